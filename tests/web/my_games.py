"""Games of somebody who has played a lot, as the server tells them: what the page of them is drawn from."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route

NOW = 1_800_000_000  # some moment; pages are told that it is this one
DAY = 86_400
YOU = {"name": "Ingrid", "level": None, "is_you": True}


def person(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "level": None, "is_you": False, "owes": False, **more}


def bot(level: str, **more: Any) -> dict[str, Any]:
    return {"name": None, "level": level, "is_you": False, "owes": False, **more}


def you(**more: Any) -> dict[str, Any]:
    return {**YOU, "owes": False, **more}


def running(table: str, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    owes = any(seat["is_you"] and seat["owes"] for seat in seats)
    usual = {"round": 3, "rounds": 6, "started": NOW - DAY, "last_move": NOW - 720, "status": "playing"}
    return {
        "table": table,
        "game": game,
        "seats": seats,
        "you_owe": owes,
        "challenge": None,
        "is_rated": False,
        **usual,
        **more,
    }


def ended(table: str, game: str, seats: list[dict[str, Any]], days: int, **more: Any) -> dict[str, Any]:
    """A game that has ended some days ago; the first seat is yours, and every seat has its place and points."""
    mine = seats[0]
    moment = NOW - days * DAY
    usual = {"your_seat": 0, "place": mine["place"], "points": mine["points"], "reason": "points", "in_figures": True}
    shared = sum(seat["place"] == mine["place"] for seat in seats) > 1
    usual |= {"shared": shared, "started": moment - 1800, "ended": moment}
    return {
        "table": table,
        "game": game,
        "seats": seats,
        "is_rated": False,
        "rating": None,
        "challenge": None,
        **usual,
        **more,
    }


RUNNING = [
    running("r1", "imhotep", [you(owes=True), person("Andrei"), person("Tomasz"), bot("apprentice")]),
    running("r3", "imhotep", [you(owes=True), bot("architect")], round=5, last_move=NOW - 3 * DAY, is_rated=True),
    running("r2", "pyramids", [you(), person("Andrei", owes=True)], round=2, rounds=4, last_move=NOW - 7200),
]
FINISHED = [
    ended(
        "f1",
        "imhotep",
        [
            you(place=1, points=46),
            person("Andrei", place=2, points=43),
            person("Tomasz", place=3, points=38),
            bot("apprentice", place=4, points=30),
        ],
        1,
        is_rated=True,
        rating={"before": 1597.2, "after": 1612.4},
    ),
    ended(
        "f2",
        "imhotep",
        [you(place=3, points=33), bot("vizier", place=1, points=42), bot("mason", place=2, points=36)],
        3,
    ),
    ended("f3", "pyramids", [you(place=1, points=118), person("Andrei", place=2, points=97)], 5, challenge="c1"),
    ended("f4", "pyramids", [you(place=2, points=97), bot("mason", place=1, points=101)], 11),
    ended("f5", "imhotep", [you(place=1, points=44), bot("architect", place=1, points=44)], 12),
    ended(
        "f6",
        "imhotep",
        [you(place=0, points=0), bot("mason", place=0, points=0)],
        14,
        reason="agreement",
        in_figures=False,
    ),
]
MANY = [
    ended(f"m{number}", "imhotep", [you(place=1, points=40 + number), bot("mason", place=2, points=30)], 20 + number)
    for number in range(44)
]
LATER = [
    ended(f"l{number}", "pyramids", [you(place=2, points=80), bot("scribe", place=1, points=90 + number)], 80 + number)
    for number in range(3)
]


def group(game: str, seats: int, opponent: str, games: int, firsts: float, points: float) -> dict[str, Any]:
    counted = {"games": games, "firsts": firsts, "fair": games / seats, "points": points}
    return {"game": game, "seats": seats, "opponent": opponent, **counted}


GROUPS = [
    group("imhotep", 4, "people", 12, 5, 40.2),
    group("imhotep", 2, "apprentice", 4, 4, 48.1),
    group("imhotep", 2, "mason", 4, 3, 44.1),
    group("imhotep", 3, "mason", 2, 0.5, 39.5),
    group("imhotep", 2, "architect", 4, 1.5, 38.9),
    group("imhotep", 2, "vizier", 3, 0, 33.0),
    group("pyramids", 2, "people", 6, 3, 109.5),
    group("pyramids", 2, "mason", 3, 1, 104.3),
    group("pyramids", 2, "apprentice", 2, 2, 121.0),
]
FIGURES = {
    "games": sum(one["games"] for one in GROUPS),
    "firsts": sum(one["firsts"] for one in GROUPS),
    "fair": sum(one["fair"] for one in GROUPS),
    "points": 60.1,
    "groups": GROUPS,
}
MEANS = (1500, 1518, 1507, 1530, 1552, 1541, 1563, 1580, 1571, 1597, 1612)
HISTORY = [
    {
        "at": NOW - (30 - 3 * place) * DAY,
        "table": f"h{place}",
        "mean": mean,
        "low": mean - 150 + 9 * place,
        "high": mean + 150 - 9 * place,
    }
    for place, mean in enumerate(MEANS)
]
LEVELS = {"apprentice": 1292, "scribe": 1500, "mason": 1560, "architect": 1753, "vizier": 1991, "pharaoh": 2246}
RATINGS = {
    "is_on": True,
    "ratings": [
        {
            "game": "imhotep",
            "games": 18,
            "is_shown": True,
            "history": HISTORY,
            **{key: HISTORY[-1][key] for key in ("mean", "low", "high")},
        },
        {"game": "pyramids", "games": 2, "is_shown": False, "mean": None, "low": None, "high": None, "history": []},
    ],
    "anchors": [
        {"game": "imhotep", "level": level, "mean": mean, "low": mean, "high": mean} for level, mean in LEVELS.items()
    ],
}


def answer_games(route: Route) -> None:
    """Answers for /api/me/games: all finished games on two pages, or those of one game."""
    address = route.request.url
    if "before=" in address:
        route.fulfill(json={"running": [], "finished": LATER, "more": None, "waiting": 2})
        return
    game = next((one for one in ("imhotep", "pyramids") if f"game={one}" in address), None)
    fitting = [one for one in FINISHED if game in (None, one["game"])]
    finished, more = (fitting + MANY, "later") if game is None else (fitting, None)
    route.fulfill(json={"running": RUNNING, "finished": finished, "more": more, "waiting": 2})


def answer_all(page: Page) -> None:
    """Answers for the server whatever the page of games asks."""
    page.route("**/api/me/games*", answer_games)
    page.route("**/api/me/figures*", lambda route: route.fulfill(json=FIGURES))
    page.route("**/api/me/ratings", lambda route: route.fulfill(json=RATINGS))
