"""Thinker: a bot's thinking, in a process of its own. It keeps the matches it saw last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from tafelrunde.bots import find
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import entry_of, header_of
from tafelrunde.kernel.registry import find_game

_KEPT: Final = 64

_matches: OrderedDict[int, tuple[str, Match]] = OrderedDict()


def think(
    table: int,
    header: dict[str, Any],
    known: int,
    rows: list[dict[str, Any]],
    number: int,
    seat: int,
    bot: str,
) -> tuple[str, Any]:
    """A bot's answer for a seat after entry `number`, or that too little is known here.

    `rows` are the entries after the first `known`.
    """
    seed = str(header["seed"])
    kept = _matches.pop(table, None)
    if kept is None or kept[0] != seed or len(kept[1].log) > number:
        kept = (seed, Match(find_game(header["game"]), header_of(header)))
        kept[1].start()
    match = kept[1]
    if len(match.log) < known:
        return "behind", 0
    for row in rows:
        n = row["n"]
        if n == len(match.log) + 1:
            match.follow(entry_of(row, n, n + 1))
    _matches[table] = kept
    if len(_matches) > _KEPT:
        _matches.popitem(last=False)
    decision = match.decision(seat)
    if decision is None:
        return "not-asked", None
    option: Option = find(bot)(f"{seed}:{seat}:{number}").choose(match.fork(), decision)
    return "option", option


def ready() -> bool:
    """What the first question waits for: that everything is imported."""
    return True
