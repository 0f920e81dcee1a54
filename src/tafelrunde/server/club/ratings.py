"""Ratings: how strong a player seems at a game with so many seats, from rated matches alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also, Store, changed
from tafelrunde.server.table.table import Ledger, Table

_MODEL: Final = PlackettLuce()
_START: Final = 1500
_STEP: Final = 40


class Ratings(Ledger):
    """Rated matches count for the ratings of their players."""

    def closing(
        self, table: Table, result: dict[str, Any] | None, also: Also | None
    ) -> Also | None:
        players = [chair.player for chair in table.chairs]
        row = table.row
        if not row.rated or result is None or None in players:
            return also
        known = [player for player in players if player is not None]

        async def write(connection: AsyncConnection) -> None:
            if also is not None:
                await also(connection)
            places = result["ranking"]
            result["ratings"] = await rate(connection, row.game, row.seats, known, places)
            await connection.execute(changed(row.id, {"result": result}))

        return write

    async def ratings(self, table: Table) -> dict[int, dict[str, Any]]:
        players = [chair.player for chair in table.chairs if chair.player is not None]
        if not table.row.rated or not players:
            return {}
        return await among(table.store, table.row.game, table.row.seats, players)


def shown(mu: float, sigma: float, matches: int) -> dict[str, Any]:
    """A rating as people see it, with how far off it may be."""
    return {
        "rating": round(_START + _STEP * (mu - _MODEL.mu)),
        "give": round(_STEP * 2 * sigma),
        "matches": matches,
    }


async def rate(
    connection: AsyncConnection, game: str, seats: int, players: Sequence[int], places: list[int]
) -> list[list[int]]:
    """Count a rated match for its players, by the places they took.

    Each one's rating before and after it.
    """
    r = schema.ratings.c
    query = (
        select(r.player, r.mu, r.sigma, r.matches)
        .where(r.player.in_(players), r.game == game, r.seats == seats)
        .with_for_update()
    )
    known = {row.player: row for row in await connection.execute(query)}
    teams = [
        [
            _MODEL.rating(mu=known[player].mu, sigma=known[player].sigma)
            if player in known
            else _MODEL.rating()
        ]
        for player in players
    ]
    moved: list[list[int]] = []
    for player, (after,) in zip(players, _MODEL.rate(teams, ranks=list(places)), strict=True):
        values = {"mu": after.mu, "sigma": after.sigma}
        before = known[player] if player in known else _MODEL.rating()
        moved.append(
            [
                shown(mu, sigma, 0)["rating"]
                for mu, sigma in ((before.mu, before.sigma), (after.mu, after.sigma))
            ]
        )
        if player in known:
            await connection.execute(
                update(schema.ratings)
                .where(r.player == player, r.game == game, r.seats == seats)
                .values(**values, matches=known[player].matches + 1)
            )
        else:
            await connection.execute(
                insert(schema.ratings).values(
                    player=player, game=game, seats=seats, **values, matches=1
                )
            )
    return moved


async def of_player(store: Store, player: int) -> list[dict[str, Any]]:
    r = schema.ratings.c
    query = (
        select(r.game, r.seats, r.mu, r.sigma, r.matches)
        .where(r.player == player)
        .order_by(r.game, r.seats)
    )
    async with store.reading() as connection:
        return [
            {"game": row.game, "seats": row.seats, **shown(row.mu, row.sigma, row.matches)}
            for row in await connection.execute(query)
        ]


async def among(
    store: Store, game: str, seats: int, players: Sequence[int]
) -> dict[int, dict[str, Any]]:
    """The ratings of several players at one game."""
    r = schema.ratings.c
    query = select(r.player, r.mu, r.sigma, r.matches).where(
        r.player.in_(players), r.game == game, r.seats == seats
    )
    async with store.reading() as connection:
        return {
            row.player: shown(row.mu, row.sigma, row.matches)
            for row in await connection.execute(query)
        }
