"""Both games in OpenSpiel: importing this package registers `saqqara_imhotep` and `saqqara_pyramids`.

    import pyspiel
    import saqqara.environments.openspiel
    game = pyspiel.load_game("saqqara_imhotep(players=4,sides=AABAA,wrath=True)")

The number of players may be called `players` or `seats`.

Every move of a seat is an action under its number in `saqqara.encoding.actions`, every draw of nature a chance outcome.
Where the seats of Pyramids decide at the same time, OpenSpiel asks them one after another and shows no player what the
others have chosen until all have: the rules take these choices in any order.
"""

from __future__ import annotations

from saqqara.environments.openspiel.games import ImhotepGame, PyramidsGame, SaqqaraGame
from saqqara.environments.openspiel.observer import Observer
from saqqara.environments.openspiel.state import SaqqaraState

__all__ = ["ImhotepGame", "Observer", "PyramidsGame", "SaqqaraGame", "SaqqaraState"]
