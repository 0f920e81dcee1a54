"""Ending a turn: unserved regular customers, storing, steps on the path."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.customers import cart_total
from tafelrunde.games.loyang.selling import sell, sell_options
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    COMPENSATING,
    COMPENSATION,
    DONE,
    KINDS_OF_VEGETABLE,
    LARGE_STORE,
    NUMBERS,
    SCORING,
    SMALL_STORE,
    STORE,
    STORE_COST,
    STORING,
)
from tafelrunde.games.loyang.verbs import (
    borrow,
    can_pay,
    enlarge,
    lose,
    offend,
    pay_compensation,
    step_forward,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.state import changed


def end_turn(g: LoyangState, seat: int) -> None:
    """Unserved regular customers take offence; then the vegetables are stored."""
    take_offence(g, seat)
    player = g.players[seat]
    if player.owed > player.cash:
        player.stage = COMPENSATING
    else:
        settle_compensation(g, seat)


def take_offence(g: LoyangState, seat: int) -> None:
    """For each unserved regular customer: blue marker to red, or compensation if it is red."""
    player = g.players[seat]
    player.owed += compensation_due(g, player)
    if player.content:
        return
    for card in player.regulars:
        if not g.served[card] and not g.red[card]:
            offend(g, seat, card)


def compensation_due(g: LoyangState, player: Player) -> int:
    """What the end of the turn costs now."""
    if player.content:
        return 0
    due = 0
    for card in player.regulars:
        if g.red[card] and not g.served[card]:
            due += COMPENSATION
    return due


def settle_compensation(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    player.stage = STORING
    pay_compensation(g, seat, player.owed)


# --- storing ---------------------------------------------------------------------------------


def room_left(player: Player) -> int:
    """How many more vegetables the storehouse takes this turn."""
    room = LARGE_STORE if player.large else SMALL_STORE
    room += player.room
    for count in player.store:
        room -= count
    return room


def why_not_enlarge(g: LoyangState, player: Player) -> str | None:
    """Why the storehouse cannot be enlarged."""
    if player.large:
        return "storehouse-large"
    return None if can_pay(g, player, STORE_COST) else "loan-limit"


def why_not_keep(player: Player, vegetable: int) -> str | None:
    """Why a vegetable cannot be stored."""
    if player.cart[vegetable] == 0:
        return "not-on-cart"
    return None if room_left(player) > 0 else "storehouse-full"


def why_not_lose(player: Player) -> str | None:
    """Why what is left on the cart is not yet given up."""
    return "room-to-store" if room_left(player) > 0 else None


def store_if_all_fits(g: LoyangState, seat: int) -> None:
    """Store the whole cart where there is room for it, and go on."""
    player = g.players[seat]
    if cart_total(player) > room_left(player):
        return
    cart, store = player.cart, player.store
    player.store = [store[vegetable] + cart[vegetable] for vegetable in range(KINDS_OF_VEGETABLE)]
    player.cart = [0] * KINDS_OF_VEGETABLE
    player.stage = SCORING


def lose_rest(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    for vegetable in range(KINDS_OF_VEGETABLE):
        count = player.cart[vegetable]
        if count:
            lose(g, seat, vegetable, count)


def store_options(g: LoyangState, seat: int) -> list[Option]:
    player = g.players[seat]
    options: list[Option] = [
        STORE[v] for v in range(KINDS_OF_VEGETABLE) if why_not_keep(player, v) is None
    ]
    sell_options(g, seat, options)
    if why_not_enlarge(g, player) is None:
        options.append("enlarge")
    if why_not_lose(player) is None:
        options.append("lose")
    return options


def store(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Too many for the storehouse: choose what is kept and sold; only then is the rest lost."""
    player = g.players[seat]
    if option is None:
        store_if_all_fits(g, seat)
        if player.stage == SCORING:
            return
        option = yield ask(g, seat, "store", store_options(g, seat), room_left(player))
    if option == "loan":
        borrow(g, seat)
    elif option == "enlarge":
        enlarge(g, seat, STORE_COST)
    elif option == "lose":
        lose_rest(g, seat)
    elif option[0] == "sell":
        sell(g, seat, option[1])
    else:
        player.cart[option[1]] -= 1
        player.store = changed(player.store, option[1], player.store[option[1]] + 1)


# --- the path of prosperity ------------------------------------------------------------------


def steps_cost(place: int, steps: int) -> int:
    """The first step of a round costs 1, every further one the number stepped onto."""
    cost = 0
    for step in range(1, steps + 1):
        cost += 1 if step == 1 else place + step
    return cost


def step_options(g: LoyangState, player: Player) -> list[Option]:
    """So many steps as the path has and can be paid for."""
    options: list[Option] = [NUMBERS[0]]
    steps = 1
    while player.place + steps <= g.deck.top and can_pay(
        g, player, steps_cost(player.place, steps)
    ):
        options.append(NUMBERS[steps])
        steps += 1
    return options


def score(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Step forward, any number of steps or none; that ends the turn."""
    player = g.players[seat]
    if option is None:
        option = yield ask(g, seat, "steps", step_options(g, player), player.place)
    if option == "loan":
        borrow(g, seat)
        return
    taken: int = option
    step_forward(g, seat, taken, steps_cost(player.place, taken))
    _lapse(player)


def _lapse(player: Player) -> None:
    """What helpers changed for this turn ends with it."""
    player.stage = DONE
    player.packed = False
    player.content = False
    player.sweet = False
    player.haggle = 0
    player.carter = 0
    player.room = 0
    player.porter = 0
    player.apart = False
    player.messenger = -1
    player.extra = 0
