"""The games. No clock, network, files or random source."""
