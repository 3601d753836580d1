"""The folder of a training run: nothing that was written is lost, whatever ends the run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from saqqara.rules.errors import SaqqaraError
from saqqara.training import folder as folder_module
from saqqara.training.folder import Chunks, Run, RunFolder

RUN = Run("imhotep", "hash", (2, 4), (16, 8), seed=1, name="first")


def test_a_run_is_read_again(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    assert folder.run() is None
    far = replace(RUN, seconds=12.5, games=3, positions=400, jobs=7, is_published=True)
    folder.write_run(far)
    found = RunFolder(tmp_path / "run").run()
    assert found == far
    assert found.is_same(RUN)
    assert not found.is_same(replace(RUN, seats=(2,)))


def test_positions_stay_in_order_and_survive_half_a_write(tmp_path: Path) -> None:
    chunks = Chunks(tmp_path)
    for chunk in (b"one", b"two"):
        chunks.add(chunk)
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-1])  # the power failed while the last chunk was written
    again = Chunks(tmp_path)
    again.add(b"three")
    assert list(Chunks(tmp_path)) == [b"one", b"three"]


def test_the_oldest_positions_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_module, "_SEGMENT_BYTES", 1)
    chunks = Chunks(tmp_path)
    for number in range(5):
        chunks.add(bytes([number]))
    chunks.drop_oldest(2)
    assert list(chunks) == [b"\3", b"\4"]


@pytest.mark.parametrize("content", ["", "[]", '{"game": "imhotep"}'])
def test_a_file_that_is_no_run_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "run.json").write_text(content)
    with pytest.raises(SaqqaraError, match=r"expected the file of a training run, got .*run\.json"):
        RunFolder(tmp_path).run()
