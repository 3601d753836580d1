"""The match of a table, as it begins: new, from a record, or from a position."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.match.match import Match
from saqqara.server.entries import Config


def new_match(config: Config, seed: str, entropy: Sequence[str]) -> Match:
    """Returns the match of a table, as it begins."""
    if config.record is not None:
        is_fork = config.forked_from is not None
        return Match.from_record(config.record, seed=seed if is_fork else None, next_seed=seed)
    edition = None if config.figures is None else {"name": config.edition, "figures": config.figures}
    if config.position is not None:
        match = Match.from_position(config.position, seed=seed, entropy=entropy, date=config.date)
    else:
        match = Match.new(
            config.game,
            len(config.seats),
            seed=seed,
            nature="seed" if config.challenge is None else "for all",
            entropy=entropy,
            edition=edition,
            date=config.date,
            **config.options,
        )
    for seat, move in config.prelude:
        match.play(move, seat)
    return match
