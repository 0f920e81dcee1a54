"""How bots judge Lions of Lydia."""
