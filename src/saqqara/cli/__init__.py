"""The command `saqqara`: its commands, and the table in the terminal."""
