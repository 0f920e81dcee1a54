"""Narration: how events are said in the log: who did what, and to whose things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE
from tafelrunde.games.loyang.words import card_text, the_card, vegetable_text
from tafelrunde.kernel.news import News, Said
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text, listed


def whose(g: LoyangState, owner: int) -> Text:
    """Whose something is; German wants another case for the opponent there."""
    return Text("seat", seat=owner) if owner < g.seats else Text("loyang-log-opponent")


def vegetable(_g: LoyangState, kind: int) -> Text:
    return vegetable_text(kind)


def several(_g: LoyangState, vegetables: tuple[int, ...]) -> Text:
    """Vegetables kind by kind."""
    texts = []
    for kind in range(KINDS_OF_VEGETABLE):
        count = vegetables.count(kind)
        if count == 1:
            texts.append(vegetable_text(kind))
        elif count:
            texts.append(Text("loyang-times", count=count, what=vegetable_text(kind)))
    return listed("loyang", texts, last="and")


class OfSomebody(News[LoyangState]):
    """What is done with the own thing, or with another player's: that has a message of its own."""

    def text(self, g: LoyangState, args: tuple[Any, ...]) -> Text | None:
        said = self.said(g, args)
        owner = args[list(self.fields).index("owner")]
        del said["owner"]
        if owner == args[0]:
            return Text(f"loyang-log-{self.name}", **said)
        return Text(f"loyang-log-{self.name}-of", owner=whose(g, owner), **said)


class Delivered(OfSomebody):
    """The own customer is named within the sentence, another's after its owner."""

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        said = super().said(g, args)
        said["card"] = the_card(g, args[1]) if args[4] == args[0] else card_text(g, args[1])
        return said


class OneAfterTheOther(News[LoyangState]):
    """Cards of one seat that come one after the other are said at once."""

    def joined(self, g: LoyangState, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if any(event.name != self.name or event.args[0] != args[0] for event in before):
            return None
        cards = [the_card(g, card) for _seat, card in [*[event.args for event in before], args]]
        return Text(
            f"loyang-log-{self.name}",
            seat=Text("seat", seat=args[0]),
            card=listed("loyang", cards, last="and"),
        )


class Kept(News[LoyangState]):
    """None, one or two cards of a two-pack."""

    def text(self, g: LoyangState, args: tuple[Any, ...]) -> Text | None:
        said = self.said(g, args)
        cards = [the_card(g, card) for card in args[1:]]
        if cards:
            said["card"] = cards[0]
            said["other"] = cards[-1]
        return Text(f"loyang-log-kept-{len(cards)}", **said)
