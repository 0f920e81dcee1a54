"""State: the farms, the common board, and where the match stands. Data and its copy, no rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.animals import Pens
from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.goods import KINDS
from tafelrunde.games.agricola.board.spaces import SPACES
from tafelrunde.games.agricola.board.terms import TURN_UP, WOODEN
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import Part, State

# A load of goods on a round space: round, seat, good, amount, the card that put it there.
Promise = tuple[int, int, int, int, int]
# A seat, what it wants to do, and with which good or exchange.
Request = tuple[int, str, int]

# Stand in a blank part until its own come; never changed, like every list that copies share.
_NONE: Final[list[int]] = []
_BARE: Final[list[int]] = [0] * CELLS
_NO_GOODS: Final[list[int]] = [0] * KINDS
_NO_NOTES: Final[dict[int, int]] = {}
_NO_PILES: Final[list[int]] = [0] * SPACES
_NO_PROMISES: Final[list[Promise]] = []
_NO_REQUESTS: Final[list[Request]] = []
_NO_FARMS: Final[list[Farm]] = []
_NO_HANDS: Final[list[Hands]] = []


class Farm(Part):
    """One seat's farm: supply, farmyard, family and cards.

    Copies share all lists but `goods`: these are replaced, never changed.
    `home` are the people still to be placed this round. `herds` is how the seat arranged its
    animals by hand: place, sheep, wild boar and cattle four by four; empty when arranged for it.
    `notes` is what lies or is written on a played card, and of one in hand the seats that know it
    is there, as a mask. `start` are occupations that the seat begins the match with and has still
    to lay out. `_pens` and `_singles` are the places for animals, `_hooks` the open cards by what
    the rules ask of them, worked out when asked for; copies share them.
    """

    def __init__(self) -> None:
        self.goods: list[int] = _NO_GOODS
        self.rooms: int = 0
        self.fields: int = 0
        self.stables: int = 0
        self.fences: int = 0
        self.pastures: list[int] = _NONE
        self.crops: list[int] = _BARE
        self.house: int = WOODEN
        self.people: int = 2
        self.newborn: int = 0
        self.home: int = 0
        self.begging: int = 0
        self.herds: list[int] = _NONE
        self.hand: list[int] = _NONE
        self.start: list[int] = _NONE
        self.played: list[int] = _NONE
        self.occupations: int = 0
        self.bonus: int = 0
        self.notes: dict[int, int] = _NO_NOTES
        self._pens: Pens | None = None
        self._singles: int = 0
        self._hooks: list[list[int]] | None = None

    def later(self) -> tuple[str, ...]:
        return ("start",)

    def copy(self) -> Farm:
        new = Farm()
        new.goods = self.goods.copy()
        new.rooms = self.rooms
        new.fields = self.fields
        new.stables = self.stables
        new.fences = self.fences
        new.pastures = self.pastures
        new.crops = self.crops
        new.house = self.house
        new.people = self.people
        new.newborn = self.newborn
        new.home = self.home
        new.begging = self.begging
        new.herds = self.herds
        new.hand = self.hand
        new.start = self.start
        new.played = self.played
        new.occupations = self.occupations
        new.bonus = self.bonus
        new.notes = self.notes.copy()
        new._pens = self._pens
        new._singles = self._singles
        new._hooks = self._hooks
        return new


def bare_farm() -> Farm:
    """A farm with a supply of its own, to lay something out on."""
    farm = Farm()
    farm.goods = [0] * KINDS
    farm.notes = {}
    return farm


class Hands(Part):
    """How hands are made up where seven and seven are not simply dealt.

    `mode` is the option's place, `stage` what is under way before the first round, `kinds` the
    kinds of cards it is about as bits, `passes` how often packets have moved on. Seat by seat:
    `packets` to pick from, what was `picked` from them and lies sealed until all have picked, what
    was `discarded`, and how many `swaps` are left before the game. `drafted` are, for each packet
    of a kind, the cards taken out of it in turn: who has seen a packet remembers it. `display`
    lies open; `claimed` is the round in which somebody took a card from there.
    """

    def __init__(self) -> None:
        self.mode: int = 0
        self.stage: int = 0
        self.kinds: int = 0
        self.passes: int = 0
        self.packets: list[list[int]] = []
        self.picked: list[list[int]] = []
        self.discarded: list[list[int]] = []
        self.swaps: list[int] = []
        self.drafted: list[list[int]] = []
        self.display: list[int] = []
        self.claimed: int = 0

    def copy(self) -> Hands:
        new = Hands()
        new.mode = self.mode
        new.stage = self.stage
        new.kinds = self.kinds
        new.passes = self.passes
        new.packets = [cards.copy() for cards in self.packets]
        new.picked = [cards.copy() for cards in self.picked]
        new.discarded = [cards.copy() for cards in self.discarded]
        new.swaps = self.swaps.copy()
        new.drafted = [cards.copy() for cards in self.drafted]
        new.display = self.display.copy()
        new.claimed = self.claimed
        return new


class Agricola(State):
    """The table.

    Copies share all lists but `piles`, `there` and `farms`: these are replaced, never changed.
    `turn` is the seat whose step comes next, `waiting` counts the seats a phase has still to go
    through, `opener` was first player when the round began, `placed` counts the people placed this
    round; `acting` and `again` name the space, plus one, of a person that still has to act or that
    another may follow at once. `there` holds for each space how many people of which seat stand on
    it (three bits a seat), newborns included. `pool` are the round cards of the running stage that
    are still face down. `deck` are the cards that were not dealt, `box` those that have left the
    match before everybody's eyes. `requests` are conversions that seats asked for in another's
    turn. `hands` has one item where hands are more than dealt. `_ears` are the hooks that some open
    card has, as a mask; -1 before they are worked out. `_own` is the space, plus one, whose own
    effect a person carries out, `_before` are the cards that lay open before its seat at the start,
    and `_so_far` is what was done of it where it asks a question of its own, None elsewhere.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seats: int = 0
        self.rules: int = 0
        self.round: int = 0
        self.phase: int = TURN_UP
        self.turn: int = 0
        self.waiting: int = 0
        self.first: int = 0
        self.opener: int = 0
        self.placed: int = 0
        self.again: int = 0
        self.acting: int = 0
        self.pool: list[int] = _NONE
        self.track: list[int] = _NONE
        self.board: list[int] = _NONE
        self.piles: list[int] = _NO_PILES
        self.there: list[int] = _NO_PILES
        self.majors: list[int] = _NONE
        self.promised: list[Promise] = _NO_PROMISES
        self.deck: list[int] = _NONE
        self.box: list[int] = _NONE
        self.requests: list[Request] = _NO_REQUESTS
        self.farms: list[Farm] = _NO_FARMS
        self.hands: list[Hands] = _NO_HANDS
        self._ears: int = -1
        self._own: int = 0
        self._before: list[int] = _NONE
        self._so_far: tuple[int, ...] | None = None

    def later(self) -> tuple[str, ...]:
        return ("box", "hands")

    def copy(self) -> Agricola:
        new = Agricola()
        chance: Chance = self.chance
        new.chance = chance.copy()
        new.seats = self.seats
        new.rules = self.rules
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.waiting = self.waiting
        new.first = self.first
        new.opener = self.opener
        new.placed = self.placed
        new.again = self.again
        new.acting = self.acting
        new.pool = self.pool
        new.track = self.track
        new.board = self.board
        new.piles = self.piles.copy()
        new.there = self.there.copy()
        new.majors = self.majors
        new.promised = self.promised
        new.deck = self.deck
        new.box = self.box
        new.requests = self.requests
        new.farms = [farm.copy() for farm in self.farms]
        if self.hands:
            new.hands = [hands.copy() for hands in self.hands]
        new._ears = self._ears
        new._own = self._own
        new._before = self._before
        new._so_far = self._so_far
        return new
