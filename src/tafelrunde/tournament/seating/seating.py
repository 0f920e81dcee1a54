"""Seating: the tables of the next round from the tournament as it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tafelrunde.tournament import sizes
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.options import round_of_day
from tafelrunde.tournament.seating import exact, lexical, partition
from tafelrunde.tournament.seating.problem import Costs, Problem, Solved
from tafelrunde.tournament.seating.seats import in_order, started
from tafelrunde.tournament.stages import field_of
from tafelrunde.tournament.standings import standings
from tafelrunde.tournament.state import State

SECONDS: Final = 2.0


@dataclass(frozen=True)
class Seating:
    """Tables of players in seat order, who sits out, and what is proven about it."""

    tables: list[list[int]]
    out: list[int]
    goals: list[str]
    costs: Costs
    bounds: Costs

    @property
    def verdict(self) -> str:
        return "optimal" if self.costs == self.bounds else "best"

    def proof(self) -> dict[str, Any]:
        """What is proven, as plain data; `better` is how much each goal might be better by."""
        return {
            "verdict": self.verdict,
            "goals": self.goals,
            "costs": self.costs,
            "bounds": self.bounds,
            "better": {goal: self.costs[goal] - self.bounds[goal] for goal in self.goals},
            "no_repeat_free": no_repeat_free(self.goals, self.bounds),
        }


def no_repeat_free(goals: Sequence[str], bounds: Costs) -> bool:
    """Whether it is proven that no seating without repeats exists."""
    before = goals[: goals.index("repeats")] if "repeats" in goals else []
    return bounds.get("repeats", 0) > 0 and set(before) <= {"forbidden"}


def proposal(state: State, seed: str, number: int, seconds: float = SECONDS) -> Seating:
    """The seating of a round, as good as can be found in this time; its lots are the seed's."""
    lot = Random(f"{seed} round {number}")
    if state.rules["plan"]:
        return planned(state, seed, number)
    players, out = playing(state, number, lot)
    wanted = sizes.tables(len(players), sizes_of(state, players))
    order, problem = posed(state, number, players, wanted, lot)
    if state.rules["first_round"] == "snake" and round_of_day(state.rules, number) == 1:
        tables = snake(state, order, problem.sizes)
        index = {player: place for place, player in enumerate(order)}
        costs = problem.costs([[index[player] for player in seats] for seats in tables])
        solved_tables, bounds = tables, {goal: problem.floor(goal) for goal in problem.goals}
    else:
        solved = solve(problem, lot, seconds)
        solved_tables = [[order[place] for place in seats] for seats in solved.tables]
        costs, bounds = solved.costs, solved.bounds
    starts = started(state, number)
    if state.rules["starts"] == "lot":
        starts = dict.fromkeys(starts, 0)
    seats = [in_order(table, starts, lot) for table in solved_tables]
    return Seating(seats, out, problem.goals, costs, bounds)


def planned(state: State, seed: str, number: int) -> Seating:
    """The tables of a closed field in this round, in seat order; who has which place of the plan
    is drawn by lot. What it costs is said; it stays as it is."""
    plan = state.rules["plan"]
    field = field_of(state, state.stage_of(number))
    places = 1 + max(seat for tables in plan for seats in tables for seat in seats)
    if len(field) != places:
        raise Unfit("plan-players", players=len(field), places=places)
    Random(f"{seed} plan").shuffle(field)
    tables = [[field[seat] for seat in seats] for seats in plan[(number - 1) % len(plan)]]
    seated = sorted(player for seats in tables for player in seats)
    out = sorted(set(field) - set(seated))
    seats_of = [len(seats) for seats in tables]
    order, problem = posed(state, number, seated, seats_of, Random(f"{seed} round {number}"))
    index = {player: place for place, player in enumerate(order)}
    costs = problem.costs([[index[player] for player in seats] for seats in tables])
    bounds = {goal: problem.floor(goal) for goal in problem.goals}
    return Seating(tables, out, problem.goals, costs, bounds)


def solve(problem: Problem, lot: Random, seconds: float) -> Solved:
    """Every seating where there are few players, every table where there are more, and programs
    over the seats near each player's place where there are many."""
    if problem.players <= exact.MOST:
        return exact.solve(problem, lot)
    if partition.fits(problem):
        return partition.solve(problem)
    return lexical.solve(problem, seconds)


def playing(state: State, number: int, lot: Random) -> tuple[list[int], list[int]]:
    """Who plays a round, and who sits out where the tables do not hold everybody.

    Whoever sat out least often sits out, the last in the standings first.
    """
    field = field_of(state, state.stage_of(number))
    many = sizes.left_over(len(field), sizes_of(state, field))
    if not many:
        return field, []
    outs = {player: sum(player in r.out for r in state.rounds[: number - 1]) for player in field}
    place = {row.player: row.place for row in standings(state, upto=number - 1)}
    lots = field[:]
    lot.shuffle(lots)
    drawn = {player: rank for rank, player in enumerate(lots)}
    out = sorted(field, key=lambda p: (outs[p], -place.get(p, 0), drawn[p]))[:many]
    return [player for player in field if player not in out], sorted(out)


def sizes_of(state: State, players: Sequence[int]) -> list[int]:
    """The sizes of tables; two who won the days of a tournament play the final by themselves."""
    wanted: list[int] = state.rules["sizes"]
    alone = len(players) == 2 and len(state.players) > 2 and "2" in state.rules["points"]
    return [2] if alone else wanted


def posed(
    state: State, number: int, players: list[int], wanted: list[int], lot: Random
) -> tuple[list[int], Problem]:
    """The players in the order of the standings, equals by lot, and what their seating at tables
    of these sizes is about."""
    stage = state.stage_of(number)
    rows = standings(state, upto=number - 1, stage=stage, besides=players)
    place = {row.player: row.place for row in rows}
    drawn = players[:]
    lot.shuffle(drawn)
    order = sorted(drawn, key=lambda player: place[player])
    low, high = _places([place[player] for player in order])
    index = {player: position for position, player in enumerate(order)}
    earlier = [t.seats for r in state.rounds[: number - 1] for t in r.tables]
    kept = {
        "forbidden": [_inside(pair, index) for pair in sorted(map(sorted, state.forbidden))],
        "repeats": [_inside(seats, index) for seats in earlier],
        "groups": [_inside(members, index) for members in _groups(state)],
    }
    cliques = {goal: [c for c in found if len(c) > 1] for goal, found in kept.items()}
    starts = started(state, number)
    return order, Problem(
        wanted,
        goals_of(state, number),
        low,
        high,
        cliques,
        [starts[player] for player in order],
    )


def goals_of(state: State, number: int) -> list[str]:
    """The goals that count in a round: in a random first one of a day, groups do not."""
    goals = list(state.rules["goals"])
    drawn = round_of_day(state.rules, number) == 1 and state.rules["first_round"] != "apart"
    if drawn and "groups" in goals:
        goals.remove("groups")
    if state.rules["starts"] == "lot" and "starts" in goals:
        goals.remove("starts")
    return goals


def snake(state: State, order: list[int], tables: list[int]) -> list[list[int]]:
    """Favourites over the tables to and fro, then the others as they were drawn."""
    known = [p for p in order if state.players[p].favourite]
    ranked = sorted(known, key=lambda p: state.players[p].favourite)
    waiting = [*ranked, *(p for p in order if p not in known)]
    found: list[list[int]] = [[] for _ in tables]
    forth = True
    while waiting:
        numbers = list(range(len(tables)))
        for table in numbers if forth else numbers[::-1]:
            if waiting and len(found[table]) < tables[table]:
                found[table].append(waiting.pop(0))
        forth = not forth
    return found


def _places(ranks: list[int]) -> tuple[list[int], list[int]]:
    """The best and the worst position of each, given the places in their order."""
    low = [ranks.index(rank) for rank in ranks]
    last = {rank: position for position, rank in enumerate(ranks)}
    return low, [last[rank] for rank in ranks]


def _inside(members: Sequence[int], index: dict[int, int]) -> list[int]:
    return [index[player] for player in members if player in index]


def _groups(state: State) -> list[list[int]]:
    """Those who share a club, a country, a family: each such set."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for player in state.players.values():
        for kind, value in player.groups.items():
            found[kind, value.casefold()].append(player.id)
    return list(found.values())
