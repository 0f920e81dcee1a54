"""Tables laid by hand: a position is built piece by piece, then played like any other."""

from __future__ import annotations

from typing import Any

from tafelrunde import Match, find_game
from tafelrunde.games.loyang.card_verbs import lay_over, place_card
from tafelrunde.games.loyang.rounds import harvest
from tafelrunde.games.loyang.setup import set_up
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    CARDS,
    DEAL,
    HARVEST,
    HELPERS,
    HOME,
    PARTNER,
    VEGETABLES,
)
from tafelrunde.games.loyang.verbs import open_field, sow, take
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.state import plain

WHEAT, PUMPKIN, TURNIP, CABBAGE, BEAN, LEEK = range(6)

# Private fields by their plots: the first set, then the second.
THREE, FOUR, FIVE, SIX = range(HOME + 1, HOME + 5)


class Table:
    """A position under construction in the action phase, seat 0 first in turn."""

    def __init__(self, seats: int = 2, /, **options: Any) -> None:
        game = find_game("loyang")
        self.options = game.options(seats, options)
        state = set_up(seats, self.options, chance_of("table"))
        self.g: LoyangState = state
        g = state
        g.round = 3
        g.phase = ACTIONS
        g.large, g.small = 0, 1 if seats > 1 else -1
        g.turn = 0
        g.order = list(range(seats))
        for seat in range(seats):
            take(g, seat, WHEAT)
            sow(g, seat, HOME, WHEAT)
            g.players[seat].stage = ACTING
        if seats == 4:
            g.order = [0, 1, 2, 3]

    def card(self, name: str) -> int:
        """The number of a card: by its id, or the first helper of a kind."""
        if name in HELPERS:
            return self.g.deck.helper.index(HELPERS.index(name))
        return self.g.deck.ids.index(name)

    def pick(self, name: str) -> int:
        """Take a card out of wherever it lies unused."""
        card = self.card(name)
        g = self.g
        if card in g.grid:
            g.grid[g.grid.index(card)] = g.piles[0].pop()
        else:
            g.piles[0].remove(card)
        return card

    def show(self, seat: int, *names: str) -> list[int]:
        """Lay cards out in a seat's display."""
        cards = [self.pick(name) for name in names]
        for card in cards:
            place_card(self.g, seat, card)
        return cards

    def stack(self, seat: int, upper: str, lower: str) -> tuple[int, int]:
        """Lay two cards out as one stack, both paid."""
        cards = self.pick(upper), self.pick(lower)
        lay_over(self.g, seat, *cards)
        player = self.g.players[seat]
        for card in player.unpaid:
            if self.g.cover[card] < 0:
                place_card(self.g, seat, card)
        player.unpaid, player.bills = [], []
        return cards

    def cart(self, seat: int, *vegetables: int) -> None:
        for vegetable in vegetables:
            take(self.g, seat, vegetable)

    def field(self, seat: int, field: int, crop: int = -1, left: int = 0) -> None:
        """Turn up a private field, planted or not."""
        player = self.g.players[seat]
        for stack in (player.first, player.second):
            if field in stack:
                stack.remove(field)
        open_field(self.g, seat, field)
        if crop >= 0:
            player.crops[-1], player.left[-1] = crop, left
            self.g.supply[crop] -= left

    def cash(self, seat: int, cash: int) -> None:
        self.g.bank += self.g.players[seat].cash - cash
        self.g.players[seat].cash = cash

    def loans(self, seat: int, loans: int) -> None:
        self.g.players[seat].loans = loans

    def place(self, seat: int, place: int) -> None:
        """Where a seat stands on the path of prosperity."""
        self.g.players[seat].place = place

    def shop(self, seat: int, **counts: int) -> None:
        """What a shop holds of some vegetables, by their names."""
        for word, count in counts.items():
            self._lay(self.g.players[seat].shop, VEGETABLES.index(word), count)

    def empty_shop(self, seat: int) -> None:
        self.shop(seat, **dict.fromkeys(VEGETABLES, 0))

    def store(self, seat: int, **counts: int) -> None:
        """What has been kept over the night."""
        for word, count in counts.items():
            self._lay(self.g.players[seat].store, VEGETABLES.index(word), count)

    def _lay(self, zone: list[int], vegetable: int, count: int) -> None:
        self.g.supply[vegetable] += zone[vegetable] - count
        zone[vegetable] = count

    def large_storehouse(self, seat: int) -> None:
        self.g.players[seat].large = True

    def haggling(self, seat: int, purchases: int) -> None:
        """So many purchases of this turn cost one less."""
        self.g.players[seat].haggle = purchases

    def packed(self, seat: int) -> None:
        """The two-pack of this turn has been bought."""
        self.g.players[seat].packed = True

    def no_private_fields(self, seat: int) -> None:
        """All eight have been used up."""
        player = self.g.players[seat]
        player.first, player.second, player.spent = [], [], 8

    def sown(self, seat: int, crop: int, left: int) -> None:
        """The field that came last is planted and has so much left."""
        player = self.g.players[seat]
        player.crops[-1], player.left[-1] = crop, left
        self.g.supply[crop] -= left

    def tucked(self, seat: int, name: str) -> int:
        """A field lies under the private stack."""
        card = self.pick(name)
        self.g.players[seat].tucked.append(card)
        return card

    def offended(self, *cards: int) -> None:
        """The markers of these regular customers are red."""
        for card in cards:
            self.g.red[card] = 1

    def served(self, card: int) -> None:
        self.g.served[card] = 1

    def rows(self, card: int, rows: int) -> None:
        """So many deliveries have been made to a regular customer."""
        self.g.rows[card] = rows

    def traded(self, stall: int, *slots: int) -> None:
        """These places of a stall are empty."""
        for slot in slots:
            self.g.supply[self.g.stock[3 * stall + slot]] += 1
            self.g.stock[3 * stall + slot] = -1

    def deal(self, pile: int, gone: int = 0) -> None:
        """Cards are dealt next from so many; `gone` of the others have left the game."""
        g = self.g
        g.phase = DEAL
        rest = g.piles[0][pile:]
        g.box, g.discards[0] = sorted(rest[:gone]), sorted(rest[gone:])
        g.piles[0] = g.piles[0][:pile]

    def at_grid(self, pile: int | None = None) -> None:
        """Cards of the grid are taken next; all but so many of the pile have been discarded."""
        g = self.g
        g.phase = CARDS
        if pile is not None:
            g.discards[0], g.piles[0] = sorted(g.piles[0][pile:]), g.piles[0][:pile]

    def in_grid(self, cell: int, name: str) -> None:
        """A card lies in a cell of the grid."""
        self.g.grid[cell], old = self.pick(name), self.g.grid[cell]
        self.g.piles[0].append(old)

    def bill(self, seat: int, name: str, cost: int) -> None:
        """A card that was taken is still to be paid."""
        player = self.g.players[seat]
        player.unpaid, player.bills = [self.pick(name)], [cost]

    def card_phase(self) -> None:
        self.g.phase = CARDS
        for player in self.g.players:
            player.stage = 0

    def wanted(self, card: int) -> list[int]:
        """The vegetables that a customer wants."""
        return [
            vegetable for vegetable in self.g.deck.wants[3 * card : 3 * card + 3] if vegetable >= 0
        ]

    def choosing_partners(self, large: int = 0, small: int = 1) -> None:
        """The pairs are formed next; these seats have the tokens."""
        self.g.phase = PARTNER
        self.g.large, self.g.small = large, small
        others = [seat for seat in range(4) if seat not in (large, small)]
        self.g.order = [large, small, *others]

    def drawn(self, seat: int, *names: str) -> tuple[int, ...]:
        """The two-pack has been bought and brought these cards."""
        self.g.players[seat].drawn = [self.pick(name) for name in names]
        return tuple(self.g.players[seat].drawn)

    def moved(self, name: str, giver: int, taker: int) -> None:
        """A helper lies before another seat."""
        card = self.card(name)
        self.g.players[giver].helpers.remove(card)
        self.g.players[taker].helpers.append(card)

    def last_hand_card(self, seat: int) -> None:
        """All others of its hand have been laid and discarded."""
        hand = self.g.players[seat].hand
        self.g.discards[0] = sorted(hand[1:])
        self.g.players[seat].hand = hand[:1]

    def only_one_left(self, *finished: int) -> None:
        """These seats have taken their cards; the draft is in its last turns."""
        self.g.finished = list(finished)
        self.g.revealed = True

    def turn_up_all(self, seat: int) -> None:
        """All private fields lie open."""
        player = self.g.players[seat]
        for field in player.first + player.second:
            self.field(seat, field)

    def pile(self, *names: str) -> None:
        """The draw pile holds these cards alone; all others of it have been discarded."""
        cards = [self.pick(name) for name in names]
        self.g.discards[0] = sorted(self.g.piles[0])
        self.g.piles[0] = cards

    def last_round(self) -> None:
        self.g.round = 9

    def before_harvest(self) -> None:
        self.g.phase = HARVEST
        for player in self.g.players:
            player.stage = 0

    def harvest(self) -> None:
        """Bring in the harvest of a round."""
        self.before_harvest()
        list(harvest(self.g))

    def hand(self, seat: int, *names: str) -> list[int]:
        """Give a seat its hand; the card phase is on."""
        self.card_phase()
        self.g.players[seat].hand = [self.pick(name) for name in names]
        return self.g.players[seat].hand

    def yard(self, *names: str) -> list[int]:
        self.g.yard = [self.pick(name) for name in names]
        return self.g.yard

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees of the position as it lies now."""
        return find_game("loyang").view(self.g, seat)

    def header(self) -> Header:
        """The header of a record that begins at this position."""
        rules = find_game("loyang").rules
        return Header("loyang", rules, self.g.seats, self.options, "table", [], plain(self.g))

    def match(self, **how: Any) -> Match:
        """The match that begins at this position."""
        match = Match(find_game("loyang"), self.header(), **how)
        match.start()
        return match


def state(match: Match) -> LoyangState:
    g = match.state
    assert isinstance(g, LoyangState)
    return g


class Seat:
    """What lies before a seat, as the seat itself sees it; vegetables by name, without zeros."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.cash: int = shown["cash"]
        self.loans: int = shown["loans"]
        self.place: int = shown["place"]
        self.cart, self.shop, self.store = (
            {word: count for word, count in shown[zone].items() if count}
            for zone in ("cart", "shop", "store")
        )
        self.large: bool = shown["storehouse"]["large"]
        self.stalls, self.regulars, self.casuals, self.helpers = (
            [entry["card"] for entry in shown[zone]]
            for zone in ("stalls", "regulars", "casuals", "helpers")
        )
        self.cards: list[int] = [*self.stalls, *self.regulars, *self.casuals, *self.helpers]
        self.fields: list[int] = [field["field"] for field in shown["fields"]]
        self.cards += [field for field in self.fields if field < HOME]
        self.crops: list[str | None] = [field["crop"] for field in shown["fields"]]
        self.left: list[int] = [field["left"] for field in shown["fields"]]
        self.plots: dict[int, int] = {field["field"]: field["plots"] for field in shown["fields"]}
        self.stack: int = shown["stack"]
        self.spent: int = shown["spent"]
        self.drawn: list[int] = shown["drawn"]
        self.hand: list[int] = shown["hand"] or []
        self.starter: int | None = shown["starter"]
        self.unpaid: list[int] = [bill["card"] for bill in shown["unpaid"]]
        self.effects: dict[str, Any] = shown["effects"]


def at(match: Match | Table, seat: int = 0) -> Seat:
    """A seat of a match or of a table, in the words of its view."""
    return Seat(match.view(seat)["players"][seat])


def discards(match: Match | Table) -> list[int]:
    found: list[int] = match.view(None)["discards"]
    return found


def yard(match: Match | Table) -> list[int]:
    found: list[int] = match.view(None)["yard"]
    return found


def tokens(match: Match | Table) -> tuple[int | None, int | None]:
    """Who has the large token and who the small one."""
    view = match.view(None)
    return view["large"], view["small"]


def hands(match: Match) -> list[int]:
    """How many cards each seat holds."""
    return [player["hand_size"] for player in match.view(None)["players"]]


def grid(match: Match | Table) -> list[int | None]:
    """The cards of the solo grid."""
    return [cell["card"] for cell in match.view(0)["grid"]]


def on_display(match: Match | Table, zone: str, card: int) -> dict[str, Any]:
    """What everybody sees of a card that lies before a seat."""
    shown = [entry for player in match.view(None)["players"] for entry in player[zone]]
    found: dict[str, Any] = next(entry for entry in shown if entry["card"] == card)
    return found


def customer(match: Match | Table, card: int) -> dict[str, Any]:
    """A regular customer: `rows` delivered to, whether `red`, whether `served` this round."""
    return on_display(match, "regulars", card)


def stock(match: Match | Table, stall: int) -> list[str | None]:
    """What a stall offers."""
    return [place["vegetable"] for place in on_display(match, "stalls", stall)["places"]]


def asked(match: Match, seat: int = 0) -> Decision:
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is not asked: {match.decisions}"
    return decision


def options(match: Match, seat: int = 0) -> list[Option]:
    return list(asked(match, seat).options)


def why(match: Match, option: Option, seat: int = 0) -> str | None:
    return match.why_not(seat, option)


def wares(counts: list[int]) -> dict[str, int]:
    """What lies on a cart or in a shop, without the zeros."""
    return {VEGETABLES[v]: count for v, count in enumerate(counts) if count}


def verbs(match: Match, seat: int = 0) -> set[int | str]:
    """What the options begin with."""
    return {option[0] if isinstance(option, tuple) else option for option in options(match, seat)}
