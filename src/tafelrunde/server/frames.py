"""Frames: what one viewer is sent about a table, and nothing that viewer may not know."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Text
from tafelrunde.server.chronicle import Chronicle
from tafelrunde.server.clocks import Reading

# Above this many options previews and reasons come on request only.
LARGE: Final = 60

# The score sheet line by line, and the totals.
Scores = tuple[list[dict[str, Any]], list[int]]

_encoder: Final = msgspec.json.Encoder()


def encoded(frame: dict[str, Any]) -> str:
    return _encoder.encode(frame).decode()


def entry_frame(chronicle: Chronicle, n: int, seat: int | None) -> dict[str, Any]:
    """Entry n as a viewer with this seat's eyes was told of it."""
    entry = chronicle.match.log.own[n - 1]
    told = chronicle.told[n]
    frame: dict[str, Any] = {"t": "entry", "n": n}
    if isinstance(entry, TableEvent):
        frame["seat"] = entry.facts.get("seat")
        frame["kind"] = entry.name
        frame["facts"] = entry.facts
    else:
        frame["seat"] = entry.seat
        frame["kind"] = entry.kind
    frame["events"] = told.events_for(seat)
    frame["log"] = told.log_for(seat)
    return frame


def asks(match: Match, seat: int | None, open_to: bool = True) -> list[dict[str, Any]]:
    """What is asked: the seat's own decision in full, of others only that they are asked."""
    found: list[dict[str, Any]] = []
    for decision in match.decisions:
        if decision.seat == seat and open_to:
            found.append(asked(match.game, match.state, decision))
        else:
            found.append({"seat": decision.seat, "kind": decision.kind})
    return found


def requests(match: Match, seat: int | None) -> dict[str, Any] | None:
    """What a seat that is not asked may do at any time."""
    if seat is None or match.decision(seat) is not None:
        return None
    decision = match.requests(seat)
    return None if decision is None else asked(match.game, match.state, decision)


def asked(game: Game[Any], state: State, decision: Decision) -> dict[str, Any]:
    """A decision in full."""
    large = len(decision.options) + len(decision.manual) > LARGE
    ask: dict[str, Any] = {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": game.prompt(state, decision).plain(),
        "about": decision.about,
        "options": [_option(game, state, decision, option, large) for option in decision.options],
        "manual": [_option(game, state, decision, option, large) for option in decision.manual],
        "barred": [] if large else _barred(game, state, decision),
    }
    return ask


def _option(
    game: Game[Any], state: State, decision: Decision, option: Option, large: bool
) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "option": option,
        "label": game.label(state, decision, option).plain(),
        "targets": game.targets(state, decision, option),
    }
    if not large:
        shown["preview"] = plain_texts(game.preview(state, decision, option))
    return shown


def _barred(game: Game[Any], state: State, decision: Decision) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for option in game.candidates(state, decision):
        if decision.offers(option):
            continue
        reason = game.why_not(state, decision, option)
        if reason is None:
            continue
        found.append(
            {
                "option": option,
                "targets": game.targets(state, decision, option),
                "reason": game.reason(state, decision, option, reason).plain(),
            }
        )
        if len(found) >= LARGE:
            break
    return found


def plain_texts(value: Any) -> Any:
    """A preview as plain data."""
    if isinstance(value, Text):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [plain_texts(item) for item in value]
    if isinstance(value, dict):
        return {key: plain_texts(item) for key, item in value.items()}
    return value


def score_parts(match: Match) -> Scores:
    """The score sheet line by line, and the totals."""
    sheet = match.score_sheet
    totals = [sum(line.points[seat] for line in sheet) for seat in range(match.seats)]
    return [{"id": line.id, "points": line.points} for line in sheet], totals


def state_frame(
    match: Match,
    n: int,
    seat: int | None,
    scores: Scores,
    clocks: list[Reading],
    result: dict[str, Any] | None,
    playing: bool,
) -> dict[str, Any]:
    """The position as a seat sees it; `playing` where that seat can act on it."""
    return {
        "t": "state",
        "n": n,
        "seat": seat,
        "view": match.view(seat),
        "over": match.over,
        "asks": asks(match, seat, playing),
        "requests": requests(match, seat) if playing else None,
        "waiting": [] if match.over else match.waiting(),
        "undo": {"can": False, "needs": []},
        "asked_undo": None,
        "scores": scores[0],
        "totals": scores[1],
        "clocks": clocks,
        "result": result,
    }
