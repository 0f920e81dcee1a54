"""Deck D: plain cards in tables, every other one in a file of its own."""
