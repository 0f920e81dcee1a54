"""View: what a seat may see, as plain data. docs/agricola.md describes every key."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.actions.building import fenced, renovation_price, stables_left, used
from tafelrunde.games.agricola.actions.improvements import why_not_major, why_not_upgrade
from tafelrunde.games.agricola.board.animals import Herd, Place
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, EDGES, cells_of
from tafelrunde.games.agricola.board.goods import FOOD, GOODS, GRAIN, KINDS, SHEEP, WOOD
from tafelrunde.games.agricola.board.spaces import (
    EXTENSION,
    FENCE_WOOD,
    FENCING,
    GIVEN,
    HARVESTS,
    LESSONS_3,
    LESSONS_3_FOOD,
    MARKET_3_FOOD,
    MEETING_PLACE,
    PILE_GOOD,
    RESOURCE_MARKET_3,
    ROUNDS,
    SPACE_NAMES,
    STAGE_OF,
    TILE_2P,
    spot_of,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import CARD_SWAP, HOUSES, OVER, PHASES, TURN_UP
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.majors import (
    FIREPLACE_3,
    HEARTH_4,
    HEARTH_5,
    MAJOR_COSTS,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJORS,
)
from tafelrunde.games.agricola.meta import names_of
from tafelrunde.games.agricola.paying.byhand import herds
from tafelrunde.games.agricola.paying.fence_prices import pieces_left
from tafelrunde.games.agricola.paying.purse import food_rates
from tafelrunde.games.agricola.phases.harvest import crafts, food_in, meal_round
from tafelrunde.games.agricola.phases.rounds import face_down_on
from tafelrunde.games.agricola.phases.starting import undrawn
from tafelrunde.games.agricola.phases.work import why_not_place
from tafelrunde.games.agricola.scoring import CATEGORIES, counts, fenced_stables, own_points, totals
from tafelrunde.games.agricola.shown.card_view import (
    cards_view,
    cost_view,
    crop_view,
    known_view,
    played_view,
)
from tafelrunde.games.agricola.shown.draft_view import (
    by_kind,
    draft_view,
    ids,
    own_draft_view,
    piles_view,
    put_away_view,
)
from tafelrunde.games.agricola.verbs.family import at_home, sleeping_places, supply_of
from tafelrunde.games.agricola.verbs.livestock import PET, capacity
from tafelrunde.games.agricola.verbs.verbs import growth_of, people_of


def view(g: Agricola, seat: int | None) -> dict[str, Any]:
    """What a seat may see; None is a spectator."""
    public = _public_view(g)
    return public if seat is None else seat_view(g, seat, public)


def seat_view(g: Agricola, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """A seat's view made from the spectator's: its hand, and what it may not or cannot do."""
    farm = g.farms[seat]
    players = [
        {**shown, "known": known_view(g, holder, seat)}
        for holder, shown in enumerate(public["players"])
    ]
    hand = [DECK[number].id for number in sorted(farm.hand)]
    put_away = [] if not g.hands else ids(g.hands[0].discarded[seat])
    players[seat] = {**players[seat], "hand": hand, "discarded": put_away}
    return {
        **public,
        "seat": seat,
        "spaces": [
            {**shown, "why_not": why_not_place(g, seat, space)}
            for space, shown in zip(g.board, public["spaces"], strict=True)
        ],
        "majors": [
            shown if g.majors[major] >= 0 else {**shown, **_buying(g, major, seat)}
            for major, shown in enumerate(public["majors"])
        ],
        "players": players,
        "cards": cards_view(g, seat),
        "draft": own_draft_view(g, seat, public["draft"]),
    }


def _public_view(g: Agricola) -> dict[str, Any]:
    points = totals(g)
    return {
        "seat": None,
        "seats": g.seats,
        "round": g.round,
        "rounds": ROUNDS,
        "phase": PHASES[g.phase],
        "over": g.phase == OVER,
        "turn": None if g.phase == OVER else g.turn,
        "first": None if undrawn(g) else g.first,
        "opener": g.opener,
        "acting": SPACE_NAMES[g.acting - 1] if g.acting else None,
        "again": SPACE_NAMES[g.again - 1] if g.again else None,
        "harvest": _next_harvest(g),
        "variants": names_of(g.rules, g.seats),
        "track": [_round(g, number) for number in range(1, ROUNDS + 1)],
        "spaces": [_space(g, space) for space in g.board],
        "majors": [_major(g, major) for major in range(MAJORS)],
        "players": [_player(g, seat, points) for seat in range(g.seats)],
        "cards": cards_view(g, None),
        "undealt": len(g.deck),
        "box": ids(g.box),
        "piles": piles_view(g),
        "display": [] if not g.hands else ids(g.hands[0].display),
        "display_taken": len(g.hands) > 0 and g.hands[0].claimed == g.round,
        "draft": draft_view(g),
    }


def _next_harvest(g: Agricola) -> int | None:
    """The round whose harvest is the next, the running one included."""
    if g.phase == OVER:
        return None
    over = g.round if g.phase in (TURN_UP, CARD_SWAP) else g.round - 1
    return next(number for number in HARVESTS if number > over)


# --- the common board --------------------------------------------------------------------


def _round(g: Agricola, number: int) -> dict[str, Any]:
    known = number <= len(g.track)
    stage = STAGE_OF[number]
    return {
        "id": f"round:{number}",
        "round": number,
        "stage": stage + 1,
        "harvest": number in HARVESTS,
        "card": SPACE_NAMES[g.track[number - 1]] if known else None,
        "maybe": [] if known else [SPACE_NAMES[card] for card in face_down_on(g, number)],
        "waiting": [
            {"seat": owner, "good": GOODS[good], "amount": amount, "source": _source(source)}
            for when, owner, good, amount, source in g.promised
            if when == number
        ],
    }


def _source(source: int) -> str:
    """Who laid goods on a round space: a major (negative) or a card."""
    return MAJOR_NAMES[-source] if source < 0 else DECK[source].id


def _space(g: Agricola, space: int) -> dict[str, Any]:
    good = PILE_GOOD[space]
    piles = good >= 0 and growth_of(g, space) > 0
    pile = g.piles[space] if piles else 0
    number = g.track.index(space) + 1 if space in g.track else None
    spot = spot_of(space, g.seats, g.track)
    return {
        "id": f"space:{SPACE_NAMES[space]}",
        "name": SPACE_NAMES[space],
        "round": number,
        "place": None if spot is None else {"column": spot[0], "from": spot[1], "to": spot[2]},
        "extension": space in EXTENSION[g.seats],
        "tile": space in TILE_2P,
        "good": GOODS[good] if piles else None,
        "pile": pile,
        # What came in this round's preparation is shown apart until the pile is taken.
        "fresh": min(pile, growth_of(g, space)) if piles else 0,
        "growth": growth_of(g, space) if piles else 0,
        "gives": {GOODS[given]: amount for given, amount in GIVEN[space]},
        "adds": _amount(FOOD, MARKET_3_FOOD) if space == RESOURCE_MARKET_3 else {},
        "charges": _charged(space),
        "takes_first": space == MEETING_PLACE,
        "people": [
            {"seat": seat, "count": people_of(g, seat, space)}
            for seat in range(g.seats)
            if people_of(g, seat, space)
        ],
        "why_not": None,
    }


def _charged(space: int) -> dict[str, int]:
    """What a space charges whoever uses it, or for each thing built there."""
    if space == LESSONS_3:
        return _amount(FOOD, LESSONS_3_FOOD)
    return _amount(WOOD, FENCE_WOOD) if space == FENCING else {}


def _amount(good: int, amount: int) -> dict[str, int]:
    return {GOODS[good]: amount}


def _major(g: Agricola, major: int) -> dict[str, Any]:
    owner = g.majors[major]
    return {
        "id": f"major:{MAJOR_NAMES[major]}",
        "name": MAJOR_NAMES[major],
        "owner": None if owner < 0 else owner,
        "points": MAJOR_POINTS[major],
        "cost": cost_view(MAJOR_COSTS[major]),
        "lacking": {},
        "returns": [],
        "payable": False,
    }


def _buying(g: Agricola, major: int, seat: int) -> dict[str, Any]:
    """What a seat lacks for a major on the board, and what it could give for it."""
    goods = g.farms[seat].goods
    lacking: dict[str, int] = {}
    returns: list[str] = []
    for good in range(KINDS):
        if MAJOR_COSTS[major][good] > goods[good]:
            lacking[GOODS[good]] = MAJOR_COSTS[major][good] - goods[good]
    if HEARTH_4 <= major <= HEARTH_5:
        returns = [
            MAJOR_NAMES[fireplace]
            for fireplace in range(FIREPLACE_3 + 1)
            if why_not_upgrade(g, seat, major, fireplace) is None
        ]
    payable = why_not_major(g, seat, major) is None
    return {"lacking": lacking, "returns": returns, "payable": payable}


# --- the farms ---------------------------------------------------------------------------


def _player(g: Agricola, seat: int, points: list[int]) -> dict[str, Any]:
    farm = g.farms[seat]
    stands = herds(g, seat)
    return {
        "seat": seat,
        "first": g.first == seat and not undrawn(g),
        "goods": {GOODS[good]: farm.goods[good] for good in range(KINDS)},
        "house": HOUSES[farm.house],
        "rooms": COUNT[farm.rooms],
        "people": {
            "all": farm.people,
            "newborn": farm.newborn,
            "home": at_home(g, seat),
            "supply": supply_of(g, seat),
            "places": sleeping_places(g, seat),
        },
        "left": {
            "fences": pieces_left(farm),
            "stables": stables_left(farm),
            "people": supply_of(g, seat),
        },
        "cells": [cell_view(g, seat, cell) for cell in range(CELLS)],
        "fences": [
            {"id": f"edge:{seat}:{edge}", "edge": edge}
            for edge in range(EDGES)
            if (farm.fences >> edge) & 1
        ],
        "pastures": [_pasture(g, seat, mask) for mask in farm.pastures],
        "animals": _herds(seat, stands),
        "homeless": {
            GOODS[SHEEP + kind]: farm.goods[SHEEP + kind] - sum(herd[kind] for _, herd in stands)
            for kind in range(3)
        },
        "renovation": None
        if farm.house == len(HOUSES) - 1
        else cost_view(renovation_price(farm, farm.house + 1)),
        "requested": [[word, what] for asked, word, what in g.requests if asked == seat],
        "begging": farm.begging,
        "meal": _meal(g, seat),
        "majors": [MAJOR_NAMES[major] for major in range(MAJORS) if g.majors[major] == seat],
        "played": [played_view(g, seat, number) for number in farm.played],
        "occupations": farm.occupations,
        "start": [DECK[number].id for number in farm.start],
        "hand": None,
        "hand_size": by_kind(farm.hand),
        "known": known_view(g, seat, None),
        "discarded": None,
        "discarded_size": put_away_view(g, seat),
        "score": _score(g, seat, own_points(g, seat)),
        "points": points[seat],
    }


def herd_views(g: Agricola, seat: int) -> list[dict[str, Any]]:
    """Every place for animals and who stands there."""
    return _herds(seat, herds(g, seat))


def _herds(seat: int, stands: list[tuple[Place, Herd]]) -> list[dict[str, Any]]:
    return [
        {
            "id": f"place:{seat}:{place.name}",
            "at": "house" if place.name == PET else place.name,
            "pasture": place.pasture,
            "capacity": place.capacity,
            "sheep": herd[0],
            "boar": herd[1],
            "cattle": herd[2],
        }
        for place, herd in stands
    ]


def cell_view(g: Agricola, seat: int, cell: int) -> dict[str, Any]:
    farm = g.farms[seat]
    bit = 1 << cell
    kind = "meadow"
    if farm.rooms & bit:
        kind = "room"
    elif farm.fields & bit:
        kind = "field"
    elif fenced(farm) & bit:
        kind = "pasture"
    return {
        "id": f"cell:{seat}:{cell}",
        "kind": kind,
        "stable": bool(farm.stables & bit),
        "crop": crop_view(farm.crops[cell]),
        "used": bool(used(farm) & bit),
    }


def _pasture(g: Agricola, seat: int, mask: int) -> dict[str, Any]:
    return {
        "cells": cells_of(mask),
        "capacity": capacity(g, seat, mask),
        "stables": COUNT[mask & g.farms[seat].stables],
    }


def _meal(g: Agricola, seat: int) -> dict[str, Any]:
    """The family's next meal: what it needs, and what could become food."""
    farm = g.farms[seat]
    number = meal_round(g, seat)
    need = 0 if number is None else food_in(g, seat, number)
    rates = food_rates(g, seat)
    return {
        "round": number,
        "need": need,
        "food": farm.goods[FOOD],
        "short": max(0, need - farm.goods[FOOD]),
        "rates": {GOODS[GRAIN + kind]: rates[kind] for kind in range(5) if rates[kind]},
        "crafts": [{"good": GOODS[good], "food": food} for good, food in crafts(g, seat)],
    }


def _score(g: Agricola, seat: int, points: list[int]) -> list[dict[str, Any]]:
    farm = g.farms[seat]
    numbers = counts(farm)
    numbers["unused"] = CELLS - COUNT[used(farm)]
    numbers["stables"] = fenced_stables(farm)
    numbers["rooms"] = COUNT[farm.rooms]
    numbers["people"] = farm.people
    numbers["begging"] = farm.begging
    return [
        {"id": category, "count": numbers.get(category), "points": points[place]}
        for place, category in enumerate(CATEGORIES)
    ]
