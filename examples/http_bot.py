#!/usr/bin/env python3
"""A bot over HTTP in twenty lines. It needs nothing but Python: any language could do the same.

    python examples/http_bot.py http://127.0.0.1:8000 TABLE SEAT [INVITATION]

It sits down, plays whatever it likes until the match is over, and says who won.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

house, table, seat, *invite = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def ask(method, path, **body):
    """What the house answers. It may ask for patience; any other refusal ends the bot with its reason."""
    content = json.dumps(body).encode() if body else None
    request = urllib.request.Request(f"{house.rstrip('/')}/api/{path}", content, headers, method=method)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if "Retry-After" not in refusal.headers:
                sys.exit(json.load(refusal)["message"])
            refusal.close()
            time.sleep(float(refusal.headers["Retry-After"]))


token = ask("POST", "people", name="Example", keep="token")["token"]
headers["Authorization"] = f"Bearer {token}"
sit = {"type": "take_seat", "seat": int(seat)} | ({"invite": invite[0]} if invite else {})
ask("POST", f"tables/{table}/messages", **sit)
while ask("GET", f"tables/{table}")["status"] == "waiting":  # for the others to sit down
    time.sleep(0.5)
while True:
    view = ask("GET", f"tables/{table}/view?seat={seat}&wait=25")  # answers when it is our turn
    if view["outcome"]:
        break
    if view["ask"] is not None:
        move = random.choice(view["legal"])
        ask("POST", f"tables/{table}/messages", type="move", seat=int(seat), ask=view["ask"], move=move)
print(json.dumps(view["outcome"]))
