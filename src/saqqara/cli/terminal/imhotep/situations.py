"""The situations of a first game of Imhotep. What is rarer comes first."""

from __future__ import annotations

from collections.abc import Callable

from saqqara.cli.terminal.lessons.situations import Scene, Situation


def _has_ship(site: str) -> Callable[[Scene], bool]:
    return lambda scene: any(ship["site"] == site for ship in scene.table["ships"])


def _is_shared(scene: Scene) -> bool:
    """Whether a ship that can sail carries stones of the seat and of others."""
    for letter in {move.split()[1] for move in scene.legal if move.startswith("sail ")}:
        aboard = {stone for stone in scene.table["ships"]["abcd".index(letter)]["cargo"] if stone is not None}
        if scene.seat in aboard and len(aboard) > 1:
            return True
    return False


def _has_one_ship_left(scene: Scene) -> bool:
    return sum(ship["site"] is None for ship in scene.table["ships"]) == 1


SITUATIONS = {
    "market": Situation("I5.1", lambda scene: scene.can("card"), is_asked=True),
    "blue-card": Situation("I4.4", lambda scene: scene.can("play"), is_asked=True),
    "last-round": Situation("I3.7", lambda scene: scene.table["round"] == scene.figures["rounds.count"], is_asked=True),
    "others-aboard": Situation("I4.3", _is_shared, is_asked=True),
    "can-sail": Situation("I4.3", lambda scene: scene.can("sail"), is_asked=True),
    "round-end": Situation("I3.4", _has_one_ship_left, is_asked=True),
    "full-sled": Situation(
        "I4.1", lambda scene: scene.table["sleds"][scene.seat] == scene.figures["sled.spaces"], is_asked=True
    ),
    "empty-sled": Situation(
        "I4.1", lambda scene: scene.table["sleds"][scene.seat] == 0 and scene.can("take"), is_asked=True
    ),
    "first-turn": Situation("I4.1", lambda scene: scene.can("take") or scene.can("load"), is_asked=True),
    "at-market": Situation("I5.1", lambda scene: _has_ship("market")(scene) and not scene.can("card")),
    "at-pyramid": Situation("I7.1", _has_ship("pyramid")),
    "at-temple": Situation("I8.1", _has_ship("temple")),
    "at-chamber": Situation("I9.2", _has_ship("chamber")),
    "at-obelisks": Situation("I9.4", _has_ship("obelisks")),
    "temple-scored": Situation("I8.2", lambda scene: scene.table["round"] > 1 and bool(scene.table["temple"])),
}
