"""Shown: what a game declares of its view is what its views hold, no more and no less."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

from tests.generic.cases import Case, every_case
from tests.generic.course import stops


def declared(case: Case) -> Any:
    """The type of a game's view; None where it declares none."""
    module = f"{type(case.match().game).__module__.rpartition('.')[0]}.shown"
    if find_spec(module) is None:
        return None
    found = vars(import_module(module))
    return next(form for name, form in found.items() if name.endswith("View"))


def as_declared(view: dict[str, Any], form: Any) -> bool:
    """Whether a view has every key that is declared, of its type, and no other."""
    said = msgspec.json.encode(view, order="sorted")
    return msgspec.json.encode(msgspec.json.decode(said, type=form), order="sorted") == said


@every_case
def test_views_hold_what_their_game_declares(case: Case) -> None:
    form = declared(case)
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
