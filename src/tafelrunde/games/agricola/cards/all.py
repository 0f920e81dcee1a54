"""All hand cards there are: whoever needs a card of a match imports this module."""

from __future__ import annotations

from tafelrunde.games.agricola.cards import a_minors as _a_minors  # noqa: F401 - dealt in
from tafelrunde.games.agricola.cards import a_occupations as _a_occupations  # noqa: F401
from tafelrunde.games.agricola.cards import b_minors as _b_minors  # noqa: F401
from tafelrunde.games.agricola.cards import b_occupations as _b_occupations  # noqa: F401
