"""Setup: from the options to the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.lydia.cards.deck import (
    CARDS,
    FIRST_GOLD,
    FIRST_PURPLE,
    FIRST_SILVER,
    FIRST_SPRING,
    deck_text,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BAG,
    CROESUS,
    ESTATE,
    ESTATES,
    FLAGS,
    FOUNTAIN,
    GOODS,
    KINDS,
    MODULES,
    NO_TILE,
    NOWHERE,
    PACTOLUS,
    TOMB,
)
from tafelrunde.games.lydia.verbs import take_board
from tafelrunde.kernel.chance import Chance

# Silver cards at each side, by the number of seats.
_SILVER: Final = (0, 0, 2, 3, 3)
_GOLD: Final = 1
_PURPLE: Final = 2

# The nine ways in which no merchant stands at the gate of its own colour.
_DERANGEMENTS: Final = (
    (1, 0, 3, 2),
    (1, 2, 3, 0),
    (1, 3, 0, 2),
    (2, 0, 3, 1),
    (2, 3, 0, 1),
    (2, 3, 1, 0),
    (3, 0, 1, 2),
    (3, 2, 0, 1),
    (3, 2, 1, 0),
)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Lydia:
    """The table before the first turn."""
    g = Lydia()
    g.chance = chance
    g.seats = seats
    g.modules = _mask(MODULES, options["modules"])
    g.rules = _mask(FLAGS, [flag for flag in FLAGS if options[f"rules.{flag}"]])
    g.hidden_bags = 1 if options["hidden_bags"] else 0
    g.deck = deck_text(options["deck"])
    # R29: a match nobody can end stops after so many turns each, without a fountain token.
    g.ends = seats * int(options["rules.safety_turns_per_player"])
    g.goods = [0] * (seats * GOODS)
    g.influence = [0] * seats
    g.entombed = [0] * seats
    g.courtyard = [NOWHERE] * seats
    g.properties = [[] for _ in range(seats)]
    g.colours = [NOWHERE] * seats
    if options["colours"] == "random":
        colours = [0, 1, 2, 3]
        chance.shuffle(colours)
        for seat in range(seats):
            take_board(g, seat, colours[seat])
    _lay_out_market(g, chance)
    g.stands = [0] * ((FOUNTAIN + 1) * KINDS)
    # R2: one of the nine arrangements without a merchant at its own gate, each as likely.
    for gate, kind in enumerate(_DERANGEMENTS[chance.below(len(_DERANGEMENTS))]):
        g.stands[gate * KINDS + kind] = 1
    for kind in range(4):
        g.stands[FOUNTAIN * KINDS + kind] = 1
    g.bags = [list(range(BAG)) for _ in range(seats)]
    g.chariots = []
    g.first = chance.below(seats)  # R1: boards, start player and king's gate are random
    if g.modules & CROESUS:
        g.king = chance.below(4)
    _lay_out_tiles(g, chance)
    return g


def _mask(names: tuple[str, ...], chosen: list[str]) -> int:
    return sum(1 << bit for bit, name in enumerate(names) if name in chosen)


def _lay_out_market(g: Lydia, chance: Chance) -> None:
    """Cards beside each side; the rest goes back to the box unseen."""
    purple = list(range(FIRST_PURPLE, FIRST_SPRING))
    gold = list(range(FIRST_GOLD, FIRST_PURPLE))
    silver = list(range(FIRST_SILVER, FIRST_GOLD))
    spring = list(range(FIRST_SPRING, CARDS))
    for cards in (purple, gold, silver, spring):
        chance.shuffle(cards)
    g.market = []
    for _ in range(4):
        g.market.extend(purple.pop() for _ in range(_PURPLE))
        g.market.extend(gold.pop() for _ in range(_GOLD))
        g.market.extend(silver.pop() for _ in range(_SILVER[g.seats]))
        if g.modules & PACTOLUS:
            g.market.append(spring.pop())
    for card in g.market:
        g.lying |= 1 << card


def _lay_out_tiles(g: Lydia, chance: Chance) -> None:
    """One tile under each gold card: its tomb side or, with module 8, its estate side up."""
    g.tiles = [NO_TILE] * 4
    if g.modules & (TOMB | ESTATES):
        g.tiles = [0, 1, 2, 3]
        chance.shuffle(g.tiles)
    if not g.modules & TOMB and g.modules & ESTATES:
        g.tiles = [ESTATE] * 4
    elif g.modules & ESTATES:  # R22: two of each
        sides = [0, 1, 2, 3]
        chance.shuffle(sides)
        g.tiles[sides[0]] = ESTATE
        g.tiles[sides[1]] = ESTATE
    g.tile_owner = [NOWHERE] * 4
    g.estates = [NOWHERE] * 4
