"""Mines puzzles from games that bots play against each other. A game follows from a seed and its number."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from saqqara.bots.levels import LevelBot, searcher_of
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.files import write_atomically
from saqqara.games import GAMES, part
from saqqara.match.match import Match
from saqqara.rules.contract import known_game
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school import FIXED_DATE
from saqqara.school.puzzles.making import Maker, NotAPuzzle
from saqqara.school.puzzles.model import Counts, Puzzle, Source, as_line, read_lines
from saqqara.school.puzzles.proving import Prover

SELF_PLAY = "self-play"
NODE_LIMIT = 60_000  # of a proof: the miner rather looks at more positions
ALIKE = 0.8  # share of equal figures from which on two positions are near-duplicates
SHARES = {"seats": 0.4, "options": 0.4, "theme": 0.3, "level": 0.4}  # of the puzzles that may be of one kind
LOST_SHARE = 0.3  # of the puzzles, in which even the best move loses
FOR_FIRST = 5  # in one game of so many the first place counts, in the others the lead
FREE = 20  # puzzles before which no share is checked


class Mine:
    """A file of puzzles that grows game by game. What is in it after an interruption is kept, and it goes on there."""

    def __init__(self, game: str, seed: int, out: Path) -> None:
        self.game, self.seed, self.out = known_game(game), seed, out
        self.found: list[Puzzle] = []
        self.next = 0  # number of the next game
        self._progress = out.with_suffix(out.suffix + ".progress")
        self._maker: Maker | None = None
        self._read()

    def _read(self) -> None:
        if self.out.exists():
            content = self.out.read_bytes()
            self.found = read_lines(content, self.out.name)
            if any(puzzle.game != self.game for puzzle in self.found):
                raise SaqqaraError(f"--out: expected a file with puzzles of {self.game}, got {quoted(str(self.out))}")
            if not content.endswith(b"\n"):  # the last line was cut off
                write_atomically(self.out, b"".join(map(as_line, self.found)))
        if self._progress.exists():
            kept: dict[str, Any] = json.loads(self._progress.read_text())
            self.next = int(kept.get(str(self.seed), 0))

    def dig(self, count: int) -> Iterator[Puzzle | None]:
        """Plays games until there are so many puzzles; yields each new one, and None after each game."""
        while len(self.found) < count:
            for puzzle in self._puzzles_of_game(self.next):
                if len(self.found) < count:
                    self._add(puzzle)
                    yield puzzle
            self.next += 1
            self._keep_progress()
            yield None

    def has_enough(self, kinds: Mapping[str, str]) -> bool:
        """Whether one of these kinds is as common as it may be."""
        if len(self.found) < FREE:
            return False
        return any(
            sum(kinds_of(puzzle)[facet] == kind for puzzle in self.found) >= SHARES[facet] * len(self.found)
            for facet, kind in kinds.items()
        )

    def has_lost_enough(self) -> bool:
        """Whether there are as many puzzles as there may be in which even the best move loses."""
        lost = sum(puzzle.is_lost for puzzle in self.found)
        return len(self.found) >= FREE and lost >= LOST_SHARE * len(self.found)

    def _add(self, puzzle: Puzzle) -> None:
        with self.out.open("ab") as file:
            file.write(as_line(puzzle))
        self.found.append(puzzle)

    def _keep_progress(self) -> None:
        kept = json.loads(self._progress.read_text()) if self._progress.exists() else {}
        write_atomically(self._progress, json.dumps(kept | {str(self.seed): self.next}))

    def _puzzles_of_game(self, number: int) -> Iterator[Puzzle]:
        """One puzzle at most, because positions of one game are alike."""
        seats, options = _table(self.game, self.seed, number)
        if self.has_enough({"seats": str(seats), "options": _kind_of_options(self.game, options)}):
            return
        if self._maker is None:
            self._maker = Maker(self.game, Prover(default_edition(self.game), NODE_LIMIT))
        counts: Counts = "margin" if number % FOR_FIRST else "first"
        for match in played(self.game, self.seed, number):
            if not self._maker.is_late(match.state()):
                continue
            for seat in match.seats_to_move:
                source = Source(f"{SELF_PLAY} {self.seed}/{number}", match.turn)
                with contextlib.suppress(NotAPuzzle):
                    made = self._maker.make(
                        match.position_of(seat), seat, source, counts=counts, may_lose=not self.has_lost_enough()
                    )
                    if graded := self._graded(made, self._maker):
                        yield graded
                        return

    def _graded(self, puzzle: Puzzle, maker: Maker) -> Puzzle | None:
        """The puzzle with its level; None if there are such already."""
        if self.has_enough({"theme": puzzle.theme}) or any(are_alike(puzzle, other) for other in self.found):
            return None
        graded = maker.grade(puzzle)
        return None if self.has_enough({"level": graded.level}) else graded


def played(game: str, seed: int, number: int) -> Iterator[Match]:
    """A game between bots, before every question."""
    seats, options = _table(game, seed, number)
    match = Match.new(game, seats, seed=f"puzzles {seed} {number}", date=FIXED_DATE, **options)
    level = part(GAMES[game].self_play)
    bots = [LevelBot(SELF_PLAY, level, searcher_of(level, match.edition)) for _ in range(seats)]
    while match.seats_to_move:
        yield match
        seat = match.seats_to_move[0]
        question = Question(
            match.edition, match.state(seat), seat, question_seed(f"{seed} {number} {match.turn} {seat}")
        )
        match.play(bots[seat].choose(question), seat)


def record_of(puzzle: Puzzle) -> str:
    """The record of the game that a mined puzzle comes from: the game is played again up to the end."""
    kind, _, game = puzzle.source.record.partition(" ")
    seed, slash, number = game.partition("/")
    if kind != SELF_PLAY or not slash:
        raise SaqqaraError(f"puzzle: expected one of a game of {SELF_PLAY}, got one of {quoted(puzzle.source.record)}")
    *_, last = played(puzzle.game, int(seed), int(number))
    return last.record()


def _table(game: str, seed: int, number: int) -> tuple[int, dict[str, Any]]:
    """The players of a game and its options: all sides A, all B, or any; yes or no by chance."""
    chance = random.Random(f"{game} {seed} {number}")
    options: dict[str, Any] = {}
    for option in GAMES[game].options:
        if isinstance(option.default, bool):
            options[option.name] = chance.random() < 0.25
        else:
            letters = [chance.choice("AB") for _ in option.default]
            options[option.name] = "".join(chance.choice(["A" * len(letters), "B" * len(letters), "".join(letters)]))
    seats = GAMES[game].seats
    return seats[number % len(seats)], options


def kinds_of(puzzle: Puzzle) -> dict[str, str]:
    """What has to vary, of a puzzle."""
    return {
        "seats": str(puzzle.seats),
        "options": _kind_of_options(puzzle.game, puzzle.position),
        "theme": puzzle.theme,
        "level": puzzle.level,
    }


def _kind_of_options(game: str, options: Mapping[str, Any]) -> str:
    """The letters that the options of a table have: all A, all B, or both; empty if the game has no such option."""
    letters = [options[option.name] for option in GAMES[game].options if isinstance(option.default, str)]
    return "".join(sorted(set("".join(letters))))


def are_alike(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles are near-duplicates: few figures of their positions differ."""
    if puzzle.seats != other.seats:
        return False
    figures, others = figures_of(puzzle), figures_of(other)
    return len(figures & others) >= ALIKE * max(len(figures), len(others))


def figures_of(puzzle: Puzzle) -> frozenset[tuple[str, Any]]:
    """All figures of its position with their places."""
    return frozenset(_figures(puzzle.position))


def _figures(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All figures of a position with their places."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _figures(value, f"{path}.{key}")
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from _figures(value, f"{path}.{number}")
    else:
        yield path, node
