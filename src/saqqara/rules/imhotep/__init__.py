"""Imhotep: the folder reads as its rulebook."""
