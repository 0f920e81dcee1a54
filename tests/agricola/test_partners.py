"""Partners: what one may do on the other's farm, and what is said where one may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_FENCES,
    AFTER_PLOW,
    AFTER_ROOM,
    AFTER_STABLE,
    Occasion,
)
from tafelrunde.games.agricola.game import game
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.words import LANGUAGES, render
from tests.agricola.table import Table, cells, made


def partners(**options: Any) -> Table:
    """Seat 0 has plenty, and a stable on the space where its partner, seat 2, has none."""
    table = Table(4, partner__enabled=True, **options)
    table.give(wood=30, reed=9)
    return table.stables(0, 1, 2, 4)


def refusal(table: Table, decision: Decision, option: Option) -> str | None:
    """Why an option is not offered, told in every language."""
    assert not decision.offers(option)
    reason = table.why_not(decision, option)
    assert reason is not None
    for language in LANGUAGES:
        said = render(game.reason(table.g, decision, option, reason), language)
        assert reason == "no-partner" or "artner" in said, said
    return reason


def test_a_room_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    table = partners()
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_room", 5)) == "partner-space-used"
    assert refusal(table, decision, ("partner_room", 4)) == "partner-not-beside-room"
    table.has(reed=2)
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_room", 0)) == "partner-cannot-pay-room"
    assert ("partner_room", 0) in game.candidates(table.g, decision)


def test_a_stable_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    table = partners()
    table.without_stables().stables(4)
    table.stables(0, 1, 2, 3, seat=2)
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_stable", 3)) == "partner-space-used"
    assert refusal(table, decision, ("partner_stable", 4)) == "partner-no-stable-left"
    table.without_stables(2)
    table.has(wood=2)
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_stable", 4)) == "partner-cannot-pay-stable"
    table = partners(play__contiguous_farm=True)
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_stable", 4)) == "partner-farm-not-contiguous"


def test_a_field_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    table = partners()
    table.fields(9, seat=2)
    decision = table.asked("farmland")
    assert refusal(table, decision, ("partner", 9)) == "partner-space-used"
    assert refusal(table, decision, ("partner", 7)) == "partner-not-beside-field"
    assert ("partner", 7) in game.candidates(table.g, decision)


@pytest.mark.parametrize(
    ("mask", "reason"),
    [
        (cells(0, 2), "partner-pasture-not-connected"),
        (cells(5), "partner-pasture-on-tile"),
        (cells(4), "partner-fence-there"),
        (cells(11), "partner-pasture-apart"),
        (cells(0, 1, 2, 3, 6, 7, 8, 11, 12, 13), "partner-no-fence-left"),
    ],
)
def test_a_pasture_refused_on_the_partners_farm_is_told_of_that_farm(
    mask: int, reason: str
) -> None:
    table = partners()
    table.fence((4,), seat=2)
    table.without_stables()
    decision = table.asked_fences()
    assert refusal(table, decision, ("partner", mask)) == reason


def test_fences_for_the_partner_that_cannot_be_paid_are_told_with_their_surcharge() -> None:
    table = partners()
    table.has(wood=4)
    decision = table.asked_fences()
    assert refusal(table, decision, ("partner", cells(4))) == "partner-cannot-pay-fences"


def test_without_partners_there_is_no_partners_farm() -> None:
    table = Table(2)
    table.give(wood=9, reed=3)
    decision = table.asked("farm_expansion")
    assert refusal(table, decision, ("partner_stable", 4)) == "no-partner"
    assert refusal(table, decision, ("partner_room", 0)) == "no-partner"
    decision = table.asked("farmland")
    assert refusal(table, decision, ("partner", 7)) == "no-partner"
    decision = table.asked_fences()
    assert refusal(table, decision, ("partner", cells(4))) == "no-partner"


# --- beside the own farm -----------------------------------------------------------------


def test_rooms_and_stables_for_the_partner_come_besides_the_own() -> None:
    table = partners()
    table.without_stables().stables(4)
    asked = table.use(
        "farm_expansion",
        ("stable", 3),
        ("partner_room", 0),
        ("room", 0),
        "done",
    )
    assert refusal(table, asked[0], ("partner_room", 6)) == "own-first"
    assert not [option for option in asked[0].options if "partner" in str(option)]
    assert table.farm(2).rooms == [0, 5, 10]
    assert table.farm().stables == [3, 4]


def test_fences_for_the_partner_come_besides_the_own() -> None:
    table = partners()
    asked = table.build_fences(cells(3), ("partner", cells(4)), "done")
    assert refusal(table, asked[0], ("partner", cells(3))) == "own-first"
    assert all(isinstance(option, int) for option in asked[0].options)
    assert table.farm(2).pastures == [[4]]


@pytest.mark.parametrize("building", ["also", "alone"])
def test_who_cannot_build_on_the_own_farm_builds_for_the_partner_only_where_the_table_says_so(
    building: str,
) -> None:
    table = partners(partner__building=building)
    table.has(reed=0).no_fences_left()
    for space in ("farm_expansion", "fencing"):
        reason = table.why(space)
        assert (reason is None) == (building == "alone"), (space, reason)


class Listener(Card):
    """Writes down who built on whose farm."""

    def __init__(self, occasions: list[int]) -> None:
        super().__init__("E001", MINOR, 1, "actions", [], occasions)
        self.heard: list[tuple[int, int, int, list[int], int]] = []

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        o = occasion
        self.heard.append((o.what, o.actor, o.farm, o.pastures or [o.cells], o.fences))
        yield from ()


@pytest.fixture
def listener() -> Iterator[Listener]:
    card = Listener([AFTER_ROOM, AFTER_STABLE, AFTER_PLOW, AFTER_FENCES])
    with made(card):
        yield card


def test_cards_hear_who_built_on_whose_farm(listener: Listener) -> None:
    table = partners(variant__family=False)
    table.without_stables().stables(4)
    table.played(listener.id, seat=1)
    buildings: list[Option] = [("stable", 3), ("partner_room", 0), ("partner_stable", 4), "done"]
    table.use("farm_expansion", *buildings)
    table.use("farmland", ("partner", 9))
    table.build_fences(cells(3), ("partner", cells(3)), "done")
    assert listener.heard == [
        (AFTER_STABLE, 0, 0, [cells(3)], 0),
        (AFTER_ROOM, 0, 2, [cells(0)], 0),
        (AFTER_STABLE, 0, 2, [cells(4)], 0),
        (AFTER_PLOW, 0, 2, [cells(9)], 0),
        (AFTER_FENCES, 0, 0, [cells(3)], 4),
        (AFTER_FENCES, 0, 2, [cells(3)], 4),
    ]


def test_a_pasture_fenced_for_the_partner_brings_no_sheep_to_the_builder() -> None:
    table = partners(variant__family=False)
    table.played("A083")
    table.build_fences(cells(3), ("partner", cells(3, 4, 8, 9)), "done")
    assert "sheep" not in table.goods() | table.goods(2)
