"""A balance study: equal bots play all sides and numbers of players, with and without the Wrath of the Pharaoh.

`design.py` says what is played, `facts.py` what is recorded of a game; `runner.py` plays, `figures.py` computes,
`report.py` and `plots.py` present.
"""
