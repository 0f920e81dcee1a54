"""Rule errors planted on purpose: each turns at least one test red.

They are planted from outside, so the sources must be interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from tafelrunde.games.lydia import (
    fountain,
    gate,
    payment,
    rounds,
    scoring,
    verbs,
)
from tafelrunde.games.lydia.state import Lydia
from tests.lydia import (
    test_bonus,
    test_end,
    test_flags,
    test_fountain,
    test_gate,
    test_meetings,
    test_modules,
    test_purple,
    test_turn,
)

pytestmark = pytest.mark.interpreted


def eager_bonus(g: Lydia, seat: int, good: int, amount: int, source: str) -> int:
    """A marker that stays on 6 counts as arriving."""
    verbs.gain(g, seat, good, amount, source)
    return int(good != 4 and g.goods[seat * 5 + good] == 6)


def basic_pays(g: Lydia, seat: int, card: int) -> int:
    """Upgraded cards pay like basic ones."""
    reward = g.facts().reward[card * 10 : card * 10 + 5]
    reached = 0
    for good, amount in enumerate(reward):
        reached += verbs.gain(g, seat, good, amount, "property")
    return reached


def late_end(g: Lydia, seat: int, card: int) -> None:
    """The seat that triggers the end has another turn."""
    verbs.upgrade(g, seat, card)
    if g.token == seat:
        g.ends = g.turn + g.seats + 1


def rounded_up(g: Lydia, seat: int, card: int) -> int:
    each = g.facts().each[card]
    return -(-scoring.purple_count(g, seat, card) // each) * scoring.face_points(g, card)


def kept_marker(g: Lydia, seat: int, side: int) -> None:
    """A tomb leaves the resources of its colour."""
    held = list(g.goods)
    verbs.entomb(g, seat, side)
    colour = g.tiles[side]
    g.goods[seat * 5 + colour] = held[seat * 5 + colour]


def by_goods_first(g: Lydia) -> list[int]:
    keys = [(scoring.points(g, s), sum(g.goods[s * 5 : s * 5 + 5])) for s in range(g.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def nothing(*_: Any) -> None:
    return None


def never(*_: Any) -> bool:
    return False


Proof = Callable[[], None]
PLANTED: dict[str, tuple[ModuleType, str, Any, Proof]] = {
    "seven resources": (
        verbs,
        "MOST_RESOURCES",
        7,
        test_gate.test_resources_above_six_are_lost,
    ),
    "thirteen coins": (
        gate,
        "MOST_COINS",
        13,
        test_gate.test_trading_never_exceeds_twelve_coins,
    ),
    "a bonus for staying on six": (
        gate,
        "gain",
        eager_bonus,
        test_bonus.test_a_marker_that_already_stood_on_six_brings_nothing,
    ),
    "upgraded cards pay once": (
        gate,
        "card_pays",
        basic_pays,
        test_gate.test_the_upgraded_face_pays_double,
    ),
    "pairs stay at the gate": (
        gate,
        "pair_leaves",
        never,
        test_gate.test_two_of_a_colour_go_to_the_fountain,
    ),
    "the merchant placed yields nothing": (
        gate,
        "place_merchant",
        nothing,
        test_gate.test_the_rulebooks_green_merchant_at_the_blue_gate,
    ),
    "one more property": (
        fountain,
        "PROPERTY_LIMIT",
        (4, 6, 9, 99, 99, 99, 99),
        test_fountain.test_the_property_limit_is_checked_at_each_purchase,
    ),
    "the Lydian stays on the gold card": (
        verbs,
        "GOLD",
        99,
        test_fountain.test_a_gold_card_sends_its_lydian_to_the_fountain_at_once,
    ),
    "buying from every side": (
        fountain,
        "keep_to",
        nothing,
        test_fountain.test_after_the_first_purchase_only_that_side_is_open,
    ),
    "upgrading first": (
        fountain,
        "upgrading_allowed",
        lambda _: True,
        test_fountain.test_all_buying_comes_before_all_upgrading,
    ),
    "a further turn for who ends the game": (
        fountain,
        "upgrade",
        late_end,
        lambda: test_end.test_every_other_seat_takes_exactly_one_more_turn(3),
    ),
    "seven upgraded end a game of two": (
        verbs,
        "TRIGGER",
        (0, 0, 7, 7, 6),
        lambda: test_end.test_one_fewer_does_not(2),
    ),
    "levels add up": (
        scoring,
        "INFLUENCE_POINTS",
        (0, 0, 0, 0, 4, 14, 32),
        lambda: test_bonus.test_only_the_level_where_the_marker_stands_scores(5, 10),
    ),
    "purple cards round up": (
        scoring,
        "purple_points",
        rounded_up,
        lambda: test_purple.test_resources_score_three_for_every_two_held("blue", 3, 3),
    ),
    "goods before influence in a tie": (
        import_module("tafelrunde.games.lydia.game"),
        "ranking",
        by_goods_first,
        test_end.test_influence_counts_before_goods,
    ),
    "wild from level five on": (
        payment,
        "WILD_LEVEL",
        5,
        test_bonus.test_below_level_six_nothing_is_wild,
    ),
    "refilling from gates at will": (
        rounds,
        "fountain_size",
        lambda _: 0,
        test_turn.test_the_refill_takes_any_merchant_from_the_fountain,
    ),
    "the king stays": (
        gate,
        "why_not_king",
        nothing,
        test_modules.test_the_king_moves_to_a_different_gate_of_ones_choice,
    ),
    "a tomb keeps the marker": (
        fountain,
        "entomb",
        kept_marker,
        test_modules.test_a_tomb_costs_two_coins_a_merchant_from_the_fountain_and_the_marker,
    ),
    "artisans race": (
        gate,
        "LYDIAN",
        6,
        test_meetings.test_an_artisan_and_a_copied_lydian_both_go_to_the_fountain,
    ),
    "rank two for two coins": (
        verbs,
        "RACE_COINS",
        (0, 1, 2, 0),
        test_modules.test_rank_two_pays_for_the_first_two_chariots_three_coins,
    ),
    "bonuses always at once": (
        gate,
        "BONUS_AFTER_BOTH_INCOMES",
        0,
        test_gate.test_the_property_pays_what_lies_when_the_merchant_is_placed,
    ),
    "a tile right after its gold card": (
        fountain,
        "TILE_SAME_ACTION",
        -1,
        test_flags.test_r17_reversed_keeps_a_tile_back_in_the_action_of_its_gold_card,
    ),
}


@pytest.mark.parametrize("error", PLANTED)
def test_a_planted_error_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, wrong, proof = PLANTED[error]
    proof()
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises((AssertionError, ValueError, KeyError, IndexError)):
        proof()
