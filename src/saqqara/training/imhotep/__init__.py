"""How the network for Imhotep learns."""
