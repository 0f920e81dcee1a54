"""Tournaments to look at: entered, seated and scored by a seeded hand."""

from __future__ import annotations

from random import Random
from typing import Any

from tafelrunde.tournament import Tournament, new

NAMES = (
    *("Anna", "Ines", "Lena", "Deniz", "Paula", "Bernd", "Chloé", "Farid", "Nora", "Jonas"),
    *("Quinn", "Milan", "Ravi", "Greta", "Kaya", "Hugo", "Oskar"),
)


def cup(players: int, seed: str = "seed", clubs: int = 0, **rules: Any) -> Tournament:
    """A tournament with this many players, some of them in clubs."""
    made = new("Club Open", seed=seed, **rules)
    chance = Random(seed)
    for number in range(players):
        name = NAMES[number] if number < len(NAMES) else f"Player {number + 1}"
        club = f"Club {chance.randrange(clubs)}" if clubs and chance.random() < 0.7 else ""
        made.enter(name, club=club)
    return made


def seated(made: Tournament, seconds: float = 60.0) -> Tournament:
    made.seat(seconds)
    made.publish()
    return made


def scored(made: Tournament, chance: Random) -> Tournament:
    """Results at all tables of the running round, some of them ties."""
    for table in made.current().tables:
        made.result(table.number, [chance.randrange(25, 50) for _ in table.seats], by="first")
        made.confirm(table.number, by="third")
    return made


def by_name(made: Tournament, name: str) -> int:
    return next(p.id for p in made.state.players.values() if p.name == name)
