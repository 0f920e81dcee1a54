"""State: what lies on the table, as data that can be copied; no rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.cards.deck import Deck, deck_of
from tafelrunde.games.loyang.terms import PRELUDE, WAITING
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import Part, State

# Stands in a blank part where a list will come; never changed.
_NONE: Final[list[int]] = []
_NO_PLAYERS: Final[list[Player]] = []
_NO_PILES: Final[list[list[int]]] = []
_NO_STREAMS: Final[list[Chance]] = []
# The long lists that are copied only before they change.
_UNDER: Final = 1
_COVER: Final = 2
_STOCK: Final = 4
_ROWS: Final = 8
_RED: Final = 16
_SERVED: Final = 32
_PILES: Final = 64
_DISCARDS: Final = 128
_ALL: Final = 255


class Player(Part):
    """A seat's side of the table; in the solo game also the imaginary opponent's."""

    def __init__(self) -> None:
        self.cash = 0
        self.loans = 0
        self.place = 1
        self.large = False  # the storehouse
        self.cart: list[int] = _NONE
        self.store: list[int] = _NONE
        self.shop: list[int] = _NONE
        # fields turned up and paid, with what grows there (-1: never sown) and how much is left
        self.fields: list[int] = _NONE
        self.crops: list[int] = _NONE
        self.left: list[int] = _NONE
        # the private stack: two sets in an order nobody knows, below them what was put there
        self.first: list[int] = _NONE
        self.second: list[int] = _NONE
        self.tucked: list[int] = _NONE
        self.spent = 0
        # the display: visible cards, in the order they came
        self.stalls: list[int] = _NONE
        self.regulars: list[int] = _NONE
        self.casuals: list[int] = _NONE
        self.helpers: list[int] = _NONE
        self.hand: list[int] = _NONE
        self.starter = -1
        # cards taken but not paid, with their prices, and compensation not paid
        self.unpaid: list[int] = _NONE
        self.bills: list[int] = _NONE
        self.owed = 0
        # the own turn of the action phase
        self.stage = WAITING
        self.packed = False  # the two-pack of this turn is bought
        self.drawing = 0
        self.drawn: list[int] = _NONE
        # what helpers have changed for this turn
        self.content = False
        self.sweet = False
        self.haggle = 0
        self.carter = 0
        self.room = 0
        self.porter = 0
        self.apart = False
        self.messenger = -1
        self.extra = 0

    def copy(self) -> Player:
        new = Player()
        new.cash = self.cash
        new.loans = self.loans
        new.place = self.place
        new.large = self.large
        new.cart = self.cart[:]
        new.store = self.store
        new.shop = self.shop[:]
        new.fields = self.fields
        new.crops = self.crops
        new.left = self.left
        new.first = self.first
        new.second = self.second
        new.tucked = self.tucked
        new.spent = self.spent
        new.stalls = self.stalls
        new.regulars = self.regulars
        new.casuals = self.casuals
        new.helpers = self.helpers
        new.hand = self.hand
        new.starter = self.starter
        new.unpaid = self.unpaid
        new.bills = self.bills
        new.owed = self.owed
        new.stage = self.stage
        new.packed = self.packed
        new.drawing = self.drawing
        new.drawn = self.drawn
        new.content = self.content
        new.sweet = self.sweet
        new.haggle = self.haggle
        new.carter = self.carter
        new.room = self.room
        new.porter = self.porter
        new.apart = self.apart
        new.messenger = self.messenger
        new.extra = self.extra
        return new


class LoyangState(State):
    """The table. Lists named by card hold one number (stock: three) for each action card."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.house = 0  # the table's rulings, as bits
        self.loan_cap = 0
        self.deck_text = ""
        self.phase = PRELUDE
        self.round = 0
        self.players: list[Player] = _NO_PLAYERS
        # draw and discard piles; the second of each lies there while two pairs act
        self.piles: list[list[int]] = _NO_PILES
        self.discards: list[list[int]] = _NO_PILES
        self.streams: list[Chance] = _NO_STREAMS
        self.lane: list[int] = _NONE
        self.box: list[int] = _NONE  # cards out of the game
        self.leftovers: list[int] = _NONE  # starters that nobody was dealt
        self.yard: list[int] = _NONE
        self.grid: list[int] = _NONE
        self.picks = 0
        self.turn = 0
        self.revealing = False
        self.revealed = False
        self.taking = -1  # the courtyard card that the seat in turn takes
        self.large = 0
        self.small = -1
        self.finished: list[int] = _NONE
        self.order: list[int] = _NONE
        # by card
        self.under: list[int] = _NONE
        self.cover: list[int] = _NONE
        self.stock: list[int] = _NONE
        self.rows: list[int] = _NONE
        self.red: list[int] = _NONE
        self.served: list[int] = _NONE
        # what was taken out of the unlimited supply counts down, what came back up
        self.supply: list[int] = _NONE
        self.bank = 0
        self._deck: Deck | None = None
        # The long lists that lie in copies, too, as bits: they are copied before they change.
        self._lent = 0

    @property
    def deck(self) -> Deck:
        """What is printed on the cards of this match."""
        deck = self._deck
        if deck is None:
            deck = deck_of(self.deck_text)
            self._deck = deck
        return deck

    # --- the long lists, to be changed -------------------------------------------------------

    def own_under(self) -> list[int]:
        if self._lent & _UNDER:
            self._lent ^= _UNDER
            self.under = self.under[:]
        return self.under

    def own_cover(self) -> list[int]:
        if self._lent & _COVER:
            self._lent ^= _COVER
            self.cover = self.cover[:]
        return self.cover

    def own_stock(self) -> list[int]:
        if self._lent & _STOCK:
            self._lent ^= _STOCK
            self.stock = self.stock[:]
        return self.stock

    def own_rows(self) -> list[int]:
        if self._lent & _ROWS:
            self._lent ^= _ROWS
            self.rows = self.rows[:]
        return self.rows

    def own_red(self) -> list[int]:
        if self._lent & _RED:
            self._lent ^= _RED
            self.red = self.red[:]
        return self.red

    def own_served(self) -> list[int]:
        if self._lent & _SERVED:
            self._lent ^= _SERVED
            self.served = self.served[:]
        return self.served

    def own_pile(self, lane: int) -> list[int]:
        if self._lent & _PILES:
            self._lent ^= _PILES
            self.piles = [pile[:] for pile in self.piles]
        return self.piles[lane]

    def own_discards(self, lane: int) -> list[int]:
        if self._lent & _DISCARDS:
            self._lent ^= _DISCARDS
            self.discards = [pile[:] for pile in self.discards]
        return self.discards[lane]

    def lend(self) -> None:
        """From here on the long lists lie in copies, too."""
        self._lent = _ALL

    def copy(self) -> LoyangState:
        self.lend()
        new = LoyangState()
        new.lend()
        new.chance = self.chance.copy()
        new.seats = self.seats
        new.house = self.house
        new.loan_cap = self.loan_cap
        new.deck_text = self.deck_text
        new.phase = self.phase
        new.round = self.round
        new.players = [player.copy() for player in self.players]
        new.piles = self.piles
        new.discards = self.discards
        if self.streams:
            new.streams = [stream.copy() for stream in self.streams]
        new.lane = self.lane
        new.box = self.box
        new.leftovers = self.leftovers
        new.yard = self.yard
        new.grid = self.grid
        new.picks = self.picks
        new.turn = self.turn
        new.revealing = self.revealing
        new.revealed = self.revealed
        new.taking = self.taking
        new.large = self.large
        new.small = self.small
        new.finished = self.finished
        new.order = self.order
        new.under = self.under
        new.cover = self.cover
        new.stock = self.stock
        new.rows = self.rows
        new.red = self.red
        new.served = self.served
        new.supply = self.supply[:]
        new.bank = self.bank
        new._deck = self._deck
        return new
