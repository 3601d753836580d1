"""What a search asks about Pyramids."""
