"""Lions of Lydia."""

from tafelrunde.games.lydia.game import game

__all__ = ["game"]
