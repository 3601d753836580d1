"""Tree search over the compiled rules of any game."""
