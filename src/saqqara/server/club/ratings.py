"""Ratings of people: changed in the transaction that notes the end of a match, and shown to themselves alone."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from saqqara.server.club.anchors import anchor, anchors
from saqqara.server.club.finished import FinishedGame, SeatResult
from saqqara.server.club.rating_model import MODEL, Strength
from saqqara.server.store.ratings import Change, RatingRow, change_ratings, locked_ratings
from saqqara.server.wire.games import AnchorShown, RatingPoint, Ratings, RatingShown

FEWEST_SHOWN = 5  # rated games, before which a rating says too little
MOST_SHOWN = 500  # points of a history


def count_rating(connection: Connection, game: FinishedGame) -> None:
    """Changes the ratings of the people of a rated match. Bots keep theirs."""
    if not game.is_rated:
        return
    kind = game.table.config.game
    people = [result for result in game.seats if result.person is not None]
    bots = [(result, anchor(kind, result.level)) for result in game.seats if result.level is not None]
    anchored = [(result, strength) for result, strength in bots if strength is not None]
    before = locked_ratings(connection, kind, [str(result.person) for result in people])
    known = [_strength(before.get(str(result.person))) for result in people] + [strength for _, strength in anchored]
    ranks = ranks_of([*people, *(result for result, _ in anchored)])
    if len(known) < 2:
        return
    after = MODEL.rated(known, ranks)[: len(people)]
    changes = [
        Change(str(result.person), kind, game.table.id, game.ended, old.mean, *new)
        for result, old, new in zip(people, known, after, strict=False)
    ]
    change_ratings(connection, changes)


def ranks_of(results: Sequence[SeatResult]) -> list[int]:
    """Returns the ranks that count: whoever left is last, whatever a bot made of the seat."""
    worst = max(result.place for result in results) + 1
    return [worst if result.stood_in or result.conceded else result.place for result in results]


def _strength(row: RatingRow | None) -> Strength:
    return MODEL.newcomer if row is None else Strength(row.mean, row.deviation)


def shown_ratings(rows: Sequence[RatingRow], changes: Sequence[Change], is_on: bool) -> Ratings:
    """Returns somebody's ratings with their history, and those of the levels."""
    return Ratings(
        is_on=is_on,
        ratings=[_shown(row, [one for one in changes if one.game == row.game]) for row in rows],
        anchors=[
            AnchorShown(game=game, level=level, mean=strength.mean, low=strength.low, high=strength.high)
            for game, levels in anchors().items()
            for level, strength in levels.items()
        ],
    )


def _shown(row: RatingRow, changes: Sequence[Change]) -> RatingShown:
    """Returns a rating, without figures where it rests on too few games."""
    if row.games < FEWEST_SHOWN:
        return RatingShown(game=row.game, games=row.games, is_shown=False)
    strength = _strength(row)
    settled = changes[max(0, FEWEST_SHOWN - 1 - (row.games - len(changes))) :]
    return RatingShown(
        game=row.game,
        games=row.games,
        is_shown=True,
        mean=strength.mean,
        low=strength.low,
        high=strength.high,
        history=[_point(change) for change in settled],
    )


def _point(change: Change) -> RatingPoint:
    strength = Strength(change.mean, change.deviation)
    return RatingPoint(at=change.at, table=change.table, mean=strength.mean, low=strength.low, high=strength.high)
