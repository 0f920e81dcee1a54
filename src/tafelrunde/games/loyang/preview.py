"""Preview: what an option would bring and cost, found by doing it on a copy of the table."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.actions import act
from tafelrunde.games.loyang.cards.needs import BARGAIN_OFF, SHOPPER_OFF, seed_cost
from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.ending import score, store
from tafelrunde.games.loyang.grid import pick
from tafelrunde.games.loyang.pack import keep_pack, pack_price
from tafelrunde.games.loyang.raising import compensate, raise_for_card
from tafelrunde.games.loyang.rounds import plant_home
from tafelrunde.games.loyang.selling import shop_price
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.games.loyang.verbs import loans_for
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow


def preview(g: LoyangState, decision: Decision, option: Option) -> list[Any]:
    """What changes for the seat, as far as the option alone decides it; no chance is foretold."""
    twin = g.copy()
    flow = _step(twin, decision)
    if flow is None:
        return _inside_helper(g, decision, option)
    next(flow)
    try:
        flow.send(option)
    except StopIteration:
        pass
    else:
        flow.close()
        return [{"what": "asks"}, *_changes(g, twin, decision.seat)]
    return _changes(g, twin, decision.seat)


def _step(g: LoyangState, decision: Decision) -> Flow | None:
    """The step that begins with this decision; None where it stands inside another."""
    seat = decision.seat
    kind = decision.kind
    if kind == "act":
        return act(g, seat)
    if kind == "raise":
        return raise_for_card(g, seat)
    if kind == "compensate":
        return compensate(g, seat)
    if kind == "store":
        return store(g, seat)
    if kind == "steps":
        return score(g, seat)
    if kind == "home":
        return plant_home(g, seat)
    if kind == "grid":
        return pick(g)
    return keep_pack(g, seat) if kind == "pack" else None


def _changes(g: LoyangState, after: LoyangState, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    old, new = g.players[seat], after.players[seat]
    for what, by in (
        ("cash", new.cash - old.cash),
        ("loans", new.loans - old.loans),
        ("steps", new.place - old.place),
        ("owed", new.owed - old.owed),
        ("bills", sum(new.bills) - sum(old.bills)),
    ):
        if by:
            found.append({"what": what, "by": by})
    for what, counts, were in (
        ("cart", new.cart, old.cart),
        ("store", new.store, old.store),
        ("shop", new.shop, old.shop),
    ):
        found += [
            {"what": what, "vegetable": VEGETABLES[v], "by": counts[v] - were[v]}
            for v in range(KINDS_OF_VEGETABLE)
            if counts[v] != were[v]
        ]
    for field, crop in zip(new.fields, new.crops, strict=True):
        if field not in old.fields or old.crops[old.fields.index(field)] != crop:
            word = None if crop < 0 else VEGETABLES[crop]
            found.append({"what": "field", "field": f"field:{seat}:{field}", "crop": word})
    shown, was = _shown(after, seat), _shown(g, seat)
    found += [{"what": "leaves", "card": card} for card in was if card not in shown]
    found += [{"what": "comes", "card": card} for card in shown if card not in was]
    found += [
        {"what": "offended", "card": card}
        for card in old.regulars
        if after.red[card] and not g.red[card]
    ]
    if modifier(g, old) != modifier(after, new):
        found.append({"what": "casual", "from": modifier(g, old), "to": modifier(after, new)})
    if not new.packed and pack_price(g, seat) != pack_price(after, seat):
        prices = (pack_price(g, seat), pack_price(after, seat))
        found.append({"what": "pack", "from": prices[0], "to": prices[1]})
    return found


def _shown(g: LoyangState, seat: int) -> list[int]:
    """The action cards that lie uncovered before a seat."""
    player = g.players[seat]
    fields = [field for field in player.fields if field < HOME]
    return [*player.stalls, *player.regulars, *player.casuals, *player.helpers, *fields]


def _inside_helper(g: LoyangState, decision: Decision, option: Option) -> list[dict[str, Any]]:
    """The price or proceeds of what a helper's question offers."""
    player = g.players[decision.seat]
    kind = decision.kind
    cash = 0
    if kind == "shopper" and isinstance(option, int):
        cash = -shop_price(g, player, option, SHOPPER_OFF)
    elif kind == "seed" and isinstance(option, int):
        cash = -seed_cost(option)
    elif kind == "sell-off" and isinstance(option, int):
        cash = g.deck.sell[option] + 1
    elif isinstance(option, tuple) and isinstance(option[1], int):
        if kind == "bargain":
            cash = -max(g.deck.buy[option[1]] - BARGAIN_OFF, 0)
        elif kind == "peddle":
            cash = g.deck.sell[option[1]] + 1
    elif kind == "customer" and decision.about == "deliveryman" and isinstance(option, int):
        cash = g.deck.pays[4 * option + g.rows[option]]
    if not cash:
        return []
    found: list[dict[str, Any]] = [{"what": "cash", "by": cash}]
    if cash < 0 and loans_for(player, -cash):
        found.append({"what": "loans", "by": loans_for(player, -cash)})
    return found
