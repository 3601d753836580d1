"""What the search needs of any game in which nothing is hidden: rollouts to the end, by chance."""
