"""Rulebook: which paragraph of the rules reference explains what."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.rulebook import Rulebook

RULES: Final = Rulebook(
    {
        "aim": "",
        "rounds": "why-not-offered",
        "home": "why-home-taken why-home-field",
        "harvest": "why-field-empty why-no-private-field",
        "cards": (
            "why-last-* why-courtyard-empty why-not-in-* why-reveal* why-cell-empty"
            " why-two-cards-due why-no-card-left"
        ),
        "grid": "",
        "pairs": "why-partner-has-token why-no-partner-yet",
        "sowing": "why-field-* why-not-your-field why-not-on-cart why-cart-empty",
        "shop": "why-shop-* why-own-shop-empty",
        "regulars": (
            "why-served-already why-vegetables-* why-no-carter why-no-regular* why-marker-blue"
        ),
        "casuals": "",
        "stalls": "why-place-empty why-too-few-vegetables",
        "pack": "why-pack-bought why-pile-empty why-no-porter why-card-covered",
        "helpers": (
            "why-not-yours why-not-another-* why-same-kind why-has-lantern why-one-* why-no-*"
            " why-reaped-already why-once-at-least why-helper-raises-nothing why-not-another*"
        ),
        "storehouse": "why-room-to-store why-storehouse-*",
        "path": "why-path-ends score-path",
        "loans": "why-loan-limit score-loans",
        "rulings": "",
    },
    boards={
        "home": [("home", 0), ("home", 1)],
        "sowing": [("sow", 0), ("sow", 1)],
        "harvest": [("sow", 1), ("regular", 0)],
        "regulars": [("regular", 0), ("regular", 1)],
        "stalls": [("stall", 0), ("stall", 1)],
        "path": [("path", 0), ("path", 2), ("last", 2)],
    },
)
