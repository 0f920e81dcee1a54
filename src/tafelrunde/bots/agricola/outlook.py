"""What a card of Agricola may bring, as the greedy bot sees it.

The parts of a card say what it brings and when: each use of a space, each round, each harvest, each
building. How often that comes is a habit of the bot. Cards that are classes of their own are
estimated one by one, and those that nobody has looked at by the hooks they have.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import KINDS, Cost
from tafelrunde.games.agricola.board.spaces import (
    CATTLE_MARKET,
    CLAY_PIT,
    CULTIVATION,
    DAY_LABORER,
    EASTERN_QUARRY,
    FARMLAND,
    FISHING,
    FOREST,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    PIG_MARKET,
    REED_BANK,
    ROUNDS,
    SHEEP_MARKET,
    TRAVELING_PLAYERS,
    WESTERN_QUARRY,
)
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import (
    COOKING,
    CRAFTS,
    FOR_FENCES,
    FOR_MAJOR,
    FOR_MINOR,
    FOR_OCCUPATION,
    FOR_RENOVATION,
    FOR_ROOM,
    FOR_STABLE,
    PASTURE_BONUS,
    PENS,
    PRICES,
    SCORING,
    SCORING_ALL,
    SLEEPING,
)
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BAKE,
    AFTER_BREEDING,
    AFTER_FEEDING,
    AFTER_FENCES,
    AFTER_FIELD_PHASE,
    AFTER_GROWTH,
    AFTER_HARVEST,
    AFTER_IMPROVEMENT,
    AFTER_OCCUPATION,
    AFTER_PLOW,
    AFTER_RENOVATION,
    AFTER_ROOM,
    AFTER_ROOMS,
    AFTER_SOW,
    AFTER_STABLE,
    BEFORE_FEEDING,
    BEFORE_HARVEST,
    BEFORE_REAPING,
)
from tafelrunde.games.agricola.decks.deeds import (
    BakeBread,
    Both,
    BreedAnimals,
    BuildStable,
    Buy,
    Coming,
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

# What one of each good is worth to keep, and what a card is worth that brings one: what comes
# unasked is food that feeds, or lies about.
GOOD: Final[tuple[float, ...]] = (0.32, 0.42, 0.36, 0.62, 0.5, 0.5, 0.9, 0.7, 0.9, 1.2)
_BROUGHT: Final[tuple[float, ...]] = (0.45, 0.15, 0.2, 0.4, 0.35, 0.45, 0.8, 0.6, 0.7, 0.9)
# How often a round a seat uses a space that a card makes better.
_USES: Final[dict[int, float]] = {
    FOREST: 0.5,
    CLAY_PIT: 0.3,
    REED_BANK: 0.35,
    FISHING: 0.35,
    DAY_LABORER: 0.3,
    GRAIN_SEEDS: 0.25,
    FARMLAND: 0.25,
    CULTIVATION: 0.1,
    GRAIN_UTILIZATION: 0.15,
    SHEEP_MARKET: 0.2,
    PIG_MARKET: 0.12,
    CATTLE_MARKET: 0.1,
    WESTERN_QUARRY: 0.15,
    EASTERN_QUARRY: 0.1,
    TRAVELING_PLAYERS: 0.2,
}
_OTHER_USES: Final = 0.1
# How often in a match a seat does something, and pays for something.
_DEEDS: Final[dict[int, float]] = {
    AFTER_ROOM: 1.5,
    AFTER_ROOMS: 1.2,
    AFTER_STABLE: 1.5,
    AFTER_RENOVATION: 0.8,
    AFTER_FENCES: 1.5,
    AFTER_PLOW: 3.5,
    AFTER_SOW: 3.0,
    AFTER_BAKE: 1.5,
    AFTER_IMPROVEMENT: 4.5,
    AFTER_OCCUPATION: 3.0,
    AFTER_GROWTH: 1.5,
}
_PAYMENTS: Final[dict[int, float]] = {
    FOR_ROOM: 1.8,
    FOR_STABLE: 1.5,
    FOR_RENOVATION: 0.8,
    FOR_FENCES: 1.5,
    FOR_MAJOR: 2.0,
    FOR_MINOR: 2.0,
    FOR_OCCUPATION: 3.0,
}
_HARVEST: Final[tuple[int, ...]] = (
    BEFORE_HARVEST,
    BEFORE_REAPING,
    AFTER_FIELD_PHASE,
    BEFORE_FEEDING,
    AFTER_FEEDING,
    AFTER_BREEDING,
    AFTER_HARVEST,
)
# How likely a condition is to be met over a match.
_LIKELY: Final[dict[str, float]] = {
    "": 1.0,
    "stone_house": 0.1,
    "wooden_house": 0.8,
    "rooms==2": 0.6,
    "clay_house, rooms==2": 0.1,
    "clay_house or stone_house": 0.5,
    "rooms>=3, people==2": 0.2,
}
_PERHAPS: Final = 0.5
_PLOWED: Final = 1.3
_STABLED: Final = 0.6
_BAKED: Final = 0.5
_BRED: Final = 0.8
_SCORED: Final = 0.6
# So many people, rooms, animals or rounds where something is counted.
_PER: Final = 2.5

# Cards that are no sum of parts, and those that matches of the bot against itself have shown to be
# worth more or less than that: each round, each harvest, later in the match, at once.
_ESTIMATES: Final[dict[str, tuple[float, float, float, float]]] = {
    "A005": (0.0, 0.0, 0.0, 0.5),
    "A010": (0.0, 0.0, 0.0, 3.0),
    "A012": (0.0, 0.0, 0.2, 0.0),
    "A016": (0.0, 0.0, 0.2, 0.3),
    "A019": (0.0, 0.0, 2.2, 0.0),
    "A026": (0.0, 0.0, 0.2, 0.0),
    "A028": (0.0, 0.0, 0.8, 0.0),
    "A038": (0.0, 0.0, 0.0, 2.2),
    "A050": (0.22, 0.0, 0.0, 0.0),
    "A053": (0.02, 0.0, 0.0, 0.0),
    "A054": (-0.25, 0.0, 0.0, 1.6),
    "A056": (0.3, 0.0, 0.0, 0.0),
    "A063": (0.0, 0.15, 0.0, 0.0),
    "A071": (0.0, 0.25, 0.0, 0.0),
    "A083": (0.0, 0.0, 1.5, 0.0),
    "A086": (0.0, 0.0, 0.9, 0.5),
    "A087": (0.0, 0.0, 0.8, 0.0),
    "A088": (0.0, 0.0, 0.6, 0.0),
    "A092": (0.0, 0.0, 0.8, 0.0),
    "A094": (0.0, 0.0, 0.8, 0.0),
    "A098": (0.0, 0.0, 0.8, 0.0),
    "A102": (0.0, 0.0, 0.2, 0.0),
    "A108": (0.5, 0.0, 0.0, 0.0),
    "A110": (0.0, 0.0, 0.6, 0.0),
    "A112": (0.0, 0.1, 0.0, 0.4),
    "A116": (0.0, 0.0, 0.2, 0.0),
    "A119": (0.03, 0.0, 0.0, 0.0),
    "A123": (0.0, 0.0, 0.8, 0.0),
    "A127": (0.0, 0.0, 0.0, 2.0),
    "A160": (0.18, 0.0, 0.0, 0.0),
    "B002": (0.0, 0.0, 0.0, 2.8),
    "B003": (0.0, 0.0, 0.0, 0.8),
    "B010": (0.0, 0.0, 0.0, 5.0),
    "B013": (0.0, 0.0, 1.0, 0.0),
    "B014": (0.0, 0.0, 0.6, 0.0),
    "B016": (0.0, 0.0, 0.5, 0.3),
    "B019": (0.0, 0.0, 1.8, 0.0),
    "B024": (0.0, 0.0, 0.3, 0.0),
    "B033": (0.0, 0.0, 0.0, 3.5),
    "B036": (0.0, 0.0, 0.0, -0.8),
    "B039": (0.0, 0.5, 0.0, 0.8),
    "B047": (0.25, 0.0, 0.0, 0.0),
    "B050": (0.0, 0.7, 0.0, 0.0),
    "B056": (0.25, 0.0, 0.0, 0.0),
    "B057": (0.28, 0.0, 0.0, 0.0),
    "B061": (0.0, 0.2, 0.0, 0.0),
    "B062": (0.25, 0.0, 0.0, 0.0),
    "B068": (0.0, 0.0, 1.3, 0.0),
    "B077": (0.06, 0.0, 0.0, 0.0),
    "B080": (0.0, 0.0, 0.8, 0.0),
    "B087": (0.0, 0.0, 0.8, 0.0),
    "B091": (0.12, 0.0, 0.0, 0.0),
    "B095": (0.0, 0.0, 0.7, 0.0),
    "B097": (0.0, 0.0, 0.3, 0.0),
    "B098": (0.0, 0.0, 0.3, 0.2),
    "B099": (0.0, 0.0, 0.8, 0.0),
    "B102": (0.0, 0.0, 0.0, 1.8),
    "B104": (0.0, 0.0, 0.6, 0.0),
    "B108": (0.0, 0.0, 0.0, 0.0),
    "B109": (0.0, 0.0, 1.0, 0.0),
    "B114": (0.05, 0.0, 0.0, 0.0),
    "B121": (0.06, 0.0, 0.0, 0.0),
    "B126": (0.0, 0.0, 2.2, 0.0),
    "B136": (0.0, 0.0, 0.8, 1.6),
    "B145": (0.0, 0.0, 1.0, 0.0),
    "B163": (0.0, 0.0, 1.0, 0.0),
}
# What nobody has estimated: by what the rules ask of it over a match.
_HOOKS: Final[tuple[tuple[int, float], ...]] = (
    (PRICES, 1.2),
    (SLEEPING, 3.0),
    (SCORING, 1.2),
    (SCORING_ALL, 0.8),
    (COOKING, 1.0),
    (CRAFTS, 0.8),
    (PENS, 1.0),
    (PASTURE_BONUS, 1.2),
)
# Occasions have the numbers below this one.
_OCCASIONS: Final = 32
_LISTENS: Final = 1.4
_MOST: Final = 2.5
_AT_ONCE: Final = 0.8


class Outlook:
    """What a card brings: each round and harvest that it lies open, later once, and at once."""

    def __init__(self, each: float, harvest: float, later: float, now: float) -> None:
        self.each = each
        self.harvest = harvest
        self.later = later
        self.now = now

    def lasting(self, left: int, harvests: int) -> float:
        """What is still to come of it."""
        return self.each * left + self.harvest * harvests + self.later * left / ROUNDS


_known: Final[dict[int, Outlook]] = {}


def outlook(number: int) -> Outlook:
    """What a card may bring; worked out when it is first asked for."""
    found = _known.get(number)
    if found is None:
        found = _estimated(number)
        _known[number] = found
    return found


def price_worth(price: Cost) -> float:
    """What it is worth to keep these goods."""
    value = 0.0
    for good in range(KINDS):
        value += GOOD[good] * price[good]
    return value


def _estimated(number: int) -> Outlook:
    card = DECK[number]
    row = _ESTIMATES.get(card.id)
    if row is not None:
        return Outlook(row[0], row[1], row[2], row[3])
    if isinstance(card, Plain):
        return _summed(card)
    later = _LISTENS if card.hooks & ((1 << _OCCASIONS) - 1) else 0.0
    for hook, value in _HOOKS:
        if (card.hooks >> hook) & 1:
            later += value
    return Outlook(0.0, 0.0, min(later, _MOST), 0.0 if card.hooks else _AT_ONCE)


def _summed(card: Plain) -> Outlook:
    found = Outlook(0.0, 0.0, 0.0, 0.0)
    for part in card.parts:
        _add(found, part)
    return found


def _add(found: Outlook, part: Part) -> None:
    """What a part of a card brings, on its occasions."""
    if isinstance(part, AtOnce):
        found.now += _LIKELY.get(part.when, _PERHAPS) * _value(part.deed)
    elif isinstance(part, (EachTime, TurnEnd)):
        likely = _LIKELY.get(part.when, _PERHAPS)
        for space in part.spaces:
            found.each += _USES.get(space, _OTHER_USES) * likely * _value(part.deed)
    elif isinstance(part, At):
        value = _LIKELY.get(part.when, _PERHAPS) * _value(part.deed)
        if part.phase in _HARVEST:
            found.harvest += value
        else:
            found.each += value
    elif isinstance(part, Having):
        likely = _LIKELY.get(part.when, _PERHAPS)
        found.later += _DEEDS.get(part.what, 1.0) * likely * _value(part.deed)
    elif isinstance(part, Once):
        found.later += _LIKELY.get(part.when, _PERHAPS) * _value(part.deed)
    elif isinstance(part, Cheaper):
        for what in part.what:
            found.later += 0.5 * _PAYMENTS[what] * part.by * GOOD[part.good]
    elif isinstance(part, Scores):
        found.later += _SCORED


def _value(deed: Deed) -> float:
    """What a deed is worth when its occasion comes."""
    if isinstance(deed, Get):
        value = 0.0
        for good in range(KINDS):
            value += _BROUGHT[good] * deed.amounts[good]
        return _PER * value if deed.per else value
    if isinstance(deed, GetOneOf):
        return max([_BROUGHT[good] for good in deed.kinds])
    if isinstance(deed, Coming):
        return 0.9 * _BROUGHT[deed.good] * deed.amount * len(deed.rounds)
    if isinstance(deed, Both):
        return _value(deed.one) + _value(deed.other)
    if isinstance(deed, Buy):
        return max(0.1, _value(deed.deed) - price_worth(deed.price))
    if isinstance(deed, WinPoints):
        return _PER
    if isinstance(deed, PlowField):
        return _PLOWED
    if isinstance(deed, BuildStable):
        return _STABLED
    if isinstance(deed, BreedAnimals):
        return _BRED
    return _BAKED if isinstance(deed, BakeBread) else _PERHAPS
