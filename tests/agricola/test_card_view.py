"""What a seat sees of cards: what is missing to play one, when open ones act, what they show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.agricola.cards.base import BLANK, DECK, STATES
from tafelrunde.games.agricola.cards.lists import LISTS
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.questions.by_hand import field_target
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render, source
from tests.agricola.table import Table, with_cards
from tools.rulings import GAMES, rulings


def facts(table: Table, card: str, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["cards"][card]
    return found


def test_a_hand_says_what_is_missing_to_play_a_card() -> None:
    table = with_cards().holds("A078", "A019", "A102")
    assert facts(table, "A078")["why_not"] == "prerequisite-missing"
    table.occupations(1)
    assert facts(table, "A078")["why_not"] == "cannot-pay-card"
    assert facts(table, "A078")["lacking"] == {"wood": 2}
    assert facts(table, "A102")["why_not"] == "cannot-pay-occupation"
    table.give(wood=1, food=1)
    assert facts(table, "A078")["lacking"] == {"wood": 1}
    assert facts(table, "A102")["why_not"] is None
    assert facts(table, "A019")["why_not"] is None
    assert facts(table, "A019")["lacking"] == {}


def test_what_others_hold_or_could_pay_is_not_said() -> None:
    table = with_cards().holds("A019").played("A102", seat=1)
    assert set(table.view(1)["cards"]) == {"A102"}
    assert facts(table, "A102", None)["why_not"] is None


def test_open_cards_show_what_is_left_counted_or_due() -> None:
    table = with_cards().played("A102", "B019", "A019", "A053")
    table.note("A102", 3).note("B019", 1).note("A019", 6).note("A053", 4)
    assert [row["state"] for row in table.view(1)["players"][0]["played"]] == [
        {"word": "left", "count": 5},
        {"word": "left", "count": 1},
        {"word": "round", "count": 6},
        {"word": "counted", "count": 4},
    ]
    assert {row["state"]["word"] for row in table.view(1)["players"][0]["played"]} < set(STATES)


def test_a_field_for_wood_says_nothing_before_it_is_sown() -> None:
    table = with_cards().played("D075").turned_up("grain_utilization")
    assert table.view(1)["players"][0]["played"][0]["state"] is None
    table.give(wood=2).use("grain_utilization", 2)
    assert table.view(1)["players"][0]["played"][0]["state"] == {"word": "left", "count": 6}


def test_every_card_says_when_it_acts() -> None:
    table = with_cards().played(*(card.id for card in DECK if card is not BLANK))
    acts = {card: row["acts"] for card, row in table.view(None)["cards"].items()}
    assert acts["A102"] == "any"
    assert acts["A078"] == "each"
    assert acts["A019"] == "round"
    assert acts["A071"] == "any"
    assert acts["A075"] == "always"


SIGN = re.compile(r"[+~-]?\d[\d/–]*\+?|\(.+\)|[>/|x…]|now|\[([a-z-]+)\]|!([a-z-]+)|([a-z-]+)")
HOUSES = {"house-wood", "house-clay", "house-stone"}
MOST_SIGNS = 8


def drawings(line: str) -> list[str]:
    """The drawings that a line of signs names."""
    found = [SIGN.fullmatch(sign) for sign in line.split()]
    assert all(found), line
    return [next(filter(None, match.groups())) for match in found if match and match.lastindex]


def test_every_card_has_a_short_line_of_signs_that_are_drawn() -> None:
    icons = Path("web/src/icons")
    drawn = {path.stem for folder in (icons, icons / "agricola") for path in folder.glob("*.svg")}
    for row in game.library():
        assert 1 <= len(drawings(row["signs"])) <= MOST_SIGNS, row["id"]
        assert set(drawings(row["signs"])) <= drawn | HOUSES, row["id"]


def test_a_card_of_parts_gets_its_line_from_them() -> None:
    lines = {row["id"]: row["signs"] for row in game.library()}
    assert lines["A078"] == "[fish] > +1 food +1 reed"
    assert lines["A119"] == "[field] [grain] [sow] > +1 wood"
    assert lines["B166"] == "[grain] -1 food > +1 cow"
    assert lines["C113"] == "now +1 grain | sheaf -2 food > +1 vegetable"
    assert lines["A120"] == "house-clay > 2 clay (+1–5)"
    assert lines["B074"] == "wood (2) (4) … (14)"
    assert lines["A133"] == "5+ minor > 2+ bonus"
    assert lines["A075"] == "major minor > ~1 wood"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prerequisite_is_told_in_words(language: str) -> None:
    told = re.findall(
        r"^agricola-card-(\w+) = .*\n    \.needs = ", source(language, "agricola"), re.MULTILINE
    )
    needy = [row["id"].lower() for row in game.library() if row["prerequisite"]]
    assert sorted(told) == sorted(needy)


def test_a_crop_is_moved_by_pointing_at_its_field_and_an_empty_one() -> None:
    table = with_cards().played("A071", "B068").sown(grain=(3, 3)).fields(4)
    question = table.asks()
    assert table.targets(question, ("errand", 0, 3, 4)) == ["cell:0:3", "cell:0:4"]
    assert field_target(table.g.farms[0], 0, 15) == "card:B068"


def test_the_library_has_every_card_with_its_facts_and_lists() -> None:
    rows = {row["id"]: row for row in game.library()}
    assert len(rows) == sum(card is not BLANK for card in DECK) + len(MAJOR_NAMES)
    well = rows["well"]
    assert (well["kind"], well["costs"], well["points"]) == ("major", [{"wood": 1, "stone": 3}], 4)
    canoe = rows["A078"]
    assert (canoe["deck"], canoe["kind"], canoe["costs"]) == ("A", "minor", [{"wood": 2}])
    assert canoe["prerequisite"] == "occupations>=1"
    assert "base_box" in canoe["lists"]
    assert {name for row in rows.values() for name in row["lists"]} == set(LISTS)


def test_every_ruling_that_a_card_names_is_read_in_the_library() -> None:
    cards = {type(card).__name__: card.id for card in DECK if card is not BLANK}
    rows = {row["id"]: row["rulings"] for row in game.library()}
    named = [
        (cards[place.split(".")[3]], number)
        for number, ruling in rulings(GAMES / "agricola").items()
        for place in ruling.places
        if place.startswith("decks.") and place.count(".") > 2 and place.split(".")[3] in cards
    ]
    assert len(named) > 15
    for card, number in named:
        assert number in rows[card], (card, number)
    # R13: what comes each time one uses a space comes before the space's own effect.
    assert 13 in rows["A078"]
    assert rows["A002"] == []
    known = set(rulings(GAMES / "agricola"))
    assert {number for own in rows.values() for number in own} <= known


def test_every_preset_has_its_words() -> None:
    for name in game.presets:
        for language in ("en", "de"):
            assert render(Text(f"agricola-preset-{name}"), language)
