"""Reviews with made-up figures, answered in place of the server: what the page shows is tested without computing any."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Request, Route

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Review
from saqqara.rules.contract import NATURE
from tests.review.made_up import made_up_review

RECORDS = Path(__file__).parent.parent / "records"
ADDRESS = re.compile(r"/api/reviews/(?P<id>[^/?]+)(?:/(?P<what>\w+))?(?:/(?P<turn>\d+))?")


@dataclass
class Reviewed:
    """One record, its made-up review, and the answers of a server that has it."""

    name: str
    looked_at: int | None = None
    state: str = "done"
    failure: str = ""
    game: str = ""  # as it is called here: one without a face of its own
    text: str = ""
    review: Review = field(init=False)
    asked: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)  # records
    stamp: int = 1
    is_compiling: bool = False  # there is no picture yet
    is_outdated: bool = False

    def __post_init__(self) -> None:
        self.text = self.text or (RECORDS / f"{self.name}.record").read_text()
        self.review = made_up_review(self.text, self.looked_at)
        self.record = records.read(self.text)

    @property
    def id(self) -> str:
        return f"rec-{self.name}"

    def shown(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "table": None,
            "game": self.game or self.review.game,
            "edition": "",
            "options": {},
            "seats": self.review.seats,
            "date": self.record.header.date,
            "state": self.state,
            "ahead": 0,
            "compiling": self.is_compiling,
            "looked_at": self.review.looked_at,
            "moments": len(self.review.moments),
            "stamp": self.stamp,
            "is_yours": True,
            "failure": self.failure,
            "is_outdated": self.is_outdated,
            "review": None if self.is_compiling else self._review(),
        }

    def _review(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(msgspec.json.encode(self.review))
        for moment in told["moments"]:
            moment["is_refined"] = moment["turn"] < self.review.looked_at
        return told

    def match_at(self, turn: int) -> Match:
        match = Match.before(self.record)
        for line in self.record.lines[:turn]:
            match.replay(line)
        return match

    def past(self, turn: int, seat: int | None = None) -> dict[str, Any]:
        line = self.record.lines[turn - 1] if turn else None
        move = None if line is None else {"seat": line.seat, "move": line.move}
        return {"turn": turn, "turns": len(self.record.lines), "table": self.match_at(turn).table(seat), "move": move}

    def story(self) -> list[dict[str, Any]]:
        """What happened with each move and the draws after it."""
        match, passages = Match.before(self.record), list[dict[str, Any]]()
        for line in self.record.lines:
            match.replay(line)
            events = match.told(None)
            before = passages[-1]["events"] if passages else []
            if passages and (line.seat == NATURE or events[: len(before)] == before):
                passages.pop()
                events = events if events[: len(before)] == before else before + events
            passages.append({"turn": match.turn, "events": events, "movers": [], "by_clock": [], "by_bot": []})
        return passages

    def line(self, turn: int, seat: int | None, moves: list[dict[str, Any]]) -> dict[str, Any]:
        match = self.match_at(turn)
        tables = [match.table(seat)]
        for step in moves:
            match.play(step["move"], step["seat"])
            tables.append(match.table(seat))
        legal = match.legal(seat) if seat in match.seats_to_move else []
        return {"turn": turn, "tables": tables, "legal": legal}

    def tried(self, turn: int, move: str) -> dict[str, Any]:
        decision = next(one for one in self.review.decisions if one.turn == turn)
        cost = 0.0 if move == decision.best else 0.07
        grade = "best" if move == decision.best else "mistake"
        spread = {"mean": cost, "low": cost, "high": cost}
        told = {"turn": turn, "seat": decision.seat, "move": move, "grade": grade, "is_as_good": cost == 0}
        return told | {"wins": spread, "points": spread}

    def inlined(self) -> dict[str, Any]:
        """What a page that needs no server holds."""
        bad = [one for one in self.review.decisions if one.grade in ("inaccuracy", "mistake", "blunder")]
        steps = {one.turn: json.loads(msgspec.json.encode(one.line)) for one in bad}
        return {
            "shown": self.shown(),
            "table": None,
            "past": [self.past(turn) for turn in range(len(self.record.lines) + 1)],
            "story": self.story(),
            "lines": {str(turn): self.line(turn, None, moves) for turn, moves in steps.items()},
            "questions": {str(one.turn): self.line(one.turn, one.seat, []) for one in bad if one.grade != "inaccuracy"},
        }

    # --- in place of the server ---

    def serve(self, page: Page) -> Reviewed:
        page.route("**/api/reviews**", self._answer)
        page.route("**/api/reviews/**", self._answer)
        return self

    def _answer(self, route: Route, request: Request) -> None:
        found = ADDRESS.search(request.url)
        self.asked.append(f"{request.method} {found['what'] if found and found['what'] else ''}".strip())
        answer = self._of(request, found)
        if answer is not None:
            route.fulfill(json=answer)

    def _of(self, request: Request, found: re.Match[str] | None) -> Any:
        said = json.loads(request.post_data or "null")
        if found is None or found["what"] is None:
            self.sent += [said["record"]] if said and "record" in said else []
            if request.method == "DELETE":
                self.state, self.stamp = "stopped", self.stamp + 1
            elif request.method == "POST" and (self.state == "stopped" or self.is_outdated):
                self.state, self.stamp, self.is_outdated = "running", self.stamp + 1, False
            if "wait=" in request.url and f"seen={self.stamp}&" in request.url:
                return None  # nothing is new
            return self.shown()
        seat = re.search(r"seat=(\d)", request.url)
        match found["what"]:
            case "replay":
                return self.past(int(found["turn"]), int(seat[1]) if seat else None)
            case "story":
                return {"passages": self.story()}
            case "line":
                return self.line(said["turn"], said.get("seat"), said["moves"])
            case "try":
                return self.tried(said["turn"], said["move"])
            case _:
                return self.text
