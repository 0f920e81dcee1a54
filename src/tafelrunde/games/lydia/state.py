"""State: everything that lies on the table, as flat lists of whole numbers; no rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import Deck, deck_of
from tafelrunde.games.lydia.terms import BETWEEN, NOWHERE
from tafelrunde.kernel.state import State

_BLANK: Final[list[int]] = []


class Lydia(State):
    """A match of Lions of Lydia. Cards are numbers of the deck; masks have a bit per card."""

    def __init__(self) -> None:
        super().__init__()
        # Fixed when the match begins; copies share these.
        self.seats = 0
        self.modules = 0
        self.rules = 0
        self.hidden_bags = 0
        self.deck = ""
        self.first = 0
        self.market: list[int] = _BLANK  # four sides with equally many slots each
        self.tiles: list[int] = _BLANK  # by side: a tomb's colour, an estate, or none
        self._facts: Deck | None = None
        # The course of the match.
        self.turn = 0  # turns completed
        self.ends = 0  # the number of turns at which the match is over
        self.token = NOWHERE  # who holds the fountain token
        self.stage = BETWEEN
        self.drawn = NOWHERE  # the merchant played this turn
        self.at = NOWHERE  # where it was placed
        self.copied = NOWHERE  # what an artisan plays as
        self.swapped = 0
        self.bonuses = 0  # space-6 bonuses still to be chosen
        self.sides = 0  # mask of the sides one may still buy from
        self.opened = 0  # mask of the sides whose gold card was bought in this action
        self.racing = NOWHERE  # the seat that decides in a race
        # The city.
        self.stands: list[int] = _BLANK  # merchants by place (gates, fountain) and kind
        self.lying = 0  # mask of the cards still in the market
        self.king = NOWHERE
        self.chariots: list[int] = _BLANK
        self.tile_owner: list[int] = _BLANK
        # The seats.
        self.colours: list[int] = _BLANK
        self.goods: list[int] = _BLANK  # by seat: four resources and coins
        self.influence: list[int] = _BLANK
        self.entombed: list[int] = _BLANK  # mask of colours by seat
        self.courtyard: list[int] = _BLANK
        self.bags: list[list[int]] = []
        self.properties: list[list[int]] = []  # in the order they were acquired
        self.upgraded = 0
        self.covered = 0
        self.estates: list[int] = _BLANK  # by side: the card its estate tile covers

    def copy(self) -> Lydia:
        new = Lydia()
        new.chance = self.chance.copy()
        new.seats = self.seats
        new.modules = self.modules
        new.rules = self.rules
        new.hidden_bags = self.hidden_bags
        new.deck = self.deck
        new.first = self.first
        new.market = self.market
        new.tiles = self.tiles
        new._facts = self._facts
        new.turn = self.turn
        new.ends = self.ends
        new.token = self.token
        new.stage = self.stage
        new.drawn = self.drawn
        new.at = self.at
        new.copied = self.copied
        new.swapped = self.swapped
        new.bonuses = self.bonuses
        new.sides = self.sides
        new.opened = self.opened
        new.racing = self.racing
        new.stands = self.stands[:]
        new.lying = self.lying
        new.king = self.king
        new.chariots = self.chariots[:]
        new.tile_owner = self.tile_owner[:]
        new.colours = self.colours[:]
        new.goods = self.goods[:]
        new.influence = self.influence[:]
        new.entombed = self.entombed[:]
        new.courtyard = self.courtyard[:]
        new.bags = [bag[:] for bag in self.bags]
        new.properties = [cards[:] for cards in self.properties]
        new.upgraded = self.upgraded
        new.covered = self.covered
        new.estates = self.estates[:]
        return new

    def facts(self) -> Deck:
        """The facts of the deck in play."""
        facts = self._facts
        if facts is None:
            facts = deck_of(self.deck)
            self._facts = facts
        return facts

    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats
