"""Settings: the options a table can choose when a match is opened, declared as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError


class Shelf:
    """Where a form for people keeps a setting.

    A ruling settles a question of the rulebook and is folded away. `needs` is a setting and those
    of its values beside which this one means anything; `seats` are the counts it is for (any: all).
    """

    def __init__(
        self,
        *,
        ruling: bool = False,
        needs: tuple[str, tuple[str | bool, ...]] | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.ruling = ruling
        self.needs = needs
        self.seats = seats

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = {"ruling": self.ruling}
        if self.needs is not None:
            found["needs"] = {"name": self.needs[0], "values": list(self.needs[1])}
        if self.seats:
            found["at"] = list(self.seats)
        return found


class Setting:
    """One option of a game: a dotted name, a default, and a check."""

    type = "any"

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default
        self.shelf = Shelf()

    def on(self, shelf: Shelf) -> Setting:
        """The same setting, on this shelf."""
        self.shelf = shelf
        return self

    def check(self, value: Any) -> Any:
        """The value in its stored form; raises where it does not fit."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value that a command line's text means."""
        return text

    def schema(self) -> dict[str, Any]:
        return {"name": self.name, "type": self.type, "default": self.default}

    def wrong(self, value: Any, wanted: str) -> TafelrundeError:
        return TafelrundeError(f"option {self.name}: {value!r} is not {wanted}")


class Flag(Setting):
    """Yes or no."""

    type = "flag"

    def check(self, value: Any) -> bool:
        if type(value) is not bool:
            raise self.wrong(value, "true or false")
        return value

    def parse(self, text: str) -> Any:
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)


class Number(Setting):
    """A whole number from low to high."""

    type = "number"

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def check(self, value: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.wrong(value, f"a whole number from {self.low} to {self.high}")
        return value

    def parse(self, text: str) -> Any:
        return int(text) if re.fullmatch(r"-?[0-9]+", text) else text

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "low": self.low, "high": self.high}


class Choice(Setting):
    """One of a few words."""

    type = "choice"

    def __init__(self, name: str, default: str, values: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.values = values

    def check(self, value: Any) -> str:
        if type(value) is not str or value not in self.values:
            raise self.wrong(value, "one of " + ", ".join(self.values))
        return value

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "values": list(self.values)}


class Several(Setting):
    """Any of a few words, each at most once, stored in their declared order.

    `whole` is a word that stands for a list of its own.
    """

    type = "several"

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: tuple[str, ...] = (),
        whole: str = "",
    ) -> None:
        super().__init__(name, list(default))
        self.values = values
        self.whole = whole

    def check(self, value: Any) -> list[str]:
        if self.whole and value in (self.whole, [self.whole]):
            return list(self.values)
        if not isinstance(value, (list, tuple)):
            raise self.wrong(value, "a list of " + ", ".join(self.values))
        for item in value:
            if item not in self.values:
                raise self.wrong(item, "one of " + ", ".join(self.values))
        if len(set(value)) != len(value):
            raise self.wrong(value, "free of repeats")
        return [item for item in self.values if item in value]

    def parse(self, text: str) -> Any:
        return [item for item in text.split(",") if item]

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "values": list(self.values), "whole": self.whole}


class Data(Setting):
    """A piece of content, such as a deck of the user's own; checked by the game."""

    type = "data"

    def __init__(self, name: str, checked: Callable[[Any], Any]) -> None:
        super().__init__(name, None)
        self.checked = checked

    def check(self, value: Any) -> Any:
        return None if value is None else self.checked(value)


def flattened(options: Mapping[str, Any], settings: list[Setting]) -> dict[str, Any]:
    """Nested options under their dotted names; a setting's own value stays whole."""
    names = {setting.name for setting in settings}
    flat: dict[str, Any] = {}

    def walk(prefix: str, value: Any) -> None:
        if isinstance(value, Mapping) and prefix not in names:
            for key, inner in value.items():
                walk(f"{prefix}.{key}" if prefix else str(key), inner)
        else:
            flat[prefix] = value

    walk("", options)
    return flat


def written_out(options: Mapping[str, Any], settings: list[Setting]) -> dict[str, Any]:
    """All options by name, checked, defaults filled in."""
    flat = flattened(options, settings)
    known = {setting.name for setting in settings}
    for name in flat:
        if name not in known:
            listed = ", ".join(sorted(known)) or "none"
            raise TafelrundeError(f"unknown option {name!r}; known: {listed}")
    return {
        setting.name: setting.check(flat.get(setting.name, setting.default)) for setting in settings
    }
