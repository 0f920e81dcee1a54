"""Agricola, revised edition, for one to four seats."""

from tafelrunde.games.agricola.game import game

__all__ = ["game"]
