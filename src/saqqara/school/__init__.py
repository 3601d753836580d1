"""Learning a game: lessons and puzzles on a real table."""

FIXED_DATE = "2026-01-01"  # lessons and puzzles are the same every day
