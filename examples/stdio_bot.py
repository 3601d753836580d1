#!/usr/bin/env python3
"""A bot as a program of its own. It imports nothing from Saqqara: any language could do the same.

Run it from the folder of the repository:

    saqqara arena imhotep --players "cmd:./examples/stdio_bot.py,random" --games 20
"""

import json
import random
import sys

LIKED = ["keep", "mark", "card", "accept", "stones", "load", "play", "sail", "unload", "take"]


def liking(move):
    """Liked kinds of moves first; of two marks the one with more fields."""
    words = move.split()
    rank = LIKED.index(words[0]) if words[0] in LIKED else len(LIKED)
    return -rank, len(words)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "saqqara":
        print("id name Example")
        print("ready", flush=True)
    elif word == "question":
        question = json.loads(rest)
        best = max(liking(move) for move in question["legal"])
        equals = [move for move in question["legal"] if liking(move) == best]
        print("move", random.Random(question["seed"]).choice(equals), flush=True)
    elif word == "quit":
        break
