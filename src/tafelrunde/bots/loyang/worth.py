"""What a Loyang table is worth to a seat, in cash, judged from what lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.loyang.taste import Taste, taste_for
from tafelrunde.games.loyang.card_verbs import lay_out
from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    DELIVERIES,
    FIELD,
    HELPER,
    HOME,
    KINDS_OF_VEGETABLE,
    REGULAR,
    ROUNDS,
    STALL,
    STORING,
)

# Less than any customer pays.
_LEAST_PAID: Final = -64
_NO_CART: Final = [0] * KINDS_OF_VEGETABLE


class Orders:
    """What a seat's customers may still take, the best-paying first.

    `rows` has a number for each delivery: in the lowest ten bits what the deck says of the
    customer, then the card in eight, then the payment, less `_LEAST_PAID`. `value` is what the
    customers count beyond that.
    """

    def __init__(self, value: float, rows: list[int]) -> None:
        self.value = value
        self.rows = rows


class Parts:
    """What a table's worth is made of beside cash and what lies on the cart and in the shop.

    `growing` has a number for each kind: what will be harvested in time, four bits a field.
    """

    def __init__(self, wanted: Orders, growing: list[int], shown: float) -> None:
        self.wanted = wanted
        self.growing = growing
        self.shown = shown


def worth(g: LoyangState, seat: int) -> float:
    """Cash, what customers will pay, and what is left over for others."""
    player = g.players[seat]
    left = ROUNDS - g.round  # rounds after this one
    return valued(g, player, left, parts_of(g, player, left))


def parts_of(g: LoyangState, player: Player, left: int) -> Parts:
    """The parts of a table's worth as the table is."""
    return Parts(orders(g, player, left), growing(player, left), display(g, player, left))


def valued(g: LoyangState, player: Player, left: int, parts: Parts) -> float:
    """A table's worth from its parts."""
    taste = taste_for(g.seats)
    value = float(player.cash) - taste.loan * player.loans - player.owed
    for bill in player.bills:
        value -= bill
    value = _with_sales(g, player, left, parts, value)
    if left > 1:
        crops, fields, plots = player.crops, player.fields, g.deck.plots
        for place in range(len(fields)):
            if crops[place] < 0:
                value += taste.empty * min(plots[fields[place]], left - 1)
    value += parts.shown
    if player.large:
        value += min(taste.large * left, taste.large_most)
    if left > 0:
        value += taste.pack * (player.drawing + len(player.drawn))
    return value


# --- sales -----------------------------------------------------------------------------------


def growing(player: Player, left: int) -> list[int]:
    """What of each kind will be harvested in time, the first field in the lowest bits."""
    found = [0] * KINDS_OF_VEGETABLE
    crops, plots = player.crops, player.left
    for place in range(len(crops) - 1, -1, -1):
        crop = crops[place]
        if crop >= 0:
            found[crop] = (found[crop] << 4) + min(plots[place], left)
    return found


def _amount(there: i64, later: i64, growing: float) -> float:
    """How many of a kind a player has or will harvest in time."""
    amount = float(there)
    while later != 0:
        amount += growing * float(later & 15)
        later >>= 4
    return amount


def _units(amount: float, enough: float) -> i64:
    """How many deliveries so many vegetables of a kind are enough for."""
    units: i64 = int(amount)
    return units + 1 if amount - float(units) >= enough else units


def _with_sales(g: LoyangState, player: Player, left: int, parts: Parts, value: float) -> float:
    """A value with what customers will pay, and what the rest of each kind is worth.

    Deliveries are reckoned in whole numbers, of each kind six bits.
    """
    taste = taste_for(g.seats)
    tenths, nowhere, share = taste.tenths, taste.nowhere, taste.growing
    cart = player.cart if player.stage < STORING else _NO_CART
    store, shelves, later = player.store, player.shop, parts.growing
    have: i64 = 0
    shop: i64 = 0
    there_are: i64 = 0
    one: i64 = 1
    kind: i64
    for kind in range(KINDS_OF_VEGETABLE):
        there: i64 = cart[kind]
        stored: i64 = store[kind]
        there += stored
        grown: i64 = later[kind]
        if there | grown:
            there_are |= one << kind
            units = _units(_amount(there, grown, share), taste.there) if grown else there
            have |= units << (6 * kind)
        shelved: i64 = shelves[kind]
        shop |= shelved << (6 * kind)
    before = have
    wanted = parts.wanted
    paid = wanted.value
    prices: i64 = g.deck.prices
    hundredths = taste.later
    later_share = float(hundredths) / 100.0
    for number in wanted.rows:
        row: i64 = number
        # What is missing is paid for; what is there is used up.
        missing: i64 = 0
        used: i64 = 0
        goods = (row >> 1) & 511
        while goods != 0:
            vegetable = (goods & 7) - 1
            goods >>= 3
            if (have >> (6 * vegetable)) & 63:
                used += (tenths >> (8 * vegetable)) & 255
            elif (shop >> (6 * vegetable)) & 63:
                missing += (prices >> (8 * vegetable)) & 255
            else:
                missing += nowhere
        net = (row >> 18) + _LEAST_PAID - missing
        # In hundredths: what is paid later against half of what else the goods are worth.
        if hundredths * net <= 5 * used:
            if row & 1:
                paid -= taste.unserved
            continue
        paid += float(net) * later_share
        goods = (row >> 1) & 511
        while goods != 0:
            place = 6 * ((goods & 7) - 1)
            goods >>= 3
            if (have >> place) & 63:
                have -= one << place
            elif (shop >> place) & 63:
                shop -= one << place
    value += paid
    gone = before - have
    spare = taste.spare
    fade = 1.0 if left > 2 else 0.45 + 0.18 * left
    for kind in range(KINDS_OF_VEGETABLE):
        if not (there_are >> kind) & 1:
            continue
        there = cart[kind]
        stored = store[kind]
        there += stored
        grown = later[kind]
        rest = _amount(there, grown, share) - float((gone >> (6 * kind)) & 63)
        if rest > 0.0:
            value += spare[kind] * fade * _diminished(rest)
    return value


def _diminished(count: float) -> float:
    """Many of a kind find fewer takers."""
    if count <= 3.0:
        return count
    if count <= 6.0:
        return 3.0 + 0.6 * (count - 3.0)
    return 3.0 + 0.6 * 3.0 + 0.3 * (count - 6.0)


def orders(g: LoyangState, player: Player, left: int) -> Orders:
    """The deliveries that customers wait for, and what those count who go unserved."""
    value = 0.0
    taste = taste_for(g.seats)
    pays, wishes = g.deck.pays, g.deck.wishes
    acting = player.stage < STORING
    rows: list[int] = []
    if player.casuals:
        bonus = modifier(g, player)
        rows = [_row(pays[4 * card] + bonus, card, wishes[card]) for card in player.casuals]
    for card in player.regulars:
        open_now = acting and not g.served[card]
        first = 4 * card + g.rows[card]
        rounds = left + 1 if open_now else left
        last = min(4 * card + DELIVERIES, first + rounds)
        wish = wishes[card]
        rows += [_row(pays[place], card, wish) for place in range(first, last)]
        if open_now and not player.content:
            value -= taste.waits_red if g.red[card] else taste.waits
        if g.red[card]:
            value -= taste.red
    if left == 0 and not acting:
        return Orders(value, [])
    if len(rows) > 1:
        rows.sort(reverse=True)
    return Orders(value, rows)


def _row(payment: i64, card: i64, wish: i64) -> int:
    """A delivery as a number; the best-paid is the greatest."""
    return int(((payment - _LEAST_PAID) << 18) + (card << 10) + wish)


# --- the display -----------------------------------------------------------------------------


def display(g: LoyangState, player: Player, left: int) -> float:
    """Stalls, helpers, and what lies covered."""
    value = 0.0
    taste = taste_for(g.seats)
    fade = min(left + 1, 3) / 3.0
    stock = g.stock
    for card in player.stalls:
        for place in range(3 * card, 3 * card + 3):
            if stock[place] >= 0:
                value += taste.place * fade
    helpers = len(player.helpers)
    value += taste.helper * fade * helpers
    value -= taste.crowded * fade * max(helpers, len(player.stalls))
    if player.haggle:
        value += taste.haggle
    value += taste.carter * player.carter + taste.porter * player.porter
    value += taste.extra * player.extra
    if player.sweet and player.casuals:
        value += taste.sweet
    value = _with_covered(g, taste, player.stalls, value)
    value = _with_covered(g, taste, player.regulars, value)
    value = _with_covered(g, taste, player.casuals, value)
    value = _with_covered(g, taste, player.helpers, value)
    for field in player.fields:
        if field < HOME and g.under[field] >= 0:
            value += 0.5 * taste.covered * printed_worth(g, taste, g.under[field])
    return value


def _with_covered(g: LoyangState, taste: Taste, cards: list[int], value: float) -> float:
    """A value with what lies covered under some cards."""
    under = g.under
    for card in cards:
        if under[card] >= 0:
            value += taste.covered * printed_worth(g, taste, under[card])
    return value


def printed_worth(g: LoyangState, taste: Taste, card: int) -> float:
    """What a card is worth by its print alone."""
    type_ = g.deck.types[card]
    if type_ == FIELD:
        return taste.print_field
    if type_ == STALL:
        return taste.print_stall
    if type_ == HELPER:
        return taste.print_helper
    return taste.print_regular if type_ == REGULAR else taste.print_casual


# --- cards to come ---------------------------------------------------------------------------


class Cards:
    """What cards would add to a seat's table now, each laid out on one common copy.

    Stalls are all alike, and so are helpers: once they are known, one by type.
    """

    def __init__(self, g: LoyangState, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.before = worth(g, seat)
        self.common = g.copy()
        self.alike: dict[int, float] = {}

    def worth(self, card: int) -> float:
        type_ = self.g.deck.types[card]
        if type_ not in (STALL, HELPER):
            return self._worth(card, type_)
        if type_ not in self.alike:
            self.alike[type_] = self._worth(card, type_)
        return self.alike[type_]

    def _worth(self, card: int, type_: int) -> float:
        g, seat, twin = self.g, self.seat, self.common
        twin.players[seat] = g.players[seat].copy()
        lay_out(twin, seat, card)
        player = twin.players[seat]
        after = worth(twin, seat)
        if type_ == FIELD:
            # unpaid: it is no field yet
            after += taste_for(g.seats).field * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
        elif type_ == REGULAR:
            after += _hope(g, player, card, ROUNDS - g.round)
        elif type_ == CASUAL:
            after += 0.5 * _hope(g, player, card, ROUNDS - g.round)
        return after - self.before


def _hope(g: LoyangState, player: Player, card: int, left: int) -> float:
    """Vegetables that are missing today may grow in time."""
    hope = 0.0
    for place in range(3 * card, 3 * card + 3):
        vegetable = g.deck.wants[place]
        if vegetable >= 0 and (vegetable in player.crops or player.cart[vegetable]):
            hope += taste_for(g.seats).hope * min(left, 4)
    return hope


def kept_worth(g: LoyangState, seat: int, option: object) -> float:
    """What keeping cards of a two-pack adds beyond what `worth` sees."""
    if not isinstance(option, tuple) or option[0] == "none":
        return 0.0
    value = 0.0
    taste = taste_for(g.seats)
    for number, card in enumerate(option[1:]):
        assert isinstance(card, int)
        share = taste.covered if option[0] == "stack" and number == 1 else 1.0
        if g.deck.types[card] == FIELD:
            value += share * taste.field * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
        elif g.deck.types[card] in {REGULAR, CASUAL}:
            value += share * _hope(g, g.players[seat], card, ROUNDS - g.round)
    return value
