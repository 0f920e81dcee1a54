"""The line of signs on a card: what it does, without words.

Signs are parted by spaces, each one of

    wood, field, sheaf       a drawing of the game
    +1 -2 ~1 3 5+ 2/3/4      so much of the drawing that follows: gained, paid, saved, counted
    [fish]                   a space of the village, by what it is about
    (8) (+2) (+1–5)          on a round, on one counted from now, on several
    !renovate                not that
    > / | x now              brings, or, now and later, for each, at once

A card made of parts gets its line from them; a class of its own, or a card whose parts say too
much, is given it as `signs` where its other facts are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.board.goods import CATTLE, GOODS, KINDS, Cost
from tafelrunde.games.agricola.board.spaces import (
    BASIC_WISH,
    CULTIVATION,
    DAY_LABORER,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FARMLAND,
    FENCING,
    FISHING,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    HOUSE_REDEVELOPMENT,
    LESSONS,
    LESSONS_3,
    LESSONS_4,
    MAJOR_IMPROVEMENT,
    MARKET_PLACE,
    MEETING_PLACE,
    PILE_GOOD,
    RESOURCE_MARKET_3,
    RESOURCE_MARKET_4,
    ROUNDS,
    SIDE_JOB,
    URGENT_WISH,
    VEGETABLE_SEEDS,
    X_ANIMAL_MARKET,
    X_MODEST_WISH,
    X_RESOURCE_MARKET,
)
from tafelrunde.games.agricola.cards.base import Card
from tafelrunde.games.agricola.cards.hooks import (
    FOR_MAJOR,
    FOR_MINOR,
    FOR_OCCUPATION,
    FOR_RENOVATION,
    FOR_ROOM,
    FOR_STABLE,
)
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BAKE,
    AFTER_FENCES,
    AFTER_IMPROVEMENT,
    AFTER_OCCUPATION,
    AFTER_PLOW,
    AFTER_RENOVATION,
    AFTER_ROOM,
    AFTER_ROOMS,
    AFTER_SOW,
    AFTER_STABLE,
    BEFORE_ROUND,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
)
from tafelrunde.games.agricola.decks.deeds import (
    BakeBread,
    Both,
    BreedAnimals,
    BuildStable,
    Buy,
    Coming,
    ComingOn,
    Deed,
    Get,
    GetOneOf,
    PlowField,
    WinPoints,
)
from tafelrunde.games.agricola.decks.effects import Plain
from tafelrunde.games.agricola.decks.parts import (
    At,
    AtOnce,
    Cheaper,
    EachTime,
    Having,
    Once,
    Part,
    Scores,
    TurnEnd,
)

# What a space without a pile is about.
_SPACES: Final[dict[int, str]] = {
    FARM_EXPANSION: "room",
    MEETING_PLACE: "flag",
    GRAIN_SEEDS: "grain",
    FARMLAND: "field",
    LESSONS: "occupation",
    LESSONS_3: "occupation",
    LESSONS_4: "occupation",
    DAY_LABORER: "day",
    FISHING: "fish",
    MAJOR_IMPROVEMENT: "major",
    FENCING: "fence",
    GRAIN_UTILIZATION: "sow",
    BASIC_WISH: "child",
    HOUSE_REDEVELOPMENT: "renovate",
    VEGETABLE_SEEDS: "vegetable",
    URGENT_WISH: "child",
    CULTIVATION: "sow",
    FARM_REDEVELOPMENT: "renovate",
    RESOURCE_MARKET_3: "crate",
    RESOURCE_MARKET_4: "crate",
    SIDE_JOB: "stable",
    X_RESOURCE_MARKET: "crate",
    X_ANIMAL_MARKET: "sheep",
    X_MODEST_WISH: "child",
    MARKET_PLACE: "swap",
}
_DONE: Final[dict[int, str]] = {
    AFTER_BAKE: "bake",
    AFTER_FENCES: "fence",
    AFTER_IMPROVEMENT: "major / minor",
    AFTER_OCCUPATION: "occupation",
    AFTER_PLOW: "field",
    AFTER_RENOVATION: "renovate",
    AFTER_ROOM: "room",
    AFTER_ROOMS: "room",
    AFTER_SOW: "sow",
    AFTER_STABLE: "stable",
}
_PRICED: Final[dict[int, str]] = {
    FOR_MAJOR: "major",
    FOR_MINOR: "minor",
    FOR_OCCUPATION: "occupation",
    FOR_RENOVATION: "renovate",
    FOR_ROOM: "room",
    FOR_STABLE: "stable",
}
_IN_ROUNDS: Final[tuple[int, ...]] = (BEFORE_ROUND, ROUND_START, RETURN_HOME, ROUND_END)
# Words of conditions and of what is counted.
_WORDS: Final[dict[str, str]] = {
    "wooden_house": "house-wood",
    "clay_house": "house-clay",
    "stone_house": "house-stone",
    "rooms": "room",
    "people": "person",
    "occupations": "occupation",
    "improvements": "minor",
    "pasture_spaces": "pasture",
    "rounds_left": "round",
    "grain_fields": "grain",
    "vegetable_fields": "vegetable",
    "unplanted_fields": "field",
    "stables": "stable",
    "pastures": "pasture",
}
_CONDITION: Final = re.compile(r"([a-z_]+)(?:(>=|==)(\d+))?$")
_FEW_ROUNDS: Final = 4


def signs_of(card: Card) -> str:
    """What a card does, in signs."""
    if card.signs or not isinstance(card, Plain):
        return card.signs
    return " | ".join([_part(part) for part in card.parts])


def _part(part: Part) -> str:
    if isinstance(part, AtOnce):
        line = _brought("" if _waits(part.deed) else "now", part.when, part.deed)
    elif isinstance(part, EachTime | TurnEnd):
        line = _brought(_spaces(part.spaces), part.when, part.deed)
    elif isinstance(part, Having):
        line = _brought(_DONE[part.what], part.when, part.deed)
    elif isinstance(part, At):
        line = _brought("round" if part.phase in _IN_ROUNDS else "sheaf", part.when, part.deed)
    elif isinstance(part, Once):
        line = _brought("", part.when, part.deed)
    elif isinstance(part, Cheaper):
        priced = " ".join([_PRICED[what] for what in part.what])
        line = f"{priced} > ~{part.by} {_good(part.good)}"
    elif isinstance(part, Scores):
        least, worth = part.steps[0]
        more = "+" if len(part.steps) > 1 else ""
        line = f"{least}{more} {_WORDS[part.word]} > {worth}{more} bonus"
    else:
        raise TypeError(f"{type(part).__name__} has no signs")
    return line


def _brought(occasion: str, when: str, deed: Deed) -> str:
    """What comes when, at what price; at once without an arrow."""
    price = ""
    if isinstance(deed, Buy):
        price = _goods("-", deed.price)
        deed = deed.deed
    elif isinstance(deed, BuildStable) and deed.wood:
        price = f"-{deed.wood} wood"
    before = [words for words in (occasion, _condition(when), price) if words]
    arrow = [] if before in ([], ["now"]) else [">"]
    return " ".join([*before, *arrow, _deed(deed)])


def _deed(deed: Deed) -> str:
    if isinstance(deed, Get):
        line = _goods("+", deed.amounts) + (f" x {_WORDS[deed.per]}" if deed.per else "")
    elif isinstance(deed, GetOneOf):
        line = "+1 " + " / ".join([_good(good) for good in deed.kinds])
    elif isinstance(deed, Coming):
        amount = f"{deed.amount} " if deed.amount > 1 else ""
        line = f"{amount}{_good(deed.good)} {_rounds(deed)}"
    elif isinstance(deed, WinPoints):
        line = f"+1 bonus x {_WORDS[deed.per]}"
    elif isinstance(deed, Both):
        line = f"{_deed(deed.one)} {_deed(deed.other)}"
    elif isinstance(deed, BakeBread):
        line = "bake"
    elif isinstance(deed, PlowField):
        line = "+1 field"
    elif isinstance(deed, BuildStable):
        line = "+1 stable"
    elif isinstance(deed, BreedAnimals):
        line = f"+1 {_good(deed.good)}"
    else:
        raise TypeError(f"{type(deed).__name__} has no signs")
    return line


def _waits(deed: Deed) -> bool:
    return isinstance(deed, Coming)


def _rounds(deed: Coming) -> str:
    """The rounds on which goods wait: each of a few, else the first and the last."""
    sign = "" if isinstance(deed, ComingOn) else "+"
    rounds = list(deed.rounds)
    if len(rounds) <= _FEW_ROUNDS:
        return " ".join([f"({sign}{number})" for number in rounds])
    if rounds[-1] >= ROUNDS - 1 and sign:
        return f"({sign}{rounds[0]}…)"
    if rounds[1] == rounds[0] + 1:
        return f"({sign}{rounds[0]}–{rounds[-1]})"
    return f"({sign}{rounds[0]}) ({sign}{rounds[1]}) … ({sign}{rounds[-1]})"


def _spaces(spaces: Sequence[int]) -> str:
    found: list[str] = []
    for space in spaces:
        sign = _SPACES.get(space) or _good(PILE_GOOD[space])
        if f"[{sign}]" not in found:
            found.append(f"[{sign}]")
    return " ".join(found)


def _condition(when: str) -> str:
    """What must be so; of two one or the other of which is enough, the first."""
    found: list[str] = []
    for part in when.split(", "):
        match = _CONDITION.match(part.split(" or ")[0])
        if match is not None and match[1] in _WORDS:
            count = f"{match[3]}{'+' if match[2] == '>=' else ''} " if match[3] else ""
            found.append(count + _WORDS[match[1]])
    return " ".join(found)


def _good(good: int) -> str:
    return "cow" if good == CATTLE else GOODS[good]


def _goods(sign: str, amounts: Cost) -> str:
    return " ".join([f"{sign}{amounts[g]} {_good(g)}" for g in range(KINDS) if amounts[g]])
