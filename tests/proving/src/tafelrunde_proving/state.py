"""What lies on the table of the fair, and its few verbs. No rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import ALL, Part, State, but, only
from tafelrunde_proving.events import (
    BUILT,
    CHIP,
    DREW,
    DREW_HIDDEN,
    GAIN,
    PAY,
    PICKED,
    ROBBED,
    SCORE,
    SHOWED,
    TOSSED,
)

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
        GAIN.tell(self, seat, coins)

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.bank += coins
        PAY.tell(self, seat, coins)

    def rob(self, seat: int, victim: int) -> None:
        self.coins[victim] -= 1
        self.coins[seat] += 1
        ROBBED.tell(self, seat, victim)

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        SCORE.tell(self, seat, points)

    def draw_card(self, zone: list[int], seat: int) -> int:
        """Draw a card into a zone that the seat alone can see."""
        card = self.draw(self.deck, only(seat))
        zone.append(card)
        DREW.tell(self, seat, card, to=only(seat))
        DREW_HIDDEN.tell(self, seat, to=but(seat))
        return card

    def pick(self, seat: int, card: int) -> None:
        """Keep a card of the pack."""
        self.packs[seat].remove(card)
        self.hands[seat].append(card)
        PICKED.tell(self, seat, card, to=only(seat))

    def show(self, seat: int, zone: list[int], card: int) -> None:
        """Lay a hidden card open on the table."""
        zone.remove(card)
        self.table.append(card)
        self.reveal(ALL, card)
        SHOWED.tell(self, seat, card)

    def raise_house(self, seat: int, card: int) -> None:
        """A card of the hand becomes a house."""
        self.hands[seat].remove(card)
        self.houses[seat].append(card)
        self.reveal(item=card)
        BUILT.tell(self, seat, card)

    def draw_chip(self, stall: Stall, seat: int) -> None:
        """A chip out of the bag, which the seat alone sees."""
        chip = self.draw(stall.bag, only(seat), stall.chance)
        stall.drawn.append(chip)
        CHIP.tell(self, seat, chip, to=only(seat))

    def toss(self, stall: Stall, seat: int, chip: int) -> None:
        """A drawn chip is shown and gone."""
        stall.tossed.append(chip)
        self.reveal(ALL, chip)
        TOSSED.tell(self, seat, chip)
