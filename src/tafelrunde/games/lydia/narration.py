"""Narration: how events are said in the log."""

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
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text


def merchant_said(_g: Lydia, word: str) -> Text:
    return merchant(word)


def colour_said(_g: Lydia, word: str) -> Text:
    return colour(word)


def gate_said(_g: Lydia, word: str) -> Text:
    return gate(word)


def card_said(g: Lydia, card: int) -> Text:
    return card_title(g.facts(), card)


class Placed(News[Lydia]):
    """At a gate, at the fountain or on a builder tile; an artisan copies somebody there."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
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


class Gained(News[Lydia]):
    """What a limit did not let in is lost."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        seat, good, count, lost, origin = args
        who = seat_text(seat)
        source = Text(f"lydia-source-{origin}")
        if not count:
            return Text("lydia-log-gain-full", seat=who, resource=resource(good), source=source)
        got = amount(good, count)
        if lost:
            return Text("lydia-log-gain-lost", seat=who, amount=got, source=source, lost=lost)
        return Text("lydia-log-gain", seat=who, amount=got, source=source)


class Paid(News[Lydia]):
    """An amount of a good."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        seat, good, count = args
        return Text("lydia-log-pay", seat=seat_text(seat), amount=amount(good, count))


class Traded(News[Lydia]):
    """Resources for as many coins."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        seat, good, count = args
        coins = amount("coin", count)
        return Text(
            "lydia-log-trade", seat=seat_text(seat), amount=amount(good, count), coins=coins
        )


class Came(News[Lydia]):
    """To the fountain, from a gate or from elsewhere."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        kind, origin = args
        if origin in COLOURS:
            return Text("lydia-log-pair", merchant=merchant(kind), gate=gate(origin))
        if origin in ("gold", "builder"):
            return Text(f"lydia-log-freed-{origin}")
        return Text(f"lydia-log-freed-{origin}", merchant=merchant(kind))


class Refilled(News[Lydia]):
    """From the fountain, or from a gate."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        seat, kind, place = args
        who, taken = seat_text(seat), merchant(kind)
        if place in COLOURS:
            return Text("lydia-log-refill-gate", seat=who, merchant=taken, gate=gate(place))
        return Text("lydia-log-refill", seat=who, merchant=taken)
