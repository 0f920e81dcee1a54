"""Headers: what every answer tells a browser to allow, to keep and to forget."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

ALWAYS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "script-src 'self'; connect-src 'self'; font-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}

# Answers of the API are for who asked, and for that moment.
PRIVATE: Final = {"cache-control": "no-store"}

# A browser that came over TLS once does not come without it for a year.
OVER_TLS: Final = {"strict-transport-security": "max-age=31536000"}


def wanted(scope: Scope, secure: bool) -> dict[str, str]:
    """What an answer to a request has to say."""
    found = dict(ALWAYS)
    if scope["path"].startswith("/api/"):
        found.update(PRIVATE)
    if secure or scope["scheme"] == "https":
        found.update(OVER_TLS)
    return found


def add(message: Message, scope: Scope, secure: bool) -> None:
    """Add to an answer what it does not say itself."""
    said = MutableScopeHeaders.from_message(message)
    for name, value in wanted(scope, secure).items():
        said.setdefault(name, value)
