"""Shapes: every option has an index, and nothing else has."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.decision import Decision, Either, Int, Row, Shape, Word
from tafelrunde.kernel.flow import choose, choose_privately, together
from tafelrunde.kernel.notation import option_from, option_text

words = st.from_regex(r"[a-z][a-z0-9_-]{0,6}", fullmatch=True)


@st.composite
def ints(draw: st.DrawFn) -> Shape:
    low = draw(st.integers(-50, 50))
    return Int("n", low, low + draw(st.integers(0, 60)))


def word_shapes() -> st.SearchStrategy[Shape]:
    return st.lists(words, min_size=1, max_size=5, unique=True).map(lambda w: Word("w", *w))


def rows() -> st.SearchStrategy[Shape]:
    fields = st.lists(ints() | word_shapes(), min_size=1, max_size=3)
    return fields.map(lambda shapes: Row(*shapes))


def shapes() -> st.SearchStrategy[Shape]:
    either = st.tuples(ints(), word_shapes(), rows()).map(lambda three: Either(*three))
    return ints() | word_shapes() | rows() | either


anything = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.binary(max_size=3)
    | st.lists(st.integers(), max_size=3)
    | st.tuples(st.integers(), st.booleans())
    | st.tuples(words, st.floats())
)


@given(shapes(), st.data())
def test_index_and_option_are_each_other_s_inverse(shape: Shape, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, shape.size - 1))
    option = shape.option(index)
    assert shape.index(option) == index


@given(shapes())
def test_options_are_all_different(shape: Shape) -> None:
    options = [shape.option(index) for index in range(min(shape.size, 300))]
    assert len({repr(option) for option in options}) == len(options)


@given(shapes(), anything)
def test_a_value_has_an_index_only_if_it_is_the_option_there(shape: Shape, value: Any) -> None:
    index = shape.index(value)
    if index >= 0:
        assert repr(shape.option(index)) == repr(value)


@given(shapes(), st.data())
def test_an_option_survives_json_and_notation(shape: Shape, data: st.DataObject) -> None:
    option = shape.option(data.draw(st.integers(0, shape.size - 1)))
    read = json.loads(json.dumps(option))
    assert (tuple(read) if isinstance(read, list) else read) == option
    assert option_from(option_text(option)) == option
    assert option_text(option).split() == [option_text(option)]


@given(shapes())
def test_a_schema_is_plain_data(shape: Shape) -> None:
    assert json.loads(json.dumps(shape.schema())) == shape.schema()


def test_equality_is_strict() -> None:
    decision = choose(0, "n", [0, 1, (1, 0), "one"])
    assert decision.offers(1)
    assert decision.offers((1, 0))
    assert decision.offers("one")
    for value in (True, False, 1.0, (True, 0), (1.0, 0), (1, 0, 0), [1, 0], "1", b"one", None):
        assert not decision.offers(value)
        assert Either(Int("n", 0, 1), Row(Int("a", 0, 1), Int("b", 0, 1))).index(value) == -1


def test_a_subclass_of_an_option_s_type_is_another_value() -> None:
    class Odd(int):
        pass

    class OddWord(str):
        __slots__ = ()

    decision = choose(0, "n", [1, "one"])
    assert not decision.offers(Odd(1))
    assert not decision.offers(OddWord("one"))


def test_manual_options_are_offered_too() -> None:
    assert choose(0, "n", [1], manual=[2]).offers(2)


@pytest.mark.parametrize("word", ["7", "two words", "", "a.b", "-x", "1st"])
def test_a_word_that_notation_could_not_tell_from_a_number_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no word for an option"):
        Word("w", word)


def test_only_an_open_decision_with_one_option_is_forced() -> None:
    assert choose(0, "n", [1]).forced
    assert not choose(0, "n", [1, 2]).forced
    assert not choose(0, "n", [1], manual=[2]).forced
    assert not choose_privately(0, "n", [1]).forced


def test_a_seat_is_asked_once_in_together() -> None:
    with pytest.raises(ValueError, match="one decision"):
        together([choose(0, "n", [1, 2]), choose(0, "n", [1, 2])])


def test_an_index_past_the_end_is_no_option() -> None:
    with pytest.raises(IndexError):
        Either(Int("n", 0, 1), Word("w", "a")).option(3)


def test_a_decision_tells_what_it_asks() -> None:
    assert repr(Decision(1, "n", [1, 2])) == "Decision(seat=1, kind='n', options=[1, 2])"
