"""Narration: events as sentences of the log."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, CORNERS
from tafelrunde.games.lydia.words import (
    amount,
    card_title,
    colour,
    corner,
    gate,
    merchant,
    resource,
    seat_text,
)
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text


def narrate(g: Lydia, event: Event) -> Text | None:
    """An event as a sentence of the log."""
    args = event.args
    key = f"lydia-log-{event.name}"
    match event.name:
        case "colour":
            return Text(key, seat=seat_text(args[0]), colour=colour(args[1]))
        case "draw":
            return Text(key, seat=seat_text(args[0]), merchant=merchant(args[1]))
        case "swap":
            return Text(
                key,
                seat=seat_text(args[0]),
                merchant=merchant(args[1]),
                other=merchant(args[2]),
            )
        case "place":
            return _placed(args)
        case "gain":
            return _gained(args)
        case "pay":
            return Text(key, seat=seat_text(args[0]), amount=amount(args[1], args[2]))
        case "trade":
            return Text(
                key,
                seat=seat_text(args[0]),
                amount=amount(args[1], args[2]),
                coins=amount("coin", args[2]),
            )
        case "to-fountain":
            return _came(args)
        case "to-chariot":
            return Text(key, merchant=merchant(args[0]), gate=gate(args[1]), count=args[2])
        case "refill":
            who, taken = seat_text(args[0]), merchant(args[1])
            if args[2] in COLOURS:
                return Text("lydia-log-refill-gate", seat=who, merchant=taken, gate=gate(args[2]))
            return Text(key, seat=who, merchant=taken)
        case "king":
            return Text(key, seat=seat_text(args[0]), gate=gate(args[2]))
        case "influence":
            return Text(key, seat=seat_text(args[0]), level=args[1])
        case "buy" | "upgrade":
            return Text(key, seat=seat_text(args[0]), card=card_title(g.facts(), args[1]))
        case "tomb":
            return Text(key, seat=seat_text(args[0]), colour=colour(args[2]), lost=args[3])
        case "estate":
            return Text(key, seat=seat_text(args[0]), card=card_title(g.facts(), args[2]))
        case "rank":
            return Text(key, seat=seat_text(args[0]), rank=args[1])
        case "stopped":
            return Text(key, turns=args[0])
        case "token" | "race":
            return Text(key, seat=seat_text(args[0]))
        case _:
            return None


def _placed(args: tuple[Any, ...]) -> Text:
    seat, kind, place, copied = args
    who = seat_text(seat)
    if copied:
        if place == "fountain":
            return Text("lydia-log-copies-fountain", seat=who, merchant=merchant(copied))
        return Text("lydia-log-copies", seat=who, merchant=merchant(copied), gate=gate(place))
    if place == "fountain":
        return Text("lydia-log-place-fountain", seat=who, merchant=merchant(kind))
    if place in CORNERS:
        return Text(
            "lydia-log-place-builder", seat=who, merchant=merchant(kind), corner=corner(place)
        )
    return Text("lydia-log-place", seat=who, merchant=merchant(kind), gate=gate(place))


def _gained(args: tuple[Any, ...]) -> Text:
    seat, good, count, lost, origin = args
    who = seat_text(seat)
    source = Text(f"lydia-source-{origin}")
    if not count:
        return Text("lydia-log-gain-full", seat=who, resource=resource(good), source=source)
    got = amount(good, count)
    if lost:
        return Text("lydia-log-gain-lost", seat=who, amount=got, source=source, lost=lost)
    return Text("lydia-log-gain", seat=who, amount=got, source=source)


def _came(args: tuple[Any, ...]) -> Text:
    kind, origin = args
    if origin in COLOURS:
        return Text("lydia-log-pair", merchant=merchant(kind), gate=gate(origin))
    if origin in ("gold", "builder"):
        return Text(f"lydia-log-freed-{origin}")
    return Text(f"lydia-log-freed-{origin}", merchant=merchant(kind))
