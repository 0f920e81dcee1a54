"""Farmhand: turn up the next private field, or put an empty field under the stack for 2 cash."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import FIELD
from tafelrunde.games.loyang.card_verbs import uncover
from tafelrunde.games.loyang.events import EVENTS, NUMBER, THE_FIELD, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import HOME
from tafelrunde.games.loyang.verbs import gain, lift_field, stack_left, turn_up
from tafelrunde.games.loyang.words import field_text
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_CASH: Final = 2
_TUCKED: Final = EVENTS.add(News("tucked", seat=WHO, field=THE_FIELD, cash=NUMBER))


class Farmhand(Helper):
    def __init__(self) -> None:
        shape = Either(Row(Word("verb", "tuck"), FIELD), Word("word", "turn-up"))
        super().__init__("farmhand", "farmhand", shape, raises=True)
        self.places["turn-up"] = "stack"
        self.reasons["turn-up"] = "no-private-field"

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        player = g.players[seat]
        return None if stack_left(player) or _empty(player) else "no-field-for-farmhand"

    def use(self, g: LoyangState, seat: int) -> Flow:
        player = g.players[seat]
        options: list[Option] = ["turn-up"] if stack_left(player) else []
        options.extend(("tuck", field) for field in _empty(player))
        option: Any = yield from answer(g, seat, "farmhand", options)
        self.does(g, seat, option)

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        if option == "turn-up":
            turn_up(g, seat)
            return
        field: int = option[1]
        _tuck(g, seat, field)
        if field < HOME:
            uncover(g, seat, field)

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        return Text("loyang-do-tuck", field=field_text(g, option[1]))

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return [f"field:{d.seat}:{option[1]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        return "field-sown" if option[1] in g.players[d.seat].fields else "not-your-field"


def _empty(player: Player) -> list[int]:
    """Fields turned up and never sown; the home field is sown in the prelude."""
    return [field for place, field in enumerate(player.fields) if player.crops[place] < 0]


def _tuck(g: LoyangState, seat: int, field: int) -> None:
    player = g.players[seat]
    player.tucked = [*player.tucked, lift_field(g, seat, player.fields.index(field))]
    _TUCKED.tell(g, seat, field, _CASH)
    gain(g, seat, _CASH)
