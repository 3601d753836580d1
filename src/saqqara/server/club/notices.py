"""What people are told who do not look at their table: that it is their turn, that it is over, what others ask.

A notice is decided by the process that has written an entry, from the entry and the seats that owed a move before it:
so each is decided once. It names the game and the players, as the list of tables does, and nothing of the match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from saqqara.languages import bundle, id_of, listed
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry
from saqqara.server.table import Place, Table

Kind = Literal["turn", "over", "back", "end"]

AREAS = ("common", "push")
_WEB = Path(str(files("saqqara.web")))
_GUEST = re.compile(r"Guest (\d{3})")  # a name that the pages gave, in English


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person is to be told of a table."""

    person: str
    table: str
    seat: int
    kind: Kind
    ask: int | None = None  # the question that has to be answered

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for the person."""
        return self.kind == "over"

    def still_holds(self, table: Table) -> bool:
        """Whether it is still so, and the seat is still played by the person."""
        place = table.places[self.seat]
        if place.person != self.person or place.stand_in is not None:
            return False
        match self.kind:
            case "turn":
                return self.seat in table.owing and table.begun().ask(self.seat) == self.ask
            case "back":
                return table.asks_back is not None and self.seat not in table.asks_back.accepted
            case "end":
                return table.asks_end is not None and self.seat not in table.asks_end.accepted
        return table.status == "over"


def notices(table: Table, entry: AnyEntry, owed: Sequence[int]) -> Iterator[Notice]:
    """Yields what people have to be told after an entry; `owed` are the seats that owed a move before it."""
    told: set[str] = set()
    for seat, kind in _recipients(table, entry, owed):
        place = table.places[seat]
        if (
            place.who == "person"
            and place.person is not None
            and place.person not in told
            and seat not in table.conceded
        ):
            told.add(place.person)
            ask = table.begun().ask(seat) if kind == "turn" else None
            yield Notice(place.person, table.id, seat, kind, ask)


def _recipients(table: Table, entry: AnyEntry, owed: Sequence[int]) -> Iterator[tuple[int, Kind]]:
    actor = getattr(entry, "seat", None) if getattr(entry, "by", "person") == "person" else None
    if table.status == "over":
        if isinstance(entry, log.Moved | log.Conceded | log.AnsweredEnd):
            yield from ((seat, "over") for seat in range(len(table.places)) if seat != actor)
    elif isinstance(entry, log.AskedBack):
        yield from ((seat, "back") for seat in table.voters(entry.seat))
    elif isinstance(entry, log.AskedEnd):
        yield from ((seat, "end") for seat in table.voters(entry.seat))
    else:
        yield from ((seat, "turn") for seat in table.owing if seat not in owed and seat != actor)


# --- in words ---


def payload(notice: Notice, table: Table, language: str) -> bytes:
    """Returns what is sent to a browser: the words, and where a press leads."""
    asker = {"back": table.asks_back, "end": table.asks_end}.get(notice.kind)
    name = "" if asker is None else _name(table.places[asker.seat], language)
    return msgspec.json.encode(
        {
            "title": say(f"push.{notice.kind}", language, name=name),
            "body": _body(notice, table, language),
            "url": f"/table/{table.id}",
            "tag": f"table-{table.id}",
            "language": language,
            "is_quiet": notice.is_quiet,
        }
    )


def _body(notice: Notice, table: Table, language: str) -> str:
    others = [place for place in table.places if place.person != notice.person and place.who != "open"]
    names = listed([_name(place, language) for place in others], language) if others else "none"
    return say("push.about", language, game=_game(table.config.game, language), names=names)


def _name(place: Place, language: str) -> str:
    guest = _GUEST.fullmatch(place.name)
    if guest is not None:
        return say("person.guest", language, number=guest[1])
    return say(f"level.{place.level}", language) if place.who == "bot" else place.name


def _game(game: str, language: str) -> str:
    has_words = bundle(_WEB, language, AREAS).has_message(id_of(f"game.{game}"))
    return say(f"game.{game}", language) if has_words else game.replace("_", " ").capitalize()


def say(key: str, language: str, **values: Any) -> str:
    """Returns the message for a key in a language."""
    words = bundle(_WEB, language, AREAS)
    pattern = words.get_message(id_of(key)).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, values)
    assert not errors, (key, errors)
    return str(text)
