"""Players come, go, come back, and are kept apart."""

from __future__ import annotations

from typing import Final

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.state import Player, State

# So many take part in a tournament, those who went home among them.
MOST: Final = 5_000


def player_of(state: State, number: int) -> Player:
    player = state.players.get(number)
    if player is None:
        raise Unfit("no-player", player=number)
    return player


def _name(state: State, name: str, player: int) -> str:
    """The name under which a player is known from now on; no two are called the same."""
    name = " ".join(name.split())
    if not name:
        raise Unfit("no-name")
    if state.names.get(name.casefold(), player) != player:
        raise Unfit("name-taken", name=name)
    if player in state.players:
        del state.names[state.players[player].name.casefold()]
    state.names[name.casefold()] = player
    return name


def entered(state: State, event: Event) -> None:
    number = event.facts["player"]
    if number != len(state.players) + 1:
        raise Unfit("player-number", player=number, next=len(state.players) + 1)
    if number > MOST:
        raise Unfit("too-many", most=MOST)
    groups = {str(kind): str(value) for kind, value in (event.facts.get("groups") or {}).items()}
    name = _name(state, event.facts["name"], number)
    state.players[number] = Player(number, name, groups, event.facts.get("favourite") or 0)


def edited(state: State, event: Event) -> None:
    player = player_of(state, event.facts["player"])
    groups = event.facts.get("groups")
    groups = player.groups if groups is None else groups
    groups = {str(kind): str(value) for kind, value in groups.items()}
    favourite = event.facts.get("favourite")
    player.name = _name(state, event.facts.get("name") or player.name, player.id)
    player.favourite = player.favourite if favourite is None else favourite
    player.groups = groups


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
