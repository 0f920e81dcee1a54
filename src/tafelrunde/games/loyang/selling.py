"""Selling and buying at the own shop."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, SELL
from tafelrunde.games.loyang.verbs import buy_from, can_pay, sell_into
from tafelrunde.kernel.decision import Option


def why_not_sell(g: LoyangState, player: Player, vegetable: int) -> str | None:
    """Why a vegetable of the cart cannot be sold to the own shop."""
    if player.cart[vegetable] == 0:
        return "not-on-cart"
    if player.shop[vegetable] >= g.deck.spaces[vegetable]:
        return "shop-full"
    return None


def sell_options(g: LoyangState, seat: int, options: list[Option]) -> None:
    """Add what can be sold to the own shop."""
    player = g.players[seat]
    options += [
        SELL[vegetable]
        for vegetable in range(KINDS_OF_VEGETABLE)
        if why_not_sell(g, player, vegetable) is None
    ]


def sell(g: LoyangState, seat: int, vegetable: int) -> None:
    sell_into(g, seat, seat, vegetable, g.deck.sell[vegetable])


def shop_price(g: LoyangState, player: Player, vegetable: int, off: int = 0) -> int:
    """What a vegetable of the own shop costs now; prices never fall below 0."""
    price = g.deck.buy[vegetable] - off
    if player.haggle > 0:
        price -= 1
    return max(price, 0)


def why_not_buy(
    g: LoyangState, player: Player, vegetable: int, off: int = 0, promised: int = 0
) -> str | None:
    """Why a vegetable of the own shop cannot be bought; `promised` is to be paid besides."""
    if player.shop[vegetable] == 0:
        return "shop-empty"
    if not can_pay(g, player, shop_price(g, player, vegetable, off) + promised):
        return "loan-limit"
    return None


def buy(g: LoyangState, seat: int, vegetable: int, off: int = 0) -> None:
    player = g.players[seat]
    price = shop_price(g, player, vegetable, off)
    if player.haggle > 0:
        player.haggle -= 1
    buy_from(g, seat, seat, vegetable, price)
