"""Using a helper: carry out its effect, then discard the card at once.

Thirteen of the twenty names, most effects and the doubled cards are reconstructed (R1).
"""

from __future__ import annotations

from tafelrunde.games.loyang.cards.lanterns import (
    bargain_hunter,
    deliveryman,
    gleaner,
    market_woman,
    messenger,
    peddler,
    tout,
    trader,
)
from tafelrunde.games.loyang.cards.needs import RECRUITER_COST, helpers_to_copy
from tafelrunde.games.loyang.cards.plain import (
    charmer,
    farmhand,
    reaper,
    saleswoman,
    seedsman,
    shopper,
    storekeeper,
    wholesaler,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    BARGAIN_HUNTER,
    CARTER,
    CHARMER,
    DELIVERYMAN,
    FARMHAND,
    GLEANER,
    HAGGLER,
    MARKET_WOMAN,
    MESSENGER,
    PEDDLER,
    PORTER,
    REAPER,
    RECRUITER,
    SALESWOMAN,
    SEEDSMAN,
    SHOPPER,
    STOREKEEPER,
    TOUT,
    TRADER,
    WHOLESALER,
)
from tafelrunde.games.loyang.verbs import finish_helper, pay_owner
from tafelrunde.kernel.flow import Flow, choose


def use_helper(g: LoyangState, seat: int, card: int) -> Flow:
    if g._heard is not None:
        g.hear("used", (seat, card))
    yield from effect(g, seat, g.deck.helper[card])
    finish_helper(g, seat, card)


def effect(g: LoyangState, seat: int, kind: int) -> Flow:
    """What a kind of helper does for a player whose needs are fulfilled."""
    player = g.players[seat]
    if kind == MARKET_WOMAN:
        yield from market_woman(g, seat)
    elif kind == TRADER:
        yield from trader(g, seat)
    elif kind == DELIVERYMAN:
        yield from deliveryman(g, seat)
    elif kind == TOUT:
        yield from tout(g, seat)
    elif kind == GLEANER:
        yield from gleaner(g, seat)
    elif kind == BARGAIN_HUNTER:
        yield from bargain_hunter(g, seat)
    elif kind == PEDDLER:
        yield from peddler(g, seat)
    elif kind == RECRUITER:
        yield from _recruiter(g, seat)
    elif kind == MESSENGER:
        yield from messenger(g, seat)
    elif kind == SALESWOMAN:
        yield from saleswoman(g, seat)
    elif kind == SHOPPER:
        yield from shopper(g, seat)
    elif kind == HAGGLER:
        player.haggle += 3
        if g._heard is not None:
            g.hear("haggle", (seat,))
    elif kind == CARTER:
        player.carter += 1
        if g._heard is not None:
            g.hear("carter", (seat,))
    elif kind == FARMHAND:
        yield from farmhand(g, seat)
    elif kind == SEEDSMAN:
        yield from seedsman(g, seat)
    elif kind == REAPER:
        yield from reaper(g, seat)
    elif kind == STOREKEEPER:
        yield from storekeeper(g, seat)
    elif kind == CHARMER:
        yield from charmer(g, seat)
    elif kind == WHOLESALER:
        yield from wholesaler(g, seat)
    else:
        assert kind == PORTER
        player.porter += 1
        player.apart = True
        if g._heard is not None:
            g.hear("porter", (seat,))


def _recruiter(g: LoyangState, seat: int) -> Flow:
    """Pay the owner 1 and use another's helper without lantern; it stays with its owner."""
    card: int = yield choose(seat, "recruit", helpers_to_copy(g, seat))
    owner = next(o for o in range(g.seats) if card in g.players[o].helpers)
    pay_owner(g, seat, owner, RECRUITER_COST)
    if g._heard is not None:
        g.hear("recruited", (seat, card, owner, RECRUITER_COST))
    yield from effect(g, seat, g.deck.helper[card])
