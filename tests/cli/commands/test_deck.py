"""`saqqara deck`, as an owner of the box types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara.games.descriptor import EDITIONS
from saqqara.rules.edition import find_edition
from tests.cli.test_commands import in_this_process, saqqara

SHIPPED = (EDITIONS / "pyramids.toml").read_text()


def chamber(number: int) -> str:
    """The entry of a card in the shipped file."""
    return f"[chambers.{number}]" + SHIPPED.split(f"[chambers.{number}]")[1].split("[chambers.")[0]


def test_our_deck_is_sound() -> None:
    done = saqqara("deck", "check", str(EDITIONS / "pyramids.toml"))
    assert done.returncode == 0
    assert "48 chambers" in done.stdout


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (SHIPPED.replace(chamber(48), ""), ["card 48: P1.1 expects a chamber, got none"]),
        (
            SHIPPED.replace(
                chamber(3), '[chambers.3]\nmark = "assumed"\nvalue = """\nE.E..\n.....\n...q.\n.....\n..T..\n"""\n'
            ),
            ["card 3: P7.1 expects one of", "d3"],
        ),
        (
            SHIPPED.replace(
                chamber(3), '[chambers.3]\nmark = "assumed"\nvalue = """\nE.E..\n.....\n.....\n#####\n..T..\n"""\n'
            ),
            [
                "card 3: P7.1 expects one entrance, got 2 (a1, c1)",
                "a way from the entrance to the tomb, got none to c5",
            ],
        ),
        (
            SHIPPED.replace(chamber(2), chamber(1).replace("[chambers.1]", "[chambers.2]")),
            ["card 2: P7.1 expects another chamber than that of card 1"],
        ),
        (SHIPPED + chamber(1).replace("[chambers.1]", "[chambers.49]"), ["card 49: P1.1 expects cards 1 to 48"]),
        ((EDITIONS / "imhotep.toml").read_text(), ["game: expected 'pyramids', got 'imhotep'"]),
        ("", ["game: expected 'pyramids'"]),
    ],
)
def test_each_fault_is_told_with_card_rule_and_field(tmp_path: Path, text: str, faults: list[str]) -> None:
    (tmp_path / "my-deck.toml").write_text(text)
    done = saqqara("deck", "check", str(tmp_path / "my-deck.toml"))
    assert done.returncode == 2
    for fault in faults:
        assert fault in done.stdout
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "words", ["deck check nowhere.toml", "deck print nowhere.toml -o x.pdf", "deck print", "deck new", "deck"]
)
def test_bad_input_is_refused(words: str) -> None:
    done = in_this_process(*words.split())
    assert done.returncode == 2 or "Usage" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_not_toml_and_not_writable(tmp_path: Path) -> None:
    (tmp_path / "my-deck.toml").write_text("[[[")
    assert "expected a TOML file" in saqqara("deck", "check", str(tmp_path / "my-deck.toml")).stderr
    done = saqqara("deck", "print", "-o", str(tmp_path / "no" / "cards.pdf"))
    assert done.returncode == 2
    assert "can be written" in done.stderr


@pytest.mark.soak
def test_a_new_deck_can_be_checked_played_and_printed(tmp_path: Path) -> None:
    file = str(tmp_path / "my-deck.toml")
    assert saqqara("deck", "new", "--seed", "7", "-o", file).returncode == 0
    assert saqqara("deck", "check", file).returncode == 0
    assert find_edition("pyramids", file).name == "pyramids-7"
    assert saqqara("deck", "print", file, "-o", str(tmp_path / "cards.pdf"), "--paper", "letter").returncode == 0
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    told = saqqara(
        "simulate",
        "pyramids",
        "--seats",
        "2",
        "--games",
        "3",
        "--edition",
        file,
        "--out",
        str(tmp_path / "r"),
        "--json",
    )
    assert told.returncode == 0
    assert len(list((tmp_path / "r").iterdir())) == 3
