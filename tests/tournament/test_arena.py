"""Tournaments: seats rotate over shared chance, bad bots harm nobody, what is finished stays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara import Match
from saqqara.bots.guard import Guarded
from saqqara.bots.random_bot import RandomBot
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.arena import play_game, run_tournament
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import ResultsFolder, lock_folder
from saqqara.tournament.standings import Standings

GUESTS = Path(__file__).with_name("guests.py")


def plan_of(*players: str, games: int = 4, game: str = "imhotep", **options: Any) -> Plan:
    return Plan(game, players, games, options)


@pytest.fixture
def strangers(monkeypatch):
    """Players of any name, all of them random."""
    for place in ("arena", "plan"):
        monkeypatch.setattr(f"saqqara.tournament.{place}.player_of", lambda *_: Guarded(RandomBot()))
    monkeypatch.setattr("saqqara.tournament.plan.fingerprint", lambda *_: "")


def play(path: Path, plan: Plan, **how: Any) -> ResultsFolder:
    folder = ResultsFolder(path, plan)
    run_tournament(plan, folder, lambda _: None, **how)
    return folder


def told(folder: ResultsFolder) -> list[dict[str, Any]]:
    return [result.without_times() for result in folder.results]


def records_in(path: Path) -> list[Match]:
    return [Match.from_record(record.read_text()) for record in sorted((path / "records").iterdir())]


# --- plans ---


@pytest.mark.parametrize(
    ("players", "rotations"), [("ab", 2), ("aa", 1), ("abbb", 4), ("abab", 2), ("abc", 3), ("aabb", 4)]
)
def test_a_deal_has_a_game_for_each_seating(players, rotations):
    plan = plan_of(*players)
    assert plan.rotations == rotations
    seatings = {tuple(plan.players[who] for who in plan.seating(rotation)) for rotation in range(rotations)}
    assert len(seatings) == rotations


@pytest.mark.parametrize("players", ["ab", "abc", "abcd"])
def test_each_player_has_each_seat_once_in_a_deal(players):
    plan = plan_of(*players)
    for seat in range(len(players)):
        assert sorted(plan.seating(rotation)[seat] for rotation in range(plan.rotations)) == list(range(len(players)))


def test_the_seeds_of_questions_are_scattered_and_fixed():
    plan = plan_of("a", "b")
    seeds = {plan.question_seed(deal, 0, turn, seat) for deal in range(5) for turn in range(20) for seat in range(2)}
    assert len(seeds) == 200
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert plan.question_seed(1, 0, 7, 1) == 4_968_734_554_088_181_100


def test_a_plan_that_cannot_be_played_is_refused():
    for plan, complaint in [
        (plan_of("random", "random", games=0), "--games"),
        (plan_of("random"), "seats"),
        (plan_of(*["random"] * 5), "seats"),
        (
            plan_of("random", "random", game="pyramids", wrath=True),
            "--wrath: expected an option of Silver & Gold: Pyramids, got one of Imhotep",
        ),
        (plan_of("random", "random", sides="ABC"), "sides"),
        (plan_of("random", "cmd:"), "cmd:"),
    ]:
        with pytest.raises(SaqqaraError, match=complaint):
            plan.check()


def test_other_plans_have_other_names(strangers):
    plans = [
        plan_of("random", "cmd:a b"),
        plan_of("random", "cmd:a-b"),
        plan_of("random", "cmd:a-b", wrath=True),
        plan_of("random", "cmd:a-b", game="pyramids"),
        Plan("imhotep", ("random", "cmd:a b"), 4, {}, seed=2),
    ]
    assert len({plan.name() for plan in plans}) == len(plans)
    assert plan_of("random", "cmd:a b", games=9).name() == plans[0].name()


def test_an_edited_bot_makes_another_tournament(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("def two(question):\n    return question.legal[0]\n")
    plan = plan_of("random", f"{bot}:two", games=1)
    begun = plan.name()
    play(tmp_path / "out", plan)
    bot.write_text("def two(question):\n    return question.legal[-1]\n")
    assert plan.name() != begun
    with pytest.raises(SaqqaraError, match=r"expected players as begun, got an edited .*bot.py:two; another"):
        ResultsFolder(tmp_path / "out", plan)


# --- games ---


@pytest.mark.parametrize(("game", "stream"), [("imhotep", "ships"), ("pyramids", "expedition")])
def test_games_of_a_deal_share_their_chance(tmp_path, strangers, game, stream):
    folder = play(tmp_path, plan_of(*"abc", games=6, game=game))
    drawn = [
        [move for seat, move in match.moves() if seat == NATURE and move.startswith(stream)]
        for match in records_in(tmp_path)
    ]
    assert len(drawn) == 6
    assert drawn[0] == drawn[1] == drawn[2]
    assert drawn[3] == drawn[4] == drawn[5]
    assert drawn[0] != drawn[3]
    assert [result.seating for result in folder.results[:3]] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_results_are_those_of_the_records_and_records_verify(tmp_path, strangers):
    folder = play(tmp_path, plan_of(*"ab", sides="BABAB", wrath=True))
    for result, match in zip(folder.results, records_in(tmp_path), strict=True):
        assert tuple(result.points) == match.points
        assert match.outcome is not None
        assert tuple(result.places) == match.outcome.places
        assert result.moves == match.turn
        assert result.asked == result.answered
        assert sum(result.asked) == sum(seat != NATURE for seat, _ in match.moves())
    for record in (tmp_path / "records").iterdir():
        verify(record.read_text())


def test_a_game_follows_from_plan_and_number_alone(strangers):
    plan = plan_of(*"ab")
    alone = play_game((plan, 3))
    play_game((plan, 0))
    again = play_game((plan, 3))
    assert alone[0].without_times() == again[0].without_times()
    assert alone[1].splitlines()[10:] == again[1].splitlines()[10:]


def test_bad_bots_lose_their_moves_and_nothing_else(tmp_path):
    plan = plan_of("random", f"{GUESTS}:broken", f"{GUESTS}:cheating", games=2)
    plan.check()
    folder = play(tmp_path, plan)
    for result in folder.results:
        assert result.faults[0] == {}
        assert "ZeroDivisionError" in result.faults[1]["crashed"]["first"]
        assert "got 'z'" in result.faults[2]["illegal"]["first"]
        assert result.answered[2] == 0 < result.answered[1] < result.asked[1]
    for record in (tmp_path / "records").iterdir():
        verify(record.read_text())
    standings = {row["player"]: row for row in Standings(plan, folder.results).rows()}
    assert standings["random"]["moves_lost"] == 0
    assert standings[f"{GUESTS}:cheating"]["moves_lost"] == standings[f"{GUESTS}:cheating"]["moves"]
    assert standings[f"{GUESTS}:broken"]["faults"]["crashed"]["count"] >= 2


@pytest.mark.soak
def test_two_processes_play_the_games_of_one(tmp_path):
    plan = plan_of("random", f"{GUESTS}:last", games=6)
    one, two = (play(tmp_path / str(processes), plan, processes=processes) for processes in (1, 2))
    assert len(told(one)) == 6
    assert told(one) == told(two)
    assert [match.moves() for match in records_in(tmp_path / "1")] == [
        match.moves() for match in records_in(tmp_path / "2")
    ]


# --- going on ---


def test_an_interrupted_tournament_goes_on_to_the_same_end(tmp_path, strangers):
    plan = plan_of(*"ab", games=6)
    whole = play(tmp_path / "whole", plan)
    left = 3

    def interrupt(_):
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(plan, ResultsFolder(tmp_path / "broken", plan), interrupt)
    assert ResultsFolder(tmp_path / "broken", plan).missing(plan) == [3, 4, 5]
    assert told(play(tmp_path / "broken", plan)) == told(whole)


def test_a_torn_last_line_is_played_again(tmp_path, strangers):
    plan = plan_of(*"ab")
    whole = told(play(tmp_path, plan))
    results = tmp_path / "results.jsonl"
    text = results.read_text()
    for torn in (text[:-1], text[:-40], text.rsplit("\n", 2)[0] + "\n{", text[:-40] + "\n"):
        results.write_text(torn)
        assert ResultsFolder(tmp_path, plan).missing(plan) == [3]
        assert told(play(tmp_path, plan)) == whole
        assert len(results.read_text().splitlines()) == 4


def test_a_broken_line_in_the_middle_is_named(tmp_path, strangers):
    plan = plan_of(*"ab")
    play(tmp_path, plan)
    lines = (tmp_path / "results.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "results.jsonl").write_text("".join([lines[0], "\xff{\n", *lines[2:], "{"]))
    with pytest.raises(SaqqaraError, match=r"results.jsonl: expected a game in line 2"):
        ResultsFolder(tmp_path, plan)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("number", 4),
        ("number", -1),
        ("number", "1"),
        ("deal", 1),
        ("seating", [0, 2]),
        ("seating", None),
        ("points", ["a", 3]),
        ("points", [1, float("nan")]),
        ("points", [1]),
        ("places", [2, 2]),
        ("moves", 1.5),
        ("asked", [1, -1]),
        ("answered", [10**6, 0]),
        ("faults", [{}, {"crashed": 1}]),
        ("seconds", [1.0, 10**400]),
    ],
)
def test_a_line_that_makes_no_sense_is_named(tmp_path, strangers, key, value):
    plan = plan_of(*"ab")
    play(tmp_path, plan)
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    for at in (1, 3):  # the last line, too, is whole and wrong
        wrong = [*lines[:at], json.dumps(json.loads(lines[at]) | {key: value}), *lines[at + 1 :]]
        if (key, at) == ("deal", 3):
            continue  # it is right there
        (tmp_path / "results.jsonl").write_text("\n".join(wrong) + "\n")
        with pytest.raises(
            SaqqaraError, match=rf"results.jsonl: expected a game of the plan in line {at + 1}, got {key}"
        ):
            ResultsFolder(tmp_path, plan)


def test_results_have_the_format_of_earlier_versions(tmp_path, strangers):
    """Folders that were begun with an earlier version can be continued."""
    plan = plan_of(*"ab")
    play(tmp_path, plan)
    lines = (tmp_path / "results.jsonl").read_text().splitlines(keepends=True)
    keys = "number deal rotation seating points places moves asked answered faults seconds longest".split()
    for line in lines:
        assert list(json.loads(line)) == keys
        assert json.dumps(json.loads(line)) + "\n" == line
    saved = json.loads((tmp_path / "plan.json").read_text())
    assert list(saved) == ["game", "players", "made_of", "options", "seed", "edition", "rules", "games"]
    old = {
        "number": 0, "deal": 0, "rotation": 0, "seating": [0, 1], "points": [39, 51], "places": [2, 1], "moves": 120,
        "asked": [48, 50], "answered": [48, 49], "faults": [{}, {"slow": {"count": 1, "first": "31.2 s"}}],
        "seconds": [0.012, 31.5], "longest": [0.001, 31.2],
    }  # fmt: skip
    (tmp_path / "results.jsonl").write_text(json.dumps(old) + "\n")
    (result,) = ResultsFolder(tmp_path, plan).results
    assert {key: getattr(result, key) for key in keys} == old


def test_a_game_that_is_told_twice_is_named(tmp_path, strangers):
    plan = plan_of(*"ab")
    play(tmp_path, plan)
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text() + results.read_text().splitlines(keepends=True)[2])
    with pytest.raises(SaqqaraError, match=r"results.jsonl: expected another game in line 5, got number 2 again"):
        ResultsFolder(tmp_path, plan)


def test_a_folder_holds_one_tournament_at_a_time(tmp_path):
    with lock_folder(tmp_path), pytest.raises(SaqqaraError, match="another arena plays there"), lock_folder(tmp_path):
        pass
    with lock_folder(tmp_path):
        pass


def test_a_lock_ends_with_the_process_that_holds_it(tmp_path):
    code = f"""
import os, pathlib
from saqqara.tournament.results_folder import lock_folder
with lock_folder(pathlib.Path({str(tmp_path)!r})):
    print("locked", flush=True)
    input()
"""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "locked\n"
        with pytest.raises(SaqqaraError, match="another arena plays there"), lock_folder(tmp_path):
            pass
        holder.kill()
    with lock_folder(tmp_path):
        pass


def test_a_tournament_may_grow_and_not_change(tmp_path, strangers):
    play(tmp_path, plan_of(*"ab"))
    assert len(play(tmp_path, plan_of(*"ab", games=6)).results) == 6
    assert json.loads((tmp_path / "plan.json").read_text())["games"] == 6
    for plan, complaint in [
        (plan_of(*"ab", games=4), "--games: expected at least 6 .* got 4"),
        (plan_of(*"ac", games=6), "expected players .*'b'.* got .*'c'"),
        (plan_of(*"ab", games=6, wrath=True), "expected options"),
        (Plan("imhotep", ("a", "b"), 6, {}, seed=2), "expected seed 1 as begun, got 2"),
        (plan_of(*"ab", games=6, game="pyramids"), "expected game 'imhotep' as begun, got 'pyramids'"),
    ]:
        with pytest.raises(SaqqaraError, match=complaint):
            ResultsFolder(tmp_path, plan)


def test_a_folder_that_is_none_is_refused(tmp_path):
    plan = plan_of("random", "random")
    (tmp_path / "file").write_text("")
    with pytest.raises(SaqqaraError, match="--out: expected a folder that can be written"):
        ResultsFolder(tmp_path / "file", plan)
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(SaqqaraError, match="expected the plan of a tournament"):
        ResultsFolder(tmp_path, plan)
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(SaqqaraError, match="expected a plan as JSON"):
        ResultsFolder(tmp_path, plan)
    (tmp_path / "plan.json").unlink()
    (tmp_path / "results.jsonl").write_text("")
    with pytest.raises(SaqqaraError, match=r"expected plan.json beside the results"):
        ResultsFolder(tmp_path, plan)


# --- standings ---


def test_the_standings_add_up(tmp_path, strangers):
    plan = plan_of(*"abb", games=6)
    results = play(tmp_path, plan).results
    found = Standings(plan, results)
    standings = {row["player"]: row for row in found.rows()}
    assert set(standings) == {"a", "b"}
    assert (standings["a"]["seats"], standings["b"]["seats"]) == (6, 12)
    firsts = sum(row["first_places"]["share"] * row["seats"] for row in standings.values())
    assert firsts == pytest.approx(6, abs=0.01)
    points = sum(row["points"] * row["seats"] for row in standings.values())
    assert points == pytest.approx(sum(sum(result.points) for result in results), abs=0.1)
    assert sum(row["rating"]["points"] for row in standings.values()) == pytest.approx(0, abs=0.11)
    ahead = found.ahead()
    assert ahead["a"]["b"] + ahead["b"]["a"] <= 1.0001
    assert found.incomplete_deals() == 0
    assert Standings(plan, results[:4]).incomplete_deals() == 1


def test_standings_of_one_player_and_standings_without_games(tmp_path, strangers):
    plan = plan_of(*"aa", games=2)
    (alone,) = Standings(plan, play(tmp_path, plan).results).rows()
    assert alone["rating"] == {"points": 0, "low": 0, "high": 0}
    assert alone["first_places"]["share"] == 0.5
    empty = Standings(plan, [])
    assert empty.rows() == []
    assert empty.ahead() == {}
    assert empty.incomplete_deals() == 0


# --- games that are not rated ---


def test_a_game_of_fallback_moves_is_marked_and_not_rated(tmp_path):
    """Its places and points would be those of the random player that answered."""
    plan = plan_of("random", f"{GUESTS}:crashing", games=4)
    folder = play(tmp_path, plan)
    rows = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert [row["rated"] for row in rows] == [False] * 4
    for results in (folder.results, ResultsFolder(tmp_path, plan).results):
        found = Standings(plan, results)
        assert found.rated == []
        assert found.ahead() == {}
        for row, failed in zip(found.rows(), (0, 4), strict=True):
            assert (row["games"], row["rated_games"], row["games_failed"]) == (4, 0, failed)
            assert row["rating"] is row["first_places"] is row["points"] is row["place"] is None


def test_a_result_of_an_earlier_version_has_no_mark_and_is_not_rated_either(tmp_path):
    plan = plan_of("random", f"{GUESTS}:crashing", games=1)
    play(tmp_path, plan)
    file = tmp_path / "results.jsonl"
    row = json.loads(file.read_text())
    del row["rated"]
    file.write_text(json.dumps(row) + "\n")
    (result,) = ResultsFolder(tmp_path, plan).results
    assert result.failed == [1]
    assert Standings(plan, [result]).rows()[0]["rating"] is None


def test_the_other_games_of_a_tournament_are_rated(tmp_path, strangers):
    plan = plan_of(*"ab", games=6)
    results = play(tmp_path, plan).results
    lost = [result.asked[1] // 2 + 1 for result in results]  # more than half
    failing = [
        msgspec.structs.replace(result, answered=[result.asked[0], result.asked[1] - lost[result.number]], rated=False)
        if result.number in (1, 4)
        else result
        for result in results
    ]
    mixed, without = Standings(plan, failing), Standings(plan, [results[number] for number in (0, 2, 3, 5)])
    for row, other in zip(mixed.rows(), without.rows(), strict=True):
        assert (row["games"], row["rated_games"], row["seats"]) == (6, 4, 6)
        for figure in ("player", "rating", "first_places", "points", "place"):
            assert row[figure] == other[figure]
    assert mixed.ahead() == without.ahead()
    assert {row["player"]: row["games_failed"] for row in mixed.rows()} == {"a": 0, "b": 2}
    half = msgspec.structs.replace(results[0], answered=[results[0].asked[0], (results[0].asked[1] + 1) // 2])
    assert half.failed == []


def test_a_mark_without_a_reason_is_named(tmp_path, strangers):
    plan = plan_of(*"ab", games=1)
    play(tmp_path, plan)
    file = tmp_path / "results.jsonl"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"rated": False}) + "\n")
    with pytest.raises(SaqqaraError, match="expected a game of the plan in line 1, got rated False"):
        ResultsFolder(tmp_path, plan)
