#!/usr/bin/env python3
"""A bot over HTTP. It needs nothing but Python: any language could do the same.

    python examples/http_bot.py http://127.0.0.1:8000 TABLE SEAT [INVITATION]

It sits down, plays random moves until the match is over, and prints the outcome. Its token is kept in a file of the
current folder: the bot has its seat again after a restart, its own or that of the server.
"""

import http.client
import json
import pathlib
import random
import sys
import time
import urllib.error
import urllib.request

server, table, seat, *invite = sys.argv[1:]
headers = {"Content-Type": "application/json"}
kept = pathlib.Path(f"http-bot-{table}-{seat}.token")
run = f"{random.getrandbits(40):x}"  # begins the ids of this run: what is said twice under one id counts once


def ask(method, path, **body):
    """What the server answers. The bot waits while the server is away or wants a pause; a refusal ends it."""
    content = json.dumps(body).encode() if body else None
    request = urllib.request.Request(f"{server.rstrip('/')}/api/{path}", content, headers, method=method)
    while True:
        pause = 1.0
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500 and "Retry-After" not in refusal.headers:
                sys.exit(json.load(refusal)["message"])
            pause = float(refusal.headers.get("Retry-After", pause))
            refusal.close()
        except (OSError, http.client.HTTPException) as trouble:  # the server restarts, or is away
            print(f"trying again: {trouble}", file=sys.stderr)
        time.sleep(pause)


if not kept.exists():
    kept.write_text(ask("POST", "people", name="Example", keep="token")["token"])
headers["Authorization"] = f"Bearer {kept.read_text()}"
if not ask("GET", f"tables/{table}")["seats"][int(seat)].get("is_yours"):
    sit = {"type": "take_seat", "seat": int(seat), "id": f"{run}-sit"} | ({"invite": invite[0]} if invite else {})
    ask("POST", f"tables/{table}/messages", **sit)
while (shown := ask("GET", f"tables/{table}"))["status"] != "over":
    if shown["status"] == "waiting":  # for the others to sit down
        time.sleep(0.5)
        continue
    view = ask("GET", f"tables/{table}/view?seat={seat}&wait=25")  # answers when it is our turn
    if view["ask"] is not None:
        move = {"type": "move", "seat": int(seat), "ask": view["ask"], "move": random.choice(view["legal"])}
        ask("POST", f"tables/{table}/messages", **move, id=f"{run}-{view['ask']}")
kept.unlink()
print(json.dumps(shown["outcome"]))
