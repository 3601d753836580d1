"""Silver & Gold: Pyramids in the terminal."""
