"""Decks of pyramid cards: a generator, the demands of P7.1 on a deck of ours, and figures of how it plays."""
