"""All hand cards there are: whoever needs a card of a match imports this module.

Each file in the folder of a deck deals its cards in; none is named anywhere else.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tafelrunde.games.agricola.decks import a, b, c, d, e

DECKS: Final = (a, b, c, d, e)

for _deck in DECKS:
    for _file in iter_modules(_deck.__path__, f"{_deck.__name__}."):
        import_module(_file.name)
