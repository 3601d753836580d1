"""I5 to I9  The five sites, sides A and B in each."""
