"""Preview: what an option would bring and cost, found by doing it on a copy of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.pack import pack_price
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow


def tried(
    g: LoyangState, seat: int, option: Option, step: Callable[[LoyangState, int], Flow]
) -> list[Any]:
    """What an option that opens a step changes for the seat; no chance is foretold."""
    twin = g.copy()
    flow = step(twin, seat)
    next(flow)
    try:
        flow.send(option)
    except StopIteration:
        return _changes(g, twin, seat)
    flow.close()
    return [{"what": "asks"}, *_changes(g, twin, seat)]


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
