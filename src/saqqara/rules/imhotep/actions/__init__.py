"""I4  The four actions, one file each."""
