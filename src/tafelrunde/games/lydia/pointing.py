"""Pointing: everything a player could point at, and the rule that says no to it."""

from __future__ import annotations

from tafelrunde.games.lydia.cards.deck import CARDS
from tafelrunde.games.lydia.fountain import side_of
from tafelrunde.games.lydia.payment import wild_colour
from tafelrunde.games.lydia.reasons import (
    race_coins,
    race_price,
    upgrading_allowed,
    why_not_buy,
    why_not_colour,
    why_not_copy,
    why_not_cover,
    why_not_decline,
    why_not_free_upgrade,
    why_not_influence,
    why_not_king,
    why_not_pass,
    why_not_place,
    why_not_race,
    why_not_refill,
    why_not_sell,
    why_not_swap,
    why_not_tile,
    why_not_upgrade,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BUILDERS,
    COIN,
    COLOURS,
    COURTYARDS,
    FOUNTAIN,
    GOODS,
    KIND_OF,
    KINDS,
    MERCHANTS,
    NO_TILE,
    PLACE_OF,
    PLACES,
    SIDE_OF,
    SIDES,
)
from tafelrunde.kernel.decision import Decision, Option


def why_not(g: Lydia, decision: Decision, option: Option) -> str | None:
    """The id of the rule that forbids an option; None where it is offered."""
    if decision.offers(option):
        return None
    seat = decision.seat
    kind = decision.kind
    if kind in ("buy", "upgrade", "cover", "bonus") and type(option) is int:
        return _why_not_card(g, seat, kind, option)
    if isinstance(option, str):
        if kind == "copy":
            return why_not_copy(g, PLACE_OF[str(decision.about)], KIND_OF[option])
        return _why_not_word(g, seat, kind, option)
    if kind in ("sell", "sell-wild") and type(option) is int:
        return why_not_sell(g, seat, sold_colour(g, seat, kind), option)
    if kind == "race" and type(option) is int:
        return why_not_race(g, seat, option)
    if isinstance(option, tuple):
        if kind == "pay":
            return _why_not_way(g, decision, option)
        if kind == "king":
            return why_not_decline(g, seat) or why_not_king(g, PLACE_OF[str(option[1])])
        if kind == "refill":
            return why_not_refill(g, PLACE_OF[str(option[0])], KIND_OF[str(option[1])])
    return "not-offered"


def _why_not_word(g: Lydia, seat: int, kind: str, option: str) -> str | None:
    if kind == "place":
        return why_not_swap(g) if option == "swap" else why_not_place(g, PLACE_OF[option])
    if kind == "king":
        return why_not_king(g, PLACE_OF[option])
    if kind == "bonus":
        return why_not_influence(g, seat) if option == "influence" else why_not_pass(g)
    if kind == "buy":
        return why_not_tile(g, seat, SIDE_OF[option])
    if kind == "refill":
        return why_not_refill(g, FOUNTAIN, KIND_OF[option])
    if kind == "colour":
        return why_not_colour(g, KIND_OF[option])
    return "not-offered"


def _why_not_card(g: Lydia, seat: int, kind: str, card: int) -> str | None:
    if not 0 <= card < CARDS:
        return "not-offered"
    if kind == "bonus":
        return why_not_free_upgrade(g, seat, card)
    if kind == "cover":
        return why_not_cover(g, seat, card)
    if kind == "upgrade":
        if (g.lying >> card) & 1:
            return "buying-is-over"  # R5
        return why_not_upgrade(g, seat, card)
    if card not in g.properties[seat]:
        return why_not_buy(g, seat, card, side_of(g, card))
    if (g.upgraded >> card) & 1:
        return "already-upgraded"
    if upgrading_allowed(g):
        return why_not_upgrade(g, seat, card)
    return "upgrade-later"  # R5


def sold_colour(g: Lydia, seat: int, kind: str) -> int:
    """The colour of the resources a sale is about."""
    return g.at if kind == "sell" else wild_colour(g, seat)


def price_of(g: Lydia, about: Option | None) -> int:
    """The packed price that a payment is about."""
    if isinstance(about, int):
        return g.facts().price[about]
    assert isinstance(about, tuple)
    assert isinstance(about[1], int)
    return race_price(g, about[1])


def _why_not_way(g: Lydia, decision: Decision, way: tuple[int | str, ...]) -> str:
    """Why this is no way to pay."""
    spent = [int(amount) for amount in way]
    seat = decision.seat
    price = price_of(g, decision.about)
    need = [(price >> (4 * good)) & 15 for good in range(GOODS)]
    racing = not isinstance(decision.about, int)
    coins = race_coins(g, seat) if racing else g.goods[seat * GOODS + COIN]
    for good in range(COIN):
        if spent[good] > g.goods[seat * GOODS + good]:
            return "not-so-many"
    if spent[COIN] and racing and not coins:
        return "race-no-coins"
    if spent[COIN] > coins:
        return "not-so-many"
    if sum(spent) != sum(need):
        return "not-the-price"
    return "coins-only" if spent[COIN] < need[COIN] else "wrong-resource"


# --- candidates -------------------------------------------------------------------------------


def candidates(g: Lydia, decision: Decision) -> list[Option]:
    """Everything on the table that could answer this question, offered or not."""
    kind = decision.kind
    if kind == "place":
        last = len(PLACES) if g.modules & BUILDERS else FOUNTAIN + 1
        places: list[Option] = list(PLACES[:last])
        return [*places, "swap"] if g.modules & COURTYARDS else places
    if kind == "colour":
        return list(COLOURS)
    if kind == "king":
        return [*COLOURS, *decision.manual]
    if kind == "copy":
        place = PLACE_OF[str(decision.about)]
        return [MERCHANTS[k] for k in range(KINDS) if g.stands[place * KINDS + k]]
    if kind == "bonus":
        return ["influence", *cards_in_match(g), "pass"]
    if kind in ("upgrade", "cover"):
        return [*cards_in_match(g), *(["done"] if kind == "upgrade" else [])]
    if kind == "buy":
        tiles = [SIDES[side] for side in range(4) if g.tiles[side] != NO_TILE]
        return [*cards_in_match(g), *tiles, "done"]
    if kind in ("sell", "sell-wild"):
        colour = sold_colour(g, decision.seat, kind)
        return list(range(g.goods[decision.seat * GOODS + colour] + 1))
    if kind == "race":
        return [0, 1, 2, 3]
    if kind == "refill":
        at_fountain = [MERCHANTS[k] for k in range(KINDS) if g.stands[FOUNTAIN * KINDS + k]]
        at_gates = [
            (COLOURS[gate], MERCHANTS[k])
            for gate in range(FOUNTAIN)
            for k in range(KINDS)
            if g.stands[gate * KINDS + k]
        ]
        return [*at_fountain, *at_gates]
    return [*decision.options, *decision.manual]


def cards_in_match(g: Lydia) -> list[int]:
    """Cards that lie in the market or belong to somebody."""
    lying = [card for card in g.market if (g.lying >> card) & 1]
    return [*lying, *(card for cards in g.properties for card in cards)]
