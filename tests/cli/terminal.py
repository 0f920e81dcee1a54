"""A terminal with a program in it: reads what a person would see, types what a person would."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

# Colours, cursor movements and the like.
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
UNFINISHED = re.compile(r"\x1b\[?[0-9;?]*$")
PATIENCE = 120.0
PAUSE = 2.0


class Terminal:
    """Runs a command as if a person sat before it."""

    def __init__(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        ours, theirs = pty.openpty()
        self.handle = ours
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        # Whoever started the tests may ignore Ctrl-C, and programs inherit that.
        self.process = subprocess.Popen(
            ["env", "--default-signal=INT", *command],
            cwd=folder,
            env={**env, **(environment or {})},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.rest = ""
        self.seen = ""
        self.place = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.handle)

    def expect(self, *wanted: str, patience: float = PATIENCE) -> str:
        """Wait until one of these shows up after what was read before; which it was."""
        end = time.monotonic() + patience
        while True:
            unread = self.seen[self.place :]
            found = [(unread.index(text), text) for text in wanted if text in unread]
            if found:
                start, text = min(found)
                self.place += start + len(text)
                return text
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"none of {wanted} came; the screen says:\n{self.seen}")

    def send(self, line: str) -> None:
        os.write(self.handle, (line + "\n").encode())

    def interrupt(self, wanted: str) -> None:
        """Ctrl-C until this shows up, as a person would.

        One that comes after a prompt but before Python waits for a line is only heard with the
        next key, so after a pause one is pressed; who has heard it already reads no more keys.
        """
        os.killpg(self.process.pid, signal.SIGINT)
        with contextlib.suppress(AssertionError):
            self.expect(wanted, patience=PAUSE)
            return
        self.send("")
        self.expect(wanted)

    def end(self) -> int:
        """The exit code, once the program has come to its end."""
        end = time.monotonic() + PATIENCE
        while self._read(end - time.monotonic()):
            pass
        return self.process.wait(PATIENCE)

    def _read(self, seconds: float) -> bool:
        """Read some more; False at the end of the program or of patience."""
        if seconds <= 0 or not select.select([self.handle], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            return False
        text = self.rest + self.decoder.decode(data)
        cut = UNFINISHED.search(text)
        self.rest = cut[0] if cut else ""
        self.seen += CONTROL.sub("", text.removesuffix(self.rest))
        return bool(data)
