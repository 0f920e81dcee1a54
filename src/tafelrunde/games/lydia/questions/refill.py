"""Which merchant goes into the bag."""

from __future__ import annotations

from tafelrunde.games.lydia.preview import Item
from tafelrunde.games.lydia.rounds import refill_from_gates, refill_options, why_not_refill
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, FOUNTAIN, KIND_OF, MERCHANTS, PLACE_OF
from tafelrunde.games.lydia.words import gate, merchant
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Refill(Question[Lydia, str | tuple[str, str]]):
    """A merchant at the fountain; a gate and a merchant there where the fountain is empty."""

    def __init__(self) -> None:
        merchant = Word("merchant", *MERCHANTS)
        super().__init__("refill", Either(merchant, Row(Word("gate", *COLOURS), merchant)))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return [*refill_options(g), *refill_from_gates(g)]

    def why_not(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> str | None:
        if isinstance(option, str):
            return why_not_refill(g, FOUNTAIN, KIND_OF[option])
        return why_not_refill(g, PLACE_OF[option[0]], KIND_OF[option[1]])

    def prompt(self, g: Lydia, d: Decision) -> Text:
        from_gates = isinstance(d.options[0], tuple)
        return Text("lydia-ask-refill-gates" if from_gates else "lydia-ask-refill")

    def label(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> Text:
        if isinstance(option, str):
            return Text("lydia-do-take", merchant=merchant(option))
        where, who = option
        return Text("lydia-do-take-from", merchant=merchant(who), gate=gate(where))

    def targets(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> list[str]:
        where, who = ("fountain", option) if isinstance(option, str) else option
        return [f"merchant:{where}:{who}"]

    def preview(self, g: Lydia, d: Decision, option: str | tuple[str, str]) -> list[Item]:
        taken = option if isinstance(option, str) else option[1]
        bag = sorted([*g.bags[d.seat], KIND_OF[taken]])
        return [{"what": "bag", "merchants": [MERCHANTS[kind] for kind in bag]}]
