"""Learning a game: lessons on a real table."""
