"""Scoring: points, ties and the score sheet."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import (
    BY_GOLD,
    BY_INFLUENCE,
    BY_LYDIANS,
    BY_PAIRS,
    BY_PRODUCTION,
    BY_PURPLE,
    BY_SILVER,
    BY_UPGRADED,
    GOLD,
    PURPLE,
    SILVER,
    SPRING,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    ESTATES,
    GOODS,
    INFLUENCE_POINTS,
    KINDS,
    LYDIAN,
    PACTOLUS,
)
from tafelrunde.games.lydia.verbs import upgraded_count
from tafelrunde.kernel.game import ScoreLine, places

_SILVER: Final = 0
_GOLD: Final = 1
_SPRINGS: Final = 2
_ESTATES: Final = 3
_INFLUENCE: Final = 4
_PURPLE: Final = 5
_COINS: Final = 6
LINES: Final = ("silver", "gold", "fountain-cards", "estates", "influence", "purple", "coins")


def points(g: Lydia, seat: int) -> int:
    """All points of a seat as they would count now and as everybody may know them."""
    return _total(g, seat, own=False)


def own_points(g: Lydia, seat: int) -> int:
    """All points of a seat as they would count now; it knows its own bag."""
    return _total(g, seat, own=True)


def score_sheet(g: Lydia) -> list[ScoreLine]:
    """The points by category; lines of modules that are not in play are left out."""
    columns = [_lines(g, seat, own=False) for seat in range(g.seats)]
    sheet: list[ScoreLine] = []
    for number, name in enumerate(LINES):
        if number == _SPRINGS and not g.modules & PACTOLUS:
            continue
        if number == _ESTATES and not g.modules & ESTATES:
            continue
        sheet.append(ScoreLine(f"lydia-score-{name}", [column[number] for column in columns]))
    return sheet


def ranking(g: Lydia) -> list[int]:
    """More points, then more influence, then more resources and coins; else shared (R8)."""
    keys = [
        (points(g, seat), g.influence[seat], sum(g.goods[seat * GOODS : (seat + 1) * GOODS]))
        for seat in range(g.seats)
    ]
    return places(keys)


def _total(g: Lydia, seat: int, own: bool) -> int:
    """The sum of the lines; bots ask for it far more often than for the lines."""
    total = INFLUENCE_POINTS[g.influence[seat]]
    if g.token == seat:
        total += g.goods[seat * GOODS + COIN]
    types = g.facts().type
    for card in g.properties[seat]:
        if own or types[card] != PURPLE or not hidden_bag_card(g, card):
            total += card_points(g, seat, card)
    return total


def _lines(g: Lydia, seat: int, own: bool) -> list[int]:
    lines = [0] * len(LINES)
    decks = g.facts().type
    for card in g.properties[seat]:
        deck = decks[card]
        if deck == PURPLE:
            if own or not hidden_bag_card(g, card):
                lines[_PURPLE] += purple_points(g, seat, card)
            continue
        worth = face_points(g, card)
        if deck == SILVER:
            lines[_SILVER] += worth
        elif deck == GOLD:
            lines[_GOLD] += worth
        else:
            lines[_SPRINGS] += worth
        if (g.covered >> card) & 1:
            lines[_ESTATES] += worth * (2 ** g.estates.count(card) - 1)
    lines[_INFLUENCE] = INFLUENCE_POINTS[g.influence[seat]]
    if g.token == seat:
        lines[_COINS] = g.goods[seat * GOODS + COIN]
    return lines


def card_points(g: Lydia, seat: int, card: int) -> int:
    """What a property would score now, its estate included."""
    if g.facts().type[card] == PURPLE:
        return purple_points(g, seat, card)
    estates = g.estates.count(card) if (g.covered >> card) & 1 else 0
    return int(face_points(g, card) * 2**estates)


def face_points(g: Lydia, card: int) -> int:
    """The points printed on the face that is up."""
    return g.facts().points[card * 2 + ((g.upgraded >> card) & 1)]


def purple_points(g: Lydia, seat: int, card: int) -> int:
    """Rounded down over the whole count, once for each card."""
    return purple_count(g, seat, card) // g.facts().each[card] * face_points(g, card)


def purple_count(g: Lydia, seat: int, card: int) -> int:
    """How many of what a purple card counts a seat has."""
    what = g.facts().counts[card]
    if what < COIN:
        return g.goods[seat * GOODS + what]
    if what == BY_INFLUENCE:
        return g.influence[seat]
    # R16: the courtyard's merchant is not in the bag.
    if what == BY_PAIRS:
        return pairs(g.bags[seat])
    if what == BY_LYDIANS:
        return g.bags[seat].count(LYDIAN)
    if what == BY_UPGRADED:
        return upgraded_count(g, seat)
    if what == BY_SILVER:
        return _owned(g, seat, SILVER)
    if what == BY_GOLD:
        return _owned(g, seat, GOLD) + _owned(g, seat, SPRING)
    if what == BY_PRODUCTION:
        return symbols(g, seat)
    assert what == BY_PURPLE
    return _owned(g, seat, PURPLE)


def hidden_bag_card(g: Lydia, card: int) -> bool:
    """Whether a card's points would tell what is in a hidden bag: they wait for the end (R26)."""
    if not g.hidden_bags or g.turn >= g.ends:
        return False
    return g.facts().counts[card] in (BY_PAIRS, BY_LYDIANS)


def pairs(bag: list[int]) -> int:
    """R9: two of a kind are a pair, Lydians and artisans too."""
    count = 0
    for kind in range(KINDS):
        count += bag.count(kind) // 2
    return count


def symbols(g: Lydia, seat: int) -> int:
    """R10: resource symbols in the rewards as the cards lie; nothing where an estate covers."""
    facts = g.facts()
    total = 0
    for card in g.properties[seat]:
        if not (g.covered >> card) & 1:
            total += facts.symbols[card * 2 + ((g.upgraded >> card) & 1)]
    return total


def _owned(g: Lydia, seat: int, kind: int) -> int:
    types = g.facts().type
    return sum(1 for card in g.properties[seat] if types[card] == kind)
