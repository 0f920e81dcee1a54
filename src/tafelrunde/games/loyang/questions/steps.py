"""How far to step on the path of prosperity."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import Asking, paying
from tafelrunde.games.loyang.ending import score, steps_cost
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.text import Text


class Steps(Asking):
    """How far to step on the path of prosperity."""

    def __init__(self) -> None:
        super().__init__("steps", Int("steps", 0, 39))

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        player = g.players[d.seat]
        far = range(g.deck.top - player.place + 1)
        return [n for n in far if steps_cost(player.place, n) <= player.cash + 50]

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        player = g.players[d.seat]
        return Text("loyang-ask-steps", place=player.place, cash=player.cash)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        player = g.players[d.seat]
        cost = steps_cost(player.place, option)
        text = Text("loyang-do-steps", steps=option, place=player.place + option, cash=cost)
        return paying(player, cost, text)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"path:{g.players[d.seat].place + option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "path-ends" if g.players[d.seat].place + option > g.deck.top else "loan-limit"

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, score)
