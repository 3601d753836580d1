"""Finds an example of each of Mason's dearest mistakes and judges it again, by a search of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bench.strategy.figures import by_price
from bench.strategy.imhotep import set_up
from bench.strategy.table import Table, chosen, gain, value_of
from saqqara.rules.errors import SaqqaraError

JUDGE = "pharaoh@0.5"
COUNT = 3
LAST_ROUND = 6  # a mistake in it decides the game, and teaches little


def examples(rows: Sequence[dict[str, Any]], kinds: dict[str, Any], judge: str = JUDGE) -> list[dict[str, Any]]:
    """The dearest mistake before the last round of each of the three dearest kinds; its price is measured anew."""
    reviews = [row for row in rows if row["job"][:2] == ["imhotep", "review"]]
    found = (list(_of_kind(reviews, kind)) for kind in by_price(kinds))
    return [_example(*max(mistakes, key=_price), judge) for mistakes in islice(filter(None, found), COUNT)]


def _of_kind(reviews: Sequence[dict[str, Any]], kind: str) -> Iterator[tuple[list[Any], list[Any]]]:
    for row in reviews:
        for mistake in row["mistakes"]:
            if mistake[3] == kind and mistake[1] < LAST_ROUND:
                yield row["job"], mistake


def _price(found: tuple[list[Any], list[Any]]) -> float:
    return float(found[1][6])


def _example(job: list[Any], mistake: list[Any], judge: str) -> dict[str, Any]:
    _, _, seats, number = job
    turn, _, seat, kind, move, best, *_ = mistake
    table = before(seats, number, turn)
    if move not in table.question(seat, "").legal:
        raise SaqqaraError(f"expected the Mason that was reviewed, got one that plays otherwise in {table.seed!r}")
    values = [value_of(table.after(seat, each), judge, f"example {turn}") for each in (move, best)]
    lost, points, _ = gain(values[0], values[1], seat)
    found = {"kind": kind, "seed": table.seed, "turn": turn, "seat": seat, "move": move, "best": best}
    return {**found, "chance": lost, "points": points, "position": table.game.position(table.state)}


def before(seats: int, number: int, turn: int) -> Table:
    """The table of a reviewed game before a decision."""
    table, _ = set_up("review", seats, number)
    for past in range(turn):
        seat = table.seats_to_move[0]
        table.play(seat, chosen(table, seat, "mason", f"move {past}"))
    return table
