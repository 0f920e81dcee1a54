"""A curious bot: it gives the answer that it has given least, whatever comes of it.

One bot that plays many matches sees what a random one would rarely come to: it says yes to every
card as often as no, and plays the card that it has played least.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.base import Bot
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# Where a hand card can be played: gone to more often, so that cards come to the table.
_PLAYING: Final = ("lessons", "lessons_3", "lessons_4", "meeting_place", "major_improvement")
_MORE_OFTEN: Final = 3


class CuriousBot(Bot):
    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.given: dict[tuple[str, str, str], int] = {}

    def choose(self, match: Match, decision: Decision) -> Option:
        keys = [self._key(decision, option) for option in decision.options]
        fewest = min(self.given.get(key, 0) for key in keys)
        rare = [place for place, key in enumerate(keys) if self.given.get(key, 0) == fewest]
        chosen = rare[self.luck.below(len(rare))]
        key = keys[chosen]
        self.given[key] = fewest + 1
        return decision.options[chosen]

    def _key(self, decision: Decision, option: Option) -> tuple[str, str, str]:
        """What counts as the same answer; a few spaces have several keys in turn."""
        about = decision.about if isinstance(decision.about, str) else ""
        said = option[0] if isinstance(option, tuple) and not about else option
        if isinstance(option, tuple) and option[0] == "minor":
            said = option[1]
        word = str(said) if isinstance(said, str) else type(said).__name__
        if word in _PLAYING:
            word += f" {self.luck.below(_MORE_OFTEN)}"
        return decision.kind, about, word
