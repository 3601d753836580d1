"""One match: its progress, views, fair chance, undo and record. Pure Python, no network."""
