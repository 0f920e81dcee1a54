"""Narration: how events are said in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.agricola.board.goods import FOOD, GOODS, GRAIN, KINDS, VEGETABLE
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import HOUSES
from tafelrunde.games.agricola.cards.base import DECK, KINDS_OF_CARD
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.games.agricola.verbs.words import (
    amount,
    card_text,
    cell_text,
    field_text,
    goods_text,
    major_text,
    space_text,
)
from tafelrunde.kernel.news import News, Said
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text


def space_said(_g: Agricola, space: int) -> Text:
    return space_text(space)


def cell_said(_g: Agricola, cell: int) -> Text:
    return cell_text(cell)


def major_said(_g: Agricola, major: int) -> Text:
    return major_text(major)


def card_said(_g: Agricola, number: int) -> Text:
    return card_text(DECK[number].id)


def house_said(_g: Agricola, house: int) -> Text:
    return Text(f"agricola-house-{HOUSES[house]}")


def field_said(_g: Agricola, field: int) -> Text:
    return field_text(field)


def origin_said(_g: Agricola, origin: str) -> Text:
    return _origin_text(origin)


def one_animal(_g: Agricola, kind: int) -> Text:
    return amount(kind, 1)


class Born(News[Agricola]):
    """By a card a child is born at home, on no space."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        seat, space = args
        if space < 0:
            return Text("agricola-log-born-at-home", seat=Text("seat", seat=seat))
        return super().text(g, args)

    def joined(self, g: Agricola, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        """The child says where its parent went."""
        went = [(event.name, *event.args[:2]) for event in before]
        return self.text(g, args) if went == [("placed", *args)] else None


class RoundOpened(News[Agricola]):
    """Nobody begins a round of the solo game."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        number, card, first = args
        if first < 0:
            return Text("agricola-solo-log-round", round=number, card=space_text(card))
        begins = Text("seat", seat=first)
        return Text("agricola-log-round", round=number, card=space_text(card), seat=begins)


class OfCards(News[Agricola]):
    """Cards of a kind; the last word of the message is the kind."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        seat, kind, count = args
        name = f"agricola-log-{self.name}-{KINDS_OF_CARD[kind]}"
        return Text(name, seat=Text("seat", seat=seat), count=count)


class PassedOn(News[Agricola]):
    """Packets of a kind, to the left or to the right."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        kind, right = args
        side = "right" if right else "left"
        return Text(f"agricola-log-passed-{KINDS_OF_CARD[kind]}-{side}")


class OfGoods(News[Agricola]):
    """An amount of a good, the second and third field."""

    def said(self, g: Agricola, args: tuple[Any, ...]) -> dict[str, Said]:
        said = super().said(g, args)
        return {"seat": said.pop("seat"), "goods": amount(args[1], args[2]), **said}


class Gained(OfGoods):
    """Goods that no person went for have an origin: the fields, a major improvement or a card."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        said = self.said(g, args)
        if len(args) < 4:
            return Text("agricola-log-gain", **said)
        name = "reaped" if args[3] == "fields" else "brought"
        return Text(f"agricola-log-{name}", **said, origin=_origin_text(args[3]))

    def joined(self, g: Agricola, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        """What a person went for is said with its space."""
        gains = [event for event in before if event.name == "gain"]
        went = before[: len(before) - len(gains)]
        if len(args) > 3 or any(len(event.args) > 3 for event in gains):
            return None
        if [event.name for event in went] not in ([], ["placed"]):
            return None
        if any(event.args[0] != args[0] for event in before):
            return None
        amounts = [0] * KINDS
        for _seat, good, count in [*[event.args for event in gains], args]:
            amounts[good] += count
        seat, goods = Text("seat", seat=args[0]), goods_text(amounts)
        if not went:
            return Text("agricola-log-gain", seat=seat, goods=goods)
        space = space_text(went[0].args[1])
        return Text("agricola-log-placed-gain", seat=seat, space=space, goods=goods)


def _origin_text(origin: str) -> Text:
    if origin == "fields":
        return Text("agricola-fields")
    if origin in MAJOR_NAMES:
        return major_text(MAJOR_NAMES.index(origin))
    return card_text(origin)


class Waiting(OfGoods):
    """On the spaces of rounds to come, the same on each."""

    def said(self, g: Agricola, args: tuple[Any, ...]) -> dict[str, Said]:
        return {**super().said(g, args), "rounds": args[4] - args[3] + 1}


class Exchanged(OfGoods):
    """Goods for food."""

    def said(self, g: Agricola, args: tuple[Any, ...]) -> dict[str, Said]:
        return {**super().said(g, args), "food": amount(FOOD, args[3])}


class Given(News[Agricola]):
    """Goods for the partner; one more of them is the price."""

    def said(self, g: Agricola, args: tuple[Any, ...]) -> dict[str, Said]:
        seat, partner, good, count = args
        return {
            "seat": Text("seat", seat=seat),
            "goods": amount(good, count),
            "price": amount(good, 1),
            "other": Text("seat", seat=partner),
        }


class Paid(News[Agricola]):
    """Amounts of all goods; what is below zero comes back. Nothing at all is not said."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        lost = [max(0, count) for count in args[1:]]
        won = [max(0, -count) for count in args[1:]]
        if not any(lost):
            return None
        seat, goods = Text("seat", seat=args[0]), goods_text(lost)
        if not any(won):
            return Text(f"agricola-log-{self.name}", seat=seat, goods=goods)
        name = "fed-and-get" if self.name == "fed" else "pay-and-get"
        return Text(f"agricola-log-{name}", seat=seat, goods=goods, gain=goods_text(won))


def _price(before: Sequence[Event], seat: int) -> Text | None:
    """What a seat has just paid, where that is all that was said."""
    if len(before) != 1 or before[0].name not in ("pay", "spend") or before[0].args[0] != seat:
        return None
    paid = before[0].args[1:]
    return goods_text(paid) if min(paid) >= 0 else None


class PaidFor(News[Agricola]):
    """What a seat does or gets for what it has just paid, where it paid."""

    def joined(self, g: Agricola, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        price = _price(before, args[0])
        if price is None:
            return None
        return Text(f"agricola-log-{self.name}-paid", **self.said(g, args), price=price)


class Built(News[Agricola]):
    """On the own farm, or by the partner: that has a message of its own."""

    def joined(self, g: Agricola, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        price = _price(before, args[0])
        if price is None or args[-1] != args[0]:
            return None
        said = self.said(g, args)
        del said["builder"]
        return Text(f"agricola-log-{self.name}-paid", **said, price=price)

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        said = self.said(g, args)
        if args[-1] != args[0]:
            return Text(f"agricola-log-{self.name}-for", **said)
        del said["builder"]
        return Text(f"agricola-log-{self.name}", **said)


class Bred(News[Agricola]):
    """All young of a farm are told in one sentence."""

    def text(self, g: Agricola, args: tuple[Any, ...]) -> Text | None:
        return self.joined(g, [], args)

    def joined(self, g: Agricola, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        if any(event.name != self.name or event.args[0] != args[0] for event in before):
            return None
        young = [0] * KINDS
        for _seat, kind in [*[event.args for event in before], args]:
            young[kind] += 1
        kind = GOODS[args[1]] if sum(young) == 1 else "several"
        seat = Text("seat", seat=args[0])
        return Text("agricola-log-bred", seat=seat, kind=kind, animal=goods_text(young))


class Sowed(News[Agricola]):
    """Grain and vegetables."""

    def said(self, g: Agricola, args: tuple[Any, ...]) -> dict[str, Said]:
        seat, grain, vegetables = args
        amounts = [0] * (VEGETABLE + 1)
        amounts[GRAIN], amounts[VEGETABLE] = grain, vegetables
        return {"seat": Text("seat", seat=seat), "goods": goods_text(amounts)}
