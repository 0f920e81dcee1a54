"""Sound: what a position of Lydia holds, and what no match could have come to."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import CARDS, FIRST_SILVER
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ACTING,
    ALL_SIDES,
    BAG,
    CHARIOTS,
    CROESUS,
    ESTATE,
    GOODS,
    KINDS,
    LEVELS,
    MOST_COINS,
    NO_TILE,
    NOWHERE,
    PLACES,
    PLACING,
    REFILLING,
)
from tafelrunde.kernel.sound import Form, Many, Piece, Same, Stream, Unsound, Whole, exactly

_ANY_CARDS: Final = (1 << CARDS) - 1


def form(fresh: Lydia) -> Piece:
    """Every field of a position at the table of this set-up."""
    seats = fresh.seats
    seat_or_nobody = Whole(NOWHERE, seats - 1)
    card_or_none = Whole(NOWHERE, CARDS - 1)
    kind = Whole(0, KINDS - 1)
    fields: dict[str, Form] = {
        "chance": Stream(seats),
        "seats": Same(seats),
        "modules": Same(fresh.modules),
        "rules": Same(fresh.rules),
        "hidden_bags": Same(fresh.hidden_bags),
        "deck": Same(fresh.deck),
        "first": Whole(0, seats - 1),
        "market": Many(
            Whole(FIRST_SILVER, CARDS - 1), len(fresh.market), len(fresh.market), apart=True
        ),
        "tiles": exactly(4, Whole(NO_TILE, ESTATE)),
        "turn": Whole(0, fresh.ends),
        "ends": Whole(0, fresh.ends + seats),
        "token": seat_or_nobody,
        "stage": Whole(0, REFILLING),
        "drawn": Whole(NOWHERE, KINDS - 1),
        "at": Whole(NOWHERE, len(PLACES) - 1),
        "copied": Whole(NOWHERE, KINDS - 1),
        "swapped": Whole(0, 1),
        "bonuses": Same(0),
        "sides": Whole(0, ALL_SIDES),
        "opened": Whole(0, ALL_SIDES),
        "racing": Same(NOWHERE),
        "stands": exactly(len(fresh.stands), Whole(0, 40)),
        "lying": Whole(0, _ANY_CARDS),
        "king": Whole(0, 3) if fresh.modules & CROESUS else Same(NOWHERE),
        "chariots": Many(kind, 0, CHARIOTS),
        "tile_owner": exactly(4, seat_or_nobody),
        "colours": exactly(seats, Whole(NOWHERE, 3)),
        "goods": exactly(seats * GOODS, Whole(0, MOST_COINS)),
        "influence": exactly(seats, Whole(0, LEVELS)),
        "entombed": exactly(seats, Whole(0, 15)),
        "courtyard": exactly(seats, Whole(NOWHERE, KINDS - 1)),
        "bags": exactly(seats, Many(kind, BAG - 1, BAG)),
        "properties": exactly(seats, Many(Whole(0, CARDS - 1), 0, CARDS, apart=True)),
        "upgraded": Whole(0, _ANY_CARDS),
        "covered": Whole(0, _ANY_CARDS),
        "estates": exactly(4, card_or_none),
    }
    return Piece("Lydia", fields)


def check(g: Lydia, fresh: Lydia) -> None:
    """What lies where it cannot; counts of components are the audit's affair."""
    types = g.facts().type
    if [types[card] for card in g.market] != [types[card] for card in fresh.market]:
        raise Unsound("market", "the cards at a side are of other types")
    if g.tiles.count(ESTATE) != fresh.tiles.count(ESTATE) or sorted(
        tile == NO_TILE for tile in g.tiles
    ) != sorted(tile == NO_TILE for tile in fresh.tiles):
        raise Unsound("tiles", "the tiles are not those of the table")
    tombs = [tile for tile in g.tiles if tile not in (ESTATE, NO_TILE)]
    if len(set(tombs)) != len(tombs):
        raise Unsound("tiles", "a tomb is there twice")
    chosen = [colour for colour in g.colours if colour != NOWHERE]
    if len(set(chosen)) != len(chosen):
        raise Unsound("colours", "a colour is there twice")
    if g.stage in (PLACING, ACTING):
        raise Unsound("stage", "no step begins there")
    if g.turn > g.ends:
        raise Unsound("turn", f"{g.turn} of {g.ends}")
    _check_cards(g)


def _check_cards(g: Lydia) -> None:
    market = 0
    for card in g.market:
        market |= 1 << card
    if g.lying & ~market:
        raise Unsound("lying", "a card lies there that is not in the market")
    owned = 0
    for cards in g.properties:
        for card in cards:
            if (owned >> card) & 1 or (g.lying >> card) & 1:
                raise Unsound("properties", f"card {card} is there twice")
            if card >= FIRST_SILVER and not (market >> card) & 1:
                raise Unsound("properties", f"card {card} was never in the market")
            owned |= 1 << card
    if g.upgraded & ~owned:
        raise Unsound("upgraded", "a card nobody owns")
    if g.covered & ~owned:
        raise Unsound("covered", "a card nobody owns")
