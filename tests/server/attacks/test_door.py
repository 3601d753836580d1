"""What strangers do at the door costs the house little, and whoever plays honestly plays on.

How long an honest guest waits is printed, not asserted: machines that run tests are busy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from bench.processes import Server
from bench.siege.door import ATTACKS
from bench.siege.report import Report, measured

from saqqara.server.settings import LIMITS, Settings
from tests.effort import EFFORT
from tests.server.faults.windows import faults_in
from tests.server.houses import House, open_house

GROWTH_MIB = 20
DEFAULTS = {name: getattr(Settings(), name) for name in LIMITS}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with all limits as a host gets them."""
    with open_house(tmp_path_factory.mktemp("door"), **DEFAULTS) as one:
        yield one
        assert one.is_answering()
        assert not faults_in(one.log)


def under_attack(house: House, name: str) -> Report:
    assert house.process is not None
    server = Server(house.process, house.address)
    return asyncio.run(measured(name, server, ATTACKS[name](server.port, EFFORT.attack_s)))


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_costs_little_memory_and_no_move(house: House, name: str) -> None:
    report = under_attack(house, name)
    print(report)
    assert report.memory_mib < GROWTH_MIB, report
    assert report.moves_lost == 0, report
