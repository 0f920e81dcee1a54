"""Tafelrunde: one table for Agricola, At the Gates of Loyang and Lions of Lydia."""

from tafelrunde.kernel.errors import (
    Conflict,
    NeedsConsent,
    RecordError,
    Refused,
    RuleFault,
    TafelrundeError,
)
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import from_notation, notation
from tafelrunde.kernel.registry import find_game, game_names
from tafelrunde.kernel.replay import load, loads
from tafelrunde.kernel.start import new

__version__ = "0.1.0"

__all__ = [
    "Conflict",
    "Match",
    "NeedsConsent",
    "RecordError",
    "Refused",
    "RuleFault",
    "TafelrundeError",
    "find_game",
    "from_notation",
    "game_names",
    "load",
    "loads",
    "new",
    "notation",
]
