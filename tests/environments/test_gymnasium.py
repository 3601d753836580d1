"""The environments of Gymnasium pass its own checker, play fair, and are the same one by one and in a batch."""

# ruff: noqa: E402 (what follows needs Gymnasium)

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from saqqara.bots.protocol import Question
from saqqara.games import GAMES
from saqqara.rules.errors import IllegalMove, SaqqaraError
from tests.equipment import NOT_RUN

gymnasium = pytest.importorskip("gymnasium", reason=f"{NOT_RUN}: Gymnasium is not installed (pip install gymnasium)")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from saqqara.environments.gymnasium import IMHOTEP, PYRAMIDS
from saqqara.environments.gymnasium.vector_env import SeatVectorEnv
from saqqara.environments.rewards import REWARDS, rewards_of

IDS = dict(zip(GAMES, (IMHOTEP, PYRAMIDS), strict=True))
each_game = pytest.mark.parametrize("game", GAMES)
each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def bare(game: str, **options: Any) -> Any:
    """An environment without Gymnasium's wrappers."""
    return gymnasium.make(IDS[game], **options).unwrapped


def by_noise(mask: Any, luck: np.random.Generator) -> Any:
    """Random legal actions."""
    return (mask * luck.random(mask.shape)).argmax(axis=-1)


def play_on(env: Any, luck: int = 1, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """Plays a game to its end; returns the reward and the last info."""
    _, info = env.reset(seed=seed)
    chance, reward, is_over = np.random.default_rng(luck), 0.0, False
    while not is_over:
        assert reward == 0.0
        _, reward, is_over, _, info = env.step(by_noise(info["action_mask"], chance))
    return reward, info


class Listener:
    """A bot that plays the first legal move and keeps what it was asked."""

    name = "listener"

    def __init__(self) -> None:
        self.begun = 0
        self.questions: list[Question] = []

    def begin(self) -> None:
        self.begun += 1

    def choose(self, question: Question) -> str:
        self.questions.append(question)
        return question.legal[0]


# --- one seat ---


@each_game
@each_count
def test_the_checker_is_content(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    for options in ({}, {"seat": None, "dtype": np.uint8}, {"seat": seats - 1, "render_mode": "ansi"}):
        check_env(bare(game, seats=seats, **options))
    assert f"{game.capitalize()}, " in capsys.readouterr().out  # the checker has tried the mode for people too


@each_game
def test_the_checker_is_content_with_bots(game: str) -> None:
    check_env(bare(game, seats=3, opponents=["mason", "random"]), skip_render_check=True)


@each_game
@pytest.mark.parametrize("reward", REWARDS)
def test_the_reward_is_that_of_our_seat(game: str, reward: str) -> None:
    env = bare(game, seats=3, seat=1, reward=reward)
    got, info = play_on(env, seed=3)
    assert got == pytest.approx(rewards_of(env.table.outcome(), reward)[1])
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)


@each_game
@each_count
def test_we_are_asked_what_the_rules_ask_our_seat(game: str, seats: int) -> None:
    """Step by step beside the plain engine."""
    env = bare(game, seats=seats, seat=seats - 1)
    row, info = env.reset(seed=seats)
    chance, is_over = np.random.default_rng(1), False
    while not is_over:
        state = env.table.state()
        legal = env.table.game.legal(state, env.seat)
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(legal)
        hidden = env.table.game.hidden_from(state, env.seat)
        assert np.array_equal(row, env.features.write(hidden, env.seat))
        row, _, is_over, _, info = env.step(by_noise(info["action_mask"], chance))


@each_game
def test_a_random_seat_is_another_in_every_game(game: str) -> None:
    env = bare(game, seats=4, seat=None)
    env.reset(seed=1)
    first = [env.seat, *(env.reset() and env.seat for _ in range(30))]
    assert set(first) == {0, 1, 2, 3}
    env.reset(seed=1)
    assert [env.seat, *(env.reset() and env.seat for _ in range(30))] == first


@each_game
def test_bots_sit_clockwise_and_are_asked_as_their_seat_may_know(game: str) -> None:
    left, right = Listener(), Listener()
    env = bare(game, seats=3, seat=1, opponents=[left, right])
    play_on(env, seed=2)
    play_on(env)
    assert left.begun == right.begun == 2
    assert {question.seat for question in left.questions} == {2}
    assert {question.seat for question in right.questions} == {0}
    for question in (*left.questions, *right.questions):
        assert question.game.hidden_from(question.state, question.seat) == question.state
    assert len({question.seed for question in left.questions}) == len(left.questions)


@each_game
def test_the_same_seed_gives_the_same_game_against_bots(game: str) -> None:
    games = []
    for _ in range(2):
        env = bare(game, seats=2, opponents="apprentice", reward="points")
        games.append((play_on(env, luck=4, seed=4)[0], env.table.bytes.tobytes(), play_on(env, luck=5)[0]))
    assert games[0] == games[1]


def test_an_illegal_action_is_replaced_and_counted_or_refused() -> None:
    env, strict = bare("imhotep"), bare("imhotep", illegal="raise")
    for one in (env, strict):
        _, info = one.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, info = env.step(illegal)
    assert info["illegal"] == 1
    before = strict.table.bytes.copy()
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    assert np.array_equal(strict.table.bytes, before)
    for action in (-1, 61, "take", None, 0.5):
        with pytest.raises(SaqqaraError, match="action: expected a number from 0 to 60"):
            env.step(action)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 5},
        {"seat": 4},
        {"seat": True},
        {"opponents": "nobody"},
        {"seats": 2, "opponents": ["random", "random"]},
        {"opponents": ["random"] * 4},
        {"opponents": 7},
        {"sides": "AAAA"},
        {"reward": "fame"},
        {"dtype": "int8"},
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SaqqaraError, match="expected"):
        bare("imhotep", **options)
    with pytest.raises(SaqqaraError, match="expected"):
        gymnasium.make_vec(IMHOTEP, num_envs=2, **options)


def test_one_bot_has_one_seat() -> None:
    with pytest.raises(SaqqaraError, match="got one bot for several"):
        bare("imhotep", seats=3, opponents=Listener())


def test_a_seat_can_be_sent_to_another_process() -> None:
    env = bare("pyramids", reward="points")
    _, info = env.reset(seed=8)
    env.step(by_noise(info["action_mask"], np.random.default_rng(1)))
    twin = pickle.loads(pickle.dumps(env))
    mask = env.action_masks()
    for one in (env, twin):
        is_over, chance, mask = False, np.random.default_rng(2), one.action_masks()
        while not is_over:
            _, _, is_over, _, info = one.step(by_noise(mask, chance))
            mask = info["action_mask"]
    assert np.array_equal(env.table.bytes, twin.table.bytes)


# --- many seats ---


@each_game
@each_count
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP], ids=lambda mode: mode.value)
def test_a_batch_is_what_a_loop_is(game: str, seats: int, mode: AutoresetMode) -> None:
    """Game by game and step by step the same as Gymnasium's own vector of single environments, illegal actions too."""
    options = {"num_envs": 5, "seats": seats, "seat": seats - 1, "reward": "points"}
    batch = gymnasium.make_vec(IDS[game], autoreset_mode=mode, threads=1, **options)
    loop = gymnasium.make_vec(IDS[game], vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **options)
    assert isinstance(batch, SeatVectorEnv)
    assert batch.observation_space == loop.observation_space
    assert batch.action_space == loop.action_space
    chance, ended, illegal = np.random.default_rng(seats), 0, 0
    (rows, infos), (loop_rows, loop_infos) = batch.reset(seed=5), loop.reset(seed=5)
    for step in range(120):
        assert np.array_equal(rows, loop_rows)
        assert np.array_equal(infos["action_mask"], loop_infos["action_mask"])
        assert np.array_equal(infos["illegal"], loop_infos["illegal"])
        actions = by_noise(infos["action_mask"], chance)
        if step % 10 == 3:
            actions[step % 5] = 1
        rows, rewards, over, cut, infos = batch.step(actions)
        loop_rows, loop_rewards, loop_over, loop_cut, loop_infos = loop.step(actions)
        assert np.array_equal(rewards, loop_rewards)
        assert np.array_equal(over, loop_over)
        assert np.array_equal(cut, loop_cut)
        assert ("final_obs" in infos) == (mode == AutoresetMode.SAME_STEP and over.any())
        for number in np.flatnonzero(over) if "final_obs" in infos else ():
            assert np.array_equal(infos["final_obs"][number], loop_infos["final_obs"][number])
        ended += int(over.sum())
        illegal = max(illegal, int(infos["illegal"].max()))
    assert ended > 0
    assert illegal > 0


@each_game
def test_threads_change_nothing(game: str) -> None:
    played = []
    for threads in (1, 3):
        env = gymnasium.make_vec(IDS[game], num_envs=300, seats=3, seat=None, threads=threads)
        rows, infos = env.reset(seed=1)
        assert env.batch.threads == threads
        for _ in range(20):
            rows, *_, infos = env.step(env.random_actions())
        played.append((rows.tobytes(), infos["action_mask"].tobytes(), env.batch.own.tobytes()))
    assert played[0] == played[1]


@each_game
def test_a_random_seat_in_a_batch_is_rewarded_as_its_own(game: str) -> None:
    for mode in ("NextStep", "SameStep"):
        env = gymnasium.make_vec(IDS[game], num_envs=64, seats=2, seat=None, autoreset_mode=mode)
        env.reset(seed=1)
        won = games = 0.0
        seats = set()
        for _ in range(200):
            seats |= set(env.batch.own.tolist())
            _, rewards, over, _, _ = env.step(env.random_actions())
            won, games = won + rewards.sum(), games + over.sum()
        assert seats == {0, 1}
        assert 0.35 < won / games < 0.65  # as good as the random opponent: 100 games and more


def test_what_a_batch_returns_is_ours_to_keep() -> None:
    env = gymnasium.make_vec(IMHOTEP, num_envs=4)
    kept, infos = env.reset(seed=1)
    before = kept.copy(), infos["action_mask"].copy(), infos["illegal"].copy()
    for _ in range(5):
        env.step(np.zeros(4, int))
    assert np.array_equal(kept, before[0])
    assert np.array_equal(infos["action_mask"], before[1])
    assert np.array_equal(infos["illegal"], before[2])


def test_a_batch_refuses_what_it_cannot_do() -> None:
    with pytest.raises(SaqqaraError, match="vectorization_mode='sync'"):
        gymnasium.make_vec(IMHOTEP, num_envs=2, opponents="mason")
    with pytest.raises(SaqqaraError, match="autoreset_mode: expected one of NextStep, SameStep"):
        gymnasium.make_vec(IMHOTEP, num_envs=2, autoreset_mode="Disabled")
    with pytest.raises(SaqqaraError, match="render_mode: expected ansi"):
        gymnasium.make_vec(IMHOTEP, num_envs=2, render_mode="human")
    env = gymnasium.make_vec(IMHOTEP, num_envs=2)
    env.reset(seed=1)
    for actions in ([0], [0, 61], [0, -1], [0.0, 1.0], "ab"):
        with pytest.raises(SaqqaraError, match="actions: expected"):
            env.step(actions)


def test_every_game_of_a_batch_may_have_its_own_seed() -> None:
    envs, others = (gymnasium.make_vec("saqqara/Imhotep-v0", num_envs=3, seats=2) for _ in range(2))
    assert (envs.reset(seed=[7, 8, 9])[0] == others.reset(seed=7)[0]).all()
    with pytest.raises(SaqqaraError, match="seed: expected one, or 3, got 2"):
        envs.reset(seed=[1, 2])
    with pytest.raises(SaqqaraError, match="options: expected none"):
        envs.reset(options={"reset_mask": [True]})


def test_tables_of_a_batch_can_be_looked_at() -> None:
    env = gymnasium.make_vec(PYRAMIDS, num_envs=3, render_mode="ansi")
    env.reset(seed=1)
    assert all(text.startswith("Pyramids, round 1") for text in env.render())
    assert gymnasium.make_vec(PYRAMIDS, num_envs=1).render() is None


@pytest.mark.soak
def test_playing_needs_no_environments() -> None:
    told = "import sys, saqqara.cli.main, saqqara.server.app, saqqara.environments.batch; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert "saqqara.cli.main" in modules
    assert not {"gymnasium", "pettingzoo", "torch", "ray", "pyspiel"} & set(modules)
