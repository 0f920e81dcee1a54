"""Rule errors planted on purpose: the tests of the rules must find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.games.loyang import (
    actions,
    card_verbs,
    customers,
    draft,
    ending,
    grid,
    helper,
    rounds,
    scoring,
    selling,
    verbs,
)
from tafelrunde.games.loyang.helpers import charmer, gleaner
from tafelrunde.games.loyang.helpers.reach import neighbours
from tafelrunde.games.loyang.state import LoyangState, Player
from tests.loyang import (
    test_actions,
    test_customers,
    test_draft,
    test_ending,
    test_harvest,
    test_helpers,
    test_pack,
    test_prelude,
    test_solo,
)

pytestmark = pytest.mark.interpreted


def every_step_its_number(place: int, steps: int) -> int:
    return sum(place + step for step in range(1, steps + 1))


def loans_forgiven(g: LoyangState, seat: int) -> tuple[int, int, int]:
    return (g.players[seat].place, g.players[seat].cash, 0)


def never_offended(g: LoyangState, seat: int) -> None:
    """Nobody minds."""


def always_printed(g: LoyangState, player: Player) -> int:
    return 0


def no_limit(g: LoyangState, seat: int) -> str | None:
    return None


def row_one_is_mixed(g: LoyangState, seat: int, card: int) -> None:
    real_discard(g, seat, card)
    g.grid[2], g.grid[1] = g.grid[1], g.grid[2]


def full_price(g: LoyangState, player: Player, vegetable: int, off: int = 0) -> int:
    return g.deck.buy[vegetable] - off


def nothing_happens(g: LoyangState, seat: int, card: int) -> None:
    """The card stays as it is."""


def any_field(g: LoyangState, player: Player, place: int, vegetable: int) -> str | None:
    if player.crops[place] >= 0:
        return "field-sown"
    return None if player.cart[vegetable] else "not-on-cart"


def small_fields_too(g: LoyangState, seat: int) -> list[Any]:
    return [(owner, field) for owner in neighbours(g, seat) for field in g.players[owner].fields]


def two_rows_filled(g: LoyangState, seat: int, owner: int, card: int, pairs: int) -> None:
    real_deliver(g, seat, owner, card, pairs)
    g.rows[card] += pairs - 1


def everybody_may(g: LoyangState, vegetable: int) -> str | None:
    return "field-refuses" if vegetable > 2 else None


def blue_for_nothing(g: LoyangState, seat: int, cash: int) -> None:
    real_gain(g, seat, 0 if cash == 2 else cash)


real_discard = card_verbs.discard
real_deliver = customers.deliver
real_gain = verbs.gain

PLANTED: list[tuple[Any, str, Callable[..., Any], Callable[[], None]]] = [
    (
        ending,
        "steps_cost",
        every_step_its_number,
        lambda: test_ending.TestSteps().test_a_step_can_be_paid_with_a_loan(),
    ),
    (
        ending,
        "take_offence",
        never_offended,
        lambda: (
            test_customers.TestRegularCustomers().test_every_further_round_without_delivery_costs_two()
        ),
    ),
    (
        customers,
        "modifier",
        always_printed,
        lambda: (
            test_customers.TestCasualCustomers().test_more_casual_than_regular_customers_pay_two_less()
        ),
    ),
    (draft, "why_not_lay", no_limit, test_draft.test_the_example_of_three_players),
    (grid, "discard", row_one_is_mixed, test_solo.test_the_grid_slides_by_columns),
    (
        selling,
        "shop_price",
        full_price,
        lambda: test_helpers.TestHaggler().test_the_next_three_vegetables_cost_one_less_each(),
    ),
    (
        card_verbs,
        "uncover",
        nothing_happens,
        lambda: test_pack.TestKeeping().test_the_lower_card_sleeps_until_the_upper_one_has_left(),
    ),
    (
        actions,
        "why_not_sow",
        any_field,
        lambda: test_actions.TestSowing().test_six_plots_take_few_kinds_and_three_plots_all(
            132, 6, {0, 1, 2}
        ),
    ),
    (
        gleaner,
        "_fields",
        small_fields_too,
        lambda: test_helpers.TestGleaner().test_home_fields_and_small_ones_are_left_alone(),
    ),
    (
        actions,
        "deliver",
        two_rows_filled,
        lambda: test_helpers.TestCarter().test_a_delivery_may_be_double_and_fills_one_row(),
    ),
    (
        rounds,
        "why_not_plant",
        everybody_may,
        test_prelude.test_two_players_may_choose_the_same_kind_and_the_third_may_not,
    ),
    (
        charmer,
        "gain",
        blue_for_nothing,
        lambda: (
            test_helpers.TestCharmer().test_a_red_marker_turns_blue_and_each_blue_one_brings_one()
        ),
    ),
    (
        scoring,
        "tie_breakers",
        loans_forgiven,
        lambda: test_ending.TestTheEnd().test_then_vegetables_on_fields_and_in_the_storehouse(),
    ),
    (
        helper,
        "finish_helper",
        nothing_happens,
        lambda: test_actions.TestHelpers().test_a_used_helper_is_discarded_at_once(),
    ),
    (
        rounds,
        "spend_field",
        verbs.lift_field,
        test_harvest.test_a_common_field_that_leaves_uncovers_what_lay_below_it,
    ),
]


@pytest.mark.parametrize(
    ("module", "name", "wrong", "test"),
    PLANTED,
    ids=[f"{row[0].__name__}.{row[1]}" for row in PLANTED],
)
def test_a_planted_error_is_found(
    module: Any,
    name: str,
    wrong: Callable[..., Any],
    test: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    test()
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises((AssertionError, ValueError)):
        test()
