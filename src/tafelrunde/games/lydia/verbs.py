"""Verbs: the few things that change the state, each telling the listener."""

from __future__ import annotations

from tafelrunde.games.lydia.cards.deck import GOLD, SPRING
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    COIN,
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
        g.hear("gain", (seat, GOOD_WORDS[good], has - had, had + amount - has, source))
    return 1 if good != COIN and has == MOST_RESOURCES and had < MOST_RESOURCES else 0


def pay(g: Lydia, seat: int, good: int, amount: int) -> None:
    """Give goods back to the supply."""
    g.goods[seat * GOODS + good] -= amount
    if g._heard is not None and amount:
        g.hear("pay", (seat, GOOD_WORDS[good], amount))


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
    if g._heard is not None:
        g.hear("trade", (seat, GOOD_WORDS[colour], amount))


# --- merchants --------------------------------------------------------------------------------


def draw_merchant(g: Lydia, seat: int) -> int:
    """Take a merchant out of the bag by chance."""
    kind = g.draw(g.bags[seat])
    g.drawn = kind
    if g._heard is not None:
        g.hear("draw", (seat, MERCHANTS[kind]))
    return kind


def swap(g: Lydia, seat: int) -> None:
    """Play the merchant of the courtyard; the drawn one takes its place there."""
    drawn = g.drawn
    g.drawn = g.courtyard[seat]
    g.courtyard[seat] = drawn
    g.swapped = 1
    if g._heard is not None:
        g.hear("swap", (seat, MERCHANTS[g.drawn], MERCHANTS[drawn]))


def place_merchant(g: Lydia, seat: int, place: int) -> None:
    """Put the merchant played this turn at a gate, at the fountain or on a builder tile."""
    g.at = place
    if place <= FOUNTAIN:
        g.stands[place * KINDS + g.drawn] += 1
    if g._heard is not None:
        copied = "" if g.copied == NOWHERE else MERCHANTS[g.copied]
        g.hear("place", (seat, MERCHANTS[g.drawn], PLACES[place], copied))


def to_fountain(g: Lydia, kind: int, origin: str) -> None:
    """A merchant that stood elsewhere comes to the fountain."""
    g.stands[FOUNTAIN * KINDS + kind] += 1
    if g._heard is not None:
        g.hear("to-fountain", (MERCHANTS[kind], origin))


def to_chariot(g: Lydia, kind: int, gate: int) -> None:
    g.chariots.append(kind)
    if g._heard is not None:
        g.hear("to-chariot", (MERCHANTS[kind], PLACES[gate], len(g.chariots)))


def refill(g: Lydia, seat: int, place: int, kind: int) -> None:
    """Take a merchant into the bag."""
    g.stands[place * KINDS + kind] -= 1
    g.bags[seat].append(kind)
    if g._heard is not None:
        g.hear("refill", (seat, MERCHANTS[kind], PLACES[place]))


def move_king(g: Lydia, seat: int, gate: int) -> None:
    before = g.king
    g.king = gate
    if g._heard is not None:
        g.hear("king", (seat, PLACES[before], PLACES[gate]))


# --- influence and properties -----------------------------------------------------------------


def advance(g: Lydia, seat: int) -> None:
    """Move the influence marker one level on and take that level's effects."""
    level = g.influence[seat] + 1
    g.influence[seat] = level
    if g._heard is not None:
        g.hear("influence", (seat, level))
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
    if g._heard is not None:
        g.hear("buy", (seat, card, SIDES[side]))
    if g.facts().type[card] == GOLD:
        g.opened |= 1 << side
        to_fountain(g, LYDIAN, "gold")


def upgrade(g: Lydia, seat: int, card: int) -> None:
    """Turn a property to its better face; the required number of them triggers the end."""
    g.upgraded |= 1 << card
    if g._heard is not None:
        g.hear("upgrade", (seat, card))
    if g.token == NOWHERE and upgraded_count(g, seat) >= TRIGGER[g.seats]:
        g.token = seat
        g.ends = g.turn + g.seats
        if g._heard is not None:
            g.hear("token", (seat,))


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
    if g._heard is not None:
        g.hear("tomb", (seat, SIDES[side], MERCHANTS[colour], lost))


def cover(g: Lydia, seat: int, side: int, card: int, price: int) -> None:
    """Acquire an estate and lay it on a card."""
    pay(g, seat, COIN, price)
    g.covered |= 1 << card
    g.estates[side] = card
    g.tile_owner[side] = seat
    if g._heard is not None:
        g.hear("estate", (seat, SIDES[side], card))
