"""Bent input for `play`, `from_position` and `from_record`: nothing but typed errors may come out.

What is accepted must be sound: it can be played on, and gives its position and record back.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from saqqara import Match, SaqqaraError
from tests.games import ALL_SIDES, random_match

MATCHES = [
    *(random_match(n, seats=2 + n % 3, sides=ALL_SIDES[n * 11 % 32], wrath=n % 2 == 0, most=n * 9) for n in range(18)),
    *(random_match(n, seats=2 + n % 3, game="pyramids", most=n * 13) for n in range(14)),
]
POSITIONS: list[dict[str, Any]] = [match.position() for match in MATCHES]
RECORDS = [match.record() for match in MATCHES]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    30,
    31,
    127,
    128,
    10**30,
    1.5,
    "",
    "a",
    "temple",
    "statue",
    [],
    {},
    [0],
    [None],
]


def bend_position(dice: random.Random) -> Any:
    """A true position with a few values replaced, removed, doubled or moved."""
    position = json.loads(json.dumps(dice.choice(POSITIONS)))
    for _ in range(dice.randint(1, 4)):
        _bend(position, dice)
    return position


def _bend(value: Any, dice: random.Random) -> None:
    """Changes one value somewhere inside a dict or list."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = dice.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and dice.random() < 0.8:
        _bend(value[key], dice)
        return
    change = dice.randrange(4)
    if change == 0:
        del value[key]
    elif change == 1 and isinstance(value, list):
        value.insert(dice.randrange(len(value) + 1), value[key])
    elif change == 2 and isinstance(value[key], int):
        value[key] += dice.choice((-1, 1))
    else:
        value[key] = dice.choice(ODD)


def bend_record(dice: random.Random) -> str:
    """A true record with a few lines or letters changed."""
    lines = dice.choice(RECORDS).split("\n")
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(len(lines))
        change = dice.randrange(5)
        if change == 0:
            del lines[place]
        elif change == 1:
            lines.insert(place, dice.choice(lines))
        elif change == 2:
            lines[place] = lines[place][: dice.randint(0, len(lines[place]))]
        elif change == 3:
            lines[place] = dice.choice(RECORDS).split("\n")[min(place, 12)]
        else:
            letters = list(lines[place])
            if letters:
                letters[dice.randrange(len(letters))] = dice.choice("0123456789abcdemnprst :?-\x00é")
            lines[place] = "".join(letters)
        lines = lines or [""]
    return "\n".join(lines)


def bend_move(dice: random.Random, match: Match) -> str:
    """A move that might be legal, illegal or none at all."""
    seat = dice.choice(match.seats_to_move or (0,))
    words = dice.choice(match.legal(seat) or ["take"]).split()
    pool = "take load sail play card keep unload pyramid ships deal pair pass a1 b2 d4 temple market chisel 1 2 9 mark 12 48".split()
    if dice.random() < 0.7:
        words[dice.randrange(len(words))] = dice.choice(pool)
    if dice.random() < 0.2:
        words.append(dice.choice(pool))
    return " ".join(words)


def try_position(position: Any, dice: random.Random) -> bool:
    """Whether the position was accepted; then it is played on."""
    return _try(lambda: Match.from_position(position, seed=1), dice)


def try_record(text: str, dice: random.Random) -> bool:
    """Whether the record was accepted; then it is played on."""
    return _try(lambda: Match.from_record(text), dice)


def _try(make: Callable[[], Match], dice: random.Random) -> bool:
    try:
        match = make()
    except SaqqaraError:
        return False
    play_on(match, dice, 25)
    assert Match.from_record(match.record()).position() == match.position()
    return True


def play_on(match: Match, dice: random.Random, moves: int) -> None:
    """Plays bent and true moves in turn; refused moves change nothing."""
    for _ in range(moves):
        if not match.seats_to_move:
            return
        before = match.record()
        try:
            match.play(bend_move(dice, match), seat=dice.choice((None, 0, 1, 2, 3, 4)))
        except SaqqaraError:
            assert match.record() == before
            match.play(dice.choice(match.legal()))
        assert match.game.faults(match.state()) == []
        for seat in (None, *range(match.seats)):
            match.view(seat)
