"""What the generic suite tries with the fair; a fragile one fails on purpose."""

from __future__ import annotations

from tafelrunde_proving.meta import CARD_NAMES

RAIDERS = ["raid", "guard", "dig", "mint", "guild"] * 5

VALUES = {
    "fragile": [False],
    "deck": [None, RAIDERS, list(CARD_NAMES) * 4],
}
