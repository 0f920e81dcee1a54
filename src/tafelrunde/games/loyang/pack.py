"""Two-pack: once per turn two further cards, laid out as one stack if both are kept."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.card_verbs import (
    buy_cards,
    can_draw,
    draw_for_pack,
    keep_cards,
    lay_out,
    lay_over,
    why_not_draw,
)
from tafelrunde.games.loyang.customers import covered
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import COVERED_COUNT, HELPER, ONE_PILE, STALL
from tafelrunde.games.loyang.verbs import borrow, can_pay
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow

_CARDS: Final = 2


def own_price(g: LoyangState, seat: int) -> int:
    """The larger of the number of helpers and the number of market stalls."""
    helpers, stalls = helpers_and_stalls(g, g.players[seat])
    return max(helpers, stalls)


def helpers_and_stalls(g: LoyangState, player: Player) -> tuple[int, int]:
    """How many of each count for the price."""
    helpers = len(player.helpers)
    stalls = len(player.stalls)
    if g.house & COVERED_COUNT:  # R10
        helpers += covered(g, player, HELPER)
        stalls += covered(g, player, STALL)
    return helpers, stalls


def pack_price(g: LoyangState, seat: int) -> int:
    """The price with messenger and porter counted in; never below 0."""
    player = g.players[seat]
    price = own_price(g, seat if player.messenger < 0 else player.messenger)
    return max(price - player.porter, 0)


def why_not_change_pack(g: LoyangState, seat: int) -> str | None:
    """Why there is no two-pack to buy any more."""
    if g.players[seat].packed:
        return "pack-bought"
    return why_not_draw(g, seat)


def why_not_pack(g: LoyangState, seat: int) -> str | None:
    """Why no two-pack can be bought now."""
    why = why_not_change_pack(g, seat)
    if why is not None:
        return why
    return None if can_pay(g, g.players[seat], pack_price(g, seat)) else "loan-limit"


def buy_pack(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    player.drawing = _CARDS + player.extra
    buy_cards(g, seat, pack_price(g, seat))
    if g.seats == 4 and g.house & ONE_PILE:
        # Whoever buys first draws first, so the draw belongs to the purchase.
        _draw(g, seat)


def draw_pack(g: LoyangState, seat: int) -> Flow:
    """Draw the cards of the two-pack; they lie open until the player has chosen."""
    _draw(g, seat)
    yield from ()


def _draw(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    for _ in range(player.drawing):
        if can_draw(g, seat):
            draw_for_pack(g, seat)
    player.drawing = 0


def pack_options(g: LoyangState, seat: int) -> list[Option]:
    """None, one, or two of the cards, the upper one named first."""
    player = g.players[seat]
    drawn = player.drawn
    options: list[Option] = ["none"]
    options += [("one", card) for card in drawn]
    options += [("stack", upper, lower) for upper in drawn for lower in drawn if upper != lower]
    if player.apart:
        options += [
            ("apart", card, other)
            for place, card in enumerate(drawn)
            for other in drawn[place + 1 :]
        ]
    return options


def keep_pack(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Keep both, one or none; two kept cards form one stack."""
    if option is None:
        option = yield ask(g, seat, "pack", pack_options(g, seat))
    if option == "loan":
        borrow(g, seat)
        return
    kept: list[int] = [] if option == "none" else list(option[1:])
    stacked = option[0] == "stack"
    keep_cards(g, seat, kept, stacked=stacked)
    if stacked:
        lay_over(g, seat, kept[0], kept[1])
        return
    for card in kept:
        lay_out(g, seat, card)
