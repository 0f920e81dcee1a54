"""The top flow: deal, draft, stalls, market, round after round."""

from __future__ import annotations

from tafelrunde.kernel.flow import Flow, Lanes, Step, choose, choose_privately, together
from tafelrunde.kernel.state import ALL, only
from tafelrunde_proving.actions import market_turn
from tafelrunde_proving.meta import MARKET_TURNS, PACK
from tafelrunde_proving.state import DEAL, DRAFT, END, MARKET, STALLS, FairState, Stall


def next_step(g: FairState) -> Step:
    if g.phase == DEAL:
        return deal(g)
    if g.phase == DRAFT:
        return draft(g)
    if g.phase == STALLS:
        return Lanes(2) if any(stall.left for stall in g.stalls) else open_market(g)
    if g.phase == MARKET:
        return market_turn(g) if g.turns else close_market(g)
    return None


def deal(g: FairState) -> Flow:
    """Every seat gets a pack that it alone can see."""
    for seat in range(g.seats):
        for _ in range(PACK):
            g.draw_card(g.packs[seat], seat)
    g.phase = DRAFT
    yield from ()


def draft(g: FairState) -> Flow:
    """Everybody keeps one card, then the packs move on to the left."""
    cards: list[int] = yield together(
        [choose_privately(seat, "pick", g.packs[seat][:]) for seat in range(g.seats)]
    )
    for seat, card in enumerate(cards):
        g.pick(seat, card)
    g.packs = [g.packs[seat - 1] for seat in range(g.seats)]
    if g.packs[0]:
        for seat in range(g.seats):
            g.reveal(only(seat))
        return
    g.phase = STALLS
    for stall in g.stalls:
        stall.left = stall.seats[:]


def lane_step(g: FairState, lane: int) -> Flow | None:
    stall = g.stalls[lane]
    if not stall.left:
        return None
    return keep(g, stall) if stall.drawn else reach(g, stall)


def reach(g: FairState, stall: Stall) -> Flow:
    """Luck says how many chips the next seat may draw; it sees them alone."""
    seat = stall.left[0]
    if not stall.bag:
        stall.left.pop(0)
        return
    stall.luck = 1 + g.roll(3, ALL, stall.chance)
    chips: int = yield choose(seat, "reach", reachable(stall))
    for _ in range(chips):
        g.draw_chip(stall, seat)


def reachable(stall: Stall) -> list[int]:
    return [chips for chips in range(1, 4) if why_not_reach(stall, chips) is None]


def stall_of(g: FairState, seat: int) -> Stall:
    return next(stall for stall in g.stalls if seat in stall.seats)


def why_not_reach(stall: Stall, chips: int) -> str | None:
    if chips > stall.luck:
        return "unlucky"
    if chips > len(stall.bag):
        return "bag-empty"
    return None


def keep(g: FairState, stall: Stall) -> Flow:
    """One chip goes into the seat's pouch unseen, the others are shown and gone."""
    seat = stall.left[0]
    kept: int = yield choose_privately(seat, "keep", stall.drawn[:])
    stall.drawn.remove(kept)
    stall.pouches[seat].append(kept)
    for chip in stall.drawn:
        g.toss(stall, seat, chip)
    stall.drawn = []
    stall.luck = 0
    stall.left.pop(0)


def open_market(g: FairState) -> Flow:
    g.phase = MARKET
    g.turn = g.round % g.seats
    g.turns = MARKET_TURNS * g.seats
    yield from ()


def close_market(g: FairState) -> Flow:
    """The next round, or the end, when every goal and pouch is shown."""
    g.round += 1
    g.phase = DEAL if g.round < g.rounds else END
    if g.phase == END:
        g.reveal()
    yield from ()


def opens_with_chance(g: FairState, lane: int | None) -> bool:
    if lane is None:
        return g.phase == DEAL
    stall = g.stalls[lane]
    return bool(stall.left and stall.bag and not stall.drawn)
