"""The club: people with their devices and games, beyond a single table."""
