"""Processes: what is begun beside this one leaves Ctrl-C to it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def unheard() -> Iterator[None]:
    """Processes begun meanwhile never hear Ctrl-C, which reaches every process of a terminal.

    They could not leave it to their first lines: it may come while they import them. This one
    hears it when they are begun, so that none is left half begun.
    """
    # When it begins it lets Ctrl-C through again.
    resource_tracker.ensure_running()
    with _heard_afterwards():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _heard_afterwards() -> Iterator[None]:
    """Ctrl-C is done as usual, but afterwards; only the main thread is ever interrupted."""
    usual = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or usual is None:
        yield
        return
    pressed: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed:
            signal.raise_signal(signal.SIGINT)
