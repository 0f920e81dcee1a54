"""Who is who: guests, passwords, settings, a player's page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta

from tafelrunde.server import history, identity, people, ratings
from tafelrunde.server.asking import actor, house_of, reader, visitor
from tafelrunde.server.house import House
from tafelrunde.server.identity import Player
from tafelrunde.server.store import Taken
from tafelrunde.server.trouble import bad, missing, not_yours, too_late
from tafelrunde.server.webhooks import parts_of

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


class NewPassword(msgspec.Struct):
    """A password to keep, and the old one where there is one."""

    password: Password
    old: str | None = None


class Login(msgspec.Struct):
    """A kept name with its password."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Deletion(msgspec.Struct):
    """One's own name, to show that it is meant."""

    confirm: str


def me_json(player: Player) -> dict[str, Any]:
    settings = {"language": None, "theme": "system", "webhook": "", "sound": False}
    return {
        "id": player.id,
        "name": player.name,
        "keeps": player.keeps,
        **settings,
        **player.settings,
    }


def signed_in(house: House, player: Player, body: dict[str, Any]) -> Response[dict[str, Any]]:
    """An answer that carries the player's cookie."""
    cookie = Cookie(
        key=identity.COOKIE,
        value=identity.signed(house.key, player.id, player.epoch),
        max_age=identity.YEAR,
        httponly=True,
        samesite="lax",
        secure=house.config.secure,
        path="/",
    )
    return Response(body, cookies=[cookie], status_code=200)


@get("/api/me")
async def me(request: Ask) -> dict[str, Any] | None:
    player = await reader(request)
    return None if player is None else me_json(player)


@post("/api/guest", status_code=200)
async def guest(request: Ask, data: Guest) -> Response[dict[str, Any]]:
    house = house_of(request)
    if not data.token:
        await visitor(request)
    house.limits.check("guest", identity.address_of(request))
    player = await people.add_guest(house.store, identity.clean_name(data.name), house.now())
    body = me_json(player)
    if data.token:
        body["token"] = identity.signed(house.key, player.id, player.epoch)
        return Response(body, status_code=200)
    return signed_in(house, player, body)


@post("/api/me", status_code=200)
async def change_me(request: Ask, data: Settings) -> dict[str, Any]:
    house = house_of(request)
    player = await actor(request)
    changes = {
        name: value
        for name, value in msgspec.structs.asdict(data).items()
        if value is not None and name != "name"
    }
    if data.webhook:
        parts_of(data.webhook)
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
async def set_password(request: Ask, data: NewPassword) -> Response[dict[str, Any]]:
    house = house_of(request)
    player = await actor(request)
    house.limits.check("password", identity.address_of(request))
    if player.keeps:
        kept = await people.by_login(house.store, player.name)
        if kept is None or not await identity.matches(kept[1], data.old or ""):
            raise not_yours("server-wrong-password")
    player.epoch += 1
    try:
        await people.change_player(
            house.store,
            player.id,
            password=await identity.hashed(data.password),
            login=player.name.casefold(),
            epoch=player.epoch,
        )
    except Taken as error:
        raise too_late("server-name-taken") from error
    player.keeps = True
    return signed_in(house, player, me_json(player))


@post("/api/login", status_code=200)
async def login(request: Ask, data: Login) -> Response[dict[str, Any]]:
    house = house_of(request)
    await visitor(request)
    house.limits.check("password", identity.address_of(request))
    house.limits.check("password", f"name {data.name.casefold()[:80]}")
    found = await people.by_login(house.store, data.name)
    # A name nobody keeps takes as long as a wrong password.
    stored = identity.NOBODYS if found is None else found[1]
    if not await identity.matches(stored, data.password) or found is None:
        raise not_yours("server-wrong-password")
    return signed_in(house, found[0], me_json(found[0]))


@post("/api/logout", status_code=200)
async def logout(request: Ask) -> Response[None]:
    await visitor(request)
    answer: Response[None] = Response(None, status_code=200)
    answer.delete_cookie(identity.COOKIE, path="/")
    return answer


@post("/api/me/delete", status_code=200)
async def delete_me(request: Ask, data: Deletion) -> Response[None]:
    house = house_of(request)
    player = await actor(request)
    if data.confirm != player.name:
        raise bad("the name is another one", "server-wrong-name")
    await people.delete_player(house.store, player.id)
    await house.forget(player.id)
    answer: Response[None] = Response(None, status_code=200)
    answer.delete_cookie(identity.COOKIE, path="/")
    return answer


@get("/api/players/{id:int}")
async def player_page(request: Ask, id: int) -> dict[str, Any]:
    house = house_of(request)
    viewer = await reader(request)
    player = await people.player_of(house.store, id) if 0 <= id < 2**53 else None
    if player is None:
        raise missing("server-such-player")
    return {
        "id": player.id,
        "name": player.name,
        "gone": player.gone,
        "results": (await history.ended(house, viewer, history.Wanted(player=player.id), 0))[
            "tables"
        ],
        "ratings": await ratings.of_player(house.store, player.id),
    }


ROUTES = [
    me,
    guest,
    change_me,
    set_password,
    login,
    logout,
    delete_me,
    player_page,
]
