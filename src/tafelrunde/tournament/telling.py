"""Telling: events as sentences, for the audit trail on screens and in the terminal."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.text import Text
from tafelrunde.ledger.events import Event
from tafelrunde.tournament.record import Record


def told(t: Record, event: Event) -> Text:
    """An event as a sentence."""
    facts = event.facts
    args: dict[str, Any] = {
        name: facts[name]
        for name in ("round", "table", "number", "name", "words", "of", "seconds")
        if isinstance(facts.get(name), (int, str))
    }
    if "player" in facts and "name" not in args:
        args["name"] = _name(t, facts["player"])
    if isinstance(facts.get("players"), list):
        args["names"] = ", ".join(_name(t, player) for player in facts["players"])
    if isinstance(facts.get("scores"), list):
        args["scores"] = ", ".join(str(score) for score in facts["scores"])
    if event.name == "placed":
        return Text(f"hall-log-placed-{facts['place']}", **args)
    if event.name == "drawn":
        return Text(f"hall-log-drawn-{facts['what']}", **args)
    if event.name == "seated" and facts.get("hand"):
        return Text("hall-log-seated-hand", **args)
    if event.name == "disputed" and ("scores" in args or facts.get("words")):
        return Text(f"hall-log-disputed-{'scores' if 'scores' in args else 'words'}", **args)
    return Text(f"hall-log-{event.name}", **args)


def _name(t: Record, player: int) -> str:
    known = t.state.players.get(player)
    return str(player) if known is None else known.name
