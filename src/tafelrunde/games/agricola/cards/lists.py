"""Lists of cards by name: what hands can be dealt from.

A list stays as it is once matches were played with it: whoever changes one gives it a new name.
"""

from __future__ import annotations

from typing import Final

PREVIEW: Final[tuple[str, ...]] = (
    "A016",
    "A050",
    "A083",
    "A088",
    "A092",
    "A102",
    "A123",
    "A160",
    "B024",
    "B080",
    "B097",
    "B104",
    "B109",
)
