"""Token files: secret, of one house, used by one bot at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara import SaqqaraError
from saqqara.bridge.link import Link
from saqqara.bridge.token_file import opened, opened_in

HOUSE = "http://127.0.0.1:8000"
LINK = Link(HOUSE, "k3J")


def test_a_token_is_kept_for_its_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "bot.json"
    with opened(path, HOUSE) as file:
        assert file.token is None
        file.keep("secret")
    assert path.stat().st_mode & 0o077 == 0
    with opened(path, HOUSE) as file:
        assert file.token == "secret"
        file.end()
        assert path.exists(), "a file of the user's own stays"


def test_a_token_is_not_sent_to_another_house(tmp_path: Path) -> None:
    with opened(tmp_path / "bot.json", HOUSE) as file:
        file.keep("secret")
    with (
        pytest.raises(SaqqaraError, match=r"expected a token of http://other, got one of 'http://127") as refusal,
        opened(tmp_path / "bot.json", "http://other"),
    ):
        pass
    assert "secret" not in str(refusal.value)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    for text in ("", "[]", "{}", "token"):
        (tmp_path / "bot.json").write_text(text)
        with (
            pytest.raises(SaqqaraError, match="expected a file that this command wrote"),
            opened(tmp_path / "bot.json", HOUSE),
        ):
            pass
        assert (tmp_path / "bot.json").read_text() == text


def test_one_bot_uses_a_file_at_a_time(tmp_path: Path) -> None:
    with (
        opened(tmp_path / "bot.json", HOUSE),
        pytest.raises(SaqqaraError, match="that no other bot uses"),
        opened(tmp_path / "bot.json", HOUSE),
    ):
        pass


def test_bots_of_one_player_at_one_table_have_files_of_their_own(tmp_path: Path) -> None:
    with opened_in(tmp_path, LINK, "random", None) as one, opened_in(tmp_path, LINK, "random", None) as two:
        one.keep("1")
        two.keep("2")
    with opened_in(tmp_path, LINK, "random", None) as again:
        assert again.token == "1"
        again.end()
    with opened_in(tmp_path, Link(HOUSE, "other"), "random", None) as elsewhere:
        assert elsewhere.token is None
    assert len(list(tmp_path.glob("*.json"))) == 1
    assert len(list(tmp_path.glob("*.lock"))) == 1


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(SaqqaraError, match="expected a file that can be written"),
        opened(tmp_path / "file" / "bot", HOUSE),
    ):
        pass
