"""Narration: how events are said in the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
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
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text, listed


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
    """What a limit did not let in is lost; what comes at once is said at once."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        return _gains([args])

    def joined(self, g: Lydia, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if not _all_of("gain", args[0], before):
            return None
        return _gains([*[event.args for event in before], args])


def _gains(gains: Sequence[tuple[Any, ...]]) -> Text:
    """What a seat gets, source by source, and of what it has no room for more."""
    seat = seat_text(gains[0][0])
    full = dict.fromkeys(good for _seat, good, count, _lost, _origin in gains if not count)
    none = listed("lydia", [resource(good) for good in full], last="and")
    gains = [gain for gain in gains if gain[2]]
    if not gains:
        return Text("lydia-log-gain-full", seat=seat, resource=none)
    parts = []
    for origin, group in groupby(gains, lambda gain: gain[4]):
        goods, lost = [], 0
        for _seat, good, count, over, _origin in group:
            goods.append(amount(good, count))
            lost += over
        from_there = Text(f"lydia-source-{origin}")
        parts.append(
            Text(
                "lydia-gain-lost",
                goods=listed("lydia", goods, last="and"),
                source=from_there,
                lost=lost,
            )
            if lost
            else Text("lydia-gain", goods=listed("lydia", goods, last="and"), source=from_there)
        )
    goods_text = listed("lydia", parts)
    if full:
        return Text("lydia-log-gain-but", seat=seat, goods=goods_text, resource=none)
    return Text("lydia-log-gain", seat=seat, goods=goods_text)


class Paid(News[Lydia]):
    """An amount of a good; what it is paid for says so with it."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        return _pays([args])

    def joined(self, g: Lydia, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if not _all_of("pay", args[0], before):
            return None
        return _pays([*[event.args for event in before], args])


def _pays(paid: Sequence[tuple[Any, ...]]) -> Text:
    return Text("lydia-log-pay", seat=seat_text(paid[0][0]), amount=_cost(paid))


def _cost(paid: Sequence[tuple[Any, ...]]) -> Text:
    return listed("lydia", [amount(good, count) for _seat, good, count in paid], last="and")


def _all_of(name: str, seat: int, events: Sequence[Event]) -> bool:
    return all(event.name == name and event.args[0] == seat for event in events)


class PaidFor(News[Lydia]):
    """What a seat does or gets for what it has just paid, where it paid."""

    def joined(self, g: Lydia, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if not _all_of("pay", args[0], before):
            return None
        cost = _cost([event.args for event in before])
        return Text(f"lydia-log-{self.name}-for", cost=cost, **self.said(g, args))


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

    def joined(self, g: Lydia, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        kind, origin = args
        if origin not in COLOURS or [(event.name, event.args) for event in before] != [
            ("to-fountain", args)
        ]:
            return None
        return Text("lydia-log-pair-both", pair=_pair(kind), gate=gate(origin))


class Harnessed(News[Lydia]):
    """To the chariots; the other of the pair has just gone to the fountain."""

    def joined(self, g: Lydia, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if [(event.name, event.args) for event in before] != [("to-fountain", args[:2])]:
            return None
        kind, origin, count = args
        return Text("lydia-log-pair-chariot", pair=_pair(kind), gate=gate(origin), count=count)


def _pair(kind: str) -> Text:
    return Text(f"lydia-pair-{kind}")


class Refilled(News[Lydia]):
    """From the fountain, or from a gate."""

    def text(self, g: Lydia, args: tuple[Any, ...]) -> Text | None:
        seat, kind, place = args
        who, taken = seat_text(seat), merchant(kind)
        if place in COLOURS:
            return Text("lydia-log-refill-gate", seat=who, merchant=taken, gate=gate(place))
        return Text("lydia-log-refill", seat=who, merchant=taken)
