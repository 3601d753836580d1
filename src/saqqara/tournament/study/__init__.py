"""A balance study: equal bots over all sides, numbers of players and with or without wrath, and what came of it.

`design.py` says what is played, `facts.py` what is taken down of a game, `holding.py` plays, `figures.py` counts,
`report.py` and `plots.py` tell.
"""
