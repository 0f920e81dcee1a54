"""Shares: points and prizes by place, divided exactly among those who share a place."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from tafelrunde.kernel.errors import TafelrundeError


def shared(places: Sequence[int], table: Sequence[Fraction]) -> list[Fraction]:
    """What each gets: those on one place divide what it and the places they fill would bring.

    A table that is shorter than the field brings nothing from its end on.
    """
    found = []
    for place in places:
        together = places.count(place)
        pot = sum(table[place - 1 : place - 1 + together], Fraction(0))
        found.append(pot / together)
    return found


def fraction(value: object) -> Fraction:
    """A number from JSON or from a person: 7, "11/2", "5.5"; raises where it is none."""
    if isinstance(value, Fraction):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float | str):
        try:
            written = str(value).strip().replace(",", ".")
            return Fraction(written) if "/" in written else Fraction(Decimal(written))
        except (ValueError, ZeroDivisionError, OverflowError, InvalidOperation):
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
