"""Heuristics of the search for Pyramids."""
