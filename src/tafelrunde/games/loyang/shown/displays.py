"""Displays: the part of the view that shows cards, where they lie and what is printed on them."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.customers import casual_payment
from tafelrunde.games.loyang.helper import helper_of
from tafelrunde.games.loyang.raising import why_not_use_now
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    DELIVERIES,
    FIELD,
    HELPER,
    HOME,
    KINDS_OF_VEGETABLE,
    REGULAR,
    STALL,
    TYPES,
    VEGETABLES,
)


def display(g: LoyangState, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    return {
        "stalls": [_stall(g, card) for card in player.stalls],
        "regulars": [_regular(g, card) for card in player.regulars],
        "casuals": [
            {
                "id": f"card:{card}",
                "card": card,
                "pays": casual_payment(g, player, card),
                "covers": covered_by(g, card),
            }
            for card in player.casuals
        ],
        "helpers": [_helper(g, seat, card) for card in player.helpers],
    }


def covered_by(g: LoyangState, card: int) -> int | None:
    return None if g.under[card] < 0 else g.under[card]


def _stall(g: LoyangState, card: int) -> dict[str, Any]:
    return {
        "id": f"card:{card}",
        "card": card,
        "places": [
            {
                "id": f"stall:{card}:{slot}",
                "vegetable": None
                if g.stock[3 * card + slot] < 0
                else VEGETABLES[g.stock[3 * card + slot]],
                "bowls": g.deck.bowls[3 * card + slot],
            }
            for slot in range(3)
        ],
        "covers": covered_by(g, card),
    }


def _regular(g: LoyangState, card: int) -> dict[str, Any]:
    return {
        "id": f"card:{card}",
        "card": card,
        "rows": g.rows[card],
        "pays": g.deck.pays[4 * card + g.rows[card]] if g.rows[card] < DELIVERIES else None,
        "red": bool(g.red[card]),
        "served": bool(g.served[card]),
        "covers": covered_by(g, card),
    }


def _helper(g: LoyangState, seat: int, card: int) -> dict[str, Any]:
    raising = len(g.players[seat].unpaid) > 0
    helper = helper_of(g, card)
    why = why_not_use_now(g, seat, card) if raising else helper.why_not_use(g, seat)
    return {
        "id": f"card:{card}",
        "card": card,
        "why_not": why,
        "covers": covered_by(g, card),
    }


# --- cards ------------------------------------------------------------------------------------


def open_cards(g: LoyangState) -> list[int]:
    """Every card that anybody can see, and what each covers."""
    cards = [*g.yard, *g.discards[0], *g.discards[1], *g.box]
    cards += [card for card in g.grid if card >= 0]
    cards += [card for card in g.under if card >= 0]
    for player in g.players:
        cards += [*player.stalls, *player.regulars, *player.casuals, *player.helpers]
        cards += [*player.unpaid, *player.drawn]
        cards += [field for field in player.fields + player.tucked if field < HOME]
    return sorted(set(cards))


def crops(g: LoyangState, field: int) -> list[str]:
    """What may grow on a field."""
    return [VEGETABLES[v] for v in range(KINDS_OF_VEGETABLE) if (g.deck.crops[field] >> v) & 1]


def card_facts(g: LoyangState, card: int) -> dict[str, Any]:
    """What is printed on a card; its name and rule are texts of the catalogues."""
    deck = g.deck
    type_ = deck.types[card]
    facts: dict[str, Any] = {
        "id": deck.ids[card],
        "type": TYPES[type_],
        "provenance": deck.provenance[card],
    }
    wants = [VEGETABLES[v] for v in deck.wants[3 * card : 3 * card + 3] if v >= 0]
    if type_ == FIELD:
        facts.update(plots=deck.plots[card], crops=crops(g, card))
    elif type_ == STALL:
        facts["offers"] = [VEGETABLES[v] for v in deck.offers[3 * card : 3 * card + 3]]
        facts["bowls"] = deck.bowls[3 * card : 3 * card + 3]
    elif type_ == HELPER:
        word = helper_of(g, card).word
        facts.update(
            kind=word,
            lantern=deck.lantern[card],
            name=[f"loyang-helper-{word}"],
            rule=[f"loyang-helper-{word}.text"],
        )
    elif type_ == REGULAR:
        facts.update(wants=wants, pays=deck.pays[4 * card : 4 * card + 4])
        facts.update(dotted=card in deck.dotted)
    else:
        facts.update(wants=wants, pays=deck.pays[4 * card])
    if deck.named[card]:
        facts["name"] = [f"loyang-card-{deck.ids[card]}"]
    elif type_ != HELPER:
        facts["name"] = [f"loyang-type-{TYPES[type_]}"]
    return facts
