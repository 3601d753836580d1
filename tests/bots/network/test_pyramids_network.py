"""The network of Pyramids: both engines see and say the same, and without training it says what is written by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.network.pyramids import network
from saqqara.bots.network.pyramids.judge import RestJudge
from saqqara.bots.network.pyramids.network import Shape, arrays_of, fault_of, network_of
from saqqara.bots.network.pyramids.network_tree import JudgedTree, give
from saqqara.bots.network.searcher import NetworkSearcher, find_weights
from saqqara.bots.network.weights import Training, Weights, load, save
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.search.tree_pool import compiled_for
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import default_edition
from saqqara.rules.pyramids import game
from saqqara.rules.pyramids.state import GameState, Step
from tests.games import random_match

STORED = Path(__file__).parent / "stored_pyramids.json"  # python -m tests.bots.network.test_pyramids_network writes it
EDITION = default_edition("pyramids")
SHAPE = Shape(EDITION)
clock = load_over("saqqara.bots.pyramids.move_values", "pyramids", EDITION).clock


def at_rest(lengths: Sequence[int] = (8, 20, 45, 70, 90)) -> Iterator[GameState]:
    """Tables before an expedition card is turned up, for 2 to 4 players; `lengths`: moves before them."""
    for number, most in enumerate(lengths):
        state = random_match(number, seats=2 + number % 3, most=most, game="pyramids").state()
        while state.step != Step.DRAW_EXPEDITION and game.seats_to_move(state):
            seat = game.seats_to_move(state)[0]
            game.play(state, seat, game.legal(state, seat)[0])
        if state.step == Step.DRAW_EXPEDITION:
            yield state


def some_network(seed: int = 3) -> network.Network:
    """A network of random numbers."""
    found, chance = SHAPE.untrained(), np.random.default_rng(seed)
    for name in ("card_inputs", "card_hidden", "from_cards", "seat_inputs", "hidden", "outputs"):
        found[name] = chance.standard_normal(found[name].shape) * 0.1
    found["card_inputs"][0, SHAPE.inputs.NOTHING] = 0
    return found


def native_value(state: GameState, net: network.Network) -> Any:
    """What compiled code makes of a table."""
    tree = JudgedTree(EDITION, SHAPE, net, 1)
    return tree.judge(state.pack().view(compiled_for(EDITION).state))[0].copy()


def plain_value(state: GameState, net: network.Network) -> Any:
    """What plain Python makes of a table."""
    evaluation = load_over(f"{network.PACKAGE}.evaluation", "pyramids", EDITION)
    value, room = (np.zeros(1, kind).view(np.recarray) for kind in (native_value(state, net).dtype, evaluation.ROOM))
    evaluation.evaluate(value[0], state.copy(), net.view(np.recarray)[0], room[0], 0.0)
    return value[0]


def test_an_untrained_network_says_what_is_written_by_hand() -> None:
    state_value = load_over("saqqara.bots.search.state_value", "pyramids", EDITION)
    for state in at_rest():
        by_hand = np.zeros(1, state_value.STATE_VALUE).view(np.recarray)[0]
        state_value.evaluate_state(by_hand, state.copy(), 0.0)
        found = native_value(state, SHAPE.untrained())
        assert found["points"] == pytest.approx(by_hand.points)
        assert found["wins"] == pytest.approx(by_hand.wins, abs=1e-5)


def test_both_engines_say_the_same() -> None:
    net = some_network()
    for state in at_rest():
        native, plain = native_value(state, net), plain_value(state, net)
        assert native["points"] == pytest.approx(plain.points, abs=1e-4)
        assert native["wins"] == pytest.approx(plain.wins, abs=1e-5)


def shipped_says(judge: Callable[[GameState, network.Network], Any]) -> list[list[float]]:
    """What the shipped network says of ten tables: shares of the first place, and points."""
    weights = find_weights(EDITION, 2)
    assert weights is not None
    net, found = network_of(weights), []
    for state in at_rest(range(5, 65, 6)):
        value = judge(state, net)
        found.append([float(number) for name in ("wins", "points") for number in value[name][: state.seats]])
    return found


@pytest.mark.parametrize("judge", [native_value, plain_value])
def test_the_shipped_network_says_what_it_said_when_it_was_shipped(judge: Any) -> None:
    stored = json.loads(STORED.read_text())
    assert len(stored) == 10
    for said, before in zip(shipped_says(judge), stored, strict=True):
        assert said == pytest.approx(before, abs=5e-5, rel=5e-5)


def test_sources_are_lifted_at_the_ends_of_lines_as_by_the_judge_of_positions() -> None:
    weights, state = find_weights(EDITION, 2), next(at_rest())
    assert weights is not None
    first = state.pack().view(compiled_for(EDITION).state)
    by_hand = replace(weights, training=replace(weights.training, source_lifts=()))
    lifted = replace(weights, training=replace(weights.training, source_lifts=(1.0, 0.0, 0.0, 0.5, 0.0)))
    for judge in (sources_of_one_line, lambda *given: RestJudge(EDITION, 2, given[1]).judge(given[0], 0).sources):
        higher = judge(first, lifted)[: state.seats] - judge(first, by_hand)[: state.seats]
        left = SHAPE.expeditions - clock(state)
        assert higher == pytest.approx(np.tile([left, 0, 0, left / 2, 0], (state.seats, 1)), abs=1e-4)


def sources_of_one_line(first: Any, weights: Weights) -> Any:
    """The points by source where the line of an empty tree ends: where it begins."""
    tree, settings = (
        JudgedTree(EDITION, SHAPE, network_of(weights), 1),
        np.zeros(1, compiled_for(EDITION).tree.SETTINGS),
    )
    give(tree, weights)
    tree.reset(1)
    sums = np.zeros((2, SHAPE.seats, SHAPE.evaluation.SOURCES))
    tree.add_sources(first, settings, 1, *sums)
    return sums[0]


def test_the_two_cards_of_a_seat_may_change_places() -> None:
    net = some_network()
    for state in at_rest():
        other = state.copy()
        for seat in range(state.seats):
            other.hands[seat], other.crossed[seat] = state.hands[seat][::-1], state.crossed[seat][::-1]
        assert native_value(other, net)["points"] == pytest.approx(native_value(state, net)["points"], abs=1e-4)


def test_red_and_green_gems_are_told_apart_by_what_the_seat_has() -> None:
    inputs = SHAPE.inputs
    assert inputs.kind_for(inputs.SCARCE, False) == inputs.kind_for(inputs.PLENTY, True) == inputs.SCARCE
    assert inputs.kind_for(inputs.SCARCE, True) == inputs.kind_for(inputs.PLENTY, False) == inputs.PLENTY
    assert inputs.kind_for(0, True) == 0


def weights_of(net: network.Network, edition: str = EDITION.hash, shape: str = SHAPE.hash) -> Weights:
    """A network with a made-up origin."""
    training = Training("pyramids", (2, 3, 4), edition, shape, run="test", games=1, positions=28)
    return Weights(arrays_of(net), training)


def test_a_network_is_kept_on_disk(tmp_path: Path) -> None:
    weights = weights_of(some_network())
    save(tmp_path / "some.npz", weights)
    found = load(tmp_path / "some.npz")
    assert fault_of(found, EDITION, 3) is None
    assert found.training == weights.training
    assert network_of(found).dtype == SHAPE.evaluation.NETWORK
    assert network_of(found)["outputs"] == pytest.approx(some_network()["outputs"], abs=1e-3)


def test_a_network_for_other_figures_or_inputs_does_not_fit() -> None:
    other = weights_of(SHAPE.untrained(), edition="another")
    assert fault_of(other, EDITION, 2) == "the network was trained for another edition"
    other = weights_of(SHAPE.untrained(), shape="another")
    assert fault_of(other, EDITION, 2) == "the network was trained with other inputs"


def test_the_search_asks_the_network() -> None:
    """Networks that differ find different values for the same moves."""
    match = random_match(5, seats=2, most=30, game="pyramids")
    seat = match.seats_to_move[0]
    question = Question(match.edition, match.state(seat), seat, seed=1)
    effort = Effort(60, horizon=0, margin=0.5, nodes=45)
    said = set()
    for seed in (1, 2):
        weights = weights_of(some_network(seed))
        searcher = NetworkSearcher(EDITION, effort, Searcher(EDITION, effort), lambda *_, found=weights: found)
        said.add(searcher.evaluate(question).best.points[seat].mean)
    assert len(said) == 2


def test_the_network_that_comes_with_saqqara_plays() -> None:
    assert find_weights(EDITION, 2) is not None
    match = Match.new("pyramids", 2, seed="network")
    bots = [level_bot("pharaoh@0.005", EDITION), level_bot("apprentice", EDITION)]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        match.play(bots[seat].choose(Question(match.edition, match.state(seat), seat, match.turn)), seat=seat)
    assert match.outcome is not None


if __name__ == "__main__":
    STORED.write_text(
        json.dumps([[round(number, 6) for number in row] for row in shipped_says(native_value)], indent=1)
    )
