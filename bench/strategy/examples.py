"""Finds an example of each of Mason's dearest mistakes and judges it again, by a search of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bench.strategy.figures import by_price
from bench.strategy.imhotep import set_up
from bench.strategy.table import Table, chosen, gain, value_of

JUDGE = "pharaoh@0.5"
COUNT = 3


def examples(rows: Sequence[dict[str, Any]], kinds: dict[str, Any], judge: str = JUDGE) -> list[dict[str, Any]]:
    """The dearest single mistake of each of the three dearest kinds; its price is measured anew."""
    reviews = [row for row in rows if row["job"][:2] == ["imhotep", "review"]]
    return [_example(*max(_of_kind(reviews, kind), key=_price), judge) for kind in list(by_price(kinds))[:COUNT]]


def _of_kind(reviews: Sequence[dict[str, Any]], kind: str) -> Iterator[tuple[list[Any], list[Any]]]:
    for row in reviews:
        for mistake in row["mistakes"]:
            if mistake[3] == kind:
                yield row["job"], mistake


def _price(found: tuple[list[Any], list[Any]]) -> float:
    return float(found[1][6])


def _example(job: list[Any], mistake: list[Any], judge: str) -> dict[str, Any]:
    _, _, seats, number = job
    turn, _, seat, kind, move, best, *_ = mistake
    table = before(seats, number, turn)
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
