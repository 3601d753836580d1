"""What a seat may know and do as numbers: features and actions, for bots, environments and training."""

from pathlib import Path

from saqqara.rules.compile_cache import Layer, add_layer

ENCODING = add_layer(Layer("encoding", Path(__file__).parent))
