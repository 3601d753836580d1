"""What the search has to know about Imhotep."""
