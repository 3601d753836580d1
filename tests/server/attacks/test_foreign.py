"""Pages of other sites are refused, however often they ask, and whoever plays honestly plays on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from bench.processes import HOUSE, Server, running
from bench.siege.foreign import FOREIGN
from bench.siege.report import measured

from saqqara.server.settings import LIMITS, Settings
from tests.effort import EFFORT

GROWTH_MIB = 20
REFUSED = {"foreign hosts": {"421"}, "foreign origins": {"403", "429", "not_allowed"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    defaults = {name: getattr(Settings(), name) for name in LIMITS}
    with running(HOUSE, tmp_path_factory.mktemp("foreign"), **defaults) as one:
        yield one


@pytest.mark.parametrize("name", FOREIGN)
def test_nobody_gets_in_from_another_site(server: Server, name: str) -> None:
    report = asyncio.run(measured(name, server, FOREIGN[name](server.port, EFFORT.attack_s)))
    print(report)
    answers = set(re.findall(r"[0-9]+ x (\w+)", report.note))
    assert answers <= REFUSED[name], report
    assert answers & {"421", "403"}, report
    if name == "foreign origins":
        assert "; 0 tables opened" in report.note
    assert report.memory_mib < GROWTH_MIB
    assert report.moves_lost == 0
