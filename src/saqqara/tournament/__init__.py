"""Many games between players: tournaments, ratings, self-play, reviews and balance studies."""
