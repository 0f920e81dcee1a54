"""Every reason is documented, has words, and is met somewhere on a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.words import message_ids
from tests.lydia.table import Table, card, play, why

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "tafelrunde" / "games" / "lydia"


def documented() -> set[str]:
    page = (ROOT / "docs" / "lydia.md").read_text(encoding="utf-8")
    section = page.split("## Why not")[1].split("##")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE))


def test_every_reason_in_the_catalogue_is_documented_and_the_other_way_round() -> None:
    worded = {name.removeprefix("lydia-why-") for name in message_ids("en", "lydia")}
    worded = {name for name in worded if f"lydia-why-{name}" in message_ids("en", "lydia")}
    assert worded - {"not-offered"} == documented()


@pytest.mark.interpreted
def test_every_reason_that_the_rules_give_is_documented() -> None:
    given: set[str] = set()
    flows = [PACKAGE / f"{name}.py" for name in ("rounds", "gate", "fountain", "race")]
    for path in [*flows, *(PACKAGE / "questions").glob("*.py")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if "return" in line or " else " in line:
                given.update(re.findall(r'"((?!lydia-)[a-z]+(?:-[a-z]+)+)"', line))
    assert given == documented()


@pytest.mark.parametrize("reason", sorted(documented()))
def test_every_reason_is_proved_by_a_test(reason: str) -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert f'"{reason}"' in tests


def test_elements_of_modules_that_are_not_chosen_say_so() -> None:
    match = Table().draws("lydian").match()
    assert why(match, "nw") == "module-not-in-play"
    assert why(match, "swap") == "module-not-in-play"
    bought = Table().draws("red").holds(0, coin=9).play("fountain")
    assert why(bought, "n") == "module-not-in-play"


def test_an_own_upgraded_card_can_neither_be_bought_nor_upgraded_again() -> None:
    match = Table().draws("red").holds(0, coin=9).owns(0, "+purple-gold").play("fountain")
    assert why(match, card("purple-gold")) == "already-upgraded"
    cover = Table(modules=["estates"]).draws("red").without_gold("n").holds(0, coin=3)
    cover.owns(0, "+silver-gate-red", "+silver-gate-green")
    assert why(cover.play("fountain", "n"), card("purple-influence")) == "not-yours-yet"


def test_a_race_takes_no_coins() -> None:
    table = Table(modules=["chariots"]).draws("red").at("blue", "red").level(0, 6)
    match = table.chariots("yellow", "green").holds(0, blue=1, yellow=1, coin=3).play("blue", 1)
    assert why(match, (0, 0, 0, 0, 1)) == "race-no-coins"
    assert why(match, (0, 1, 0, 1, 0)) == "not-the-price"


def test_coins_of_a_price_are_paid_with_coins() -> None:
    table = Table().draws("red").holds(0, blue=5, red=3, coin=4).level(0, 6)
    match = table.play("fountain", card("silver-gate-blue"))
    assert why(match, (0, 0, 0, 3, 0)) == "wrong-resource"


def test_what_is_asked_of_nobody_or_has_no_shape_is_refused_by_the_kernel() -> None:
    match = Table().match()
    assert match.why_not(1, "blue") == "not-asked"
    with pytest.raises(ValueError, match="is no option of place"):
        play(match, "everywhere")
