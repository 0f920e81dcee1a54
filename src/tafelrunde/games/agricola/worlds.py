"""Worlds: what a seat could believe; and what may never get lost.

The cards of the coming rounds are drawn when they are turned up, so the only hidden things are
hands and the cards that were not dealt.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, known, of_kind
from tafelrunde.games.agricola.farm import COUNT, FENCES, STABLES, bits
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.usable import why_not_use
from tafelrunde.kernel.chance import Chance

_TRIES: Final = 30


def resample(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Deal anew what the seat cannot see; cards it saw played in this step stay in their hand."""
    if not any(farm.hand for farm in g.farms):
        return
    dealt = [farm.hand for farm in g.farms]
    deck = g.deck
    for _ in range(_TRIES):
        _deal(g, seat, chance, seen)
        if not g.acting or g.turn == seat or why_not_use(g, g.turn, g.acting - 1) is None:
            return
    # Few hands let that person act where it stands: this one does.
    seen = seen + dealt[g.turn]
    for farm, hand in zip(g.farms, dealt, strict=True):
        farm.hand = hand
    g.deck = deck
    _deal(g, seat, chance, seen)


def _deal(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    for kind in (OCCUPATION, MINOR):
        pool = of_kind(kind, g.deck)
        for other in range(g.seats):
            if other != seat:
                pool.extend(_hidden(g, other, kind, seat, seen))
        pool.sort()
        chance.shuffle(pool)
        for other, farm in enumerate(g.farms):
            if other != seat:
                hidden = _hidden(g, other, kind, seat, seen)
                kept = [number for number in farm.hand if number not in hidden]
                farm.hand = sorted(kept + [pool.pop() for _ in hidden])
        g.deck = [number for number in g.deck if DECK[number].kind != kind] + sorted(pool)


def _hidden(g: Agricola, holder: int, kind: int, seat: int | None, seen: list[int]) -> list[int]:
    """The cards of a kind in a hand of which the seat does not know that they are there."""
    return [
        number
        for number in of_kind(kind, g.farms[holder].hand)
        if number not in seen and not known(g, holder, number, seat)
    ]


def audit(g: Agricola) -> dict[str, int]:
    """Counts that no move may change, and limits that no move may pass."""
    cards = len(g.deck)
    broken = 0
    for farm in g.farms:
        cards += len(farm.hand) + len(farm.start) + len(farm.played)
        tiles = COUNT[farm.rooms] + COUNT[farm.fields]
        if tiles != COUNT[farm.rooms | farm.fields] or farm.stables & (farm.rooms | farm.fields):
            broken += 1
        if COUNT[farm.stables] > STABLES or bits(farm.fences) > FENCES or farm.people > 5:
            broken += 1
        if min(farm.goods) < 0:
            broken += 1
    return {
        "cards": cards,
        "majors": len(g.majors),
        "rounds": ROUNDS if g.round == len(g.track) else g.round - len(g.track),
        "broken": broken,
    }
