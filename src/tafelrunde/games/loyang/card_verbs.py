"""Verbs for cards: how they come, lie, and leave; each tells the listener."""

from __future__ import annotations

from bisect import insort

from tafelrunde.games.loyang.events import (
    DEALT,
    DEPARTED,
    DRAFTED,
    DRAWN,
    DROPPED,
    EMPTIED,
    KEPT,
    LAID,
    LAID_OUT,
    PACK,
    PAID_FOR,
    PICKED,
    REFILLED,
    RESHUFFLED,
    SLID,
    SPENT,
    STACKED,
    TURNED_UP,
    UNCOVERED,
    USED,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    CASUAL,
    FIELD,
    FIELD_COST,
    HELPER,
    HOME,
    OPPONENT_CARDS,
    PAID_LATE,
    REFILL,
    REGULAR,
    RESHUFFLE,
    SPENT_LEAVE,
    STALL,
)
from tafelrunde.games.loyang.verbs import draw, lift_field, open_field, pay
from tafelrunde.kernel.state import ALL, changed, only, without

# --- piles -----------------------------------------------------------------------------------


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
        g.own_pile(lane).extend(g.discards[lane])
        g.own_discards(lane).clear()
        RESHUFFLED.tell(g)
    return draw(g, seat, g.own_pile(lane))


def discard(g: LoyangState, seat: int, card: int) -> None:
    """To the discards; kept in order of number, so that two pairs cannot disturb each other."""
    insort(g.own_discards(g.lane[seat]), card)


def deal_card(g: LoyangState, seat: int) -> None:
    """A card of the draw pile into a hand."""
    card = g.draw(g.own_pile(0), only(seat))
    player = g.players[seat]
    player.hand = [*player.hand, card]
    if g._heard is not None:
        DEALT.tell(g, seat, card, to=only(seat))


def draw_for_pack(g: LoyangState, seat: int) -> None:
    """A card of the draw pile before the player who bought the two-pack."""
    card = draw_card(g, seat)
    player = g.players[seat]
    player.drawn = [*player.drawn, card]
    DRAWN.tell(g, seat, card)


def buy_cards(g: LoyangState, seat: int, price: int) -> None:
    """Pay the two-pack of this turn."""
    g.players[seat].packed = True
    pay(g, seat, price)
    PACK.tell(g, seat, price)


def keep_cards(g: LoyangState, seat: int, kept: list[int], *, stacked: bool) -> None:
    """Of the cards drawn for the two-pack these stay, the others are discarded."""
    player = g.players[seat]
    drawn = player.drawn
    player.drawn = []
    (STACKED if stacked else KEPT).tell(g, seat, *kept)
    for card in drawn:
        if card not in kept:
            discard(g, seat, card)


# --- courtyard and grid ----------------------------------------------------------------------


def turn_into_yard(g: LoyangState) -> None:
    """A card of the draw pile is turned into the courtyard."""
    card = g.draw(g.own_pile(0))
    g.yard = [*g.yard, card]
    TURNED_UP.tell(g, g.turn, card)


def lay_into_yard(g: LoyangState, seat: int, card: int) -> None:
    """A hand card into the courtyard."""
    player = g.players[seat]
    player.hand = without(player.hand, card)
    g.yard = [*g.yard, card]
    g.reveal(ALL)
    LAID.tell(g, seat, card)


def take_both(g: LoyangState, seat: int, taken: int, kept: int) -> None:
    """A courtyard card and a card of the own out of them, the hand's rest into the courtyard."""
    player = g.players[seat]
    if kept == player.starter:
        player.starter = -1
        rest = player.hand
    else:
        rest = without(player.hand, kept)
    g.yard = without(g.yard, taken) + rest
    player.hand = []
    g.reveal(ALL)
    DRAFTED.tell(g, seat, taken, kept)
    for card in rest:
        LAID.tell(g, seat, card)


def pick_cell(g: LoyangState, seat: int, cell: int, price: int) -> int:
    """Solo: a card out of the grid."""
    card = g.grid[cell]
    g.grid = changed(g.grid, cell, -1)
    g.picks += 1
    PICKED.tell(g, seat, card, price)
    return card


def close_grid(g: LoyangState) -> None:
    """Solo: the grid has slid and is filled again."""
    g.picks = 0
    SLID.tell(g)


def give_opponent(g: LoyangState, type_: int) -> None:
    """Solo: turn cards over until one of the type lies there; the others go back."""
    deck = g.deck
    fitting = [card for card in g.piles[0] if deck.types[card] == type_]
    if fitting:
        card = g.draw(fitting)
        g.own_pile(0).remove(card)
        place_card(g, 1, card)


def refill_opponent(g: LoyangState, owner: int, type_: int) -> None:
    """R13: a card of the imaginary opponent that is used up is not replaced.

    The table may want it otherwise.
    """
    if owner < g.seats or not g.house & REFILL:
        return
    if len(display_of(g, owner, type_)) == OPPONENT_CARDS:
        return
    give_opponent(g, type_)
    shown = display_of(g, owner, type_)
    if len(shown) == OPPONENT_CARDS:
        REFILLED.tell(g, owner, shown[-1])


# --- displays --------------------------------------------------------------------------------


def display_of(g: LoyangState, owner: int, type_: int) -> list[int]:
    """The visible cards of a type, other than fields."""
    player = g.players[owner]
    if type_ == STALL:
        return player.stalls
    if type_ == REGULAR:
        return player.regulars
    return player.casuals if type_ == CASUAL else player.helpers


def lay_out(g: LoyangState, seat: int, card: int) -> None:
    """Lay a card into a seat's display, set up as its type wants it."""
    if g.deck.types[card] == FIELD:
        player = g.players[seat]
        player.unpaid = [*player.unpaid, card]
        player.bills = [*player.bills, FIELD_COST]
        return
    place_card(g, seat, card)


def lay_over(g: LoyangState, seat: int, upper: int, lower: int) -> None:
    """Lay two cards out as one stack; a covered field is paid when it is kept (R11)."""
    g.own_under()[upper] = lower
    g.own_cover()[lower] = upper
    lay_out(g, seat, upper)
    if g.deck.types[lower] == FIELD and not g.house & PAID_LATE:
        lay_out(g, seat, lower)


def place_card(g: LoyangState, seat: int, card: int) -> None:
    """Put a card at its own place in the display."""
    player = g.players[seat]
    deck = g.deck
    type_ = deck.types[card]
    if g._heard is not None:
        LAID_OUT.tell(g, seat, card)
    if type_ == FIELD:
        open_field(g, seat, card)
    elif type_ == STALL:
        stock = g.own_stock()
        for place in range(3 * card, 3 * card + 3):
            vegetable = deck.offers[place]
            stock[place] = vegetable
            g.supply[vegetable] -= 1
        player.stalls = [*player.stalls, card]
    elif type_ == REGULAR:
        if g.rows[card]:
            g.own_rows()[card] = 0
        if g.red[card]:
            g.own_red()[card] = 0
        if g.served[card]:
            g.own_served()[card] = 0
        player.regulars = [*player.regulars, card]
    elif type_ == CASUAL:
        player.casuals = [*player.casuals, card]
    else:
        assert type_ == HELPER
        player.helpers = [*player.helpers, card]


def uncover(g: LoyangState, seat: int, card: int) -> None:
    """A card has left a display: what it covered moves to its own place."""
    lower = g.under[card]
    if lower < 0:
        return
    g.own_under()[card] = -1
    g.own_cover()[lower] = -1
    UNCOVERED.tell(g, seat, lower)
    if lower in g.players[seat].unpaid:
        return
    if g.deck.types[lower] == FIELD and g.house & PAID_LATE:
        lay_out(g, seat, lower)
    else:
        place_card(g, seat, lower)


def settle_bill(g: LoyangState, seat: int, card: int) -> None:
    """Pay for a card that was taken; it goes to its place unless another covers it."""
    player = g.players[seat]
    place = player.unpaid.index(card)
    cost = player.bills[place]
    player.unpaid = player.unpaid[:place] + player.unpaid[place + 1 :]
    player.bills = player.bills[:place] + player.bills[place + 1 :]
    pay(g, seat, cost)
    PAID_FOR.tell(g, seat, card, cost)
    if g.cover[card] < 0:
        place_card(g, seat, card)


def finish_stall(g: LoyangState, owner: int, card: int) -> None:
    """An empty stall is discarded."""
    first = 3 * card
    if g.stock[first] >= 0 or g.stock[first + 1] >= 0 or g.stock[first + 2] >= 0:
        return
    EMPTIED.tell(g, owner, card)
    player = g.players[owner]
    player.stalls = without(player.stalls, card)
    _leave(g, owner, card)


def finish_regular(g: LoyangState, owner: int, card: int) -> None:
    DEPARTED.tell(g, owner, card)
    player = g.players[owner]
    player.regulars = without(player.regulars, card)
    _leave(g, owner, card)


def finish_casual(g: LoyangState, owner: int, card: int) -> None:
    player = g.players[owner]
    player.casuals = without(player.casuals, card)
    _leave(g, owner, card)


def finish_helper(g: LoyangState, owner: int, card: int) -> None:
    player = g.players[owner]
    player.helpers = without(player.helpers, card)
    _leave(g, owner, card)


def use_card(g: LoyangState, seat: int, card: int) -> None:
    """A helper sets to work."""
    USED.tell(g, seat, card)


def drop_helper(g: LoyangState, seat: int, card: int) -> None:
    """A helper is thrown away unused."""
    DROPPED.tell(g, seat, card)
    finish_helper(g, seat, card)


def _leave(g: LoyangState, owner: int, card: int) -> None:
    """What has left a display goes to the discards; what it covered is uncovered."""
    discard(g, owner, card)
    uncover(g, owner, card)


def spend_field(g: LoyangState, seat: int, place: int) -> None:
    """A harvested-out field leaves: a private one the game, a common one to the discards (R7)."""
    field = lift_field(g, seat, place)
    SPENT.tell(g, seat, field)
    if field >= HOME:
        g.players[seat].spent += 1
        return
    if g.house & SPENT_LEAVE:
        g.box = sorted([*g.box, field])
    else:
        discard(g, seat, field)
    uncover(g, seat, field)
