"""How bots judge At the Gates of Loyang."""
