"""A026 Sleeping Corner, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.board.spaces import BASIC_WISH, SPACE_OF, URGENT_WISH
from tafelrunde.games.agricola.verbs.verbs import people_of, stand
from tests.agricola.table import with_cards


def test_a026_uses_a_wish_for_children_where_one_other_seat_stands() -> None:
    table = with_cards(3).rooms(0, 1)
    table.turned_up("basic_wish_for_children", "urgent_wish_for_children")
    for space in (BASIC_WISH, URGENT_WISH):
        stand(table.g, 1, space)
        # A newborn stands beside its parent.
        stand(table.g, 1, space)
    wishes = {"basic_wish_for_children", "urgent_wish_for_children"}
    assert not wishes & set(table.open_to(0))
    table.played("A026")
    assert wishes <= set(table.open_to(0))
    assert not wishes & set(table.open_to(2))
    stand(table.g, 2, URGENT_WISH)
    assert "urgent_wish_for_children" not in table.open_to(0)
    table.step("basic_wish_for_children")
    assert table.farm().people == 3
    assert people_of(table.g, 0, BASIC_WISH) == 2
    # Its own people there are somebody, too.
    assert "basic_wish_for_children" not in table.open_to(0)


def test_a026_does_not_open_a_tile_on_which_another_space_was_chosen() -> None:
    table = with_cards(2, tile__extra_2p=True).played("A026").rooms(0).round(6)
    stand(table.g, 1, SPACE_OF["x_modest_wish"])
    assert "x_modest_wish" in table.open_to(0)
    stand(table.g, 1, SPACE_OF["x_copse"])
    assert "x_modest_wish" not in table.open_to(0)
