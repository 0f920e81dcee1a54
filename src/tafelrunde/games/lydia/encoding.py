"""Encoding: the table of Lions of Lydia as numbers; docs/encodings.md lists them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import CARDS
from tafelrunde.games.lydia.fountain import gold_lies
from tafelrunde.games.lydia.scoring import own_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ESTATE,
    GOODS,
    KINDS,
    LEVELS,
    MODULES,
    NO_TILE,
    NOWHERE,
    PLACES,
    SIDES,
    STAGES,
)
from tafelrunde.games.lydia.verbs import property_count, upgraded_count
from tafelrunde.kernel.encoding import MOST_SEATS, Encoding, Field, by_seat, listed, mark, marks
from tafelrunde.kernel.state import State

_MERCHANT: Final = "blue, yellow, green, red, Lydian, artisan"
_SEAT: Final = "counted from the one that looks"
# Four gates and the fountain have merchants standing there.
_STANDS: Final = 5
_TILES: Final = 10

_TABLE: Final = (
    Field("seats", 3, "2, 3 or 4 seats"),
    Field("modules", len(MODULES), "the modules in play, in the order of the rulebook"),
    Field("turn", 1, "turns completed by each seat, by 30"),
    Field("left", 1, "turns left once the fountain token is taken, by 4"),
    Field("token", 4, f"the seat with the fountain token, {_SEAT}"),
    Field("active", 4, f"the seat whose turn it is, {_SEAT}"),
    Field("stage", len(STAGES), "between turns, placing, acting, buying, upgrading, refilling"),
    Field("drawn", KINDS, f"the merchant played this turn: {_MERCHANT}"),
    Field("at", len(PLACES), "where it was placed: the gates, the fountain, the builder tiles"),
    Field("copied", KINDS, "what an artisan plays as"),
    Field("swapped", 1, "whether the courtyard's merchant was taken instead"),
    Field("bonuses", 1, "bonuses still to be chosen, by 4"),
    Field("sides", 4, "sides of the market one may still buy from"),
    Field("opened", 4, "sides whose gold card was bought in this action"),
    Field("racing", 4, f"the seat that decides in a race, {_SEAT}"),
    Field("stands", _STANDS * KINDS, f"merchants by place and kind, by 4: {_MERCHANT}"),
    Field("king", 4, "the gate where the king stands"),
    Field("chariots", KINDS, f"merchants on chariots, by 3: {_MERCHANT}"),
    Field("tiles", 4 * _TILES, "by side: tomb's colour, estate, whether open, and its owner"),
    Field("market", 4 * CARDS, "by side: the cards that lie there, by card number"),
)
_SEATS: Final = (
    Field("colour", 4, "the colour of the board"),
    Field("goods", GOODS, "four resources, by 6, and coins, by 12"),
    Field("influence", LEVELS + 1, "the level of influence, 0 to 6"),
    Field("entombed", 4, "colours whose marker lies in a tomb"),
    Field("courtyard", KINDS, f"the merchant in the courtyard: {_MERCHANT}"),
    Field("bag", KINDS, f"merchants in the bag, by 4; 0 where bags are hidden: {_MERCHANT}"),
    Field("count", 1, "properties that count for the limit, by 12"),
    Field("upgraded_count", 1, "upgraded properties, by 8"),
    Field("points", 1, "points as they would count now, by 60"),
    Field("owned", CARDS, "cards owned, by card number"),
    Field("upgraded", CARDS, "cards owned and upgraded, by card number"),
    Field("covered", CARDS, "cards owned and covered by an estate, by card number"),
)
_SEAT_SIZE: Final = sum([field.size for field in _SEATS])


class LydiaEncoding(Encoding):
    """All is open here, but for the bags where a table hides them."""

    def __init__(self) -> None:
        super().__init__([*_TABLE, *by_seat(_SEATS)], [], 64)

    def table(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Lydia)
        g, seats = state, state.seats
        row: list[float] = []
        mark(row, 3, seats - 2)
        marks(row, len(MODULES), g.modules)
        row.append(g.turn / seats / 30)
        row.append((g.ends - g.turn) / 4 if g.token != NOWHERE else 0.0)
        mark(row, MOST_SEATS, _from(g, seat, g.token))
        mark(row, MOST_SEATS, _from(g, seat, g.active()))
        mark(row, len(STAGES), g.stage)
        mark(row, KINDS, g.drawn)
        mark(row, len(PLACES), g.at)
        mark(row, KINDS, g.copied)
        row.append(float(g.swapped))
        row.append(g.bonuses / 4)
        marks(row, 4, g.sides)
        marks(row, 4, g.opened)
        mark(row, MOST_SEATS, _from(g, seat, g.racing))
        row.extend([count / 4 for count in g.stands])
        mark(row, 4, g.king)
        row.extend([g.chariots.count(kind) / 3 for kind in range(KINDS)])
        _tiles(row, g, seat)
        _market(row, g)
        for step in range(seats):
            _seat(row, g, (seat + step) % seats, own=step == 0)
        row.extend([0.0] * (_SEAT_SIZE * (MOST_SEATS - seats)))
        return row


def _from(g: Lydia, seat: int, other: int) -> int:
    """How many places after a seat another sits."""
    return NOWHERE if other == NOWHERE else (other - seat) % g.seats


def _tiles(row: list[float], g: Lydia, seat: int) -> None:
    for side in range(4):
        tile = g.tiles[side]
        mark(row, ESTATE + 1, tile)
        row.append(float(tile != NO_TILE and not gold_lies(g, side)))
        mark(row, MOST_SEATS, _from(g, seat, g.tile_owner[side]))


def _market(row: list[float], g: Lydia) -> None:
    start = len(row)
    row.extend([0.0] * (len(SIDES) * CARDS))
    each = len(g.market) // len(SIDES)
    for slot, card in enumerate(g.market):
        if (g.lying >> card) & 1:
            row[start + slot // each * CARDS + card] = 1.0


def _seat(row: list[float], g: Lydia, seat: int, own: bool) -> None:
    hidden = bool(g.hidden_bags) and not own and g.turn < g.ends
    mark(row, 4, g.colours[seat])
    base = seat * GOODS
    row.extend([g.goods[base + good] / 6 for good in range(GOODS - 1)])
    row.append(g.goods[base + GOODS - 1] / 12)
    mark(row, LEVELS + 1, g.influence[seat])
    marks(row, 4, g.entombed[seat])
    mark(row, KINDS, g.courtyard[seat])
    row.extend([0.0 if hidden else g.bags[seat].count(kind) / 4 for kind in range(KINDS)])
    row.append(property_count(g, seat) / 12)
    row.append(upgraded_count(g, seat) / 8)
    row.append((points(g, seat) if hidden else own_points(g, seat)) / 60)
    cards = g.properties[seat]
    listed(row, CARDS, cards)
    listed(row, CARDS, [card for card in cards if (g.upgraded >> card) & 1])
    listed(row, CARDS, [card for card in cards if (g.covered >> card) & 1])


ENCODING: Final = LydiaEncoding()
