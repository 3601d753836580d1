"""A record is the text of a match: a header of `key: value` lines, a blank line, then `number seat move` lines.

It replays without a seed. The header has the hash of the edition's figures, and the figures themselves unless they are
those of the default edition, so that a record can be replayed anywhere and at any time.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from saqqara.match.fairness import (
    CONSTRUCTION,
    CONSTRUCTION_FOR_ALL,
    CONSTRUCTION_WITH_ENTROPY,
    Chance,
    chance_of,
    entropy_words,
    seed_text,
)
from saqqara.match.record_faults import FaultyRecord
from saqqara.rules.contract import NATURE, Game, Outcome, check_options, game_in, known_game
from saqqara.rules.edition import Edition, default_edition, edition_of_figures, find_edition
from saqqara.rules.errors import BadRecord, SaqqaraError, quoted

LONGEST_RECORD = 1_000_000
UNFINISHED = "unfinished"
MANUAL = "manual"
MASK = "?"
NO_TEXT = "expected the text of a record, got a file of another kind"


@dataclass(frozen=True)
class Header:
    """The header of a record."""

    game: str
    edition: str
    edition_hash: str
    rules: int
    seats: int
    options: Mapping[str, str]
    date: str
    chance: str
    commitment: str | None = None
    entropy: tuple[str, ...] = ()  # words that players added after the commitment was published
    continued_at: int | None = None  # moves before this one were drawn with a seed that is not known
    figures: str | None = None  # JSON, unless the edition is the default one
    position: str | None = None  # JSON, if the match began from a position
    result: str = UNFINISHED
    seed: str | None = None
    moves: int = 0

    @classmethod
    def of(cls, game: Game, box: Edition, state: Any, chance: Chance | None, position: Any, date: str) -> Header:
        """The header of a match that begins."""
        if not _is_day(date):
            raise SaqqaraError(f"date: expected a day as in 2026-11-15, got {quoted(date)}")
        is_shipped = box.hash == default_edition(box.game).hash
        return cls(
            game=box.game,
            edition=box.name,
            edition_hash=box.hash,
            rules=game.RULES_VERSION,
            seats=state.seats,
            options=game.options_of(state),
            date=date,
            chance=MANUAL if chance is None else chance.construction,
            commitment=None if chance is None else chance.commitment,
            entropy=() if chance is None else chance.entropy,
            figures=None if is_shipped else _json(dict(box.figures)),
            position=None if position is None else _json(position),
        )

    def with_end(self, outcome: Outcome | None, chance: Chance | None, moves: int, is_over: bool = False) -> Header:
        """The header after so many moves: with the result, and with the seed once nobody plays on."""
        is_seed_revealed = is_over or outcome is not None
        seed = chance.seed if is_seed_revealed and chance is not None else self.seed
        return replace(self, result=result_text(outcome), seed=seed, moves=moves)

    def continued(self, chance: Chance, moves: int) -> Header:
        """The header once a new seed takes over after so many moves."""
        return replace(self, commitment=chance.commitment, continued_at=moves)

    def cut(self, moves: int) -> Header:
        """The header after moves were taken back: what follows the remaining ones is drawn with the present seed."""
        if self.continued_at is None:
            return self
        return replace(self, continued_at=min(self.continued_at, moves))

    def first_state(self, box: Edition) -> Any:
        """The state before the first move."""
        game = game_in(box)
        if self.position is not None:
            return game.from_position(_parsed("position", self.position))
        return game.new(self.seats, **game.options_from(dict(self.options)))

    def hidden_from(self, seat: int | None, box: Edition) -> Header:
        """The header without what a seat may not know of the first state."""
        if self.position is None:
            return self
        game = game_in(box)
        return replace(self, position=_json(game.position(game.hidden_from(self.first_state(box), seat))))

    def lines(self) -> list[str]:
        """The header as text, one `key: value` a line."""
        pairs: list[tuple[str, Any]] = [
            ("game", self.game),
            ("edition", f"{self.edition} {self.edition_hash}"),
            ("rules", self.rules),
            ("seats", self.seats),
            *self.options.items(),
            ("date", self.date),
            ("chance", self.chance),
            ("commitment", self.commitment),
            ("entropy", " ".join(self.entropy) or None),
            ("continued", self.continued_at),
            ("figures", self.figures),
            ("position", self.position),
            ("result", self.result),
            ("seed", self.seed),
            ("moves", self.moves),
        ]
        return [f"{key}: {value}" for key, value in pairs if value is not None]


@dataclass(frozen=True, slots=True)
class Line:
    """One move of a record."""

    number: int
    seat: int
    move: str
    number_in_file: int


@dataclass(frozen=True)
class Record:
    """A record that is well formed. Whether its moves are legal, only a replay can tell."""

    header: Header
    lines: Sequence[Line]

    def edition(self, name_or_path: str | Path | Edition | None) -> Edition:
        """The edition that the record was played with: the named one, the one it carries, or the default one."""
        header = self.header
        if name_or_path is not None:
            box = find_edition(header.game, name_or_path)
        elif header.figures is not None:
            try:
                box = edition_of_figures(header.game, header.edition, _parsed("figures", header.figures))
            except SaqqaraError as failure:
                raise BadRecord(f"figures: {failure}") from None
        else:
            box = default_edition(header.game)
        if box.hash != header.edition_hash:
            raise FaultyRecord(
                f"edition: expected the figures that the game was played with, whose hash is {header.edition_hash}, "
                f"got those of {box.name}, {box.hash}",
                "edition",
            )
        if header.rules != game_in(box).RULES_VERSION:
            raise FaultyRecord(f"rules: expected version {game_in(box).RULES_VERSION}, got {header.rules}", "edition")
        return box

    def first_state(self, box: Edition) -> Any:
        """The state before the first move, or `BadRecord` if it does not fit the header."""
        header = self.header
        try:
            state = header.first_state(box)
        except SaqqaraError as failure:
            raise BadRecord(f"header: {failure}") from None
        options = {"seats": str(header.seats), **header.options}
        for key, value in {"seats": str(state.seats), **game_in(box).options_of(state)}.items():
            if options.get(key) != value:
                raise BadRecord(f"{key}: expected {value} as in the position, got {options.get(key)}")
        return state

    def check_end(self, outcome: Outcome | None) -> None:
        """Refuses a record whose result is not the one that its moves lead to."""
        if self.header.result != result_text(outcome):
            raise FaultyRecord(
                f"result: expected {result_text(outcome)!r} after the last move, got {self.header.result!r}",
                "unverified",
            )

    def chance(self, seed: int | str | bytes | None) -> Chance | None:
        """The chance of the seed in the header or of `seed`, which must fit the commitment; None without a seed."""
        if self.header.chance == MANUAL:
            return None
        if self.header.seed is not None:
            return self._committed(chance_of(self.header.chance, self.header.seed, self.header.entropy))
        if seed is None:
            return None
        return self._committed(chance_of(self.header.chance, seed_text(seed), self.header.entropy))

    def _committed(self, chance: Chance) -> Chance:
        if chance.commitment != self.header.commitment:
            line = self.header.lines().index(f"commitment: {self.header.commitment}") + 1
            reason = f"expected the commitment {chance.commitment} of the seed, got {self.header.commitment}"
            raise FaultyRecord(f"line {line}: {reason}", "unverified")
        return chance


def _is_day(date: object) -> bool:
    try:
        return isinstance(date, str) and datetime.date.fromisoformat(date).isoformat() == date
    except ValueError:
        return False


def result_text(outcome: Outcome | None) -> str:
    """The result as the header has it."""
    if outcome is None:
        return UNFINISHED
    places = " ".join(map(str, outcome.places))
    return f"places {places}, points {' '.join(map(str, outcome.points))}, decided by {outcome.reason}"


def write(header: Header, moves: Sequence[tuple[int, str]]) -> str:
    """The text of a record."""
    lines = [*header.lines(), ""]
    for number, (seat, move) in enumerate(moves, start=1):
        lines.append(f"{number} {'nature' if seat == NATURE else seat} {move}")
    return "\n".join(lines) + "\n"


def without_seed(text: str) -> str:
    """The text of a record without its seed, where that is to stay secret."""
    head, blank, moves = text.partition("\n\n")
    return "\n".join(line for line in head.split("\n") if not line.startswith("seed: ")) + blank + moves


# --- reading ---


def record_text(content: bytes) -> str:
    """The text of a file that should be a record."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise FaultyRecord(NO_TEXT, "not_a_record") from None


def read(text: object) -> Record:
    """The record in a text, or `BadRecord` that names the line."""
    if not isinstance(text, str):
        raise FaultyRecord(f"expected the text of a record, got {type(text).__name__}", "not_a_record")
    if len(text) > LONGEST_RECORD:
        raise BadRecord(f"expected a record of at most {LONGEST_RECORD} characters, got {len(text)}")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n") + "\n"  # what mail programs and editors add
    head, _, body = text.partition("\n\n")
    pairs = _header_pairs(head.rstrip("\n").split("\n"))
    header = _header(pairs)
    lines = _move_lines(body, first=len(pairs) + 2)
    if header.continued_at is not None and header.continued_at > len(lines):
        raise BadRecord(f"continued: expected at most {len(lines)}, the number of moves, got {header.continued_at}")
    if len(lines) != header.moves:
        raise FaultyRecord(
            f"moves: expected {header.moves} as in the header, got {len(lines)}; the record was cut or edited",
            "incomplete",
        )
    return Record(header, lines)


def _header_pairs(lines: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        key, colon, value = line.partition(": ")
        if not colon or not re.fullmatch(r"[a-z_]{1,20}", key):
            raise _no_pair(number, line)
        if key in pairs:
            raise BadRecord(f"line {number}: expected each key once, got {key!r} twice")
        pairs[key] = value
    return pairs


def _no_pair(number: int, line: str) -> BadRecord:
    """The refusal of a line of the header."""
    if not line.isprintable() or "\ufffd" in line:
        return FaultyRecord(NO_TEXT, "not_a_record")
    reason = f"line {number}: expected 'key: value', got {line[:60]!r}"
    return FaultyRecord(reason, "not_a_record") if number == 1 else BadRecord(reason)


def _expect_with_chance(pairs: Mapping[str, str], key: str, chance: str, is_needed: bool) -> None:
    if (key in pairs) != is_needed:
        expected, got = ("this key", "none") if is_needed else ("no such key", "one")
        raise BadRecord(f"{key}: expected {expected} with chance {chance}, got {got}")


def _header(pairs: Mapping[str, str]) -> Header:
    rest = dict(pairs)
    name, _, edition_hash = _needed(rest, "edition").rpartition(" ")
    chance = _needed(rest, "chance")
    if chance not in (MANUAL, CONSTRUCTION, CONSTRUCTION_WITH_ENTROPY, CONSTRUCTION_FOR_ALL):
        expected = f"{CONSTRUCTION}, {CONSTRUCTION_WITH_ENTROPY}, {CONSTRUCTION_FOR_ALL} or {MANUAL}"
        raise BadRecord(f"chance: expected {expected}, got {quoted(chance)}")
    _expect_with_chance(rest, "entropy", chance, chance == CONSTRUCTION_WITH_ENTROPY)
    _expect_with_chance(rest, "commitment", chance, chance != MANUAL)
    commitment = rest.get("commitment")
    if commitment is not None and not re.fullmatch(r"[0-9a-f]{64}", commitment):
        raise BadRecord(f"commitment: expected 64 hexadecimal digits, got {quoted(commitment)}")
    if not _is_day(rest.get("date", "")):
        raise BadRecord(f"date: expected a day as in 2026-11-15, got {quoted(rest.get('date'))}")
    if "seed" in rest and chance == MANUAL:
        raise BadRecord("seed: expected none if chance is manual, got one")
    continued = rest.pop("continued", None)
    entropy = rest.pop("entropy", None)
    try:
        game = known_game(_needed(rest, "game"))
        seed = rest.pop("seed", None)
        return Header(
            game=game,
            edition=name,
            edition_hash=edition_hash,
            rules=_whole(rest, "rules"),
            seats=_whole(rest, "seats"),
            date=_needed(rest, "date"),
            chance=chance,
            commitment=rest.pop("commitment", None),
            entropy=() if entropy is None else entropy_words(entropy.split(" ")),
            continued_at=None if continued is None else _whole({"continued": continued}, "continued"),
            figures=rest.pop("figures", None),
            position=rest.pop("position", None),
            result=_needed(rest, "result"),
            seed=None if seed is None else seed_text(seed),
            moves=_whole(rest, "moves"),
            options=_options(game, rest),
        )
    except BadRecord:
        raise
    except SaqqaraError as failure:
        raise BadRecord(str(failure)) from None


def _options(game: str, rest: dict[str, str]) -> dict[str, str]:
    """The keys of the header that are left are the options of the game."""
    rules = game_in(default_edition(game))
    check_options(rules, rest)
    return {key: rest[key] for key in rules.OPTIONS if key in rest}


def _needed(pairs: dict[str, str], key: str) -> str:
    if key not in pairs:
        raise FaultyRecord(f"{key}: expected this key in the header, got no such key", "incomplete")
    return pairs.pop(key)


def _whole(pairs: dict[str, str], key: str) -> int:
    value = _needed(pairs, key)
    if not re.fullmatch(r"[0-9]{1,6}", value):
        raise BadRecord(f"{key}: expected a whole number, got {value[:40]!r}")
    return int(value)


_MOVE = re.compile(r"([0-9]{1,6}) (nature|[0-9]) ([ -~]+)")


def _move_lines(body: str, first: int) -> list[Line]:
    if not body:
        return []
    if not body.endswith("\n"):
        raise FaultyRecord("expected a line break after the last move, got none; the record was cut", "incomplete")
    lines: list[Line] = []
    texts = body[:-1].split("\n")
    for index, text in enumerate(texts):
        found = _MOVE.fullmatch(text)
        if found is None or int(found[1]) != index + 1:
            reason = f"line {first + index}: expected '{index + 1} seat move', got {text[:60]!r}"
            raise FaultyRecord(reason, "incomplete") if index + 1 == len(texts) else BadRecord(reason)
        if found[3].endswith(MASK):
            raise FaultyRecord(
                f"line {first + index}: expected a complete record, got one of what a single seat can see: {text!r}",
                "incomplete",
            )
        seat = NATURE if found[2] == "nature" else int(found[2])
        lines.append(Line(index + 1, seat, found[3], first + index))
    return lines


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def _parsed(key: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as failure:
        raise BadRecord(f"{key}: expected JSON, got: {failure}") from None
