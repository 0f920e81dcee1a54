"""What an organiser has besides seats and points: reasons, clocks, cards, sheets, codes, pages."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel.registry import find_game
from tafelrunde.tournament import (
    Tournament,
    Unfit,
    deals,
    designer,
    entries,
    exports,
    sheets,
    slips,
)
from tafelrunde.tournament.clocks import play_left, playing, slowest, tormentor_due
from tafelrunde.tournament.conduct import checklist
from tafelrunde.tournament.options import table_options
from tafelrunde.tournament.presets import PRESETS, days, rules_for
from tafelrunde.tournament.printing import PAGES, Page
from tafelrunde.tournament.prizes import split
from tafelrunde.tournament.rights import may
from tafelrunde.tournament.rules import deal
from tafelrunde.tournament.why import price, prices, proven, why
from tafelrunde.words import render
from tests.tournament.playing import cup, scored, seated


def drafted(hand: bool = False) -> Tournament:
    made = cup(8)
    made.seat_by_hand([[1, 2, 3, 4], [5, 6, 7, 8]])
    made.publish()
    made.result(1, [40, 30, 20, 10])
    made.result(2, [41, 31, 21, 11])
    if hand:
        made.seat_by_hand([[5, 1, 8, 2], [6, 3, 7, 4]])
    else:
        made.seat()
    return made


# --- why --------------------------------------------------------------------------------------


def test_a_table_tells_its_compromises() -> None:
    made = drafted(hand=True)
    made.edit(1, groups={"club": "Lions"})
    made.edit(8, groups={"club": "lions"})
    made.forbid(1, 2)
    said = [render(text, "en") for text in why(made.state, 2, 1)]
    assert "Anna and Ines were to be kept apart." in said
    assert "Anna and Ines met in round 1." in said
    assert "Farid plays up, 3 places." in said
    assert "Anna and Farid are both from Lions." in said
    assert "Paula begins, by now 2 times." in said
    assert [render(text, "de") for text in proven(made.current().proof)] == ["Von Hand gesetzt."]


def test_mates_in_a_drawn_first_round_are_said_not_to_count() -> None:
    free = "Clubs and other groups do not count in this round."
    for way, counts in (("random", False), ("apart", True)):
        made = cup(8, first_round=way)
        for player in range(1, 9):
            made.edit(player, groups={"club": "Lions"})
        made.seat()
        said = [render(text, "en") for text in why(made.state, 1, 1)]
        assert sum("both from Lions" in line for line in said) == 6
        assert (free in said) is not counts


def test_a_swap_has_its_price_goal_by_goal() -> None:
    made = drafted(hand=True)
    # Farid (last of his table) goes down to where he belongs, Bernd comes up.
    assert price(made.state, 2, 8, 6)["distance"] == -5
    best, costs = prices(made.state, 2, 8)[0]
    assert costs["repeats"] <= 0
    assert best in made.current().tables[1].seats
    with pytest.raises(Unfit, match="A swap needs two different players"):
        price(made.state, 2, 8, 99)


def test_the_proof_is_said_in_words() -> None:
    made = drafted()
    said = [render(text, "en") for text in proven(made.current().proof)]
    best = "Proven best: by the goals of this round, in their order, no seating is better."
    assert said[0] == best
    assert said[1] == "No seating without repeats exists; this one has 4, the fewest."


# --- clocks -----------------------------------------------------------------------------------


def test_the_clock_follows_from_the_record() -> None:
    made = seated(cup(6))
    made.draft(at=1000)
    assert made.current().clock.drafting_at == 1000
    made.start(at=1600)
    made.pause(at=2600)
    assert playing(made.current(), 9000) == 1000
    made.resume(at=9000)
    assert playing(made.current(), 9100) == 1100
    made.extend(300)
    assert play_left(made.state, made.current(), 9100) == 3600 + 300 - 1100
    with pytest.raises(Unfit, match="is not paused"):
        made.resume(at=9200)


def test_a_round_that_has_begun_at_a_wooden_table_is_not_gone_back_from() -> None:
    made = cup(8)
    made.seat()
    made.publish()
    made.reached(1, 3, by="slip 1")
    with pytest.raises(Unfit) as refused:
        made.reached(1, 2, by="slip 1")
    assert refused.value.reason == "round-begun"
    made.reached(1, 3, by="slip 2")
    assert made.table(1).reached == 3
    # What was never so is taken back.
    made.undo()
    made.undo()
    made.reached(1, 2)
    assert made.table(1).reached == 2


def test_the_snail_tormentor_goes_to_the_lowest_round_after_an_hour() -> None:
    made = seated(cup(12))
    made.start(at=0)
    # Nothing is known of the fourth table of three.
    reached = {1: 9, 2: 8, 3: 8, 4: 0}
    assert tormentor_due(made.state, made.current(), reached, 3599) is None
    due = tormentor_due(made.state, made.current(), reached, 3600)
    assert due is not None
    assert due.number == 2
    made.torment(2, at=3600)
    assert tormentor_due(made.state, made.current(), reached, 3700) is None
    made.release(2)
    made.result(2, [30, 31, 32, 33][: len(made.table(2).seats)])
    still = slowest(made.current(), reached)
    assert still is not None
    assert still.number == 3


def test_nobody_is_slowest_for_being_the_only_one_who_told() -> None:
    made = seated(cup(12))
    made.start(at=0)
    assert tormentor_due(made.state, made.current(), {3: 2}, 3601) is None
    due = tormentor_due(made.state, made.current(), {1: 9, 3: 8}, 3601)
    assert due is not None
    assert due.number == 3
    # Who alone still plays is slowest whatever the others have told.
    for table in (1, 2):
        made.result(table, [30, 31, 32, 33], at=3000)
    alone = slowest(made.current(), {3: 2})
    assert alone is not None
    assert alone.number == 3
    assert slowest(made.current(), {}) is None


def test_the_clock_of_a_round_ends_with_its_last_result() -> None:
    made = seated(cup(6))
    made.start(at=1000)
    made.result(1, [30, 31, 32], at=2500)
    assert playing(made.current(), 2600) == 1600
    made.result(2, [30, 31, 32], at=3000)
    assert playing(made.current(), 9000) == 2000
    # To stop it once more changes nothing; without the result the time has gone on.
    made.pause(at=3100)
    assert playing(made.current(), 9000) == 2000
    made.undo()
    made.undo()
    assert playing(made.current(), 9000) == 8000


# --- presets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_sound(preset: str) -> None:
    assert rules_for(preset)["preset"] == preset


def test_the_facts_of_the_presets() -> None:
    official, wbc = PRESETS["official"], PRESETS["wbc"]
    assert [way["deal"] for way in official["deals"]] == [10, 10, 7]
    assert [way["how"] for way in official["deals"]] == ["discard", "discard", "draft"]
    assert official["clock"] == {"draft": 600, "play": 3600, "action": 20}
    assert wbc["sizes"] == [4]
    assert (wbc["deals"][0]["deal"], wbc["deals"][0]["keep"]) == (8, 7)
    assert (wbc["deals"][0]["occupations"], wbc["deals"][0]["minors"]) == ("right", "left")
    assert wbc["start_drawn"] == "before deal"
    assert wbc["options"]["cards.list"] == "all_decks_1"
    assert [stage["rounds"] for stage in wbc["stages"]] == [3, 1, 1]
    assert (wbc["stages"][1]["count"], wbc["stages"][1]["by"]) == (16, ["wins", "points"])
    assert wbc["stages"][2]["take"] == "winners"
    quest = PRESETS["euroquest"]["deals"][0]
    assert (quest["deal"], quest["occupations"], quest["minors"]) == (7, "left", "right")
    lookout = PRESETS["lookout"]
    assert (lookout["deals"][0]["deal"], lookout["food"]) == (9, [2, 2, 3, 3])
    assert (lookout["first_round"], lookout["checks"]) == ("snake", "neighbour")
    assert lookout["options"] == {"tournament.setup": True}
    norway = PRESETS["norway"]
    assert (norway["sizes"], norway["points"]) == ([4], {"4": [10, 6, 3, 1]})
    assert norway["tiebreaks"] == ["margin", "wins", "direct"]


def test_a_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Unfit, match="The rule games cannot be"):
        rules_for("own", games=["chess"])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"options": {"hand.size": 9}}, "No game of this tournament has an option hand.size"),
        ({"options": {"hand.mode": "open"}}, "The option hand.mode cannot be 'open'"),
        (
            {"options": {"play.contiguous_farm": True, "play.pastures_anywhere": True}},
            "The options do not fit a table of 4: ",
        ),
        ({"bans": ["A999"], "deals": [deal(7, "draft")]}, "no card A999"),
    ],
)
def test_options_are_refused_by_name_when_the_rules_are_made(
    changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(Unfit, match=said):
        rules_for("own", **changes)
    with pytest.raises(Unfit, match=said):
        cup(6, preset="own").change(changes)


def test_an_option_of_one_game_of_a_mixed_event_is_known() -> None:
    rules = rules_for(
        "own", games=["lydia", "agricola", "agricola"], options={"tile.side_job": True}
    )
    assert table_options(rules, 2, 4)["tile.side_job"] is True
    assert "tile.side_job" not in table_options(rules, 1, 4)


def test_online_tables_draw_who_begins_after_the_cards_where_the_rules_say_so() -> None:
    def first(**rules: Any) -> tuple[int | None, bool]:
        options = table_options(rules_for("official", **rules), 1, 4)
        return options["start.first"], options["tournament.late_start"]

    assert first() == (None, True)
    assert first(starts="balanced") == (0, False)
    assert first(start_drawn="before deal") == (0, False)
    assert first(deals=[]) == (0, False)
    assert first(food=[2, 2, 3, 3]) == (0, False)
    assert first(options={"start.first": 2}) == (2, False)
    assert "tournament.late_start" not in table_options(rules_for("own", games=["lydia"]), 1, 4)


def test_who_begins_at_an_online_table_is_said_only_where_it_is_known() -> None:
    for starts, known in (("lot", False), ("balanced", True)):
        made = seated(cup(8, starts=starts))
        made.place_table(1, "online")
        online, wooden = exports.round_data(made.state, made.state.rounds[0])["tables"]
        assert (online["first"] is not None, wooden["first"] is not None) == (known, True)
        said = [text.id for text in why(made.state, 1, 1)]
        assert ("tournament-table-start" in said) == known


def test_norway_has_three_ways_to_seat() -> None:
    assert rules_for("norway", format="danish")["goals"].index("distance") == 1
    assert "distance" not in rules_for("norway", format="meet")["goals"]
    assert rules_for("norway", format="swiss")["goals"].index("repeats") == 1


def test_a_final_table_needs_three_days() -> None:
    assert [stage["rounds"] for stage in days(3)] == [3, 3, 1]
    with pytest.raises(Unfit, match="needs three days or more, not 2"):
        days(2)


def test_the_first_of_every_day_play_the_final() -> None:
    made = cup(8, stages=[*days(3, winners=2)], confirm=False)
    for number in range(6):
        scored_by_number(seated(made), reverse=number >= 3)
    made.seat()
    assert sorted(made.current().tables[0].seats) == [1, 2, 7, 8]


def scored_by_number(made: Tournament, reverse: bool) -> None:
    """Who entered earlier scores more; or less."""
    for table in made.current().tables:
        made.result(table.number, [p if reverse else 50 - p for p in table.seats])


# --- cards ------------------------------------------------------------------------------------


def test_ten_of_each_kind_are_dealt_and_seven_drafted_in_round_three() -> None:
    made = scored(seated(scored(seated(cup(8)), Random(1))), Random(2))
    seated(made)
    for number, (cards, how) in enumerate([(10, "discard"), (10, "discard"), (7, "draft")], 1):
        table = made.table(1, number)
        dealt = deals.deal(made.state, "seed", number, table)
        assert dealt is not None
        assert (dealt.how, dealt.keep) == (how, 7)
        for hands in dealt.hands.values():
            assert [len(hand) for hand in hands] == [cards] * 4
            assert len({card for hand in hands for card in hand}) == 4 * cards


def test_banned_cards_are_not_dealt_and_a_small_box_is_refused() -> None:
    made = seated(cup(8, bans=["A086", "A002"]))
    dealt = deals.deal(made.state, "seed", 1, made.table(1))
    assert dealt is not None
    assert not {"A086", "A002"} & {c for h in dealt.hands.values() for hand in h for c in hand}
    many = find_game("agricola").tourney().cards(4, {})["minor"][:20]
    with pytest.raises(Unfit, match="Minor improvements: 40 needed, 28 in the chosen decks"):
        made.change({"bans": many})
    made = seated(cup(8, deals=[deal(13, "none")]))
    with pytest.raises(Unfit, match="The box has "):
        deals.deal(made.state, "seed", 1, made.table(1))


def test_duplicate_tables_get_the_same_cards_and_the_same_match() -> None:
    made = seated(cup(8, preset="duplicate"))
    one, other = (deals.deal(made.state, "seed", 1, made.table(n)) for n in (1, 2))
    assert one is not None
    assert other is not None
    assert one.hands == other.hands
    first, second = (deals.online(made.state, "seed", 1, made.table(n)) for n in (1, 2))
    assert first["seed"] == second["seed"]
    plain = seated(cup(8))
    assert deals.online(plain.state, "s", 1, plain.table(1)) != first


def test_an_online_table_is_set_up_as_the_rules_say() -> None:
    made = seated(cup(8, preset="lookout"))
    facts = deals.online(made.state, "seed", 1, made.table(1))
    assert facts["options"]["tournament.setup"] is True
    assert facts["options"]["start.food"] == [2, 2, 3, 3]
    match = tafelrunde.new(
        facts["game"], seats=facts["seats"], seed=facts["seed"], options=facts["options"]
    )
    assert match.view(None)["first"] == 0


@pytest.mark.parametrize(
    ("preset", "round", "mode", "occupations", "minors"),
    [
        ("official", 1, "deal10_keep7", "left", "left"),
        ("official", 3, "draft_sequential", "left", "left"),
        ("wbc", 1, "draft8", "right", "left"),
        ("euroquest", 1, "draft_sequential", "left", "right"),
        ("lookout", 1, "draft9", "left", "left"),
        ("duplicate", 1, "deal7", "left", "left"),
    ],
)
def test_hands_at_an_online_table_are_made_up_as_the_rules_say(
    preset: str, round: int, mode: str, occupations: str, minors: str
) -> None:
    made = seated(cup(8, preset=preset, bans=["A002"]))
    options = deals.online(made.state, "seed", round, made.table(1))["options"]
    assert options["cards.list"] == ("all_decks_1" if preset == "wbc" else "base_box")
    assert options["cards.banned"] == ["A002"]
    assert options["hand.mode"] == mode
    assert options["hand.occupations_first"] is (mode == "deal10_keep7")
    assert (options["hand.pass_occupations"], options["hand.pass_minors"]) == (occupations, minors)


def test_a_mixed_event_goes_through_its_games() -> None:
    made = seated(cup(8, games=["agricola", "loyang", "lydia"]))
    assert [deals.game_of(made.state, number) for number in (1, 2, 3, 4)] == [
        "agricola",
        "loyang",
        "lydia",
        "agricola",
    ]
    assert deals.deal(made.state, "seed", 2, made.table(1)) is None


# --- sheets, codes, rights --------------------------------------------------------------------


def test_the_lines_of_a_sheet_come_from_the_game() -> None:
    known = sheets.lines("agricola", 4)
    assert "agricola-score-fields" in known
    sheet = {line: [1, 2, 0] for line in known}
    assert sheets.totals("agricola", 3, sheet) == [len(known), 2 * len(known), 0]
    with pytest.raises(Unfit, match="has no line luck"):
        sheets.totals("agricola", 3, sheet | {"luck": [1, 1, 1]})
    with pytest.raises(Unfit, match="needs a whole number for each of 3 seats"):
        sheets.totals("agricola", 3, sheet | {known[0]: [1, 1]})


def test_a_slip_is_good_for_its_table_alone() -> None:
    made = seated(cup(9))
    codes = {slips.code(made, 1, table.number) for table in made.current().tables}
    assert len(codes) == 3
    assert slips.table_of(made, slips.code(made, 1, 2).lower()) == (1, 2)
    assert slips.table_of(made, "NOCODE22") is None
    assert slips.code(cup(9, "another"), 1, 1) not in codes
    assert may("slip", "result")
    assert not may("slip", "entered")
    assert not may("helper", "ruled")
    assert may("organiser", "undone")
    assert not may("stranger", "result")


def test_the_checklist_follows_the_rules() -> None:
    plain = [text.id for text in checklist(PRESETS["official"])]
    other = [text.id for text in checklist(PRESETS["lookout"])]
    assert "tournament-check-harvest" in plain
    assert "tournament-check-harvest-neighbour" in other
    said = [render(text, "en") for text in checklist(PRESETS["lookout"])]
    assert "Food at the start, seat by seat: 2, 2, 3, 3." in said
    assert "Basic Wish for Children lies on the space of round 5." in said
    said = [render(text, "en") for text in checklist(PRESETS["official"])]
    assert "Choosing cards takes 10 minutes at most and is no playing time." in said


# --- entries, exports, prizes -----------------------------------------------------------------


def test_players_are_read_from_a_spreadsheet() -> None:
    made = cup(0)
    entries.enter_all(made, "\ufeffName;Verein;Land\nAnna;Löwen;DE\n\nBernd;;AT\n")
    assert [(p.name, p.groups) for p in made.state.players.values()] == [
        ("Anna", {"club": "Löwen", "country": "DE"}),
        ("Bernd", {"country": "AT"}),
    ]
    entries.enter_all(made, "Chloé\nDeniz,Lions\n")
    assert made.state.players[4].groups == {"club": "Lions"}


def test_a_german_list_may_have_commas_in_its_cells() -> None:
    made = cup(0, preset="lookout")
    text = entries.decoded(
        "Spielerin;Verein;Setzplatz\nAnna;Würfel, Karten, Holz;2\n".encode("cp1252")
    )
    entries.enter_all(made, text)
    anna = made.state.players[1]
    assert (anna.name, anna.groups, anna.favourite) == ("Anna", {"club": "Würfel, Karten, Holz"}, 2)


def test_a_list_with_a_fault_enters_nobody() -> None:
    made = cup(1)
    with pytest.raises(Unfit, match="The name Anna is taken"):
        entries.enter_all(made, "name\nBernd\nAnna\n")
    assert len(made.state.players) == 1


def test_prizes_of_a_shared_place_are_split() -> None:
    made = cup(6, prizes=["100", "50", "20"], confirm=False)
    made.seat_by_hand([[1, 2, 3], [4, 5, 6]])
    made.publish()
    for table in (1, 2):
        made.result(table, [45, 40, 35])
    assert split(made.state) == {1: 75, 4: 75, 2: 10, 5: 10}
    made.correct(2, [45, 40, 40])
    assert split(made.state)[2] == Fraction(20)


def test_exports_hold_the_exact_points() -> None:
    made = seated(cup(6))
    made.result(1, [44, 44, 41])
    found = json.loads(json.dumps(exports.data(made)))
    points = [row["points"] for row in found["standings"]]
    assert points.count("11/2") == 2
    lines = exports.spreadsheet(made.state, "de").splitlines()
    assert lines[0] == "Platz;Name;Runde 1;Siege;Siegpunkte;Turnierpunkte"
    assert lines[1].endswith(";1;44;5,5")
    assert exports.spreadsheet(made.state, "en").splitlines()[1].endswith(",1,44,5.5")


def test_no_name_becomes_a_formula_in_a_spreadsheet() -> None:
    made = cup(3)
    made.enter("=SUM(A1)")
    assert "'=SUM(A1)" in exports.spreadsheet(made.state, "en")


def test_a_page_of_a_round_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unfit, match="Round 2 has not been seated"):
        Page(seated(cup(6)), "en").write("tables", 2)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("page", PAGES)
def test_pages_for_paper_name_everybody_and_escape_names(page: str, language: str) -> None:
    made = cup(5)
    made.enter("<b>Bobby</b>")
    seated(made)
    written = Page(made, language, "http://table/").write(page)
    if page == "checklist":
        assert written.count("<li>") == len(checklist(made.rules))
        assert r'list-style: "\2610 ' in written
        return
    assert "Anna" in written
    assert "<b>Bobby" not in written
    assert "&lt;b&gt;Bobby" in written


# --- designer ---------------------------------------------------------------------------------


def test_nine_players_nine_games_of_four_everyone_four_games() -> None:
    tables = designer.design(9, 9, 4)
    assert len(tables) == 9
    assert all(sum(player in table for table in tables) == 4 for player in range(9))
    assert set(designer.meetings(9, tables).values()) == {1, 2}


def test_a_plan_that_is_no_circle_is_searched() -> None:
    tables = designer.design(6, 4, 3)
    assert all(sum(player in table for table in tables) == 2 for player in range(6))
    assert designer.even(6, tables)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((9, 8, 4), "cannot be shared evenly"),
        ((3, 3, 4), "A table of 4 cannot be made from 3"),
    ],
)
def test_an_impossible_plan_is_refused(numbers: tuple[int, int, int], said: str) -> None:
    with pytest.raises(Unfit, match=said):
        designer.design(*numbers)
