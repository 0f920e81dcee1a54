"""Rulebook: which paragraph of the rules reference explains what."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.rulebook import Rulebook

RULES: Final = Rulebook(
    {
        "aim": "",
        "rounds": "why-not-in-play why-from-round-five",
        "place": (
            "why-space-taken why-tile-taken why-must-place why-must-do-something why-not-now"
            " why-not-in-succession"
        ),
        "goods": "why-space-empty",
        "rooms": (
            "why-cannot-pay-room why-room-costs why-room-or-stable why-no-space-for-room"
            " why-not-beside-room score-rooms"
        ),
        "renovate": (
            "why-house-is-stone why-may-not-renovate why-cannot-pay-renovation why-renovation-costs"
        ),
        "stables": (
            "why-cannot-pay-stable why-stable-costs why-no-stable-left"
            " why-no-space-for-stable score-stables"
        ),
        "fields": (
            "why-no-space-for-field why-not-beside-field why-space-used why-farm-not-contiguous"
            " score-fields"
        ),
        "sowing": (
            "why-no-seeds why-nothing-to-sow why-no-field-to-sow score-grain score-vegetables"
        ),
        "baking": "why-no-grain-to-bake why-nothing-to-bake-in why-too-much-grain",
        "fences": (
            "why-no-fence-left why-cannot-pay-fences why-smallest-pasture why-these-fences"
            " why-no-pasture-possible why-pasture-* why-fence-* why-drawing-by-hand"
            " why-edge-by-edge score-pastures"
        ),
        "animals": (
            "why-no-room-for-animals why-take-one why-could-keep-more why-cannot-pay-cattle"
            " score-sheep score-boar score-cattle"
        ),
        "family": "why-family-complete why-no-room-for-child why-rooms-for-child score-people",
        "improvements": (
            "why-major-taken why-cannot-pay-major why-no-upgrade why-no-fireplace"
            " why-no-improvement-payable why-nearest-major why-major-costs why-major-yours"
            " why-only-minor-here score-improvements"
        ),
        "cards": (
            "why-no-occupation* why-not-in-hand why-cannot-pay-card why-prerequisite-missing"
            " why-cannot-pay-occupation why-occupation-food why-card-costs why-card-needs"
            " score-bonus"
        ),
        "draft": "why-not-in-packet why-enough-of-kind why-pile-empty why-display-taken",
        "harvest": "",
        "feeding": "why-no-lean-way score-begging",
        "breeding": "",
        "partners": "why-no-partner why-nothing-to-trade why-own-first why-partner-* score-product",
        "score": "score-unused",
        "rulings": "",
    },
    boards={
        "rooms": [("room", 0), ("room", 2)],
        "renovate": [("room", 0), ("improve", 0), ("score", 0)],
        "fields": [("plow", 0), ("plow", 2), ("improve", 0)],
        "sowing": [("sow", 0), ("sow", 1), ("feed", 3)],
        "fences": [("fence", 0), ("fence", 2), ("improve", 0)],
        "animals": [("breed", 0), ("breed", 1)],
        "breeding": [("feed", 0), ("feed", 3)],
        "score": [("place", 0), ("score", 0)],
    },
)
