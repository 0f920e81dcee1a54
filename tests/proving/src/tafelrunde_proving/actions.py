"""What a seat can do at the market."""

from __future__ import annotations

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde_proving.meta import (
    CARD_NAMES,
    COSTS,
    DIG,
    GUARD,
    GUILD,
    LANTERN,
    MINT,
    PACK,
    RAID,
)
from tafelrunde_proving.state import FairState

ACTS = ("earn", "play", "swap", "shake")


def market_turn(g: FairState) -> Flow:
    """Earn a coin or play a card; swap coins for a point first as often as you like."""
    seat = g.turn
    acts: list[Option] = [a for a in ("earn", "play") if why_not_act(g, seat, a) is None]
    by_hand: list[Option] = [a for a in ("swap", "shake") if why_not_act(g, seat, a) is None]
    act: str = yield choose(seat, "act", acts, manual=by_hand)
    if act == "swap":
        g.pay(seat, 2)
        g.score(seat, 1)
        return
    if act == "shake":
        g.pay(seat, g.coins[seat])
        raise ValueError("the tents come down")
    if act == "earn":
        g.gain(seat, 1)
    else:
        cards: list[Option] = [*playable(g, seat), "nothing"]
        card: Option = yield choose_privately(seat, "card", cards)
        if isinstance(card, int):
            yield from play(g, seat, card)
    g.turns -= 1
    g.turn = (g.turn + 1) % g.seats


def why_not_act(g: FairState, seat: int, act: str) -> str | None:
    if act == "play" and not g.hands[seat]:
        return "empty-hand"
    if act == "swap" and g.coins[seat] < 2:
        return "two-coins"
    if act == "shake" and not g.fragile:
        return "sturdy"
    return None


def playable(g: FairState, seat: int) -> list[int]:
    return [card for card in g.hands[seat] if why_not_play(g, seat, card) is None]


def why_not_play(g: FairState, seat: int, card: int) -> str | None:
    if card not in g.hands[seat]:
        return "not-in-hand"
    kind = g.kinds[card]
    if kind == GUARD:
        return "guard-waits"
    if kind == RAID:
        return None if robbable(g, seat) else "nobody-to-raid"
    if kind == DIG:
        return None if diggable(g) else "deck-empty"
    if kind in COSTS:
        return why_not_build(g, seat, kind)
    return None


def play(g: FairState, seat: int, card: int) -> Flow:
    """Show the card, then do what it says."""
    kind = g.kinds[card]
    if kind in COSTS:
        yield from build(g, seat, card)
        return
    g.show(seat, g.hands[seat], card)
    if kind == LANTERN:
        g.score(seat, 1)
        g.gain(seat, 1)
    elif kind == RAID:
        yield from raid(g, seat)
    elif kind == DIG:
        yield from dig(g, seat)


# --- raid: a reaction of another seat inside an effect -------------------------------------


def raid(g: FairState, seat: int) -> Flow:
    """Take a coin from somebody; a guard from their hand keeps it. Then boast of it or not."""
    victim: int = yield choose(seat, "raid", robbable(g, seat))
    yield from robbed(g, seat, victim)
    mood: str = yield choose(seat, "boast", ["boast", "hush"], about=victim)
    if mood == "boast":
        g.score(seat, 1)
        g.pay(seat, min(1, g.coins[seat]))


def robbed(g: FairState, seat: int, victim: int) -> Flow:
    guards: list[Option] = [c for c in g.hands[victim] if g.kinds[c] == GUARD]
    answer: Option = yield choose_privately(victim, "guard", ["yield", *guards], about=seat)
    if isinstance(answer, int):
        g.show(victim, g.hands[victim], answer)
        return
    g.rob(seat, victim)


def robbable(g: FairState, seat: int) -> list[int]:
    return [other for other in range(g.seats) if why_not_raid(g, seat, other) is None]


def why_not_raid(g: FairState, seat: int, victim: int) -> str | None:
    if g.market == "closed":
        return "market-closed"
    if victim >= g.seats:
        return "no-such-seat"
    if victim == seat:
        return "raid-self"
    if g.coins[victim] == 0:
        return "no-coin"
    return None


# --- dig: a draw in the middle of an effect ------------------------------------------------


def dig(g: FairState, seat: int) -> Flow:
    """Draw a card and look at it: keep it or throw it on the table."""
    card = g.draw_card(g.finds[seat], seat)
    what: str = yield choose_privately(seat, "find", ["keep", "toss"])
    if what == "keep":
        g.finds[seat].remove(card)
        g.hands[seat].append(card)
    else:
        g.show(seat, g.finds[seat], card)


def diggable(g: FairState) -> bool:
    """The packs of the rounds to come stay in the deck."""
    return len(g.deck) > g.seats * PACK * (g.rounds - g.round - 1)


# --- houses: a cost paid by an effect that fires just before it ----------------------------


def build(g: FairState, seat: int, card: int) -> Flow:
    """A mint strikes a coin before its owner pays for anything."""
    kind = g.kinds[card]
    for _ in range(mints(g, seat)):
        g.gain(seat, 1)
    g.pay(seat, COSTS[kind])
    g.raise_house(seat, card)
    if kind == GUILD and diggable(g):
        yield from dig(g, seat)


def mints(g: FairState, seat: int) -> int:
    return sum(1 for card in g.houses[seat] if g.kinds[card] == MINT)


def why_not_build(g: FairState, seat: int, kind: int) -> str | None:
    if CARD_NAMES[kind] not in g.built:
        return "not-in-play"
    if any(g.kinds[card] == kind for card in g.houses[seat]):
        return "built-already"
    if g.coins[seat] + mints(g, seat) < COSTS[kind]:
        return "too-dear"
    return None
