"""What a review says in sentences: turning points with their reasons, and the draws that mattered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from saqqara.cli.languages import figure, say, say_or
from saqqara.cli.terminal.review.figures import percent, signed, signed_percent
from saqqara.cli.terminal.review.grades import BAD, grade_text
from saqqara.cli.terminal.review.reviewed import Reviewed
from saqqara.cli.terminal.seats import seat_name
from saqqara.review.model import Decision, Draw, Reason

LEAST = 0.05  # points that are not written as 0.0

# --- turning points ---


def turning_point(game: Reviewed, turn: int) -> Iterator[Text]:
    """Yields what was done at a turning point, then what it changed and why."""
    decision = game.decisions.get(turn)
    if decision is None:
        yield Text(say("cli.review.at", turn=turn, name=say("review.draw"), what=game.drawn(turn)), "bold")
        yield Text(_change(game, turn, None))
        return
    played, best = game.played_and_best(decision)
    yield Text(say("cli.review.at", turn=turn, name=seat_name(decision.seat), what=played), "bold")
    yield grade_text(decision.grade).append(f"  {_change(game, turn, decision.seat)}", "not bold default")
    if decision.grade in BAD:
        why = f" {reasons_told(game.review.game, decision.reasons)}" if decision.reasons else ""
        yield Text(f"{cost(decision)}{why}")
        yield Text(say("review.better", move=best))


def _change(game: Reviewed, turn: int, mover: int | None) -> str:
    """Says how a chance changed: the mover's, unless the moment changed another one far more, as draws do.

    Nothing of a move in secret, which a spectator does not see yet.
    """
    before, after = ([worth.mean for worth in game.review.moments[at].wins] for at in (turn - 1, turn))
    changes = [abs(last - first) for first, last in zip(before, after, strict=True)]
    if not any(changes):
        return ""
    seat = mover if mover is not None and changes[mover] >= max(changes) / 2 else changes.index(max(changes))
    return say("cli.review.chance", name=seat_name(seat), before=percent(before[seat]), after=percent(after[seat]))


def cost(decision: Decision) -> str:
    """Says what a move cost its seat; that it brought points only where a reason tells which."""
    points = decision.points.mean
    has_gain = any(reason.seat == decision.seat and reason.points > 0 for reason in decision.reasons)
    kind = "no" if points > -LEAST else "yes" if has_gain else "untold"
    return say("review.cost", percent=figure(100 * decision.wins.mean, 1), points=abs(points), gains=kind)


def reasons_told(game: str, reasons: Sequence[Reason]) -> str:
    """Says why a move is worse, as in `This move costs White 3.1 points in the Burial Chamber.`"""
    return say("review.reasons", reasons=[_reason(game, reason) for reason in reasons])


def _reason(game: str, reason: Reason) -> str:
    where = say_or(f"{game}.earned.{reason.source}", say("review.source", source=reason.source))
    kind = "costs" if reason.points < 0 else "gives"
    return say(f"review.{kind}", name=seat_name(reason.seat), number=abs(reason.points), where=where)


# --- the draws that mattered ---


def draws(game: Reviewed) -> Iterator[Text]:
    """Yields the luckiest and the unluckiest draw of each seat in words."""
    for seat in range(game.review.seats):
        for whose, found in (("review.lucky", game.review.luckiest), ("review.unlucky", game.review.unluckiest)):
            yield from (_draw(game, whose, draw) for draw in found if draw.seat == seat)


def _draw(game: Reviewed, whose: str, draw: Draw) -> Text:
    what = say("cli.review.at", turn=draw.turn, name=say("review.draw"), what=game.drawn(draw.turn))
    change = say("cli.review.changed", percent=signed_percent(draw.wins), points=signed(draw.points, 1))
    return Text(say(whose, name=seat_name(draw.seat)), "bold").append(f" {change}\n  {what}", "not bold")
