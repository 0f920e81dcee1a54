"""Verbs: the few ways in which the table changes; each tells the listener."""

from __future__ import annotations

from bisect import insort

from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    FIELD,
    FIELD_COST,
    HELPER,
    HOME,
    LOAN,
    PAID_LATE,
    REGULAR,
    RESHUFFLE,
    SPENT_LEAVE,
    STALL,
)
from tafelrunde.kernel.state import ALL

# --- money -----------------------------------------------------------------------------------


def gain(g: LoyangState, seat: int, cash: int) -> None:
    g.players[seat].cash += cash
    g.bank -= cash
    if g._heard is not None and cash:
        g.hear("cash", (seat, cash))


def borrow(g: LoyangState, seat: int) -> None:
    """Five cash now; at the end of the game one step back for each loan."""
    player = g.players[seat]
    player.loans += 1
    player.cash += LOAN
    g.bank -= LOAN
    if g._heard is not None:
        g.hear("loan", (seat,))


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
        g.hear("cash", (seat, -cost))


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
        g.hear("sold", (seat, vegetable, cash, shop_of))
    gain(g, seat, cash)


def buy_from(g: LoyangState, seat: int, shop_of: int, vegetable: int, price: int) -> None:
    """Out of a shop onto the cart."""
    pay(g, seat, price)
    g.players[shop_of].shop[vegetable] -= 1
    g.players[seat].cart[vegetable] += 1
    if g._heard is not None:
        g.hear("bought", (seat, vegetable, price, shop_of))


def sell_off(g: LoyangState, seat: int, vegetable: int, cash: int) -> None:
    """From the cart to the supply for cash."""
    give(g, seat, vegetable)
    if g._heard is not None:
        g.hear("sold-off", (seat, vegetable, cash))
    gain(g, seat, cash)


# --- fields ----------------------------------------------------------------------------------


def open_field(g: LoyangState, seat: int, field: int) -> None:
    """An empty field lies before its player."""
    player = g.players[seat]
    player.fields.append(field)
    player.crops.append(-1)
    player.left.append(0)
    if g._heard is not None:
        g.hear("field", (seat, field))


def turn_up(g: LoyangState, seat: int) -> None:
    """Turn up the top private field, if any is left."""
    player = g.players[seat]
    if player.first:
        field = draw(g, seat, player.first)
    elif player.second:
        field = draw(g, seat, player.second)
    elif player.tucked:
        field = player.tucked.pop(0)
    else:
        return
    open_field(g, seat, field)
    if g._heard is not None:
        g.hear("field-up", (seat, field))


def sow(g: LoyangState, seat: int, field: int, vegetable: int) -> None:
    """One vegetable of the cart as seed, the other plots filled from the supply."""
    player = g.players[seat]
    place = player.fields.index(field)
    plots = g.deck.plots[field]
    player.cart[vegetable] -= 1
    g.supply[vegetable] -= plots - 1
    player.crops[place] = vegetable
    player.left[place] = plots
    if g._heard is not None:
        g.hear("sown", (seat, field, vegetable))


def reap(g: LoyangState, seat: int, place: int, reaper: int) -> bool:
    """One vegetable from a seat's field onto the reaper's cart; whether the field is used up."""
    player = g.players[seat]
    vegetable = player.crops[place]
    player.left[place] -= 1
    g.players[reaper].cart[vegetable] += 1
    if g._heard is not None:
        g.hear("reaped", (seat, player.fields[place], vegetable, reaper))
    return player.left[place] == 0


def gather(g: LoyangState, owner: int, field: int, seat: int) -> bool:
    """A helper brings one vegetable from an owner's field; whether the field is used up."""
    place = g.players[owner].fields.index(field)
    vegetable = g.players[owner].crops[place]
    used_up = reap(g, owner, place, seat)
    if g._heard is not None:
        g.hear("gathered", (seat, field, vegetable, owner))
    return used_up


def spend_field(g: LoyangState, seat: int, place: int) -> None:
    """A harvested-out field leaves: a private one the game, a common one to the discards (R7)."""
    field = lift_field(g, seat, place)
    if g._heard is not None:
        g.hear("spent", (seat, field))
    if field >= HOME:
        g.players[seat].spent += 1
        return
    if g.house & SPENT_LEAVE:
        insort(g.box, field)
    else:
        discard(g, seat, field)
    uncover(g, seat, field)


def lift_field(g: LoyangState, seat: int, place: int) -> int:
    """Take a field out of a seat's row of fields."""
    player = g.players[seat]
    player.crops.pop(place)
    player.left.pop(place)
    return player.fields.pop(place)


# --- cards -----------------------------------------------------------------------------------


def draw(g: LoyangState, seat: int, pool: list[int], to: int = ALL) -> int:
    """Draw from a pool; while two pairs act, each has a stream of chance of its own."""
    return g.draw(pool, to, g.streams[g.lane[seat]] if g.streams else None)


def can_draw(g: LoyangState, seat: int) -> bool:
    lane = g.lane[seat]
    if g.piles[lane]:
        return True
    return bool(g.house & RESHUFFLE) and len(g.discards[lane]) > 0


def why_not_draw(g: LoyangState, seat: int) -> str | None:
    """Why no card can be drawn; solo no card phase brings the discards back."""
    if can_draw(g, seat):
        return None
    return "no-card-left" if g.seats == 1 else "pile-empty"


def draw_card(g: LoyangState, seat: int) -> int:
    """The top card of the draw pile, seen by all."""
    lane = g.lane[seat]
    if not g.piles[lane]:
        # R12: discards return before the next card phase only where the table wants it
        g.piles[lane] = g.discards[lane]
        g.discards[lane] = []
        if g._heard is not None:
            g.hear("reshuffled", ())
    return draw(g, seat, g.piles[lane])


def discard(g: LoyangState, seat: int, card: int) -> None:
    """To the discards; kept in order of number, so that two pairs cannot disturb each other."""
    insort(g.discards[g.lane[seat]], card)


def lay_out(g: LoyangState, seat: int, card: int) -> None:
    """Lay a card into a seat's display, set up as its type wants it."""
    if g.deck.types[card] == FIELD:
        g.players[seat].unpaid.append(card)
        g.players[seat].bills.append(FIELD_COST)
        return
    set_up(g, seat, card)


def lay_over(g: LoyangState, seat: int, upper: int, lower: int) -> None:
    """Lay two cards out as one stack; a covered field is paid when it is kept (R11)."""
    g.under[upper] = lower
    g.cover[lower] = upper
    lay_out(g, seat, upper)
    if g.deck.types[lower] == FIELD and not g.house & PAID_LATE:
        lay_out(g, seat, lower)


def set_up(g: LoyangState, seat: int, card: int) -> None:
    """Put a card at its own place in the display."""
    player = g.players[seat]
    deck = g.deck
    kind = deck.types[card]
    if g._heard is not None:
        g.hear("laid-out", (seat, card))
    if kind == FIELD:
        open_field(g, seat, card)
    elif kind == STALL:
        for place in range(3 * card, 3 * card + 3):
            vegetable = deck.offers[place]
            g.stock[place] = vegetable
            g.supply[vegetable] -= 1
        player.stalls.append(card)
    elif kind == REGULAR:
        g.rows[card] = 0
        g.red[card] = 0
        g.served[card] = 0
        player.regulars.append(card)
    elif kind == CASUAL:
        player.casuals.append(card)
    else:
        assert kind == HELPER
        player.helpers.append(card)


def uncover(g: LoyangState, seat: int, card: int) -> None:
    """A card has left a display: what it covered moves to its own place."""
    lower = g.under[card]
    if lower < 0:
        return
    g.under[card] = -1
    g.cover[lower] = -1
    if g._heard is not None:
        g.hear("uncovered", (seat, lower))
    if lower in g.players[seat].unpaid:
        return
    if g.deck.types[lower] == FIELD and g.house & PAID_LATE:
        lay_out(g, seat, lower)
    else:
        set_up(g, seat, lower)


def settle_bill(g: LoyangState, seat: int, card: int) -> None:
    """Pay for a card that was taken; it goes to its place unless another covers it."""
    player = g.players[seat]
    place = player.unpaid.index(card)
    player.unpaid.pop(place)
    cost = player.bills.pop(place)
    pay(g, seat, cost)
    if g._heard is not None:
        g.hear("paid-for", (seat, card, cost))
    if g.cover[card] < 0:
        set_up(g, seat, card)


def finish_stall(g: LoyangState, owner: int, card: int) -> None:
    """An empty stall is discarded."""
    first = 3 * card
    if g.stock[first] >= 0 or g.stock[first + 1] >= 0 or g.stock[first + 2] >= 0:
        return
    if g._heard is not None:
        g.hear("emptied", (owner, card))
    _leave(g, owner, g.players[owner].stalls, card)


def finish_regular(g: LoyangState, owner: int, card: int) -> None:
    if g._heard is not None:
        g.hear("departed", (owner, card))
    _leave(g, owner, g.players[owner].regulars, card)


def finish_casual(g: LoyangState, owner: int, card: int) -> None:
    _leave(g, owner, g.players[owner].casuals, card)


def finish_helper(g: LoyangState, owner: int, card: int) -> None:
    _leave(g, owner, g.players[owner].helpers, card)


def _leave(g: LoyangState, owner: int, shown: list[int], card: int) -> None:
    """Out of a display to the discards; what the card covered is uncovered."""
    shown.remove(card)
    discard(g, owner, card)
    uncover(g, owner, card)
