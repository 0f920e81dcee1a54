"""Sharing: what a link to a table or a tournament says of itself where somebody pastes it.

Only what anybody may read who has the code: who plays, and how an ended match came out.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request

from tafelrunde.bots import title
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import identity
from tafelrunde.server.base.refusals import Trouble, missing
from tafelrunde.server.hall import book
from tafelrunde.server.node.house import House
from tafelrunde.server.store.rows import Chair, TableRow
from tafelrunde.server.store.store import Store
from tafelrunde.server.web.access import RIGHT_CODE, house_of
from tafelrunde.words import render

_PICTURE: Final = "/icon-512.png"
_NEITHER: Final = "none"


async def preview(request: Request[Any, Any, Any], path: str) -> bytes:
    """The tags for the head of a page; none where nothing can be said of it."""
    kind, _, rest = path.partition("/")
    code = rest.partition("/")[0].upper()[:12]
    if kind not in ("t", "tournaments") or not code:
        return b""
    house = house_of(request)
    language = _language(request.headers.get("accept-language", ""))
    try:
        told = await _told(house, kind, code, language, identity.source_of(request))
    except Trouble:
        return b""
    base = house.config.public_url or str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:site_name": "Tafelrunde",
        "og:title": told[0],
        "og:description": told[1],
        "og:url": f"{base}/{kind}/{code}",
        "og:image": f"{base}{_PICTURE}",
    }
    rows = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in tags.items()]
    rows.append('<meta name="twitter:card" content="summary" />')
    rows.append(f'<meta name="description" content="{escape(told[1])}" />')
    return "\n".join(rows).encode()


def _language(accepted: str) -> str:
    return "de" if accepted.lower().startswith("de") else "en"


async def _told(house: House, kind: str, code: str, language: str, source: str) -> tuple[str, str]:
    """Title and sentence; who guesses codes is slowed down as anywhere."""
    house.limits.check("code", source, RIGHT_CODE)
    if kind == "tournaments":
        row = await book.called(house.store, code)
        if row is None:
            house.limits.check("code", source)
            raise missing("server-such-tournament")
        said = render(Text("server-shared-tournament"), language)
        return (await house.hall.cup(code)).t.header.title, said
    table = await house.store.table(code)
    if table is None:
        house.limits.check("code", source)
        raise missing()
    return await _match(house.store, table, language)


async def _match(store: Store, table: TableRow, language: str) -> tuple[str, str]:
    chairs = (await store.chairs([table.id]))[table.id]
    game = render(Text(f"{table.game}-title"), language)
    if table.settings.get("spectators") == _NEITHER:
        return game, render(Text("server-shared-closed"), language)
    names = [_name(chair, language) for chair in chairs]
    head = f"{game}: {' – '.join(name for name in names if name)}".rstrip(": ")
    scores = (table.result or {}).get("scores")
    if scores is None or table.settings.get("tournament"):
        return head, render(Text(f"server-shared-{_state(table)}"), language)
    listing = ", ".join(f"{name} {scores[seat]}" for seat, name in enumerate(names))
    return head, render(Text("server-shared-result", scores=listing), language)


def _name(chair: Chair, language: str) -> str:
    if chair.bot is not None:
        return render(title(chair.bot), language)
    return "" if chair.gone else chair.shown or ""


def _state(table: TableRow) -> str:
    if table.ended is not None:
        return "ended"
    return "waiting" if table.started is None else "running"
