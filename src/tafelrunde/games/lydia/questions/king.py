"""Where the king goes after his favour (module 1)."""

from __future__ import annotations

from tafelrunde.games.lydia.gate import why_not_decline, why_not_king
from tafelrunde.games.lydia.preview import Item, gain_item, gained
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, PLACE_OF
from tafelrunde.games.lydia.verbs import gain
from tafelrunde.games.lydia.words import amount, gate
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class King(Question[Lydia, str | tuple[str, str]]):
    """A gate; by hand also without taking the favour."""

    def __init__(self) -> None:
        gate = Word("gate", *COLOURS)
        super().__init__("king", Either(gate, Row(Word("favour", "decline"), gate)))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return [*COLOURS, *d.manual]

    def why_not(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> str | None:
        if isinstance(option, str):
            return why_not_king(g, PLACE_OF[option])
        return why_not_decline(g, d.seat) or why_not_king(g, PLACE_OF[option[1]])

    def prompt(self, g: Lydia, d: Decision) -> Text:
        return Text("lydia-ask-king", amount=amount(COLOURS[g.king], 1))

    def label(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> Text:
        if isinstance(option, str):
            return Text("lydia-do-king", gate=gate(option))
        return Text("lydia-do-king-decline", gate=gate(option[1]))

    def targets(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> list[str]:
        return [f"gate:{option}"] if isinstance(option, str) else ["king", f"gate:{option[1]}"]

    def preview(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> list[Item]:
        here = COLOURS[g.king]
        if isinstance(option, tuple):
            return [{"what": "king", "from": here, "to": option[1]}]
        return [
            gain_item(gained(g.copy(), d.seat, lambda then: gain(then, d.seat, g.king, 1, "king"))),
            {"what": "king", "from": here, "to": option},
        ]
