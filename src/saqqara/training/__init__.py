"""How the network learns: self-play on all cores, and a learner beside it (extra: `train`)."""
