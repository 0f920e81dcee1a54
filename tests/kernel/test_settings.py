"""Settings: every type checked, read from a command line, and written out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde import TafelrundeError
from tafelrunde.kernel.settings import (
    Choice,
    Data,
    Flag,
    Number,
    Setting,
    Several,
    flattened,
    written_out,
)


def doubled(value: Any) -> Any:
    if not isinstance(value, list):
        raise TafelrundeError("option deck: no list")
    return value * 2


SETTINGS: list[Setting] = [
    Flag("quick", False),
    Number("rules.rounds", 3, 1, 9),
    Choice("map", "small", ("small", "large")),
    Several("modules", ("one", "two", "three"), (), "all"),
    Data("deck", doubled),
]


def test_defaults_are_written_out() -> None:
    assert written_out({}, SETTINGS) == {
        "quick": False,
        "rules.rounds": 3,
        "map": "small",
        "modules": [],
        "deck": None,
    }


def test_what_was_written_out_stays_as_it_is() -> None:
    options = written_out({"quick": True, "modules": ["three", "one"]}, SETTINGS[:4])
    assert written_out(options, SETTINGS[:4]) == options


def test_names_with_dots_may_be_given_nested_or_flat() -> None:
    nested = {"rules": {"rounds": 5}}
    assert flattened(nested, SETTINGS) == {"rules.rounds": 5}
    assert written_out(nested, SETTINGS) == written_out({"rules.rounds": 5}, SETTINGS)


def test_several_are_kept_in_their_declared_order() -> None:
    assert written_out({"modules": ["three", "one"]}, SETTINGS)["modules"] == ["one", "three"]
    assert written_out({"modules": ("two",)}, SETTINGS)["modules"] == ["two"]


@pytest.mark.parametrize("given", ["all", ["all"]])
def test_one_word_can_stand_for_all(given: Any) -> None:
    assert written_out({"modules": given}, SETTINGS)["modules"] == ["one", "two", "three"]


def test_a_piece_of_content_is_checked_by_its_game() -> None:
    assert written_out({"deck": [1]}, SETTINGS)["deck"] == [1, 1]
    with pytest.raises(TafelrundeError, match="no list"):
        written_out({"deck": "x"}, SETTINGS)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"quick": 1}, "option quick: 1 is not true or false"),
        ({"quick": "yes"}, "option quick: 'yes' is not true or false"),
        ({"rules.rounds": 0}, "option rules.rounds: 0 is not a whole number from 1 to 9"),
        ({"rules.rounds": 10}, "10 is not a whole number from 1 to 9"),
        ({"rules.rounds": True}, "True is not a whole number"),
        ({"rules.rounds": 2.0}, "2.0 is not a whole number"),
        ({"map": "huge"}, "option map: 'huge' is not one of small, large"),
        ({"map": 1}, "option map: 1 is not one of"),
        ({"modules": "one"}, "option modules: 'one' is not a list of one, two, three"),
        ({"modules": ["four"]}, "option modules: 'four' is not one of one, two, three"),
        ({"modules": [["one"]]}, "is not one of one, two, three"),
        ({"modules": ["one", "one"]}, "is not free of repeats"),
        ({"modules": {"one": 1}}, "{'one': 1} is not a list of one, two, three"),
        ({"weather": 1}, "unknown option 'weather'; known: deck, map, modules, quick"),
        ({"rules": {"turns": 1}}, "unknown option 'rules.turns'"),
        ({"rules": 1}, "unknown option 'rules'"),
    ],
)
def test_a_wrong_option_is_refused_with_the_reason(options: Any, said: str) -> None:
    with pytest.raises(TafelrundeError) as error:
        written_out(options, SETTINGS)
    assert said in str(error.value)


def test_a_game_without_settings_says_so() -> None:
    with pytest.raises(TafelrundeError, match="known: none"):
        written_out({"quick": True}, [])


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (Flag("f", False), "yes", True),
        (Flag("f", False), "False", False),
        (Number("n", 1, -9, 9), "-3", -3),
        (Choice("c", "a", ("a", "b")), "b", "b"),
        (Several("s", ("a", "b")), "b,a", ["a", "b"]),
        (Several("s", ("a", "b")), "", []),
        (Several("s", ("a", "b"), (), "all"), "all", ["a", "b"]),
    ],
)
def test_a_command_line_s_words_are_understood(setting: Setting, text: str, value: Any) -> None:
    assert setting.check(setting.parse(text)) == value


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        (Flag("f", False), "perhaps"),
        (Number("n", 1, 0, 9), "three"),
        (Number("n", 1, 0, 9), "--3"),
        (Number("n", 1, 0, 9), "²"),
        (Several("s", ("a",)), "a,z"),
    ],
)
def test_words_that_mean_nothing_are_refused(setting: Setting, text: str) -> None:
    with pytest.raises(TafelrundeError, match="is not"):
        setting.check(setting.parse(text))


def test_the_schema_of_every_setting_is_plain_data() -> None:
    schemas = [setting.schema() for setting in SETTINGS]
    assert json.loads(json.dumps(schemas)) == schemas
    assert [schema["type"] for schema in schemas] == [
        "flag",
        "number",
        "choice",
        "several",
        "data",
    ]
