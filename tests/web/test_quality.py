"""How good the pages are, judged by Lighthouse, and how much they weigh."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.effort import first_of
from tests.equipment import NOT_RUN, chromium, lighthouse
from tests.server.houses import House
from tests.web.visitors import Visitors

DEVICES = {"phone": [], "desk": ["--preset=desktop"]}  # Lighthouse's own; its phone is slowed down four times
CATEGORIES = ("performance", "accessibility", "best-practices")
TRIES = 2  # a run that ends without a report says nothing about the page
ASSERTED = ("accessibility", "best-practices")
LEAST = 0.95
HEAVIEST = 145_000  # bytes over the wire until the table is there
WHEN_DRAWN = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("#main:not([hidden]) #board > :not(.defs)")) return;
  window.drawnAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, attributeFilter: ["hidden"] });
"""
ASKED_FOR_LATER = """
performance.getEntriesByType("resource").filter((one) => one.startTime > window.drawnAt).map((one) => one.name)
"""


def judged(address: str, device: str, out: Path) -> dict[str, float]:
    """The scores of a page, 0 to 1."""
    program, browser = lighthouse(), chromium()
    if program is None or browser is None:
        pytest.skip(f"{NOT_RUN}: Lighthouse needs Node, npm and a Chromium, and they could not be installed")
    flags = "--headless=new --no-sandbox" if os.geteuid() == 0 else "--headless=new"
    command = [str(program), address, "--quiet", "--output=json", f"--output-path={out}", f"--chrome-flags={flags}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", *DEVICES[device]]
    for _ in range(TRIES):
        try:
            run = subprocess.run(
                command, env=os.environ | {"CHROME_PATH": browser}, check=False, capture_output=True, timeout=300
            )
        except subprocess.TimeoutExpired:
            pytest.skip(f"{NOT_RUN}: Lighthouse did not come to an end on this machine")
        if run.returncode == 0:
            break
    else:
        pytest.fail(f"expected a report of Lighthouse, got: {run.stderr.decode()[-2000:]}")
    report = json.loads(out.read_text())
    return {name: float(report["categories"][name]["score"]) for name in CATEGORIES}


def a_table(house: House, visitors: Visitors) -> str:
    """A table that waits for its player, to be looked at by anybody."""
    host = visitors.come().enter("Ada")
    table: dict[str, Any] = host.open("imhotep", [{"who": "me"}, {"who": "bot", "level": "apprentice"}], listed=True)
    return f"{house.address}/table/{table['id']}"


@pytest.mark.soak
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("page", ["start", "table"])
def test_lighthouse_gives_every_page_at_least_95(
    page: str, device: str, house: House, visitors: Visitors, tmp_path: Path
) -> None:
    """Performance is told, not asserted: it is a measure of time, and of whatever else the machine does."""
    scores = judged(house.address if page == "start" else a_table(house, visitors), device, tmp_path / "report.json")
    print(f"Lighthouse, {page}, {device}: {scores}")
    assert {name: score for name, score in scores.items() if name in ASSERTED and score < LEAST} == {}


@pytest.mark.parametrize(("game", "language"), first_of([("imhotep", "pl"), ("pyramids", "pl"), ("imhotep", "en")], 1))
def test_a_table_is_there_before_much_has_come_over_the_wire(
    game: str, language: str, house: House, visitors: Visitors
) -> None:
    """Polish is the longest of the five."""
    host = visitors.come().enter("Ada")
    table = host.open(game, [{"who": "me"}, {"who": "bot", "level": "apprentice"}])
    guest = visitors.come(language=language)
    guest.page.add_init_script(WHEN_DRAWN)
    wire = guest.page.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    weights: dict[str, int] = {}
    addresses: dict[str, str] = {}
    wire.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
    wire.on(
        "Network.loadingFinished",
        lambda event: weights.update({addresses[event["requestId"]]: int(event["encodedDataLength"])}),
    )
    guest.visit(table["id"])
    assert [one for one in addresses.values() if not one.startswith((house.address, "data:"))] == []
    later = set(guest.page.evaluate(ASKED_FOR_LATER))
    assert any(address.endswith(f"/{language}/{game}.ftl") for address in addresses.values())
    weighed = [weight for address, weight in weights.items() if address not in later]
    print(f"{game}, {language}: {sum(weighed)} bytes")
    assert 0 < sum(weighed) < HEAVIEST, f"{sum(weighed)} bytes in {len(weighed)} answers"
