#!/usr/bin/env python3
"""A bot over a WebSocket. It needs the package `websockets`; the server tells it of every change.

    python examples/live_bot.py http://127.0.0.1:8000 TABLE SEAT [INVITATION]

It sits down, plays random moves until the match is over, and prints the outcome. Its token is kept in a file of the
current folder: the bot has its seat again after a restart, its own or that of the server.
"""

import json
import pathlib
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

server, table, seat, *invite = sys.argv[1:]
server, seat = server.rstrip("/"), int(seat)
kept = pathlib.Path(f"live-bot-{table}-{seat}.token")


def token():
    """The token of the bot: told by the server once, then kept."""
    if not kept.exists():
        known = json.dumps({"name": "Example", "keep": "token"}).encode()
        request = urllib.request.Request(f"{server}/api/people", known, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            kept.write_text(json.load(answer)["token"])
    return kept.read_text()


def play(socket):
    """Plays over one connection; returns the outcome, None if the connection ends before the match."""
    answered = None  # a view may come again with the same question, when something else has changed
    for text in socket:
        told = json.loads(text)
        if told["type"] == "refused" and told["error"] in ("too_many", "unavailable"):
            return None  # the question comes again with the next connection
        if told["type"] == "refused" and told["error"] != "stale_move":
            sys.exit(told["message"])
        if told.get("table", {}).get("outcome"):
            return told["table"]["outcome"]
        if told["type"] == "welcome" and seat not in told["seats"]:
            sit = {"type": "take_seat", "seat": seat, "id": "sit"} | ({"invite": invite[0]} if invite else {})
            socket.send(json.dumps(sit))
        if told["type"] == "view" and told["seat"] == seat and told["ask"] not in (None, answered):
            answered = told["ask"]
            move = random.choice(told["legal"])
            socket.send(json.dumps({"type": "move", "seat": seat, "ask": answered, "move": move}))
    return None


outcome = None
while outcome is None:
    try:
        address = server.replace("http", "ws", 1) + f"/live/{table}"
        with connect(address, additional_headers={"Authorization": f"Bearer {token()}"}) as socket:
            outcome = play(socket)
    except (OSError, ConnectionClosed, InvalidHandshake) as trouble:  # the server restarts, or is away
        print(f"trying again: {trouble}", file=sys.stderr)
    time.sleep(0 if outcome else 1)
kept.unlink()
print(json.dumps(outcome))
