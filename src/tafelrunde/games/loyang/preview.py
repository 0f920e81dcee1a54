"""Preview: what an option would bring and cost, found by doing it on a copy of the table.

It goes as far as nothing more is asked and chance has no hand in it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.pack import pack_price
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, next_choice


class _Unforeseen(Exception):
    """Chance decides from here."""


class _Unknown(Chance):
    """The chance of a table where something is tried out: nobody can tell what it brings."""

    def below(self, n: int) -> int:
        raise _Unforeseen


_UNKNOWN: Final = _Unknown()


def tried(
    g: LoyangState, seat: int, option: Option, step: Callable[[LoyangState, int], Flow]
) -> list[Any]:
    """What an option that opens a step changes for the seat."""
    then = _trial(g)
    asks = _goes_on(step(then, seat), option)
    found: list[Any] = [{"what": "asks"}] if asks else []
    found += _changes(g, then, seat)
    return found if asks else found + _turned(g, then, seat)


def foreseen(g: LoyangState, seat: int, do: Callable[[LoyangState], None]) -> list[Any]:
    """What an answer inside a step changes for the seat; the step itself goes on after it."""
    then = _trial(g)
    with suppress(_Unforeseen):
        do(then)
    return _changes(g, then, seat)


def _trial(g: LoyangState) -> LoyangState:
    then = g.copy()
    then.chance = _UNKNOWN
    then.streams = [_UNKNOWN for _ in g.streams]
    return then


def _goes_on(flow: Flow, option: Option) -> bool:
    """Give a step its first answer, and those that are forced; whether it asks then."""
    next(flow)
    try:
        return next_choice(flow, option) is not None
    except _Unforeseen:
        return False


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
    return found


def _turned(g: LoyangState, after: LoyangState, seat: int) -> list[dict[str, Any]]:
    """What casual customers and the two-pack then stand at, when all cards have come and left."""
    found: list[dict[str, Any]] = []
    old, new = g.players[seat], after.players[seat]
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
