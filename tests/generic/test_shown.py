"""Shown: views and previews hold what their game declares of them, no more and no less."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_args

import msgspec
import pytest

from tests.generic.cases import Case, every_case
from tests.generic.course import stops
from tests.generic.playing import all_options

MANY = 60


def declared(case: Case, name: str) -> Any:
    """What a game declares by a name that ends so; None where it declares nothing."""
    module = f"{type(case.match().game).__module__.rpartition('.')[0]}.shown"
    found_at = find_spec(module)
    if found_at is None:
        return None
    if found_at.submodule_search_locations is not None:
        # A game that has a folder for what is shown declares it in there.
        module += ".shown"
    found = vars(import_module(module))
    return next(form for known, form in found.items() if known.endswith(name))


def as_declared(shown: dict[str, Any], form: Any) -> bool:
    """Whether it has every key that is declared, of its type, and no other."""
    said = msgspec.json.encode(shown, order="sorted")
    return msgspec.json.encode(msgspec.json.decode(said, type=form), order="sorted") == said


def is_a_row(row: dict[str, Any], forms: Any) -> bool:
    """Whether a row of a preview is of one of the declared forms."""
    for form in get_args(forms):
        try:
            if as_declared(row, form):
                return True
        except msgspec.ValidationError:
            pass
    return False


@every_case
def test_views_hold_what_their_game_declares(case: Case) -> None:
    form = declared(case, "View")
    if form is None:
        return
    for here in stops(case, "shown", 12):
        for seat in (None, *range(here.seats)):
            assert as_declared(here.view(seat), form)
    ended = case.match()
    assert as_declared(ended.view(0), form)
    for spoilt in ({**ended.view(0), "more": 1}, {**ended.view(0), "seats": "two"}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            assert as_declared(spoilt, form)


@every_case
def test_previews_hold_what_their_game_declares(case: Case) -> None:
    forms = declared(case, "PreviewRow")
    if forms is None:
        return
    for here in stops(case, "previews", 8):
        for decision in here.decisions:
            for option in all_options(decision)[:MANY]:
                for row in here.game.preview(here.state, decision, option):
                    assert is_a_row(row, forms), row
                    assert not is_a_row({**row, "more": 1}, forms)
