"""Passwords: hashed a few at a time, outside every lock, and none that is not counted."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from tafelrunde.server.base.limits import Limits

# A hash takes 64 MiB and all of a core for a while.
AT_ONCE: Final = 4

# A bucket of the limits: what is counted, and for whom.
Bucket = tuple[str, str]

_hasher: Final = PasswordHasher()
# Compared with where there is nothing to compare, so that both take as long. It is nobody's: to
# hash a password at every start would take as long as a login.
NOBODYS: Final = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)


class Passwords:
    """The one place where passwords are hashed."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str, *buckets: Bucket) -> str:
        """What is stored of a password."""
        self._count(buckets)
        async with self._slots:
            return await asyncio.to_thread(_hasher.hash, password)

    async def matches(self, stored: str, password: str | None, *buckets: Bucket) -> bool:
        """Whether this is the password; none at all is wrong without being counted."""
        if not password:
            return False
        self._count(buckets)
        try:
            async with self._slots:
                return await asyncio.to_thread(_hasher.verify, stored, password)
        except (VerifyMismatchError, VerificationError, InvalidHashError):
            return False

    def _count(self, buckets: tuple[Bucket, ...]) -> None:
        assert buckets
        for what, who in buckets:
            self.limits.check(what, who)
