"""Webhooks: a notice to an address of the player's own when it is their turn."""

from __future__ import annotations

from urllib.parse import urlsplit

from tafelrunde.server.trouble import bad


class Webhooks:
    """Sends notices, a few at a time."""

    def check(self, address: str) -> None:
        """Refuse what is no address to send to."""
        try:
            parts = urlsplit(address)
        except ValueError as error:
            raise bad("this is no address", "server-bad-webhook") from error
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise bad("a webhook is an http or https address", "server-bad-webhook")
