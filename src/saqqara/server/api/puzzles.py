"""Requests about puzzles. Nothing is stored: a request names the puzzle and the moves that were made so far."""

from __future__ import annotations

import datetime
import re
from typing import Any

from msgspec.structs import asdict
from starlette.responses import Response

from saqqara.games import GAMES
from saqqara.match.match import Match
from saqqara.school.puzzles import Puzzle, of_the_day, puzzles
from saqqara.school.puzzles.collection import number_of_day, shipped
from saqqara.school.puzzles.model import Choice
from saqqara.school.puzzles.playing import Tried, choices_at, line_of, solution, try_move
from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.house import House
from saqqara.server.made_puzzles import MadePuzzles
from saqqara.server.refusals import Refusal
from saqqara.server.wire import (
    ChoiceShown,
    NewPuzzle,
    PuzzleInList,
    PuzzleMade,
    PuzzleShown,
    PuzzlesShown,
    PuzzleTried,
    ReasonShown,
    SourceShown,
    Step,
)

_ID = re.compile(r"[0-9A-Za-z_-]{1,60}")


class PuzzlesApi:
    """Shows puzzles and answers tries. The answer leaves the server after a try or when somebody gives up."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._made = MadePuzzles(house.reviews.row)

    async def puzzles(self, request: ApiRequest) -> Response:
        """Returns the puzzles of a game."""
        game, day = request.word("game", tuple(GAMES)), datetime.datetime.now(datetime.UTC).date()
        today = of_the_day(game, day)
        return json_response(
            PuzzlesShown(
                day=day.isoformat(),
                number=number_of_day(day),
                today=None if today is None else today.id,
                puzzles=[_in_list(puzzle) for puzzle in puzzles(game)],
            )
        )

    async def puzzle(self, request: ApiRequest) -> Response:
        """Returns a puzzle without its answer."""
        return json_response(await self._house.in_thread(_shown, await self._puzzle_in(request)))

    async def puzzle_try(self, request: ApiRequest) -> Response:
        """Returns whether a move is right."""
        puzzle = await self._puzzle_in(request)
        return json_response(await self._house.in_thread(_tried, puzzle, request.body.moves))

    async def puzzle_answer(self, request: ApiRequest) -> Response:
        """Returns the answer."""
        return json_response(await self._house.in_thread(_answered, await self._puzzle_in(request)))

    async def puzzle_from_review(self, request: ApiRequest) -> Response:
        """Makes a puzzle of a decision of a review."""
        body: NewPuzzle = request.body
        return json_response(PuzzleMade(id=(await self._made.make(body.review, body.turn)).id))

    async def _puzzle_in(self, request: ApiRequest) -> Puzzle:
        name = str(request.request.path_params["puzzle"])
        if not _ID.fullmatch(name):
            raise Refusal("no_such_puzzle", f"expected the ID of a puzzle, got {name[:40]!r}")
        return shipped(name) or await self._made.puzzle(name)


def _in_list(puzzle: Puzzle) -> PuzzleInList:
    return PuzzleInList(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        theme=puzzle.theme,
        level=puzzle.level,
        counts=puzzle.counts,
        moves=puzzle.moves,
    )


def _shown(puzzle: Puzzle) -> PuzzleShown:
    match = puzzle.match()
    return PuzzleShown(
        **asdict(_in_list(puzzle)),
        seat=puzzle.seat,
        source=SourceShown(record=puzzle.source.record, turn=puzzle.source.turn),
        table=match.table(puzzle.seat),
        legal=_legal(match, puzzle.seat),
        foreseen=_foreseen(match, puzzle.seat),
    )


def _tried(puzzle: Puzzle, moves: list[str]) -> PuzzleTried:
    tried = try_move(puzzle, moves)
    return _answer(puzzle, tried, [*moves[:-1], tried.choice.move] if tried.is_right else moves[:-1])


def _answered(puzzle: Puzzle) -> PuzzleTried:
    """Plays all right moves; the tables are those of the whole line."""
    moves = solution(puzzle)
    steps = [try_move(puzzle, moves[: number + 1]) for number in range(len(moves))]
    tables = [table for step in steps for table in step.tables]
    replies = [reply for step in steps for reply in step.replies]
    return _answer(puzzle, steps[-1], moves, tables, replies)


def _answer(
    puzzle: Puzzle,
    tried: Tried,
    moves: list[str],
    tables: list[dict[str, Any]] | None = None,
    replies: list[tuple[int, str]] | None = None,
) -> PuzzleTried:
    match, seat, is_solved = tried.match, puzzle.seat, tried.is_right and tried.is_over
    after = tried.tables if tables is None else tables
    choices = choices_at(puzzle.match(), puzzle) if is_solved else []
    return PuzzleTried(
        is_right=tried.is_right,
        is_over=tried.is_over,
        cost=round(tried.cost, 3),
        points=list(tried.choice.points),
        moves=moves,
        replies=[Step(seat=who, move=move) for who, move in (tried.replies if replies is None else replies)],
        events=[event for table in after for event in table["events"]],
        tables=after,
        table=match.table(seat),
        legal=_legal(match, seat),
        foreseen=_foreseen(match, seat),
        choices=[_choice(choice) for choice in choices] if is_solved else None,
        best=choices[0].move if is_solved else None,
        reasons=[ReasonShown(seat=why.seat, source=why.source, points=why.points) for why in puzzle.reasons]
        if is_solved
        else [],
        line=[Step(seat=who, move=move) for who, move in line_of(puzzle)] if is_solved else [],
    )


def _legal(match: Match, seat: int) -> list[str]:
    return match.legal(seat) if match.ask(seat) is not None else []


def _foreseen(match: Match, seat: int) -> list[dict[str, Any]]:
    return match.foresee(_legal(match, seat), seat) if match.ask(seat) is not None else []


def _choice(choice: Choice) -> ChoiceShown:
    return ChoiceShown(move=choice.move, value=choice.value, points=list(choice.points))
