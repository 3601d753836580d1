"""Challenges as the server would tell them, for pages that are tried out without waiting for days and players."""

from __future__ import annotations

from typing import Any

LEVELS = {"apprentice": 27, "scribe": 31, "mason": 38, "architect": 43, "vizier": 47, "pharaoh": 49}
CROWD = {18: 2, 21: 5, 24: 11, 27: 19, 30: 28, 33: 35, 36: 36, 39: 30, 42: 22, 45: 14, 48: 8, 51: 3, 54: 1}
YOURS = 41
COMMITMENT = "5f" * 32


def results(*, many: bool = True) -> dict[str, Any]:
    """What everyone has made of it; you are among them."""
    names = ["Ada", "Bob", "Cleo", "Dora"]
    everybody = [
        {"name": name, "is_you": False, "points": 46 - 3 * at, "place": at + 1, "with_help": False, "table": f"t{at}"}
        for at, name in enumerate(names)
    ]
    everybody.insert(2, {"name": "Ann", "is_you": True, "points": YOURS, "place": 3, "with_help": False, "table": "t9"})
    for at, one in enumerate(everybody):
        one["place"] = at + 1
    everybody.append(
        {"name": "Guest 123", "is_you": False, "points": 52, "place": None, "with_help": True, "table": "t8"}
    )
    bins = [{"from": low, "to": low + 2, "count": n, "is_you": low <= YOURS < low + 3} for low, n in CROWD.items()]
    return {
        "players": sum(CROWD.values()) if many else 5,
        "place": 62 if many else 3,
        "better_than": 0.71 if many else None,
        "histogram": bins if many else [],
        "levels": [{"level": level, "points": points, "place": 1, "table": level} for level, points in LEVELS.items()],
        "everybody": everybody,
        "median": 36.0,
    }


def challenge(game: str = "imhotep", state: str = "new", **more: Any) -> dict[str, Any]:
    """One challenge: `state` is new, playing, done, few (done, with few players) or over."""
    is_done = state in ("done", "few")
    playing = {"state": "playing", "table": "t9", "points": None, "place": None, "with_help": False}
    done = {"state": "done", "table": "t9", "points": YOURS, "place": 1, "with_help": False}
    yours = {**(done if is_done else playing), "round": 4, "rounds": 6} if is_done or state == "playing" else None
    return {
        "id": f"{game}-today",
        "kind": "day",
        "name": "",
        "game": game,
        "date": "2026-11-17",
        "seats": 2,
        "options": {"sides": "ABAAB", "wrath": False} if game == "imhotep" else {},
        "edition": game,
        "opponents": [None, "architect"],
        "your_seat": 0,
        "is_world": False,
        "formula": None,
        "commitment": COMMITMENT,
        "seed": "1234" if state == "over" else None,
        "opens": 1_795_000_000.0,
        "closes": 1_795_086_400.0,
        "is_open": state != "over",
        "is_yours": False,
        "players": 213,
        "yours": yours,
        "results": results(many=state != "few") if is_done or state == "over" else None,
        "levels": len(LEVELS),
        **more,
    }


def in_list(at: int, points: int | None, better: float | None) -> dict[str, Any]:
    """A past day."""
    table = f"old{at}"
    done = {"state": "done", "table": table, "points": points, "place": 1, "with_help": False}
    return {
        "id": f"day-{at}",
        "kind": "day",
        "name": "",
        "game": "imhotep",
        "date": f"2026-11-{16 - at:02}",
        "seats": 2 + at % 3,
        "opponents": [None, *["mason", "architect", "vizier"][: 1 + at % 3]],
        "closes": 1_795_000_000.0,
        "is_open": False,
        "is_yours": False,
        "players": 57,
        "yours": {**done, "round": None, "rounds": None} if points is not None else None,
        "better_than": better,
    }


def challenges(state: str, next_at: float) -> dict[str, Any]:
    """The page of all of them."""
    past = [in_list(0, 112, 0.64), in_list(1, 38, 0.55), in_list(2, None, None), in_list(3, 29, 0.22)]
    own = [
        {**in_list(4, None, None), "id": "own-1", "kind": "own", "name": "Friday club", "date": None, "is_open": True}
    ]
    today = [challenge("imhotep", state), challenge("pyramids", "new", opponents=["vizier", None], your_seat=1)]
    told = {"today": today, "own": own, "past": past, "is_world": False, "next_at": next_at}
    return told | {"evenings": [evening_in_list("Thursday", is_open=True), evening_in_list("", is_open=False)]}


def evening_in_list(name: str, *, is_open: bool) -> dict[str, Any]:
    """A club evening that you have made."""
    return {
        "id": f"evening-{name}",
        "name": name,
        "game": "imhotep",
        "seats": 2,
        "deals": 2,
        "tables": 3,
        "closes": 1_795_000_000.0,
        "is_open": is_open,
        "is_yours": True,
    }


def standings() -> dict[str, Any]:
    """The table of a week."""
    people = [("Ada", 6, 0.82, 301), ("Ann", 5, 0.71, 240), ("Bob", 7, 0.48, 288)]
    rows = [
        {"name": name, "is_you": name == "Ann", "days": days, "points_share": share, "points": points}
        for name, days, share, points in people
    ]
    return {"from": "2026-11-10", "to": "2026-11-16", "rows": rows}


def evening() -> dict[str, Any]:
    """A club evening of two people at each of three tables; one deal is over at two of them. Two are called Bob."""

    def deal(number: int, status: str, *seats: tuple[str, int | None, float | None]) -> dict[str, Any]:
        shown = [
            {
                "seat": at,
                "name": name,
                "is_you": name == "Ann",
                "is_over": status == "over",
                "points": points,
                "place": None if points is None else 1,
                "score": score,
                "with_help": name == "Dora",
                "is_late": False,
            }
            for at, (name, points, score) in enumerate(seats)
        ]
        told = {"deal": number, "table": None if status == "unopened" else "e1", "status": status, "seats": shown}
        return told | {"may_watch": status == "over" and number == 1}

    tables = [
        [deal(1, "over", ("Ann", 41, 100.0), ("Bob", 38, None)), deal(2, "over", ("Ann", None, None))],
        [deal(1, "over", ("Bob", 36, 0.0), ("Dora", 40, None)), deal(2, "unopened")],
        [deal(1, "waiting"), deal(2, "unopened")],
    ]
    return {
        "id": "club",
        "name": "Friday club",
        "game": "imhotep",
        "options": {"sides": "AAAAA", "wrath": False},
        "edition": "imhotep",
        "seats": 2,
        "deals": 2,
        "opens": 1_795_000_000.0,
        "closes": 1_795_086_400.0,
        "is_over": False,
        "is_yours": True,
        "commitments": [COMMITMENT, COMMITMENT],
        "seeds": [],
        "tables": [{"number": at + 1, "deals": deals} for at, deals in enumerate(tables)],
        "totals": [
            _total("Ann", 1, 41, 100.0),
            _total("Bob", 1, 36, 0.0, table=2),
            _total("Bob", 1, 38, None),
            _total("Dora", 0, 40, None, table=2),
        ],
    }


def _total(name: str, deals: int, points: int, score: float | None, table: int = 1) -> dict[str, Any]:
    """A row of the scoring; who has no deal that counts has played it with help, and the next one too late."""
    cell = {"table": table, "points": points, "score": score, "with_help": not deals, "is_late": False}
    late = None if deals else cell | {"points": None, "is_late": True}
    counted = {"deals": deals, "points": points if deals else 0, "score": score}
    return {"name": name, "is_you": name == "Ann", **counted, "cells": [cell, late]}
