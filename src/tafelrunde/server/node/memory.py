"""Memory: Python's collector looks through everything once a minute, not in the middle of moves.

With a hundred tables in memory a full collection takes a tenth of a second and more. Left alone,
it comes every few thousand moves; one in a hundred would wait for it.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

_EVERY: Final = 60.0
# Young objects are looked through as usual, only less often; all of them only when we say so.
_THRESHOLDS: Final = (10_000, 20, 1_000_000)


async def tidy() -> None:
    """Collect now and then; what was there at the start is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    while True:
        await asyncio.sleep(_EVERY)
        gc.collect()
