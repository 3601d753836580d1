"""Who can sit down at a table: levels on one tree search, the random player, guests over standard input and output."""

from pathlib import Path

from saqqara.rules.compile_cache import Layer, add_layer

PLAYERS = add_layer(Layer("players", Path(__file__).parent))
