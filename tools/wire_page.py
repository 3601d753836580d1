"""The page docs/reference/wire.md, made from the types of server/wire, the endpoints and the example bots.

What a field means stands beside it as a comment, or in the description of its type; docstrings say what messages are
for. Examples are real: what guests say is read by the types, what the house says comes from a table with a fixed seed.

    python -m tools.wire_page            says whether the page is out of date
    python -m tools.wire_page --write    writes it
"""

from __future__ import annotations

import ast
import io
import json
import sys
import tokenize
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from saqqara.match.match import Match
from saqqara.server import wire
from saqqara.server.attendance import Attendance
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.entries import Config, SeatStart
from saqqara.server.headers import POLICY
from saqqara.server.refusals import Refusal, refused
from saqqara.server.table import Table
from saqqara.server.views import Views, table_view
from saqqara.server.wire import challenges, devices, games, push
from tools import ROOT

PAGE = ROOT / "docs" / "reference" / "wire.md"
MODULES: Sequence[ModuleType] = [import_module(f"{wire.__name__}.{part.name}") for part in iter_modules(wire.__path__)]
MADE = "<!-- made by tools/wire_page.py: run `make pages` -->"

GUESTS: Sequence[type[Struct]] = get_args(wire.ClientMessage)
HOUSE: Sequence[type[Struct]] = get_args(wire.ServerMessage)
PARTS: Sequence[type[Struct]] = (
    wire.TableShown,
    wire.SeatShown,
    wire.SeatPlayed,
    wire.BackAsked,
    wire.EndAsked,
    wire.RematchShown,
    wire.StoodInFor,
    wire.ChatLine,
    wire.PerMove,
    wire.PerPlayer,
    wire.Me,
    wire.Open,
    wire.BotSeat,
)


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """Returns the types that a module defines, in its order."""
    kinds_there = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
    return [kind for kind in kinds_there if kind.__module__ == module.__name__]


BODIES: Sequence[type[Struct]] = (
    wire.NewPerson,
    wire.Person,
    wire.Rename,
    wire.NewTable,
    wire.Fork,
    wire.Rematch,
    wire.Foresee,
    wire.Foreseen,
    wire.Hint,
    wire.Advice,
    wire.Prospect,
    wire.ReasonShown,
    wire.Range,
    wire.Step,
    wire.Story,
    wire.Passage,
    wire.NewReview,
    wire.ReviewShown,
    wire.LineSaid,
    wire.StepSaid,
    wire.LineShown,
    wire.TrySaid,
    wire.Tried,
    wire.PuzzlesShown,
    wire.PuzzleInList,
    wire.PuzzleShown,
    wire.SourceShown,
    wire.PuzzleTrySaid,
    wire.PuzzleTried,
    wire.ChoiceShown,
    wire.NewPuzzle,
    wire.PuzzleMade,
    wire.Lessons,
    wire.LessonInList,
    wire.LessonSaid,
    wire.LessonShown,
    wire.LessonPlace,
    wire.LessonWhole,
    wire.LessonAnswer,
    wire.School,
    wire.LessonProgress,
    wire.PuzzleProgress,
    wire.Tables,
    wire.TableInList,
    wire.HouseShown,
    wire.Health,
    wire.Problem,
    *(kind for part in (challenges, devices, games, push) for kind in structs_of(part)),
)

ERROR_MEANINGS = {
    "bad_message": "not a message: no JSON, an unknown key, or a value out of range",
    "bad_options": "a table cannot have these settings, or a record cannot be used",
    "unreadable_move": "the move is not in notation",
    "no_token": "a token is needed, or the token is unknown",
    "not_your_seat": "the seat is not yours",
    "not_allowed": "the invitation is missing, the request comes from another page, or only the person who opened the table can do this",
    "no_such_table": "there is no table with this ID",
    "no_such_review": "nobody has asked for this review",
    "no_such_lesson": "there is no such lesson",
    "no_such_challenge": "there is no such challenge",
    "no_such_evening": "there is no such club evening",
    "no_such_puzzle": "there is no such puzzle",
    "no_such_page": "there is nothing at this address",
    "wrong_method": "this address does not take this method",
    "illegal_move": "the rules forbid the move; the message lists legal moves",
    "not_your_turn": "the seat does not have to move, or a bot plays it",
    "stale_move": "the question has been answered or has changed; read the view again",
    "cannot_undo": "something was revealed since, or there is no move to take back",
    "match_over": "the match is over",
    "not_now": "not possible at this time, for example before the match starts",
    "too_large": "the body or the message is too large",
    "wrong_host": "the request names a host that is not an address of this server: see [Host](../host/security.md#names-of-the-server)",
    "too_many": "too many requests, messages, connections, tables, reviews or spectators; `Retry-After` says when to come back",
    "fault": "an internal error of the server",
    "unreadable_table": "the log of the table is damaged; the person who runs the server can repair it",
    "unavailable": "the database does not answer; nothing was done, try again",
}

_GUESTS_SAY: dict[str, dict[str, Any]] = {
    "move": {"id": "m17", "seat": 0, "ask": 3, "move": "load b2"},
    "undo": {"id": "m18", "seat": 0},
    "ask_back": {"id": "m19", "seat": 0},
    "answer_back": {"id": "m20", "seat": 1, "accept": True},
    "concede": {"id": "m21", "seat": 0},
    "ask_end": {"id": "m22", "seat": 0},
    "answer_end": {"id": "m23", "seat": 1, "accept": True},
    "take_seat": {"id": "m1", "seat": 1, "name": "Ada", "invite": "q1w2e3r4t5y6u7i8o9p0a1s2", "entropy": "my-own-dice"},
    "stand_up": {"id": "m4", "seat": 1},
    "add_entropy": {"id": "m2", "seat": 1, "entropy": "my-own-dice"},
    "fill": {"id": "m3", "level": "mason"},
    "hand_over": {"id": "m21", "seat": 0, "level": "architect"},
    "return": {"id": "m22", "seat": 0},
    "let_bot_play": {"id": "m23", "seat": 0, "absent": 2},
    "say": {"id": "m24", "seat": 0, "phrase": "well_played"},
    "mute": {"id": "m25", "seat": 2, "on": True},
    "presence": {"id": "m26", "state": "away"},
}
_BODIES_SAY: dict[type[Struct], dict[str, Any]] = {
    wire.NewPerson: {"name": "Ada", "keep": "token"},
    wire.Rename: {"name": "Ada L."},
    wire.NewTable: {
        "game": "imhotep",
        "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "mason"}],
        "sides": "AABAB",
        "clock": {"kind": "per_player", "seconds": 900, "increment": 5},
        "chat": True,
        "entropy": "my-own-dice",
    },
    wire.Foresee: {"seat": 0, "ask": 7, "moves": ["sail b obelisks", "take"]},
    wire.Hint: {"seat": 0, "ask": 7, "level": "architect"},
    wire.Advice: {
        "level": "architect",
        "simulations": 1000,
        "is_exact": False,
        "moves": [
            {
                "move": "sail b obelisks",
                "visits": 612,
                "wins": [{"mean": 0.61, "low": 0.57, "high": 0.65}, {"mean": 0.39, "low": 0.35, "high": 0.43}],
                "points": [{"mean": 41.2, "low": 40.5, "high": 41.9}, {"mean": 37.9, "low": 37.2, "high": 38.6}],
                "reasons": [],
            },
            {
                "move": "take",
                "visits": 131,
                "wins": [{"mean": 0.52, "low": 0.44, "high": 0.6}, {"mean": 0.48, "low": 0.4, "high": 0.56}],
                "points": [{"mean": 38.1, "low": 36.6, "high": 39.6}, {"mean": 38.4, "low": 36.9, "high": 39.9}],
                "reasons": [{"seat": 0, "source": "obelisks", "points": -2.4}],
            },
        ],
        "line": [{"seat": 0, "move": "sail b obelisks"}, {"seat": 1, "move": "take"}],
    },
    wire.LineSaid: {"turn": 5, "seat": 0, "moves": [{"seat": 0, "move": "load a2"}, {"seat": 1, "move": "take"}]},
    wire.TrySaid: {"turn": 5, "move": "load a2"},
    wire.Tried: {
        "turn": 5,
        "seat": 0,
        "move": "load a2",
        "grade": "mistake",
        "wins": {"mean": 0.07, "low": 0.05, "high": 0.09},
        "points": {"mean": 2.1, "low": 1.6, "high": 2.6},
        "best": "load b3",
        "line": [{"seat": 0, "move": "load b3"}, {"seat": 1, "move": "take"}],
    },
    wire.LessonSaid: {"done": ["take"], "move": "load a1"},
    wire.PuzzleTrySaid: {"moves": ["load a2", "sail a temple"]},
    challenges.NewChallenge: {
        "game": "imhotep",
        "seats": [{"who": "you"}, {"who": "bot", "level": "vizier"}],
        "options": {"sides": "ABABA"},
        "days": 7,
        "name": "For Sunday",
    },
    challenges.PlayChallenge: {"for_fun": True},
    challenges.NewEvening: {"game": "pyramids", "seats": 3, "deals": 4, "tables": 2, "name": "Thursday"},
    wire.NewPuzzle: {"review": "Yl2kQxT0aB3d", "turn": 150},
    wire.School: {
        "lessons": {"imhotep/first-voyage": {"done": ["take", "load a1"], "is_over": False}},
        "puzzles": {"solved": {"k3x9": "first"}, "streak": 2, "best": 5, "day": "2026-11-18"},
    },
    devices.ContinueSaid: {"word": "q1w2e3r4t5y6u7i8o9p0a1s2", "keep": "token"},
    devices.ForgetSaid: {"confirm": "Ada"},
    wire.Fork: {"turn": 24, "seats": [{"who": "me"}, {"who": "bot", "level": "vizier"}], "chance": "anew"},
}

# --- what the source says ---


def comments() -> dict[tuple[str, str], str]:
    """Returns the comment beside each field, by class and field."""
    return {name: text for module in MODULES for name, text in _comments_in(Path(str(module.__file__)).read_text())}


def _comments_in(text: str) -> Iterator[tuple[tuple[str, str], str]]:
    by_line = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.lineno in by_line:
                    yield (node.name, line.target.id), by_line[line.lineno]


def _comment(kind: type[Struct], field: str, meanings: dict[tuple[str, str], str]) -> str:
    names = [parent.__name__ for parent in kind.__mro__ if issubclass(parent, Struct)]
    return next((meanings[name, field] for name in names if (name, field) in meanings), "")


def _description(kind: kinds.Type) -> str:
    if isinstance(kind, kinds.Metadata):
        description = (kind.extra_json_schema or {}).get("description", "")
        return str(description) or _description(kind.type)
    if isinstance(kind, kinds.UnionType):
        return next((words for member in kind.types if (words := _description(member))), "")
    return ""


# --- types in words ---


def in_words(kind: kinds.Type) -> str:
    """Describes a type with its limits."""
    match kind:
        case kinds.Metadata():
            return in_words(kind.type)
        case kinds.UnionType():
            return _union_in_words([member for member in kind.types if not _is_unset(member)])
        case kinds.IntType():
            return "whole number" + _range(kind.ge, kind.le)
        case kinds.FloatType():
            return "number"
        case kinds.StrType():
            return _text_in_words(kind)
        case kinds.BoolType():
            return "`true` or `false`"
        case kinds.NoneType():
            return "`null`"
        case kinds.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case kinds.ListType():
            return f"list of {in_words(kind.item_type)}" + _range(kind.min_length, kind.max_length, "entries")
        case kinds.DictType():
            return "object" if isinstance(kind.value_type, kinds.AnyType) else f"object of {in_words(kind.value_type)}"
        case kinds.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    return "any JSON"


def _is_unset(kind: kinds.Type) -> bool:
    return "Unset" in repr(kind)


def _union_in_words(types: Sequence[kinds.Type]) -> str:
    words = [in_words(kind) for kind in types if not isinstance(kind, kinds.NoneType)]
    is_nullable = any(isinstance(kind, kinds.NoneType) for kind in types)
    return " or ".join([*words, *(["`null`"] if is_nullable else [])])


def _range(least: int | None, most: int | None, what: str = "") -> str:
    if least is None and most is None:
        return ""
    if least is not None and most is not None:
        return f", {least:,} to {most:,} {what}".rstrip()
    return f", at least {least:,} {what}".rstrip() if most is None else f", at most {most:,} {what}".rstrip()


def _text_in_words(kind: kinds.StrType) -> str:
    if kind.pattern is not None:
        return f"text, `{kind.pattern}`"
    return "text" + _range(kind.min_length, kind.max_length, "characters")


# --- parts of the page ---


def fields_of(kind: type[Struct], meanings: dict[tuple[str, str], str]) -> Iterator[str]:
    """Yields a row for each field."""
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    if info.tag_field is not None:
        yield f'| `{info.tag_field}` | `"{info.tag}"` | yes | |'
    for field in info.fields:
        meaning = _comment(kind, field.name, meanings) or _description(field.type)
        yield f"| `{field.encode_name}` | {in_words(field.type)} | {_needed(field)} | {meaning} |"


def _needed(field: kinds.Field) -> str:
    if field.required:
        return "yes"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"no: `{json.dumps(msgspec.to_builtins(field.default_factory()))}`"
    return "no" if field.default is msgspec.NODEFAULT else f"no: `{json.dumps(field.default)}`"


def section(kind: type[Struct], heading: str, example: Any, meanings: dict[tuple[str, str], str]) -> Iterator[str]:
    """Yields the parts of the section on one message: what it is for, an example, its fields."""
    yield f"### {heading}"
    yield (kind.__doc__ or "").strip()
    if example is not None:
        yield f"```json\n{written(example)}\n```"
    rows = list(fields_of(kind, meanings))
    if rows:
        yield "\n".join(["| field | type | needed | meaning |", "|---|---|---|---|", *rows])


def written(example: Any) -> str:
    """Writes JSON with a line for each key of the outermost object; a long value is broken at its keys."""
    if not isinstance(example, dict):
        return json.dumps(example)
    lines = [f"  {json.dumps(key)}: {_value(value)}" for key, value in example.items()]
    one_line = json.dumps(example)
    return one_line if len(one_line) <= 110 else "{\n" + ",\n".join(lines) + "\n}"


def _value(value: Any) -> str:
    text = json.dumps(value)
    if len(text) <= 110 or not isinstance(value, dict | list):
        return text
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"    {json.dumps(entry)}" for entry in value) + "\n  ]"
    return "{\n" + ",\n".join(f"    {json.dumps(key)}: {json.dumps(entry)}" for key, entry in value.items()) + "\n  }"


def said_by_guests(kind: type[Struct]) -> dict[str, Any]:
    """Returns an example of a message from a client, after the type has accepted it."""
    tag = str(kind.__struct_config__.tag)
    message = {"type": tag, **_GUESTS_SAY[tag]}
    msgspec.convert(message, kind)
    return message


class _Nobody:
    """Stands for a guest."""

    person: str | None = "ada"
    device: str | None = None
    presence: wire.Presence = "here"
    address: str = ""

    def tell(self, text: bytes) -> None:
        raise AssertionError("expected nobody to speak to")

    def hang_up(self, reason: str) -> None:
        raise AssertionError("expected nobody to part from")


def said_by_the_house() -> dict[type[Struct], Any]:
    """Returns an example of each message from the house, from a table of two with a fixed seed."""
    table = _example_table()
    attendance, views = Attendance(lambda table, person: "gone"), Views()
    attendance.guests |= {_Nobody()}
    now = table.created + 12
    (view,) = (view for view, _ in views.current(table, now, [0]))
    shown = table_view(table, attendance, "ada", turn=view.turn, now=now)
    turn = view.turn
    line = wire.ChatLine(seat=1, name="Bob", text="Well sailed", at=now)
    examples: list[Struct] = [
        wire.Welcome(turn=turn, table=shown, seats=[0], now=now, said=[line]),
        msgspec.structs.replace(view, reply_to="m17"),
        wire.TableChanged(turn=turn, table=shown),
        wire.PresenceChanged(turn=turn, seat=1, state="away"),
        wire.Heard(turn=turn, line=line),
        wire.Accepted(turn=turn, id="m18"),
        refused(Refusal("not_your_seat", "expected a seat of yours, got seat 1"), turn, "m19"),
        wire.Paused(turn=turn),
        shown,
        shown.seats[1],
        line,
        wire.BackAsked(seat=1, move="", waits_for=[0]),
    ]
    return {type(example): json.loads(msgspec.json.encode(example)) for example in examples}


def _example_table() -> Table:
    seats = [SeatStart("person", "ada", "Ada"), SeatStart("person", "bob", "Bob")]
    clock = wire.PerPlayer(seconds=900, increment=5)
    config = Config(game="imhotep", seats=seats, edition="imhotep", clock=clock, chat=True, date="2026-01-01")
    table = Table("k3Jd8sLq0PzA", config, "2026", "q1w2e3r4t5y6u7i8o9p0a1s2", "ada", 1_767_225_600.0)
    assert table.match is not None
    for _ in range(2):
        seat = table.owing[0]
        table.move(seat, table.match.legal(seat)[0], None, table.created + 5)
    return table


def _foreseen() -> Any:
    """Returns the forecast for a ship with two stones that sails to three sites."""
    ships: list[dict[str, Any]] = [
        {"spaces": spaces, "cargo": [None] * spaces, "site": None} for spaces in (4, 3, 2, 2)
    ]
    ships[1]["cargo"] = [0, None, 1]
    position = {"game": "imhotep", "seats": 2, "ships": ships, "chamber": [0], "obelisks": [1, 2]}
    moves = ["sail b pyramid", "sail b chamber", "sail b obelisks"]
    return {"ask": 1, "foreseen": Match.from_position(position, nature="manual").foresee(moves, 0)}


def _body_example(kind: type[Struct]) -> Any:
    if kind is wire.Foreseen:
        return _foreseen()
    if kind not in _BODIES_SAY:
        return None
    msgspec.convert(_BODIES_SAY[kind], kind)
    return _BODIES_SAY[kind]


def error_rows() -> Iterator[str]:
    """Yields the table of the words that refusals name."""
    yield from ("| word | status | meaning |", "|---|---|---|")
    for word, status in wire.ERRORS.items():
        yield f"| `{word}` | {status} {HTTPStatus(status).phrase} | {ERROR_MEANINGS[word]} |"


def endpoint_rows() -> Iterator[str]:
    """Yields the table of the HTTP API."""
    yield from ("| request | what for | body | answer | token | refusals |", "|---|---|---|---|---|---|")
    for endpoint in ENDPOINTS.values():
        query = "".join(f"{'?' if number == 0 else '&'}{query.name}=" for number, query in enumerate(endpoint.query))
        errors = ", ".join(f"`{word}`" for word in endpoint.errors)
        row = (
            f"`{endpoint.method} {endpoint.path}{query}`",
            endpoint.summary,
            _named(endpoint.body),
            f"{endpoint.status} {_named(endpoint.answer)}",
            endpoint.token,
            errors,
        )
        yield f"| {' | '.join(row)} |"


def _named(kind: Any) -> str:
    if kind is None:
        return ""
    if isinstance(kind, str):
        return kind
    if isinstance(kind, type) and issubclass(kind, Struct):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    return "[one of these](#messages-from-the-client)" if kind == wire.ClientMessage else "JSON"


def queries() -> str:
    """Lists the query parameters."""
    queries_by_name = {query.name: query for endpoint in ENDPOINTS.values() for query in endpoint.query}
    return "\n".join(
        f"- `{name}`: {in_words(kinds.type_info(query.kind))}; {query.summary}."
        for name, query in queries_by_name.items()
    )


def example_of(name: str) -> str:
    """Returns the source of an example program."""
    return f"```python\n{(ROOT / 'examples' / name).read_text().rstrip()}\n```"


CONNECT = f"""\
A token identifies you. `POST /api/people` with a name gives you one. A browser gets it as a cookie; a program sends
`"keep": "token"` and gets it in the answer. The server sends the token once and stores only its hash. A program sends
`Authorization: Bearer TOKEN` with every request and when it opens a WebSocket. A token in the address has no effect.
Without a token you can watch tables, and nothing else.

With a cookie, every WebSocket and every request that changes something needs the header `Origin` with the address of
the server. With `Authorization`, no `Origin` is needed.

The WebSocket of a table is at `/live/TABLE`, without a subprotocol. Messages are JSON in text frames, one object per
frame. Pages load nothing from other servers: the policy is `{POLICY}`. [The threat model](../host/security.md) says what all
this protects."""

LIFE = """\
1. The server sends `welcome`: the table without its game, and your seats. Then it sends a `view` for each of your
   seats, or the view of a spectator. A table that is waiting for players has no view.
2. Whenever something changes that a seat can see, the server sends a new `view`. Each view is complete. The server
   sends nothing about changes that a seat cannot see.
3. `ask` is the number of the question that your seat has to answer, and `legal` holds all answers in
   [moves](moves.md). Send one of them with `move` and that number.
4. The server answers a `move` with a `view` that has your `id` as `reply_to`, and every other message with `accepted`.
   If it does not carry out a message, it answers `refused`, and nothing has changed. Everything that was answered is
   stored: it survives a power cut.
5. A view can come again with the same `ask`, because something else has changed. Answer each `ask` once.
6. If the connection is lost, connect again: the server sends `welcome` and the views again. If the answer to a move was
   lost, send the move again with the same `id`: it counts once.
7. `paused` says that the server cannot reach its database. The server continues by itself.

The server closes the connection with one of these codes:

| code | reason |
|---|---|
| 1008 | a refusal that ends the connection, or more than 20 messages that are invalid or too frequent |
| 1009 | a message is too long |
| 1012 | the server stops or restarts; connect again after a moment |
| 1013 | the client reads too slowly, even though it gets only the newest view of each seat |

You choose the `id` of each message. Use each `id` for one message only: the server remembers the last eight of each
seat, over all connections and restarts. If your program numbers its messages, let the numbers of each run begin with
something new. A message with an `id` that was used before counts as the same message: the server answers `accepted`
and does nothing. If such a message answers a question that is still open, it is refused as a `bad_message`.

A player who uses HTTP counts as present for 40 seconds after each message and each request for a view. A player who
uses a WebSocket counts as present while the connection lasts, and `gone_after_s` seconds longer. If all seats are bots,
they play while someone watches over a WebSocket."""


VIEWS = """`GET .../view` answers with `match.view(seat)` as [positions](positions.md) describes it: one flat object, the
position as far as you can know it, with `turn`, `seat`, `ask`, `legal`, `events` and `outcome`. The message `view`
of a WebSocket has `ask` and `legal` outside and the rest in `table`, because many viewers share it. `GET .../replay/TURN`
answers with `turn`, `turns` (the last turn that you can see), `table` as in the message, and `move`, the move that led
there."""

FORECASTS = """The rules compute all forecasts, on a copy of the game, from what your seat can know.

`table.standing`, in a view and in a replay, says how many points each seat has in the position. Imhotep: `pyramid`, scored
so far; `temple`, the points that the end of this round scores in any case; `chamber` and `obelisks`, if the game ended now; each a
list by seat. On side B of the temple, `temple_bonuses` lists the bonuses of each seat from the left: `"choice"`, `"card"` or points.
Pyramids: for each seat `pyramids`, `torches`, `colours`, `gems`, `skulls` (0 or less) and their `total`. While marks are hidden,
the values of the other seats are those before the marks.

`table.if_ended` is the score of each seat if the game ended now; at the end it is the final score. Imhotep: as if this round were
the last one and ended now. The points that the temple scores in any case count; stones on ships, choices and cards still to come do
not. Pyramids: as if no expedition card followed. While marks are hidden, those of the other seats do not count.

`POST .../foresee` says what moves will score, as far as neither a draw nor another player decides. Imhotep: `points`, the change
of the score of each seat; `ends`, `"round"` or `"game"`, if the move ends it (`points` then include the scoring); and for each stone
that comes to a site, in the order of unloading, `seat`, `space` (of the ship, from the bow; `null` from the quarry) and `kind`:

| kind | site | other keys |
|---|---|---|
| `points` | pyramid | `amount`; `bonus`, if there is one: `card`, `stones` or `load` |
| `choice` | pyramids B | the owner will choose; `amount` is `null` |
| `card` | market | `amount`, the place in the order of taking cards; 0: no card will be left |
| `round` | temple A | `amount`, each round while it is visible; `covers`, the seat whose stone it covers, or `null` |
| `bonus` | temple B | `bonus`: `choice`, `card` or points; `covers` |
| `group` | burial chamber | `amount`, what it adds if the game ended now; `size` of its group, on side B of its owner's stones in the row |
| `height` | obelisks A | `amount`, the new height; `gain`, what it adds if the game ended now |
| `tower` | obelisks B | `stands`, single stones with it; `amount`, the points of the tower that it makes, or `null` |

`is_order_open` says that the lever has not fixed the order yet; the stones are then listed from the bow. `card 2` and `keep 1` name
their `card`: a red card has its stone in `stones`, every other card has its `gain` if the game ended now. Pyramids: `points` and `gains`
of your own score card, each with its `source` (`pyramid` with its `card`, `colour` with its name, `gems`, `torches`, `skulls`, `elixir`),
the pyramids that the mark `reaches`, the `red_crosses` that it covers and the number of squares that it still `owes`.

`POST .../hint` asks a bot of a level. It thinks as long as a bot at the table does. Each seat can ask for one hint at a time. Everyone can
see how many hints a seat has used, as soon as this reveals nothing hidden. A table opened with `"hints": false` has no hints."""


def page() -> str:
    """Writes the whole page."""
    meanings, examples = comments(), said_by_the_house()
    parts = [
        MADE,
        "# HTTP and WebSocket",
        "The browser and your programs talk to the server over a WebSocket and an HTTP API. The server reads messages "
        "strictly: it refuses an unknown key. The HTTP API is described for programs at `/api/openapi.json`.",
        "## How to connect",
        CONNECT,
        "## The life of a connection",
        LIFE,
        "## Messages from the client",
        "Send them over the WebSocket, or as the body of `POST /api/tables/{table}/messages`.",
    ]
    for kind in GUESTS:
        parts += section(kind, f"`{kind.__struct_config__.tag}`", said_by_guests(kind), meanings)
    parts.append("## Messages from the server")
    for kind in HOUSE:
        parts += section(kind, f"`{kind.__struct_config__.tag}`", examples[kind], meanings)
    parts.append("## Parts of messages")
    for kind in PARTS:
        parts += section(kind, kind.__name__, examples.get(kind), meanings)
    parts += ["## Errors", "A refusal names one of these words; over HTTP it is the body `Problem`."]
    parts += ["\n".join(error_rows()), "## The HTTP API", "\n".join(endpoint_rows()), queries(), VIEWS]
    parts += ["## Forecasts and advice", FORECASTS, "## Bodies"]
    for kind in BODIES:
        parts += section(kind, kind.__name__, _body_example(kind), meanings)
    parts += ["## A bot over HTTP", "[http_bot.py](../../examples/http_bot.py):", example_of("http_bot.py")]
    parts += ["## A bot over a WebSocket", "[live_bot.py](../../examples/live_bot.py):", example_of("live_bot.py")]
    return "\n\n".join(parts) + "\n"


def left_out() -> list[str]:
    """Returns the types of the wire that the page does not describe."""
    on_page = {*GUESTS, *HOUSE, *PARTS, *BODIES}
    everything = {kind for module in MODULES for kind in structs_of(module)}
    return sorted(kind.__name__ for kind in everything - on_page - {wire.FromClient, wire.FromServer})


def main(arguments: Sequence[str]) -> int:
    """Writes the page with `--write`, then says what is wrong with it."""
    if "--write" in arguments:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page())
    wrong = [f"left out: {name}" for name in left_out()]
    if not PAGE.exists() or PAGE.read_text() != page():
        wrong.append("out of date; run: make docs")
    for fault in wrong:
        print(f"wire.md: {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
