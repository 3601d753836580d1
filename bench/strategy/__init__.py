"""Opening knowledge, measured: what first moves, stones, cards and turns are worth, and what Mason's mistakes cost.

`measure.py` plays and judges games, `figures.py` computes, `pictures.py` draws, `page.py` writes the tables of
docs/research/strategy.md.
"""
