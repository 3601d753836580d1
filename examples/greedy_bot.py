"""A bot in ten lines: it tries every move on a copy of the table and plays the one that leaves it furthest ahead.

Run it from the folder of the repository:

    saqqara arena imhotep --players "examples/greedy_bot.py:choose,random" --games 20
"""

import random


def choose(question):
    """The move that leaves this seat furthest ahead."""
    game, seat, luck = question.game, question.seat, random.Random(question.seed)

    def lead_after(move):
        """My points after a move, less those of the best of the others."""
        table = question.state.copy()  # it holds what this seat may know, and nothing else
        game.play(table, seat, game.read(table, seat, move))
        points = list(game.points(table))
        return points.pop(seat) - max(points), luck.random()  # among equals, any

    return max(question.legal, key=lead_after)
