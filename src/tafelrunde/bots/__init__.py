"""Bots: players that know what their seat knows."""

from tafelrunde.bots.base import Bot
from tafelrunde.bots.registry import bot_names, find, level_names, sits_at, specialists, title

__all__ = ["Bot", "bot_names", "find", "level_names", "sits_at", "specialists", "title"]
