"""B062 Pitchfork, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.board.spaces import FARMLAND
from tafelrunde.games.agricola.verbs.verbs import stand
from tests.agricola.table import with_cards


def test_b062_gives_food_on_grain_seeds_while_farmland_is_occupied() -> None:
    table = with_cards().played("B062")
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1}
    stand(table.g, 1, FARMLAND)
    table.use("grain_seeds")
    assert table.goods() == {"grain": 2, "food": 3}
    table.use("grain_seeds", seat=1)
    assert table.goods(1) == {"grain": 1}
    assert table.goods() == {"grain": 2, "food": 3}
