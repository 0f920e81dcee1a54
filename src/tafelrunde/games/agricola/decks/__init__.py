"""The hand cards: what many are made of, and the cards by deck."""
