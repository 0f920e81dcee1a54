"""Verbs: the few things that change the state, each telling the listener."""

from __future__ import annotations

from tafelrunde.games.lydia.cards.deck import FIRST_SILVER, GOLD, SPRING
from tafelrunde.games.lydia.events import (
    BOARD,
    BUY,
    DRAW,
    ESTATE,
    GAIN,
    INFLUENCE,
    KING,
    PAY,
    PLACED,
    RACE,
    RANK,
    REFILL,
    STOPPED,
    SWAP,
    TO_CHARIOT,
    TO_FOUNTAIN,
    TOKEN,
    TOMB,
    TRADE,
    UPGRADE,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    BETWEEN,
    CHARIOTS,
    COIN,
    COLOURS,
    COURTYARDS,
    FOUNTAIN,
    FOUNTAIN_CARDS_COUNT,
    GOOD_WORDS,
    GOODS,
    INFLUENCE_COINS,
    KINDS,
    LYDIAN,
    LYDIAN_LEVEL,
    MERCHANTS,
    MOST_COINS,
    MOST_RESOURCES,
    NOWHERE,
    PLACES,
    RACE_COINS,
    SIDES,
    TOMB_PRICE,
    TRIGGER,
)

# --- goods ------------------------------------------------------------------------------------


def gain(g: Lydia, seat: int, good: int, amount: int, source: str) -> int:
    """Take goods from the supply; returns 1 where a marker arrives on space 6, else 0.

    What exceeds a limit is lost, coins of a tomb too (R28). Resources of an entombed colour are
    coins.
    """
    if good != COIN and (g.entombed[seat] >> good) & 1:
        good = COIN
    place = seat * GOODS + good
    had = g.goods[place]
    most = MOST_COINS if good == COIN else MOST_RESOURCES
    has = had + amount
    has = min(has, most)
    g.goods[place] = has
    if g._heard is not None:
        GAIN.tell(g, seat, GOOD_WORDS[good], has - had, had + amount - has, source)
    return 1 if good != COIN and has == MOST_RESOURCES and had < MOST_RESOURCES else 0


def pay(g: Lydia, seat: int, good: int, amount: int) -> None:
    """Give goods back to the supply."""
    g.goods[seat * GOODS + good] -= amount
    if g._heard is not None and amount:
        PAY.tell(g, seat, GOOD_WORDS[good], amount)


def pay_all(g: Lydia, seat: int, amounts: tuple[int, int, int, int, int]) -> None:
    pay(g, seat, 0, amounts[0])
    pay(g, seat, 1, amounts[1])
    pay(g, seat, 2, amounts[2])
    pay(g, seat, 3, amounts[3])
    pay(g, seat, COIN, amounts[4])


def trade(g: Lydia, seat: int, colour: int, amount: int) -> None:
    """Exchange resources for as many coins."""
    g.goods[seat * GOODS + colour] -= amount
    g.goods[seat * GOODS + COIN] += amount
    TRADE.tell(g, seat, GOOD_WORDS[colour], amount)


# --- merchants --------------------------------------------------------------------------------


def draw_merchant(g: Lydia, seat: int) -> int:
    """Take a merchant out of the bag by chance."""
    kind = g.draw(g.bags[seat])
    g.drawn = kind
    if g._heard is not None:
        DRAW.tell(g, seat, MERCHANTS[kind])
    return kind


def swap(g: Lydia, seat: int) -> None:
    """Play the merchant of the courtyard; the drawn one takes its place there."""
    drawn = g.drawn
    g.drawn = g.courtyard[seat]
    g.courtyard[seat] = drawn
    g.swapped = 1
    SWAP.tell(g, seat, MERCHANTS[g.drawn], MERCHANTS[drawn])


def place_merchant(g: Lydia, seat: int, place: int) -> None:
    """Put the merchant played this turn at a gate, at the fountain or on a builder tile."""
    g.at = place
    if place <= FOUNTAIN:
        g.stands[place * KINDS + g.drawn] += 1
    if g._heard is not None:
        copied = "" if g.copied == NOWHERE else MERCHANTS[g.copied]
        PLACED.tell(g, seat, MERCHANTS[g.drawn], PLACES[place], copied)


def to_fountain(g: Lydia, kind: int, origin: str) -> None:
    """A merchant that stood elsewhere comes to the fountain."""
    g.stands[FOUNTAIN * KINDS + kind] += 1
    if g._heard is not None:
        TO_FOUNTAIN.tell(g, MERCHANTS[kind], origin)


def to_chariot(g: Lydia, kind: int, gate: int) -> None:
    g.chariots.append(kind)
    TO_CHARIOT.tell(g, MERCHANTS[kind], PLACES[gate], len(g.chariots))


def refill(g: Lydia, seat: int, place: int, kind: int) -> None:
    """Take a merchant into the bag."""
    g.stands[place * KINDS + kind] -= 1
    g.bags[seat].append(kind)
    if g._heard is not None:
        REFILL.tell(g, seat, MERCHANTS[kind], PLACES[place])


def move_king(g: Lydia, seat: int, gate: int) -> None:
    before = g.king
    g.king = gate
    KING.tell(g, seat, PLACES[before], PLACES[gate])


# --- influence and properties -----------------------------------------------------------------


def take_board(g: Lydia, seat: int, colour: int) -> None:
    """A player board comes with the start card and the courtyard of its colour."""
    g.colours[seat] = colour
    g.properties[seat].append(start_card(colour))
    if g.modules & COURTYARDS:
        g.courtyard[seat] = colour
    BOARD.tell(g, seat, COLOURS[colour])


def start_card(colour: int) -> int:
    """The start card of a colour."""
    assert colour < FIRST_SILVER
    return colour


def advance(g: Lydia, seat: int) -> None:
    """Move the influence marker one level on and take that level's effects."""
    level = g.influence[seat] + 1
    g.influence[seat] = level
    INFLUENCE.tell(g, seat, level)
    if level == LYDIAN_LEVEL:
        to_fountain(g, LYDIAN, "influence")
    elif level == ARTISAN_LEVEL and g.modules & ARTISANS:
        to_fountain(g, ARTISAN, "influence")
    elif INFLUENCE_COINS[level]:
        gain(g, seat, COIN, INFLUENCE_COINS[level], "influence")


def acquire(g: Lydia, seat: int, card: int, side: int) -> None:
    """Take a card from a side of the market; the Lydian on a gold one goes to the fountain."""
    g.lying &= ~(1 << card)
    g.properties[seat].append(card)
    BUY.tell(g, seat, card, SIDES[side])
    if g.facts().type[card] == GOLD:
        g.opened |= 1 << side
        to_fountain(g, LYDIAN, "gold")


def upgrade(g: Lydia, seat: int, card: int) -> None:
    """Turn a property to its better face; the required number of them triggers the end."""
    g.upgraded |= 1 << card
    UPGRADE.tell(g, seat, card)
    if g.token == NOWHERE and upgraded_count(g, seat) >= TRIGGER[g.seats]:
        g.token = seat
        g.ends = g.turn + g.seats
        TOKEN.tell(g, seat)


def upgraded_count(g: Lydia, seat: int) -> int:
    """How many upgraded properties a seat owns, for the end of the game and for scoring."""
    count = 0
    for card in g.properties[seat]:
        if (g.upgraded >> card) & 1 and counts_as_property(g, card):
            count += 1
    return count


def property_count(g: Lydia, seat: int) -> int:
    """How many properties a seat owns, for its limit."""
    cards = g.properties[seat]
    if g.rules & FOUNTAIN_CARDS_COUNT:
        return len(cards)
    return sum(1 for card in cards if counts_as_property(g, card))


def counts_as_property(g: Lydia, card: int) -> bool:
    """R13: fountain cards are properties in every respect."""
    return bool(g.rules & FOUNTAIN_CARDS_COUNT) or g.facts().type[card] != SPRING


# --- tiles ------------------------------------------------------------------------------------


def entomb(g: Lydia, seat: int, side: int) -> None:
    """Acquire a tomb: coins, a merchant of its colour for good, and one's own marker."""
    colour = g.tiles[side]
    pay(g, seat, COIN, TOMB_PRICE)
    g.stands[FOUNTAIN * KINDS + colour] -= 1
    lost = g.goods[seat * GOODS + colour]
    g.goods[seat * GOODS + colour] = 0
    g.entombed[seat] |= 1 << colour
    g.tile_owner[side] = seat
    TOMB.tell(g, seat, SIDES[side], MERCHANTS[colour], lost)


def cover(g: Lydia, seat: int, side: int, card: int, price: int) -> None:
    """Acquire an estate and lay it on a card."""
    pay(g, seat, COIN, price)
    g.covered |= 1 << card
    g.estates[side] = card
    g.tile_owner[side] = seat
    ESTATE.tell(g, seat, SIDES[side], card)


# --- races ------------------------------------------------------------------------------------


def open_race(g: Lydia, seat: int) -> None:
    g.racing = seat
    RACE.tell(g, seat)


def take_rank(g: Lydia, seat: int, rank: int, way: tuple[int, int, int, int, int]) -> None:
    """Pay for a rank and take what it brings."""
    pay_all(g, seat, way)
    RANK.tell(g, seat, rank)
    if rank == CHARIOTS:
        advance(g, seat)
    else:
        gain(g, seat, COIN, RACE_COINS[rank], "race")


def close_race(g: Lydia) -> None:
    """The merchants leave the chariots."""
    g.racing = NOWHERE
    for kind in g.chariots:
        to_fountain(g, kind, "chariots")
    g.chariots.clear()


# --- turns ------------------------------------------------------------------------------------


def end_turn(g: Lydia) -> None:
    g.stage = BETWEEN
    g.turn += 1
    if stopped(g):
        STOPPED.tell(g, g.turn // g.seats)


def stopped(g: Lydia) -> bool:
    """R29: whether the match is over without anybody having taken the fountain token."""
    return g.turn >= g.ends and g.token == NOWHERE
