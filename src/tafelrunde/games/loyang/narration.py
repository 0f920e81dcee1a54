"""Narration: events as sentences of the log, saying who did what, and to whose things."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.labels import (
    card_text,
    field_text,
    owner_text,
    the_card,
    vegetable_text,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text, listed

Said = dict[str, int | str | Text]

# What another event tells, or nobody needs to be told.
_SILENT: Final = {"cash", "laid-out", "reaped", "field", "dealt"}
# Events of the whole table.
_TABLE: Final = {"reshuffled", "slid", "over"}
# Events that tell of a seat alone.
_SEAT: Final = {"loan", "content", "sweet", "haggle", "carter", "porter", "more-room"}
# Events of a seat and a card.
_CARD: Final = {
    "laid",
    "turned-up",
    "drawn",
    "uncovered",
    "used",
    "dropped",
    "offended",
    "charmed",
}
# Events of an owner, who may be the imaginary opponent, and a card or field that goes.
_LEAVING: Final = {"emptied", "departed", "spent"}
# Events with a message of their own where the thing is another player's.
_WHOSE: Final = {"bought", "sold", "traded", "delivered", "gathered"}


def narrate(g: LoyangState, event: Event) -> Text | None:
    """An event as a sentence of the log; None where it only decorates."""
    name = event.name
    args = event.args
    if name in _SILENT:
        return None
    if name in _TABLE:
        return Text(f"loyang-log-{name}")
    if name == "round":
        return Text("loyang-log-round", round=args[0])
    if name == "refilled":
        return Text("loyang-log-refilled", card=the_card(g, args[1]))
    if name in _LEAVING:
        thing = field_text(g, args[1]) if name == "spent" else card_text(g, args[1])
        return Text(f"loyang-log-{name}", owner=_owner(g, args[0]), what=thing)
    said: Said = {"seat": Text("seat", seat=args[0])}
    if name in _CARD:
        said["card"] = the_card(g, args[1])
    elif name in _WHOSE:
        return _of_somebody(g, name, args, said)
    elif name not in _SEAT:
        said.update(_details(g, name, args))
    if name == "kept":
        return Text(f"loyang-log-kept-{len(args) - 1}", **said)
    return Text(f"loyang-log-{name}", **said)


def _of_somebody(g: LoyangState, name: str, args: tuple[Any, ...], said: Said) -> Text:
    """What is done with a shop, stall, customer or field: the own one, or another player's."""
    owner = args[4] if name == "delivered" else args[3]
    other = owner != args[0]
    if name == "delivered":
        said["card"] = card_text(g, args[1]) if other else the_card(g, args[1])
        said.update(cash=args[2], pairs=args[3])
    elif name == "traded":
        said.update(vegetable=vegetable_text(args[2]), given=_several(args[4:]))
    elif name == "gathered":
        said.update(field=field_text(g, args[1]), vegetable=vegetable_text(args[2]))
    else:
        said.update(vegetable=vegetable_text(args[1]), cash=args[2])
    if not other:
        return Text(f"loyang-log-{name}", **said)
    return Text(f"loyang-log-{name}-of", owner=_owner(g, owner), **said)


def _details(g: LoyangState, name: str, args: tuple[Any, ...]) -> Said:
    if name in {"seeded", "sold-off"}:
        return {"vegetable": vegetable_text(args[1]), "cash": args[2]}
    if name == "harvested":
        return {"vegetables": _several(args[1:])}
    if name == "lost":
        return {"vegetable": vegetable_text(args[1]), "count": args[2]}
    if name == "sown":
        return {"field": field_text(g, args[1]), "vegetable": vegetable_text(args[2])}
    if name == "field-up":
        return {"field": field_text(g, args[1])}
    if name == "tucked":
        return {"field": field_text(g, args[1]), "cash": args[2]}
    if name == "swapped":
        given = vegetable_text(args[4])
        return {"vegetable": vegetable_text(args[2]), "owner": _owner(g, args[3]), "given": given}
    if name == "picked":
        return {"card": the_card(g, args[1])}
    if name in {"served", "paid-for"}:
        return {"card": the_card(g, args[1]), "cash": args[2]}
    if name == "lured":
        return {"card": the_card(g, args[1]), "owner": _owner(g, args[2]), "cash": args[3]}
    if name == "recruited":
        return {"card": card_text(g, args[1]), "owner": _owner(g, args[2]), "cash": args[3]}
    if name == "messenger":
        return {"owner": owner_text(g, args[1])}
    if name == "drafted":
        return {"taken": the_card(g, args[1]), "kept": the_card(g, args[2])}
    if name in {"kept", "stacked"}:
        cards = [the_card(g, card) for card in args[1:]]
        return {"card": cards[0], "other": cards[-1]} if cards else {}
    if name == "tokens":
        return {"small": Text("seat", seat=args[1])}
    if name == "pairs":
        return {f"seat{n}": Text("seat", seat=args[n]) for n in range(1, 4)}
    if name == "stepped":
        return {"steps": args[1], "cash": args[2], "place": args[3]}
    assert name in {"pack", "compensated", "enlarged", "earned"}, name
    return {"cash": args[1]}


def _several(vegetables: tuple[int, ...]) -> Text:
    """Vegetables kind by kind."""
    texts = []
    for vegetable in range(KINDS_OF_VEGETABLE):
        count = vegetables.count(vegetable)
        if count == 1:
            texts.append(vegetable_text(vegetable))
        elif count:
            texts.append(Text("loyang-times", count=count, what=vegetable_text(vegetable)))
    return listed("loyang", texts, last="and")


def _owner(g: LoyangState, owner: int) -> Text:
    """Whose something is; German wants another case for the opponent there."""
    return Text("seat", seat=owner) if owner < g.seats else Text("loyang-log-opponent")
