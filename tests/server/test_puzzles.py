"""Puzzles over the wire: the answer stays here until somebody tries or gives up."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Awaitable, Callable, Iterator

import pytest

from saqqara.match import records
from saqqara.rules.contract import NATURE
from saqqara.school.puzzles import of_the_day, puzzles
from saqqara.school.puzzles.mining import record_of
from saqqara.school.puzzles.playing import choices_at, solution
from tests.server.guests import Program, programs
from tests.server.houses import House, open_house

GAMES = ("imhotep", "pyramids")
each_game = pytest.mark.parametrize("game", GAMES)


def as_ann(house: House, act: Callable[[Program], Awaitable[None]]) -> None:
    async def run() -> None:
        async with programs(house.address, "Ann") as (ann,):
            await act(ann)

    asyncio.run(run())


@each_game
def test_the_list_has_all_of_a_game_and_the_one_of_the_day(house: House, game: str) -> None:
    async def act(ann: Program) -> None:
        shown = await ann.told("GET", f"/api/puzzles?game={game}")
        assert [one["id"] for one in shown["puzzles"]] == [puzzle.id for puzzle in puzzles(game)]
        today = of_the_day(game, datetime.date.fromisoformat(shown["day"]))
        assert today is not None
        assert shown["today"] == today.id

    as_ann(house, act)


@each_game
def test_the_answer_is_not_in_a_puzzle(house: House, game: str) -> None:
    async def act(ann: Program) -> None:
        puzzle = puzzles(game)[0]
        shown = await ann.told("GET", f"/api/puzzles/{puzzle.id}")
        assert set(shown) == {
            *("id", "game", "seats", "theme", "level", "counts", "moves"),
            *("seat", "source", "table", "legal", "foreseen"),
        }
        match = puzzle.match()
        assert shown["legal"] == match.legal(puzzle.seat)
        assert shown["foreseen"] == match.foresee(shown["legal"], puzzle.seat)  # what any table tells, and no more
        assert shown["source"] == {"record": puzzle.source.record, "turn": puzzle.source.turn}

    as_ann(house, act)


@each_game
def test_a_wrong_try_says_what_it_costs_and_nothing_else(house: House, game: str) -> None:
    async def act(ann: Program) -> None:
        puzzle = puzzles(game)[0]
        best, *_, worst = choices_at(puzzle.match(), puzzle)
        tried = await ann.told("POST", f"/api/puzzles/{puzzle.id}/try", {"moves": [worst.move]})
        assert (tried["is_right"], tried["is_over"], tried["moves"]) == (False, False, [])
        assert tried["cost"] == pytest.approx(best.value - worst.value, abs=0.001)
        assert (tried["choices"], tried["best"], tried["reasons"], tried["replies"]) == (None, None, [], [])

    as_ann(house, act)


@each_game
def test_right_moves_lead_to_every_value(house: House, game: str) -> None:
    async def act(ann: Program) -> None:
        puzzle = max(puzzles(game), key=lambda one: one.moves)
        moves = solution(puzzle)
        for number in range(1, len(moves) + 1):
            tried = await ann.told("POST", f"/api/puzzles/{puzzle.id}/try", {"moves": moves[:number]})
            assert (tried["is_right"], tried["is_over"]) == (True, number == len(moves))
            assert tried["moves"] == moves[:number]
            assert (tried["choices"] is None) == (number < len(moves))
            assert (tried["line"] == []) == (number < len(moves))
        assert tried["choices"][0]["move"] == tried["best"] == moves[0]
        assert len(tried["choices"]) == len(puzzle.match().legal(puzzle.seat))
        given_up = await ann.told("POST", f"/api/puzzles/{puzzle.id}/answer", {})
        assert (given_up["moves"], given_up["choices"]) == (moves, tried["choices"])
        line = [(one["seat"], one["move"]) for one in given_up["line"]]
        assert [move for seat, move in line if seat == puzzle.seat] == moves
        assert [step for step in line if step[0] != puzzle.seat] == [
            (one["seat"], one["move"]) for one in given_up["replies"]
        ]
        assert len(line) == len(given_up["tables"])
        assert given_up["line"] == tried["line"]

    as_ann(house, act)


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("aaaaaaaa/try", {"moves": ["take"]}, "no_such_puzzle"),
        ("{id}/try", {"moves": ["fly"]}, "unreadable_move"),
        ("{id}/try", {"moves": ["load d9"]}, "illegal_move"),
        ("{id}/try", {"moves": []}, "bad_message"),
        ("from-review", {"review": "nothing", "turn": 3}, "no_such_table"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_a_sentence(
    house: House, path: str, body: dict[str, object], error: str
) -> None:
    async def act(ann: Program) -> None:
        answer = await ann.ask("POST", f"/api/puzzles/{path.format(id=puzzles('imhotep')[0].id)}", body)
        assert answer.json()["error"] == error
        assert answer.json()["message"].count("expected") == 1

    as_ann(house, act)


# --- made of reviews ---

READY = (
    "from tests.server.reviewing import install; install(); "
    "from saqqara.server import made_puzzles; made_puzzles.is_ready = lambda edition: True"
)


@pytest.fixture(scope="module")
def made_up_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose reviews are made up, and whose solver need not be compiled."""
    with open_house(tmp_path_factory.mktemp("puzzles"), first=READY) as house:
        yield house


def test_a_decision_of_a_review_becomes_a_puzzle(made_up_house: House) -> None:
    shipped = min(puzzles("imhotep"), key=lambda one: len(one.line[0].choices))

    async def act(ann: Program) -> None:
        text = record_of(shipped)
        first = next(turn for turn, line in enumerate(records.read(text).lines) if line.seat != NATURE)
        review = (await ann.told("POST", "/api/reviews", {"record": text}))["id"]
        asked = {"review": review, "turn": shipped.source.turn}
        made = await ann.told("POST", "/api/puzzles/from-review", asked)
        shown = await ann.told("GET", f"/api/puzzles/{made['id']}")
        assert (shown["seat"], shown["level"], shown["counts"]) == (shipped.seat, "ungraded", "margin")
        assert shown["source"] == {"record": review, "turn": shipped.source.turn}
        answer = await ann.told("POST", f"/api/puzzles/{made['id']}/answer", {})
        assert len(answer["choices"]) == len(shown["legal"]) == len(shipped.line[0].choices)
        if shipped.counts == "margin":
            assert answer["best"] == solution(shipped)[0]
        refused = await ann.ask("POST", "/api/puzzles/from-review", asked | {"turn": first})
        assert "too many continuations to prove" in refused.json()["message"]

    as_ann(made_up_house, act)
