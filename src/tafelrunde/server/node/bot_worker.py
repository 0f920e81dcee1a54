"""Bot worker: a bot's thinking, in a process of its own. It keeps the matches it saw last."""

from __future__ import annotations

import os
from collections import OrderedDict
from time import monotonic
from typing import Any, Final

import msgspec

from tafelrunde.bots import find
from tafelrunde.bots.advice import advice
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.log import Entry, log_after, stood_of
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.record import entry_of, header_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.server.base.apart import begin

# So many matches are kept, those that were asked about last.
KEPT: Final = 64
# How much an advice may cost: whichever is reached first.
_PLAYOUTS: Final = 600
_SECONDS: Final = 0.8
# How far a process that thinks long stands back.
_BEHIND: Final = 5

_matches: OrderedDict[int, tuple[str, Match]] = OrderedDict()


def think(
    table: int,
    header: dict[str, Any],
    after: int | None,
    rows: list[str],
    number: int,
    seat: int,
    bot: str,
    seconds: float,
) -> tuple[str, Any]:
    """A bot's answer for a seat after entry `number`, or that too little is known here."""
    match = _stands(table, header, after, rows, number)
    if match is None:
        return "behind", 0
    decision = match.decision(seat)
    if decision is None:
        return "not-asked", None
    seed = f"{header['seed']}:{seat}:{number}"
    thinker = find(bot)(seed)
    thinker.until = monotonic() + seconds
    option: Option = thinker.choose(match.fork(), decision)
    return "option", option


def advise(
    table: int,
    header: dict[str, Any],
    after: int | None,
    rows: list[str],
    number: int,
    seat: int,
) -> tuple[str, Any]:
    """Options worth a look for a seat after entry `number`, each with its reason."""
    match = _stands(table, header, after, rows, number)
    if match is None:
        return "behind", 0
    decision = match.decision(seat)
    if decision is None:
        return "not-asked", None
    # What is advised may not hang on the seed of the match: nobody can know that.
    effort = Effort(f"{table}:{seat}:{number}", _PLAYOUTS, monotonic() + _SECONDS)
    found = advice(match, decision, effort)
    return "advice", [
        {"option": option, "reason": None if why is None else why.plain(), "points": points}
        for option, why, points in found
    ]


def _stands(
    table: int, header: dict[str, Any], after: int | None, rows: list[str], number: int
) -> Match | None:
    """The match of a table after entry `number`; None where too little of it is known here.

    `rows` are the entries after a number, or all that stand (None).
    """
    seed = str(header["seed"])
    kept = _matches.pop(table, None)
    if after is None:
        kept = (seed, _standing(header, number, [_entry(row) for row in rows]))
    elif kept is None or kept[0] != seed or not after <= kept[1].number <= number:
        return None
    match = kept[1]
    if after is not None:
        for row in rows:
            n, entry = _entry(row)
            if n == match.number + 1:
                match.follow(entry)
    _matches[table] = kept
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def _entry(row: str) -> tuple[int, Entry]:
    data = msgspec.json.decode(row)
    return data["n"], entry_of(data, data["n"], data["n"] + 1)


def _standing(header: dict[str, Any], number: int, entries: list[tuple[int, Entry]]) -> Match:
    """A match that stands after an entry, made from what stood then."""
    match = Match(find_game(header["game"]), header_of(header))
    match.positions = Positions()
    match.log = log_after(number, [stood_of(n, entry) for n, entry in entries])
    match.restore([])
    return match


def begin_behind() -> None:
    """Runs first in a process that thinks long: it leaves the processor to what people wait for."""
    os.nice(_BEHIND)
    begin()


def ready() -> bool:
    """What the first question waits for: that everything is imported."""
    return True
