"""An auditor in a process of its own: what people were told is in the store, once.

It reads the store without the server's code, and a file with a line for each answer somebody got.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

ENTRIES = (
    'SELECT t.code, e.number, e.message, e."row" FROM entries e JOIN tables t ON t.id = e."table"'
)
CHAT = 'SELECT t.code, c.number, c.message, c.text FROM chat c JOIN tables t ON t.id = c."table"'


async def rows(db: str, query: str) -> list[tuple[Any, ...]]:
    if "://" not in db:
        with sqlite3.connect(db, timeout=60) as connection:
            found = connection.execute(query).fetchall()
        connection.close()
        return found
    there = await asyncpg.connect(db)
    found = [tuple(row) for row in await there.fetch(query)]
    await there.close()
    return found


async def audited(db: str, told: list[str]) -> dict[str, int]:
    """Compare what was told with what is stored; raises AssertionError where they differ."""
    answers = [json.loads(line) for line in told]
    found = {"entry": await rows(db, ENTRIES), "chat": await rows(db, CHAT)}
    for kind, stored in found.items():
        numbers: dict[str, list[int]] = {}
        by_place: dict[tuple[str, int], tuple[str | None, str]] = {}
        for code, number, message, text in stored:
            numbers.setdefault(code, []).append(number)
            by_place[code, number] = (message, text)
        for code, there in numbers.items():
            assert sorted(there) == list(range(1, len(there) + 1)), f"a gap at {code}"
        sent = Counter((row[0], row[2]) for row in stored if row[2] is not None)
        assert all(count == 1 for count in sent.values()), "a message was done twice"
        for answer in answers:
            if answer["in"] != kind:
                continue
            message, text = by_place.get((answer["code"], answer["n"]), (None, ""))
            assert message == answer["message"], f"{answer} is not what is stored: {message}"
            if kind == "chat":
                assert text == answer["text"]
            elif "option" in answer:
                row = json.loads(text)
                assert (row["kind"], row["option"]) == (answer["kind"], answer["option"])
    return {"answers": len(answers), **{kind: len(stored) for kind, stored in found.items()}}


if __name__ == "__main__":
    told = Path(sys.argv[2]).read_text(encoding="utf-8").splitlines()
    print(json.dumps(asyncio.run(audited(sys.argv[1], told))))
