"""Gleaner: one vegetable from another player's field, never from a home field."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import FIELD, SEAT
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.helpers.reach import neighbours
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME
from tafelrunde.games.loyang.verbs import gather
from tafelrunde.games.loyang.words import field_text
from tafelrunde.kernel.decision import Decision, Option, Row
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

# So many vegetables must lie on a field before one is taken.
_LEAST: Final = 3


class Gleaner(Helper):
    def __init__(self) -> None:
        super().__init__(
            "gleaner", "glean", Row(SEAT, FIELD), lantern=True, raises=True, solo=False
        )

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _fields(g, seat) else "no-field-to-glean"

    def use(self, g: LoyangState, seat: int) -> Flow:
        chosen: Any = yield from answer(g, seat, "glean", _fields(g, seat))
        self.does(g, seat, chosen)

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        gather(g, option[0], option[1], seat)

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        player = g.players[seat]
        return [
            f"field:{seat}:{field}"
            for field, left in zip(player.fields, player.left, strict=True)
            if field != HOME and left >= _LEAST
        ]

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        owner, field = option
        return Text("loyang-of-seat", what=field_text(g, field), seat=Text("seat", seat=owner))

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return [f"field:{option[0]}:{option[1]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        owner, field = option
        if owner not in neighbours(g, d.seat):
            return "not-another-player"
        if field == HOME:
            return "home-field"
        return "field-too-small" if field in g.players[owner].fields else "not-another-players"


def _fields(g: LoyangState, seat: int) -> list[Option]:
    """Others' fields, never home fields, holding three or more."""
    return [
        (owner, g.players[owner].fields[place])
        for owner in neighbours(g, seat)
        for place in range(len(g.players[owner].fields))
        if g.players[owner].left[place] >= _LEAST and g.players[owner].fields[place] != HOME
    ]
