"""Later: options that are worked out only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Option


@mypyc_attr(native_class=False)
class Later(Sequence[Option]):
    """Manual options of an open decision. Bots never look at them, so they cost bots nothing."""

    def __init__(self) -> None:
        self.made: list[Option] | None = None

    def make(self) -> list[Option]:
        raise NotImplementedError

    def all(self) -> list[Option]:
        if self.made is None:
            self.made = self.make()
        return self.made

    def __len__(self) -> int:
        return len(self.all())

    def __getitem__(self, place: Any) -> Any:
        return self.all()[place]

    def __reduce__(self) -> tuple[Any, ...]:
        return (list, (self.all(),))
