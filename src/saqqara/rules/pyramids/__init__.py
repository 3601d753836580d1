"""Silver & Gold: Pyramids: the folder reads as its rulebook."""
