"""Which matches count for ratings. Said before anybody sits down, and as soon as it changes."""

from __future__ import annotations

from saqqara.server.club.anchors import anchor
from saqqara.server.table_state import TableState
from saqqara.server.wire import WhyUnrated

FEWEST_RATED = 2  # players whose strength is known, or becomes known; one of them a person


def why_unrated(table: TableState, are_ratings_on: bool = True) -> WhyUnrated | None:
    """Returns why a match does not count, as far as all may know, None if it does so far."""
    if not are_ratings_on:
        return "off"
    return _by_settings(table) or _by_seats(table) or _by_play(table)


def _by_settings(table: TableState) -> WhyUnrated | None:
    config = table.config
    if config.forked_from or config.record is not None or config.position is not None or config.prelude:
        return "fork"
    return None if config.figures is None else "edition"


def _by_seats(table: TableState) -> WhyUnrated | None:
    if any(len(seats) > 1 for seats in table.seats_by_person.values()):
        return "shared_seats"
    people = len(table.seats_by_person)
    levels = [place.level for place in table.places if place.who == "bot"]
    anchored = sum(level is not None and anchor(table.config.game, level) is not None for level in levels)
    opens = sum(place.who == "open" for place in table.places)
    is_enough = people + opens >= 1 and people + opens + anchored >= FEWEST_RATED
    return None if is_enough else "not_enough_people"


def _by_play(table: TableState) -> WhyUnrated | None:
    is_over = table.status == "over"
    if any((place.hints if is_over else place.hints_known) for place in table.places):
        return "hint"
    if table.took_back:
        return "taken_back"
    if table.ended == "agreed":
        return "agreed"
    return "unplayed" if is_over and not is_played(table) else None


def is_played(table: TableState) -> bool:
    """Whether anybody has moved at this table."""
    return any(table.moves_of(seat) > before for seat, before in enumerate(table.played_before))
