"""Both games in OpenSpiel: its own tests pass, its bots play, and nobody sees what it may not know."""

from __future__ import annotations

import importlib
import pickle
import random
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.environments.rewards import rewards_of
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import IllegalMove
from tests.effort import first_of, some_of
from tests.equipment import NOT_RUN
from tests.games import ALL_SIDES

pyspiel = pytest.importorskip("pyspiel", reason=f"{NOT_RUN}: open_spiel is not installed")

import saqqara.environments.openspiel  # noqa: E402
from saqqara.environments.openspiel.game_node import OVER  # noqa: E402
from tests.environments import openspiel_playthroughs as playthroughs  # noqa: E402

each_number = pytest.mark.parametrize("players", [2, 3, 4])
each_game = pytest.mark.parametrize("name", ["imhotep", "pyramids"])


def game_of(name: str, players: int, luck: int = 0) -> Any:
    """Imhotep with sides and wrath by luck."""
    chance = random.Random(luck)
    options = {"sides": chance.choice(ALL_SIDES), "wrath": chance.random() < 0.5} if name == "imhotep" else {}
    return pyspiel.load_game(f"saqqara_{name}", {"players": players, **options})


def any_action(state: Any, chance: random.Random) -> int:
    if not state.is_chance_node():
        return int(chance.choice(state.legal_actions()))
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, weights)[0])


def play_out(state: Any, chance: random.Random, after: Any) -> None:
    while not state.is_terminal():
        state.apply_action(any_action(state, chance))
        after(state)


@each_game
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    state, chance = game_of(name, 2).new_initial_state(), random.Random(3)
    while not state.is_terminal():
        before = str(state)
        allowed = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        for action in (next(one for one in range(1000) if one not in allowed), 1000):
            with pytest.raises(IllegalMove, match="action: expected one of legal_actions"):
                state.apply_action(action)
        assert str(state) == before
        state.apply_action(any_action(state, chance))
    with pytest.raises(IllegalMove):
        state.apply_action(0)


# --- OpenSpiel's own ---


@each_game
@each_number
def test_openspiels_own_test_passes_with_serialization(name: str, players: int) -> None:
    for luck in some_of(range(3)):
        pyspiel.random_sim_test(game_of(name, players, luck), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", first_of(playthroughs.GAMES[::-1], 1))
def test_playthroughs_are_as_kept(game: str) -> None:
    """If the games or the features were meant to change: python -m tests.environments.openspiel_playthroughs"""
    assert playthroughs.cut_down(playthroughs.playthrough(game)) == playthroughs.file_of(game).read_text()


def test_no_other_playthroughs_are_kept() -> None:
    assert {file.stem for file in playthroughs.FOLDER.iterdir()} == set(playthroughs.GAMES)


@each_game
@each_number
def test_the_number_of_players_has_two_names(name: str, players: int) -> None:
    made = [pyspiel.load_game(f"saqqara_{name}({word}={players})") for word in ("players", "seats")]
    made += [
        pyspiel.load_game(f"saqqara_{name}", {"players": players, "seats": players}),
        pyspiel.load_game(str(made[1])),
    ]
    for game in made:
        parameters = game.get_parameters()
        assert game.num_players() == parameters["players"] == parameters["seats"] == players
        assert str(game) == str(made[0])
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game(f"saqqara_{name}(players=2,seats=3)")


def test_parameters_are_read_and_refused() -> None:
    game = pyspiel.load_game("saqqara_imhotep(players=3,sides=BABAB,wrath=True)")
    assert (game.num_players(), game.get_parameters()["sides"]) == (3, "BABAB")
    state = game.new_initial_state().node.state()
    assert (state.seats, state.sides, state.wrath) == (3, [1, 0, 1, 0, 1], 1)
    assert pyspiel.load_game("saqqara_pyramids").num_players() == 4
    for wrong in ("saqqara_imhotep(sides=ABC)", "saqqara_imhotep(players=5)", "saqqara_pyramids(sides=AAAAA)"):
        with pytest.raises((ValueError, RuntimeError)):
            pyspiel.load_game(wrong)


@pytest.mark.parametrize("name", first_of(["imhotep", "pyramids"], 1))
def test_its_bots_play_a_whole_game(name: str) -> None:
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    game = game_of(name, 2, luck=1)
    chance = np.random.RandomState(5)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 1.4, 6, rollouts, random_state=chance),
        ismcts.ISMCTSBot(game, rollouts, 1.4, 6, random_state=chance),
    ]
    state, nature, asked = game.new_initial_state(), random.Random(5), [0, 0]
    while not state.is_terminal():
        player = state.current_player()
        if player == NATURE:
            state.apply_action(any_action(state, nature))
        else:
            asked[player] += 1
            state.apply_action(bots[player].step(state))
    assert min(asked) > 20
    assert sum(state.returns()) == 0


def test_its_compiled_mcts_searches() -> None:
    """In C++; its ISMCTS there cannot, for it does not ask Python how to resample."""
    game = game_of("pyramids", 3)
    state, chance = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(any_action(state, chance))
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.4, 20, 100, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@each_game
def test_its_learning_environment_takes_the_games(name: str) -> None:
    rl_environment = importlib.import_module("open_spiel.python.rl_environment")
    environment = rl_environment.Environment(
        game_of(name, 3), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    environment.seed(3)
    step, chance = environment.reset(), random.Random(3)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


# --- the same games as ours ---


@each_game
@each_number
def test_a_game_is_the_match_of_its_moves(name: str, players: int) -> None:
    game = game_of(name, players, luck=players)
    options = {key: value for key, value in game.get_parameters().items() if key not in ("name", "players", "seats")}
    match = Match.new(name, players, nature="manual", **options)
    state, chance = game.new_initial_state(), random.Random(players)
    while not state.is_terminal():
        player = state.current_player()
        assert player == match.seats_to_move[0]
        texts = {action: state.action_to_string(player, action) for action in state.legal_actions()}
        assert sorted(texts.values()) == sorted(match.legal())
        if player == NATURE:
            rules, table = match.game, match.state()
            weights = {action: rules.weight(table, rules.read(table, NATURE, texts[action])) for action in texts}
            told = {action: share * sum(weights.values()) for action, share in state.chance_outcomes()}
            assert told == pytest.approx(weights)
        for seat in range(players):
            assert read_by_match(match, seat) == state.information_state_string(seat).split("\n")[1:]
        action = any_action(state, chance)
        match.play(texts[action])
        state.apply_action(action)
    assert match.outcome is not None
    assert state.returns() == pytest.approx(rewards_of(match.outcome, "places"))
    assert state.node.player == OVER


def read_by_match(match: Match, seat: int) -> list[str]:
    """The lines of a seat's record of the match."""
    body = match.record(seat=seat).partition("\n\n")[2]
    return [line.split(" ", 1)[1].strip() for line in re.findall(r"^ *\d+ .*$", body, flags=re.MULTILINE)]


def test_a_game_goes_on_from_the_middle_of_a_match() -> None:
    match = Match.new("imhotep", 2, seed="middle")
    for _ in range(30):
        match.play(match.legal()[0])
    seat = match.seats_to_move[0]
    state = game_of("imhotep", 2).state_of(match.state(seat))
    assert sorted(state.action_to_string(seat, action) for action in state.legal_actions()) == sorted(match.legal())
    play_out(state, random.Random(1), lambda _: None)
    assert sum(state.returns()) == 0


@each_game
def test_a_game_can_be_written_down_as_a_record(name: str) -> None:
    state = game_of(name, 3, luck=3).new_initial_state()
    play_out(state, random.Random(3), lambda _: None)
    assert verify(state.record()).moves == len(state.history())
    match = Match.from_record(state.record())
    assert match.outcome is not None
    assert state.returns() == pytest.approx(rewards_of(match.outcome, "places"))
    middle = Match.new(name, 2, seed="middle")
    for _ in range(20):
        middle.play(middle.legal()[0])
    begun = game_of(name, 2).state_of(middle.state())
    begun.apply_action(begun.legal_actions()[0])
    assert Match.from_record(begun.record()).turn == 1


def test_copies_go_their_own_ways_and_survive_pickling() -> None:
    game = game_of("pyramids", 3)
    state, chance = game.new_initial_state(), random.Random(2)
    for _ in range(40):
        state.apply_action(any_action(state, chance))
    words, copy = str(state), state.clone()
    play_out(copy, chance, lambda _: None)
    assert str(state) == words != str(copy)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == words
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)


# --- honesty ---


def seen_by(state: Any, player: int) -> tuple[Any, ...]:
    """All that OpenSpiel shows a player."""
    return (
        state.information_state_string(player),
        tuple(state.information_state_tensor(player)),
        state.observation_string(player),
        tuple(state.observation_tensor(player)),
    )


@each_game
@pytest.mark.parametrize("players", first_of([3, 2, 4], 1))
def test_what_is_hidden_from_a_player_changes_nothing_that_it_is_shown(name: str, players: int) -> None:
    """At every state of a game, for every player: another truth that fits looks the same."""
    game = game_of(name, players, luck=7)
    if name == "imhotep":
        game = pyspiel.load_game(f"saqqara_imhotep(players={players},sides=BABAB)")  # with a pair of cards
    chance = random.Random(players)
    others: list[bool] = []

    def look(state: Any) -> None:
        for player in range(players):
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.current_player() == state.current_player()
            assert seen_by(twin, player) == seen_by(state, player)
            others.append(twin.node.raw.tobytes() != state.node.raw.tobytes())

    play_out(game.new_initial_state(), chance, look)
    assert sum(others) >= 5, "the hidden truth has to differ sometimes"


@each_game
def test_a_player_remembers_what_it_has_seen(name: str) -> None:
    """Perfect recall: games that look the same now looked the same at each decision of the player before."""
    chance = random.Random(4)
    game = game_of(name, 3, luck=2)
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(any_action(state, chance))
    for player in range(3):
        twin = state.resample_from_infostate(player, chance.random)
        assert decisions_of(game, twin, player) == decisions_of(game, state, player) != []


def decisions_of(game: Any, state: Any, player: int) -> list[tuple[str, int]]:
    """What the player knew whenever it decided, and what it decided."""
    replay, decisions = game.new_initial_state(), []
    for action in state.history():
        if replay.current_player() == player:
            decisions.append((replay.information_state_string(player), action))
        replay.apply_action(action)
    return decisions


@pytest.mark.soak
def test_observations_without_recall_are_the_table_as_the_seat_may_know_it() -> None:
    """Against the rules' own `hidden_from`, not against ours."""
    game, chance = game_of("pyramids", 3), random.Random(9)
    features = game.features

    def look(state: Any) -> None:
        for player in range(3):
            hidden = state.node.engine.game.hidden_from(state.node.state(), player)
            assert state.observation_tensor(player) == pytest.approx(features.write(hidden, player).tolist())

    play_out(game.new_initial_state(), chance, look)


@each_game
def test_the_public_sees_what_no_seat_hides(name: str) -> None:
    """A spectator's tensor does not change with any secret, and a private observation holds no more than secrets."""
    kinds = {
        "public": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
        "private": pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    }
    game = game_of(name, 2, luck=7)
    public, private = (game.make_py_observer(kind) for kind in kinds.values())
    chance = random.Random(3)
    state = game.new_initial_state()
    secrets = 0
    while not state.is_terminal():
        for player in range(2):
            twin = state.resample_from_infostate(player, chance.random)
            public.set_from(state, 0)
            row = public.tensor.copy()
            public.set_from(twin, 1)
            assert (row == public.tensor).all()
            assert public.string_from(state, 0) == public.string_from(twin, 1)
            secrets += private.string_from(state, player).count("\n")
        state.apply_action(any_action(state, chance))
    assert private.tensor is None
    assert (secrets > 0) == (name == "pyramids" or game.get_parameters()["sides"][0] == "B")
    with pytest.raises(ValueError, match="one player or of none"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_hidden_answers_are_drawn_anew_evenly() -> None:
    """P2.1  In the set-up another's keep may be any of six, and its cards any that the player does not hold."""
    game, chance = game_of("pyramids", 2), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(any_action(state, chance))
    state.apply_action(state.legal_actions()[2])
    own = set(state.node.state().drawn[1])
    keeps, cards = set(), set()
    for _ in range(200):
        twin = state.resample_from_infostate(1, chance.random).node.state()
        assert set(twin.drawn[1]) == own
        keeps.add(twin.choice[0])
        cards.update(twin.drawn[0])
    assert keeps == set(range(6))
    assert cards == set(range(48)) - own


# --- who needs it ---


def test_playing_does_not_load_openspiel() -> None:
    script = "import sys, saqqara.cli.main, saqqara.tournament.arena; sys.exit('pyspiel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_importing_twice_registers_once() -> None:
    importlib.reload(saqqara.environments.openspiel)
    assert pyspiel.registered_names().count("saqqara_imhotep") == 1
