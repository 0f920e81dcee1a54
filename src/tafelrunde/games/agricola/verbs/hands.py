"""Hands: the zones their cards lie in, and dealing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.board.state import Agricola, Hands
from tafelrunde.games.agricola.board.terms import (
    HANDS,
    MINORS_RIGHT,
    MIX_OCCUPATIONS,
    MIX_TRAVELLING,
    MULLIGAN,
    OCCUPATIONS_FIRST,
    OCCUPATIONS_RIGHT,
    OPEN_DISPLAY,
    TURN_UP,
)
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, card_of, of_kind
from tafelrunde.games.agricola.cards.places import forget
from tafelrunde.games.agricola.cards.ways import (
    CARDS_DEALT,
    DEAL_7,
    DEAL_10_KEEP_7,
    DRAFT_8,
    DRAFT_9,
    DRAFT_SEQUENTIAL,
    LIVING_V2,
    MIXED_MARKS,
    MIXED_TRAVELLERS,
    MULLIGANS,
    ON_DISPLAY,
    PICK,
    PICKS,
    READY,
    SWAPS,
    SWAPS_V2,
)
from tafelrunde.games.agricola.verbs.events import DEALT, DREW
from tafelrunde.kernel.state import ALL, only, without

BOTH: Final[tuple[int, ...]] = (OCCUPATION, MINOR)


def bit(kind: int) -> int:
    return 1 << kind


def hands_of(g: Agricola) -> Hands:
    return g.hands[0]


def one_after_the_other(g: Agricola, mode: int) -> bool:
    """Whether occupations are picked first, then minor improvements."""
    if mode == DEAL_10_KEEP_7:
        return g.rules & OCCUPATIONS_FIRST != 0
    return mode in (DRAFT_SEQUENTIAL, DRAFT_8, DRAFT_9)


def passes_right(g: Agricola, kind: int) -> bool:
    return g.rules & (OCCUPATIONS_RIGHT if kind == OCCUPATION else MINORS_RIGHT) != 0


def step_of(g: Agricola, kind: int) -> int:
    """By how many seats packets of a kind move on."""
    return -1 if passes_right(g, kind) else 1


# --- set-up ------------------------------------------------------------------------------


def deal(g: Agricola, ids: Sequence[str], mode: int = DEAL_7, total: int | None = None) -> None:
    """The deck from these cards, and out of it what everybody starts with.

    With a total, the occupations that a seat begins with are among those it is dealt.
    """
    ready = [number for farm in g.farms for number in farm.start]
    cards = [card_of(printed) for printed in ids]
    for kind in BOTH:
        dealt = [c.number for c in cards if c.kind == kind and c.seats <= g.seats]
        g.deck = g.deck + [number for number in dealt if number not in ready]
    if mode == DEAL_7 and not g.rules & (MULLIGAN | OPEN_DISPLAY):
        deal_hands(g, CARDS_DEALT[DEAL_7], total)
        return
    h = Hands()
    g.hands = [h]
    h.mode = mode
    h.packets = [[] for _ in range(g.seats)]
    h.picked = [[] for _ in range(g.seats)]
    h.discarded = [[] for _ in range(g.seats)]
    h.drafted = [[] for _ in range(2 * g.seats)]
    h.swaps = [0] * g.seats
    if g.rules & OPEN_DISPLAY:
        for kind in BOTH:
            for _ in range(ON_DISPLAY):
                lay_out(g, kind)
    if PICKS[mode]:
        g.phase = HANDS
        h.kinds = bit(OCCUPATION)
        if not one_after_the_other(g, mode):
            h.kinds |= bit(MINOR)
        deal_packets(g)
    else:
        deal_hands(g, CARDS_DEALT[mode], total)
        settle(g)


def deal_hands(g: Agricola, count: int, total: int | None) -> None:
    """Hands for all, as many for each; a list too small for that is dealt as far as it goes."""
    for kind in BOTH:
        pool = of_kind(kind, g.deck)
        if kind == OCCUPATION and g.rules & MIX_OCCUPATIONS:
            for mark, share in MIXED_MARKS:
                marked = [number for number in pool if DECK[number].seats == mark]
                _deal_out(g, marked, share)
        elif kind == MINOR and g.rules & MIX_TRAVELLING:
            travelling = [number for number in pool if DECK[number].travels]
            _deal_out(g, travelling, MIXED_TRAVELLERS)
            others = [number for number in pool if not DECK[number].travels]
            _deal_out(g, others, count - MIXED_TRAVELLERS)
        else:
            most = total if kind == OCCUPATION else None
            _deal_out(g, pool, min(count, len(pool) // g.seats), most)
        DEALT.tell(g, kind, count)
    for farm in g.farms:
        farm.hand = sorted(farm.hand)
    dealt = {number for farm in g.farms for number in farm.hand}
    g.deck = [number for number in g.deck if number not in dealt]


def _deal_out(g: Agricola, pool: list[int], count: int, total: int | None = None) -> None:
    """So many for each; with a total, those that the seat begins with count."""
    for place in range(count):
        for farm in g.farms:
            if total is None or place + len(farm.start) < total:
                farm.hand = [*farm.hand, pool.pop(g.chance.below(len(pool)))]


def deal_packets(g: Agricola) -> None:
    """A packet for each seat of the kinds that come now; each sees its own."""
    h = hands_of(g)
    for kind in BOTH:
        if h.kinds & bit(kind):
            for seat in range(g.seats):
                for _ in range(CARDS_DEALT[h.mode]):
                    h.packets[seat].append(drawn(g, kind, only(seat)))
                h.packets[seat].sort()
            DEALT.tell(g, kind, CARDS_DEALT[h.mode])
    h.passes = 0
    h.stage = PICK


def settle(g: Agricola) -> None:
    """Everybody has a hand: what may still be changed before the game, then its first round."""
    h = hands_of(g)
    g.phase = HANDS
    if h.stage < MULLIGANS and g.rules & MULLIGAN:
        h.stage = MULLIGANS
        h.swaps = [1] * g.seats
    elif h.stage < SWAPS and h.mode == LIVING_V2:
        h.stage = SWAPS
        h.swaps = [SWAPS_V2] * g.seats
    else:
        h.stage = READY
        g.phase = TURN_UP


# --- the piles ---------------------------------------------------------------------------


def left_of(g: Agricola, kind: int) -> int:
    """How many cards of a kind are left to draw."""
    return len(of_kind(kind, g.deck))


def all_cards(g: Agricola) -> list[int]:
    """All cards of the match, wherever they lie."""
    cards = [*g.deck, *g.box]
    for farm in g.farms:
        cards += [*farm.hand, *farm.start, *farm.played]
    if g.hands:
        for pile in (
            *g.hands[0].packets,
            *g.hands[0].picked,
            *g.hands[0].discarded,
            g.hands[0].display,
        ):
            cards += pile
    return cards


def drawn(g: Agricola, kind: int, to: int) -> int:
    """A card from a pile; `to` sees which."""
    number = g.draw(of_kind(kind, g.deck), to)
    g.deck = without(g.deck, number)
    return number


def draw_cards(g: Agricola, seat: int, kind: int, count: int) -> None:
    """Cards from a pile into a hand."""
    farm = g.farms[seat]
    farm.hand = sorted(farm.hand + [drawn(g, kind, only(seat)) for _ in range(count)])
    DREW.tell(g, seat, kind, count)


def put_away(g: Agricola, seat: int, number: int) -> None:
    """A card leaves the hand and the game; only its seat remembers which."""
    farm = g.farms[seat]
    farm.hand = without(farm.hand, number)
    forget(g, seat, number, 1 << seat)
    hands_of(g).discarded[seat].append(number)


def lay_out(g: Agricola, kind: int) -> None:
    """A card of the kind comes to those that lie open, if one is left."""
    if left_of(g, kind):
        hands_of(g).display.append(drawn(g, kind, ALL))
