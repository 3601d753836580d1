"""The endpoints of puzzles."""

from __future__ import annotations

from saqqara.server.endpoints.errors import ALWAYS, BODY
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import GameName, NewPuzzle, PuzzleMade, PuzzleShown, PuzzlesShown, PuzzleTried, PuzzleTrySaid

_GAME = Query("game", GameName, "the game whose puzzles you ask for; without it, the first one")
_PUZZLE = ("bad_message", "no_such_puzzle", "no_such_review", "no_such_table", "unreadable_table", "not_now", *ALWAYS)

PUZZLE_ENDPOINTS: dict[str, Endpoint] = {
    "puzzles": Endpoint(
        method="GET",
        path="/api/puzzles",
        summary="The puzzles of a game, and the one of the day",
        answer=PuzzlesShown,
        query=(_GAME,),
        errors=("bad_message", *ALWAYS),
    ),
    "puzzle": Endpoint(
        method="GET",
        path="/api/puzzles/{puzzle}",
        summary="A puzzle without its answer",
        answer=PuzzleShown,
        errors=_PUZZLE,
    ),
    "puzzle_try": Endpoint(
        method="POST",
        path="/api/puzzles/{puzzle}/try",
        summary="Tries a move of a puzzle",
        body=PuzzleTrySaid,
        answer=PuzzleTried,
        errors=("unreadable_move", "illegal_move", "too_large", *_PUZZLE),
    ),
    "puzzle_answer": Endpoint(
        method="POST",
        path="/api/puzzles/{puzzle}/answer",
        summary="Gives a puzzle up and shows its answer",
        answer=PuzzleTried,
        errors=_PUZZLE,
    ),
    "puzzle_from_review": Endpoint(
        method="POST",
        path="/api/puzzles/from-review",
        summary="Makes a puzzle of a decision of a reviewed game, if its best move can be proved",
        body=NewPuzzle,
        answer=PuzzleMade,
        errors=("no_such_review", "no_such_table", "unreadable_table", "not_now", *BODY),
    ),
}
