"""Players come, go, come back, and are kept apart."""

from __future__ import annotations

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.state import Player, State


def player_of(state: State, number: int) -> Player:
    player = state.players.get(number)
    if player is None:
        raise Unfit("no-player", player=number)
    return player


def _name(state: State, name: str, besides: int = 0) -> str:
    name = " ".join(name.split())
    if not name:
        raise Unfit("no-name")
    taken = {p.name.casefold() for p in state.players.values() if p.id != besides}
    if name.casefold() in taken:
        raise Unfit("name-taken", name=name)
    return name


def entered(state: State, event: Event) -> None:
    number = event.facts["player"]
    if number != len(state.players) + 1:
        raise Unfit("player-number", player=number, next=len(state.players) + 1)
    name = _name(state, event.facts["name"])
    groups = {str(kind): str(value) for kind, value in (event.facts.get("groups") or {}).items()}
    state.players[number] = Player(number, name, groups, event.facts.get("favourite") or 0)


def edited(state: State, event: Event) -> None:
    player = player_of(state, event.facts["player"])
    name = _name(state, event.facts.get("name") or player.name, player.id)
    groups = event.facts.get("groups")
    groups = player.groups if groups is None else groups
    favourite = event.facts.get("favourite")
    player.name = name
    player.favourite = player.favourite if favourite is None else favourite
    player.groups = {str(kind): str(value) for kind, value in groups.items()}


def dropped(state: State, event: Event) -> None:
    player = player_of(state, event.facts["player"])
    if not player.active:
        raise Unfit("dropped-already", name=player.name)
    player.active = False


def returned(state: State, event: Event) -> None:
    player = player_of(state, event.facts["player"])
    if player.active:
        raise Unfit("not-dropped", name=player.name)
    player.active = True


def _pair(state: State, event: Event) -> frozenset[int]:
    pair = frozenset(player_of(state, number).id for number in event.facts["players"])
    if len(pair) != 2:
        raise Unfit("pair")
    return pair


def forbidden(state: State, event: Event) -> None:
    state.forbidden.add(_pair(state, event))


def allowed(state: State, event: Event) -> None:
    pair = _pair(state, event)
    if pair not in state.forbidden:
        raise Unfit("not-forbidden")
    state.forbidden.remove(pair)
