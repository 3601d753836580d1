"""Heuristics of the search for Imhotep."""
