"""What can go wrong, named so that a caller can tell the cases apart."""

from __future__ import annotations

from tafelrunde.kernel.text import Text


class TafelrundeError(ValueError):
    """Bad input; the message names what was wrong, and nothing was changed."""


class Conflict(TafelrundeError):
    """Options that do not go together, by name; `text` says why in a player's words."""

    def __init__(self, message: str, options: tuple[str, ...], text: Text) -> None:
        super().__init__(f"options {', '.join(options)}: {message}")
        self.options = options
        self.text = text


class Refused(TafelrundeError):
    """A move the rules do not allow now; `reason` is the rule's own id where there is one."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason


class NeedsConsent(TafelrundeError):
    """An undo that others have to agree to; `seats` are those who must."""

    def __init__(self, message: str, seats: tuple[int, ...]) -> None:
        super().__init__(message)
        self.seats = seats


class RuleFault(TafelrundeError):
    """A rule raised; the match stands where it stood before the move."""


class RecordError(TafelrundeError):
    """A record that cannot be followed to its end.

    `line` counts from 1 (the header), `cause` is one of damaged, truncated, version, drifted,
    illegal, unsound (a start position); `upto` is the match as far as it could be followed, if at
    all.
    """

    def __init__(self, line: int, cause: str, message: str, upto: object = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.cause = cause
        self.upto = upto
