"""Noughts and crosses: a whole game, as small as one can be."""

from tafelrunde_noughts.game import Noughts

game = Noughts()

__all__ = ["Noughts", "game"]
