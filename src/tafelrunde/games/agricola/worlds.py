"""Worlds: what a seat could believe; and what may never get lost.

The cards of the coming rounds are drawn when they are turned up, so the only hidden things are
hands, packets and what was put away of them, and the cards that were not dealt.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, of_kind
from tafelrunde.games.agricola.cards.places import known
from tafelrunde.games.agricola.farm import COUNT, STABLES
from tafelrunde.games.agricola.fence_prices import pieces_left
from tafelrunde.games.agricola.hands import PICK, PICKS, PUTS_AWAY, bit, step_of
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import MIX_OCCUPATIONS, MIX_TRAVELLING
from tafelrunde.games.agricola.usable import why_not_use
from tafelrunde.kernel.chance import Chance

_TRIES: Final = 30


def resample(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Deal anew what the seat cannot see; cards it saw played in this step stay in their hand."""
    if not any(farm.hand for farm in g.farms) and not g.hands:
        return
    before = g.copy()
    for _ in range(_TRIES):
        _deal(g, seat, chance, seen)
        if not g.acting or g.turn == seat or why_not_use(g, g.turn, g.acting - 1) is None:
            return
    # Few hands let that person act where it stands: this one does.
    g.hands = before.hands
    g.deck = before.deck
    for farm, old in zip(g.farms, before.farms, strict=True):
        farm.hand = old.hand
        farm.notes = old.notes
    _deal(g, seat, chance, seen + before.farms[g.turn].hand)


def _deal(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Change hidden cards for others that could lie there as far as the seat knows."""
    known_of = _remembered(g, seat)
    others: dict[int, int] = {}
    for kind in (OCCUPATION, MINOR):
        groups: dict[int, list[int]] = {}
        for number in _hidden(g, kind, seat, seen):
            groups.setdefault(_likes(g, number, known_of), []).append(number)
        for group in groups.values():
            pool = sorted(group)
            chance.shuffle(pool)
            for number in group:
                others[number] = pool.pop()
    for other, farm in enumerate(g.farms):
        if other == seat:
            continue
        farm.hand = sorted(_changed(farm.hand, others))
        farm.notes = {others.get(number, number): note for number, note in farm.notes.items()}
    deck = _changed(g.deck, others)
    g.deck = sorted(of_kind(OCCUPATION, deck)) + sorted(of_kind(MINOR, deck))
    h = g.hands[0] if g.hands else None
    if h is not None:
        h.packets = [sorted(_changed(cards, others)) for cards in h.packets]
        h.picked = [_changed(cards, others) for cards in h.picked]
        h.discarded = [_changed(cards, others) for cards in h.discarded]
        h.drafted = [_changed(cards, others) for cards in h.drafted]


def _changed(cards: list[int], others: dict[int, int]) -> list[int]:
    return [others.get(number, number) for number in cards]


def _hidden(g: Agricola, kind: int, seat: int | None, seen: list[int]) -> list[int]:
    """The cards of a kind of which the seat does not know where they lie."""
    found: list[int] = []
    for other, farm in enumerate(g.farms):
        if other != seat:
            found.extend([number for number in farm.hand if not known(g, other, number, seat)])
    h = g.hands[0] if g.hands else None
    if h is not None:
        for other in range(g.seats):
            if other != seat:
                found.extend([*h.packets[other], *h.picked[other], *h.discarded[other]])
    found.extend(g.deck)
    return [number for number in of_kind(kind, found) if number not in seen]


def _likes(g: Agricola, number: int, known_of: dict[int, int]) -> int:
    """Hidden cards of the same number here can stand for each other.

    They were in the same packet when the seat saw it last; in a mix they have the same mark.
    """
    card = DECK[number]
    if g.rules & MIX_OCCUPATIONS and card.kind == OCCUPATION:
        return card.seats
    if g.rules & MIX_TRAVELLING and card.kind == MINOR:
        return int(card.travels)
    return known_of.get(number, 0)


def _remembered(g: Agricola, seat: int | None) -> dict[int, int]:
    """The cards of packets that a seat has passed on: which packet, and when it last saw it."""
    found: dict[int, int] = {}
    h = g.hands[0] if g.hands else None
    if h is None or seat is None or h.mode == PUTS_AWAY:
        return found
    for kind in (OCCUPATION, MINOR):
        for packet in range(g.seats):
            taken = h.drafted[kind * g.seats + packet]
            sights = 0
            place = 0
            for turn, picks in enumerate(PICKS[h.mode]):
                holder = (packet + step_of(g, kind) * turn) % g.seats
                sights += holder == seat
                end = place + picks if turn < len(PICKS[h.mode]) - 1 else len(taken)
                cards = taken[place:end]
                place = end
                running = h.stage == PICK and h.passes == turn and h.kinds & bit(kind)
                if running:
                    cards = of_kind(kind, [*h.picked[holder], *h.packets[holder]])
                if sights and holder != seat:
                    for number in cards:
                        found[number] = 1 + 10 * packet + sights
                if running:
                    break
    return found


def audit(g: Agricola) -> dict[str, int]:
    """Counts that no move may change, and limits that no move may pass."""
    cards = len(g.deck) + len(g.box)
    broken = 0
    for farm in g.farms:
        cards += len(farm.hand) + len(farm.start) + len(farm.played)
        tiles = COUNT[farm.rooms] + COUNT[farm.fields]
        if tiles != COUNT[farm.rooms | farm.fields] or farm.stables & (farm.rooms | farm.fields):
            broken += 1
        if COUNT[farm.stables] > STABLES or pieces_left(farm) < 0 or farm.people > 5:
            broken += 1
        if min(farm.goods) < 0:
            broken += 1
    if g.hands:
        h = g.hands[0]
        for pile in (*h.packets, *h.picked, *h.discarded, h.display):
            cards += len(pile)
    return {
        "cards": cards,
        "majors": len(g.majors),
        "rounds": ROUNDS if g.round == len(g.track) else g.round - len(g.track),
        "broken": broken,
    }
