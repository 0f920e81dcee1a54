"""Actions: what a player can do in the own turn of the action phase, in any order."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.card_verbs import drop_helper
from tafelrunde.games.loyang.customers import (
    cart_total,
    deliver,
    serve,
    trade,
    why_not_deliver,
    why_not_serve,
    why_not_trade,
)
from tafelrunde.games.loyang.ending import end_turn, why_not_enlarge
from tafelrunde.games.loyang.helper import helper_of, use_helper
from tafelrunde.games.loyang.pack import buy_pack, why_not_pack
from tafelrunde.games.loyang.selling import buy, sell, why_not_buy, why_not_sell
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    BUY,
    DELIVER,
    DROP,
    KINDS_OF_VEGETABLE,
    MOST_PAIRS,
    SELL,
    SERVE,
    SOW,
    STORE_COST,
    TRADE,
    USE,
)
from tafelrunde.games.loyang.verbs import borrow, enlarge, sow
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow


def why_not_sow(g: LoyangState, player: Player, place: int, vegetable: int) -> str | None:
    """Why a vegetable of the cart cannot be sown on a field of the player."""
    if player.crops[place] >= 0:
        return "field-sown"
    if player.cart[vegetable] == 0:
        return "not-on-cart"
    if not (g.deck.crops[player.fields[place]] >> vegetable) & 1:
        return "field-refuses"
    return None


def act_options(g: LoyangState, seat: int) -> list[Option]:
    """Everything that can be done now, in the order of the overview card."""
    player = g.players[seat]
    options: list[Option] = []
    for place in range(len(player.fields)):
        if player.crops[place] < 0:
            first = 6 * player.fields[place]
            options += [
                SOW[first + vegetable]
                for vegetable in range(KINDS_OF_VEGETABLE)
                if why_not_sow(g, player, place, vegetable) is None
            ]
    for vegetable in range(KINDS_OF_VEGETABLE):
        if why_not_buy(g, player, vegetable) is None:
            options.append(BUY[vegetable])
        if why_not_sell(g, player, vegetable) is None:
            options.append(SELL[vegetable])
    total = cart_total(player)
    for card in player.stalls:
        options += [
            TRADE[place]
            for place in range(3 * card, 3 * card + 3)
            if why_not_trade(g, total, place) is None
        ]
    for card in player.helpers:
        if helper_of(g, card).why_not_use(g, seat) is None:
            options.append(USE[card])
        options.append(DROP[card])
    for card in player.regulars:
        pairs = 1
        while pairs <= MOST_PAIRS and why_not_deliver(g, player, card, pairs) is None:
            options.append(DELIVER[4 * card + pairs])
            pairs += 1
    options += [SERVE[card] for card in player.casuals if why_not_serve(g, player, card) is None]
    if why_not_pack(g, seat) is None:
        options.append("pack")
    if why_not_enlarge(g, player) is None:
        options.append("enlarge")
    options.append("end")
    return options


def act(g: LoyangState, seat: int) -> Flow:
    """One action, or the end of the turn."""
    option: Any = yield ask(g, seat, "act", act_options(g, seat))
    yield from perform(g, seat, option)


def perform(g: LoyangState, seat: int, option: Any) -> Flow:
    """Do what a player chose; trades and some helpers ask on."""
    if isinstance(option, str):
        _plain(g, seat, option)
        return
    verb: str = option[0]
    item: int = option[1]
    if verb == "buy":
        buy(g, seat, item)
    elif verb == "sell":
        sell(g, seat, item)
    elif verb == "sow":
        sow(g, seat, item, option[2])
    elif verb == "trade":
        yield from trade(g, seat, seat, item, option[2])
    elif verb == "use":
        yield from use_helper(g, seat, item)
    elif verb == "drop":
        drop_helper(g, seat, item)
    elif verb == "deliver":
        deliver(g, seat, seat, item, option[2])
    else:
        serve(g, seat, item)


def _plain(g: LoyangState, seat: int, word: str) -> None:
    if word == "end":
        end_turn(g, seat)
    elif word == "pack":
        buy_pack(g, seat)
    elif word == "enlarge":
        enlarge(g, seat, STORE_COST)
    else:
        borrow(g, seat)
