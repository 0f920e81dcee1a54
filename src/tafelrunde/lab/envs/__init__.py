"""Environments: matches behind interfaces that learners know (docs/learning.md)."""

from __future__ import annotations

from tafelrunde.kernel.errors import TafelrundeError

try:
    from tafelrunde.lab.envs.seat import SeatEnv
    from tafelrunde.lab.envs.spiel import SpielGame
    from tafelrunde.lab.envs.table import TableEnv
except ImportError as error:
    raise TafelrundeError("environments need the extra: install tafelrunde[gym]") from error

__all__ = ["SeatEnv", "SpielGame", "TableEnv"]
