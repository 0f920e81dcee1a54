"""Workers: several server processes on one address; when one dies, another takes its place."""

from __future__ import annotations

from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess


class Workers(Multiprocess):
    """The workers of one command; what a dead one held is told no longer."""

    _known: frozenset[int | None] = frozenset()

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        now = frozenset(process.pid for process in self.processes)
        for pid in self._known - now:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        self._known = now
