"""Requests about reviews that no honest guest makes: bad IDs, bad records, lines that lead nowhere, and too many."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from functools import cache
from typing import Any

from bench.processes import Server
from bench.siege.guest import ATTACKER, GAME, Guest
from bench.siege.report import Report, measured
from saqqara import Match
from saqqara.match import records

Request = tuple[str, str, Any]  # method, path, body
LONGEST = 60_000  # characters of a record
DEEPEST = 40  # moves of a line
NOWHERE = "rec-0123456789abcdef"


@cache
def finished_record() -> str:
    """The record of a game that was played at random."""
    match, chance = Match.new(GAME, seats=2, seed=1), random.Random(1)
    while match.seats_to_move:
        match.play(chance.choice(match.legal()))
    return match.record()


def bad_records(record: str) -> dict[str, Any]:
    """What is sent in place of a record that can be reviewed."""
    head, _, moves = record.partition("\n\n")
    lines = moves.splitlines()
    edition = next(line for line in head.splitlines() if line.startswith("edition"))
    return {
        "torn": record[: len(record) // 2],
        "without its last move": f"{head}\n\n" + "\n".join(lines[:-1]) + "\n",
        "with a move that is illegal": f"{head}\n\n" + "\n".join([*lines[:-1], lines[-1] + "0"]) + "\n",
        "with a draw of its own": f"{head}\n\n" + "\n".join([lines[0][:-4] + lines[0][:-5:-1], *lines[1:]]) + "\n",
        "of another edition": record.replace(edition, edition[:-4] + "0000"),
        "too long": record + " " * LONGEST,
        "of many lines": f"{head}\n\n" + "\n" * (LONGEST // 3),
        "no record": "Dear diary",
        "empty": "",
        "a number": 7,
        "a list": [record],
        "nothing": None,
    }


def bad_requests(record: str, review: str) -> dict[str, Request]:
    """Requests that have to be refused; `review` is the ID of one that exists, of somebody else."""
    path = f"/api/reviews/{review}"
    deep = [{"seat": 0, "move": "take"}] * (DEEPEST + 1)
    turn = next(turn for turn, line in enumerate(records.read(record).lines) if line.seat == 0)
    return {
        **{name: ("POST", "/api/reviews", {"record": text}) for name, text in bad_records(record).items()},
        "more than a record": ("POST", "/api/reviews", {"record": record, "simulations": 1_000_000}),
        "no such review": ("GET", f"/api/reviews/{NOWHERE}", None),
        "no such table": ("GET", "/api/reviews/nowhere", None),
        "no ID": ("GET", "/api/reviews/..%2f..%2fetc", None),
        "a long ID": ("GET", f"/api/reviews/{'a' * 500}", None),
        "a long wait": ("GET", f"{path}?seen=1&wait=100000", None),
        "stopped by another": ("DELETE", path, None),
        "a turn before the first": ("GET", f"{path}/replay/-1", None),
        "a seat too many": ("GET", f"{path}/replay/1?seat=3", None),
        "a line too deep": ("POST", f"{path}/line", {"turn": 0, "moves": deep}),
        "a line that is illegal": ("POST", f"{path}/line", {"turn": turn, "moves": [{"seat": 0, "move": "fly"}]}),
        "a line of nature": ("POST", f"{path}/line", {"turn": turn, "moves": [{"seat": -1, "move": "take"}]}),
        "a line of nobody": ("POST", f"{path}/line", {"turn": turn, "moves": [{"seat": -2, "move": "take"}]}),
        "a line from nowhere": ("POST", f"{path}/line", {"turn": 10**9, "moves": []}),
        "a try at no decision": ("POST", f"{path}/try", {"turn": 10**6, "move": "take"}),
        "a try that is illegal": ("POST", f"{path}/try", {"turn": turn, "move": "fly"}),
    }


async def bad_reviews(server: Server, seconds: float) -> Report:
    """Sends all of these again and again."""
    owner = await Guest.arriving(server.port, ATTACKER, "Ann")
    review = (await owner.told("POST", "/api/reviews", {"record": finished_record()}))["id"]
    return await measured("bad reviews", server, _flood(server.port, review, seconds))


async def _flood(port: int, review: str, seconds: float) -> str:
    guest = await Guest.arriving(port, ATTACKER, "Bob")
    answers: Counter[int] = Counter()
    until = time.monotonic() + seconds
    for request in itertools.cycle(bad_requests(finished_record(), review).values()):
        if time.monotonic() >= until:
            break
        answers[(await guest.ask(*request))[0]] += 1
    return ", ".join(f"{count} x {status}" for status, count in answers.most_common())
