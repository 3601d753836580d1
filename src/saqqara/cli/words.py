"""The names that the terminal uses: seats by their colour, market cards."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.cli.languages import say
from saqqara.rules.contract import NATURE
from saqqara.rules.imhotep.components import COLOURS


def colour(seat: int) -> str:
    """The seat by its colour, as in `White`."""
    return say("look.nature") if seat == NATURE else _capital(say(f"colour.{COLOURS[seat]}"))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def card(name: str | int | None) -> str | int:
    """A card as people say it: those of Imhotep have names, those of Pyramids numbers, some are hidden."""
    if name is None:
        return say("card.hidden")
    return say(f"card.{name}") if isinstance(name, str) else name


def cards_in_hand(names: Sequence[str]) -> str:
    """The cards before a player, equal ones counted, as in `2 × Statue, Lever`."""
    counts = {name: names.count(name) for name in names}
    told = [
        say("cli.times", count=count, card=card(name)) if count > 1 else card(name) for name, count in counts.items()
    ]
    return ", ".join(map(str, told)) or "-"
