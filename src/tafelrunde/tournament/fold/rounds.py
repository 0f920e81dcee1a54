"""Rounds are drafted, published and placed; who goes on to the next stage."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.registry import find_game
from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.players import player_of
from tafelrunde.tournament.options import game_in
from tafelrunde.tournament.state import Round, State, Table


def seated(state: State, event: Event) -> None:
    number, tables, out = event.facts["round"], event.facts["tables"], event.facts["out"]
    rounds = state.rounds
    redraft = bool(rounds) and rounds[-1].draft
    following = len(rounds) + (0 if redraft else 1)
    if number != following:
        raise Unfit("round-order", round=number, next=following)
    if number > state.total_rounds:
        raise Unfit("rounds-over", rounds=state.total_rounds)
    before = rounds[number - 2] if number > 1 else None
    if before is not None and not before.scored:
        missing = [t.number for t in before.tables if t.status in {"open", "disputed"}]
        raise Unfit("round-open", round=before.number, tables=", ".join(map(str, missing)))
    seated = [player for seats in tables for player in seats]
    for player in (*seated, *out):
        if not player_of(state, player).active:
            raise Unfit("seated-dropped", name=state.players[player].name)
    if len({*seated, *out}) != len(seated) + len(out):
        raise Unfit("seated-twice")
    if not tables or any(not seats for seats in tables):
        raise Unfit("empty-table")
    for seats in tables:
        check_points(state.rules, len(seats))
    made = Round(
        number,
        state.stage_of(number),
        [Table(place, list(seats)) for place, seats in enumerate(tables, start=1)],
        list(out),
        event.facts.get("proof"),
        bool(event.facts.get("hand")),
    )
    if redraft:
        for table, old in zip(made.tables, rounds[-1].tables, strict=False):
            online = old.place == "online" and len(table.seats) in seats_of(state.rules, number)
            table.place = "online" if online else "wooden"
        rounds[-1] = made
    else:
        rounds.append(made)


def check_points(rules: dict[str, Any], seats: int) -> None:
    """Raise where the places of a table would bring nothing that the rules know."""
    if str(seats) not in rules["points"] and not rules["duplicate"]:
        raise Unfit("no-points", seats=seats)


def seats_of(rules: dict[str, Any], number: int) -> range:
    """How many seats a table of a round may have where the game itself is in charge."""
    low, high = find_game(game_in(rules, number)).seats
    return range(low, high + 1)


def published(state: State, event: Event) -> None:
    current = round_of(state, event)
    if current.published:
        raise Unfit("published-already", round=current.number)
    for table in current.tables:
        for player in table.seats:
            if not state.players[player].active:
                raise Unfit("in-draft", name=state.players[player].name)
    current.published = True
    current.published_as = event.n


def round_of(state: State, event: Event) -> Round:
    number: int = event.facts["round"]
    if not 0 < number <= len(state.rounds):
        raise Unfit("no-round", round=number)
    return state.rounds[number - 1]


def _table_in(state: State, event: Event) -> Table:
    found = round_of(state, event)
    table = found.table(event.facts["table"])
    if table is None:
        raise Unfit("no-table", table=event.facts["table"], tables=len(found.tables))
    return table


def public_table(state: State, event: Event) -> Table:
    if not round_of(state, event).published:
        raise Unfit("not-published", round=event.facts["round"])
    return _table_in(state, event)


def placed(state: State, event: Event) -> None:
    table, number = _table_in(state, event), event.facts["round"]
    if event.facts["place"] not in {"wooden", "online"}:
        raise Unfit("place", place=event.facts["place"])
    fits = seats_of(state.rules, number)
    if event.facts["place"] == "online" and len(table.seats) not in fits:
        game = game_in(state.rules, number)
        raise Unfit("table-large", game=game, seats=len(table.seats), most=fits[-1])
    table.place = event.facts["place"]
    table.match = event.facts.get("match") or ""


def advanced(state: State, event: Event) -> None:
    stage = event.facts["stage"]
    if not 0 < stage < len(state.rules["stages"]):
        raise Unfit("no-stage", stage=stage)
    state.advanced[stage] = [player_of(state, number).id for number in event.facts["players"]]


def played_off(state: State, event: Event) -> None:
    players, scores = event.facts["players"], event.facts["scores"]
    for number in players:
        player_of(state, number)
    if len(players) < 2 or len(set(players)) != len(players) or len(players) != len(scores):
        raise Unfit("playoff")
    state.playoffs.append((list(players), list(scores)))


def published_round(state: State, event: Event) -> Round:
    found = round_of(state, event)
    if not found.published:
        raise Unfit("not-published", round=found.number)
    return found
