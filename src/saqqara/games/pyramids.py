"""Silver & Gold: Pyramids, as the rest of Saqqara has to know it."""

from __future__ import annotations

from saqqara.games.descriptor import EDITIONS, LESSONS, GameDescriptor

PYRAMIDS = GameDescriptor(
    name="pyramids",
    title="Silver & Gold: Pyramids",
    rules="saqqara.rules.pyramids",
    edition=EDITIONS / "pyramids.toml",
    features="saqqara.encoding.features.pyramids",
    actions="saqqara.encoding.actions.pyramids",
    heuristics="saqqara.bots.pyramids.heuristics",
    levels="saqqara.bots.pyramids.levels:LEVELS",
    self_play="saqqara.bots.pyramids.levels:SELF_PLAY",
    network="saqqara.bots.network.pyramids.network_tree:NETWORK",
    training="saqqara.training.pyramids.kit:KIT",
    terminal="saqqara.cli.terminal.pyramids.face:FACE",
    text="saqqara.environments.text_render:pyramids_lines",
    progress="saqqara.games.progress:rounds",
    themes={"pyramids": "tomb", "torches": "torch", "colours": "claim", "gems": "gem", "skulls": "skull"},
    facts="saqqara.tournament.study.game_facts:PYRAMIDS",
    lessons=LESSONS / "pyramids",
)
