"""Later: options that are worked out only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from tafelrunde.kernel.decision import Option


class Later:
    """Manual options of an open decision. Bots never look at them, so they cost bots nothing.

    `make` works them out from the table and what else it is given: a seat, and what it needs.
    """

    def __init__(
        self, make: Callable[..., list[Option]], table: object, given: tuple[Any, ...]
    ) -> None:
        self.make = make
        self.table = table
        self.given = given
        self.made: list[Option] | None = None

    def all(self) -> list[Option]:
        if self.made is None:
            self.made = self.make(self.table, *self.given)
        return self.made

    def on(self, table: object) -> Sequence[Option]:
        """The same options on another table."""
        return cast("Sequence[Option]", Later(self.make, table, self.given))

    def __len__(self) -> int:
        return len(self.all())

    def __getitem__(self, place: Any) -> Any:
        return self.all()[place]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.all())

    def __reduce__(self) -> tuple[Any, ...]:
        return (list, (self.all(),))


def later(make: Callable[..., list[Option]], table: object, *given: Any) -> Sequence[Option]:
    """Options that `make` works out when they are looked at."""
    return cast("Sequence[Option]", Later(make, table, given))
