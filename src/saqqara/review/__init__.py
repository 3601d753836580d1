"""What a game was worth: the worth of every moment, grades, reasons, turning points, luck and skill."""
