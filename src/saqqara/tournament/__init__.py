"""Many games between players: simulations, tournaments, ratings and studies."""
