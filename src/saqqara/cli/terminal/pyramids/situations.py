"""The situations of a first game of Pyramids. What is rarer comes first."""

from __future__ import annotations

from collections.abc import Callable

from saqqara.cli.terminal.lessons.situations import Scene, Situation


def _owes(what: str) -> Callable[[Scene], bool]:
    return lambda scene: any((one["seat"], one["owes"]) == (scene.seat, what) for one in scene.table["pending"])


def _has(counted: str) -> Callable[[Scene], bool]:
    """Whether the seat has anything of a kind."""
    return lambda scene: _count(scene.table[counted][scene.seat]) > 0


def _count(owned: int | list[int]) -> int:
    return owned if isinstance(owned, int) else sum(map(bool, owned))


def _is_claimed(scene: Scene) -> bool:
    return any(seat is not None for claims in scene.table["claimed"].values() for seat in claims)


def _has_elixir(scene: Scene) -> bool:
    return any(event["event"] == "elixir" and event["seat"] == scene.seat for event in scene.table["events"])


SITUATIONS = {
    "keep": Situation("P2.1", _owes("keep"), is_asked=True),
    "take": Situation("P5.1", _owes("take"), is_asked=True),
    "red-cross": Situation("P4.5", _owes("cross"), is_asked=True),
    "first-mark": Situation("P4.1", _owes("mark"), is_asked=True),
    "last-round": Situation("P3.1", lambda scene: scene.table["round"] == scene.figures["rounds.count"], is_asked=True),
    "tomb": Situation("P4.10", _has("explored")),
    "claim": Situation("P5.3", _is_claimed),
    "elixir": Situation("P4.9", _has_elixir),
    "skull": Situation("P4.8", _has("skulls")),
    "gem": Situation("P4.6", _has("gems")),
    "torch": Situation("P4.7", _has("torches")),
    "next-round": Situation("P3.1", lambda scene: scene.table["round"] > 1),
}
