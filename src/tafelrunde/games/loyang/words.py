"""Words: cards, fields and owners as texts, for labels and the log."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    FIELD,
    FIELD_COST,
    HELPER,
    HELPERS,
    HOME,
    REGULAR,
    STALL,
    TYPES,
    VEGETABLES,
)
from tafelrunde.kernel.text import Text, dashed


def vegetable_text(vegetable: int) -> Text:
    return Text(f"loyang-{VEGETABLES[vegetable]}")


def card_text(g: LoyangState, card: int) -> Text:
    """A card's name; where it has none, its type and what it shows."""
    deck = g.deck
    type_ = deck.types[card]
    if type_ == HELPER:
        return Text("loyang-helper-" + HELPERS[deck.helper[card]])
    if type_ == FIELD:
        return Text("loyang-common-field", plots=deck.plots[card])
    if type_ == STALL:
        return Text("loyang-stall", **_three(deck.offers[3 * card : 3 * card + 3]))
    if deck.named[card]:
        return Text(f"loyang-card-{deck.ids[card]}")
    wants = [v for v in deck.wants[3 * card : 3 * card + 3] if v >= 0]
    return Text(f"loyang-{dashed(TYPES[type_])}", **_three(wants))


def priced(g: LoyangState, card: int) -> Text:
    """A card that would be laid out; a common field with what it costs then."""
    text = card_text(g, card)
    if g.deck.types[card] != FIELD:
        return text
    return Text("loyang-with-price", what=text, cash=FIELD_COST)


def fields_cost(g: LoyangState, cards: list[int]) -> int:
    """What the common fields among some cards cost when they are laid out."""
    return FIELD_COST * sum(g.deck.types[card] == FIELD for card in cards)


def the_card(g: LoyangState, card: int) -> Text:
    """A card within a sentence; regular customers with a name of their own need no article."""
    text = card_text(g, card)
    if g.deck.types[card] == REGULAR and g.deck.named[card]:
        return text
    return Text("loyang-the", what=text)


def _three(vegetables: list[int]) -> dict[str, int | str | Text]:
    return {f"v{n}": vegetable_text(v) for n, v in enumerate(vegetables, start=1)}


def field_text(g: LoyangState, field: int) -> Text:
    if field == HOME:
        return Text("loyang-home-field")
    word = "loyang-common-field" if field < HOME else "loyang-private-field"
    return Text(word, plots=g.deck.plots[field])


def owner_text(g: LoyangState, owner: int) -> Text:
    return Text("seat", seat=owner) if owner < g.seats else Text("loyang-opponent")


def in_display(g: LoyangState, card: int, text: Text) -> Text:
    """What can be done with a card of a display, and whose display that is."""
    for owner, player in enumerate(g.players):
        if card in player.stalls + player.regulars + player.casuals + player.helpers:
            return Text("loyang-of-seat", what=text, seat=owner_text(g, owner))
    return text
