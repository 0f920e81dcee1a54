"""Pieces: cards and chips as texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.text import Text
from tafelrunde_proving.meta import CARD_NAMES, FIRST_CHIP

if TYPE_CHECKING:
    from tafelrunde_proving.state import FairState


def card(g: FairState, number: int) -> Text:
    return Text("proving-card", name=Text(f"proving-{CARD_NAMES[g.kinds[number]]}"), number=number)


def chip(number: int) -> Text:
    return Text("proving-chip", points=(number - FIRST_CHIP) % 3)


def piece(g: FairState, number: int) -> Text:
    return chip(number) if number >= FIRST_CHIP else card(g, number)
