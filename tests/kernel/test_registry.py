"""The registry: games found through entry points, and clear errors."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tafelrunde_proving import Fair

from tafelrunde import TafelrundeError, find_game, game_names, new
from tafelrunde.kernel import registry


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that the registry finds; a test adds its own."""
    found: list[EntryPoint] = []

    def entry_points(group: str, name: str | None = None) -> list[EntryPoint]:
        assert group == "tafelrunde.games"
        return [entry for entry in found if name in {None, entry.name}]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    monkeypatch.setattr(registry, "_loaded", {})
    return found


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "tafelrunde.games")


def test_a_game_of_another_package_is_found() -> None:
    assert "proving" in game_names()
    assert isinstance(find_game("proving"), Fair)
    assert find_game("proving") is find_game("proving")


def test_names_are_sorted_and_told_once(installed: list[EntryPoint]) -> None:
    installed += [entry("b", "x:y"), entry("a", "x:y"), entry("b", "x:y")]
    assert game_names() == ["a", "b"]


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([], "there is no game 'proving'; installed: none"),
        ([("chess", "x:y")], "there is no game 'proving'; installed: chess"),
        ([("proving", "no_such_module:game")], "cannot be loaded: No module named"),
        ([("proving", "tafelrunde_proving:nothing")], "cannot be loaded: module"),
        ([("proving", "tafelrunde_proving:Fair")], "tafelrunde_proving:Fair is no game"),
        (
            [("proving", "a:b"), ("proving", "c:d")],
            "several packages offer a game 'proving': a:b, c:d",
        ),
    ],
)
def test_what_is_wrong_with_a_game_is_said(
    installed: list[EntryPoint], entries: list[tuple[str, str]], said: str
) -> None:
    installed += [entry(*given) for given in entries]
    with pytest.raises(TafelrundeError) as error:
        find_game("proving")
    assert said in str(error.value)


def test_a_game_goes_by_its_own_name(installed: list[EntryPoint]) -> None:
    installed.append(entry("fair", "tafelrunde_proving:game"))
    with pytest.raises(TafelrundeError, match="installed as 'fair' but calls itself 'proving'"):
        find_game("fair")


@pytest.mark.parametrize("seats", [1, 5, 2.0, True, "2", None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises((TafelrundeError, TypeError)):
        new("proving", seats, 1)


def test_there_is_a_name_for_each_seat_or_none() -> None:
    with pytest.raises(TafelrundeError, match="1 names were given for 2 seats"):
        new("proving", 2, 1, names=["Anna"])


@pytest.mark.parametrize("seed", ["", "two words", " padded", "a\nb"])
def test_a_seed_is_one_word(seed: str) -> None:
    with pytest.raises(TafelrundeError, match="a number or one word"):
        new("proving", 2, seed)


def test_without_a_seed_there_are_128_bits_of_the_system_s_randomness() -> None:
    seeds = {new("proving", 2).header.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_number_and_its_word_are_the_same_seed() -> None:
    assert repr(new("proving", 2, 7)) == repr(new("proving", 2, "7"))
