"""Processes: what is begun beside this one leaves Ctrl-C to it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def unheard() -> Iterator[None]:
    """Processes begun meanwhile never hear Ctrl-C: it reaches every process of a terminal.

    They could not leave it to their first lines: it may come while they import them.
    """
    # When it begins it lets Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
