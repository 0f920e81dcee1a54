"""The cards: deck files, what the rules read off them, and what helpers do."""
