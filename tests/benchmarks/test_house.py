"""The load of the house in small: what comes back has its shape. How fast it is, is no matter for a test."""

from __future__ import annotations

import json

import pytest
from bench import house, house_idle, house_review
from bench.company import SEATS, Company
from bench.echo import BARE, USUAL
from bench.house_load import Load, echo_round, house_round
from bench.processes import ECHO, HOUSE, OWN, STOCK, running
from rich.table import Table

TABLES = 2


@pytest.mark.parametrize(("path", "protocol"), [(BARE, STOCK), (BARE, OWN), (USUAL, STOCK)])
def test_every_call_comes_back(tmp_path, path, protocol):
    with running(ECHO, tmp_path, protocol) as server:
        load = house.run(echo_round(server, 8, 0.5, path))
    assert load.sent > 8
    assert load.sent - 8 <= load.received <= load.sent
    assert load.server_cpu >= 0
    assert load.seconds > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", house.GAMES)
def test_tables_that_are_over_are_replaced(tmp_path, game):
    with running(HOUSE, tmp_path) as server:
        company = Company(server.port, TABLES * SEATS)
        load = house.run(house_round(server, company, game, TABLES, 1))
    assert load.sent > 2 * 20  # two matches at least were played to their ends
    assert load.received > load.sent  # everybody is told
    assert load.us_per_frame > 0


@pytest.mark.soak
def test_idle_tables_and_their_moves(tmp_path):
    with running(HOUSE, tmp_path) as server:
        idle, trips = house.run(house_idle.measure(server, "imhotep", 10, 20, 1.0))
    assert (idle.tables, idle.sockets) == (10, 20)
    assert 0 < idle.before <= idle.with_sockets
    assert trips.moves == 20
    assert 0 < trips.p50 <= trips.p99 <= trips.most


def test_a_report_is_told_in_words_and_in_json():
    echo, load = Load(2.0, 10_000, 10_000, 1.5, 0.5), Load(2.0, 2000, 8000, 1.9, 0.5)
    beside = house.Beside("imhotep", [load], [echo], [echo], [echo])
    idle = house_idle.Idle(10, 20, 100 << 20, 101 << 20, 102 << 20)
    report = house.Report(64, {"imhotep": beside}, idle, house_idle.Trips(200, 3000, 1.0, 5.0, 9.0, 0.5, 0.1))
    assert beside.shares == [0.5]
    assert idle.kib_per_table == pytest.approx(102.4)
    table, *lines = house.told(report)
    assert isinstance(table, Table)
    assert len(lines) == 3
    assert json.loads(json.dumps(report.as_json()))["share_of_echo"]["imhotep"]["median"] == 0.5


def test_moves_beside_reviews_are_told_in_words():
    trips = house_idle.Trips(200, 3000, 1.0, 5.0, 9.0, 0.5, 0.1)
    found = house_review.Beside([trips, trips], [trips])
    alone, beside = house.reviews_told(found)
    assert alone == "without a review: p50 1.0 ms, p99 5.0 ms (rounds: 5.0, 5.0; asked for: under 50)"
    assert beside.startswith("while reviews are computed: p50 1.0 ms")


@pytest.mark.soak
def test_moves_beside_reviews(tmp_path):
    first = "from tests.server.reviewing import install; install(0.5)"
    with running(HOUSE, tmp_path, first=first) as server:
        found = house.run(house_review.measure(server, "imhotep", 10, 20, 1.0, 2))
    assert [trips.moves for trips in (*found.alone, *found.beside)] == [20] * 4
