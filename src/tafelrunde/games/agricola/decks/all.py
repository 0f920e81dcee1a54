"""All hand cards there are: whoever needs a card of a match imports this module."""

from __future__ import annotations

from tafelrunde.games.agricola.decks.a import minors as _a_minors  # noqa: F401 - dealt in
from tafelrunde.games.agricola.decks.a import occupations as _a_occupations  # noqa: F401
from tafelrunde.games.agricola.decks.b import minors as _b_minors  # noqa: F401
from tafelrunde.games.agricola.decks.b import occupations as _b_occupations  # noqa: F401
from tafelrunde.games.agricola.decks.c import minors as _c_minors  # noqa: F401
from tafelrunde.games.agricola.decks.c import occupations as _c_occupations  # noqa: F401
from tafelrunde.games.agricola.decks.d import minors as _d_minors  # noqa: F401
from tafelrunde.games.agricola.decks.d import occupations as _d_occupations  # noqa: F401
from tafelrunde.games.agricola.decks.e import minors as _e_minors  # noqa: F401
from tafelrunde.games.agricola.decks.e import occupations as _e_occupations  # noqa: F401
