"""`tafelrunde admin`: what the operator of a web table does with its store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from tafelrunde.cli.parameters import Json, Lang
from tafelrunde.cli.voice import Unable, Voice
from tafelrunde.server.base.config import default_db
from tafelrunde.server.store import backup
from tafelrunde.server.store.database import StoreError
from tafelrunde.server.store.store import Store

T = TypeVar("T")

What = Annotated[str, typer.Argument(metavar="problems|export|restore", help="server-help-what")]
File = Annotated[Path | None, typer.Argument(metavar="FILE", help="server-help-file")]
Db = Annotated[str, typer.Option("--db", metavar="URL", help="server-help-db")]


def admin(
    what: What, file: File = None, db: Db = "", lang: Lang = None, *, as_json: Json = False
) -> int:
    voice = Voice(lang)
    place = db or default_db()
    if what == "problems":
        _show(voice, _with_store(place, backup.problems), file, as_json)
        return 0
    if what not in {"export", "restore"}:
        raise Unable("server-cli-what", what=what)
    if file is None:
        raise Unable("server-cli-file")
    count = _with_store(place, lambda store: _move(store, what, file))
    voice.say(f"server-cli-done-{what}", count=count, file=str(file))
    return 0


def _with_store(db: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def once() -> T:
        store = Store(db)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(once())
    except StoreError as error:
        raise Unable("server-cli-store", why=str(error)) from error


async def _move(store: Store, what: str, file: Path) -> int:
    if what == "restore":
        with file.open(encoding="utf-8") as lines:
            return await backup.restore(store, lines)
    count = -1
    with file.open("w", encoding="utf-8") as out:
        async for line in backup.exported(store):
            out.write(line)
            count += 1
    return count


def _show(voice: Voice, found: list[dict[str, Any]], folder: Path | None, as_json: bool) -> None:
    """List problems; in a folder, each with its record as a file."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for problem in found:
            name = f"problem-{problem['id']}-{problem['code']}.jsonl"
            (folder / name).write_text(problem["record"], encoding="utf-8")
    if as_json:
        voice.data(found)
        return
    table = Table(box=None)
    for name in ("id", "code", "game", "number", "at", "words"):
        table.add_column(voice.word(f"server-cli-{name}"))
    for problem in found:
        at = datetime.fromtimestamp(problem["at"], UTC).strftime("%Y-%m-%d %H:%M")
        values = (problem["id"], problem["code"], problem["game"], problem["number"], at)
        table.add_row(*map(str, values), problem["words"])
    voice.out.print(table)
