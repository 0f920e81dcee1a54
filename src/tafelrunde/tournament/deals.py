"""Deals: the cards of each table, as lists for wooden tables and as options for online ones."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.tourney import Tourney
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.options import first_drawn, game_in, table_options, way_in
from tafelrunde.tournament.state import State, Table


@dataclass(frozen=True)
class Deal:
    """How the cards of a table are dealt, occupations first, and what each seat gets.

    `how` is "discard" (keep so many of them at once), "draft" (keep one, pass the rest to a side)
    or "none" (these are the hands). `hands` holds card ids by kind and seat.
    """

    table: int
    how: str
    keep: int
    sides: dict[str, str]
    hands: dict[str, list[list[str]]]


def game_of(state: State, number: int) -> str:
    """The game of a round."""
    return game_in(state.rules, number)


def tourney_of(state: State, number: int) -> Tourney[Any]:
    """What the game of a round says of tournaments."""
    return find_game(game_of(state, number)).tourney()


def way_of(state: State, number: int) -> dict[str, Any] | None:
    """How cards are dealt in a round."""
    return way_in(state.rules, number)


def deal(state: State, seed: str, number: int, table: Table) -> Deal | None:
    """The cards of a table from the organiser's box, without banned ones; None where there is
    nothing to deal. In the duplicate format all tables of a size get the same."""
    way, asked = way_of(state, number), tourney_of(state, number)
    seats = len(table.seats)
    if way is None or not asked.deals:
        return None
    lot = Random(match_seed(state, seed, number, table) + " cards")
    hands = {}
    bans = state.rules["bans"]
    for kind, cards in asked.cards(seats, state.rules["options"]).items():
        left = [card for card in cards if card not in bans]
        needed = way["deal"] * seats
        if len(left) < needed:
            raise Unfit("box", kind=kind, needed=needed, there=len(left))
        drawn = lot.sample(left, needed)
        hands[kind] = [sorted(drawn[seat::seats]) for seat in range(seats)]
    sides = {"occupation": way["occupations"], "minor": way["minors"]}
    return Deal(table.number, way["how"], way["keep"], sides, hands)


def match_seed(state: State, seed: str, number: int, table: Table) -> str:
    """The seed of a table: the same for all tables of a size in the duplicate format."""
    which = f"size {len(table.seats)}" if state.rules["duplicate"] else f"table {table.number}"
    return blake2b(f"{seed} round {number} {which}".encode(), digest_size=16).hexdigest()


def opener(state: State, number: int, table: Table) -> int | None:
    """Who begins at a table; None where that is drawn in the match itself."""
    if table.place == "online" and first_drawn(state.rules, number):
        return None
    return table.opener


def online(state: State, seed: str, number: int, table: Table) -> dict[str, Any]:
    """The match of an online table, all options set that its game knows.

    Seat 0 begins, unless that is drawn in the match itself.
    """
    seats = len(table.seats)
    return {
        "game": game_of(state, number),
        "seats": seats,
        "options": table_options(state.rules, number, seats),
        "seed": match_seed(state, seed, number, table),
        "names": [state.players[player].name for player in table.seats],
    }
