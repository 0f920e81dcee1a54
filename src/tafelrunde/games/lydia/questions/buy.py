"""What to buy at the fountain or on a builder tile."""

from __future__ import annotations

from tafelrunde.games.lydia.fountain import (
    DONE,
    side_of,
    upgrading_allowed,
    why_not_buy,
    why_not_cover,
    why_not_tile,
    why_not_upgrade,
)
from tafelrunde.games.lydia.preview import Item, bought_card, paying
from tafelrunde.games.lydia.questions.cards import CARD, CardQuestion, cards_in_match
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BUILDER,
    BUILDER_SIDES,
    COIN,
    COLOURS,
    ESTATE,
    ESTATE_PRICE,
    GOODS,
    NO_TILE,
    PROPERTY_LIMIT,
    SIDE_OF,
    SIDES,
    TOMB_PRICE,
)
from tafelrunde.games.lydia.words import (
    amount,
    card_title,
    cost_goods,
    goods,
    merchant,
    seat_text,
    side,
)
from tafelrunde.kernel.decision import Decision, Either, Option, Word
from tafelrunde.kernel.text import Text


class Buy(CardQuestion):
    """A card of the market, a tile by its side, or nothing more; R5 reversed: also to upgrade."""

    def __init__(self) -> None:
        super().__init__("buy", Either(CARD, Word("tile", *SIDES), Word("end", DONE)))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        tiles = [SIDES[side] for side in range(4) if g.tiles[side] != NO_TILE]
        return [*cards_in_match(g), *tiles, DONE]

    def why_not(self, g: Lydia, d: Decision, option: int | str) -> str | None:
        if isinstance(option, str):
            return why_not_tile(g, d.seat, SIDE_OF[option])
        if option not in g.properties[d.seat]:
            return why_not_buy(g, d.seat, option, side_of(g, option))
        if (g.upgraded >> option) & 1:
            return "already-upgraded"
        if upgrading_allowed(g):
            return why_not_upgrade(g, d.seat, option)
        return "upgrade-later"  # R5

    def prompt(self, g: Lydia, d: Decision) -> Text:
        sides = _sides(g.sides)
        if len(sides) == 1:
            return Text("lydia-ask-buy-side", side=sides[0])
        if len(sides) == 2:
            return Text("lydia-ask-buy-builder", side=sides[0], other=sides[1])
        return Text("lydia-ask-buy")

    def label(self, g: Lydia, d: Decision, option: int | str) -> Text:
        if isinstance(option, int):
            facts = g.facts()
            key = "lydia-do-upgrade" if option in g.properties[d.seat] else "lydia-do-buy"
            return Text(key, card=card_title(facts, option), cost=goods(cost_goods(facts, option)))
        if option == DONE:
            return Text("lydia-do-done-buying")
        tile = g.tiles[SIDE_OF[option]]
        if tile == ESTATE:
            return Text("lydia-do-estate", side=side(option), cost=amount("coin", ESTATE_PRICE))
        return Text("lydia-do-tomb", colour=COLOURS[tile], cost=amount("coin", TOMB_PRICE))

    def targets(self, g: Lydia, d: Decision, option: int | str) -> list[str]:
        return [f"tile:{option}"] if option in SIDES else super().targets(g, d, option)

    def reason(self, g: Lydia, d: Decision, option: int | str, reason: str) -> Text:
        key = f"lydia-why-{reason}"
        match reason:
            case "one-side":
                return Text(key, side=side(SIDES[g.sides.bit_length() - 1]))
            case "builder-sides":
                first, other = _sides(BUILDER_SIDES[g.at - BUILDER])
                return Text(key, side=first, other=other)
            case "property-limit":
                level = g.influence[d.seat]
                return Text(key, level=level, count=PROPERTY_LIMIT[level])
            case _ if isinstance(option, str):
                return _why_not_tile(g, d.seat, option, reason)
            case _:
                return super().reason(g, d, option, reason)

    def preview(self, g: Lydia, d: Decision, option: int | str) -> list[Item]:
        if isinstance(option, int):
            return bought_card(g, d.seat, option)
        return _tile(g, d.seat, SIDE_OF[option]) if option in SIDES else []


def _sides(mask: int) -> list[Text]:
    return [side(word) for number, word in enumerate(SIDES) if (mask >> number) & 1]


def _why_not_tile(g: Lydia, seat: int, option: str, reason: str) -> Text:
    key = f"lydia-why-{reason}"
    tile = g.tiles[SIDE_OF[option]]
    match reason:
        case "tile-taken":
            return Text(key, owner=seat_text(g.tile_owner[SIDE_OF[option]]))
        case "tile-price":
            price = ESTATE_PRICE if tile == ESTATE else TOMB_PRICE
            held = g.goods[seat * GOODS + COIN]
            return Text(key, cost=amount("coin", price), count=price - held)
        case "nobody-to-retire" | "artisan-no-stand-in" | "just-placed":
            return Text(key, merchant=merchant(COLOURS[tile]))
        case _:
            return Text(key)


def _tile(g: Lydia, seat: int, side: int) -> list[Item]:
    tile = g.tiles[side]
    if tile == ESTATE:
        cards = [card for card in g.properties[seat] if why_not_cover(g, seat, card) is None]
        return [paying(g, seat, {"coin": ESTATE_PRICE}), {"what": "estate", "cards": cards}]
    return [
        paying(g, seat, {"coin": TOMB_PRICE}),
        {"what": "tomb", "colour": COLOURS[tile], "lost": g.goods[seat * GOODS + tile]},
    ]
