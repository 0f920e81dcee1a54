"""At the Gates of Loyang, for one to four seats."""

from tafelrunde.games.loyang.game import game

__all__ = ["game"]
