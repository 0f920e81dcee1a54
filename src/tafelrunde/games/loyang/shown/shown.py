"""Shown: Loyang's view and previews, declared. docs/loyang.md says what they mean."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Text = list[Any]
Vegetable = Literal["wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"]
CardType = Literal["common_field", "market_stall", "regular_customer", "casual_customer", "helper"]
Stage = Literal["waiting", "acting", "compensating", "storing", "scoring", "done"]
Phase = Literal["prelude", "harvest", "deal", "cards", "tokens", "partner", "actions", "over"]


class Wares(TypedDict):
    """So many of each vegetable."""

    wheat: int
    pumpkin: int
    turnip: int
    cabbage: int
    bean: int
    leek: int


class CardFacts(TypedDict):
    """What is printed on a card."""

    id: str
    type: CardType
    name: NotRequired[Text]
    rule: NotRequired[Text]
    kind: NotRequired[str]
    lantern: NotRequired[bool]
    plots: NotRequired[int]
    crops: NotRequired[list[Vegetable]]
    offers: NotRequired[list[Vegetable]]
    bowls: NotRequired[list[int]]
    wants: NotRequired[list[Vegetable]]
    pays: NotRequired[int | list[int]]
    dotted: NotRequired[bool]
    provenance: str


class Field(TypedDict):
    """A field and what grows on it."""

    id: str
    field: int
    kind: Literal["home", "private", "common"]
    card: int | None
    plots: int
    crops: list[Vegetable]
    crop: Vegetable | None
    left: int
    covers: int | None


class StallPlace(TypedDict):
    """A place of a stall; `bowls` are the vegetables it takes."""

    id: str
    vegetable: Vegetable | None
    bowls: int


class StallShown(TypedDict):
    """A market stall."""

    id: str
    card: int
    places: list[StallPlace]
    covers: int | None


class RegularShown(TypedDict):
    """A regular customer."""

    id: str
    card: int
    rows: int
    pays: int | None
    red: bool
    served: bool
    covers: int | None


class CasualShown(TypedDict):
    """A casual customer."""

    id: str
    card: int
    pays: int
    covers: int | None


class HelperShown(TypedDict):
    """A helper."""

    id: str
    card: int
    why_not: str | None
    covers: int | None


class Display(TypedDict):
    """What lies before a seat."""

    stalls: list[StallShown]
    regulars: list[RegularShown]
    casuals: list[CasualShown]
    helpers: list[HelperShown]


class CasualOutlook(TypedDict):
    """What casual customers pay more or less; several where it hangs on who is served."""

    now: int
    after_one: list[int]
    regulars: int
    casuals: int


class PackOutlook(TypedDict):
    """What the two-pack costs; several where it hangs on which card leaves."""

    price: int
    one_helper_less: list[int]
    one_stall_less: list[int]
    cards: int
    apart: bool
    bought: bool
    why_not: str | None


class StepOutlook(TypedDict):
    """What so many steps cost."""

    steps: int
    to: int
    cost: int


class IfEnded(TypedDict):
    """What the end of the turn would bring now."""

    turn_red: list[int]
    compensation: int
    on_cart: int
    room: int
    too_many: int


class Outlook(TypedDict):
    """What a seat can reckon with."""

    casual: CasualOutlook
    pack: PackOutlook
    steps: list[StepOutlook]
    reach: int
    missing: dict[str, dict[Vegetable, int | None]]
    if_ended: IfEnded


class Storehouse(TypedDict):
    """Where vegetables keep over the night."""

    large: bool
    room: int


class Bill(TypedDict):
    """A card that is still to be paid."""

    card: int
    cost: int


class Effects(TypedDict):
    """What helpers have done for this turn."""

    content: bool
    sweet: bool
    haggler: int
    carter: int
    storekeeper: int
    porter: int
    messenger: int | None


class Player(Display):
    """What a seat has."""

    seat: int
    cash: int
    loans: int
    place: int
    points: int
    stage: Stage
    token: Literal["large", "small"] | None
    cart: Wares
    store: Wares
    storehouse: Storehouse
    shop: Wares
    fields: list[Field]
    stack: int
    next_set: list[int]
    hand: list[int] | None
    hand_size: int
    starter: int | None
    has_starter: bool
    unpaid: list[Bill]
    owed: int
    drawn: list[int]
    vegetables_kept: int
    spent: int
    effects: Effects
    outlook: Outlook


class Deck(TypedDict):
    """The cards in play."""

    name: str
    reconstructed: bool


class GridCell(TypedDict):
    """A place of the solo grid."""

    id: str
    card: int | None
    cost: int | None


class Price(TypedDict):
    """What the shop takes and pays for a vegetable."""

    vegetable: Vegetable
    buy: int
    sell: int
    spaces: int


class Path(TypedDict):
    """The path of prosperity."""

    max: int


class Marks(TypedDict):
    """Points to aim at alone."""

    good: int
    exceptional: int


class Threat(TypedDict):
    """What somebody's helper could reach for."""

    seat: int
    card: int
    targets: list[str]


class Lesson(TypedDict):
    """The rule that the table is at, and the reasons behind it."""

    id: str
    text: Text
    reasons: list[Text]


class LoyangView(TypedDict):
    """What a seat may see of a match; `seat` is None for a spectator."""

    seat: int | None
    seats: int
    deck: Deck
    round: int
    rounds: int
    phase: Phase
    over: bool
    active: list[int]
    order: list[int]
    pairs: list[tuple[int, int]] | None
    partner: int | None
    large: int | None
    small: int | None
    finished: list[int]
    pile: int
    discards: list[int]
    yard: list[int]
    grid: list[GridCell] | None
    taking: int | None
    box: list[int]
    picks: int
    revealed: bool
    supply: Wares
    loan_cap: int
    house_rules: list[str]
    marks: Marks | None
    shop: list[Price]
    path: Path
    players: list[Player]
    opponent: Display | None
    threats: list[Threat]
    cards: dict[str, CardFacts]
    lesson: Lesson | None


# --- the rows of a preview --------------------------------------------------------------------


class SumChange(TypedDict):
    """So much more or less."""

    what: Literal["cash", "loans", "steps", "owed", "bills"]
    by: int


class WareChange(TypedDict):
    """So much more or less of a vegetable."""

    what: Literal["cart", "store", "shop"]
    vegetable: Vegetable
    by: int


class FieldChange(TypedDict):
    """What a field would grow."""

    what: Literal["field"]
    field: str
    crop: Vegetable | None


class CardChange(TypedDict):
    """A card that would leave, come, or be offended."""

    what: Literal["leaves", "comes", "offended"]
    card: int


PriceChange = TypedDict("PriceChange", {"what": Literal["casual", "pack"], "from": int, "to": int})


class AsksFurther(TypedDict):
    """The option asks further first."""

    what: Literal["asks"]


PreviewRow = SumChange | WareChange | FieldChange | CardChange | PriceChange | AsksFurther
