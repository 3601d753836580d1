"""Imports the installed package, plays both games to their end, verifies their records and starts the command.

python -m tools.smoke
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAMES = ("imhotep", "pyramids")


def main() -> None:
    """Plays without a compiler: `Match` and the commands that need none."""
    from saqqara import Match

    with TemporaryDirectory() as folder:
        for game in GAMES:
            match = Match.new(game, seats=2)
            while match.outcome is None:
                match.play(match.legal()[0])
            record = Path(folder) / f"{game}.record"
            record.write_text(match.record(), encoding="utf-8", newline="\n")
            saqqara("record", "verify", str(record))
            saqqara("record", "show", str(record), "--turn", "20")
    saqqara("--version")
    saqqara("play", "--help")


def saqqara(*arguments: str) -> None:
    """Runs the command as a user does; a failure ends this program."""
    command = [sys.executable, "-c", "from saqqara.cli.main import main; main()", *arguments]
    answer = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    print(answer.stdout)
    if answer.returncode != 0:
        sys.exit(f"saqqara {' '.join(arguments)}: status {answer.returncode}\n{answer.stderr}")


if __name__ == "__main__":
    main()
