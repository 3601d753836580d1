"""A file is replaced as a whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara.files import write_atomically


@pytest.mark.parametrize("content", ["Thoth ist da: ʿnḫ\n", b"\x00\xff"], ids=["text", "bytes"])
def test_a_file_is_written_and_replaced(tmp_path: Path, content: str | bytes) -> None:
    file = tmp_path / "plan.json"
    for _ in range(2):
        write_atomically(file, content)
        assert file.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert list(tmp_path.iterdir()) == [file], "no draft is left"


def test_a_failed_write_leaves_the_old_file_and_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "plan.json"
    write_atomically(file, "old")

    def fail(*_: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        write_atomically(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
