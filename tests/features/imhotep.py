"""What a recorded game shows of the rules: endings, tie-breaks, cards, rulings. Found by replaying it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saqqara import Match
from saqqara.match import records
from saqqara.rules.imhotep.components import CARD_NAMES, COLOURS, SITE_NAMES
from saqqara.rules.imhotep.state import Step

RED = CARD_NAMES[:3]
BLUE = CARD_NAMES[8:]

REQUIRED: frozenset[str] = frozenset(
    [
        *(f"{seats} players" for seats in (2, 3, 4)),
        *(f"decided by {reason}" for reason in ("points", "sled", "shared")),
        *(f"market sells {card}" for card in CARD_NAMES),
        *(f"deck gives {card}" for card in CARD_NAMES),
        *(f"pair keeps {card}" for card in CARD_NAMES),
        *(f"{card} played" for card in BLUE),
        *(f"{site} side {side}" for site in SITE_NAMES for side in "AB"),
        *(f"{colour} wins" for colour in COLOURS),
        "places shared below the first",
        "wrath suffered",
        "wrath escaped",
        "a negative total",
        "card declined",
        "pair kept 1",
        "pair kept 2",
        "pair of equal cards",
        "pair of a single card",
        "pair nobody looked at",
        "deck reshuffled",
        "deck ran out over a face-down card",
        "market space without a card",
        "forced pass",
        "round ends because nobody can act",
        "stones come back from ships that never sailed",
        "round in which nobody sailed",
        "red card with an empty quarry",
        "pyramid A complete",
        "stone at the edge of pyramid A",
        "stone at the edge of pyramids B",
        "bonus accepted: card",
        "bonus accepted: stones",
        "bonus accepted: load",
        "bonus skipped",
        "red card drawn as a bonus",
        "red card draws a card",
        "entrance asks for a pyramid",
        "temple choice: point",
        "temple choice: stones",
        "temple card is red",
        "temple of three levels",
        "tower built",
        "no score space left for a tower",
        "lever changes the order",
        "lever with a single stone",
        "hammer takes none",
        "chisel on one ship",
        "chisel on two ships",
        "take fewer than three",
    ]
)


def features_of(text: str) -> set[str]:
    """Everything that the game of a record shows."""
    record = records.read(text)
    match = Match.before(record)
    shown: set[str] = {f"{match.seats} players"}
    for site, side in zip(SITE_NAMES, match.position()["sides"], strict=True):
        shown.add(f"{site} side {side}")
    told: list[dict[str, Any]] = []
    sailed = 0
    for line in record.lines:
        before = match.state()
        match.replay(line)
        after = match.state()
        events = match.game.story(after, match._rows, None, whole=True)
        shown.update(_of_move(line.move, before, after, events, told))
        sailed = 0 if any(event["event"] == "ships arrive" for event in events) else sailed
        sailed += sum(event["event"] == "ship sailed" for event in events)
        if any(event["event"] == "round ends" for event in events) and sailed == 0:
            shown.add("round in which nobody sailed")
        told = events
    shown.update(_of_end(match))
    return shown


def _of_move(
    move: str, before: Any, after: Any, events: list[dict[str, Any]], earlier: list[dict[str, Any]]
) -> Iterator[str]:
    kinds = [event["event"] for event in events]
    for event in events:
        yield from _of_event(event)
    word = move.split(maxsplit=1)[0]
    if move == "pass":
        yield "forced pass"
        if "round ends" in kinds:
            yield "round ends because nobody can act"
        if "stone returned" in kinds:
            yield "stones come back from ships that never sailed"
    if word == "keep":
        yield f"pair kept {move[-1]}"
        if before.looked[0] == before.looked[1]:
            yield "pair of equal cards"
    if "card seen" in kinds and "card kept" in kinds:
        yield "pair of a single card"
    if word in ("accept", "skip"):
        yield (
            "bonus skipped"
            if word == "skip"
            else f"bonus accepted: {'card' if before.step == Step.BONUS_CARD else 'stones'}"
        )
    if word == "load" and before.step == Step.BONUS_LOAD:
        yield "bonus accepted: load"
    if move in ("point", "stones"):
        yield f"temple choice: {'point' if move == 'point' else 'stones'}"
    if word == "pyramid" and before.step == Step.PYRAMID_BY_CARD:
        yield "entrance asks for a pyramid"
    if before.step == Step.DEAL_AWAY:
        yield "pair nobody looked at"
    if any(after.left_behind):
        yield "deck ran out over a face-down card"
    if (
        before.step in (Step.DRAW_SHIPS, Step.DEAL_MARKET)
        and after.step == Step.ACTION
        and -1 in after.face_up[: 4 - after.sides[0]]
    ):
        yield "market space without a card"
    yield from _of_cards(move, before, after, kinds)


def _of_cards(move: str, before: Any, after: Any, kinds: list[str]) -> Iterator[str]:
    if before.step == Step.DEAL_CARD and "red card played" in kinds:
        yield "red card drawn as a bonus" if before.ship >= 0 else "temple card is red"
        if after.step in (Step.DEAL_CARD, Step.BONUS_CARD):
            yield "red card draws a card"
    if "red card played" in kinds and after.step != Step.PYRAMID_BY_CARD and "stone placed" not in kinds:
        yield "red card with an empty quarry"
    if move == "play hammer" and before.sled == after.sled:
        yield "hammer takes none"
    if before.step == Step.CHISEL_SECOND and move.startswith("load"):
        ships = [ship for ship in range(4) if before.cargo[ship] != after.cargo[ship]]
        yield from ("chisel on one ship",) if ships and _was_loaded(before, ships[0]) else ()
        yield from ("chisel on two ships",) if ships and not _was_loaded(before, ships[0]) else ()
    if move.startswith("unload") and move != "unload 1" and before.ordered == 0:
        yield "lever changes the order"
    if before.step == Step.LEVER_SAIL and "stone unloaded" in kinds:
        yield "lever with a single stone"


def _was_loaded(before: Any, ship: int) -> bool:
    return any(owner == before.asked for owner in before.cargo[ship])


def _of_event(event: dict[str, Any]) -> Iterator[str]:
    kind = event["event"]
    if kind == "card taken":
        yield f"market sells {event['card']}"
    elif kind == "card drawn":
        yield f"deck gives {event['card']}"
    elif kind == "card kept":
        yield f"pair keeps {event['card']}"
    elif kind == "blue card played":
        yield f"{event['card']} played"
    elif kind == "declined":
        yield "card declined"
    elif kind == "deck reshuffled":
        yield "deck reshuffled"
    elif kind == "tower built":
        yield "tower built"
    elif kind == "stones taken" and 0 < event["count"] < 3:
        yield "take fewer than three"
    elif kind == "stone placed" and event["site"] == "pyramid" and event.get("pyramid") == "edge":
        yield "stone at the edge of pyramids B"
    elif kind == "points" and event["source"] == "wrath":
        yield "wrath suffered"


def _of_end(match: Match) -> Iterator[str]:
    state, outcome = match.state(), match.outcome
    if state.sides[1] == 0 and state.built[0] >= 14:
        yield "pyramid A complete"
    if state.sides[1] == 0 and state.built[0] > 14:
        yield "stone at the edge of pyramid A"
    if state.temple_stones > 10:
        yield "temple of three levels"
    if state.sides[4] == 1 and max(state.obelisk) >= 3:
        yield "no score space left for a tower"
    if outcome is None:
        return
    yield f"decided by {outcome.reason}"
    for seat, place in enumerate(outcome.places):
        if place == 1:
            yield f"{COLOURS[seat]} wins"
        if state.wrath and "wrath" not in match.earned[seat]:
            yield "wrath escaped"
    if any(place > 1 and outcome.places.count(place) > 1 for place in outcome.places):
        yield "places shared below the first"
    if min(outcome.points) < 0:
        yield "a negative total"
