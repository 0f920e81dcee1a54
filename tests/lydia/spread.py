"""What the generic suite cannot read off the settings of Lydia."""

from __future__ import annotations

from typing import Any, Final

VALUES: Final[dict[str, list[Any]]] = {
    "modules": [
        [],
        "all",
        ["croesus", "courtyards"],
        ["artisans", "chariots", "estates"],
        ["pactolus", "tomb", "builders"],
    ],
    "rules.safety_turns_per_player": [20, 60],
}
# Where a merchant was placed and how it was played means nothing once none is in play; the stage
# is not reached while boards are chosen; a mask has bits for cards outside the market; without
# tiles nobody owns or covers one; and what lies in a hidden bag follows from draws and refills that
# everybody saw (test_knowledge.py).
BOOKKEEPING: Final = (
    "at",
    "copied",
    "swapped",
    "stage",
    "lying",
    "upgraded",
    "covered",
    "tile_owner/*",
    "tile_owner/own",
    "tile_owner/other",
    "bags/other/*",
    "estates/*",
    "estates/own",
    "estates/other",
)
