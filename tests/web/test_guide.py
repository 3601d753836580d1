"""The coach of the guided first game speaks of every situation, once."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saqqara import Match
from saqqara.cli.languages import WEB
from saqqara.languages import LANGUAGES, bundle
from tests.equipment import NOT_RUN, ROOT, node
from tests.patience import PATIENCE_S

LEARNER = 0
SCRIPT = """
const [games, from] = process.argv.slice(1);
const { readFileSync } = await import("node:fs");
const { Speaker } = await import(`${from}/pages/guide/speaker.js`);
const { situationsOf } = await import(`${from}/games/schools.js`);
const { game, scenes } = JSON.parse(readFileSync(games, "utf8"));
const situations = await situationsOf(game);
const spoken = [];
for (const played of scenes) {
  const speaker = new Speaker(situations, [], () => {});
  const now = [];
  played.forEach((scene, number) => {
    speaker.hear(scene, scene.isAsked ? String(number) : "");
    for (; speaker.now; speaker.goOn()) now.push(speaker.now);
  });
  spoken.push(now);
}
const rules = Object.fromEntries(Object.entries(situations).map(([name, { rule }]) => [name, rule]));
console.log(JSON.stringify({ rules, spoken }));
"""


def scenes(game: str, seed: int) -> Iterator[dict[str, Any]]:
    """What the learner sees of a game between two players who choose by chance."""
    match, chance = Match.new(game, seats=2, seed=seed), random.Random(seed)
    figures = {"rounds.count": 6 if game == "imhotep" else 4, "sled.spaces": 5}
    while match.seats_to_move:
        is_asked = LEARNER in match.seats_to_move
        legal = match.legal(LEARNER) if is_asked else []
        yield {
            "position": match.table(LEARNER),
            "seat": LEARNER,
            "legal": legal,
            "isAsked": is_asked,
            "figures": figures,
        }
        seat = match.seats_to_move[0]
        match.play(chance.choice(match.legal(seat)), seat=seat)


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_every_situation_arises_and_is_spoken_of_once(game: str, tmp_path: Path) -> None:
    program = node()
    if program is None:
        pytest.skip(f"{NOT_RUN}: no Node on this machine, and none could be installed")
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"game": game, "scenes": [list(scenes(game, seed)) for seed in range(12)]}))
    command = [
        str(program),
        "--no-warnings",
        "--input-type=module",
        "-e",
        SCRIPT,
        str(file),
        (WEB / "scripts").as_uri(),
    ]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S * 4, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert all(len(names) == len(set(names)) for names in told["spoken"])
    assert set().union(*told["spoken"]) == set(told["rules"])

    rulebook = (ROOT / "docs" / "rulebook" / f"{game}.md").read_text()
    assert [rule for rule in told["rules"].values() if f"{rule} " not in rulebook] == []
    for language in LANGUAGES:
        words = bundle(WEB, language, ("guide",))
        assert [name for name in told["rules"] if not words.has_message(f"guide-{game}-{name}")] == []
