"""Tournaments of bots and what is learned from them."""
