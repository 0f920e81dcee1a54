"""Learning: matches among bots as numbers, networks that learn from them, and their weights."""
