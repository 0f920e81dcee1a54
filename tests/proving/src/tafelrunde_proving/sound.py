"""What a position of the fair holds, and what no match could have come to."""

from __future__ import annotations

from tafelrunde.kernel.sound import (
    Book,
    Form,
    Many,
    Piece,
    Row,
    Same,
    Stream,
    Unsound,
    Whole,
    Word,
    exactly,
)
from tafelrunde_proving.meta import FIRST_CHIP, FIRST_GOAL, GOALS, MARKET_TURNS, PACK
from tafelrunde_proving.state import END, FairState

MOST_COINS = 99


def form(fresh: FairState) -> Piece:
    seats = fresh.seats
    seat = Whole(0, seats - 1)
    cards = Many(Whole(0, len(fresh.kinds) - 1), 0, len(fresh.kinds), apart=True)
    goal = Whole(FIRST_GOAL, FIRST_GOAL + GOALS - 1)
    fields: dict[str, Form] = {
        "chance": Stream(seats),
        "seats": Same(seats),
        "rounds": Same(fresh.rounds),
        "market": Same(fresh.market),
        "built": Row(*[Word(name) for name in fresh.built]),
        "fragile": Same(fresh.fragile),
        "kinds": Same(fresh.kinds),
        "round": Whole(0, fresh.rounds),
        "phase": Whole(0, END),
        "turn": seat,
        "turns": Whole(0, MARKET_TURNS * seats),
        "deck": cards,
        "packs": exactly(seats, Many(cards.item, 0, PACK, apart=True)),
        "hands": exactly(seats, cards),
        "finds": exactly(seats, Many(cards.item, 0, 0)),
        "goals": Many(goal, seats, seats, apart=True),
        "spare_goals": Many(goal, GOALS - seats, GOALS - seats, apart=True),
        "table": cards,
        "houses": exactly(seats, cards),
        "coins": exactly(seats, Whole(0, MOST_COINS)),
        "bank": Whole(-MOST_COINS, MOST_COINS),
        "points": exactly(seats, Whole(0, MOST_COINS)),
        "stalls": exactly(2, stall(fresh)),
    }
    return Piece("FairState", fields)


def stall(fresh: FairState) -> Piece:
    seats = Many(Whole(0, fresh.seats - 1), 0, fresh.seats, apart=True)
    chips = Many(Whole(FIRST_CHIP, FIRST_CHIP + 19), 0, 20, apart=True)
    fields: dict[str, Form] = {
        "chance": Stream(fresh.seats),
        "bag": chips,
        "seats": seats,
        "left": seats,
        "luck": Whole(0, 3),
        "drawn": chips,
        "pouches": Book(seats.item, chips, 0, fresh.seats),
        "tossed": chips,
    }
    return Piece("Stall", fields)


def check(g: FairState) -> None:
    cards = [*g.deck, *g.table]
    for zones in (g.packs, g.hands, g.houses):
        cards += [card for zone in zones for card in zone]
    if len(set(cards)) != len(cards):
        raise Unsound("deck", "a card is there twice")
    chips: list[int] = []
    for lane, place in enumerate(g.stalls):
        chips += [*place.bag, *place.drawn, *place.tossed]
        for pouch in place.pouches.values():
            chips += pouch
        if place.seats != [seat for seat in range(g.seats) if seat * 2 // g.seats == lane]:
            raise Unsound(f"stalls[{lane}].seats", "others reach into this bag")
        if list(place.pouches) != place.seats or not set(place.left) <= set(place.seats):
            raise Unsound(f"stalls[{lane}].pouches", "one for each who reaches into the bag")
    if len(set(chips)) != len(chips):
        raise Unsound("stalls", "a chip is there twice")
