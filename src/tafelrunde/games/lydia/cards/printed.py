"""Printed: what stands on a card, by the words of the rulebook."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.cards.checking import COUNTED
from tafelrunde.games.lydia.cards.deck import DECK_WORDS, PURPLE, SPRING, Deck
from tafelrunde.games.lydia.terms import COLOURS, GOOD_WORDS, GOODS, KINDS, MERCHANTS


def card_facts(facts: Deck, card: int) -> dict[str, Any]:
    """What is printed on a card, both faces."""
    if card not in facts.printed:
        facts.printed[card] = _printed(facts, card)
    return facts.printed[card]


def _printed(facts: Deck, card: int) -> dict[str, Any]:
    deck = facts.type[card]
    row: dict[str, Any] = {
        "name": facts.names[card],
        "deck": DECK_WORDS[deck],
        "pattern": facts.patterns[card],
        "start": card < 4,
        "cost": {
            GOOD_WORDS[good]: facts.cost[card * GOODS + good]
            for good in range(GOODS)
            if facts.cost[card * GOODS + good]
        },
        "points": facts.points[card * 2 : card * 2 + 2],
        "reconstructed": facts.guessed[card],
        "sources": facts.sources[card],
    }
    if deck == PURPLE:
        row["counts"] = COUNTED[facts.counts[card]]
        row["each"] = facts.each[card]
        return row
    row["merchants"] = [
        MERCHANTS[k] for k in range(KINDS) if any(_pays(facts, card, k, p) for p in range(5))
    ]
    row["gates"] = [
        COLOURS[place]
        for place in range(4)
        if deck != SPRING and any(_pays(facts, card, k, place) for k in range(KINDS))
    ]
    row["reward"] = [_reward(facts, card, face) for face in range(2)]
    return row


def _pays(facts: Deck, card: int, kind: int, place: int) -> bool:
    return bool((facts.pays[card] >> (place * KINDS + kind)) & 1)


def _reward(facts: Deck, card: int, face: int) -> dict[str, int]:
    base = (card * 2 + face) * GOODS
    return {
        GOOD_WORDS[good]: facts.reward[base + good]
        for good in range(GOODS)
        if facts.reward[base + good]
    }
