"""Shares: points and prizes by place, divided exactly among those who share a place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.kernel.errors import TafelrundeError

# As people write numbers; "1e999999999" would be a number that fills the memory.
_WRITTEN: Final = re.compile(r"[-−]?\d{1,12}([.,]\d{1,6}|/\d{1,6})?", re.ASCII)


def shared(places: Sequence[int], table: Sequence[Fraction]) -> list[Fraction]:
    """What each gets: those on one place divide what it and the places they fill would bring.

    A table that is shorter than the field brings nothing from its end on.
    """
    gains = {
        place: sum(table[place - 1 : place - 1 + together], Fraction(0)) / together
        for place, together in Counter(places).items()
    }
    return [gains[place] for place in places]


def fraction(value: object) -> Fraction:
    """A number from JSON or from a person: 7, "11/2", "5.5"; raises where it is none."""
    if isinstance(value, Fraction):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float | str):
        written = str(value).strip()
        if _WRITTEN.fullmatch(written):
            try:
                return Fraction(written.replace(",", ".").replace("−", "-"))
            except ZeroDivisionError:
                pass
    raise TafelrundeError(f"{value!r} is no number")


def exact(value: Fraction) -> int | str:
    """The number for JSON: whole ones as they are, others as "11/2"."""
    return int(value) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def shown(value: Fraction, language: str = "en") -> str:
    """The number for people: 5.5 where two decimals hold it, otherwise 2 1/3."""
    if value.denominator == 1:
        return str(int(value))
    if 100 % value.denominator == 0:
        decimal = f"{float(value):.2f}".rstrip("0")
        return decimal.replace(".", ",") if language == "de" else decimal
    sign, size = ("−" if value < 0 else ""), abs(value)
    whole, rest = divmod(size.numerator, size.denominator)
    return f"{sign}{whole or ''} {rest}/{size.denominator}".strip()
