"""News: a kind of event, with its named fields and how the log tells it, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.question import S
from tafelrunde.kernel.state import ALL, Event
from tafelrunde.kernel.text import Text

Said = int | str | Text
Say = Callable[[Any, Any], Said | None]


def unsaid(_g: object, _value: object) -> Said | None:
    """For the browser alone."""
    return None


def as_it_is(_g: object, value: Said) -> Said | None:
    return value


def by_name(_g: object, seat: int) -> Said | None:
    """A seat as its player's name."""
    return Text("seat", seat=seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a field of an event holds, a whole number, and how the log says it."""

    def __init__(self, say: Say = as_it_is) -> None:
        self.say = say

    def schema(self) -> dict[str, Any]:
        """The value for machines, as plain data."""
        return {"type": "int"}


class OneOf(Value):
    """One of a few words."""

    def __init__(self, words: Sequence[str], say: Say = as_it_is) -> None:
        super().__init__(say)
        self.words = words

    def schema(self) -> dict[str, Any]:
        return {"type": "word", "words": list(self.words)}


class Id(Value):
    """A word that is not one of a few, such as a card's."""

    def schema(self) -> dict[str, Any]:
        return {"type": "id"}


class Rest(Value):
    """As many values as there are at the end of an event; the log says them as one."""

    def __init__(self, of: Value, say: Say = unsaid) -> None:
        super().__init__(say)
        self.of = of

    def schema(self) -> dict[str, Any]:
        return {"type": "rest", "of": self.of.schema()}


@mypyc_attr(allow_interpreted_subclasses=True)
class News(Generic[S]):
    """A kind of event: its name, its fields in their order, its sentence in the log.

    A verb tells it; one that runs all the time asks first whether anybody listens. The default
    serves a simple one: the message `<game>-log-<name>`, with each field as its value says it.
    """

    def __init__(self, name: str, **fields: Value) -> None:
        self.name = name
        self.fields = fields
        self.game = ""

    def tell(self, g: S, *args: Any, to: int = ALL) -> None:
        """Tell the listener, if there is one, what happened; `to` may know it."""
        g.hear(self.name, args, to)

    def text(self, g: S, args: tuple[Any, ...]) -> Text | None:
        """The event as a sentence of the log; None where it only decorates."""
        return Text(f"{self.game}-log-{self.name}", **self.said(g, args))

    def joined(self, g: S, before: Sequence[Event], args: tuple[Any, ...]) -> Text | None:
        """The event in one sentence with those said just before; None: it has one of its own."""
        return None

    def said(self, g: S, args: tuple[Any, ...]) -> dict[str, Said]:
        """What the sentence is given, by the fields' names."""
        said: dict[str, Said] = {}
        for place, (name, value) in enumerate(self.fields.items()):
            words = value.say(g, args[place:] if isinstance(value, Rest) else args[place])
            if words is not None:
                said[name] = words
        return said

    def schema(self) -> dict[str, Any]:
        """The event for machines, as plain data: its name and its fields."""
        fields = [{"name": name, **value.schema()} for name, value in self.fields.items()]
        return {"name": self.name, "fields": fields}


class Silent(News[S]):
    """What another event tells, or nobody needs to be told."""

    def text(self, g: S, args: tuple[Any, ...]) -> Text | None:
        return None


class Sentence:
    """A sentence of the log: the events that it tells, and the mask of who may know."""

    def __init__(self, events: list[Event], text: Text) -> None:
        self.events = events
        self.to = events[0].to
        self.text = text


def sentences(known: Mapping[str, News[S]], g: S, events: Sequence[Event]) -> list[Sentence]:
    """Events as sentences; one that belongs to what was said just before is said with it."""
    told: list[Sentence] = []
    for event in events:
        news = known.get(event.name)
        if news is None:
            continue
        last = told[-1] if told and told[-1].to == event.to else None
        text = None if last is None else news.joined(g, last.events, event.args)
        if last is not None and text is not None:
            told[-1] = Sentence([*last.events, event], text)
            continue
        text = news.text(g, event.args)
        if text is not None:
            told.append(Sentence([event], text))
    return told


class Events(Generic[S]):
    """The kinds of events that the verbs of a game tell."""

    def __init__(self) -> None:
        self.declared: list[News[S]] = []

    def add(self, news: News[S]) -> News[S]:
        self.declared.append(news)
        return news
