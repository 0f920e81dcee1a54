"""The occupations of deck C that are a few lines of parts, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c113_gives_a_grain_and_sells_a_vegetable_after_each_harvest() -> None:
    table = with_cards().holds("C113")
    table.play_occupation("C113", 0)
    assert table.goods() == {"grain": 1}
    table.has(grain=0, food=2)
    assert table.copy().last_to_breed(0).step("no").kinds == ["card"]
    table.last_to_breed(0).step("yes")
    assert table.goods() == {"vegetable": 1}
    # Exactly one, and only for who can pay.
    assert table.has(vegetable=0, food=1).last_to_breed(0).step() == []
