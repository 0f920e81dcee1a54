"""The twenty helpers, one module each."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.asking import Asking
from tafelrunde.games.loyang.helper import HELPERS, Helper
from tafelrunde.games.loyang.helpers.bargain_hunter import BargainHunter
from tafelrunde.games.loyang.helpers.carter import Carter
from tafelrunde.games.loyang.helpers.charmer import Charmer
from tafelrunde.games.loyang.helpers.deliveryman import Deliveryman
from tafelrunde.games.loyang.helpers.farmhand import Farmhand
from tafelrunde.games.loyang.helpers.gleaner import Gleaner
from tafelrunde.games.loyang.helpers.haggler import Haggler
from tafelrunde.games.loyang.helpers.market_woman import MarketWoman
from tafelrunde.games.loyang.helpers.messenger import Messenger
from tafelrunde.games.loyang.helpers.peddler import Peddler
from tafelrunde.games.loyang.helpers.porter import Porter
from tafelrunde.games.loyang.helpers.reaper import Reaper
from tafelrunde.games.loyang.helpers.recruiter import Recruiter
from tafelrunde.games.loyang.helpers.saleswoman import Saleswoman
from tafelrunde.games.loyang.helpers.seedsman import Seedsman
from tafelrunde.games.loyang.helpers.shared import Shared
from tafelrunde.games.loyang.helpers.shopper import Shopper
from tafelrunde.games.loyang.helpers.storekeeper import Storekeeper
from tafelrunde.games.loyang.helpers.tout import Tout
from tafelrunde.games.loyang.helpers.trader import Trader
from tafelrunde.games.loyang.helpers.wholesaler import Wholesaler
from tafelrunde.games.loyang.terms import HELPERS as WORDS

_KNOWN: Final[list[Helper]] = [
    MarketWoman(),
    Trader(),
    Deliveryman(),
    Tout(),
    Gleaner(),
    BargainHunter(),
    Peddler(),
    Recruiter(),
    Messenger(),
    Saleswoman(),
    Shopper(),
    Haggler(),
    Carter(),
    Farmhand(),
    Seedsman(),
    Reaper(),
    Storekeeper(),
    Charmer(),
    Wholesaler(),
    Porter(),
]

HELPERS.extend(sorted(_KNOWN, key=lambda helper: WORDS.index(helper.word)))


def _questions() -> list[Asking]:
    """What helpers ask; a question that several ask is shared."""
    askers: dict[str, list[Helper]] = {}
    for helper in HELPERS:
        if helper.name:
            askers.setdefault(helper.name, []).append(helper)
    return [asking[0] if len(asking) == 1 else Shared(asking) for asking in askers.values()]


HELPER_QUESTIONS: Final = _questions()
