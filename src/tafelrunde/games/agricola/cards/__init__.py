"""Hand cards: what the rules ask of a card, and the cards themselves."""
