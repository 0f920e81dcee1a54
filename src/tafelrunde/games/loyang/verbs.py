"""Verbs: the few ways in which the table changes; each tells the listener.

These move money, vegetables and fields; `card_verbs` has those for cards.
"""

from __future__ import annotations

from tafelrunde.games.loyang.events import (
    BORROWED,
    BOUGHT,
    CASH,
    COMPENSATED,
    DELIVERED,
    ENDED,
    ENLARGED,
    FIELD_LAID,
    FIELD_UP,
    GATHERED,
    HARVESTED,
    LOST,
    OFFENDED,
    PAIRS,
    REAPED,
    ROUND,
    SERVED,
    SOLD,
    SOWN,
    STEPPED,
    TOKENS,
    TRADED,
)
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, LOAN, OVER
from tafelrunde.kernel.state import ALL, changed

# --- money -----------------------------------------------------------------------------------


def gain(g: LoyangState, seat: int, cash: int) -> None:
    g.players[seat].cash += cash
    g.bank -= cash
    if g._heard is not None and cash:
        CASH.tell(g, seat, cash)


def borrow(g: LoyangState, seat: int) -> None:
    """Five cash now; at the end of the game one step back for each loan."""
    player = g.players[seat]
    player.loans += 1
    player.cash += LOAN
    g.bank -= LOAN
    if g._heard is not None:
        BORROWED.tell(g, seat)


def loans_for(player: Player, cost: int) -> int:
    """How many loans a payment needs."""
    short = cost - player.cash
    return 0 if short <= 0 else (short + LOAN - 1) // LOAN


def can_pay(g: LoyangState, player: Player, cost: int) -> bool:
    """Whether a payment nobody is forced to make can be made, with loans if need be."""
    return player.cash >= cost or player.loans + loans_for(player, cost) <= g.loan_cap


def pay(g: LoyangState, seat: int, cost: int) -> None:
    """Pay to the supply, with no more loans than it needs."""
    player = g.players[seat]
    while player.cash < cost:
        borrow(g, seat)
    player.cash -= cost
    g.bank += cost
    if g._heard is not None and cost:
        CASH.tell(g, seat, -cost)


def pay_owner(g: LoyangState, seat: int, owner: int, cost: int) -> None:
    """Pay another player; what the imaginary opponent would get goes to the supply."""
    pay(g, seat, cost)
    if owner < g.seats:
        gain(g, owner, cost)


# --- vegetables ------------------------------------------------------------------------------


def take(g: LoyangState, seat: int, vegetable: int, count: int = 1) -> None:
    """From the supply onto the cart."""
    g.supply[vegetable] -= count
    g.players[seat].cart[vegetable] += count


def give(g: LoyangState, seat: int, vegetable: int, count: int = 1) -> None:
    """From the cart to the supply."""
    g.players[seat].cart[vegetable] -= count
    g.supply[vegetable] += count


def sell_into(g: LoyangState, seat: int, shop_of: int, vegetable: int, cash: int) -> None:
    """From the cart into a shop."""
    g.players[seat].cart[vegetable] -= 1
    g.players[shop_of].shop[vegetable] += 1
    if g._heard is not None:
        SOLD.tell(g, seat, vegetable, cash, shop_of)
    gain(g, seat, cash)


def buy_from(g: LoyangState, seat: int, shop_of: int, vegetable: int, price: int) -> None:
    """Out of a shop onto the cart."""
    pay(g, seat, price)
    g.players[shop_of].shop[vegetable] -= 1
    g.players[seat].cart[vegetable] += 1
    if g._heard is not None:
        BOUGHT.tell(g, seat, vegetable, price, shop_of)


# --- fields ----------------------------------------------------------------------------------


def draw(g: LoyangState, seat: int, pool: list[int], to: int = ALL) -> int:
    """Draw from a pool; while two pairs act, each has a stream of chance of its own."""
    return g.draw(pool, to, g.streams[g.lane[seat]] if g.streams else None)


def open_field(g: LoyangState, seat: int, field: int) -> None:
    """An empty field lies before its player."""
    player = g.players[seat]
    player.fields = [*player.fields, field]
    player.crops = [*player.crops, -1]
    player.left = [*player.left, 0]
    FIELD_LAID.tell(g, seat, field)


def stack_left(player: Player) -> bool:
    """Whether a private field is left to turn up."""
    return bool(player.first or player.second or player.tucked)


def turn_up(g: LoyangState, seat: int) -> None:
    """Turn up the top private field, if any is left."""
    player = g.players[seat]
    if player.first:
        player.first = player.first[:]
        field = draw(g, seat, player.first)
    elif player.second:
        player.second = player.second[:]
        field = draw(g, seat, player.second)
    elif player.tucked:
        field = player.tucked[0]
        player.tucked = player.tucked[1:]
    else:
        return
    open_field(g, seat, field)
    FIELD_UP.tell(g, seat, field)


def sow(g: LoyangState, seat: int, field: int, vegetable: int) -> None:
    """One vegetable of the cart as seed, the other plots filled from the supply."""
    player = g.players[seat]
    place = player.fields.index(field)
    plots = g.deck.plots[field]
    player.cart[vegetable] -= 1
    g.supply[vegetable] -= plots - 1
    player.crops = changed(player.crops, place, vegetable)
    player.left = changed(player.left, place, plots)
    SOWN.tell(g, seat, field, vegetable)


def reap(g: LoyangState, seat: int, place: int, reaper: int) -> bool:
    """One vegetable from a seat's field onto the reaper's cart; whether the field is used up."""
    player = g.players[seat]
    vegetable = player.crops[place]
    player.left = changed(player.left, place, player.left[place] - 1)
    g.players[reaper].cart[vegetable] += 1
    if g._heard is not None:
        REAPED.tell(g, seat, player.fields[place], vegetable, reaper)
    return player.left[place] == 0


def gather(g: LoyangState, owner: int, field: int, seat: int) -> bool:
    """A helper brings one vegetable from an owner's field; whether the field is used up."""
    place = g.players[owner].fields.index(field)
    vegetable = g.players[owner].crops[place]
    used_up = reap(g, owner, place, seat)
    GATHERED.tell(g, seat, field, vegetable, owner)
    return used_up


def lift_field(g: LoyangState, seat: int, place: int) -> int:
    """Take a field out of a seat's row of fields."""
    player = g.players[seat]
    field = player.fields[place]
    player.crops = player.crops[:place] + player.crops[place + 1 :]
    player.left = player.left[:place] + player.left[place + 1 :]
    player.fields = player.fields[:place] + player.fields[place + 1 :]
    return field


# --- customers -------------------------------------------------------------------------------


def bring_pair(g: LoyangState, seat: int, owner: int, card: int, pairs: int, payment: int) -> None:
    """The pair of a regular customer from the cart to the supply; its row is filled."""
    first = 3 * card
    give(g, seat, g.deck.wants[first], pairs)
    give(g, seat, g.deck.wants[first + 1], pairs)
    g.own_rows()[card] += 1
    g.own_served()[card] = 1
    DELIVERED.tell(g, seat, card, payment, pairs, owner)
    gain(g, seat, payment)


def bring_three(g: LoyangState, seat: int, card: int, payment: int) -> None:
    """What a casual customer wants from the cart to the supply."""
    for place in range(3 * card, 3 * card + 3):
        give(g, seat, g.deck.wants[place])
    SERVED.tell(g, seat, card, payment)
    gain(g, seat, payment)


def offend(g: LoyangState, seat: int, card: int) -> None:
    """A regular customer's blue marker turns red."""
    g.own_red()[card] = 1
    OFFENDED.tell(g, seat, card)


def pay_compensation(g: LoyangState, seat: int, owed: int) -> None:
    g.players[seat].owed = 0
    pay(g, seat, owed)
    if owed:
        COMPENSATED.tell(g, seat, owed)


# --- stalls and storehouse -------------------------------------------------------------------


def trade_in(g: LoyangState, seat: int, owner: int, card: int, slot: int, given: list[int]) -> None:
    """Vegetables of the cart to the supply for the one at a stall's place."""
    place = 3 * card + slot
    got = g.stock[place]
    for vegetable in given:
        give(g, seat, vegetable)
    g.players[seat].cart[got] += 1
    g.own_stock()[place] = -1
    if g._heard is not None:
        TRADED.tell(g, seat, card, got, owner, *given)


def enlarge(g: LoyangState, seat: int, cost: int) -> None:
    """The storehouse for good from one vegetable to four."""
    pay(g, seat, cost)
    g.players[seat].large = True
    ENLARGED.tell(g, seat, cost)


def lose(g: LoyangState, seat: int, vegetable: int, count: int) -> None:
    """What finds no room goes from the cart to the supply."""
    give(g, seat, vegetable, count)
    LOST.tell(g, seat, vegetable, count)


# --- the path and the rounds -----------------------------------------------------------------


def step_forward(g: LoyangState, seat: int, steps: int, cost: int) -> None:
    player = g.players[seat]
    player.place += steps
    pay(g, seat, cost)
    STEPPED.tell(g, seat, steps, cost, player.place)


def open_round(g: LoyangState) -> None:
    """Nobody has been served yet."""
    ROUND.tell(g, g.round)
    served = g.own_served()
    for card in range(g.deck.count):
        served[card] = 0


def load_cart(g: LoyangState, seat: int) -> None:
    """Stored vegetables onto the cart, before the harvest."""
    player = g.players[seat]
    for vegetable in range(KINDS_OF_VEGETABLE):
        player.cart[vegetable] += player.store[vegetable]
    player.store = [0] * KINDS_OF_VEGETABLE
    HARVESTED.tell(g, seat, *[crop for crop in player.crops if crop >= 0])


def hand_tokens(g: LoyangState, large: int, small: int) -> None:
    g.large = large
    g.small = small
    TOKENS.tell(g, large, small)


def pair_up(g: LoyangState, order: list[int]) -> None:
    """Four players: the first and third of the order form a pair, and the other two."""
    g.order = order
    PAIRS.tell(g, *order)


def close_match(g: LoyangState) -> None:
    g.phase = OVER
    ENDED.tell(g)
