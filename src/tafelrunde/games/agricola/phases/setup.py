"""Set-up: from the options of a table to the first step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.spaces import (
    COPSE,
    EXTENSION,
    MARKET_PLACE,
    PERMANENT,
    SIDE_JOB,
    SPACES,
    TILE_2P,
    TILE_34P,
)
from tafelrunde.games.agricola.board.state import Agricola, Farm, bare_farm
from tafelrunde.games.agricola.board.terms import EXTRA_COPSE, EXTRA_TILE, PARTNERS, SIDE_JOB_TILE
from tafelrunde.games.agricola.cards.base import OCCUPATION, PRINTED, card_number, card_of
from tafelrunde.games.agricola.cards.lists import chosen_cards
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.cards.ways import MODES
from tafelrunde.games.agricola.meta import rules_of
from tafelrunde.games.agricola.phases.starting import start_food, undrawn, why_not_start
from tafelrunde.games.agricola.verbs.hands import deal
from tafelrunde.games.agricola.verbs.words import card_text
from tafelrunde.kernel.chance import Chance, chance_of
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.text import Text

# The two wooden rooms lie in the left column, middle and bottom row.
FIRST_ROOMS: Final = (1 << 5) | (1 << 10)


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Agricola:
    """The table before round 1."""
    g = Agricola()
    g.chance = chance
    g.seats = seats
    g.rules = rules_of(options)
    drawn = chance.below(seats)
    g.first = drawn if options["start.first"] is None else options["start.first"]
    if undrawn(g):
        g.first = 0
    g.opener = g.first
    g.turn = g.first
    g.board = [*PERMANENT, *EXTENSION[seats]]
    if g.rules & SIDE_JOB_TILE:
        g.board.append(SIDE_JOB)
    if g.rules & EXTRA_TILE:
        g.board.extend(TILE_2P if seats == 2 else TILE_34P)
    if g.rules & EXTRA_COPSE:
        g.board.append(COPSE)
    if g.rules & PARTNERS:
        g.board.append(MARKET_PLACE)
    g.majors = [-1] * MAJORS
    g.piles = [0] * SPACES
    g.there = [0] * SPACES
    g.pool, g.track, g.deck, g.box = [], [], [], []
    g.farms = [_farm(g, seat) for seat in range(seats)]
    if options["start.food"] is not None:
        for seat in range(seats):
            g.farms[seat].goods[FOOD] += options["start.food"][seat]
    if not options["variant.family"]:
        set_out(g, options["start.occupations"] or [])
        mode = MODES.index(options["hand.mode"])
        deal(g, chosen_cards(options), mode, options["start.total"])
    return g


def _farm(g: Agricola, seat: int) -> Farm:
    farm = bare_farm()
    farm.rooms = FIRST_ROOMS
    if not undrawn(g):
        farm.goods[FOOD] = start_food(g, seat)
    farm.crops = [0] * CELLS
    farm.pastures, farm.herds = [], []
    farm.hand, farm.start, farm.played = [], [], []
    return farm


def set_out(g: Agricola, ids: Sequence[Sequence[str]]) -> None:
    """The occupations that each seat begins with lie ready."""
    for farm, own in zip(g.farms, ids, strict=False):
        farm.start = [card_number(printed) for printed in own]


def check_starts(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse an occupation to begin with that is not among the cards, or cannot be paid.

    Alone a card that cannot be paid is lost when the match begins, so it may be tried.
    """
    named = ("start.occupations",)
    given: list[list[str]] = options["start.occupations"] or []
    for printed in [card for own in given for card in own]:
        if printed not in chosen_cards(options) or card_of(printed).kind != OCCUPATION:
            words = Text("agricola-conflict-start-card", card=printed)
            raise Conflict(f"{printed} is no occupation of this match", named, words)
        card = card_of(printed)
        if card.seats > seats:
            words = Text("agricola-conflict-start-seats", card=card_text(printed), seats=card.seats)
            raise Conflict(f"{printed} is for {card.seats} seats or more", named, words)
    if seats == 1 or not any(given):
        return
    for first in range(seats) if options["start.first"] is None else [options["start.first"]]:
        g = set_up(seats, {**options, "start.first": first}, chance_of("start"))
        for seat in range(seats):
            for number in g.farms[seat].start:
                if why_not_start(g, seat, number) is not None:
                    printed = PRINTED[number]
                    words = Text("agricola-conflict-start-cost", card=card_text(printed))
                    raise Conflict(f"seat {seat} cannot pay for {printed}", named, words)
