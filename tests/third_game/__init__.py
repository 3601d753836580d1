"""A third game, to prove that a game is added by one line. Its rules, features and actions are the module `race`."""

from pathlib import Path

from saqqara.games import GameDescriptor

RACE = GameDescriptor(
    name="race",
    title="Race to five",
    rules="tests.third_game.race",
    edition={"game": "race", "name": "race", "track": {"length": {"value": 5, "mark": "assumed"}}},
    features="tests.third_game.race",
    actions="tests.third_game.race",
    lessons=Path(__file__).parent / "lessons",
)
