"""What lies on the table of the fair, and its few verbs. No rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import ALL, Part, State, but, only

DEAL, DRAFT, STALLS, MARKET, END = range(5)
PHASES: Final = ("deal", "draft", "stalls", "market", "end")


class Stall(Part):
    """A lane: its own bag and chance, and the seats that still reach into it."""

    def __init__(self) -> None:
        self.chance = Chance()
        self.bag: list[int] = []
        self.seats: list[int] = []
        self.left: list[int] = []
        self.luck = 0
        self.drawn: list[int] = []
        self.pouches: dict[int, list[int]] = {}
        self.tossed: list[int] = []

    def copy(self) -> Stall:
        new = Stall()
        new.chance = self.chance.copy()
        new.bag = self.bag[:]
        new.seats = self.seats[:]
        new.left = self.left[:]
        new.luck = self.luck
        new.drawn = self.drawn[:]
        new.pouches = {seat: chips[:] for seat, chips in self.pouches.items()}
        new.tossed = self.tossed[:]
        return new


class FairState(State):
    """The whole table; a card's kind is `kinds[card]`, which everybody knows."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.rounds = 0
        self.market = "open"
        self.built: tuple[str, ...] = ()
        self.fragile = 0
        self.kinds: list[int] = []
        self.round = 0
        self.phase = DEAL
        self.turn = 0
        self.turns = 0
        self.deck: list[int] = []
        self.packs: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.finds: list[list[int]] = []
        self.goals: list[int] = []
        self.spare_goals: list[int] = []
        self.table: list[int] = []
        self.houses: list[list[int]] = []
        self.coins: list[int] = []
        self.bank = 0
        self.points: list[int] = []
        self.stalls: list[Stall] = []

    def copy(self) -> FairState:
        new = FairState()
        new.chance = self.chance.copy()
        new.seats = self.seats
        new.rounds = self.rounds
        new.market = self.market
        new.built = self.built
        new.fragile = self.fragile
        new.kinds = self.kinds[:]
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.turns = self.turns
        new.deck = self.deck[:]
        new.packs = [pack[:] for pack in self.packs]
        new.hands = [hand[:] for hand in self.hands]
        new.finds = [find[:] for find in self.finds]
        new.goals = self.goals[:]
        new.spare_goals = self.spare_goals[:]
        new.table = self.table[:]
        new.houses = [houses[:] for houses in self.houses]
        new.coins = self.coins[:]
        new.bank = self.bank
        new.points = self.points[:]
        new.stalls = [stall.copy() for stall in self.stalls]
        return new

    # --- verbs: they change the table and tell the listener ------------------------------

    def gain(self, seat: int, coins: int) -> None:
        self.bank -= coins
        self.coins[seat] += coins
        if self._heard is not None:
            self.hear("gain", (seat, coins))

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.bank += coins
        if self._heard is not None:
            self.hear("pay", (seat, coins))

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        if self._heard is not None:
            self.hear("score", (seat, points))

    def draw_card(self, zone: list[int], seat: int) -> int:
        """Draw a card into a zone that the seat alone can see."""
        card = self.draw(self.deck, only(seat))
        zone.append(card)
        if self._heard is not None:
            self.hear("drew", (seat, card), only(seat))
            self.hear("drew-hidden", (seat,), but(seat))
        return card

    def show(self, seat: int, zone: list[int], card: int) -> None:
        """Lay a hidden card open on the table."""
        zone.remove(card)
        self.table.append(card)
        self.reveal(ALL, card)
        if self._heard is not None:
            self.hear("showed", (seat, card))
