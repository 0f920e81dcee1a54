"""Reaper: one extra vegetable from each of up to two planted fields, not the home field."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import FIELD, or_word
from tafelrunde.games.loyang.card_verbs import spend_field
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import HOME, NUMBERS
from tafelrunde.games.loyang.verbs import gather
from tafelrunde.games.loyang.words import field_text, vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text


class Reaper(Helper):
    def __init__(self) -> None:
        super().__init__("reaper", "reap", or_word(FIELD, "stop"), raises=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _planted(g.players[seat], HOME) else "no-planted-field"

    def use(self, g: LoyangState, seat: int) -> Flow:
        player = g.players[seat]
        field: int = yield from answer(g, seat, "reap", _planted(player, HOME))
        options = _planted(player, field)
        self.does(g, seat, field)
        if not options:
            return
        options.append("stop")
        second: Any = yield from answer(g, seat, "reap", options)
        if second != "stop":
            self.does(g, seat, second)

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        if option != "stop" and gather(g, seat, option, seat):
            spend_field(g, seat, g.players[seat].fields.index(option))

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        player = g.players[d.seat]
        crop = vegetable_text(player.crops[player.fields.index(option)])
        return Text("loyang-do-reap", vegetable=crop, field=field_text(g, option))

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"field:{d.seat}:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        if option == HOME:
            return "home-field"
        player = g.players[d.seat]
        if option not in player.fields:
            return "not-your-field"
        planted = player.crops[player.fields.index(option)] >= 0
        return "reaped-already" if planted else "field-empty"


def _planted(player: Player, but: int) -> list[Option]:
    """Planted fields, not the home field, and not the one reaped already."""
    return [
        NUMBERS[field]
        for place, field in enumerate(player.fields)
        if field not in {HOME, but} and player.crops[place] >= 0
    ]
