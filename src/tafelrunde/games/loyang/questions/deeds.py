"""Deeds: what an option may begin with, each with its label, its places and its reason.

Several questions offer the same: one sells in the own turn, to pay a card, and before storing.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.actions import why_not_sow
from tafelrunde.games.loyang.asking import Asking, borrowing, paying
from tafelrunde.games.loyang.customers import (
    cart_total,
    casual_payment,
    why_not_deliver,
    why_not_serve,
    why_not_trade,
)
from tafelrunde.games.loyang.ending import (
    compensation_due,
    why_not_enlarge,
    why_not_keep,
    why_not_lose,
)
from tafelrunde.games.loyang.helper import helper_of
from tafelrunde.games.loyang.pack import pack_price, why_not_pack
from tafelrunde.games.loyang.raising import loans_unasked, why_not_use_now
from tafelrunde.games.loyang.selling import sell_options, shop_price, why_not_buy, why_not_sell
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import PAID_LATE, STORE_COST, VEGETABLES
from tafelrunde.games.loyang.verbs import loans_for
from tafelrunde.games.loyang.words import (
    card_text,
    field_text,
    fields_cost,
    priced,
    the_card,
    vegetable_text,
)
from tafelrunde.kernel.decision import Decision, Option, Shape
from tafelrunde.kernel.text import Text, listed


class Deed:
    """An option's first word, and how the option reads; `items` are the numbers after it."""

    def __init__(self, word: str, *places: str) -> None:
        self.word = word
        self.places = list(places)

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return Text(f"loyang-do-{self.word}")

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return self.places[:]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return None


class Doing(Asking):
    """A question whose options are deeds."""

    def __init__(self, name: str, shape: Shape, *deeds: Deed) -> None:
        super().__init__(name, shape)
        self.deeds = {deed.word: deed for deed in (*deeds, Loan("loan", "loan"))}

    def label(self, g: LoyangState, d: Decision, option: Any) -> Text:
        return self.deeds[first(option)].label(g, d.seat, numbers(option))

    def targets(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return self.deeds[first(option)].targets(g, d.seat, numbers(option))

    def why_not(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        return self.deeds[first(option)].why_not(g, d.seat, numbers(option)) or "not-offered"

    def reason(self, g: LoyangState, d: Decision, option: Any, reason: str) -> Text:
        """Where vegetables are missing for a customer it is said which."""
        if reason != "vegetables-missing":
            return super().reason(g, d, option, reason)
        card, *times = numbers(option)
        cart = g.players[d.seat].cart
        wanted = [each for each in g.deck.wants[3 * card : 3 * card + 3] if each >= 0]
        missing = [each for each in wanted if cart[each] < (times[0] if times else 1)]
        names = [vegetable_text(each) for each in missing]
        return Text("loyang-why-vegetables-lacking", missing=listed("loyang", names, last="and"))


def first(option: Any) -> str:
    """The word that an option begins with."""
    word: str = option if isinstance(option, str) else option[0]
    return word


def numbers(option: Any) -> list[int]:
    """What follows the word."""
    return [] if isinstance(option, str) else list(option[1:])


class End(Deed):
    """The end of the turn, with the compensation that it costs."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        player = g.players[seat]
        options: list[Option] = []
        sell_options(g, seat, options)
        due = 0 if options else loans_for(player, compensation_due(g, player))
        return borrowing(due, Text("loyang-do-end"))


class Loan(Deed):
    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return "loan-limit"


# --- the shop ---------------------------------------------------------------------------------


class Buy(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        player = g.players[seat]
        price = shop_price(g, player, items[0])
        text = Text("loyang-do-buy", vegetable=vegetable_text(items[0]), cash=price)
        return paying(player, price, text)

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        word = VEGETABLES[items[0]]
        return [f"shop:{seat}:{word}", f"buy:{word}"]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_buy(g, g.players[seat], items[0])


class Sell(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        cash = g.deck.sell[items[0]]
        return Text("loyang-do-sell", vegetable=vegetable_text(items[0]), cash=cash)

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        word = VEGETABLES[items[0]]
        return [f"cart:{word}", f"shop:{seat}:{word}"]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_sell(g, g.players[seat], items[0])


# --- fields and storehouse --------------------------------------------------------------------


class Sow(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        field, vegetable = items
        return Text(
            "loyang-do-sow", vegetable=vegetable_text(vegetable), field=field_text(g, field)
        )

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return [f"cart:{VEGETABLES[items[1]]}", f"field:{seat}:{items[0]}"]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        player = g.players[seat]
        if items[0] not in player.fields:
            return "not-your-field"
        return why_not_sow(g, player, player.fields.index(items[0]), items[1])


class Keep(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return Text("loyang-do-keep", vegetable=vegetable_text(items[0]))

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return [f"cart:{VEGETABLES[items[0]]}", "storehouse"]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_keep(g.players[seat], items[0])


class LoseRest(Deed):
    """The end of storing."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return Text("loyang-do-lose", count=cart_total(g.players[seat]))

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_lose(g.players[seat])


class Enlarge(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        text = Text("loyang-do-enlarge", cash=STORE_COST)
        return paying(g.players[seat], STORE_COST, text)

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_enlarge(g, g.players[seat])


# --- cards ------------------------------------------------------------------------------------


class OnCard(Deed):
    """Something done with a card that lies open."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return Text(f"loyang-do-{self.word}", card=priced(g, items[0]))

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return [f"card:{items[0]}", *self.places]

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        if items[0] >= g.deck.count:
            return "not-yours"
        return "card-covered" if g.cover[items[0]] >= 0 else self.refusal(g, seat, items)

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        """Why it cannot be done with a card that no other covers."""
        return "not-yours"


class Use(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return paying(g.players[seat], helper_of(g, items[0]).fee, super().label(g, seat, items))

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        if items[0] not in g.players[seat].helpers:
            return "not-yours"
        return helper_of(g, items[0]).why_not_use(g, seat)


class UseNow(OnCard):
    """While money is raised."""

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        if items[0] not in g.players[seat].helpers:
            return "not-yours"
        return why_not_use_now(g, seat, items[0])


class Trade(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        place = 3 * items[0] + items[1]
        if g.stock[place] < 0:
            return Text("loyang-empty-place")
        vegetable = vegetable_text(g.stock[place])
        return Text("loyang-do-trade", vegetable=vegetable, bowls=g.deck.bowls[place])

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return [f"stall:{items[0]}:{items[1]}"]

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        player = g.players[seat]
        if items[0] not in player.stalls:
            return "not-yours"
        return why_not_trade(g, cart_total(player), 3 * items[0] + items[1])


class Deliver(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        card, pairs = items
        cash = pairs * g.deck.pays[4 * card + g.rows[card]]
        return Text("loyang-do-deliver", card=the_card(g, card), pairs=pairs, cash=cash)

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        player = g.players[seat]
        if items[0] not in player.regulars:
            return "not-yours"
        return why_not_deliver(g, player, items[0], items[1])


class Serve(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        cash = casual_payment(g, g.players[seat], items[0])
        return Text("loyang-do-serve", card=the_card(g, items[0]), cash=cash)

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        player = g.players[seat]
        if items[0] not in player.casuals:
            return "not-yours"
        return why_not_serve(g, player, items[0])


class PayCard(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        player = g.players[seat]
        card = items[0]
        cost = player.bills[player.unpaid.index(card)] if card in player.unpaid else 0
        text = Text("loyang-do-pay", card=the_card(g, card), cash=cost)
        return paying(player, cost, text)


class PayOwed(Deed):
    """Compensation to regular customers."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        player = g.players[seat]
        return paying(player, player.owed, Text("loyang-do-compensate", cash=player.owed))


# --- the two-pack -----------------------------------------------------------------------------


class BuyPack(Deed):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        price = pack_price(g, seat)
        return paying(g.players[seat], price, Text("loyang-do-pack", cash=price))

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_pack(g, seat)


class KeepOne(OnCard):
    """One card; a common field is paid at once where nothing can be sold or used for it."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        text = super().label(g, seat, items)
        return borrowing(loans_unasked(g, seat, fields_cost(g, items)), text)


class KeepTwo(OnCard):
    """Two cards side by side, which needs the porter."""

    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        text = Text(
            f"loyang-do-{self.word}", card=priced(g, items[0]), other=self.lower(g, items[1])
        )
        return borrowing(loans_unasked(g, seat, fields_cost(g, items)), text)

    def lower(self, g: LoyangState, card: int) -> Text:
        return priced(g, card)

    def targets(self, g: LoyangState, seat: int, items: list[int]) -> list[str]:
        return [f"card:{card}" for card in items]

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return "no-porter"


class Stack(KeepTwo):
    """The first card on top of the second."""

    def lower(self, g: LoyangState, card: int) -> Text:
        return card_text(g, card) if g.house & PAID_LATE else priced(g, card)

    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return "not-yours"
