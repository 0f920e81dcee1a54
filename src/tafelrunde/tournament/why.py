"""Why this table? The compromises of each table, and the price of any swap."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tafelrunde.kernel.text import Text
from tafelrunde.tournament.deals import opener
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.seating.problem import Costs
from tafelrunde.tournament.seating.seating import posed
from tafelrunde.tournament.seating.seats import started, swapped
from tafelrunde.tournament.standings import met
from tafelrunde.tournament.state import Round, State


class Judged:
    """A round with what its tables cost, goal by goal."""

    def __init__(self, state: State, number: int) -> None:
        if not 0 < number <= len(state.rounds):
            raise Unfit("no-round", round=number)
        self.state = state
        self.round: Round = state.rounds[number - 1]
        players = sorted(player for table in self.round.tables for player in table.seats)
        sizes = [len(table.seats) for table in self.round.tables]
        order, self.problem = posed(state, number, players, sizes, Random(0))
        self.index = {player: place for place, player in enumerate(order)}

    def costs(self, tables: Sequence[Sequence[int]]) -> Costs:
        return self.problem.costs([[self.index[p] for p in seats] for seats in tables])

    def price(self, one: int, other: int) -> Costs:
        """What a swap of two seated players changes, goal by goal; below 0 is better."""
        tables, _ = swapped(self.round, one, other)
        for player in (one, other):
            if player not in self.index:
                raise Unfit("swap")
        before, after = self.costs([table.seats for table in self.round.tables]), self.costs(tables)
        return {goal: after[goal] - before[goal] for goal in self.problem.goals}


def price(state: State, number: int, one: int, other: int) -> Costs:
    return Judged(state, number).price(one, other)


def prices(state: State, number: int, player: int) -> list[tuple[int, Costs]]:
    """Every swap of a player with somebody at another table, the best first."""
    judged = Judged(state, number)
    own = judged.round.table_of(player)
    if own is None:
        raise Unfit("swap")
    found = [
        (other, judged.price(player, other))
        for table in judged.round.tables
        if table is not own
        for other in table.seats
    ]
    return sorted(found, key=lambda pair: (list(pair[1].values()), pair[0]))


def why(state: State, number: int, table: int) -> list[Text]:
    """What speaks for and against a table, in sentences."""
    judged = Judged(state, number)
    found = judged.round.table(table)
    if found is None:
        raise Unfit("no-table", table=table, tables=len(judged.round.tables))
    said: list[Text] = []
    names = {player: state.players[player].name for player in found.seats}
    together = met(state.rounds[: number - 1])
    pairs = [(a, b) for a in found.seats for b in found.seats if a < b]
    for one, other in pairs:
        if frozenset((one, other)) in state.forbidden:
            said.append(Text("tournament-table-forbidden", one=names[one], other=names[other]))
    again = [(pair, together[pair]) for pair in pairs if pair in together]
    for (one, other), rounds in again:
        at = ", ".join(map(str, rounds))
        said.append(Text("tournament-table-met", one=names[one], other=names[other], rounds=at))
    if not again and number > 1:
        said.append(Text("tournament-table-new"))
    said.extend(_moved(judged, table))
    mates = []
    for one, other in pairs:
        mine, theirs = state.players[one].groups, state.players[other].groups
        for kind, value in mine.items():
            if theirs.get(kind, "").casefold() == value.casefold():
                args = {"one": names[one], "other": names[other], "group": value}
                mates.append(Text("tournament-table-group", **args))
    said.extend(mates)
    if mates and "groups" not in judged.problem.goals:
        said.append(Text("tournament-table-groups-free"))
    begins = opener(state, number, found)
    if begins is not None:
        starts = started(state, number)[begins]
        said.append(Text("tournament-table-start", name=names[begins], times=starts + 1))
    return said


def proven(proof: dict[str, Any] | None) -> list[Text]:
    """What is proven about a round, in sentences."""
    if proof is None:
        return [Text("tournament-proof-hand")]
    said = [Text("tournament-proof-optimal")] if proof["verdict"] == "optimal" else []
    for goal in proof["goals"]:
        if proof["better"][goal]:
            args = {"goal": Text(f"tournament-goal-{goal}"), "by": proof["better"][goal]}
            said.append(Text("tournament-proof-best", **args))
    if proof["no_repeat_free"]:
        said.append(Text("tournament-proof-repeats", count=proof["costs"]["repeats"]))
    return said


def _moved(judged: Judged, table: int) -> list[Text]:
    """Who comes from another part of the standings, and by how many places."""
    found = []
    for player in judged.round.tables[table - 1].seats:
        place = judged.index[player]
        away = judged.problem.distance(place, table - 1)
        if away:
            up = judged.problem.low[place] > judged.problem.blocks[table - 1][1]
            words = "tournament-table-up" if up else "tournament-table-down"
            found.append(Text(words, name=judged.state.players[player].name, places=away))
    return found
