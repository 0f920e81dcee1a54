"""The greedy bot at card tables: it drafts by what cards are worth and sits at any of them."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots.agricola.cards import card_value, card_worth
from tafelrunde.bots.agricola.judge import judge, rated_places
from tafelrunde.bots.agricola.worth import worth
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.cards.base import card_number
from tafelrunde.games.agricola.cards.lists import ALL_DECKS
from tafelrunde.games.agricola.cards.ways import MODES
from tafelrunde.games.agricola.verbs.verbs import promise
from tests.agricola.table import with_cards


def greedy_until(match: Match, number: int) -> Match:
    """The greedy bot plays all seats up to a round."""
    while match.view(None)["round"] < number:
        decision = match.decisions[0]
        match.play(decision.seat, judge.best(match, decision, "key"))
    return match


@pytest.mark.parametrize("mode", MODES)
def test_the_greedy_bot_sits_at_tables_with_every_way_to_get_a_hand(mode: str) -> None:
    options = {"hand.mode": mode, "hand.mulligan": True, "hand.open_display": True}
    match = greedy_until(new("agricola", 2, 1, options), 3)
    assert all(player["hand_size"] for player in match.view(None)["players"])


def test_it_keeps_the_best_card_and_puts_the_worst_away() -> None:
    for mode, best in (("draft_combined", max), ("deal10_keep7", min)):
        match = new("agricola", 2, 4, {"hand.mode": mode})
        decision = match.decisions[0]
        values = {card: card_worth(card_number(str(card))) for card in decision.options}
        chosen = judge.best(match, decision, "key")
        assert values[chosen] == best(values.values())


def test_a_card_that_costs_less_and_asks_for_nothing_is_worth_more() -> None:
    # Market Stall brings a vegetable for a grain; Rammed Clay costs nothing and stays.
    assert card_worth(card_number("A016")) > card_worth(card_number("B008"))


def test_what_comes_again_and_again_is_worth_more_the_earlier_it_lies_open() -> None:
    for printed in ALL_DECKS:
        number = card_number(printed)
        assert card_value(number, 1) >= card_value(number, 13) or printed == "A054", printed
    # Mushroom Collector brings food with wood, Butter Churn in each harvest.
    for printed in ("A108", "B050"):
        assert card_value(card_number(printed), 1) > card_value(card_number(printed), 9) + 0.5


def test_it_sees_what_its_own_cards_do_on_a_space() -> None:
    plain = with_cards()
    scooped = with_cards().played("A067")
    gains = []
    for table in (plain, scooped):
        [(_, value)] = rated_places(table.g, 0, ["grain_seeds"])
        gains.append(value - worth(table.g, 0))
    assert gains[1] > gains[0]


def test_it_counts_on_what_waits_on_coming_rounds() -> None:
    table = with_cards()
    before = worth(table.g, 0)
    promise(table.g, 0, FOOD, 1, range(2, 5), card_number("A044"))
    assert worth(table.g, 0) > before
