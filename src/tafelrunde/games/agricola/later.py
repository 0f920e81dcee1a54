"""Later: options that are worked out only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Option


@mypyc_attr(native_class=False)
class Later(Sequence[Option]):
    """Manual options of an open decision. Bots never look at them, so they cost bots nothing.

    `make` works them out from what it is given: the table, a seat, and what else it needs.
    """

    def __init__(self, make: Callable[..., list[Option]], *given: Any) -> None:
        self.make = make
        self.given = given
        self.made: list[Option] | None = None

    def all(self) -> list[Option]:
        if self.made is None:
            self.made = self.make(*self.given)
        return self.made

    def __len__(self) -> int:
        return len(self.all())

    def __getitem__(self, place: Any) -> Any:
        return self.all()[place]

    def __reduce__(self) -> tuple[Any, ...]:
        return (list, (self.all(),))
