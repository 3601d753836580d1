"""What a seat may know and do as numbers: features and actions, for bots, environments and training."""
