"""The environments of PettingZoo pass its own tests, play by the rules and say no more than a seat may know."""

# ruff: noqa: E402 (what follows needs PettingZoo)

from __future__ import annotations

import copy
import pickle
import warnings
import zlib
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.equipment import NOT_RUN

pettingzoo = pytest.importorskip(
    "pettingzoo", reason=f"{NOT_RUN}: PettingZoo is not installed (pip install pettingzoo)"
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import its games in a way that it regrets
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test
    from pettingzoo.test.seed_test import parallel_seed_test
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from saqqara.environments.pettingzoo import imhotep_v0, pyramids_v0
from saqqara.environments.rewards import REWARDS, rewards_of
from saqqara.rules.edition import default_edition, edition_of_figures
from saqqara.rules.errors import IllegalMove, SaqqaraError

GAMES = {"imhotep": imhotep_v0, "pyramids": pyramids_v0}
each_game = pytest.mark.parametrize("game", GAMES)
each_count = pytest.mark.parametrize("seats", [2, 3, 4])

# What PettingZoo says of every observation that comes with a mask, but for a list of its own environments.
SAID_OF_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def quietly(test: Callable[[], Any]) -> None:
    """Runs a test of PettingZoo, which may say only what it says of all masks."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        test()
    assert {str(one.message) for one in told} <= SAID_OF_MASKS


def by_mask(mask: Any, luck: int = 0) -> int:
    """A legal action that follows from the mask alone."""
    legal = np.flatnonzero(mask)
    return int(legal[zlib.crc32(mask.tobytes(), luck) % len(legal)])


def play_on(env: Any, luck: int = 0, most: int = 10_000) -> dict[str, float]:
    """Plays to the end of the game, or for so many steps; returns the rewards of those who have left."""
    rewards = {}
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(by_mask(observation["action_mask"], luck))
    return rewards


# --- PettingZoo's own tests ---


@each_game
@each_count
def test_api(game: str, seats: int) -> None:
    quietly(lambda: api_test(GAMES[game].env(seats=seats), num_cycles=200))
    quietly(lambda: api_test(GAMES[game].raw_env(seats=seats, dtype=np.uint8), num_cycles=200))


@each_game
@each_count
def test_seed(game: str, seats: int) -> None:
    seed_test(partial(GAMES[game].env, seats=seats), num_cycles=500)


@each_game
@each_count
def test_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(GAMES[game].env, seats=seats), {"ansi": lambda text: text.startswith(game.capitalize())})
    assert capsys.readouterr().out.count(f"{game.capitalize()}, ") > 5


@each_game
def test_state(game: str) -> None:
    env = GAMES[game].env(seats=3)
    state_test(env, env)


@each_count
def test_parallel_api(seats: int) -> None:
    parallel_api_test(pyramids_v0.parallel_env(seats=seats), num_cycles=1000)
    parallel_seed_test(partial(pyramids_v0.parallel_env, seats=seats))


@each_count
def test_max_cycles(seats: int) -> None:
    env, parallel_env = (partial(make, seats=seats) for make in (pyramids_v0.env, pyramids_v0.parallel_env))
    for _ in range(10):  # not seeded: each is another game
        max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@each_count
def test_cycles_pass_the_same_tests(seats: int) -> None:
    quietly(lambda: api_test(pyramids_v0.env(seats=seats, max_cycles=30), num_cycles=200))
    seed_test(partial(pyramids_v0.env, seats=seats, max_cycles=500), num_cycles=500)


def test_the_module_passes_as_it_is() -> None:
    max_cycles_test(pyramids_v0)


def test_the_registry_has_them() -> None:
    assert isinstance(pettingzoo.make("aec", "saqqara/imhotep-v0", seats=3), pettingzoo.AECEnv)
    assert isinstance(pettingzoo.make("parallel", "saqqara/pyramids-v0", max_cycles=5), pettingzoo.ParallelEnv)


# --- by the rules ---


@each_game
@each_count
def test_masks_are_what_the_rules_allow(game: str, seats: int) -> None:
    """Step by step beside the plain engine."""
    env = GAMES[game].env(seats=seats)
    env.reset(seed=seats)
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            break
        seat, state = env.possible_agents.index(agent), env.table.state()
        assert seat in env.table.game.seats_to_move(state)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(env.table.game.legal(state, seat))
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        env.step(by_mask(observation["action_mask"]))
    assert env.table.is_over


@each_game
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_the_outcome(game: str, reward: str) -> None:
    env = GAMES[game].env(seats=3, reward=reward)
    env.reset(seed=5)
    rewards = play_on(env)
    outcome = env.table.outcome()
    assert outcome is not None
    assert list(rewards) == env.possible_agents
    assert tuple(rewards.values()) == pytest.approx(rewards_of(outcome, reward))


@each_game
@each_count
def test_an_observation_is_what_the_seat_may_know(game: str, seats: int) -> None:
    """The features of the table as it is hidden from the seat, written by the plain engine."""
    env = GAMES[game].env(seats=seats)
    env.reset(seed=seats)
    for number in range(60):
        if number % 7 == 0:
            for seat, agent in enumerate(env.possible_agents):
                hidden = env.table.game.hidden_from(env.table.state(), seat)
                shown = env.observe(agent)["observation"]
                assert np.array_equal(shown, env.features.write(hidden, seat))
        env.step(by_mask(env.last()[0]["action_mask"]))


def test_slices_have_names() -> None:
    env = imhotep_v0.env(seats=4, sides="ABABB", wrath=True)
    env.reset(seed=1)
    row = env.last()[0]["observation"]
    assert env.features["sides"].of(row).tolist() == [0, 1, 0, 1, 1]
    assert env.features["wrath"].of(row).tolist() == [1]
    assert env.features["asked"].of(row).tolist() == [1, 0, 0, 0]
    whole = imhotep_v0.env(seats=4, dtype=np.uint8)
    whole.reset(seed=1)
    assert whole.features["sled"].of(whole.last()[0]["observation"]).tolist() == [2, 3, 4, 5]


def test_the_state_is_all_that_anybody_knows() -> None:
    env = pyramids_v0.env(seats=3)
    env.reset(seed=3)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), rows)
    assert env.state_space.contains(env.state())


def test_observations_that_are_kept_stay_as_they_were() -> None:
    env = imhotep_v0.env()
    env.reset(seed=1)
    kept = env.last()
    before = copy.deepcopy(kept)
    play_on(env, most=30)
    assert np.array_equal(kept[0]["observation"], before[0]["observation"])
    assert np.array_equal(kept[0]["action_mask"], before[0]["action_mask"])
    assert np.array_equal(kept[4]["action_mask"], before[4]["action_mask"])


# --- options ---


@pytest.mark.soak  # another edition has to be compiled, for a minute
def test_another_edition() -> None:
    box = default_edition("imhotep")
    figures = dict(box.figures)
    changed = next(key for key, value in figures.items() if key.endswith("stones") and isinstance(value, int))
    other = edition_of_figures("imhotep", "fewer", {**figures, changed: figures[changed] - 1})
    env = imhotep_v0.env(seats=2, edition=other)
    env.reset(seed=1)
    assert env.table.edition.hash == other.hash != box.hash
    assert len(play_on(env)) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 5},
        {"seats": "2"},
        {"sides": "ABC"},
        {"wrath": "yes"},
        {"edition": "nowhere"},
        {"reward": "fame"},
        {"illegal": "ignore"},
        {"dtype": "int64"},
        {"dtype": "nothing"},
        {"render_mode": "rgb_array"},
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SaqqaraError, match=r"expected .*got|edition"):
        imhotep_v0.env(**options)


@pytest.mark.parametrize("max_cycles", [0, -1, 1.5, "many"])
def test_cycles_are_counted_in_whole_numbers(max_cycles: Any) -> None:
    for make in (pyramids_v0.env, pyramids_v0.parallel_env):
        with pytest.raises(SaqqaraError, match="max_cycles: expected"):
            make(max_cycles=max_cycles)


# --- what is not legal ---


@each_game
def test_the_first_legal_action_replaces_one_that_is_not_legal(game: str) -> None:
    env, twin = (GAMES[game].env(seats=2) for _ in range(2))
    env.reset(seed=4)
    twin.reset(seed=4)
    mask = env.last()[0]["action_mask"]
    agent = env.agent_selection
    env.step(int(np.flatnonzero(mask == 0)[-1]))
    twin.step(int(np.flatnonzero(mask)[0]))
    assert np.array_equal(env.table.bytes, twin.table.bytes)
    assert env.infos[agent]["illegal"] == 1
    assert twin.infos[agent]["illegal"] == 0
    env.reset()
    assert env.infos[agent]["illegal"] == 0


@each_game
def test_a_strict_table_refuses_and_stays_as_it_was(game: str) -> None:
    env = GAMES[game].env(seats=2, illegal="raise")
    env.reset(seed=4)
    mask, before = env.last()[0]["action_mask"], env.table.bytes.copy()
    with pytest.raises(IllegalMove, match="expected one that its mask allows"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert np.array_equal(env.table.bytes, before)
    env.step(by_mask(mask))
    assert not np.array_equal(env.table.bytes, before)


def test_a_mask_that_was_written_on_changes_nothing() -> None:
    env = imhotep_v0.env(illegal="raise")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    mask[:] = 1
    with pytest.raises(IllegalMove):
        env.step(illegal)


def test_the_wrapper_that_ends_a_game_fits() -> None:
    """As PettingZoo's classic games have it."""
    env = TerminateIllegalWrapper(imhotep_v0.raw_env(seats=2), illegal_reward=-1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())


# --- calls in the wrong order ---


@each_game
def test_nothing_before_reset(game: str) -> None:
    env = GAMES[game].env()
    for call in (env.last, lambda: env.step(0), lambda: env.agents, lambda: next(iter(env.agent_iter()))):
        with pytest.raises(AttributeError, match=r"before reset\(\)"):
            call()
    with pytest.raises(AttributeError, match="no attribute 'board'"):
        _ = env.board


@each_game
def test_after_the_end_each_leaves_and_then_nobody_steps(game: str, caplog: pytest.LogCaptureFixture) -> None:
    env = GAMES[game].env(seats=3)
    env.reset(seed=2)
    play_on(env)
    assert env.agents == []
    env.step(None)
    assert "Should reset() first" in caplog.text
    env.reset()
    assert env.agents == env.possible_agents


@pytest.mark.parametrize("action", [-1, 10_000, None, "take", float("nan"), 10**30])
def test_actions_out_of_bounds_are_refused(action: Any) -> None:
    env, cycles, parallel = imhotep_v0.env(), pyramids_v0.env(max_cycles=9), pyramids_v0.parallel_env(seats=2)
    for one in (env, cycles):
        one.reset(seed=1)
        with pytest.raises(SaqqaraError, match="action: expected a number from 0 to"):
            one.step(action)
    parallel.reset(seed=1)
    with pytest.raises(SaqqaraError, match="action: expected a number from 0 to 593"):
        parallel.step({"player_0": action, "player_1": 582})


# --- all at once ---


def play_parallel(env: Any, luck: int, seed: int) -> dict[str, float]:
    observations, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: by_mask(observations[agent]["action_mask"], luck) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
    return rewards


def without_wait(mask: Any) -> Any:
    return mask[:-1]


@each_count
@pytest.mark.parametrize("luck", range(4))
def test_all_at_once_and_one_after_another_are_the_same_game(seats: int, luck: int) -> None:
    """Answers that are given at the same time do not depend on each other."""
    parallel = pyramids_v0.parallel_env(seats=seats, reward="points")
    observations, _ = parallel.reset(seed=luck)
    while parallel.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in parallel.agents}
        actions = {
            agent: parallel.wait if mask[-1] else by_mask(without_wait(mask), luck) for agent, mask in masks.items()
        }
        observations, rewards, *_ = parallel.step(actions)
    env = pyramids_v0.env(seats=seats, reward="points")
    env.reset(seed=luck)
    assert play_on(env, luck) == rewards
    assert np.array_equal(env.table.bytes, parallel.table.bytes)


def test_who_owes_nothing_waits() -> None:
    env = pyramids_v0.parallel_env(seats=3)
    observations, _ = env.reset(seed=1)
    waits = 0
    while env.agents:
        owing = env.table.seats_to_move
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            assert mask[env.wait] == (seat not in owing)
            assert mask.any()
            waits += mask[env.wait]
        observations, *_, infos = env.step(
            {agent: by_mask(one["action_mask"], 3) for agent, one in observations.items()}
        )
    assert waits > 0
    assert env.describe(env.wait) == "wait"
    assert all(one["illegal"] == 0 for one in infos.values())


def test_those_who_wait_may_be_left_out_and_those_who_owe_may_not() -> None:
    env = pyramids_v0.parallel_env(seats=2)
    observations, _ = env.reset(seed=1)
    with pytest.raises(SaqqaraError, match="expected one of player_1, got those of player_0"):
        env.step({"player_0": by_mask(observations["player_0"]["action_mask"])})
    while len(env.table.seats_to_move) == 2:
        observations, *_ = env.step({a: by_mask(o["action_mask"]) for a, o in observations.items()})
    (seat,) = env.table.seats_to_move
    agent = env.agents[seat]
    before = env.cycles
    env.step({agent: by_mask(observations[agent]["action_mask"])})
    assert env.cycles == before + 1


def test_a_strict_parallel_table_refuses_all_for_one() -> None:
    env = pyramids_v0.parallel_env(seats=3, illegal="raise")
    observations, _ = env.reset(seed=1)
    actions = {agent: by_mask(one["action_mask"]) for agent, one in observations.items()}
    before = env.table.bytes.copy()
    with pytest.raises(IllegalMove, match="action of seat 2"):
        env.step({**actions, "player_2": env.wait})
    assert np.array_equal(env.table.bytes, before)


def test_answers_are_secret_until_all_have_answered() -> None:
    """What the first has marked is not in what the second is shown."""
    shown = set()
    for number in range(5):
        env = pyramids_v0.env(seats=2)
        env.reset(seed=9)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[number]))
        assert env.agent_selection == "player_1"
        shown.add(env.last()[0]["observation"].tobytes())
    assert len(shown) == 1


def test_a_game_that_is_cut_off_has_no_rewards() -> None:
    env = pyramids_v0.parallel_env(seats=2, max_cycles=3, reward="points")
    assert play_parallel(env, 1, 1) == {"player_0": 0.0, "player_1": 0.0}
    assert not env.table.is_over
    assert env.step({}) == ({}, {}, {}, {}, {})


# --- copies ---


@each_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deep", "pickle"])
def test_a_copy_goes_on_by_itself(game: str, copied: Callable[[Any], Any]) -> None:
    env = GAMES[game].env(seats=2, reward="points")
    env.reset(seed=6)
    play_on(env, most=20)
    twin = copied(env)
    before = env.table.bytes.copy()
    rewards = play_on(twin, luck=1)
    assert np.array_equal(env.table.bytes, before)
    assert play_on(env, luck=1) == rewards
    assert np.array_equal(env.table.bytes, twin.table.bytes)
