"""A review as JSON and back."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from saqqara.cli.page.page import WEB
from saqqara.review import grades
from saqqara.review.model import VERSION, Review
from tests.review.made_up import made_up_review

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_a_review_is_the_same_after_json(game: str) -> None:
    """Nothing is lost, and the version is written."""
    found = made_up_review((RECORDS / f"{game}-00000.record").read_text(encoding="utf-8"))
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=Review) == found
    assert msgspec.json.decode(text)["version"] == VERSION


def test_a_review_is_done_when_every_moment_is_refined() -> None:
    """`looked_at` counts them."""
    text = (RECORDS / "imhotep-00000.record").read_text(encoding="utf-8")
    assert made_up_review(text).is_done
    assert not made_up_review(text, looked_at=10).is_done


def test_pages_grade_by_the_same_thresholds() -> None:
    """The scripts have a copy of them, in one file."""
    script = (WEB / "scripts" / "ui" / "grades.js").read_text(encoding="utf-8")
    told = {name: float(number) for name, number in re.findall(r"(\w+): ([\d.]+)", script)}
    assert told == {"inaccuracy": grades.INACCURACY, "mistake": grades.MISTAKE, "blunder": grades.BLUNDER}
