"""Tournament: the record of a tournament and all that follows from it, without a server.

>>> from tafelrunde.tournament import new
>>> cup = new("Club Open")
>>> for name in ("Anna", "Bernd", "Chloé", "Deniz"):
...     _ = cup.enter(name)
>>> _ = cup.seat()
>>> _ = cup.publish()
>>> _ = cup.result(1, [45, 42, 42, 40])
>>> [str(row.points) for row in cup.standings()]
['8', '4', '4', '1']
"""

from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.tournament import Entered, Tournament, load, new, of_text

__all__ = ["Entered", "Tournament", "Unfit", "load", "new", "of_text"]
