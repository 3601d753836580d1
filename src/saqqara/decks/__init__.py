"""Decks of pyramid cards: generated from a seed, checked against P7.1, measured in play, printed."""
