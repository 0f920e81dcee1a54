"""Chariot races (module 7)."""

from __future__ import annotations

from tafelrunde.games.lydia.payment import missing, ways_to_pay, wild_colour
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    CHARIOTS,
    COIN,
    COINS_RACE,
    GOODS,
    LEVELS,
    NOWHERE,
    WILD_RACES,
)
from tafelrunde.games.lydia.verbs import close_race, open_race, take_rank
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


def race(g: Lydia, seat: int) -> Flow:
    """Each seat may pay for one rank, the active one first (R19); then the merchants leave."""
    open_race(g, seat)
    for number in range(g.seats):
        racer = (seat + number) % g.seats
        g.racing = racer
        rank: int = yield choose(racer, "race", race_options(g, racer))
        if rank:
            ways = ways_to_pay(
                g, racer, race_price(g, rank), race_coins(g, racer), race_wild(g, racer)
            )
            way = yield choose(racer, "pay", ways, about=("race", rank))
            take_rank(g, racer, rank, way)
    close_race(g)


def race_options(g: Lydia, seat: int) -> list[Option]:
    """Ranks a seat can pay for; 0 is not to take part."""
    return [rank for rank in range(CHARIOTS + 1) if why_not_race(g, seat, rank) is None]


def why_not_race(g: Lydia, seat: int, rank: int) -> str | None:
    if rank == 0:
        return None
    if rank == 3 and g.influence[seat] == LEVELS:
        return "influence-top"
    lacking = missing(g, seat, race_price(g, rank), race_coins(g, seat), race_wild(g, seat))
    return "race-price" if lacking else None


def race_price(g: Lydia, rank: int) -> int:
    """What a rank costs: a resource for each of the first merchants, packed."""
    price = 0
    for number in range(rank):
        price += 1 << (4 * g.chariots[number])
    return price


def race_coins(g: Lydia, seat: int) -> int:
    """R20: coins do not pay in a race."""
    return g.goods[seat * GOODS + COIN] if g.rules & COINS_RACE else 0


def race_wild(g: Lydia, seat: int) -> int:
    """R20: the wild resource pays in a race."""
    return wild_colour(g, seat) if g.rules & WILD_RACES else NOWHERE
