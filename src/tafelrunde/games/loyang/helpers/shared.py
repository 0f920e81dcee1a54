"""Shared: questions that two helpers ask, each about the helper that asks it."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.asking import CARD, SLOT, Asking, or_word, paying
from tafelrunde.games.loyang.helper import SILENT, Helper
from tafelrunde.games.loyang.helpers.reach import others
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.words import card_text, in_display, vegetable_text
from tafelrunde.kernel.decision import Decision, Row
from tafelrunde.kernel.text import Text, dashed

_PLACE: Final = or_word(Row(CARD, SLOT), "stop")


class Shared(Asking):
    """Passes everything on to the helper that asks."""

    def __init__(self, askers: list[Helper]) -> None:
        super().__init__(askers[0].name, SILENT)
        self.shape = askers[0].shape
        self.askers = {asker.word: asker for asker in askers}

    def asker(self, d: Decision) -> Helper:
        return self.askers[str(d.about)]

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        return self.asker(d).prompt(g, d)

    def label(self, g: LoyangState, d: Decision, option: Any) -> Text:
        return self.asker(d).label(g, d, option)

    def targets(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return self.asker(d).targets(g, d, option)

    def why_not(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        return self.asker(d).why_not(g, d, option)

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return self.asker(d).preview(g, d, option)


class AtStalls(Helper):
    """Reaches for a place of another player's stall."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "stall", _PLACE, lantern=True)

    def bowls(self, g: LoyangState, place: int) -> int:
        """What the vegetable at a place costs."""
        return g.deck.bowls[place]

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        return [f"card:{card}" for card in g.players[seat].stalls]

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        return Text(f"loyang-ask-{dashed(self.word)}")

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        card, slot = option
        place = 3 * card + slot
        if g.stock[place] < 0:
            return Text("loyang-empty-place")
        vegetable = vegetable_text(g.stock[place])
        text = Text("loyang-do-trade", vegetable=vegetable, bowls=self.bowls(g, place))
        return in_display(g, card, Text("loyang-at-stall", what=text, stall=card_text(g, card)))

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return [f"stall:{option[0]}:{option[1]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        card, slot = option
        if not any(card in g.players[owner].stalls for owner in others(g, d.seat)):
            return "not-another-players"
        return self.why_not_place(g, d, card, slot)

    def why_not_place(self, g: LoyangState, d: Decision, card: int, slot: int) -> str | None:
        """Why a place of another player's stall cannot be chosen."""
        raise NotImplementedError


class AtCustomers(Helper):
    """Reaches for another player's customer."""

    def __init__(self, word: str, *, raises: bool = False, fee: int = 0) -> None:
        super().__init__(word, "customer", CARD, lantern=True, raises=raises, fee=fee)

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        return Text(f"loyang-ask-{dashed(self.word)}")

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return paying(g.players[d.seat], self.fee, in_display(g, option, card_text(g, option)))

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"card:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "not-another-players"
