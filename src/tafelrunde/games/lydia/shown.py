"""Shown: view and previews of Lions of Lydia, declared. docs/lydia.md says what they mean."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["blue", "yellow", "green", "red"]
Good = Literal["blue", "yellow", "green", "red", "coin"]
Merchant = Literal["blue", "yellow", "green", "red", "lydian", "artisan"]
DeckName = Literal["silver", "gold", "purple", "fountain"]
Side = Literal["n", "e", "s", "w"]
Corner = Literal["nw", "ne", "se", "sw"]
Stage = Literal["colours", "draw", "place", "action", "refill", "over"]
Some = dict[Good, int]


class Goods(TypedDict):
    """So many of each good."""

    blue: int
    yellow: int
    green: int
    red: int
    coin: int


class CardFacts(TypedDict):
    """What is printed on a card; of pairs the first is the basic face, the second the upgraded."""

    name: str
    deck: DeckName
    pattern: str
    start: bool
    cost: Some
    points: tuple[int, int]
    reconstructed: bool
    sources: dict[str, str]
    counts: NotRequired[str]
    each: NotRequired[int]
    merchants: NotRequired[list[Merchant]]
    gates: NotRequired[list[Colour]]
    reward: NotRequired[tuple[Some, Some]]


class Deck(TypedDict):
    """The cards in play."""

    name: str
    reconstructed: bool


class Limits(TypedDict):
    """How much a seat can have; at `upgraded` cards the match comes to its end."""

    resource: int
    coin: int
    bag: int
    upgraded: int


class Level(TypedDict):
    """A level of the influence track; `frees` is the merchant that stands there at first."""

    level: int
    limit: int | None
    points: int
    coins: int
    frees: Literal["lydian", "artisan"] | None
    wild: bool


class Gate(TypedDict):
    """A gate of the city and who stands there."""

    id: str
    colour: Colour
    corner: Corner
    merchants: list[Merchant]
    king: bool


class Builder(TypedDict):
    """A builder's place between two sides."""

    id: str
    corner: Corner
    sides: list[Side]
    merchant: Merchant | None


class Slot(TypedDict):
    """A place of the market; `buyer` is who owns its card now."""

    id: str
    deck: DeckName
    card: int
    lies: bool
    buyer: int | None
    lydian: bool


class Market(TypedDict):
    """The four sides of the city."""

    n: list[Slot]
    e: list[Slot]
    s: list[Slot]
    w: list[Slot]


class Tile(TypedDict):
    """A tomb or an estate beside the market."""

    id: str
    side: Side
    kind: Literal["tomb", "estate"]
    colour: Colour | None
    price: int
    open: bool
    owner: int | None
    covers: int | None


class Rank(TypedDict, total=False):
    """What a rank of the chariot race brings."""

    coins: int
    influence: int


class Chariots(TypedDict):
    """Who waits for the chariot race, and what it is for."""

    merchants: list[Merchant | None]
    ranks: list[Rank]


Drawn = TypedDict(
    "Drawn",
    {"merchant": Merchant, "at": str | None, "as": Merchant | None, "swapped": bool},
)


class Property(TypedDict):
    """A card that a seat owns; `points` are hidden while they tell of a hidden bag."""

    id: str
    card: int
    upgraded: bool
    covered: bool
    points: int | None


class Player(TypedDict):
    """What lies before a seat."""

    seat: int
    colour: Colour | None
    goods: Goods
    influence: int
    lydian: bool
    artisan: bool
    wild: Colour | None
    entombed: list[Colour]
    limit: int | None
    property_count: int
    properties: list[Property]
    upgraded: int
    bag: list[Merchant] | None
    bag_size: int
    courtyard: Merchant | None
    token: bool
    points: int
    points_open: bool


IncomeRow = TypedDict(
    "IncomeRow",
    {
        "from": int,
        "to": int,
        "gain": int,
        "lost": int,
        "bonus": NotRequired[bool],
        "sources": dict[Literal["property", "gate", "merchants", "king"], int],
    },
)


class Each(TypedDict):
    """What each piece brings by itself."""

    gate: Some
    king: Some
    merchants: dict[Merchant, Some]
    cards: dict[str, Some]


Income = TypedDict(
    "Income",
    {
        "gate": Colour,
        "merchant": Merchant,
        "as": Merchant | None,
        "goods": dict[Good, IncomeRow],
        "cards": list[int],
        "each": Each,
        "bonuses": int,
        "points": tuple[int, int],
        "sell": int,
        "trade": bool,
        "king": bool,
        "pair": Merchant | None,
        "chariot": bool,
        "race": bool,
    },
)


class Lacking(TypedDict):
    """What a seat has too little of; `short` are coins missing after all that can stand in."""

    short: int
    blue: NotRequired[int]
    yellow: NotRequired[int]
    green: NotRequired[int]
    red: NotRequired[int]
    coin: NotRequired[int]


class LydiaView(TypedDict):
    """What a seat may see of a match; `seat` is None for a spectator."""

    seat: int | None
    seats: int
    turn: int
    round: int
    first: int
    active: int
    stage: Stage
    over: bool
    last_turns: bool
    turns_left: int
    modules: list[str]
    house_rules: list[str]
    deck: Deck
    limits: Limits
    track: list[Level]
    token: int | None
    gates: list[Gate]
    fountain: list[Merchant]
    builders: list[Builder]
    market: Market
    tiles: list[Tile]
    chariots: Chariots | None
    drawn: Drawn | None
    bonuses: int
    buying_from: list[Side]
    opened: list[Side]
    racing: int | None
    players: list[Player]
    income: list[Income]
    lacking: dict[str, Lacking]
    worth: dict[str, int]
    cards: dict[str, CardFacts]


# --- the rows of a preview --------------------------------------------------------------------


class IncomePreview(Income):
    """What a merchant brings at a gate."""

    what: Literal["income"]


class ShopPreview(TypedDict):
    """What could be bought or upgraded after the fountain cards have paid."""

    what: Literal["shop"]
    coins: int
    sides: list[Side]
    cards: list[int]
    tiles: list[Side]
    upgrades: list[int]


class SwapPreview(TypedDict):
    """The merchant that is played, and the one that is parked for it."""

    what: Literal["swap"]
    play: Merchant
    park: Merchant


class GainPreview(TypedDict):
    """What is gained, as limits and tombs leave it."""

    what: Literal["gain"]
    goods: Some


class PayPreview(TypedDict):
    """What is paid, and what is held afterwards."""

    what: Literal["pay"]
    goods: Some
    after: Goods


KingPreview = TypedDict("KingPreview", {"what": Literal["king"], "from": Colour, "to": Colour})

InfluencePreview = TypedDict(
    "InfluencePreview",
    {
        "what": Literal["influence"],
        "from": int,
        "to": int,
        "coins": int,
        "limit": int | None,
        "points": tuple[int, int],
        "merchant": Merchant | None,
    },
)


class CardPreview(TypedDict):
    """A card bought or upgraded; of pairs the first is now, the second then."""

    what: Literal["card"]
    card: int
    upgraded: bool
    points: tuple[int, int]
    count: tuple[int, int]
    trigger: bool


class TombPreview(TypedDict):
    """A tomb, and the resources lost with it."""

    what: Literal["tomb"]
    colour: Colour
    lost: int


class EstatePreview(TypedDict):
    """An estate, and the cards it could cover."""

    what: Literal["estate"]
    cards: list[int]


class BagPreview(TypedDict):
    """The bag afterwards."""

    what: Literal["bag"]
    merchants: list[Merchant]


PreviewRow = (
    IncomePreview
    | ShopPreview
    | SwapPreview
    | GainPreview
    | PayPreview
    | KingPreview
    | InfluencePreview
    | CardPreview
    | TombPreview
    | EstatePreview
    | BagPreview
)
