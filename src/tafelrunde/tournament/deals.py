"""Deals: the cards of each table, as lists for wooden tables and as options for online ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Final

from tafelrunde.games.agricola.cards.catalogue import catalogue
from tafelrunde.games.agricola.cards.lists import BASE_BOX
from tafelrunde.kernel.registry import find_game
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.state import State, Table

KINDS: Final = ("occupation", "minor")
# How hands of seven are made up at an online table, by how many cards go round.
DRAFTS: Final = {7: "draft_sequential", 8: "draft8"}


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
    """The game of a round; a mixed event goes through its games again and again."""
    games: list[str] = state.rules["games"]
    return games[(number - 1) % len(games)]


def way_of(state: State, number: int) -> dict[str, Any] | None:
    """How cards are dealt in a round; the last way stands for all later rounds."""
    deals: list[dict[str, Any]] = state.rules["deals"]
    return deals[min(number, len(deals)) - 1] if deals else None


def deal(
    state: State, seed: str, number: int, table: Table, box: Sequence[str] = BASE_BOX
) -> Deal | None:
    """The cards of a table from the organiser's box, without banned ones; None where there is
    nothing to deal. In the duplicate format all tables of a size get the same."""
    way = way_of(state, number)
    if way is None or game_of(state, number) != "agricola":
        return None
    lot = Random(match_seed(state, seed, number, table) + " cards")
    hands = {}
    for kind in KINDS:
        cards = _cards(box, kind, len(table.seats), state.rules["bans"])
        needed = way["deal"] * len(table.seats)
        if len(cards) < needed:
            raise Unfit("box", kind=kind, needed=needed, there=len(cards))
        drawn = lot.sample(cards, needed)
        hands[kind] = [sorted(drawn[seat :: len(table.seats)]) for seat in range(len(table.seats))]
    sides = {"occupation": way["occupations"], "minor": way["minors"]}
    return Deal(table.number, way["how"], way["keep"], sides, hands)


def match_seed(state: State, seed: str, number: int, table: Table) -> str:
    """The seed of a table: the same for all tables of a size in the duplicate format."""
    which = f"size {len(table.seats)}" if state.rules["duplicate"] else f"table {table.number}"
    return blake2b(f"{seed} round {number} {which}".encode(), digest_size=16).hexdigest()


def online(state: State, seed: str, number: int, table: Table) -> dict[str, Any]:
    """The match of an online table, all options set that its game knows; seat 0 begins."""
    game = find_game(game_of(state, number))
    known = {setting.name for setting in game.settings}
    wanted = dict(state.rules["options"])
    seats = len(table.seats)
    if game.name == "agricola":
        wanted |= hand_options(state, number) | {"start.first": 0}
        if len(state.rules["food"]) >= seats:
            wanted["start.food"] = state.rules["food"][:seats]
    options = {name: value for name, value in wanted.items() if name in known}
    return {
        "game": game.name,
        "seats": seats,
        "options": game.options(seats, options),
        "seed": match_seed(state, seed, number, table),
        "names": [state.players[player].name for player in table.seats],
    }


def hand_options(state: State, number: int) -> dict[str, Any]:
    """How an online table comes to its hands in a round; nothing where no cards are dealt.

    A draft from more cards than the table knows is one from eight (Lookout's nine).
    """
    way = way_of(state, number)
    if way is None:
        return {}
    options: dict[str, Any] = dict(find_game("agricola").presets["cards"])
    if way["how"] == "discard":
        options |= {"hand.mode": "deal10_keep7", "hand.occupations_first": True}
    elif way["how"] == "draft":
        options |= {
            "hand.mode": DRAFTS.get(way["deal"], "draft8"),
            "hand.pass_occupations": way["occupations"],
            "hand.pass_minors": way["minors"],
        }
    if state.rules["bans"]:
        options["cards.banned"] = list(state.rules["bans"])
    return options


def _cards(box: Sequence[str], kind: str, seats: int, bans: Sequence[str]) -> list[str]:
    known = catalogue()
    for card in (*box, *bans):
        if card not in known:
            raise Unfit("no-card", card=card)
    return [
        card
        for card in box
        if known[card].kind == kind and known[card].seats <= seats and card not in bans
    ]
