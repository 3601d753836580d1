"""A small network that judges positions: its inputs, its evaluation in compiled code, and the search that asks it."""

from pathlib import Path

from saqqara.bots import PLAYERS
from saqqara.encoding import ENCODING
from saqqara.rules.compile_cache import Layer, add_layer

NETWORK = add_layer(Layer("network", Path(__file__).parent, below=(PLAYERS, ENCODING)))
