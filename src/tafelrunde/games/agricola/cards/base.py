"""Card: everything the rules may ask of a card in play; a card overrides what it changes.

docs/agricola-cards.md shows how cards are written and when each occasion comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.animals import Pen
from tafelrunde.games.agricola.goods import Cost
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

# The printed ids: A001 to E168. A card's number is the place of its id here, whichever cards exist.
_DECKS: Final = "ABCDE"
_IN_A_DECK: Final = 168
PRINTED: Final[tuple[str, ...]] = tuple(
    [f"{deck}{place:03}" for deck in _DECKS for place in range(1, _IN_A_DECK + 1)]
)

OCCUPATION: Final = 0
MINOR: Final = 1
KINDS_OF_CARD: Final[tuple[str, ...]] = ("occupation", "minor")

# What is to be read on an open card: uses or goods left, the round it waits for, what it has
# counted so far, that it has done what it does once.
STATES: Final[tuple[str, ...]] = ("left", "round", "counted", "done")

# Occasions: when something happens that cards may listen to.
BEFORE_ROUND: Final = 0
ROUND_START: Final = 1
BEFORE_SPACE: Final = 2
AFTER_SPACE: Final = 3
BEFORE_OCCUPATION: Final = 4
AFTER_OCCUPATION: Final = 5
AFTER_IMPROVEMENT: Final = 6
AFTER_ROOM: Final = 7
AFTER_STABLE: Final = 8
AFTER_RENOVATION: Final = 9
AFTER_FENCES: Final = 10
AFTER_PLOW: Final = 11
AFTER_SOW: Final = 12
AFTER_BAKE: Final = 13
AFTER_GROWTH: Final = 14
RETURN_HOME: Final = 15
BEFORE_HARVEST: Final = 16
AFTER_FIELD_PHASE: Final = 17
BEFORE_FEEDING: Final = 18
AFTER_FEEDING: Final = 19
AFTER_BREEDING: Final = 20
AFTER_HARVEST: Final = 21

GAINED: Final = 22
BEFORE_REAPING: Final = 23
TURN_END: Final = 24
AFTER_ROOMS: Final = 25
ROUND_END: Final = 26
WORK_START: Final = 27
TURN_START: Final = 28
WORK_END: Final = 29
REPLENISHED: Final = 30
SCORE_START: Final = 31

# Hooks: what else the rules ask of cards. A card has those whose method it overrides.
CONVERSIONS: Final = 32
COSTS: Final = 33
RAISES: Final = 34
CRAFTS: Final = 35
FREE_FENCES: Final = 36
FENCE_GOOD: Final = 37
PASTURE_BONUS: Final = 38
PENS: Final = 39
SLEEPING: Final = 40
COOKING: Final = 41
STACKING: Final = 42
WAKING: Final = 43
SCORING: Final = 44
POINTS: Final = 45
# Whatever changes a price, or the goods to pay it with.
PRICES: Final = 46
BRINGS: Final = 47
FIELDS: Final = 48
SHARING: Final = 49
BARRING: Final = 50
ERRANDS: Final = 51
LEAPING: Final = 52
SCORING_ALL: Final = 53
# What a household eats, is worth, and has out of its supply.
HOUSEHOLD: Final = 54
HARVESTING: Final = 55
# Whoever is told at once what was paid, crafted or born.
TOLD: Final = 56
WIDENING: Final = 57
WOODS: Final = 58
MEADOWS: Final = 59
PALISADES: Final = 60
HARVEST_START: Final = 61

_HOOKS: Final = 62
_METHODS: Final[tuple[tuple[str, int], ...]] = (
    ("conversions", CONVERSIONS),
    ("costs_for", COSTS),
    ("before_occupation", RAISES),
    ("crafts", CRAFTS),
    ("free_fences", FREE_FENCES),
    ("fence_good", FENCE_GOOD),
    ("pasture_bonus", PASTURE_BONUS),
    ("pens", PENS),
    ("sleeping_places", SLEEPING),
    ("cooking", COOKING),
    ("stacks_placements", STACKING),
    ("wakes_newborn", WAKING),
    ("score", SCORING),
    ("brings", BRINGS),
    ("grows", FIELDS),
    ("shares_space", SHARING),
    ("bars", BARRING),
    ("errands", ERRANDS),
    ("skips_clay", LEAPING),
    ("score_for", SCORING_ALL),
    ("baking", COOKING),
    ("food_saved", HOUSEHOLD),
    ("person_points", HOUSEHOLD),
    ("people_lost", HOUSEHOLD),
    ("guests", HOUSEHOLD),
    ("stables_laid", HOUSEHOLD),
    ("skips_harvest", HARVESTING),
    ("breeds_alone", HARVESTING),
    ("paid", TOLD),
    ("crafted", TOLD),
    ("born", TOLD),
    ("majors_too", WIDENING),
    ("stacks", WOODS),
    ("sows_pastures", MEADOWS),
    ("palisade", PALISADES),
)
_PRICING: Final[tuple[int, ...]] = (
    CONVERSIONS,
    COSTS,
    FREE_FENCES,
    FENCE_GOOD,
    PALISADES,
)

# What is being paid for, for cards that change costs.
FOR_ROOM: Final = 0
FOR_STABLE: Final = 1
FOR_RENOVATION: Final = 2
FOR_FENCES: Final = 3
FOR_MAJOR: Final = 4
FOR_MINOR: Final = 5
FOR_OCCUPATION: Final = 6

# What a field takes, one bit each.
TAKES_GRAIN: Final = 1
TAKES_VEGETABLES: Final = 2


class Occasion:
    """Something that happened: what, who did it, on whose farm, on which space.

    What else is told depends on the occasion, in fields of their own: the `pile` that lay on the
    space, the `food` an occupation costs, the `card` or the `major` that was played, the `cells`
    of rooms, a stable or a field, the `house` that was renovated, how many `fences` and which new
    `pastures`, the `grain` and `vegetables` sown or baked, the `good` and `amount` gained and their
    `origin`.
    `fresh` are cards that were played in the course of it: they hear later occasions only.
    `absent` are seats that a phase leaves out.
    """

    def __init__(self, what: int, actor: int, space: int = -1, farm: int = -1) -> None:
        self.what = what
        self.actor = actor
        self.farm = actor if farm < 0 else farm
        self.space = space
        self.pile = 0
        self.food = 0
        self.card = -1
        self.major = -1
        self.cells = 0
        self.house = -1
        self.fences = 0
        self.pastures: list[int] = []
        self.grain = 0
        self.vegetables = 0
        self.good = -1
        self.amount = 0
        self.origin = ""
        self.fresh: list[int] = []
        self.absent: list[int] = []


# What an effect does at its moment: nothing, only bring goods, or ask, pay, house or exchange.
IDLE: Final = 0
GAINS: Final = 1
MATTERS: Final = 2


class Conversion:
    """Goods for goods, possible at any time."""

    def __init__(self, card: int, takes: Cost, gives: Cost) -> None:
        self.card = card
        self.takes = takes
        self.gives = gives


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A hand card. `number` is the place of its printed id; copies in play share the instance."""

    def __init__(
        self, id: str, kind: int, seats: int, category: str, costs: list[Cost], occasions: list[int]
    ) -> None:
        self.id = id
        self.kind = kind
        self.seats = seats
        self.category = category
        self.costs = costs
        self.prerequisite = ""  # in the notation of cards/prerequisites.py
        self.points = 0
        self.travels = False
        self.counts = False  # whether it counts the uses of its conversions
        self.number = -1
        self.hooks = 0
        for what in occasions:
            self.hooks |= 1 << what

    def found_hooks(self) -> int:
        """The hooks that a card has besides the occasions it names: methods it overrides."""
        hooks = 0
        for name, hook in _METHODS:
            if getattr(type(self), name) is not getattr(Card, name):
                hooks |= 1 << hook
                if hook in _PRICING:
                    hooks |= 1 << PRICES
        return hooks

    # --- playing it ----------------------------------------------------------------------

    def why_not(self, g: Agricola, seat: int) -> str | None:
        """What forbids playing it besides its prerequisite and its cost."""
        return None

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        """Its costs, each a full payment, for cards whose cost depends on the farm."""
        return self.costs

    def play(self, g: Agricola, seat: int) -> Flow:
        """What happens at once."""
        yield from ()

    # --- while it lies open --------------------------------------------------------------

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        """An occasion the card listens to, of its owner or of another seat."""
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        """What `on` will do: IDLE, GAINS or MATTERS, as far as everybody can know it."""
        return MATTERS

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        """What a card that listens to BEFORE_SPACE could change in the supply of the user."""
        return None

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        """A seat got goods, for cards that listen to GAINED: at once, and without a question."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        """What can be exchanged at any time, after `used` uses more than the card shows."""
        return []

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        """Write down that counted conversions were used."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        """The ways to pay for something, changed or widened."""
        return costs

    def before_occupation(self, g: Agricola, owner: int) -> Cost | None:
        """What the card could change in the supply right before an occupation is played."""
        return None

    def crafts(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        """Goods that can be turned into food once a harvest, with their food."""
        return []

    def free_fences(self, g: Agricola, owner: int) -> int:
        """How many fences of each Build Fences action cost nothing."""
        return 0

    def fence_good(self) -> int:
        """A good that may be paid for a fence instead of wood, or -1."""
        return -1

    def palisade(self) -> int:
        """The wood that may lie on the edge of the farmyard in place of a fence, or 0.

        The note of such a card is the mask of the edges where it does.
        """
        return 0

    def pasture_bonus(self, g: Agricola, owner: int, pasture: int) -> int:
        """How many animals more a pasture holds."""
        return 0

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        """Places for animals on the card."""
        return []

    def grows(self) -> int:
        """What can be sown on the card, if it is a field; its note is the crop on it."""
        return 0

    def stacks(self) -> int:
        """How many stacks of wood the card takes, if it is a field for wood.

        Its note has two bits for the wood of each.
        """
        return 0

    def sows_pastures(self) -> int:
        """How many spaces a pasture may have at most to be sown like a field; 0: none is."""
        return 0

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        """Places for people besides rooms."""
        return 0

    def cooking(self, good: int) -> int:
        """Food for a good at any time, 0 where the card does not cook it."""
        return 0

    def baking(self) -> int:
        """Food for each grain of a Bake Bread action, 0 where the card does not bake."""
        return 0

    def food_saved(self) -> int:
        """How much less food each person eats."""
        return 0

    def person_points(self) -> int:
        """What each person is worth at the end, or -1 where the card does not change it."""
        return -1

    def people_lost(self, g: Agricola, owner: int) -> int:
        """People of the owner that have left the match."""
        return 0

    def guests(self, g: Agricola, owner: int) -> int:
        """People from the owner's supply that work in this round."""
        return 0

    def stables_laid(self, farm: Farm) -> int:
        """Stables of the owner's supply that lie somewhere else."""
        return 0

    def skips_harvest(self, g: Agricola, owner: int) -> bool:
        """Whether the owner leaves out the field and the breeding phase of this harvest."""
        return False

    def breeds_alone(self, kind: int) -> bool:
        """Whether one animal of a kind is enough to breed in a harvest."""
        return False

    def paid(self, g: Agricola, owner: int, way: tuple[int | str, ...], about: str) -> None:
        """The owner has paid for something in some way: told at once, without a question."""

    def crafted(self, g: Agricola, owner: int, good: int) -> None:
        """The owner has turned a good into food in a workshop."""

    def born(self, g: Agricola, owner: int, good: int) -> None:
        """An animal was born on the owner's farm."""

    def majors_too(self) -> Sequence[int]:
        """Majors that may be built where a minor improvement could be played."""
        return ()

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        """Whether the owner may place another person right after those on these spaces."""
        return False

    def chains(self) -> bool:
        """Whether that may be done again and again in one turn."""
        return False

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        """Whether the owner may use a space that is occupied as it is now."""
        return False

    def bars(self, what: int) -> bool:
        """Whether the owner may no longer do what is paid for like this."""
        return False

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        """What the owner may do at any time besides exchanges, each told by two numbers."""
        return []

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        """Do one of them."""
        yield from ()

    def errand_text(self, one: int, other: int) -> Text:
        """One of them in words."""
        raise NotImplementedError

    def errand_fields(self, one: int, other: int) -> list[int]:
        """The fields that one of them is about, as crops.py numbers them."""
        return []

    def wakes_newborn(self) -> int:
        """The food for which a newborn may act in the round of its birth, or -1."""
        return -1

    def skips_clay(self) -> bool:
        """Whether a wooden house may be renovated to stone at once."""
        return False

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        """What is to be read on the card, a word of STATES with a number; None where nothing is."""
        return None

    def score(self, g: Agricola, owner: int) -> int:
        """Bonus points at the end."""
        return 0

    def score_for(self, g: Agricola, seat: int) -> int:
        """Bonus points that the card gives to any seat, its owner or another."""
        return 0


_NUMBERS: Final[dict[str, int]] = {printed: number for number, printed in enumerate(PRINTED)}
# All cards by number; the blank lies where a printed card is not made yet.
BLANK: Final = Card("", MINOR, 1, "", [], [])
DECK: Final[list[Card]] = [BLANK] * len(PRINTED)


def card_number(id: str) -> int:
    """The number of the card with this printed id."""
    return _NUMBERS[id]


def deal_in(*cards: Card) -> None:
    """Make cards known to the product; in a match are those of its list (cards/lists.py)."""
    for card in cards:
        card.number = card_number(card.id)
        assert DECK[card.number] is BLANK, f"{card.id} is dealt in twice"
        card.hooks |= card.found_hooks() | (1 << POINTS if card.points else 0)
        assert not card.travels or not card.hooks, f"{card.id} travels, so nothing stays of it"
        DECK[card.number] = card


def card_of(id: str) -> Card:
    """The card with this printed id."""
    card = DECK[card_number(id)]
    if card is BLANK:
        raise KeyError(id)
    return card


def of_kind(kind: int, numbers: Iterable[int]) -> list[int]:
    """Those of these cards that are occupations, or those that are minor improvements."""
    return [number for number in numbers if DECK[number].kind == kind]


# --- the index of hooks ------------------------------------------------------------------

_NO_CARDS: Final[list[list[int]]] = [[] for _ in range(_HOOKS)]


def opened(farm: Farm, hook: int) -> list[int]:
    """The farm's open cards that have a hook or listen to an occasion, in the order of playing."""
    known = farm._hooks
    if known is None:
        known = _indexed(farm)
    return known[hook]


def _indexed(farm: Farm) -> list[list[int]]:
    known = _NO_CARDS
    if farm.played:
        known = [[] for _ in range(_HOOKS)]
        for number in farm.played:
            hooks = DECK[number].hooks
            for hook in range(_HOOKS):
                if (hooks >> hook) & 1:
                    known[hook].append(number)
    farm._hooks = known
    return known


def heard(g: Agricola, hook: int) -> bool:
    """Whether any open card at the table has a hook or listens to an occasion."""
    ears = g._ears
    if ears < 0:
        ears = 0
        for farm in g.farms:
            for number in farm.played:
                ears |= DECK[number].hooks
        g._ears = ears
    return (ears >> hook) & 1 != 0


def lay_open(g: Agricola, seat: int, number: int) -> None:
    """A card comes to those that lie open in front of a seat."""
    g.farms[seat].played.append(number)
    _changed(g, seat)


def take_away(g: Agricola, seat: int, number: int) -> None:
    """A card leaves those that lie open; what it laid on coming rounds goes with it."""
    farm = g.farms[seat]
    farm.played.remove(number)
    farm.notes.pop(number, None)
    g.promised = [load for load in g.promised if load[1] != seat or load[4] != number]
    _changed(g, seat)


def hand_on(g: Agricola, seat: int, number: int) -> None:
    """A travelling card goes into the hand on the left; in the solo game back into the box."""
    g.farms[seat].played.remove(number)
    _changed(g, seat)
    if g.seats == 1:
        g.box.append(number)
        return
    farm = g.farms[(seat + 1) % g.seats]
    farm.hand.append(number)
    # Everybody saw it go there.
    farm.notes[number] = (1 << g.seats) - 1


def slip(g: Agricola, seat: int, number: int) -> None:
    """A card goes unseen from a hand to the one on the left; in the solo game into the box."""
    farm = g.farms[seat]
    farm.hand.remove(number)
    farm.notes.pop(number, None)
    if g.seats == 1:
        g.box.append(number)
        return
    left = (seat + 1) % g.seats
    g.farms[left].hand.append(number)
    g.farms[left].notes[number] = 1 << seat | 1 << left


def discard(g: Agricola, seat: int, number: int) -> None:
    """A card leaves a hand for the box, and everybody sees it."""
    farm = g.farms[seat]
    farm.hand.remove(number)
    farm.notes.pop(number, None)
    g.box.append(number)


def known(g: Agricola, holder: int, number: int, seat: int | None) -> bool:
    """Whether a seat knows that another holds a card; a spectator knows what every seat knows."""
    knowing = g.farms[holder].notes.get(number, 0)
    if seat is None:
        return knowing == (1 << g.seats) - 1
    return (knowing >> seat) & 1 != 0


def _changed(g: Agricola, seat: int) -> None:
    g.farms[seat]._hooks = None
    g.farms[seat]._pens = None
    g._ears = -1


# --- occasions ---------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that comes to a seat at a moment; its name is what the seat chooses it by."""

    def __init__(self, name: Option) -> None:
        self.name = name

    def weight(self, g: Agricola, owner: int) -> int:
        """Whether it does nothing now, only brings goods, or its place in the order matters."""
        raise NotImplementedError

    def run(self, g: Agricola, owner: int) -> Flow:
        raise NotImplementedError


class Spoken(Effect):
    """What an open card does on an occasion."""

    def __init__(self, card: Card, occasion: Occasion) -> None:
        super().__init__(card.id)
        self.card = card
        self.occasion = occasion

    def weight(self, g: Agricola, owner: int) -> int:
        return self.card.weight(g, owner, self.occasion)

    def run(self, g: Agricola, owner: int) -> Flow:
        return self.card.on(g, owner, self.occasion)


def in_order(g: Agricola, owner: int, effects: list[Effect], phase: Occasion | None = None) -> Flow:
    """A seat's effects of one moment, one after another in an order of its choice.

    R19: plain gains come first; the seat is asked where two are left whose order can matter.
    R21: a card that is played at the start of a round still speaks at the start of that round.
    """
    left = effects
    while left:
        chosen: Effect | None = None
        matter: list[Effect] = []
        for each in left:
            weight = each.weight(g, owner)
            if weight == GAINS:
                chosen = each
                break
            if weight == MATTERS:
                matter.append(each)
        if chosen is None:
            if not matter:
                return
            chosen = matter[0]
            if len(matter) > 1:
                name = yield choose(owner, "order", [each.name for each in matter])
                chosen = next(each for each in matter if each.name == name)
        left = [each for each in left if each is not chosen]
        if phase is None:
            yield from chosen.run(g, owner)
            continue
        before = opened(g.farms[owner], phase.what)
        yield from chosen.run(g, owner)
        for number in opened(g.farms[owner], phase.what):
            if number not in before:
                left.append(Spoken(DECK[number], phase))


def spoken(g: Agricola, owner: int, occasion: Occasion) -> list[Effect]:
    """What a seat's open cards do on an occasion."""
    return [
        Spoken(DECK[number], occasion)
        for number in opened(g.farms[owner], occasion.what)
        if number not in occasion.fresh
    ]


def fire(g: Agricola, occasion: Occasion) -> Flow:
    """Let the cards speak that listen: the actor's own first, then clockwise."""
    for turn in range(g.seats):
        owner = (occasion.actor + turn) % g.seats
        if opened(g.farms[owner], occasion.what) and owner not in occasion.absent:
            yield from in_order(g, owner, spoken(g, owner, occasion))


def tell_gain(g: Agricola, seat: int, good: int, amount: int, origin: str) -> None:
    """Tell the cards that listen to gains, the seat's own first, then clockwise."""
    occasion = Occasion(GAINED, seat)
    occasion.good = good
    occasion.amount = amount
    occasion.origin = origin
    for turn in range(g.seats):
        owner = (seat + turn) % g.seats
        for number in opened(g.farms[owner], GAINED):
            DECK[number].gained(g, owner, occasion)
