"""What the generic suite cannot read off the settings of Lydia."""

from __future__ import annotations

from typing import Any, Final

FIXED: Final = ("market", "tiles")
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
