"""Shown: Agricola's view and previews, declared. docs/agricola.md says what they mean."""

from __future__ import annotations

from typing import Literal, TypedDict

Good = Literal[
    "food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"
]
Animal = Literal["sheep", "boar", "cattle"]
House = Literal["wood", "clay", "stone"]
Cost = dict[Good, int]


class Goods(TypedDict):
    """So many of each good."""

    food: int
    wood: int
    clay: int
    reed: int
    stone: int
    grain: int
    vegetable: int
    sheep: int
    boar: int
    cattle: int


class Waiting(TypedDict):
    """Goods that wait on a round space for somebody."""

    seat: int
    good: Good
    amount: int
    source: str


class Round(TypedDict):
    """A round space; before its card is turned up, `maybe` lists what it can be."""

    id: str
    round: int
    stage: int
    harvest: bool
    card: str | None
    maybe: list[str]
    waiting: list[Waiting]


Spot = TypedDict("Spot", {"column": int, "from": int, "to": int})


class People(TypedDict):
    """So many people of a seat on a space."""

    seat: int
    count: int


class Space(TypedDict):
    """An action space."""

    id: str
    name: str
    round: int | None
    place: Spot | None
    extension: bool
    tile: bool
    good: Good | None
    pile: int
    fresh: int
    growth: int
    gives: Cost
    adds: Cost
    charges: Cost
    takes_first: bool
    people: list[People]
    why_not: str | None


class Major(TypedDict):
    """A major improvement."""

    id: str
    name: str
    owner: int | None
    points: int
    cost: Cost
    lacking: Cost
    returns: list[str]
    payable: bool


class Crop(TypedDict):
    """What grows on a field."""

    good: Literal["grain", "vegetable", "food"]
    amount: int


class Cell(TypedDict):
    """A space of a farm."""

    id: str
    kind: Literal["room", "field", "pasture", "meadow"]
    stable: bool
    crop: Crop | None
    used: bool


class Herd(TypedDict):
    """Animals that live together."""

    id: str
    at: int | Literal["house"]
    pasture: bool
    capacity: int
    sheep: int
    boar: int
    cattle: int


class Family(TypedDict):
    """The people of a seat."""

    all: int
    newborn: int
    home: int
    supply: int
    places: int


class Left(TypedDict):
    """What a seat can still build or get."""

    fences: int
    stables: int
    people: int


class Fence(TypedDict):
    """A fence on an edge of the farm."""

    id: str
    edge: int


class Pasture(TypedDict):
    """Fenced spaces of a farm."""

    cells: list[int]
    capacity: int
    stables: int


class Homeless(TypedDict):
    """Animals that have no place yet."""

    sheep: int
    boar: int
    cattle: int


class Craft(TypedDict):
    """What a workshop makes of a good in the harvest."""

    good: Good
    food: int


class Meal(TypedDict):
    """The next meal, in the harvest of a round; no round after the last one."""

    round: int | None
    need: int
    food: int
    short: int
    rates: Cost
    crafts: list[Craft]


class CardState(TypedDict):
    """What is to be read on an open card: uses left, a round, a count, that it is done."""

    word: Literal["left", "round", "counted", "done"]
    count: int


class Played(TypedDict):
    """A card that lies before a seat; what grows on it where it is a field."""

    card: str
    note: int
    crop: Crop | None
    state: CardState | None


class HandSize(TypedDict):
    """How many cards a hand has."""

    occupations: int
    minors: int


class Drafter(TypedDict):
    """How far a seat has come: cards before it, picked, still to pick, and swaps left."""

    seat: int
    packet: HandSize
    picked: HandSize
    due: HandSize
    swaps: int


# Where packets of a kind go next; none where they do not.
Side = Literal["left", "right"] | None
Sides = dict[Literal["occupations", "minors"], Side]
Draft = TypedDict(
    "Draft",
    {
        "mode": str,
        "stage": Literal["deal", "pick", "mulligan", "swap", "ready"],
        "kinds": list[Literal["occupation", "minor"]],
        "pass": int,
        "passes": int,
        "discard": bool,
        "pick": HandSize,
        "direction": Sides,
        "packet": list[str] | None,
        "picked": list[str] | None,
        "players": list[Drafter],
    },
)


class ScoreLine(TypedDict):
    """A line of the score so far."""

    id: str
    count: int | None
    points: int


class Player(TypedDict):
    """What a seat has."""

    seat: int
    first: bool
    goods: Goods
    house: House
    rooms: int
    people: Family
    left: Left
    cells: list[Cell]
    fences: list[Fence]
    pastures: list[Pasture]
    animals: list[Herd]
    homeless: Homeless
    renovation: Cost | None
    begging: int
    meal: Meal
    majors: list[str]
    played: list[Played]
    occupations: int
    start: list[str]
    hand: list[str] | None
    hand_size: HandSize
    known: dict[str, list[int]]
    discarded: list[str] | None
    discarded_size: HandSize
    requested: list[list[str | int]]
    score: list[ScoreLine]
    points: int


class CardFacts(TypedDict):
    """What is printed on a hand card; in the own hand, what it costs and lacks now."""

    kind: Literal["occupation", "minor"]
    seats: int
    category: str
    prerequisite: str
    costs: list[Cost]
    points: int
    travels: bool
    acts: Literal["any", "each", "round", "harvest", "always", "once"]
    signs: str
    why_not: str | None
    lacking: Cost


class AgricolaView(TypedDict):
    """What a seat may see of a match; `seat` is None for a spectator."""

    seat: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    over: bool
    turn: int | None
    first: int | None
    opener: int
    acting: str | None
    again: str | None
    harvest: int | None
    variants: list[str]
    track: list[Round]
    spaces: list[Space]
    majors: list[Major]
    players: list[Player]
    cards: dict[str, CardFacts]
    undealt: int
    box: list[str]
    piles: HandSize
    display: list[str]
    display_taken: bool
    draft: Draft | None


# --- the rows of a preview --------------------------------------------------------------------


class GoodsRow(TypedDict):
    """Goods won or lost, by the name of their icon."""

    icon: str
    by: int
    seat: int


class CountRow(TypedDict):
    """So many more of something."""

    row: Literal["begging", "people"]
    by: int


class MajorRow(TypedDict):
    """A major improvement that would be built."""

    row: Literal["major"]
    major: str


class CellRow(Cell):
    """A space of the farm that would look different."""

    row: Literal["cell"]


class HerdRow(Herd):
    """A place for animals that would look different."""

    row: Literal["herd"]


class HouseRow(TypedDict):
    """What the house would be."""

    row: Literal["house"]
    house: House


class PastureRow(TypedDict):
    """A new pasture."""

    row: Literal["pasture"]
    cells: list[int]
    capacity: int


class BreedsRow(TypedDict):
    """A pair that would be there, and whether its young would find a place."""

    row: Literal["breeds"]
    animal: Animal
    fits: bool


class PointsRow(TypedDict):
    """The change of the score, and that of each of its categories."""

    row: Literal["points"]
    by: int
    categories: dict[str, int]


PreviewRow = (
    GoodsRow
    | CountRow
    | MajorRow
    | CellRow
    | HerdRow
    | HouseRow
    | PastureRow
    | BreedsRow
    | PointsRow
)
