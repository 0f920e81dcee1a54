"""Narration: events as sentences of the log."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.majors import MAJOR_NAMES
from tafelrunde.games.agricola.terms import HOUSES
from tafelrunde.games.agricola.words import (
    amount,
    card_text,
    cell_text,
    goods_text,
    major_text,
    space_text,
)
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text


def narrate(event: Event) -> Text | None:
    """An event as a sentence of the log."""
    args = event.args
    name = event.name
    if name in ("replenished", "moved", "home"):
        return None
    if name == "round":
        number, card, first = args
        if first < 0:
            return Text("agricola-solo-log-round", round=number, card=space_text(card))
        begins = Text("seat", seat=first)
        return Text("agricola-log-round", round=number, card=space_text(card), seat=begins)
    if name == "harvest":
        return Text("agricola-log-harvest", round=args[0])
    facts = _facts(name, args)
    if facts is None:
        return None
    if "gain" in facts:
        name = "fed-and-get" if name == "fed" else "pay-and-get"
    elif "builder" in facts:
        name += "-for"
    elif "origin" in facts:
        name = "reaped" if args[3] == "fields" else "brought"
    return Text(f"agricola-log-{name}", seat=Text("seat", seat=args[0]), **facts)


def _facts(name: str, args: tuple[Any, ...]) -> dict[str, Any] | None:
    if name == "placed":
        return {"space": space_text(args[1])}
    if name == "gain" and len(args) > 3:
        return {"goods": amount(args[1], args[2]), "origin": _origin_text(args[3])}
    if name in ("gain", "lose"):
        return {"goods": amount(args[1], args[2])}
    if name == "left":
        return {"goods": amount(args[1], args[2]), "space": space_text(args[3])}
    if name == "waiting":
        facts = {"goods": amount(args[1], args[2]), "first": args[3], "last": args[4]}
        return {**facts, "rounds": args[4] - args[3] + 1}
    if name in ("spend", "pay", "fed"):
        loss = list(args[1:])
        if not any(count > 0 for count in loss):
            return None
        goods = goods_text([max(0, count) for count in loss])
        won = [max(0, -count) for count in loss]
        return {"goods": goods, "gain": goods_text(won)} if any(won) else {"goods": goods}
    if name == "exchange":
        return {"goods": amount(args[1], args[2]), "food": amount(0, args[3])}
    if name in ("room", "stable", "plowed"):
        return {"cell": cell_text(args[1]), **_builder(args[0], args[2])}
    if name == "sowed":
        return {"goods": goods_text([0, 0, 0, 0, 0, args[1], args[2]])}
    if name == "fenced":
        return {"fences": args[1], "pastures": args[2], **_builder(args[0], args[3])}
    if name in ("major", "returned"):
        return {"card": major_text(args[1])}
    if name == "played":
        return {"card": card_text(DECK[args[1]].id)}
    if name == "renovated":
        return {"house": Text(f"agricola-house-{HOUSES[args[1]]}")}
    if name == "born":
        return {"space": space_text(args[1])}
    if name in ("begged", "idle"):
        return {"count": args[1]}
    if name == "bred":
        return {"animal": amount(args[1], 1)}
    if name == "given":
        facts = {"goods": amount(args[2], args[3]), "price": amount(args[2], 1)}
        return {**facts, "other": Text("seat", seat=args[1])}
    return {}


def _builder(owner: int, builder: int) -> dict[str, Any]:
    """Who built for its partner, where somebody did."""
    return {} if builder == owner else {"builder": Text("seat", seat=builder)}


def _origin_text(origin: str) -> Text:
    """What brought goods, where no person went for them."""
    if origin == "fields":
        return Text("agricola-fields")
    if origin in MAJOR_NAMES:
        return major_text(MAJOR_NAMES.index(origin))
    return card_text(origin)
