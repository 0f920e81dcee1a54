"""Labels: every option in a few words."""

from __future__ import annotations

from tafelrunde.games.loyang.cards.needs import BARGAIN_OFF, SHOPPER_OFF, seed_cost
from tafelrunde.games.loyang.customers import casual_payment
from tafelrunde.games.loyang.ending import steps_cost
from tafelrunde.games.loyang.grid import cell_cost
from tafelrunde.games.loyang.pack import pack_price
from tafelrunde.games.loyang.selling import shop_price
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    FIELD,
    FIELD_COST,
    GRID_COLUMNS,
    HELPER,
    HELPERS,
    HOME,
    PAID_LATE,
    REGULAR,
    STALL,
    STORE_COST,
    TYPES,
    VEGETABLES,
)
from tafelrunde.games.loyang.verbs import loans_for
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text, dashed


def vegetable_text(vegetable: int) -> Text:
    return Text(f"loyang-{VEGETABLES[vegetable]}")


def card_text(g: LoyangState, card: int) -> Text:
    """A card's name; where it has none, its type and what it shows."""
    deck = g.deck
    kind = deck.types[card]
    if kind == HELPER:
        return Text("loyang-helper-" + HELPERS[deck.helper[card]])
    if kind == FIELD:
        return Text("loyang-common-field", plots=deck.plots[card])
    if kind == STALL:
        return Text("loyang-stall", **_three(deck.offers[3 * card : 3 * card + 3]))
    if deck.named[card]:
        return Text(f"loyang-card-{deck.ids[card]}")
    wants = [v for v in deck.wants[3 * card : 3 * card + 3] if v >= 0]
    return Text(f"loyang-{dashed(TYPES[kind])}", **_three(wants))


def priced(g: LoyangState, card: int) -> Text:
    """A card that would be laid out; a common field with what it costs then."""
    text = card_text(g, card)
    if g.deck.types[card] != FIELD:
        return text
    return Text("loyang-with-price", what=text, cash=FIELD_COST)


def the_card(g: LoyangState, card: int) -> Text:
    """A card within a sentence; regular customers with a name of their own need no article."""
    text = card_text(g, card)
    if g.deck.types[card] == REGULAR and g.deck.named[card]:
        return text
    return Text("loyang-the", what=text)


def _three(vegetables: list[int]) -> dict[str, int | str | Text]:
    return {f"v{n}": vegetable_text(v) for n, v in enumerate(vegetables, start=1)}


def field_text(g: LoyangState, field: int) -> Text:
    if field == HOME:
        return Text("loyang-home-field")
    word = "loyang-common-field" if field < HOME else "loyang-private-field"
    return Text(word, plots=g.deck.plots[field])


def owner_text(g: LoyangState, owner: int) -> Text:
    return Text("seat", seat=owner) if owner < g.seats else Text("loyang-opponent")


def _shown(g: LoyangState, card: int, text: Text) -> Text:
    """What can be done with a card of a display, and whose display that is."""
    for owner, player in enumerate(g.players):
        if card in player.stalls + player.regulars + player.casuals + player.helpers:
            return Text("loyang-of-seat", what=text, seat=owner_text(g, owner))
    return text


def label(g: LoyangState, decision: Decision, option: Option) -> Text:
    if isinstance(option, str):
        return _word(g, decision, option)
    if isinstance(option, int):
        return _number(g, decision, option)
    if isinstance(option[0], int):
        return _place(g, decision, [int(item) for item in option])
    return _verb(g, decision, option[0], [int(item) for item in option[1:]])


def _paying(g: LoyangState, seat: int, cost: int, text: Text) -> Text:
    """A payment that needs loans says so."""
    loans = loans_for(g.players[seat], cost)
    return Text("loyang-with-loans", what=text, loans=loans) if loans else text


def _word(g: LoyangState, decision: Decision, word: str) -> Text:
    seat = decision.seat
    if word == "pack":
        price = pack_price(g, seat)
        return _paying(g, seat, price, Text("loyang-do-pack", cash=price))
    if word == "enlarge":
        cost = 0 if decision.kind == "storekeeper" else STORE_COST
        return _paying(g, seat, cost, Text("loyang-do-enlarge", cash=cost))
    if word == "pay":
        owed = g.players[seat].owed
        return _paying(g, seat, owed, Text("loyang-do-compensate", cash=owed))
    return Text(f"loyang-do-{word}")


def _number(g: LoyangState, decision: Decision, number: int) -> Text:
    seat = decision.seat
    player = g.players[seat]
    kind = decision.kind
    if kind == "home":
        price = shop_price(g, player, number)
        return Text("loyang-do-plant", vegetable=vegetable_text(number), cash=price)
    if kind == "shopper":
        price = shop_price(g, player, number, SHOPPER_OFF)
        text = Text("loyang-do-buy", vegetable=vegetable_text(number), cash=price)
        return _paying(g, seat, price, text)
    if kind == "seed":
        cost = seed_cost(number)
        text = Text("loyang-do-seed", vegetable=vegetable_text(number), cash=cost)
        return _paying(g, seat, cost, text)
    if kind == "sell-off":
        cash = g.deck.sell[number] + 1
        return Text("loyang-do-sell", vegetable=vegetable_text(number), cash=cash)
    if kind == "give":
        return vegetable_text(number)
    if kind == "grid":
        card = g.grid[number]
        if card < 0:
            return Text("loyang-gap", row=number // GRID_COLUMNS + 1)
        cost = cell_cost(g, number)
        row = number // GRID_COLUMNS + 1
        return Text("loyang-do-grid", card=card_text(g, card), row=row, cash=cost)
    if kind in {"partner", "price-of"}:
        return owner_text(g, number)
    if kind == "steps":
        cost = steps_cost(player.place, number)
        text = Text("loyang-do-steps", steps=number, place=player.place + number, cash=cost)
        return _paying(g, seat, cost, text)
    if kind == "reap":
        return field_text(g, number)
    if kind in {"customer", "recruit"}:
        return _shown(g, number, card_text(g, number))
    return priced(g, number)


def _place(g: LoyangState, decision: Decision, place: list[int]) -> Text:
    kind = decision.kind
    owner, item = place
    if kind == "stall":
        vegetable = g.stock[3 * owner + item]
        if vegetable < 0:
            return Text("loyang-empty-place")
        bowls = 0 if decision.about == "trader" else g.deck.bowls[3 * owner + item]
        text = Text("loyang-do-trade", vegetable=vegetable_text(vegetable), bowls=bowls)
        return _shown(g, owner, Text("loyang-at-stall", what=text, stall=card_text(g, owner)))
    who = Text("seat", seat=owner)
    if kind == "glean":
        return Text("loyang-of-seat", what=field_text(g, item), seat=who)
    if kind == "bargain":
        price = max(g.deck.buy[item] - BARGAIN_OFF, 0)
        text = Text("loyang-do-buy", vegetable=vegetable_text(item), cash=price)
        return Text("loyang-of-seat", what=_paying(g, decision.seat, price, text), seat=who)
    text = Text("loyang-do-sell", vegetable=vegetable_text(item), cash=g.deck.sell[item] + 1)
    return Text("loyang-of-seat", what=text, seat=who)


def _verb(g: LoyangState, decision: Decision, verb: str, items: list[int]) -> Text:
    seat = decision.seat
    player = g.players[seat]
    first = items[0]
    if verb == "buy":
        price = shop_price(g, player, first)
        text = Text("loyang-do-buy", vegetable=vegetable_text(first), cash=price)
        return _paying(g, seat, price, text)
    if verb == "sell":
        cash = g.deck.sell[first]
        return Text("loyang-do-sell", vegetable=vegetable_text(first), cash=cash)
    if verb == "keep":
        return Text("loyang-do-keep", vegetable=vegetable_text(first))
    if verb == "sow":
        vegetable = vegetable_text(items[1])
        return Text("loyang-do-sow", vegetable=vegetable, field=field_text(g, first))
    if verb == "tuck":
        return Text("loyang-do-tuck", field=field_text(g, first))
    if verb == "trade":
        place = 3 * first + items[1]
        if g.stock[place] < 0:
            return Text("loyang-empty-place")
        vegetable = vegetable_text(g.stock[place])
        return Text("loyang-do-trade", vegetable=vegetable, bowls=g.deck.bowls[place])
    if verb == "deliver":
        cash = items[1] * g.deck.pays[4 * first + g.rows[first]]
        return Text("loyang-do-deliver", card=the_card(g, first), pairs=items[1], cash=cash)
    if verb == "serve":
        cash = casual_payment(g, player, first)
        return Text("loyang-do-serve", card=the_card(g, first), cash=cash)
    if verb == "pay":
        cost = player.bills[player.unpaid.index(first)] if first in player.unpaid else 0
        text = Text("loyang-do-pay", card=the_card(g, first), cash=cost)
        return _paying(g, seat, cost, text)
    if verb == "stack":
        covered = card_text(g, items[1]) if g.house & PAID_LATE else priced(g, items[1])
        return Text("loyang-do-stack", card=priced(g, first), other=covered)
    if verb == "apart":
        return Text("loyang-do-apart", card=priced(g, first), other=priced(g, items[1]))
    card = card_text(g, first) if verb == "lay" else priced(g, first)
    return Text(f"loyang-do-{verb}", card=card)
