"""All hand cards there are: whoever needs a card of a match imports this module."""

from __future__ import annotations

from tafelrunde.games.agricola.cards import a_minors as _a_minors  # noqa: F401 - dealt in
from tafelrunde.games.agricola.cards import a_occupations as _a_occupations  # noqa: F401
from tafelrunde.games.agricola.cards import b_minors as _b_minors  # noqa: F401
from tafelrunde.games.agricola.cards import b_occupations as _b_occupations  # noqa: F401
from tafelrunde.games.agricola.cards import c_minors as _c_minors  # noqa: F401
from tafelrunde.games.agricola.cards import c_occupations as _c_occupations  # noqa: F401
from tafelrunde.games.agricola.cards import d_minors as _d_minors  # noqa: F401
from tafelrunde.games.agricola.cards import d_occupations as _d_occupations  # noqa: F401
from tafelrunde.games.agricola.cards import e_minors as _e_minors  # noqa: F401
from tafelrunde.games.agricola.cards import e_occupations as _e_occupations  # noqa: F401
