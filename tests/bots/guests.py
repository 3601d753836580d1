"""Guests, each with something odd about it, and what becomes of them in one match."""

from __future__ import annotations

from dataclasses import dataclass

from saqqara.bots.stdio_bot import RESTARTS

CHANCES = 1 + RESTARTS
SHORT_S = 0.1  # for guests that never answer
LEGAL = "print('move', legal[0], flush=True)"
FORK = "if os.fork() == 0:\n    open('grandchild', 'w').write(f'{os.getpid()}\\n')\n    time.sleep(1000)\n"


@dataclass(frozen=True)
class Guest:
    """A program, and what becomes of it in one match."""

    name: str
    answer: str
    start: str = ""
    faults: dict[str, int] | None = None  # None: its kind at every question
    kind: str = ""
    told: str = ""
    answered: int | None = 0  # None: all but those with a fault
    patience_s: float = 60.0


GUESTS = (
    Guest("good", LEGAL, faults={}, answered=None),
    Guest("crashes at start", LEGAL, "1 / 0", {"crashed": CHANCES}, told="status 1: ZeroDivisionError: division by"),
    Guest("exits at start", LEGAL, "sys.exit(0)", {"crashed": CHANCES}, told="ended with status 0"),
    Guest(
        "kills itself",
        "os.kill(os.getpid(), 9)",
        faults={"crashed": CHANCES},
        told="killed by signal 9",
    ),
    Guest(
        "crashes in the middle",
        "legal[0] if asked < 3 else 1 / 0\n" + LEGAL,
        faults={"crashed": CHANCES},
        told="ZeroDivisionError",
        answered=2 * CHANCES,
    ),
    Guest(
        "exits after a move",
        LEGAL + "\nsys.exit(0)",
        faults={"crashed": CHANCES},
        answered=CHANCES,
        told="ended with status 0",
    ),
    Guest(
        "moves without a line break", "print('move', legal[0], end='')\nsys.exit(0)", faults={"crashed": 4}, answered=4
    ),
    Guest("answers illegally", "print('move load z9', flush=True)", kind="illegal", told="expected"),
    Guest("answers nothing", "print('move', flush=True)", kind="illegal", told="got ''"),
    Guest(
        "answers illegally once",
        "print('move', 'nonsense' if asked == 2 else legal[0], flush=True)",
        faults={"illegal": 1},
        answered=None,
    ),
    Guest("gives up politely", "print('error no idea', flush=True)", kind="crashed", told="no idea"),
    Guest(
        "answers garbage",
        "sys.stdout.buffer.write(b'\\xff\\x00\\x1b[2J\\xc3\\n')\nsys.stdout.flush()",
        faults={"illegal": CHANCES},
        told="expected 'move ...' or 'note ...', got",
    ),
    Guest(
        "moves to garbage",
        "sys.stdout.buffer.write(b'move \\xff\\x00\\x1b[2J\\n')\nsys.stdout.flush()",
        kind="illegal",
        told="got",
    ),
    Guest(
        "hangs",
        "time.sleep(1000)",
        faults={"late": CHANCES},
        told="expected a move within 0.1 s, got none",
        patience_s=SHORT_S,
    ),
    Guest("hangs and writes", "while True: print('note', file=sys.stderr)", faults={"late": 4}, patience_s=SHORT_S),
    Guest(
        "floods without a line break",
        "while True: sys.stdout.write('x' * 1000)",
        faults={"flooded": CHANCES},
        told="65,536 bytes",
    ),
    Guest("floods with lines", "while True: print('note')", faults={"flooded": CHANCES}, told="1,000 lines"),
    Guest(
        "floods with long lines",
        "while True: print('note', 'x' * 50000)",
        faults={"flooded": CHANCES},
        told="1,048,576",
    ),
    Guest("complains a lot", "sys.stderr.write('x' * 300000)\n" + LEGAL, faults={}, answered=None),
    Guest("chats", "print('note thinking\\n\\nnote', end='\\n\\n')\n" + LEGAL, faults={}, answered=None),
    Guest("prints a banner", LEGAL, "print('Guest 1.0\\nmove take\\n' * 50)", faults={}, answered=None),
    Guest("forks and hangs", "time.sleep(1000)", FORK, {"late": CHANCES}, patience_s=SHORT_S),
)
