"""Pointing: everything a player could point at, and the rule that says no to it."""

from __future__ import annotations

from tafelrunde.games.loyang.actions import why_not_sow
from tafelrunde.games.loyang.cards.needs import (
    BARGAIN_OFF,
    GLEANED_FROM,
    RECRUITER_COST,
    SHOPPER_OFF,
    neighbours,
    others,
    why_not_use,
)
from tafelrunde.games.loyang.customers import (
    cart_total,
    why_not_deliver,
    why_not_serve,
    why_not_trade,
)
from tafelrunde.games.loyang.draft import why_not_lay, why_not_reveal, why_not_take
from tafelrunde.games.loyang.ending import steps_cost, why_not_enlarge
from tafelrunde.games.loyang.pack import why_not_pack
from tafelrunde.games.loyang.raising import why_not_use_now
from tafelrunde.games.loyang.rounds import why_not_plant
from tafelrunde.games.loyang.selling import why_not_buy, why_not_sell
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import BEAN, GRID, HOME, KINDS_OF_VEGETABLE
from tafelrunde.games.loyang.verbs import can_pay
from tafelrunde.kernel.decision import Decision, Option


def why_not(g: LoyangState, decision: Decision, option: Option) -> str | None:
    """The id of the rule that forbids an option; None where it is offered."""
    if decision.offers(option):
        return None
    if option == "loan":
        return "loan-limit"
    if isinstance(option, str):
        return _why_not_word(g, decision, option)
    if isinstance(option, int):
        return _why_not_number(g, decision, option)
    return _why_not_row(g, decision, option)


def _why_not_word(g: LoyangState, decision: Decision, word: str) -> str:
    seat = decision.seat
    player = g.players[seat]
    if word == "pack":
        return why_not_pack(g, seat) or "not-offered"
    if word == "enlarge":
        if decision.kind == "storekeeper":
            return "storehouse-large"
        return why_not_enlarge(g, player) or "not-offered"
    if word == "reveal":
        return why_not_reveal(g) or "not-offered"
    if word == "turn-up":
        return "no-private-field"
    if word == "stop":
        return "two-cards-due" if decision.kind == "grid" else "once-at-least"
    return "not-offered"


def _why_not_number(g: LoyangState, decision: Decision, number: int) -> str:
    seat = decision.seat
    player = g.players[seat]
    kind = decision.kind
    if kind == "home":
        return why_not_plant(g, number) or "not-offered"
    if kind == "grid":
        return "cell-empty"
    if kind == "partner":
        return "partner-has-token"
    if kind == "keep":
        return "not-in-hand"
    if kind == "steps":
        if player.place + number > g.deck.top:
            return "path-ends"
        return "loan-limit"
    if kind == "shopper":
        return why_not_buy(g, player, number, SHOPPER_OFF) or "not-offered"
    if kind == "seed" and player.cart[number] and number >= BEAN:
        return "loan-limit"
    if kind in {"give", "seed", "sell-off"}:
        return "not-on-cart" if player.cart[number] == 0 else "same-kind"
    if kind == "reap":
        return _why_not_reap(g, seat, number)
    if kind == "charm":
        return "marker-blue" if number in player.regulars else "not-yours"
    if kind == "customer":
        if decision.about == "tout":
            return "not-another-players"
        return _why_not_customer(g, seat, number)
    if kind == "recruit":
        return _why_not_recruit(g, seat, number)
    if kind == "price-of":
        return "not-another-player"
    return "not-offered"


def _why_not_reap(g: LoyangState, seat: int, field: int) -> str:
    player = g.players[seat]
    if field == HOME:
        return "home-field"
    if field not in player.fields:
        return "not-your-field"
    return "field-empty" if player.crops[player.fields.index(field)] < 0 else "reaped-already"


def _why_not_customer(g: LoyangState, seat: int, card: int) -> str:
    """Deliveryman: another player's regular customer."""
    for owner in others(g, seat):
        if card in g.players[owner].regulars:
            return "served-already" if g.served[card] else "vegetables-missing"
    return "not-another-players"


def _why_not_recruit(g: LoyangState, seat: int, card: int) -> str:
    for owner in neighbours(g, seat):
        if card in g.players[owner].helpers:
            if g.deck.lantern[card]:
                return "has-lantern"
            return why_not_use(g, seat, g.deck.helper[card], RECRUITER_COST) or "not-offered"
    return "not-another-players"


def _why_not_row(g: LoyangState, decision: Decision, row: tuple[int | str, ...]) -> str:
    numbers = [item for item in row if isinstance(item, int)]
    if isinstance(row[0], int):
        return _why_not_place(g, decision, numbers)
    verb = row[0]
    seat = decision.seat
    player = g.players[seat]
    first = numbers[0]
    if verb in {"buy", "sell", "keep"}:
        if verb == "keep":
            return "not-on-cart"
        test = why_not_buy(g, player, first) if verb == "buy" else why_not_sell(g, player, first)
        return test or "not-offered"
    if verb in {"sow", "tuck"}:
        if first not in player.fields:
            return "not-your-field"
        place = player.fields.index(first)
        if verb == "tuck":
            return "field-sown"
        return why_not_sow(g, player, place, numbers[1]) or "not-offered"
    if first >= g.deck.count:
        return "not-yours"
    if verb == "lay":
        return why_not_lay(g, seat) or "not-in-hand"
    if verb == "take":
        return why_not_take(g) or "not-in-courtyard"
    return _why_not_card(g, decision, str(verb), numbers)


def _why_not_card(g: LoyangState, decision: Decision, verb: str, numbers: list[int]) -> str:
    seat = decision.seat
    player = g.players[seat]
    card = numbers[0]
    if g.cover[card] >= 0:
        return "card-covered"
    if verb == "use":
        if card not in player.helpers:
            return "not-yours"
        if decision.kind == "raise":
            return why_not_use_now(g, seat, card) or "not-offered"
        return why_not_use(g, seat, g.deck.helper[card], 0) or "not-offered"
    if verb == "drop":
        return "not-yours" if card not in player.helpers else "not-offered"
    if verb == "trade":
        if card not in player.stalls:
            return "not-yours"
        return why_not_trade(g, cart_total(player), 3 * card + numbers[1]) or "not-offered"
    if verb == "deliver":
        if card not in player.regulars:
            return "not-yours"
        return why_not_deliver(g, player, card, numbers[1]) or "not-offered"
    if verb == "serve":
        if card not in player.casuals:
            return "not-yours"
        return why_not_serve(g, player, card) or "not-offered"
    if verb == "apart":
        return "no-porter"
    return "not-yours"


def _why_not_place(g: LoyangState, decision: Decision, numbers: list[int]) -> str:
    """Places that helpers reach for: stalls, fields and shops of other players."""
    seat = decision.seat
    player = g.players[seat]
    if decision.kind == "stall":
        if not any(numbers[0] in g.players[owner].stalls for owner in others(g, seat)):
            return "not-another-players"
        place = 3 * numbers[0] + numbers[1]
        return why_not_trade(g, cart_total(player), place) or "same-kind"
    if numbers[0] not in neighbours(g, seat):
        return "not-another-player"
    owner = g.players[numbers[0]]
    if decision.kind == "glean":
        if numbers[1] == HOME:
            return "home-field"
        if numbers[1] not in owner.fields:
            return "not-another-players"
        assert owner.left[owner.fields.index(numbers[1])] < GLEANED_FROM
        return "field-too-small"
    if decision.kind == "bargain":
        if owner.shop[numbers[1]] == 0:
            return "shop-empty"
        price = g.deck.buy[numbers[1]] - BARGAIN_OFF
        return "one-shop" if can_pay(g, player, price) else "loan-limit"
    return "not-on-cart" if player.cart[numbers[1]] == 0 else "shop-full"


# --- candidates -------------------------------------------------------------------------------


def candidates(g: LoyangState, decision: Decision) -> list[Option]:
    """Everything on the table that could answer this question, offered or not."""
    seat = decision.seat
    player = g.players[seat]
    kinds = list(range(KINDS_OF_VEGETABLE))
    kind = decision.kind
    if kind == "act":
        found: list[Option] = [("buy", v) for v in kinds]
        found += [("sell", v) for v in kinds]
        found += [("sow", field, v) for field in player.fields for v in kinds if player.cart[v]]
        found += [("trade", card, slot) for card in player.stalls for slot in range(3)]
        found += [(verb, card) for card in player.helpers for verb in ("use", "drop")]
        found += [("deliver", card, 1) for card in player.regulars]
        found += [("serve", card) for card in player.casuals]
        found += ["pack", "enlarge"]
        return _with_offered(decision, found)
    if kind == "raise":
        found = [("sell", v) for v in kinds]
        found += [("use", card) for card in player.helpers]
        return _with_offered(decision, found)
    if kind in {"compensate", "store"}:
        found = [("sell", v) for v in kinds]
        return _with_offered(decision, [*found, "enlarge"] if kind == "store" else found)
    if kind == "draft":
        found = [("lay", card) for card in player.hand]
        found += [("take", card) for card in g.yard]
        return _with_offered(decision, [*found, "reveal"])
    if kind == "home":
        return _with_offered(decision, list(kinds))
    if kind == "grid":
        return _with_offered(decision, list(range(GRID)))
    if kind == "steps":
        top = g.deck.top - player.place
        reach = [n for n in range(top + 1) if steps_cost(player.place, n) <= player.cash + 50]
        return _with_offered(decision, list(reach))
    return [*decision.options, *decision.manual]


def _with_offered(decision: Decision, found: list[Option]) -> list[Option]:
    """The offered options first, then what else could be pointed at."""
    offered = [*decision.options, *decision.manual]
    return offered + [option for option in found if option not in offered]
