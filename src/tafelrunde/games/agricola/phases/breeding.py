"""Breeding: which animals have young, in a harvest and by cards."""

from __future__ import annotations

from tafelrunde.games.agricola.board.animals import ANY_KIND, Herd
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, SHEEP
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import HARVESTING
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.verbs.livestock import food_for, housable, housed, send_away
from tafelrunde.games.agricola.verbs.verbs import add_young
from tafelrunde.kernel.flow import Flow, choose


def parents(g: Agricola, seat: int, kind: int, kinds: int) -> int:
    """How many animals of a kind it takes to breed; outside a harvest always two."""
    if g.farms[seat].played and kinds == ANY_KIND:
        for number in opened(g.farms[seat], HARVESTING):
            if DECK[number].breeds_alone(kind):
                return 1
    return 2


def breed(g: Agricola, seat: int, kinds: int = ANY_KIND, kept: Herd | None = None) -> Flow:
    """One young for every kind with two animals, of these kinds, if it can be housed."""
    if kept is not None:
        keep_bred(g, seat, kept, kinds)
        return
    goods = g.farms[seat].goods
    herd = [goods[SHEEP], goods[BOAR], goods[CATTLE]]
    grown = herd.copy()
    for kind in range(3):
        if (kinds >> kind) & 1 and herd[kind] >= parents(g, seat, kind, kinds):
            grown[kind] += 1
    if grown == herd:
        return
    if housed(g, seat, grown[0], grown[1], grown[2]):
        for kind in range(3):
            if grown[kind] > herd[kind]:
                add_young(g, seat, SHEEP + kind)
        return
    herds: list[Herd] = housable(g, seat, grown[0], grown[1], grown[2])
    about = None if kinds == ANY_KIND else kinds
    kept = yield choose(seat, "breed", herds, about=about)
    keep_bred(g, seat, kept, kinds)


def keep_bred(g: Agricola, seat: int, kept: Herd, kinds: int = ANY_KIND) -> None:
    """These animals are there after the phase; who leaves does so right before it."""
    goods = g.farms[seat].goods
    born = [0, 0, 0]
    for kind in range(3):
        count = kept[kind]
        herd = goods[SHEEP + kind]
        # R4: who keeps three or more lets one go right before the phase and has a young instead.
        least = parents(g, seat, kind, kinds)
        breeds = herd >= least and (kinds >> kind) & 1
        if breeds and count > least and (count > herd or food_for(g, seat, SHEEP + kind)):
            born[kind] = 1
        leaving = herd + born[kind] - count
        if leaving:
            send_away(g, seat, SHEEP + kind, leaving, 0)
    for kind in range(3):
        if born[kind]:
            add_young(g, seat, SHEEP + kind)
