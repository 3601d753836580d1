"""Any game in the terminal, without drawings."""
