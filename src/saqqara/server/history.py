"""A table as it stood at earlier turns. Only what the reader may know is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import asdict

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE
from saqqara.server.table import Table
from saqqara.server.table_state import stood_in_for
from saqqara.server.wire import LevelName


def match_at(table: Table, turn: int) -> Match:
    """Returns the match after so many of its moves, without its seed. Moves that were taken back do not count."""
    assert table.match is not None
    record = records.read(table.match.record())
    match = Match.before(replace(record, header=replace(record.header, seed=None)))
    for line in record.lines[:turn]:
        match.replay(line)
    return match


def shared_turns(match: Match) -> int:
    """Returns how many moves, from the first one, all may know of.

    While something is hidden, a reader's own moves are not counted either: the number would show whether others have
    moved before.
    """
    hidden = [number for number, mask in match.masks(None).items() if mask is None]
    return min(hidden, default=match.turn)


def replayed(table: Table, turn: int, reader: int | None) -> dict[str, Any]:
    """Returns the table after so many moves, as a reader could know it then, and the move that led there."""
    assert table.match is not None
    match = table.match
    turns = shared_turns(match)
    turn = min(turn, turns)
    then = match_at(table, turn)
    shown = then.table(reader)
    masks = match.masks(reader)
    line = match.moves()[turn - 1] if turn else None
    move = None if line is None else {"seat": line[0], "move": masks.get(turn - 1, line[1])}
    hands = table.stood_in_turns()
    bots = stood_in_for(hand for played, hand in hands.items() if then.told_from <= played < turn)
    told = {"by_bot": [asdict(bot) for bot in bots]} if bots else {}
    return {"turn": turn, "turns": turns, "table": shown, "move": move, **told}


def story(table: Table, reader: int | None) -> list[dict[str, Any]]:
    """Returns all events so far that a reader may know, grouped by player's move with the draws after it."""
    assert table.match is not None
    shared = shared_turns(table.match)
    record = records.read(table.match.record())
    match = Match.before(record)
    passages: list[dict[str, Any]] = []
    starts: list[int] = []  # of each passage, the first move that it tells of
    for line in record.lines[:shared]:
        match.replay(line)
        _continue(passages, match.turn, match.told(reader), is_draw=line.seat == NATURE)
        if len(starts) < len(passages):
            starts.append(match.told_from)
    ends = [*starts[1:], shared] if passages else []
    spans = [range(start, end) for start, end in zip([0, *ends], ends, strict=False)]
    _add_movers(passages, spans, record.lines)
    _add_clocks(passages, spans, table.clock_turns())
    _add_bots(passages, spans, table.stood_in_turns())
    return passages


def _continue(passages: list[dict[str, Any]], turn: int, events: list[dict[str, Any]], is_draw: bool) -> None:
    """Adds events: draws to the move before them, and the events of simultaneous moves, which repeat, only once."""
    before = passages[-1]["events"] if passages else []
    if passages and events[: len(before)] == before:
        passages[-1] = {"turn": turn, "events": events}
    elif passages and is_draw:
        passages[-1] = {"turn": turn, "events": before + events}
    else:
        passages.append({"turn": turn, "events": events})


def _add_movers(passages: list[dict[str, Any]], spans: list[range], lines: Sequence[records.Line]) -> None:
    """Adds the seats that made a move of the passage, whoever played it for them."""
    for passage, span in zip(passages, spans, strict=True):
        passage["movers"] = sorted({lines[turn].seat for turn in span} - {NATURE})


def _add_clocks(passages: list[dict[str, Any]], spans: list[range], turns: dict[int, int]) -> None:
    """Adds the seats whose time was up, so that a bot made a move of the passage for them."""
    for passage, span in zip(passages, spans, strict=True):
        seats = {seat for turn, seat in turns.items() if turn in span}
        if seats:
            passage["by_clock"] = sorted(seats)


def _add_bots(
    passages: list[dict[str, Any]], spans: list[range], hands: dict[int, tuple[int, LevelName | None]]
) -> None:
    """Adds the seats for which a bot that stood in made a move of the passage."""
    for passage, span in zip(passages, spans, strict=True):
        seats = stood_in_for(hand for turn, hand in hands.items() if turn in span)
        if seats:
            passage["by_bot"] = [asdict(seat) for seat in seats]
