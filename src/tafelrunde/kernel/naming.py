"""Naming: what lies on a higher floor is named as "module:name" and loaded when somebody asks.

So a game imports neither bots nor what only the lab or a campaign needs, though it says where
that is.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError


def loaded(named: str, what: str) -> Any:
    """What lies at a place; `what` it is to be is in the error where nothing does."""
    module, _, name = named.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise TafelrundeError(f"{what} cannot be loaded: {error}") from error
