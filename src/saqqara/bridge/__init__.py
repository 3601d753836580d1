"""Lets a bot sit at a table of a running house, over the public wire (docs/reference/wire.md)."""
