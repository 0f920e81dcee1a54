"""Partners: what one may do on the other's farm, and what is said where one may not."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.fencing import build_fences
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.spaces import act
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.words import LANGUAGES, render
from tests.agricola.table import cells, fence_in, first_question, give, table


def partners(**options: object) -> Agricola:
    """Seat 0 has plenty, and a stable on the space where its partner, seat 2, has none."""
    g = table(4, partner__enabled=True, **options)
    give(g.farms[0], wood=30, reed=9)
    g.farms[0].stables = cells(0, 1, 2, 4)
    return g


def refusal(g: Agricola, decision: Decision, option: Option) -> str | None:
    """Why an option is not offered, told in every language."""
    assert not decision.offers(option)
    reason = game.why_not(g, decision, option)
    assert reason is not None
    for language in LANGUAGES:
        said = render(game.reason(g, decision, option, reason), language)
        assert reason == "no-partner" or "artner" in said, said
    return reason


def test_a_room_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    g = partners()
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_room", 5)) == "partner-space-used"
    assert refusal(g, decision, ("partner_room", 4)) == "partner-not-beside-room"
    g.farms[0].goods[3] = 2
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_room", 0)) == "partner-cannot-pay-room"
    assert ("partner_room", 0) in game.candidates(g, decision)


def test_a_stable_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    g = partners()
    g.farms[0].stables = cells(4)
    g.farms[2].stables = cells(0, 1, 2, 3)
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_stable", 3)) == "partner-space-used"
    assert refusal(g, decision, ("partner_stable", 4)) == "partner-no-stable-left"
    g.farms[2].stables = 0
    g.farms[0].goods[1] = 2
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_stable", 4)) == "partner-cannot-pay-stable"
    g = partners(play__contiguous_farm=True)
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_stable", 4)) == "partner-farm-not-contiguous"


def test_a_field_refused_on_the_partners_farm_is_told_of_that_farm() -> None:
    g = partners()
    g.farms[2].fields = cells(9)
    decision = first_question(act(g, 0, SPACE_OF["farmland"]))
    assert refusal(g, decision, ("partner", 9)) == "partner-space-used"
    assert refusal(g, decision, ("partner", 7)) == "partner-not-beside-field"
    assert ("partner", 7) in game.candidates(g, decision)


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
    g = partners()
    fence_in(g.farms[2], cells(4))
    g.farms[0].stables = 0
    decision = first_question(build_fences(g, 0, must=True))
    assert refusal(g, decision, ("partner", mask)) == reason


def test_fences_for_the_partner_that_cannot_be_paid_are_told_with_their_surcharge() -> None:
    g = partners()
    g.farms[0].goods[1] = 4
    decision = first_question(build_fences(g, 0, must=True))
    assert refusal(g, decision, ("partner", cells(4))) == "partner-cannot-pay-fences"


def test_without_partners_there_is_no_partners_farm() -> None:
    g = table(2)
    give(g.farms[0], wood=9, reed=3)
    decision = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert refusal(g, decision, ("partner_stable", 4)) == "no-partner"
    assert refusal(g, decision, ("partner_room", 0)) == "no-partner"
    decision = first_question(act(g, 0, SPACE_OF["farmland"]))
    assert refusal(g, decision, ("partner", 7)) == "no-partner"
    decision = first_question(build_fences(g, 0, must=True))
    assert refusal(g, decision, ("partner", cells(4))) == "no-partner"
