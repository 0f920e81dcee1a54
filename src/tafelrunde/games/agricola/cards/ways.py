"""The ways to get a hand, as data: how many cards are dealt, picked, mixed and laid open."""

from __future__ import annotations

from typing import Final

DEAL_7: Final = 0
DRAFT_SEQUENTIAL: Final = 1
DRAFT_COMBINED: Final = 2
DRAFT_8: Final = 3
QUICK_DRAFT: Final = 4
DEAL_10_KEEP_7: Final = 5
LIVING_V1: Final = 6
LIVING_V2: Final = 7
DRAFT_9: Final = 8

MODES: Final[tuple[str, ...]] = (
    "deal7",
    "draft_sequential",
    "draft_combined",
    "draft8",
    "quick_draft",
    "deal10_keep7",
    "living_v1",
    "living_v2",
    "draft9",
)
DRAFTS: Final[tuple[str, ...]] = (
    "draft_sequential",
    "draft_combined",
    "draft8",
    "quick_draft",
    "draft9",
)

# How many cards of each kind a seat is dealt, and how many it picks from packet after packet.
CARDS_DEALT: Final[tuple[int, ...]] = (7, 7, 7, 8, 7, 10, 5, 3, 9)
PICKS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (1,) * 7,
    (1,) * 7,
    (1,) * 7,
    (3, 2, 2),
    (3,),
    (),
    (),
    (1,) * 7,
)
# What is picked of ten is put away.
PUTS_AWAY: Final = DEAL_10_KEEP_7
SWAPS_V2: Final = 6
# R27: three occupations and three minor improvements lie open, and a taken card is replaced.
ON_DISPLAY: Final = 3

# The mixes of house rules: how many cards with which seat mark, and how many that travel.
MIXED_MARKS: Final[tuple[tuple[int, int], ...]] = ((1, 3), (3, 2), (4, 2))
MIXED_TRAVELLERS: Final = 1

# What is under way before the first round.
DEAL: Final = 0
PICK: Final = 1
MULLIGANS: Final = 2
SWAPS: Final = 3
READY: Final = 4
STAGES_OF_HANDS: Final[tuple[str, ...]] = ("deal", "pick", "mulligan", "swap", "ready")
