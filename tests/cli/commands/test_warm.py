"""`saqqara warm`: compiles what is missing, once."""

from __future__ import annotations

from tests.cli.test_commands import in_this_process, saqqara


def test_what_is_compiled_is_left_alone() -> None:
    saqqara("warm", "imhotep")
    assert saqqara("warm", "imhotep").stdout == "0 compiled, 1 ready before\n"


def test_an_unknown_game_is_refused() -> None:
    done = in_this_process("warm", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "imhotep" in done.stderr
