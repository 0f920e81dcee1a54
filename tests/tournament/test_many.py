"""Many: what is done with thousands of players grows as their number does, counted in calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server.hall import deeds
from tafelrunde.tournament import Tournament, Unfit, exports, new, of_text
from tafelrunde.tournament.fold.players import MOST

FEW, MANY = 500, 4_000


def calls(work: Callable[[], Any]) -> int:
    """How many functions are called while something is done, Python's own among them."""
    count = 0

    def noted(_frame: object, event: str, _what: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(noted)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def names(number: int) -> str:
    return "\n".join(f"Player {n}, Club {n % 40}" for n in range(number))


def imported(number: int) -> Tournament:
    cup = new("Cup", preset="own", seed="1")
    deeds.do(cup, deeds.Import(id="a", text=names(number)), 0.0, "")
    return cup


def test_the_work_of_an_import_grows_as_the_names_do() -> None:
    few, many = (calls(lambda n=n: imported(n)) for n in (FEW, MANY))  # type: ignore[misc]
    assert many < few * MANY / FEW * 1.2


def test_the_work_of_standings_and_sheets_grows_as_the_players_do() -> None:
    found = []
    for number in (FEW, MANY):
        cup = imported(number)
        exports.spreadsheet(cup.state, "en")
        found.append(calls(lambda cup=cup: exports.spreadsheet(cup.state, "en")))  # type: ignore[misc]
    assert found[1] < found[0] * MANY / FEW * 1.2


def test_a_name_is_free_again_when_its_player_is_called_otherwise() -> None:
    cup = new("Cup", preset="own", seed="1")
    for name in ("Anna", "Bernd"):
        cup.enter(name)
    with pytest.raises(Unfit):
        cup.enter("ANNA")
    with pytest.raises(Unfit):
        cup.edit(2, name="anna")
    cup.edit(1, name="ANNA")
    cup.edit(1, name="Carla")
    cup.edit(2, name="Anna")
    cup.enter("Bernd")
    cup.undo()
    cup.undo()
    with pytest.raises(Unfit):
        cup.enter("Bernd")
    assert of_text(cup.text()).state == cup.state


def test_a_refused_name_is_nobodys() -> None:
    cup = new("Cup", preset="own", seed="1")
    with pytest.raises(Unfit):
        cup.add("entered", {"player": 7, "name": "Anna", "groups": {}})
    cup.enter("Bernd")
    cup.enter("Anna")
    assert [player.name for player in cup.state.players.values()] == ["Bernd", "Anna"]


def test_a_tournament_has_room_for_so_many() -> None:
    cup = imported(MOST)
    with pytest.raises(Unfit) as refused:
        cup.enter("One more")
    assert refused.value.reason == "too-many"
