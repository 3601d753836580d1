"""What `saqqara.decks.printing` puts on paper: a pen, our own drawings, and the things drawn with them."""
