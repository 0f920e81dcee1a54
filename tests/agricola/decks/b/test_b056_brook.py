"""B056 Brook, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.board.spaces import FISHING
from tafelrunde.games.agricola.verbs.verbs import stand
from tests.agricola.table import with_cards


def test_b056_gives_food_on_the_four_spaces_above_fishing() -> None:
    table = with_cards().holds("B056").turned_up("sheep_market", "fencing")
    assert table.why_no_minor("B056") == "prerequisite-missing"
    stand(table.g, 0, FISHING)
    table.play_minor("B056")
    for space in ("forest", "clay_pit", "reed_bank", "sheep_market", "fishing"):
        table.pile(space, 1).use(space)
    table.use("day_laborer")
    assert table.goods()["food"] == 4 + 1 + 2
    # The second round's space lies elsewhere, and others live at no brook.
    table.has(food=0).give(wood=4).use("fencing", 1 << 4)
    assert "food" not in table.goods()
    table.pile("forest", 1).use("forest", seat=1)
    assert table.goods(1) == {"wood": 1}
    assert "food" not in table.goods()
