"""Who is who: guests, passwords, settings, a player's page."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta

from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.passwords import NOBODYS, Bucket
from tafelrunde.server.base.refusals import bad, missing, nobody, not_yours, too_late
from tafelrunde.server.club import history, people, ratings, sessions
from tafelrunde.server.club.digests import today
from tafelrunde.server.club.webhooks import parts_of
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Taken
from tafelrunde.server.web.access import actor, device_of, house_of, reader, token_of, visitor

# How many people a device remembers.
HOUSEHOLD: Final = 8

Ask = Request[Any, Any, Any]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(msgspec.Struct):
    """A name to play under; `token` asks for the token as text, for scripts."""

    name: Name
    token: bool = False


class Settings(msgspec.Struct):
    """What a player may change; what is left out stays."""

    name: Name | None = None
    language: Literal["en", "de"] | None = None
    theme: Literal["light", "dark", "system"] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    sound: bool | None = None
    shown: bool | None = None
    # The minute of the day, as UTC counts, at which a digest comes; -1 for never.
    digest: Annotated[int, Meta(ge=-1, lt=1440)] | None = None


class NewPassword(msgspec.Struct):
    """A password to keep, and the old one where there is one."""

    password: Password
    old: str | None = None


class Login(msgspec.Struct):
    """A kept name with its password."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Leaving(msgspec.Struct):
    """Which device of mine to sign out, if it is not this one, or all of them."""

    device: Annotated[str, Meta(max_length=40)] | None = None
    everywhere: bool = False


class Deletion(msgspec.Struct):
    """One's own name, to show that it is meant."""

    confirm: str


def me_json(player: Player) -> dict[str, Any]:
    settings = {
        "language": None,
        "theme": "system",
        "webhook": "",
        "sound": False,
        "shown": True,
        "digest": -1,
    }
    own = {name: value for name, value in player.settings.items() if name in settings}
    return {
        "id": player.id,
        "name": player.name,
        "keeps": player.keeps,
        **settings,
        **own,
    }


def signed_in(request: Ask, player: Player, token: str) -> Response[dict[str, Any] | None]:
    """An answer that carries the player's cookie."""
    cookies = [_cookie(request, identity.COOKIE, token)]
    if player.keeps:
        device = device_of(request) or identity.Device(secrets.token_hex(8), [])
        others = [other for other in device.players if other != player.id]
        device.players = [*others, player.id][-HOUSEHOLD:]
        sealed = identity.signed(house_of(request).key, device.said())
        cookies.append(_cookie(request, identity.DEVICE_COOKIE, sealed))
    return Response(me_json(player), cookies=cookies, status_code=200)


def _cookie(request: Ask, key: str, value: str) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        max_age=sessions.KEPT,
        httponly=True,
        samesite="lax",
        secure=house_of(request).config.secure or request.url.scheme == "https",
        path="/",
    )


def signed_out() -> Response[Any]:
    """An answer that takes the cookie away."""
    answer: Response[Any] = Response(None, status_code=200)
    answer.delete_cookie(identity.COOKIE, path="/")
    return answer


def agent_of(request: Ask) -> str:
    return request.headers.get("user-agent", "")


@get("/api/me")
async def me(request: Ask) -> Response[dict[str, Any] | None]:
    """Who I am; the cookie lasts as long as at first again."""
    house = house_of(request)
    player = reader(request)
    token = token_of(request)
    if player is None:
        return Response(None) if token is None else signed_out()
    if token is None or identity.bearer(request) is not None:
        return Response(me_json(player))
    if player.session is None:
        token = await sessions.renewed(house, player, token, agent_of(request))
        if token is None:
            return signed_out()
    return signed_in(request, player, token)


@post("/api/guest", status_code=200)
async def guest(request: Ask, data: Guest) -> Response[dict[str, Any] | None]:
    house = house_of(request)
    if not data.token:
        visitor(request)
    house.limits.check("guest", identity.source_of(request))
    player = await people.add_guest(house.store, identity.clean_name(data.name), house.now())
    token = await sessions.begin(house, player, agent_of(request))
    assert token is not None
    if data.token:
        return Response({**me_json(player), "token": token}, status_code=200)
    return signed_in(request, player, token)


@post("/api/me", status_code=200)
async def change_me(request: Ask, data: Settings) -> dict[str, Any]:
    house = house_of(request)
    player = actor(request)
    changes = {
        name: value
        for name, value in msgspec.structs.asdict(data).items()
        if value is not None and name != "name"
    }
    if data.webhook:
        parts_of(data.webhook)
    if data.digest is not None:
        # The first one comes when the time that was chosen comes next.
        changes["digested"] = today(house.now(), data.digest)
    player.settings = {**player.settings, **changes}
    stored: dict[str, Any] = {"settings": changes}
    if data.name is not None:
        player.name = stored["name"] = identity.clean_name(data.name)
        if player.keeps:
            stored["login"] = player.name.casefold()
    try:
        await people.change_player(house.store, player.id, **stored)
    except Taken as error:
        raise too_late("server-name-taken") from error
    return me_json(player)


@post("/api/me/password", status_code=200)
async def set_password(request: Ask, data: NewPassword) -> Response[dict[str, Any] | None]:
    """Keep this identity; whoever is signed in elsewhere needs the new password."""
    house = house_of(request)
    player = actor(request)
    counted = ("hash", identity.source_of(request)), ("password", f"own {player.id}")
    stored = None
    if player.keeps:
        kept = await people.by_login(house.store, player.name)
        stored = "" if kept is None else kept[1]
        if not await house.passwords.matches(stored, data.old, *counted):
            raise not_yours("server-wrong-password")
    fresh = await house.passwords.hashed(data.password, *counted)
    try:
        token = await sessions.change_password(house, player, fresh, stored, agent_of(request))
    except Taken as error:
        raise too_late("server-name-taken") from error
    if token is None:
        raise too_late()
    player.keeps = True
    if identity.bearer(request) is not None:
        return Response({**me_json(player), "token": token}, status_code=200)
    return signed_in(request, player, token)


def _counted(request: Ask, name: str, player: Player | None) -> list[Bucket]:
    """What a try to sign in counts for; who was here before is not slowed down by others."""
    device = device_of(request)
    if device is not None and player is not None and player.id in device.players:
        return [("login", f"device {device.id}")]
    source = identity.source_of(request)
    return [("login", f"{source} {name.casefold()[:80]}"), ("hash", source)]


@post("/api/login", status_code=200)
async def login(request: Ask, data: Login) -> Response[dict[str, Any] | None]:
    house = house_of(request)
    before = visitor(request)
    found = await people.by_login(house.store, data.name)
    # A name nobody keeps takes as long as a wrong password.
    player, stored = (None, NOBODYS) if found is None else found
    counted = _counted(request, data.name, player)
    if not await house.passwords.matches(stored, data.password, *counted) or player is None:
        raise not_yours("server-wrong-password")
    if before is not None and before.id == player.id and before.session is not None:
        return signed_in(request, player, identity.signed(house.key, before.session))
    unchanged = schema.players.c.password == stored
    token = await sessions.begin(house, player, agent_of(request), unchanged)
    if token is None:
        raise not_yours("server-wrong-password")
    return signed_in(request, player, token)


@get("/api/me/devices")
async def devices(request: Ask) -> list[dict[str, Any]]:
    """Where I am signed in."""
    player = reader(request)
    if player is None:
        raise nobody()
    return await sessions.of_player(house_of(request).store, player)


@post("/api/logout", status_code=200)
async def logout(request: Ask, data: Leaving | None = None) -> Response[None]:
    """Sign out here, on another device of mine, or everywhere."""
    house = house_of(request)
    player = visitor(request)
    leaving = data or Leaving()
    if player is None:
        return signed_out()
    device = leaving.device or player.session or ""
    found = await sessions.end(house, player, None if leaving.everywhere else device)
    if leaving.device is None or leaving.everywhere or device == player.session:
        return signed_out()
    if not found:
        raise missing("server-such-device")
    return Response(None, status_code=200)


@post("/api/me/delete", status_code=200)
async def delete_me(request: Ask, data: Deletion) -> Response[None]:
    house = house_of(request)
    player = actor(request)
    if data.confirm != player.name:
        raise bad("the name is another one", "server-wrong-name")
    await people.delete_player(house.store, player.id)
    await sessions.close_ended(house, player.id)
    await house.forget(player.id)
    return signed_out()


@get("/api/players/{id:int}")
async def player_page(request: Ask, id: int) -> dict[str, Any]:
    house = house_of(request)
    viewer = reader(request)
    player = await people.player_of(house.store, id) if 0 <= id < 2**53 else None
    if player is None:
        raise missing("server-such-player")
    ended = await history.ended(house, viewer, history.Wanted(player=player.id), 0)
    return {
        "id": player.id,
        "name": player.name,
        "gone": player.gone,
        "since": await people.since(house.store, player.id),
        "results": ended["tables"],
        "count": ended["count"],
        "games": await history.tallied(house, viewer, player.id),
        "ratings": await ratings.of_player(house.store, player.id),
    }


ROUTES = [
    me,
    guest,
    change_me,
    set_password,
    login,
    devices,
    logout,
    delete_me,
    player_page,
]
