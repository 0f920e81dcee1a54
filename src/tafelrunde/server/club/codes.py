"""Codes: what tables, tournaments and campaigns are called by, short enough to say aloud."""

from __future__ import annotations

import secrets
from typing import Final

# Letters and digits that nobody mixes up when reading a code aloud.
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))
