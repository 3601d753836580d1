"""The study of strategy: gifts leave lawful tables, a small run gives all tables, the page says what is stored."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.strategy import imhotep, measure, page, pictures, pyramids
from bench.strategy.cards import features_of_pair
from bench.strategy.examples import examples
from bench.strategy.figures import ALL, figures_of
from bench.strategy.measure import Job, jobs_of, rows_of
from bench.strategy.table import Table, final_value

from saqqara import Match
from saqqara.rules.imhotep.state import Step
from saqqara.rules.pyramids.state import Owes

TINY = "pharaoh@0.001"
STUDY = json.loads(page.RESULTS.read_text())


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches of a few simulations."""
    for name in ("OPENING", "PLAY", "QUICK"):
        monkeypatch.setattr(imhotep, name, TINY)
    monkeypatch.setattr(pyramids, "PLAY", TINY)


def played(table: Table, moves: int, seed: int = 1) -> Table:
    """A table after some random moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        if table.seats_to_move:
            seat = table.seats_to_move[0]
            table.play(seat, chance.choice(table.question(seat, "").legal))
    return table


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
@pytest.mark.parametrize("moves", [0, 30, 70])
@pytest.mark.parametrize("gift", imhotep.GIFTS)
def test_a_gift_leaves_a_lawful_table_of_imhotep(sides: str, moves: int, gift: str) -> None:
    table = played(Table("imhotep", 3, "gift", sides=sides), moves)
    while table.state.step != Step.ACTION:
        assert table.seats_to_move
        played(table, 1)
    before = table.game.position(table.state)
    if imhotep.GIFTS[gift](table.state, 1):
        assert table.game.faults(table.state) == []
        assert table.game.position(table.state) != before


@pytest.mark.parametrize("moves", [3, 40, 80])
@pytest.mark.parametrize("gift", pyramids.GIFTS)
def test_a_gift_leaves_a_lawful_table_of_pyramids(moves: int, gift: str) -> None:
    table = played(Table("pyramids", 3, "gift"), moves)
    while any(owes != Owes.MARK for owes in table.state.owes[:3]):
        assert table.seats_to_move
        played(table, 1)
    before = table.game.position(table.state)
    if pyramids.GIFTS[gift](table.state, 1, np.random.default_rng(1)):
        is_claim = gift.startswith("claim")  # a claim is given without its two pyramids
        assert [fault for fault in table.game.faults(table.state) if not (is_claim and "claim" in fault)] == []
        assert table.game.position(table.state) != before


@pytest.mark.parametrize("game", measure.GAMES)
def test_a_table_plays_as_a_match_does_and_its_copy_as_it_does(game: str) -> None:
    """Equal seeds give equal chance."""
    match, table = Match.new(game, 2, seed="twin"), Table(game, 2, "twin")
    chance, twin = random.Random(1), table.copy()
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        move = chance.choice(match.legal(seat))
        match.play(move, seat=seat)
        for each in (table, twin):
            each.play(seat, move)
    assert table.state == twin.state == match.state()
    assert match.outcome is not None
    assert final_value(table).points == match.outcome.points


def test_every_first_move_is_of_some_kind() -> None:
    table = Table("imhotep", 2, "kinds")
    kinds = imhotep.first_moves(table)
    assert next(iter(kinds)) == "take"
    assert len(kinds) == 1 + sum(set(table.state.ship_spaces))


def test_what_two_cards_have_together() -> None:
    found = features_of_pair(1, 2)
    assert 14 <= found["squares of the shortest ways"] <= 20
    assert found == features_of_pair(2, 1)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("game", measure.GAMES)
def test_a_row_follows_from_its_job(game: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    jobs = [Job(game, "opening", 2, 0)]
    assert measure.run(file, jobs) == 1
    with file.open("a") as cut:
        cut.write('{"job":["imhotep","ope')
    again = [json.loads(json.dumps(measure.measure(job))) for job in jobs]
    assert rows_of(file) == again
    assert measure.run(file, jobs) == 0, "what is there is not measured again"


@pytest.mark.soak
@pytest.mark.usefixtures("tiny")
def test_a_small_run_gives_all_tables_and_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "KINDS", dict.fromkeys(measure.KINDS, 2))
    jobs = jobs_of(range(1), list(measure.GAMES), measure.SEATS, list(measure.KINDS))
    rows = [json.loads(json.dumps(measure.measure(job))) for job in jobs]
    study: dict[str, Any] = figures_of(rows)
    study["imhotep"]["examples"] = examples(rows, study["imhotep"]["mistakes"][ALL]["kinds"], judge=TINY)
    assert all(table(study).startswith(("|", "1.", "- ")) for table in page.TABLES.values())
    assert len(pictures.draw(study, tmp_path)) == len(pictures.PICTURES)


def test_the_page_says_what_is_stored() -> None:
    text = page.PAGE.read_text()
    assert text == page.made_anew(text, STUDY), "run `python -m bench.strategy`"
    assert {block[1] for block in page.BLOCK.finditer(text)} == set(page.TABLES)


def test_the_page_shows_every_picture() -> None:
    shown = set(re.findall(r"\(../pictures/strategy/([\w-]+)\.svg\)", page.PAGE.read_text()))
    assert shown == set(pictures.PICTURES) == {file.stem for file in page.PICTURES.glob("*.svg")}


def test_figures_in_sentences_stand_in_a_table() -> None:
    """A sentence says nothing that the tables do not."""
    text = page.PAGE.read_text()
    tables = " ".join(table(STUDY) for table in page.TABLES.values())
    sentences = re.sub(r"`[^`]*`|```.*?```", "", page.BLOCK.sub("", text), flags=re.DOTALL)
    said = re.findall(r"\d+\.\d+", sentences)
    known = {number.lstrip("+-") for number in re.findall(r"[+-]?\d+\.\d+", tables)}
    assert [number for number in said if number not in known] == []
