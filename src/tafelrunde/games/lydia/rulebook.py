"""Rulebook: which paragraph of the rules reference explains what."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.rulebook import Rulebook

RULES: Final = Rulebook(
    {
        "aim": "",
        "turn": "why-not-offered why-not-standing-there why-colour-taken",
        "income": "",
        "limits": "why-not-so-many why-coin-limit",
        "bonus": "why-bonus-must-be-used why-no-property",
        "influence": "why-influence-top score-influence",
        "lydians": "",
        "buying": (
            "why-one-side why-cannot-pay why-coins-only why-property-limit why-not-yours-yet"
            " why-somebody-elses why-in-the-box why-not-the-price why-wrong-resource"
            " score-silver score-gold score-fountain-cards"
        ),
        "purple": "score-purple",
        "upgrading": "why-already-upgraded why-buying-is-over why-upgrade-later",
        "refill": "why-not-at-fountain why-fountain-first",
        "end": "score-coins",
        "king": "why-king-stays why-nothing-to-decline",
        "artisans": "why-nobody-to-copy why-copy-* why-artisan-* why-builder-artisan",
        "courtyards": "why-swapped-once",
        "builders": "why-builder-* why-module-not-in-play",
        "tiles": (
            "why-tile-* why-gold-card-* why-one-tomb why-nobody-to-retire why-just-placed"
            " why-nothing-to-cover why-cover-* score-estates"
        ),
        "race": "why-race-*",
        "rulings": "",
    },
    boards={
        "turn": [("place", 0), ("place", 1), ("place", 2)],
        "income": [("income", 0), ("income", 1)],
        "bonus": [("bonus", 0), ("bonus", 2)],
        "lydians": [("sell", 0), ("sell", 1)],
        "king": [("croesus", 0), ("croesus", 1), ("croesus", 2)],
        "artisans": [("artisans", 0), ("artisans", 2)],
        "courtyards": [("courtyards", 0), ("courtyards", 2)],
    },
)
