"""Feasible: whether the chosen cards are enough for the way in which hands are made up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.agricola.cards.catalogue import Entry, catalogue
from tafelrunde.games.agricola.cards.ways import (
    CARDS_DEALT,
    MIXED_MARKS,
    MIXED_TRAVELLERS,
    MODES,
    ON_DISPLAY,
)
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.text import Text


class Demand:
    """So many cards of a sort are needed, so many are there."""

    def __init__(self, sort: str, needed: int, there: int, option: str) -> None:
        self.sort = sort
        self.needed = needed
        self.there = there
        self.option = option


def demands(seats: int, options: Mapping[str, Any], ids: Sequence[str]) -> list[Demand]:
    """What the table needs of each sort of cards, and what the chosen ones hold.

    An open display is laid out first, by chance: all that lies there may be of one sort.
    """
    cards = [entry for entry in (catalogue()[card] for card in ids) if entry.seats <= seats]
    shown = ON_DISPLAY if options["hand.open_display"] else 0
    dealt = CARDS_DEALT[MODES.index(options["hand.mode"])] * seats + shown
    occupations = [entry for entry in cards if entry.kind == "occupation"]
    minors = [entry for entry in cards if entry.kind == "minor"]
    found = [
        Demand("occupations", dealt, len(occupations), "hand.mode"),
        Demand("minors", dealt, len(minors), "hand.mode"),
    ]
    if options["hand.mix_occupations"]:
        for mark, share in MIXED_MARKS:
            there = len(_marked(occupations, mark))
            found.append(Demand(f"{mark}+", share * seats + shown, there, "hand.mix_occupations"))
    if options["hand.mix_travelling"]:
        there = sum(entry.travels for entry in minors)
        needed = MIXED_TRAVELLERS * seats
        found.append(Demand("travelling", needed + shown, there, "hand.mix_travelling"))
        ordinary = dealt - needed
        found.append(Demand("ordinary", ordinary, len(minors) - there, "hand.mix_travelling"))
    return found


def _marked(entries: list[Entry], mark: int) -> list[Entry]:
    return [entry for entry in entries if entry.seats == mark]


def check_feasible(seats: int, options: Mapping[str, Any], ids: Sequence[str]) -> None:
    """Refuse a table whose cards do not go round, with what is missing."""
    for demand in demands(seats, options, ids):
        if demand.there < demand.needed:
            opened = ("hand.open_display",) if options["hand.open_display"] else ()
            raise Conflict(
                f"{demand.sort} cards: {demand.needed} needed, {demand.there} in the chosen decks",
                (demand.option, *opened, "cards.list"),
                Text(
                    "agricola-conflict-too-few-open" if opened else "agricola-conflict-too-few",
                    sort=Text(f"agricola-sort-{demand.sort.replace('+', '-plus')}"),
                    needed=demand.needed,
                    shown=ON_DISPLAY,
                    there=demand.there,
                ),
            )
