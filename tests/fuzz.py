"""`make fuzz`: coverage-guided fuzzing with atheris for a bounded time.

python -m tests.fuzz [SECONDS]
"""

from __future__ import annotations

import random
import sys

import atheris

with atheris.instrument_imports(include=["saqqara"]):
    from saqqara import Match, SaqqaraError
    from tests.fuzzing import RECORDS, bend_position, bend_record, try_position, try_record


def try_input(data: bytes) -> None:
    """One input: raw text for the readers, and a seed for bent positions and records."""
    source = atheris.FuzzedDataProvider(data)
    what = source.ConsumeIntInRange(0, 3)
    dice = random.Random(source.ConsumeInt(8))
    text = source.ConsumeUnicodeNoSurrogates(400)
    if what == 0:
        try_position(bend_position(dice), dice)
    elif what == 1:
        try_record(bend_record(dice), dice)
    elif what == 2:
        head, _, body = dice.choice(RECORDS).partition("\n\n")
        try_record(f"{head}\n\n{text}" if source.ConsumeBool() else f"{text}\n\n{body}", dice)
    else:
        try:
            Match.new("imhotep", seats=2, seed=1).play(text)
        except SaqqaraError:
            return


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-timeout=20", "-print_final_stats=1"], try_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
