"""Studies: every cell gets its games, what is taken down is what the records tell, and ranges are honest."""

from __future__ import annotations

import importlib.util
import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.arena import play_game
from saqqara.tournament.study.design import ALL_SIDES, Design
from saqqara.tournament.study.facts import Facts, LeadHistory, facts_of
from saqqara.tournament.study.figures import figures_of
from saqqara.tournament.study.intervals import difference_of, mean_of, ratio_of, share_of
from saqqara.tournament.study.plots import _PICTURES, draw
from saqqara.tournament.study.report import FEW, page_of
from saqqara.tournament.study.runner import StudyFolder, run_study, study_game
from tests.equipment import NOT_RUN

SMALL = Design("imhotep", "random", 2, seats=(2, 3), sides=("AAAAA", "BBBBB"))


def nothing(_: int) -> None:
    """Nobody looks at the progress."""


def played(path: Path, design: Design, **how: Any) -> StudyFolder:
    folder = StudyFolder(path, design)
    run_study(design, folder, nothing, **how)
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    return played(tmp_path_factory.mktemp("study"), SMALL)


# --- design ---


def test_imhotep_has_a_cell_for_all_sides_players_and_wrath() -> None:
    cells = Design("imhotep", "random", 1).cells
    assert len(cells) == len({cell.name for cell in cells}) == 192 == 32 * 3 * 2
    told = {(cell.seats, cell.options["sides"], cell.options["wrath"]) for cell in cells}
    assert told == set(product((2, 3, 4), ALL_SIDES, (False, True)))
    assert [cell.options for cell in Design("pyramids", "random", 1).cells] == [{}, {}, {}]


def test_every_cell_gets_its_first_game_before_any_gets_its_second() -> None:
    places = [SMALL.cell_and_game(number) for number in range(SMALL.total)]
    assert sorted(places) == list(product(range(8), range(2)))
    assert [game for _, game in places] == [0] * 8 + [1] * 8


def test_no_two_cells_share_their_chance() -> None:
    design = Design("imhotep", "random", 1)
    seeds = {design.plan_of(cell).match_seed(0) for cell in range(len(design.cells))}
    assert len(seeds) == 192
    assert design.plan_of(5).seed == Design("imhotep", "random", 9).plan_of(5).seed


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"games": 0}, "--games: expected 1 to 100000 for each cell, got 0"),
        ({"seats": (2, 5)}, "seats"),
        ({"seats": ()}, "--seats: expected each once, got none"),
        ({"sides": ("AAAAA", "AAAAA")}, "--sides: expected each once"),
        ({"sides": ("ABC",)}, "sides"),
        ({"level": "cmd:true"}, "player: expected"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    asked: dict[str, Any] = {"game": "imhotep", "level": "random", "games": 1}
    with pytest.raises(SaqqaraError, match=complaint):
        Design(**asked | wrong).check()


# --- facts ---


@pytest.mark.parametrize(("game", "options"), [("imhotep", {"sides": "BABAB", "wrath": True}), ("pyramids", {})])
def test_facts_are_those_of_the_match(game: str, options: dict[str, Any]) -> None:
    design = Design(game, "random", 3, seats=(3,), sides=("BABAB",), wrath=(True,))
    plan = design.plan_of(0)
    _, record = play_game((plan, 2))
    match, facts = Match.from_record(record), facts_of(plan, 0, 2, record)
    assert match.outcome is not None
    assert (facts.points, facts.places) == (list(match.outcome.points), list(match.outcome.places))
    assert facts.earned == [[row.get(source, 0) for source in match.game.SOURCES] for row in match.earned]
    draws = sum(seat == NATURE for seat, _ in match.moves())
    assert (facts.draws, facts.moves) == (draws, match.turn - draws)
    assert facts == study_game((plan, 0, 2))
    check = stones_and_cards_of_imhotep if game == "imhotep" else cards_of_pyramids
    check(match, facts)


def stones_and_cards_of_imhotep(match: Match, facts: Facts) -> None:
    state = match.state()
    assert sum(facts.stones["temple"]) == state.temple_stones
    assert sum(facts.stones["chamber"]) == state.chamber_stones
    assert sum(facts.stones["pyramid"]) == sum(state.built)
    at_market = [text for seat, text in match.moves() if text in ("pair", "decline") or text.startswith("card ")]
    assert sum(facts.stones["market"]) >= len(at_market)  # a card is declined unasked where none is left
    held = [sum(kinds) for kinds in state.hands[:3]]
    got = [sum(row[seat] for row in facts.cards.values()) for seat in range(3)]
    assert all(had <= ever for had, ever in zip(held, got, strict=True))  # red ones and played blue ones are gone
    for statue, seat in zip(facts.cards.get("statue", [0] * 3), range(3), strict=True):
        assert statue == state.hands[seat][7]  # statues stay
    assert all(sum(got) <= facts.offered[card] for card, got in facts.cards.items())


def cards_of_pyramids(match: Match, facts: Facts) -> None:
    for seat, explored in enumerate(match.position()["explored"]):
        assert {card for card, row in facts.explored.items() if row[seat]} == {str(card) for card in explored}
    kept = [text.split()[1:] for _, text in match.moves() if text.startswith("keep ")]
    assert all(facts.cards[card][seat] == 1 for seat, cards in enumerate(kept) for card in cards)
    assert facts.stones == {}
    assert all(sum(got) <= facts.offered[card] for card, got in facts.cards.items())
    assert any(text == "take deck" for _, text in match.moves()), "a card has to be drawn blind"


def test_the_lead_changes_when_another_leads_alone() -> None:
    course = LeadHistory()
    for points in ([0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [3, 3], [4, 3], [4, 9]):
        course.add(points)
    assert course.lead_changes() == 3  # 0 leads, 1 leads, 0 leads, 1 wins
    assert course.decided([1]) == 7 / 8
    assert course.decided([0, 1]) == 1.0


def test_who_leads_throughout_has_decided_at_once() -> None:
    course = LeadHistory()
    for points in ([0, 0], [1, 0], [2, 0]):
        course.add(points)
    assert (course.lead_changes(), course.decided([0])) == (0, 0.0)


# --- figures ---


def test_ranges_of_means_hold_the_truth_as_often_as_they_say() -> None:
    chance = np.random.default_rng(1)
    hits = sum(holds(mean_of(chance.normal(3, 2, 8)), 3) for _ in range(2000))
    assert 0.93 < hits / 2000 < 0.97
    hits = sum(holds(difference_of(chance.normal(3, 2, 8), chance.normal(1, 4, 12)), 2) for _ in range(2000))
    assert 0.93 < hits / 2000 < 0.97


@pytest.mark.soak
def test_ranges_of_shares_and_ratios_hold_the_truth_as_often_as_they_say() -> None:
    chance = np.random.default_rng(2)
    hits = sum(holds(share_of((chance.random(40) < 0.25).astype(float)), 0.25) for _ in range(300))
    assert hits / 300 > 0.9
    hits = 0
    for _ in range(1000):
        stones = chance.integers(1, 9, 60).astype(float)
        hits += holds(ratio_of(stones * 2 + chance.normal(0, 3, 60), stones), 2)
    assert 0.92 < hits / 1000 < 0.98


def holds(figure: dict[str, Any], truth: float) -> bool:
    return bool(figure["low"] <= truth <= figure["high"])


def test_one_game_has_no_range_and_none_has_no_figure() -> None:
    alone = mean_of(np.array([4.0]))
    assert alone == {"mean": 4.0, "low": None, "high": None, "games": 1}
    assert ratio_of(np.zeros(3), np.zeros(3)) == {"mean": None, "low": None, "high": None, "games": 0}
    assert difference_of(np.array([4.0]), np.ones(9))["mean"] is None


def test_figures_add_up(small: StudyFolder) -> None:
    told = figures_of(SMALL, small.games)
    assert told["games"] == 16
    assert told["games_per_cell"] == {"asked": 2, "least": 2, "most": 2}
    for players, found in told["players_at_table"].items():
        assert found["games"] == 8
        assert sum(row["first_places"]["mean"] for row in found["seats"]) == pytest.approx(1, abs=0.001)
        assert sum(source["mean"] for source in found["sources"].values()) == pytest.approx(
            found["points"]["mean"], abs=0.01
        )
        assert sum(found["points"]["counts"].values()) == 8 * int(players)
    assert set(told["sites"]) == {f"{site} {side}" for site in told["sides"] for side in "AB"}
    for site in told["sides"].values():
        middle = site["points"]["B"]["mean"] - site["points"]["A"]["mean"]
        assert site["points"]["difference"]["mean"] == pytest.approx(middle, abs=0.001)  # a balanced study
    assert [cell["cell"] for cell in told["each_cell"]] == [cell.name for cell in SMALL.cells]
    json.dumps(told, allow_nan=False)


def test_a_difference_between_numbers_of_players_does_not_widen_ranges() -> None:
    """Points of two players differ from those of four: that is no doubt about the sides."""
    design = Design("imhotep", "random", 30, seats=(2, 4), sides=("AAAAA", "BAAAA"), wrath=(False,))
    chance = np.random.default_rng(3)
    games = []
    for number in range(design.total):
        cell, game = design.cell_and_game(number)
        seats, is_b = design.cells[cell].seats, design.cells[cell].options["sides"][0] == "B"
        points = [round(100 / seats + 3 * is_b + chance.normal(0, 2)) for _ in range(seats)]
        places = [1 + sum(other > one for other in points) for one in points]
        games.append(Facts(cell, game, points, places, [[0] * 9] * seats, 100, 30, 0, 0.5, {}, {}, {}, {}))
    found = figures_of(design, games)["sides"]["market"]["points"]
    assert found["difference"]["low"] < 3 < found["difference"]["high"]
    assert found["difference"]["high"] - found["difference"]["low"] < 2
    assert found["A"]["high"] - found["A"]["low"] > 5


# --- the folder ---


@pytest.mark.soak
def test_two_processes_play_the_games_of_one(tmp_path: Path, small: StudyFolder) -> None:
    assert played(tmp_path, SMALL, processes=2).games == small.games


def test_an_interrupted_study_goes_on_to_the_same_end(tmp_path: Path, small: StudyFolder) -> None:
    left = 5

    def interrupt(_: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(SMALL, StudyFolder(tmp_path, SMALL), interrupt)
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text()[:-30])  # and the last line is torn
    assert StudyFolder(tmp_path, SMALL).missing() == list(range(4, 16))
    assert played(tmp_path, SMALL).games == small.games


def test_a_study_may_grow_and_not_change(tmp_path: Path) -> None:
    design = Design("pyramids", "random", 1, seats=(2,))
    first = played(tmp_path, design).games
    more = Design("pyramids", "random", 3, seats=(2,))
    assert played(tmp_path, more).games[:1] == first
    for other, complaint in [
        (design, "--games: expected at least 3"),
        (Design("pyramids", "random", 3, seats=(2,), seed=2), "expected seed 1 as begun, got 2; another study needs"),
        (Design("pyramids", "mason", 3, seats=(2,)), "expected players"),
        (Design("pyramids", "random", 3, seats=(2, 3)), "expected cells"),
    ]:
        with pytest.raises(SaqqaraError, match=complaint):
            StudyFolder(tmp_path, other)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cell", 8),
        ("cell", "0"),
        ("game", 2),
        ("points", [1]),
        ("points", ["1", "2"]),
        ("earned", [[1], [2]]),
        ("moves", -1),
        ("decided", 2),
        ("stones", {"temple": [1]}),
        ("cards", []),
        ("offered", {"statue": None}),
    ],
)
def test_a_line_that_makes_no_sense_is_named(tmp_path: Path, small: StudyFolder, key: str, value: Any) -> None:
    StudyFolder(tmp_path, SMALL)
    line = json.loads((small.path / "results.jsonl").read_text().splitlines()[0])
    (tmp_path / "results.jsonl").write_text(json.dumps(line | {key: value}) + "\n")
    with pytest.raises(SaqqaraError, match=r"results.jsonl: expected a game of the study in line 1"):
        StudyFolder(tmp_path, SMALL)


# --- the report ---


@pytest.mark.parametrize("design", [SMALL, Design("pyramids", "random", 2, seats=(2, 3))], ids=lambda one: one.game)
def test_the_page_has_every_chapter_and_says_how_many_games(tmp_path: Path, design: Design) -> None:
    told = figures_of(design, played(tmp_path, design).games)
    page = page_of(told, {}, "saqqara study")
    chapters = re.findall("^## (.*)$", page, flags=re.MULTILINE)
    of_imhotep = ["Sides and Wrath of the Pharaoh", "Sites"] if design.game == "imhotep" else []
    assert chapters == [
        "Seats", "Points", "Points by source", *of_imhotep, "Cards", "Length and lead", "Cells"
    ]  # fmt: skip
    assert f"{design.total} games" in page
    assert "with 2 games each" in page
    assert "matplotlib is not installed" in page
    assert "nothing to say about single cells" in page
    assert "not finished" not in page
    widths = [
        {row.count("|") for row in block.splitlines()} for block in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    ]
    assert widths
    assert all(len(width) == 1 for width in widths)


def test_an_unfinished_study_says_so(small: StudyFolder) -> None:
    design = Design("imhotep", "random", 50, seats=SMALL.seats, sides=SMALL.sides)
    told = figures_of(design, small.games[:11])
    assert told["games_per_cell"] == {"asked": 50, "least": 1, "most": 2}
    page = page_of(told, {}, "saqqara study")
    assert "**This study is not finished**" in page
    assert "with 1 to 2 games each" in page


def test_cells_have_a_table_once_they_have_games_enough(tmp_path: Path) -> None:
    design = Design("pyramids", "random", FEW, seats=(2,))
    page = page_of(figures_of(design, played(tmp_path, design).games), {"seats": "seats.svg"}, "saqqara study")
    assert f"| 2p | {FEW} |" in page
    assert "![Seats](seats.svg)" in page


@pytest.mark.soak
@pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason=f"{NOT_RUN}: matplotlib is not installed")
def test_pictures_are_drawn_where_there_is_something_to_draw(tmp_path: Path, small: StudyFolder) -> None:
    drawn = draw(figures_of(SMALL, small.games), tmp_path)
    assert set(drawn) == set(_PICTURES)
    for file in drawn.values():
        assert (tmp_path / file).read_text().startswith("<?xml")
    one = figures_of(Design("pyramids", "random", 1, seats=(2,)), [])
    assert draw(one, tmp_path) == {}
