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

Hands = dict[int, tuple[int, LevelName | None]]  # turn -> seat and the bot that stood in for it


def match_at(table: Table, turn: int) -> Match:
    """Returns the match after so many of its moves, without its seed. Moves that were taken back do not count."""
    assert table.match is not None
    return recorded_at(records.read(table.match.record()), turn)


def recorded_at(record: records.Record, turn: int) -> Match:
    """Returns the match of a record after so many of its moves, without its seed."""
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
    return replayed_match(table.match, turn, reader, table.stood_in_turns())


def replayed_match(match: Match, turn: int, reader: int | None, hands: Hands) -> dict[str, Any]:
    """Returns the same of a match. `hands` tells which moves bots made that stood in."""
    turns = shared_turns(match)
    turn = min(turn, turns)
    then = recorded_at(records.read(match.record()), turn)
    position = then.table(reader)
    masks = match.masks(reader)
    line = match.moves()[turn - 1] if turn else None
    move = None if line is None else {"seat": line[0], "move": masks.get(turn - 1, line[1])}
    bots = stood_in_for(hand for played, hand in hands.items() if then.told_from <= played < turn)
    stand_ins = {"by_bot": [asdict(bot) for bot in bots]} if bots else {}
    return {"turn": turn, "turns": turns, "table": position, "move": move, **stand_ins}


def story(table: Table, reader: int | None) -> list[dict[str, Any]]:
    """Returns all events so far that a reader may know, grouped by player's move with the draws after it."""
    assert table.match is not None
    return story_of_match(table.match, reader, table.clock_turns(), table.stood_in_turns())


def story_of_match(whole: Match, reader: int | None, by_clock: dict[int, int], hands: Hands) -> list[dict[str, Any]]:
    """Returns the same of a match. `by_clock` and `hands` tell which moves bots made for people."""
    shared = shared_turns(whole)
    record = records.read(whole.record())
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
    _add_clocks(passages, spans, by_clock)
    _add_bots(passages, spans, hands)
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


def _add_bots(passages: list[dict[str, Any]], spans: list[range], hands: Hands) -> None:
    """Adds the seats for which a bot that stood in made a move of the passage."""
    for passage, span in zip(passages, spans, strict=True):
        seats = stood_in_for(hand for turn, hand in hands.items() if turn in span)
        if seats:
            passage["by_bot"] = [asdict(seat) for seat in seats]
