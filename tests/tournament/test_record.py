"""A tournament is its record: events, what is taken back, what is refused, and reading it again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tafelrunde.kernel.errors import RecordError
from tafelrunde.tournament import Unfit, load, new, of_text
from tafelrunde.tournament.rules import stage
from tafelrunde.tournament.telling import told
from tafelrunde.words import render
from tests.tournament.playing import by_name, cup, scored, seated


def test_the_record_tells_everything_again(tmp_path: Path) -> None:
    made = scored(seated(cup(9)), Random(1))
    made.drop(3)
    made.undo()
    made.save(tmp_path / "cup.jsonl")
    again = load(tmp_path / "cup.jsonl")
    assert again.state == made.state
    assert again.text() == made.text()
    assert again.standings() == made.standings()


def test_an_undo_takes_the_last_event_back_and_can_be_taken_back_itself() -> None:
    made = cup(6)
    made.drop(2)
    undone = made.undo()
    assert made.state.active == [1, 2, 3, 4, 5, 6]
    made.undo(undone.n)
    assert made.state.active == [1, 3, 4, 5, 6]
    assert [event.name for event in made.events[-3:]] == ["dropped", "undone", "undone"]
    with pytest.raises(Unfit, match="has been taken back already"):
        made.undo(undone.n)


def test_what_later_events_need_cannot_be_taken_back() -> None:
    made = seated(cup(6))
    before = made.text()
    with pytest.raises(Unfit, match="cannot be taken back, because what came later needs it"):
        made.undo(1)
    assert made.text() == before


def test_an_event_that_does_not_fit_changes_nothing() -> None:
    made = seated(cup(6))
    before, state = made.text(), str(made.state)
    with pytest.raises(Unfit, match="has 3 seats, not 2"):
        made.result(1, [40, 41])
    with pytest.raises(Unfit, match="There is no table 3; tables are 1 to 2"):
        made.result(3, [40, 41, 42])
    with pytest.raises(Unfit, match="is not over; results are missing or disputed at: 1, 2"):
        made.seat()
    with pytest.raises(Unfit, match="The name anna is taken"):
        made.enter(" anna ")
    assert (made.text(), str(made.state)) == (before, state)


@pytest.mark.parametrize(
    ("line", "written", "said"),
    [
        (1, "{}", "line 1: this is no tournament"),
        (3, "nonsense", "line 3: this line is no JSON"),
        (3, '{"n":7,"event":"dropped","facts":{"player":1}}', "line 3: event 2 is missing"),
        (8, '{"n":7,"event":"dropped","facts":{"player":70}}', "line 8: There is no player 70"),
        (8, '{"n":7,"event":"dropped","facts":{}}', "line 8: .*dropped, player is missing"),
        (8, '{"n":7,"event":"undone","facts":{"of":7}}', "line 8: an undo names an event before"),
    ],
)
def test_a_damaged_record_names_the_line(line: int, written: str, said: str) -> None:
    made = cup(6)
    made.drop(1)
    lines = made.text().splitlines()
    lines[line - 1] = written
    with pytest.raises(RecordError, match=said):
        of_text("\n".join(lines))


def test_late_entries_and_drops_are_seated_or_not() -> None:
    made = scored(seated(cup(8)), Random(2))
    late = made.enter("Late").facts["player"]
    made.drop(1)
    made.seat()
    playing = {player for table in made.current().tables for player in table.seats}
    assert late in playing
    assert 1 not in playing


def test_who_drops_out_of_a_draft_makes_it_one_to_seat_anew() -> None:
    made = cup(8)
    made.seat()
    made.drop(3)
    with pytest.raises(Unfit, match="Lena has dropped out and sits in the draft"):
        made.publish()
    made.seat()
    made.publish()
    assert made.current().table_of(3) is None


def test_the_same_result_from_two_phones_is_noticed_not_doubled() -> None:
    made = seated(cup(6))
    assert made.result(1, [45, 42, 40], by="Anna").kind == "new"
    events = len(made.events)
    assert made.result(1, [45, 42, 40], by="Lena").kind == "same"
    assert len(made.events) == events


def test_another_result_for_the_same_table_is_a_dispute_for_the_organiser() -> None:
    made = seated(cup(6))
    made.result(1, [45, 42, 40], by="Anna")
    assert made.result(1, [45, 44, 40], by="Lena").kind == "differs"
    assert made.result(1, [45, 44, 40], by="Lena").kind == "same"
    table = made.table(1)
    assert table.status == "disputed"
    assert [(claim.by, claim.scores[1]) for claim in table.claims] == [("Anna", 42), ("Lena", 44)]
    assert all(row.points == 0 for row in made.standings())
    made.correct(1, [45, 43, 40], "counted again")
    assert made.table(1).final
    with pytest.raises(Unfit, match="has a result already"):
        made.result(1, [1, 2, 3], by="Anna")


def test_a_result_is_confirmed_by_somebody_else() -> None:
    made = seated(cup(6))
    made.result(1, [45, 42, 40], by="Anna")
    with pytest.raises(Unfit, match="Somebody else"):
        made.confirm(1, by="Anna")
    assert any(cell.provisional for row in made.standings() for cell in row.cells)
    made.confirm(1, by="Lena")
    assert made.table(1).status == "confirmed"


def test_the_same_phone_is_no_second_pair_of_eyes_under_another_name() -> None:
    made = seated(cup(6))
    made.result(1, [45, 42, 40], by="Anna", device="A1B2")
    with pytest.raises(Unfit, match="own phone"):
        made.confirm(1, by="Lena", device="A1B2")
    made.confirm(1, by="Lena", device="C3D4")
    table = made.table(1)
    assert (table.entered_from, table.confirmed_by, table.confirmed_from) == (
        *("A1B2", "Lena"),
        "C3D4",
    )


def test_what_is_said_to_be_wrong_stands_at_the_dispute_and_in_the_log() -> None:
    made = seated(cup(6))
    made.result(1, [45, 42, 40], by="Anna")
    said = made.dispute(1, "Two stables too many", by="Lena")
    assert [(claim.by, claim.words) for claim in made.table(1).claims] == [
        ("Anna", ""),
        ("Lena", "Two stables too many"),
    ]
    assert "Two stables too many" in render(told(made, said), "en")


def test_who_entered_a_result_may_enter_it_anew_until_it_is_confirmed() -> None:
    made = seated(cup(6))
    made.result(1, [45, 42, 40], by="Anna")
    assert made.result(1, [45, 42, 41], by="Anna").kind == "new"
    assert made.table(1).scores == [45, 42, 41]


def test_a_correction_counts_in_an_earlier_round() -> None:
    made = seated(scored(seated(cup(6)), Random(3)))
    made.correct(1, [60, 20, 10], round=1)
    winner = made.table(1, 1).seats[0]
    row = next(row for row in made.standings() if row.player == winner)
    assert row.cells[0].score == 60
    assert row.wins >= 1


def test_the_organiser_seats_by_hand_and_swaps() -> None:
    made = cup(6)
    made.seat_by_hand([[1, 2, 3], [4, 5, 6]])
    made.swap(1, 6)
    assert [table.seats for table in made.current().tables] == [[6, 2, 3], [4, 5, 1]]
    made.publish()
    with pytest.raises(Unfit, match="published already"):
        made.swap(1, 6)
    with pytest.raises(Unfit, match="seated twice"):
        scored(made, Random(1)).seat_by_hand([[1, 2, 3], [3, 5, 6]])


def test_a_closed_tournament_takes_nothing_but_an_undo() -> None:
    made = cup(6)
    made.close()
    with pytest.raises(Unfit, match="closed"):
        made.enter("Late")
    made.undo()
    made.enter("Late")


def test_rules_that_something_was_played_by_stay_and_others_change() -> None:
    made = seated(cup(8))
    # Published: what is dealt in this round stays, in later ones it may change.
    dealt = made.rules["deals"]
    with pytest.raises(Unfit, match="goes by these rules: cards"):
        made.change({"deals": dealt[2:]})
    made.change({"deals": [*dealt[:1], *dealt[2:]], "stages": [stage(2)]})
    with pytest.raises(Unfit, match="rounds and days"):
        made.change({"stages": [stage(1, "best", 4)]})
    made.change({"points": {**made.rules["points"], "4": [9, 5, 3, 1]}})
    scored(made, Random(1))
    with pytest.raises(Unfit, match="points by place"):
        made.change({"points": {**made.rules["points"], "4": [8, 5, 3, 1]}})
    # 9.5: whether it is a championship, and the prizes, is said until the end.
    made.change({"championship": True, "prizes": [100, 50]})
    assert of_text(made.text()).rules["prizes"] == [100, 50]


def test_rules_are_changed_on_the_way_and_bad_ones_refused_by_name() -> None:
    made = cup(6)
    made.change({"goals": ["distance", "repeats"]})
    assert made.rules["goals"] == ["distance", "repeats"]
    with pytest.raises(Unfit, match="There is no rule goal;"):
        made.change({"goal": []})
    with pytest.raises(Unfit, match="The rule sizes cannot be"):
        made.change({"sizes": [0]})
    with pytest.raises(Unfit, match="There is no preset chess"):
        new("x", preset="chess")
    with pytest.raises(Unfit, match="no points table for 5 seats"):
        made.change({"sizes": [5]})


def test_names_are_kept_clean() -> None:
    made = cup(6)
    made.enter("  Zoë   van  Dam ")
    assert by_name(made, "Zoë van Dam") == 7
    made.edit(7, name="Zoë")
    assert made.state.players[7].name == "Zoë"
    with pytest.raises(Unfit, match="needs a name"):
        made.enter("  ")
