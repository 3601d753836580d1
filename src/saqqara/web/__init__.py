"""The pages of the house: plain HTML, CSS and ES modules, served as they lie here."""
