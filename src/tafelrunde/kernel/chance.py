"""Chance: keyed and counted, the same on every machine, unpredictable without the key."""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final

_WORDS: Final = 16
_SPAN: Final = 1 << 32


class Chance:
    """A stream of numbers given by a key and a counter; a copy of these two continues it."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self.counter = 0
        self._number = -1
        self._block: tuple[int, ...] = ()

    def copy(self) -> Chance:
        new = Chance(self.key)
        new.counter = self.counter
        new._number = self._number
        new._block = self._block
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
