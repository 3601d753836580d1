"""Results of challenges as they are shown: places, histograms, the table of a week or a month."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from saqqara.bots.levels import LEVELS
from saqqara.server.deletion import GUEST
from saqqara.server.store.rows import LevelTryRow, TryRow
from saqqara.server.wire.challenges import Bin, ChallengeResults, LevelResult, PlayerResult, Standing

MOST_SHOWN = 200
BIN = 3  # points
MIN_PLAYERS_FOR_STATISTICS = 20  # below, a histogram or a share would tell of single people

Counts = Mapping[int, int]  # points -> how many people have so many, without help


def results_of(
    counts: Counts, rows: Sequence[tuple[TryRow, str]], levels: Iterable[LevelTryRow], person: str | None
) -> ChallengeResults:
    """Returns the results of a challenge as one person sees them."""
    yours = next((row.points for row, _ in rows if row.person == person and not row.with_help), None)
    players = sum(counts.values())
    return ChallengeResults(
        players=players,
        place=None if yours is None else place_among(counts, yours),
        better_than=better_than(counts, yours),
        histogram=histogram(counts, yours) if players >= MIN_PLAYERS_FOR_STATISTICS else [],
        levels=_level_results(levels),
        everybody=[_player_result(row, name, counts, person) for row, name in rows],
        median=median(counts),
    )


def place_among(counts: Counts, points: int) -> int:
    """Returns one more than there are people with more points."""
    return 1 + sum(number for other, number in counts.items() if other > points)


def better_than(counts: Counts, points: int | None) -> float | None:
    """Returns the share of the others who have fewer points; None with few players, or without points."""
    players = sum(counts.values())
    return None if points is None or players < MIN_PLAYERS_FOR_STATISTICS else share_beaten(counts, points)


def share_beaten(counts: Counts, points: int) -> float:
    """Returns the share of the others who have fewer points, where those with as many count half; 0.5 alone."""
    others = sum(counts.values()) - 1
    if others <= 0:
        return 0.5
    fewer = sum(number for other, number in counts.items() if other < points)
    as_many = counts.get(points, 1) - 1
    return (fewer + as_many / 2) / others


def histogram(counts: Counts, yours: int | None) -> list[Bin]:
    """Returns the bins from the least points to the most, empty ones included."""
    bins: dict[int, int] = {}
    for points, number in counts.items():
        bins[points // BIN] = bins.get(points // BIN, 0) + number
    return [
        Bin(
            from_points=number * BIN,
            to_points=number * BIN + BIN - 1,
            count=bins.get(number, 0),
            is_you=yours is not None and yours // BIN == number,
        )
        for number in range(min(bins), max(bins) + 1)
    ]


def median(counts: Counts) -> float | None:
    """Returns the points in the middle of all; None without any."""
    ordered = [points for points, number in sorted(counts.items()) for _ in range(number)]
    if not ordered:
        return None
    middle = len(ordered) // 2
    return (ordered[middle] + ordered[-1 - middle]) / 2


def _player_result(row: TryRow, name: str, counts: Counts, person: str | None) -> PlayerResult:
    points = row.points or 0
    return PlayerResult(
        name=name or GUEST,
        is_you=row.person == person,
        points=points,
        place=None if row.with_help else place_among(counts, points),
        with_help=row.with_help,
        table=row.table_id,
    )


def _level_results(rows: Iterable[LevelTryRow]) -> list[LevelResult]:
    found = {row.level: row for row in rows}
    return [
        LevelResult(level=level, points=row.points or 0, place=row.place or 0, table=row.table_id or "")  # type: ignore[arg-type]
        for level in LEVELS
        if (row := found.get(level)) is not None
    ]


# --- a week or a month ---


@dataclass
class _PlayerSum:
    name: str = ""
    shares: list[float] = field(default_factory=list)
    points: int = 0


def standings(
    results: Sequence[tuple[str, str, str, int]], person: str | None, most: int = MOST_SHOWN
) -> list[Standing]:
    """Returns the table of some days, from (challenge, person, name, points). Who has played more stands higher.

    The order is by the sum of the shares of others that were beaten, day by day.
    """
    counts: dict[str, dict[int, int]] = {}
    for challenge, _, _, points in results:
        of_day = counts.setdefault(challenge, {})
        of_day[points] = of_day.get(points, 0) + 1
    people: dict[str, _PlayerSum] = {}
    for challenge, who, name, points in results:
        days = people.setdefault(who, _PlayerSum())
        days.name = name or GUEST
        days.shares.append(share_beaten(counts[challenge], points))
        days.points += points
    ordered = sorted(people.items(), key=lambda one: (-sum(one[1].shares), -one[1].points, one[0]))
    shown = [one for number, one in enumerate(ordered) if number < most or one[0] == person]
    return [_standing(days, who == person) for who, days in shown]


def _standing(days: _PlayerSum, is_you: bool) -> Standing:
    count = len(days.shares)
    return Standing(
        name=days.name, is_you=is_you, days=count, points_share=sum(days.shares) / count, points=days.points
    )
