"""How the network for Pyramids learns."""
