"""The decks: data files and what the rules read off them."""
