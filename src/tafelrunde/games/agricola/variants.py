"""Variants: a table's options, what goes with what, and their bits in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.agricola.state import (
    CARDS,
    CONTIGUOUS_FARM,
    EXTRA_COPSE,
    EXTRA_TILE,
    FAMILY,
    HOUSE_BEFORE_COOKING,
    LEAVE_ANIMALS,
    ONE_PASTURE_PER_TYPE,
    PARTNER_PRODUCT,
    PARTNERS,
    PASTURES_ANYWHERE,
    SIDE_JOB_TILE,
    SNAKE_START,
    TOURNAMENT,
    UNFINISHED_PASTURES,
)
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.settings import Choice, Flag, Setting, flattened, written_out

SETTINGS: Final[list[Setting]] = [
    Flag("variant.family", True),
    Flag("tile.side_job", False),
    Flag("tile.extra_2p", False),
    Flag("tile.extra_34p", False),
    Flag("play.house_before_cooking", False),
    Flag("play.one_pasture_per_type", False),
    Flag("play.leave_animals", False),
    Flag("play.unfinished_pastures", False),
    Flag("play.pastures_anywhere", False),
    Flag("play.snake_start", False),
    Flag("play.extra_copse_2p", False),
    Flag("play.contiguous_farm", False),
    Flag("partner.enabled", False),
    Choice("partner.scoring", "min", ("min", "product")),
    Flag("tournament.setup", False),
    Flag("cards.preview", False),
]

_BITS: Final[dict[str, int]] = {
    "variant.family": FAMILY,
    "tile.side_job": SIDE_JOB_TILE,
    "tile.extra_2p": EXTRA_TILE,
    "tile.extra_34p": EXTRA_TILE,
    "play.house_before_cooking": HOUSE_BEFORE_COOKING,
    "play.one_pasture_per_type": ONE_PASTURE_PER_TYPE,
    "play.leave_animals": LEAVE_ANIMALS,
    "play.unfinished_pastures": UNFINISHED_PASTURES,
    "play.pastures_anywhere": PASTURES_ANYWHERE,
    "play.snake_start": SNAKE_START,
    "play.extra_copse_2p": EXTRA_COPSE,
    "play.contiguous_farm": CONTIGUOUS_FARM,
    "partner.enabled": PARTNERS,
    "tournament.setup": TOURNAMENT,
    "cards.preview": CARDS,
}

# Which seat counts an option is for, where it is not for all.
_SEATS: Final[dict[str, tuple[int, ...]]] = {
    "tile.side_job": (2, 3, 4),
    "tile.extra_2p": (2,),
    "tile.extra_34p": (3, 4),
    "play.snake_start": (2, 3, 4),
    "play.extra_copse_2p": (2,),
    "partner.enabled": (4,),
}


def checked_options(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options written out, and refused where they do not go together."""
    chosen = written_out(options, SETTINGS)
    if chosen["cards.preview"] and "variant.family" not in flattened(options, SETTINGS):
        chosen["variant.family"] = False
    for name, fitting in _SEATS.items():
        if chosen[name] and seats not in fitting:
            counts = ", ".join(str(count) for count in fitting)
            raise TafelrundeError(f"option {name} is for {counts} seats, not {seats}")
    if chosen["cards.preview"] == chosen["variant.family"]:
        raise TafelrundeError(
            "variant.family is the game without hand cards: "
            "set it to false together with cards.preview=true, or leave both"
        )
    if chosen["play.contiguous_farm"] and chosen["play.pastures_anywhere"]:
        raise TafelrundeError(
            "play.contiguous_farm makes pastures border each other, "
            "play.pastures_anywhere lets them lie apart: choose one"
        )
    if chosen["partner.enabled"] and chosen["play.unfinished_pastures"]:
        raise TafelrundeError(
            "partner.enabled fences whole pastures for the partner: "
            "it does not go together with play.unfinished_pastures"
        )
    return chosen


def rules_of(options: Mapping[str, Any]) -> int:
    """The bits of the options that are on."""
    rules = 0
    for name, bit in _BITS.items():
        if options[name]:
            rules |= bit
    if options["partner.enabled"] and options["partner.scoring"] == "product":
        rules |= PARTNER_PRODUCT
    return rules


def names_of(rules: int, seats: int) -> list[str]:
    """The options that are on, by name."""
    found: list[str] = []
    for name, bit in _BITS.items():
        if rules & bit and (name not in _SEATS or seats in _SEATS[name]):
            found.append(name)
    if rules & PARTNER_PRODUCT:
        found.append("partner.scoring")
    return found
