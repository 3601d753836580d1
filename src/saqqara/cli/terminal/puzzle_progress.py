"""What follows for marks and streak when a puzzle is tried, solved or given up: the same as in the browser."""

from __future__ import annotations

import datetime

from msgspec.structs import replace

from saqqara.server.wire import PuzzleProgress

DAY = datetime.timedelta(days=1)
SOLVED = ("first", "later")


def streak_on(progress: PuzzleProgress, today: datetime.date) -> int:
    """Returns the days in a row, as they stand on a day: one that was left out ends them."""
    return progress.streak if progress.day in (today.isoformat(), (today - DAY).isoformat()) else 0


def after_wrong(progress: PuzzleProgress, id: str, today: datetime.date | None) -> PuzzleProgress:
    """Returns the progress after a wrong try. `today`: given for a puzzle of the day, which the streak depends on."""
    return _broken(replace(progress, solved={id: "tried"} | progress.solved), today)


def after_right(progress: PuzzleProgress, id: str, today: datetime.date | None) -> PuzzleProgress:
    """Returns the progress after the right answer."""
    mark = progress.solved.get(id)
    if mark is None:
        return _counted(replace(progress, solved=progress.solved | {id: "first"}), today)
    again = replace(progress, solved=progress.solved | {id: "later"}) if mark == "tried" else progress
    if today is not None and progress.day == today.isoformat():
        return again
    return _counted(again, today)  # one of an earlier day has its first try today too


def after_shown(progress: PuzzleProgress, id: str, today: datetime.date | None) -> PuzzleProgress:
    """Returns the progress after the answer was shown."""
    if progress.solved.get(id) in SOLVED:
        return _broken(progress, today)
    wrong = after_wrong(progress, id, today)
    return replace(wrong, solved=wrong.solved | {id: "shown"})


def _counted(progress: PuzzleProgress, today: datetime.date | None) -> PuzzleProgress:
    if today is None or _has_counted(progress, today):
        return progress
    streak = streak_on(progress, today) + 1
    return replace(progress, streak=streak, best=max(progress.best, streak), day=today.isoformat())


def _broken(progress: PuzzleProgress, today: datetime.date | None) -> PuzzleProgress:
    if today is None or _has_counted(progress, today):
        return progress
    return replace(progress, streak=0, day=today.isoformat())


def _has_counted(progress: PuzzleProgress, today: datetime.date) -> bool:
    """Whether a day counts already; without a streak it was lost."""
    return progress.day == today.isoformat() and progress.streak > 0
