"""Pages in one file, which need no server: they can be mailed and kept."""
