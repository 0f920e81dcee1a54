"""Refusals: what a request can be refused for, as a text of the catalogues and a status."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.text import Text


class Trouble(Exception):
    """A request that is not done; `status` is the HTTP status that says so."""

    def __init__(self, status: int, text: Text, detail: str = "") -> None:
        super().__init__(text.id)
        self.status = status
        self.text = text
        self.detail = detail

    def __reduce__(self) -> tuple[Any, ...]:
        return (Trouble, (self.status, self.text, self.detail))

    def plain(self) -> dict[str, Any]:
        return {"error": self.text.plain(), "detail": self.detail}


def bad(detail: str, id: str = "server-bad-input", **args: int | str | Text) -> Trouble:
    return Trouble(400, Text(id, **args), detail)


def nobody(id: str = "server-identity") -> Trouble:
    return Trouble(401, Text(id))


def not_yours(id: str = "server-not-yours", **args: int | str | Text) -> Trouble:
    return Trouble(403, Text(id, **args))


def missing(id: str = "server-such-table", **args: int | str | Text) -> Trouble:
    return Trouble(404, Text(id, **args))


def too_late(id: str = "server-too-late", **args: int | str | Text) -> Trouble:
    return Trouble(409, Text(id, **args))


def too_much(detail: str = "") -> Trouble:
    return Trouble(429, Text("server-too-fast"), detail)
