"""The table in the terminal. What it knows of a game stands in that game's face: a folder for each game."""
