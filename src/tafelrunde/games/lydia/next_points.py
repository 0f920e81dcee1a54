"""Next points: what would bring a seat more in each line of the score sheet."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.checking import COUNTED
from tafelrunde.games.lydia.cards.deck import GOLD, PURPLE, SILVER, SPRING
from tafelrunde.games.lydia.scoring import (
    LINES,
    face_points,
    hidden_bag_card,
    purple_count,
    purple_points,
    score_sheet,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    COLOURS,
    ESTATE,
    GOODS,
    INFLUENCE_POINTS,
    LEVELS,
    MOST_COINS,
    NOWHERE,
)
from tafelrunde.games.lydia.words import card_title, resource
from tafelrunde.kernel.text import Text

_DECK_OF: Final = {"silver": SILVER, "gold": GOLD, "fountain-cards": SPRING}


def next_points(g: Lydia) -> dict[str, list[list[Text]]]:
    """By line of the score sheet and seat, as everybody may know it."""
    shown = [line.id.removeprefix("lydia-score-") for line in score_sheet(g)]
    lines = [line for line in LINES if line in shown]
    return {
        f"lydia-score-{line}": [_of(g, seat, line) for seat in range(g.seats)] for line in lines
    }


def _of(g: Lydia, seat: int, line: str) -> list[Text]:
    if line == "influence":
        return _influence(g.influence[seat])
    if line == "coins":
        return _coins(g, seat)
    if line == "purple":
        return _purple(g, seat)
    if line == "estates":
        return _estates(g, seat)
    return [*_bought(g, _DECK_OF[line]), *_upgraded(g, seat, _DECK_OF[line])]


def _influence(level: int) -> list[Text]:
    for more in range(1, LEVELS - level + 1):
        gain = INFLUENCE_POINTS[level + more] - INFLUENCE_POINTS[level]
        if gain:
            return [Text("lydia-next-influence", more=more, gain=gain)]
    return [Text("next-points-most")]


def _coins(g: Lydia, seat: int) -> list[Text]:
    coins = g.goods[seat * GOODS + COIN]
    if g.token == seat:
        return [Text("lydia-next-coin") if coins < MOST_COINS else Text("next-points-most")]
    if g.token == NOWHERE and coins:
        return [Text("lydia-next-token", gain=coins)]
    return []


def _bought(g: Lydia, deck: int) -> list[Text]:
    """The cards of a deck that lie in the city and count when they are bought."""
    facts = g.facts()
    worth = [
        face_points(g, card)
        for card in range(len(facts.type))
        if (g.lying >> card) & 1 and facts.type[card] == deck
    ]
    found = [points for points in worth if points > 0]
    if not found:
        return []
    low, high = min(found), max(found)
    if low == high:
        return [Text("lydia-next-card", gain=low)]
    return [Text("lydia-next-cards", low=low, high=high)]


def _upgraded(g: Lydia, seat: int, deck: int) -> list[Text]:
    """The own card of a deck that would gain most by being upgraded."""
    facts = g.facts()
    gains = [
        (facts.points[card * 2 + 1] - facts.points[card * 2], -card)
        for card in g.properties[seat]
        if facts.type[card] == deck and not (g.upgraded >> card) & 1
    ]
    gain, card = max(gains, default=(0, 0))
    if gain <= 0:
        return []
    return [Text("lydia-next-upgrade", card=card_title(facts, -card), gain=gain)]


def _purple(g: Lydia, seat: int) -> list[Text]:
    """For each purple card how many more of what it counts are missing; then what is to be had."""
    facts = g.facts()
    told: list[Text] = []
    for card in g.properties[seat]:
        if facts.type[card] != PURPLE or hidden_bag_card(g, card):
            continue
        each, gain = facts.each[card], face_points(g, card)
        more = each - purple_count(g, seat, card) % each
        what = COUNTED[facts.counts[card]]
        counted = resource(what) if what in COLOURS else Text(f"lydia-counted-{what}")
        if gain:
            told.append(Text("lydia-next-counted", counted=counted, more=more, gain=gain))
    worth = [
        purple_points(g, seat, card)
        for card in range(len(facts.type))
        if (g.lying >> card) & 1 and facts.type[card] == PURPLE and not hidden_bag_card(g, card)
    ]
    best = max(worth, default=0)
    return [*told, Text("lydia-next-purple", gain=best)] if best else told


def _estates(g: Lydia, seat: int) -> list[Text]:
    """An estate doubles a card: the best that could be covered."""
    facts = g.facts()
    free = any(
        tile == ESTATE and owner == NOWHERE
        for tile, owner in zip(g.tiles, g.tile_owner, strict=False)
    )
    worth = [
        face_points(g, card)
        for card in g.properties[seat]
        if facts.type[card] in (SILVER, GOLD)
        and (g.upgraded >> card) & 1
        and not (g.covered >> card) & 1
    ]
    best = max(worth, default=0)
    return [Text("lydia-next-estate", gain=best)] if free and best else []
