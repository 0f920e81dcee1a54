"""Lots at a table: whom they fall on follows from the seed, and who begins is drawn after cards."""

from __future__ import annotations

import json

import pytest

from tafelrunde.kernel.errors import RecordError
from tafelrunde.tournament import Unfit, lots, of_text
from tafelrunde.tournament.exports import round_data
from tafelrunde.tournament.rights import may
from tafelrunde.tournament.seating.seats import started
from tafelrunde.tournament.telling import told
from tafelrunde.tournament.why import why
from tafelrunde.words import render
from tests.tournament.playing import cup, seated


def test_whom_a_lot_falls_on_follows_from_the_seed() -> None:
    made, again = seated(cup(8)), seated(cup(8))
    for what in ("board", "occupations", "minors", "pieces"):
        event = made.draw(1, what, by="helper")
        assert event.facts["players"] == again.draw(1, what).facts["players"]
        assert set(event.facts["players"]) <= set(made.table(1).seats)
    assert len(made.table(1).lots["pieces"]) == 2
    drawn = [seated(cup(8, f"seed {n}")).draw(1, "board").facts["players"][0] for n in range(30)]
    assert len(set(drawn)) == 8


def test_a_lot_is_drawn_once_and_taking_it_back_changes_nothing() -> None:
    made = seated(cup(8))
    first = made.draw(1, "board").facts
    with pytest.raises(Unfit, match="drawn already"):
        made.draw(1, "board")
    made.undo()
    assert made.draw(1, "board").facts == first


def test_a_record_where_the_lot_fell_on_somebody_else_is_not_followed() -> None:
    made = seated(cup(8))
    (drawn,) = made.draw(1, "board").facts["players"]
    other = next(player for player in made.table(1).seats if player != drawn)
    *rest, last = made.text().splitlines()
    row = json.loads(last)
    row["facts"]["players"] = [other]
    with pytest.raises(RecordError, match="the lot fell on somebody else"):
        of_text("\n".join([*rest, json.dumps(row)]))


def test_who_begins_is_drawn_after_the_cards_and_counts_as_the_start() -> None:
    made = seated(cup(8))
    with pytest.raises(Unfit, match="drawn after the cards"):
        made.draw(1, "first")
    made.draft(at=1.0)
    (begins,) = made.draw(1, "first").facts["players"]
    table = made.table(1)
    assert table.opener == begins
    assert started(made.state, 2)[begins] == 1
    assert sum(started(made.state, 2).values()) == 2
    name = made.state.players[begins].name
    assert f"{name} begins, for the first time." in [render(t, "en") for t in why(made.state, 1, 1)]
    assert round_data(made.state, made.current())["tables"][0]["first"] == begins
    assert render(told(made, made.events[-1]), "de") == f"Tisch 1: {name} beginnt (gelost)"


def test_nobody_is_drawn_where_the_rules_ask_for_no_lot() -> None:
    with pytest.raises(Unfit, match="whoever began least often"):
        seated(cup(8, starts="balanced")).draw(1, "first")
    # WBC draws who begins before the cards.
    assert seated(cup(8, preset="wbc")).draw(1, "first").name == "drawn"
    made = seated(cup(8))
    made.place_table(1, "online")
    with pytest.raises(Unfit, match="Table 1 is online"):
        made.draw(1, "board")
    with pytest.raises(Unfit, match="Nobody is drawn for luck"):
        made.draw(2, "luck")
    assert not made.table(2).lots


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_draw_has_its_words(language: str) -> None:
    made = seated(cup(8))
    made.draft(at=1.0)
    for what in lots.DRAWS:
        event = made.draw(2, what)
        assert all(
            made.state.players[player].name in render(told(made, event), language)
            for player in event.facts["players"]
        )


def test_organisers_and_helpers_draw_and_slips_do_not() -> None:
    assert may("organiser", "drawn")
    assert may("helper", "drawn")
    assert not may("slip", "drawn")
