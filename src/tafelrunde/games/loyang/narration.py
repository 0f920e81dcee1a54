"""Narration: events as sentences of the log, saying who did what, and to whose things."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.helpers.helper import HELPERS
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.telling import (
    Said,
    Silent,
    Told,
    number,
    several,
    unsaid,
    vegetable,
    who,
    whose,
)
from tafelrunde.games.loyang.words import card_text, field_text, the_card
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text


def narrate(g: LoyangState, event: Event) -> Text | None:
    """An event as a sentence of the log; None where it only decorates."""
    return EVENTS[event.name].text(g, event.name, event.args)


class OfSomebody(Told):
    """What is done with the own thing, or with another player's: that has a message of its own."""

    def text(self, g: LoyangState, name: str, args: tuple[Any, ...]) -> Text | None:
        said = self.said(g, args)
        owner = args[list(self.fields).index("owner")]
        del said["owner"]
        if owner == args[0]:
            return Text(f"loyang-log-{name}", **said)
        return Text(f"loyang-log-{name}-of", owner=whose(g, owner), **said)


class Delivered(OfSomebody):
    """The own customer is named within the sentence, another's after its owner."""

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        said = super().said(g, args)
        said["card"] = the_card(g, args[1]) if args[4] == args[0] else card_text(g, args[1])
        return said


class Traded(OfSomebody):
    """What was given is one vegetable for each bowl."""

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        return {**super().said(g, args), "given": several(args[4:])}


class Harvested(Told):
    """One vegetable from each planted field."""

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        return {"seat": who(g, args[0]), "vegetables": several(args[1:])}


class Kept(Told):
    """None, one or two cards of a two-pack."""

    def text(self, g: LoyangState, name: str, args: tuple[Any, ...]) -> Text | None:
        return Text(f"loyang-log-kept-{len(args) - 1}", **self.said(g, args))

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        said = super().said(g, args)
        if len(args) == 2:
            said["other"] = said["card"]
        return said


EVENTS: Final[dict[str, Told]] = {
    # what another event tells, or nobody needs to be told
    "cash": Silent(seat=who, cash=number),
    "laid-out": Silent(seat=who, card=the_card),
    "reaped": Silent(seat=who, field=field_text, vegetable=vegetable, reaper=who),
    "field": Silent(seat=who, field=field_text),
    "dealt": Silent(seat=who, card=the_card),
    # the table
    "round": Told(round=number),
    "reshuffled": Told(),
    "refilled": Told(owner=unsaid, card=the_card),
    "tokens": Told(seat=who, small=who),
    "pairs": Told(seat=who, seat1=who, seat2=who, seat3=who),
    "slid": Told(),
    "over": Told(),
    # money and vegetables
    "loan": Told(seat=who),
    "bought": OfSomebody(seat=who, vegetable=vegetable, cash=number, owner=whose),
    "sold": OfSomebody(seat=who, vegetable=vegetable, cash=number, owner=whose),
    "traded": Traded(seat=who, card=unsaid, vegetable=vegetable, owner=whose),
    "emptied": Told(owner=whose, what=card_text),
    "enlarged": Told(seat=who, cash=number),
    "lost": Told(seat=who, vegetable=vegetable, count=number),
    "stepped": Told(seat=who, steps=number, cash=number, place=number),
    # customers
    "delivered": Delivered(seat=who, card=the_card, cash=number, pairs=number, owner=whose),
    "departed": Told(owner=whose, what=card_text),
    "served": Told(seat=who, card=the_card, cash=number),
    "offended": Told(seat=who, card=the_card),
    "compensated": Told(seat=who, cash=number),
    # fields
    "field-up": Told(seat=who, field=field_text),
    "sown": Told(seat=who, field=field_text, vegetable=vegetable),
    "harvested": Harvested(seat=who),
    "gathered": OfSomebody(seat=who, field=field_text, vegetable=vegetable, owner=whose),
    "spent": Told(owner=whose, what=field_text),
    # cards
    "laid": Told(seat=who, card=the_card),
    "turned-up": Told(seat=who, card=the_card),
    "drafted": Told(seat=who, taken=the_card, kept=the_card),
    "picked": Told(seat=who, card=the_card, price=unsaid),
    "paid-for": Told(seat=who, card=the_card, cash=number),
    "pack": Told(seat=who, cash=number),
    "drawn": Told(seat=who, card=the_card),
    "kept": Kept(seat=who, card=the_card, other=the_card),
    "stacked": Told(seat=who, card=the_card, other=the_card),
    "uncovered": Told(seat=who, card=the_card),
    "used": Told(seat=who, card=the_card),
    "dropped": Told(seat=who, card=the_card),
}
for helper in HELPERS:
    EVENTS.update(helper.events)
