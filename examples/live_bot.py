#!/usr/bin/env python3
"""A bot over a WebSocket. It needs the package `websockets`; it is told of every change instead of asking for it.

    python examples/live_bot.py http://127.0.0.1:8000 TABLE SEAT [INVITATION]

It sits down, plays whatever it likes until the match is over, and says who won.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

house, table, seat, *invite = sys.argv[1:]
house = house.rstrip("/")

known = json.dumps({"name": "Example", "keep": "token"}).encode()
request = urllib.request.Request(f"{house}/api/people", known, {"Content-Type": "application/json"})
with urllib.request.urlopen(request, timeout=60) as answer:
    token = json.load(answer)["token"]

address = house.replace("http", "ws", 1) + f"/live/{table}"
with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    sit = {"type": "take_seat", "seat": int(seat), "id": "sit"} | ({"invite": invite[0]} if invite else {})
    answered = None  # a view may come again with the same question, when something else has changed
    for text in socket:
        told = json.loads(text)
        if told["type"] == "refused":
            sys.exit(told["message"])
        if told["type"] == "welcome":
            socket.send(json.dumps(sit))
        if told["type"] != "view" or told["seat"] != int(seat):
            continue
        if told["table"]["outcome"]:
            print(json.dumps(told["table"]["outcome"]))
            break
        if told["ask"] not in (None, answered):  # a question, with its answers
            answered = told["ask"]
            move = random.choice(told["legal"])
            socket.send(json.dumps({"type": "move", "seat": int(seat), "ask": told["ask"], "move": move}))
