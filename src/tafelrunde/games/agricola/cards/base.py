"""Card: everything the rules may ask of a card in play; a card overrides what it changes.

docs/agricola-cards.md shows how cards are written and when each occasion comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.board.animals import Pen
from tafelrunde.games.agricola.board.goods import Cost
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.hooks import METHODS, POINTS, PRICES, PRICING
from tafelrunde.games.agricola.cards.occasions import MATTERS, Occasion
from tafelrunde.kernel.flow import Flow
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
        self,
        id: str,
        kind: int,
        seats: int,
        category: str,
        costs: list[Cost],
        occasions: list[int],
        signs: str = "",
    ) -> None:
        self.id = id
        self.kind = kind
        self.seats = seats
        self.category = category
        self.costs = costs
        self.signs = signs  # in the notation of cards/signs.py
        self.prerequisite = ""  # in the notation of cards/prerequisites.py
        self.points = 0
        self.travels = False
        self.counts = False  # whether it counts the uses of its conversions
        self.number = -1
        # Whether it has a say in when it can be played and in what it costs then, once dealt in.
        self.forbids = True
        self.prices = True
        self.hooks = 0
        for what in occasions:
            self.hooks |= 1 << what

    def found_hooks(self) -> int:
        """The hooks that a card has besides the occasions it names: methods it overrides."""
        hooks = 0
        for name, hook in METHODS:
            if getattr(type(self), name) is not getattr(Card, name):
                hooks |= 1 << hook
                if hook in PRICING:
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
        card.forbids = type(card).why_not is not Card.why_not
        card.prices = type(card).costs_now is not Card.costs_now
        DECK[card.number] = card


def forbidden(card: Card, g: Agricola, seat: int) -> str | None:
    """What the card itself says against playing it; most say nothing."""
    return card.why_not(g, seat) if card.forbids else None


def costs_of(card: Card, g: Agricola, seat: int) -> list[Cost]:
    """What a card costs now, each a full payment; most cost what is printed."""
    return card.costs_now(g, seat) if card.prices else card.costs


def card_of(id: str) -> Card:
    """The card with this printed id."""
    card = DECK[card_number(id)]
    if card is BLANK:
        raise KeyError(id)
    return card


def of_kind(kind: int, numbers: Iterable[int]) -> list[int]:
    """Those of these cards that are occupations, or those that are minor improvements."""
    return [number for number in numbers if DECK[number].kind == kind]
