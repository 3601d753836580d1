"""The contest's bookkeeping, with random players in both chairs."""

import json
import random
import time

import pytest
from bench import strength
from bench.strength import Contest, Thinking

from saqqara.bots.random_bot import RandomBot
from saqqara.rules.contract import game_in


class RandomPeer:
    name = "a random peer"

    def __init__(self):
        self.given = []

    def think(self, state, seed, seconds):
        self.given.append(seconds)
        return random.Random(seed).choice(game_in(strength.EDITION).legal(state, state.asked)), 3


def test_a_deal_is_played_twice_with_the_seats_changed():
    peer = RandomPeer()
    contest = Contest(RandomBot(), peer, seed=1)
    for number in range(4):
        contest.play(number)
    assert [(game.deal, game.seat) for game in contest.games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert contest.games[0].sides == contest.games[1].sides == "AAAAA" != contest.games[2].sides
    report = contest.report()
    assert report["won"] + report["shared"] + report["lost"] == report["games"] == 4
    assert report["share"]["middle"] == pytest.approx(sum(game.result for game in contest.games) / 4)
    assert contest.theirs.simulations == 3 * contest.theirs.moves == 3 * len(peer.given)
    assert all(f"{game.result:g}" in ("0", "0.5", "1") for game in contest.games)


def test_all_sides_are_played():
    assert len({strength._sides(deal) for deal in range(32)}) == 32


def test_a_peer_that_was_short_of_time_gets_more():
    contest = Contest(RandomBot(), RandomPeer(), seed=1)
    contest.ours = Thinking(moves=100, seconds=1.0)
    aim = strength.AIM * 0.01
    assert contest._seconds() == pytest.approx(aim)
    contest.theirs = Thinking(moves=100, seconds=99 * aim)
    assert contest._seconds() == pytest.approx(2 * aim)
    contest.theirs = Thinking(moves=100, seconds=50 * aim)
    assert contest._seconds() == pytest.approx(strength.MOST * aim)
    contest.theirs = Thinking(moves=100, seconds=200 * aim)
    assert contest._seconds() == pytest.approx(aim)


def test_a_report_of_an_interrupted_contest(monkeypatch, tmp_path):
    contest = Contest(RandomBot(), RandomPeer(), seed=1)
    play = contest.play

    def interrupted(number):
        if number == 1:
            raise KeyboardInterrupt
        play(number)

    monkeypatch.setattr(contest, "play", interrupted)
    strength.hold(contest, 10, tmp_path / "games.json")
    assert json.loads((tmp_path / "games.json").read_text())["games"] == 1
    lines = list(strength.told(contest, 10))
    assert lines[0] == "Interrupted after 1 of 10 games."


def test_thinking_adds_up(monkeypatch):
    monkeypatch.setattr(time, "perf_counter", lambda: 10.0)
    thinking = Thinking()
    thinking.add(8.0, 5)
    thinking.add(9.0, 5)
    assert (thinking.moves, thinking.simulations) == (2, 10)
    assert (thinking.mean, thinking.longest) == (1.5, 2.0)
