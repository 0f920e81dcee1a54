"""The bot: whoever answers decisions without a person."""

from __future__ import annotations

from hashlib import blake2b
from math import inf

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match


class Luck:
    """Quick numbers of a bot's own, the same for the same seed; nothing secret hangs on them."""

    def __init__(self, seed: str) -> None:
        self.word = int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "little") | 1

    def below(self, n: int) -> int:
        word = self.word
        word ^= (word << 13) & 0xFFFF_FFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFF_FFFF
        self.word = word
        return (word >> 2) % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It may look at the match only through its own seat's eyes."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.luck = Luck(seed)
        # When it must have answered, by the monotonic clock; most bots are done long before.
        self.until = inf

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options; `manual` ones are for people."""
        raise NotImplementedError
