"""The tree: what it adds up, what it keeps, how threads and the clock leave it alone."""

from __future__ import annotations

import dataclasses
import json
import math
import subprocess
import sys

import numpy as np
import pytest

from saqqara import Match, SaqqaraError
from saqqara.bots.protocol import Question
from saqqara.bots.search import tree_pool
from saqqara.bots.search.evaluation import mean_of, share_of
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.search.tree_pool import SearchTree, borrowed_trees, compiled_for
from saqqara.games import GAMES
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import default_edition
from tests.games import random_match

each_game = pytest.mark.parametrize("game", GAMES)
HORIZON = {"imhotep": 2, "pyramids": 5}


def question_of(match: Match, seed: int = 1) -> Question:
    seat = match.seats_to_move[0]
    return Question(match.edition, match.state(seat), seat, seed)


def effort_for(game: str, simulations: int, **more: object) -> Effort:
    return dataclasses.replace(Effort(simulations, horizon=HORIZON[game], nodes=45), **more)  # type: ignore[arg-type]


def grown(match: Match, simulations: int, is_random: bool = False) -> tuple[SearchTree, Question]:
    question = question_of(match)
    compiled = compiled_for(match.edition)
    tree = SearchTree(compiled, 60_000)
    tree.reset(3)
    settings = np.zeros(1, compiled.tree.SETTINGS)
    settings[0] = (question.seat, is_random, HORIZON[match.edition.game], 0.6, 0.3, 0.1)
    tree.search(question.state.pack().view(compiled.state), settings, simulations)
    return tree, question


@each_game
@pytest.mark.parametrize("moves", [0, 30, 60])
def test_the_sums_of_a_tree_agree(game: str, moves: int) -> None:
    """Every visit of a question is a visit of one of its answers; the shares of the first place add up to one."""
    tree, _ = grown(random_match(2, seats=3, game=game, most=moves), 400)
    assert tree.root["visits"] == 400
    assert tree.answers["visits"].sum() == 400
    assert tree.answers["wins"].sum() == pytest.approx(400, rel=1e-3)
    assert tree.answers["utility"].sum(axis=0) == pytest.approx(tree.root["utility"], rel=1e-3)
    for node in tree.nodes[:200]:
        if node["first"] >= 0:
            children = tree.nodes[node["first"] : node["first"] + node["count"]]
            assert children["visits"].sum() <= node["visits"]
            assert children["prior"].sum() == pytest.approx(1, abs=1e-3)


def test_chance_is_met_as_often_as_it_is_likely() -> None:
    """The expedition cards of Pyramids are nodes, and each shape comes by its number of cards."""
    match = random_match(2, seats=2, game="pyramids", most=40)
    while len(match.seats_to_move) < 2:
        match.play(match.legal()[0])
    tree, question = grown(match, 3_000)
    draws = [node for node in tree.nodes if node["first"] > 0 and node["asked"] == NATURE and node["visits"] > 800]
    assert draws, "a chance node that was met often"
    unseen = sum(question.state.unseen)
    for node in draws:
        children = tree.nodes[node["first"] : node["first"] + node["count"]]
        kinds = [shape for shape, count in enumerate(question.state.unseen) if count]
        if len(kinds) == len(children):
            expected = np.array([question.state.unseen[shape] for shape in kinds]) / unseen
            assert children["visits"] / children["visits"].sum() == pytest.approx(expected, abs=0.08)


@each_game
def test_random_rollouts_go_to_the_end(game: str) -> None:
    tree, _ = grown(Match.new(game, 2, seed=3), 200, is_random=True)
    shares = tree.root["wins"][:2] / 200
    assert shares.sum() == pytest.approx(1, abs=1e-3)
    assert (tree.root["points"][:2] > 0).all()


@each_game
def test_trees_on_threads_find_what_trees_in_turn_find(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(4, seats=2, game=game, most=20)
    effort = effort_for(game, 600, trees=3)
    threaded = Searcher(match.edition, effort).evaluate(question_of(match))
    monkeypatch.setattr(
        "saqqara.bots.search.searcher.ThreadPoolExecutor", lambda count: __import__("contextlib").nullcontext(InTurn())
    )
    assert Searcher(match.edition, effort).evaluate(question_of(match)) == threaded
    assert threaded.simulations > 500 * 3


class InTurn:
    """A pool that has no threads."""

    map = staticmethod(map)


@each_game
def test_the_tree_is_kept_between_moves(game: str) -> None:
    """What was found below the moves that were made is there again, and the search adds to it."""
    recalled = 0
    for number in range(6):
        match = random_match(number, seats=2, game=game, most=30)
        searcher = Searcher(match.edition, effort_for(game, 1_500))
        seat = match.seats_to_move[0]
        for _ in range(12):
            if not match.seats_to_move:
                break
            mover = match.seats_to_move[0]
            question = question_of(match)
            if mover != seat:
                match.play(Searcher(match.edition, effort_for(game, 300)).evaluate(question).best.move, seat=mover)
                continue
            evaluation = searcher.evaluate(question)
            recalled += evaluation.simulations > 1_500
            assert {one.move for one in evaluation.prospects} == set(question.legal)
            match.play(evaluation.best.move, seat=mover)
    assert recalled > 3


def test_a_stall_ends_at_the_cap() -> None:
    match = Match.new("imhotep", 2, seed=1)
    effort = effort_for("imhotep", 50_000, seconds=1e-9)
    question = question_of(match)
    cut = Searcher(match.edition, effort).evaluate(question)
    assert cut.simulations == 500
    assert cut.is_cut
    whole = Searcher(match.edition, effort_for("imhotep", 1_000)).evaluate(question)
    assert whole.simulations > 500
    assert not whole.is_cut


def test_a_search_that_nobody_needs_ends_after_its_slice() -> None:
    match = Match.new("imhotep", 2, seed=1)
    searcher = Searcher(match.edition, effort_for("imhotep", 50_000))
    searcher.stop()
    cut = searcher.evaluate(question_of(match))
    assert (cut.simulations, cut.is_cut) == (500, True)


@pytest.mark.parametrize(
    ("name", "value"), [("simulations", 0), ("trees", 0), ("horizon", -1), ("exploration", math.nan)]
)
def test_an_effort_that_makes_no_sense_is_refused(name: str, value: float) -> None:
    with pytest.raises(SaqqaraError, match=f"{name}: expected a"):
        Effort(**{"simulations": 10, name: value})  # type: ignore[arg-type]


def test_a_question_that_nobody_was_asked_is_refused() -> None:
    match = Match.new("imhotep", 2, seed=1)
    searcher = Searcher(match.edition, Effort(10))
    with pytest.raises(SaqqaraError, match="expected a seat to move, got seat 1"):
        searcher.evaluate(Question(match.edition, match.state(1), 1))
    other = Match.new("pyramids", 2, seed=1)
    with pytest.raises(SaqqaraError, match="expected one about imhotep, got one about pyramids"):
        searcher.evaluate(Question(other.edition, other.state(0), 0))


@pytest.mark.soak
def test_whole_games_of_pyramids_come_out_the_same_in_every_process() -> None:
    """The bytes between the fields of a state are nobody's: a copy that leaves them to chance finds no kept tree."""
    program = """
from saqqara.tournament.arena import play_game
from saqqara.tournament.plan import Plan
import numpy as np
rubbish = [np.full(size, 7, np.uint8) for size in range(300, 400)]
del rubbish
plan = Plan("pyramids", ("architect", "apprentice"), 4, {}, 5)
for number in range(2):
    print(play_game((plan, number))[1])
"""
    runs = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(runs) == 1


def test_a_full_tree_goes_on_without_growing() -> None:
    match = Match.new("imhotep", 4, seed=1)
    effort = effort_for("imhotep", 2_000, nodes=0)
    evaluation = Searcher(match.edition, effort).evaluate(question_of(match))
    assert evaluation.simulations > 500


@each_game
def test_a_search_ends_when_nothing_can_change_its_mind(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops early only where going on would find the same move."""
    spared = 0
    for number in range(8):
        match = random_match(number, seats=2, game=game, most=20 + 3 * number)
        question = question_of(match)
        if len(question.moves) == 1:
            continue
        effort = effort_for(game, 3_000, trees=2)
        short = Searcher(match.edition, effort).evaluate(question)
        with monkeypatch.context() as patch:
            patch.setattr("saqqara.bots.search.searcher._is_settled", lambda *_: False)
            whole = Searcher(match.edition, effort).evaluate(question)
        assert whole.simulations == 6_000
        assert short.best.move == whole.best.move
        spared += short.simulations < whole.simulations
    assert spared > 0


@each_game
def test_an_evaluation_reads_well(game: str) -> None:
    match = random_match(6, seats=3, game=game, most=25)
    question = question_of(match)
    evaluation = Searcher(match.edition, effort_for(game, 800)).evaluate(question)
    assert {one.move for one in evaluation.prospects} == set(question.legal)
    visits = [one.visits for one in evaluation.prospects]
    assert visits == sorted(visits, reverse=True)
    best = evaluation.best
    assert sum(share.mean for share in best.wins) == pytest.approx(1, abs=1e-3)
    for share in best.wins:
        assert 0 <= share.low <= share.mean <= share.high <= 1
    for points in best.points:
        assert points.low <= points.mean <= points.high
    assert evaluation.line[0] == (question.seat, best.move)
    told = json.loads(json.dumps(evaluation.as_json(), allow_nan=False))
    assert told["prospects"][0]["move"] == best.move
    assert told["line"][0] == {"seat": question.seat, "move": best.move}


@each_game
def test_expected_points_are_of_the_size_that_games_have(game: str) -> None:
    """Neither side of a game between equals expects points that such games never have."""
    match = random_match(6, seats=2, game=game, most=12)
    best = Searcher(match.edition, effort_for(game, 800)).evaluate(question_of(match)).best
    low, high = {"imhotep": (30, 80), "pyramids": (80, 180)}[game]
    assert all(low < points.mean < high for points in best.points)


def test_the_line_can_be_played() -> None:
    match = Match.new("imhotep", 2, seed=8)
    evaluation = Searcher(match.edition, effort_for("imhotep", 3_000)).evaluate(question_of(match))
    assert len(evaluation.line) > 1
    for seat, move in evaluation.line:
        if seat == NATURE:
            break
        match.play(move, seat=seat)


@pytest.mark.parametrize(("wins", "visits", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)])
def test_confidence_of_a_share(wins: float, visits: int, low: float, high: float) -> None:
    """Wilson's interval, figures as printed in textbooks."""
    share = share_of(wins, visits)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-3)


def test_confidence_of_a_mean() -> None:
    numbers = [3.0, 5.0] * 50
    mean = mean_of(sum(numbers), sum(number * number for number in numbers), 100, 9.0)
    assert mean.mean == 4.0
    assert mean.high - mean.mean == pytest.approx(0.196)
    one = mean_of(3.0, 9.0, 1, 9.0)
    assert one.high - one.mean == pytest.approx(1.96 * 3)


def test_a_bot_that_plays_on_needs_no_more_trees() -> None:
    match = Match.new("imhotep", 2, seed=1)
    searcher = Searcher(match.edition, effort_for("imhotep", 123))
    before = sum(map(len, tree_pool._free.values()))
    for _ in range(12):
        match.play(searcher.evaluate(question_of(match)).best.move)
    assert sum(map(len, tree_pool._free.values())) == before + 1


def test_trees_are_used_again() -> None:
    edition = default_edition("imhotep")
    with borrowed_trees(edition, 1, 777) as (first,):
        pass
    with borrowed_trees(edition, 2, 777) as trees:
        assert first in trees
        assert len({id(tree.nodes) for tree in trees}) == 2
    assert not math.isnan(float(first.nodes["prior"].sum()))
