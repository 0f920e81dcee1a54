"""What the greedy bot tells a beginner at Agricola."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import (
    CULTIVATION,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FARMLAND,
    FENCING,
    GRAIN_UTILIZATION,
    HOUSE_REDEVELOPMENT,
    MAJOR_IMPROVEMENT,
    MEETING_PLACE,
    PILE_GOOD,
    SPACE_OF,
)
from tafelrunde.games.agricola.goods import FOOD, SHEEP, WOOD
from tafelrunde.games.agricola.majors import cooker
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.text import Text

_REASONS: Final[dict[int, str]] = {
    FARM_EXPANSION: "room",
    MEETING_PLACE: "first",
    FARMLAND: "field",
    CULTIVATION: "field",
    GRAIN_UTILIZATION: "sow",
    MAJOR_IMPROVEMENT: "cook",
    FENCING: "fences",
    HOUSE_REDEVELOPMENT: "house",
    FARM_REDEVELOPMENT: "house",
}


WORTH_ADVISING: Final = 3


def suggestions(
    g: Agricola, seat: int, rated: list[tuple[Option, float]]
) -> list[tuple[Option, Text]]:
    """The suggestion markers: three spaces for a beginner, the best first, with a reason each."""
    best = sorted(rated, key=lambda row: -row[1])
    return [(option, _reason(g, seat, option)) for option, _ in best[:WORTH_ADVISING]]


def _reason(g: Agricola, seat: int, option: Option) -> Text:
    space = SPACE_OF[str(option)]
    good = PILE_GOOD[space]
    if good == FOOD and space != MEETING_PLACE:
        word = "food"
    elif good == WOOD:
        word = "wood"
    elif good >= SHEEP:
        word = "animals"
    elif good >= 0 and space != MEETING_PLACE:
        word = "pile"
    elif "wish" in str(option):
        word = "grow"
    elif "seeds" in str(option):
        word = "seeds"
    elif space == MAJOR_IMPROVEMENT and cooker(g, seat):
        word = "points"
    else:
        word = _REASONS.get(space, "food" if option == "day_laborer" else "pile")
    return Text(f"agricola-advice-{word}")
