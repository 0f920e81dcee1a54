"""Passwords: hashed a few at a time, outside every lock, and none that is not counted."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from tafelrunde.server.base.limits import Limits

# A hash takes 64 MiB and all of a core for a while.
AT_ONCE: Final = 4
# Who waits for a password waits anyway: where cores are few, everybody else goes first.
GIVES_WAY: Final = 10

# A bucket of the limits: what is counted, and for whom.
Bucket = tuple[str, str]

T = TypeVar("T")

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
        self._pool = ThreadPoolExecutor(AT_ONCE, "password", _give_way)

    async def hashed(self, password: str, *buckets: Bucket) -> str:
        """What is stored of a password."""
        self._count(buckets)
        return await self._beside(lambda: _hasher.hash(password))

    async def matches(self, stored: str, password: str | None, *buckets: Bucket) -> bool:
        """Whether this is the password; none at all is wrong without being counted."""
        if not password:
            return False
        self._count(buckets)
        try:
            return await self._beside(lambda: _hasher.verify(stored, password))
        except (VerifyMismatchError, VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _count(self, buckets: tuple[Bucket, ...]) -> None:
        assert buckets
        for what, who in buckets:
            self.limits.check(what, who)


def _give_way() -> None:
    """Let this thread come after all others, where the system ranks threads."""
    with suppress(OSError):
        own = threading.get_native_id()
        rank = max(GIVES_WAY, os.getpriority(os.PRIO_PROCESS, own))
        os.setpriority(os.PRIO_PROCESS, own, rank)
