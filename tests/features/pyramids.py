"""What a recorded game of Pyramids shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saqqara import NATURE, Match
from saqqara.match import records
from saqqara.rules.pyramids.box import COLOURS, SHAPES
from saqqara.rules.pyramids.state import Owes, Step

REQUIRED: frozenset[str] = frozenset(
    [
        *(f"{seats} players" for seats in (2, 3, 4)),
        *(f"decided by {reason}" for reason in ("points", "lowest pyramid", "shared")),
        *(f"shape {shape} marked" for shape in SHAPES),
        *(f"torch of round {number}" for number in (1, 2, 3, 4)),
        *(f"{colour} claims {points}" for colour in COLOURS for points in (10, 6, 3)),
        "places shared below the first",
        "a negative total",
        "single field instead of a shape",
        "red cross on the same card",
        "red cross on the other card",
        "chain of red crosses",
        "two red crosses in one shape",
        "red cross on a card explored in this step",
        "red cross that lapses",
        "second torch of a round",
        "ten red gems",
        "ten green gems",
        "ten skulls",
        "elixir erases two",
        "elixir erases one",
        "elixir erases none",
        "skull and elixir in one mark",
        "two pyramids explored at once",
        "two seats explore in one step",
        "taken from the display",
        "taken from the deck",
        "two picks of one seat",
        "explored with the last expedition",
        "two claims in one step",
        "second claim of a colour by one seat",
        "deck ran out",
        "display not refilled",
        "hand with one card",
        "a mark that was not asked",
        "seats that answer out of order",
    ]
)


def features_of(text: str) -> set[str]:
    """Everything that the game of a record shows."""
    record = records.read(text)
    match = Match.before(record)
    shown: set[str] = {f"{match.seats} players"}
    for line in record.lines:
        before = match.state()
        match.replay(line)
        after = match.state()
        events = match.game.story(after, match._state.events, None, whole=True)
        shown.update(_of_move(line.seat, line.move, before, after, events))
        shown.update(_of_table(before, after, events))
    shown.update(_of_end(match))
    return shown


def _of_move(seat: int, move: str, before: Any, after: Any, events: list[dict[str, Any]]) -> Iterator[str]:
    words = move.split()
    if words[0] == "take":
        yield "taken from the deck" if words[1] == "deck" else "taken from the display"
        if before.count[seat] == 2:
            yield "two picks of one seat"
    if seat >= 0 and before.step == Step.MARKING and seat != before.asked:
        yield "seats that answer out of order"
    if words[0] != "mark":
        return
    card, fields = int(words[1]) - 1, len(words) - 2
    if before.owes[seat] == Owes.MARK:
        shape = SHAPES[before.turned_up[before.turned_count - 1]]
        yield f"shape {shape} marked" if fields > 1 else "single field instead of a shape"
    else:
        yield from _of_cross(seat, card, before)
    kinds = [event["event"] for event in events if event.get("seat") == seat]
    if "red cross" in kinds and before.owes[seat] == Owes.CROSS:
        yield "chain of red crosses"
    if any(event["event"] == "red cross" and event["count"] == 2 for event in events[: len(kinds)]):
        yield "two red crosses in one shape"
    if "skull" in kinds and "elixir" in kinds:
        yield "skull and elixir in one mark"
    if "elixir" in kinds and "skull" not in kinds:
        erased = before.skulls[seat] - next(event["count"] for event in events if event["event"] == "elixir")
        yield f"elixir erases {('none', 'one', 'two')[min(erased, 2)]}"


def _of_cross(seat: int, card: int, before: Any) -> Iterator[str]:
    changed = [slot for slot in range(2) if before.crossed[seat][slot] != before.crossed_before[seat][slot]]
    is_same = any(before.hands[seat][slot] == card for slot in changed)
    yield "red cross on the same card" if is_same else "red cross on the other card"
    if card in before.explored_now[seat]:
        yield "red cross on a card explored in this step"


def _of_table(before: Any, after: Any, events: list[dict[str, Any]]) -> Iterator[str]:
    for event in events:
        if event["event"] == "torch":
            yield f"torch of round {event['round']}"
        if event["event"] == "colour points":
            yield f"{event['colour']} claims {event['points']}"
        if event["event"] == "cross lapses":
            yield "red cross that lapses"
    marks = [event["seat"] for event in events if event["event"] == "fields crossed"]
    if any(event["event"] == "expedition" for event in events) and marks:
        yield "a mark that was not asked"
    if sum(event["event"] == "colour points" for event in events) > 1:
        yield "two claims in one step"
    for seats in after.claimed:
        if any(seat >= 0 and seats.count(seat) > 1 for seat in seats):
            yield "second claim of a colour by one seat"
    yield from _of_cards(before, after)


def _of_cards(before: Any, after: Any) -> Iterator[str]:
    now = [[card for card in after.explored_now[seat] if card >= 0] for seat in range(after.seats)]
    if any(len(cards) == 2 for cards in now):
        yield "two pyramids explored at once"
    if sum(bool(cards) for cards in now) > 1:
        yield "two seats explore in one step"
    if not any(after.deck) and after.turned_count:
        yield "deck ran out"
        if -1 in after.display:
            yield "display not refilled"
    if after.step == Step.MARKING and any(-1 in after.hands[seat] for seat in range(after.seats)):
        yield "hand with one card"
    for seat in range(after.seats):
        if after.gems[seat][0] == 10:
            yield "ten red gems"
        if after.gems[seat][1] == 10:
            yield "ten green gems"
        if after.skulls[seat] == 10:
            yield "ten skulls"
        lit = after.torches[seat][after.round_number - 1]
        if lit and before.torches[seat][after.round_number - 1] and _covers_torch(seat, before, after):
            yield "second torch of a round"


def _covers_torch(seat: int, before: Any, after: Any) -> bool:
    from saqqara.rules.pyramids.components import TORCHES

    return any(
        after.hands[seat][slot] == before.hands[seat][slot] >= 0
        and (after.crossed[seat][slot] & ~before.crossed[seat][slot]) & TORCHES[after.hands[seat][slot]]
        for slot in range(2)
    )


def _of_end(match: Match) -> Iterator[str]:
    outcome, state = match.outcome, match.state()
    if outcome is None:
        return
    yield f"decided by {outcome.reason}"
    if any(place > 1 and outcome.places.count(place) > 1 for place in outcome.places):
        yield "places shared below the first"
    if min(outcome.points) < 0:
        yield "a negative total"
    last = [move for seat, move in match.moves() if seat == NATURE][-1]
    if last.startswith("expedition") and any(-1 in state.hands[seat] for seat in range(state.seats)):
        yield "explored with the last expedition"
