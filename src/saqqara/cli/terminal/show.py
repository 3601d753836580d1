"""A record for reading: its header, the game in words round by round, the final scores."""

from __future__ import annotations

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.chronicle import Chronicle, story_lines
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.screen import open_console
from saqqara.cli.terminal.standings import draw_standings, verdict
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.errors import SaqqaraError


def show_record(text: str, turn: int | None = None) -> None:
    """Tells the game of a record in words; with a turn, shows the table after so many moves instead."""
    record = records.read(text)
    match = Match.before(record)
    if turn is None:
        _tell_game(record, match)
    else:
        _show_turn(record, match, turn)


def _show_turn(record: records.Record, match: Match, turn: int) -> None:
    if not 0 <= turn <= len(record.lines):
        raise SaqqaraError(f"turn: expected 0 to {len(record.lines)}, got {turn}")
    for line in record.lines[:turn]:
        match.replay(line)
    face, console = face_of(match.edition.game), open_console()
    console.print(Text(say("look.at", turn=turn, turns=len(record.lines), who=None, move=None), "bold"))
    console.print(face.draw_table(view_with_points(match, None), match.edition, console.width))


def _tell_game(record: records.Record, match: Match) -> None:
    for line in record.lines:
        match.replay(line)
    record.check_end(match.outcome)
    face, console = face_of(match.edition.game), open_console()
    chronicle = Chronicle(record, match, face.public)
    for fact in _header_lines(record.header):
        console.print(Text(fact), soft_wrap=True)
    for text in story_lines(chronicle.passages(whole=True), face):
        console.print(text)
    console.print(draw_standings(match))
    console.print(Text(say("cli.unfinished") if match.outcome is None else verdict(match.outcome), "bold"))


def _header_lines(header: records.Header) -> list[str]:
    """Returns the header as aligned lines; options and result are in English, as in the record."""
    options = "".join(f", {name} {value}" for name, value in header.options.items())
    commitment = header.commitment
    facts = {
        say("cli.record.game"): f"{header.game}, {say('cli.record.players', count=header.seats)}{options}",
        say("facts.edition"): say(
            "cli.record.edition", edition=header.edition, hash=header.edition_hash, version=header.rules
        ),
        say("cli.record.played"): say("cli.record.moves", date=header.date, count=header.moves),
        say("cli.record.chance"): say("cli.record.by_hand")
        if commitment is None
        else say("cli.record.committed", commitment=commitment),
        say("cli.record.result"): header.result,
    }
    width = max(map(len, facts)) + 1
    return [f"{f'{label}:':<{width}}  {fact}" for label, fact in facts.items()]
