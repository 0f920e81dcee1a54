"""Options: what the rules of a tournament set at its tables, checked when they are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.kernel.errors import Conflict, TafelrundeError
from tafelrunde.kernel.registry import find_game
from tafelrunde.tournament.errors import Unfit

# The option of a game that draws who begins after the cards.
LATE: Final = "tournament.late_start"


def game_in(rules: Mapping[str, Any], number: int) -> str:
    """The game of a round; a mixed event goes through its games again and again."""
    games: list[str] = rules["games"]
    return games[(number - 1) % len(games)]


def round_of_day(rules: Mapping[str, Any], number: int) -> int:
    """Which round of its day a round is: a stage that everybody plays begins a day, as rule 1.2.2
    has it; a final belongs to the day before it."""
    before, begun = 0, 0
    for facts in rules["stages"]:
        if before >= number:
            break
        if facts["take"] == "all":
            begun = before
        before += facts["rounds"]
    return number - begun


def way_in(rules: Mapping[str, Any], number: int) -> dict[str, Any] | None:
    """How cards are dealt in a round: each day anew, and the last way for all later rounds."""
    deals: list[dict[str, Any]] = rules["deals"]
    return deals[min(round_of_day(rules, number), len(deals)) - 1] if deals else None


def first_drawn(rules: Mapping[str, Any], number: int) -> bool:
    """Whether online tables draw who begins when all have their cards, as rule 4.1 has it.

    Not where food goes by seat, from whoever begins on.
    """
    game, own = find_game(game_in(rules, number)), rules["options"]
    return (
        rules["starts"] == "lot"
        and rules["start_drawn"] == "after deal"
        and not rules["food"]
        and way_in(rules, number) is not None
        and any(setting.name == LATE for setting in game.settings)
        and all(own.get(name) is None for name in ("start.first", "start.occupations"))
    )


def table_options(rules: Mapping[str, Any], number: int, seats: int) -> dict[str, Any]:
    """Every option of a table of a round that its game knows; the rules' own options win."""
    game = find_game(game_in(rules, number))
    known = {setting.name for setting in game.settings}
    wanted = game.tourney().options(way_in(rules, number), rules["bans"])
    if len(rules["food"]) >= seats:
        wanted["start.food"] = rules["food"][:seats]
    if first_drawn(rules, number):
        wanted |= {"start.first": None, LATE: True}
    wanted |= rules["options"]
    options = {name: value for name, value in wanted.items() if name in known}
    return game.options(seats, options)


def check_options(rules: Mapping[str, Any]) -> None:
    """Raise Unfit with the option that no game of the tournament knows or takes."""
    games = {name: find_game(name) for name in rules["games"]}
    for option, value in rules["options"].items():
        settings = [
            setting
            for game in games.values()
            for setting in game.settings
            if setting.name == option
        ]
        if not settings:
            raise Unfit("option-unknown", option=option)
        for setting in settings:
            try:
                setting.check(value)
            except TafelrundeError as error:
                raise Unfit("option-value", option=option, value=repr(value)) from error
    # After the last stage the games go round with the last way to deal.
    rounds = sum(stage["rounds"] for stage in rules["stages"])
    seen = set()
    for number in range(1, rounds + len(rules["games"]) + 1):
        kind = (game_in(rules, number), repr(way_in(rules, number)))
        if kind in seen:
            continue
        seen.add(kind)
        low, high = games[game_in(rules, number)].seats
        for seats in rules["sizes"]:
            if low <= seats <= high:
                _check_table(rules, number, seats)


def _check_table(rules: Mapping[str, Any], number: int, seats: int) -> None:
    try:
        table_options(rules, number, seats)
    except Conflict as error:
        raise Unfit("options-clash", seats=seats, why=error.text) from error
    except TafelrundeError as error:
        raise Unfit("options-clash", seats=seats, why=str(error)) from error
