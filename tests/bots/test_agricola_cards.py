"""The greedy bot at card tables: it drafts by what cards are worth and sits at any of them."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots.agricola import judge
from tafelrunde.bots.agricola_cards import card_worth
from tafelrunde.games.agricola.cards.base import card_number
from tafelrunde.games.agricola.hands import MODES

CARDS = {"variant.family": False}


def greedy_until(match: Match, number: int) -> Match:
    """The greedy bot plays all seats up to a round."""
    while match.view(None)["round"] < number:
        decision = match.decisions[0]
        match.play(decision.seat, judge.best(match, decision, "key"))
    return match


@pytest.mark.parametrize("mode", MODES)
def test_the_greedy_bot_sits_at_tables_with_every_way_to_get_a_hand(mode: str) -> None:
    options = {**CARDS, "hand.mode": mode, "hand.mulligan": True, "hand.open_display": True}
    match = greedy_until(new("agricola", 2, 1, options), 3)
    assert all(player["hand_size"] for player in match.view(None)["players"])


def test_it_keeps_the_best_card_and_puts_the_worst_away() -> None:
    for mode, best in (("draft_combined", max), ("deal10_keep7", min)):
        match = new("agricola", 2, 4, {**CARDS, "hand.mode": mode})
        decision = match.decisions[0]
        values = {card: card_worth(card_number(str(card))) for card in decision.options}
        chosen = judge.best(match, decision, "key")
        assert values[chosen] == best(values.values())


def test_a_card_that_costs_less_and_asks_for_nothing_is_worth_more() -> None:
    # Market Stall brings a vegetable for a grain; Rammed Clay costs nothing and stays.
    assert card_worth(card_number("A016")) > card_worth(card_number("B008"))
