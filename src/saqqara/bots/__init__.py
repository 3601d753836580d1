"""Players: the levels, the random player, guests in child processes, and the search."""
