"""Chance: keyed and counted, the same on every machine, unpredictable without the key."""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final

_WORDS: Final = 16
_SPAN: Final = 1 << 32


class OffScript(Exception):
    """A sampled world took a course that its seat did not see."""


class Script:
    """What a seat (None: a spectator) saw of chance and reveals in a running step.

    It is written down first (`writing`), then followed in a sampled world, where the seat must
    see the same again and everything else is free. While the world is made (`strict`), leaving
    the script is an error; later it only ends the script, as the world has a will of its own.
    `drawn` are the items among it that the seat saw drawn: until then nobody else draws them.
    `inner` is what a world that is itself written down follows.
    """

    def __init__(self, seat: int | None, seen: list[int], drawn: list[int]) -> None:
        self.seat = seat
        self.seen = seen
        self.drawn = drawn
        self.items: list[int] = []
        self.place = 0
        self.taken = 0
        self.writing = False
        self.strict = False
        self.inner: Script | None = None

    def copy(self) -> Script:
        new = Script(self.seat, self.seen, self.drawn)
        new.place = self.place
        new.taken = self.taken
        return new

    def note_item(self, item: int) -> None:
        """Write down that the seat saw an item; a rolled number is noted in `seen` alone."""
        self.seen.append(item)
        self.items.append(item)

    def spared(self, pool: list[int]) -> list[int]:
        """What can be drawn unseen: not what the seat will see drawn later."""
        if self.taken >= len(self.drawn):
            return pool
        spare = pool[:]
        for item in self.drawn[self.taken :]:
            if item in spare:
                spare.remove(item)
        return spare or pool

    def next(self) -> int:
        """What the seat must see now; -1 where the script is at its end."""
        if self.place >= len(self.seen):
            if self.strict:
                raise OffScript
            return -1
        self.place += 1
        return self.seen[self.place - 1]

    def leave(self) -> None:
        """The course is another one from here."""
        if self.strict:
            raise OffScript
        self.place = len(self.seen)
        self.taken = len(self.drawn)

    @property
    def done(self) -> bool:
        return self.place == len(self.seen)


class Chance:
    """A stream of numbers given by a key and a counter; a copy of these two continues it.

    A sampled world's chance has a script besides: outcomes that come first.
    """

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self.counter = 0
        self._number = -1
        self._block: tuple[int, ...] = ()
        self.script: Script | None = None

    def copy(self) -> Chance:
        new = Chance(self.key)
        new.counter = self.counter
        new._number = self._number
        new._block = self._block
        script = self.script
        if script is not None and not script.done:
            new.script = script.copy()
        return new

    def word(self) -> int:
        """The next number below 2**32."""
        number = self.counter // _WORDS
        if number != self._number:
            digest = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            self._block = unpack("<16I", digest)
            self._number = number
        word = self._block[self.counter % _WORDS]
        self.counter += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"chance needs at least one outcome, not {n}")
        top = _SPAN - _SPAN % n
        word = self.word()
        while word >= top:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self, label: str) -> Chance:
        """An independent stream, for a lane or a sampled world."""
        self.counter += 1
        seal = blake2b(
            f"{self.counter}:{label}".encode(), key=self.key, digest_size=32, person=b"split"
        )
        return Chance(seal.digest())


def chance_of(seed: str) -> Chance:
    """The chance of a match with this seed."""
    return Chance(blake2b(seed.encode(), digest_size=32, person=b"tafelrunde").digest())


def seal_of(seed: str) -> str:
    """What is shown of a seed before the match is over."""
    return sha256(seed.encode()).hexdigest()
