"""B030 Wood Palisades, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b030_puts_wood_in_place_of_fences_on_the_edge_of_the_farmyard() -> None:
    table = with_cards().holds("B030").give(food=1, wood=6)
    table.play_minor("B030")
    asked = table.build_fences(1 << 4, 2)
    # A corner has two sides on the edge.
    assert asked.kinds == ["fence", "count"]
    assert asked[1].options == [0, 1, 2]
    assert table.goods() == {}
    assert table.farm().pastures == [[4]]
    assert table.counts("fences") == 4
    assert table.counts("fences_left") == 13
    assert table.points("bonus") == 2


def test_b030_has_nothing_to_ask_inside_the_farmyard() -> None:
    table = with_cards().played("B030").give(wood=9)
    assert table.build_fences(1 << 8, "done").kinds == ["fence", "fence"]
    assert table.goods() == {"wood": 5}
    assert table.points("bonus") == 0


def test_b030_goes_around_what_fifteen_fences_cannot() -> None:
    everything = sum(1 << cell for cell in range(15) if cell not in (5, 10))
    plain = with_cards().give(wood=30)
    assert plain.why_no_pasture(*(cell for cell in range(15) if cell not in (5, 10)))
    table = with_cards().played("B030").give(wood=17)
    asked = table.build_fences(everything)
    # Sixteen sides; two wood for the one that no fence is left for.
    assert asked[0].options.count(everything) == 1
    assert table.goods() == {}
    assert table.counts("fences_left") == 0
    assert table.points("bonus") == 1
    poor = with_cards().played("B030").give(wood=16)
    assert everything not in poor.pastures_to_fence()


def test_b030_builds_on_without_a_fence_in_the_supply() -> None:
    table = with_cards().played("B030").fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    assert table.counts("fences_left") == 0
    assert table.why_no_fences() is None
    table.build_fences(1 << 4)
    assert table.goods() == {}
    assert table.points("bonus") == 2
    plain = with_cards().fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    assert plain.why_no_fences() == "no-fence-left"


def test_b030_closes_a_space_within_a_ring_of_pastures() -> None:
    ring = sum(1 << cell for cell in (2, 3, 4, 7, 9, 12, 13, 14))
    table = with_cards().played("B030").give(wood=30)
    table.build_fences(ring, 8, "done")
    assert table.farm().pastures == [[2, 3, 4, 7, 9, 12, 13, 14], [8]]
    # It is a pasture already: nobody can fence it once more, for nothing and without end.
    assert 1 << 8 not in table.pastures_to_fence()


def test_b030_costs_two_wood_whatever_changes_the_price_of_fences() -> None:
    """R34: three fences are free with Hedge Keeper, palisades are none."""
    table = with_cards().played("B030", "A088").give(wood=4)
    table.copy().build_fences(1 << 4, 0, "done")
    bare = table.copy()
    bare.build_fences(1 << 4, 1)
    assert bare.goods() == {"wood": 2}
    table.build_fences(1 << 4, 2)
    assert table.goods() == {}


def test_b030_takes_part_where_fences_are_drawn_by_hand() -> None:
    table = with_cards().played("B030").give(wood=5)
    edges = [4, 5, 22, 27]
    asked = table.build_fences(*[("edge", edge) for edge in edges], "build", 1)
    assert asked[-1].options == [0, 1]
    assert table.farm().pastures == [[4]]
    assert table.goods() == {}


def test_b030_draws_no_fence_inside_the_farmyard_without_one_in_the_supply() -> None:
    table = with_cards().played("B030").fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    asked = table.build_fences(("edge", 10), "clear", 1 << 4)
    assert "build" not in asked[1].options
    assert table.points("bonus") == 2


def test_b030_is_no_help_to_mini_pasture() -> None:
    """What is fenced free of charge is fenced with fences."""
    table = with_cards().played("B030").holds("B002").give(food=2, wood=9)
    table.fence((3, 8, 9), (13, 14), (12,))
    assert table.play_minor("B002") == []
