"""One table: seats, log, fair chance, undo, record. Pure Python, no network."""
