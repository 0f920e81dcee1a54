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
from tafelrunde.server.table.chronicle import Chronicle
from tafelrunde.server.table.clocks import Reading

# Above this many options previews and reasons come on request only.
LARGE: Final = 60

_encoder: Final = msgspec.json.Encoder()


def entry_frame(chronicle: Chronicle, n: int, seat: int | None) -> dict[str, Any]:
    """Entry n as a viewer with this seat's eyes was told of it."""
    entry = chronicle.match.log.entry(n)
    told = chronicle.told(n)
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
    nothing = game.nothing(state, decision)
    if nothing is not None:
        ask["nothing"] = nothing.plain()
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


class Position:
    """A match where it stands: what its viewers see alike is made and encoded once."""

    def __init__(self, match: Match) -> None:
        sheet = match.score_sheet
        self.match = match
        self.scores = [{"id": line.id, "points": line.points} for line in sheet]
        self.totals = [sum(line.points[seat] for line in sheet) for seat in range(match.seats)]
        self._public = match.view(None)
        self._encoded: dict[int, msgspec.Raw] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see; parts that others see, too, are encoded already."""
        match, public = self.match, self._public
        if seat is None:
            return {key: self._shared(part) for key, part in public.items()}
        seen = match.game.seat_view(match.state, seat, public)
        return {key: self._part(part, public.get(key)) for key, part in seen.items()}

    def _part(self, part: Any, public: Any) -> Any:
        if part is public:
            return self._shared(part)
        if isinstance(part, list) and isinstance(public, list) and len(part) == len(public):
            return [
                self._shared(item) if item is known else item
                for item, known in zip(part, public, strict=True)
            ]
        return part

    def _shared(self, part: Any) -> Any:
        """A part of the public view; it lives as long as this does, so its id names it."""
        if not isinstance(part, (dict, list)):
            return part
        known = self._encoded.get(id(part))
        if known is None:
            known = self._encoded[id(part)] = msgspec.Raw(_encoder.encode(part))
        return known


def state_frame(
    position: Position,
    n: int,
    seat: int | None,
    clocks: list[Reading],
    result: dict[str, Any] | None,
    playing: bool,
) -> dict[str, Any]:
    """The position as a seat sees it; `playing` where that seat can act on it."""
    match = position.match
    return {
        "t": "state",
        "n": n,
        "seat": seat,
        "view": position.view(seat),
        "over": match.over,
        "asks": asks(match, seat, playing),
        "requests": requests(match, seat) if playing else None,
        "waiting": [] if match.over else match.waiting(),
        "undo": {"can": False, "needs": []},
        "asked_undo": None,
        "scores": position.scores,
        "totals": position.totals,
        "clocks": clocks,
        "result": result,
    }
