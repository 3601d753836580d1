"""Who can sit down at a table."""
