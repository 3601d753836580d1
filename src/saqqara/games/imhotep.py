"""Imhotep, as the rest of Saqqara has to know it."""

from __future__ import annotations

from itertools import product

from saqqara.games.descriptor import EDITIONS, LESSONS, GameDescriptor, Option

ALL_SIDES = tuple("".join(letters) for letters in product("AB", repeat=5))

IMHOTEP = GameDescriptor(
    name="imhotep",
    title="Imhotep",
    rules="saqqara.rules.imhotep",
    edition=EDITIONS / "imhotep.toml",
    features="saqqara.encoding.features.imhotep",
    actions="saqqara.encoding.actions.imhotep",
    options=(
        Option(
            "sides",
            "AAAAA",
            "sides of market, pyramid, temple, burial chamber and obelisks, five letters A or B.",
            of_the_day=ALL_SIDES,
        ),
        Option("wrath", False, "play the variant Wrath of the Pharaoh.", of_the_day=(False, False, False, True)),
    ),
    heuristics="saqqara.bots.imhotep.heuristics",
    levels="saqqara.bots.imhotep.levels:LEVELS",
    self_play="saqqara.bots.imhotep.levels:SELF_PLAY",
    network="saqqara.bots.network.network_tree:NETWORK",
    training="saqqara.training.imhotep.kit:KIT",
    terminal="saqqara.cli.terminal.imhotep.face:FACE",
    text="saqqara.environments.text_render:imhotep_lines",
    progress="saqqara.games.progress:rounds",
    themes={
        "pyramid": "pyramid",
        "temple": "temple",
        "chamber": "burial-chamber",
        "obelisks": "obelisks",
        "decorations": "cards",
        "statues": "cards",
        "blue cards": "cards",
        "wrath": "wrath",
    },
    facts="saqqara.tournament.study.game_facts:IMHOTEP",
    lessons=LESSONS / "imhotep",
)
