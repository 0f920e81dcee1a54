"""How a match runs: set-up, rounds, harvests."""
