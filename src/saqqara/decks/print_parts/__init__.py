"""The parts of a printed deck: cards, score cards, legend, and the drawings on them."""
