"""Setup: from the options to the table before the first step."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tafelrunde.games.loyang.card_verbs import draw_card, give_opponent
from tafelrunde.games.loyang.cards.deck import OUR_TEXT
from tafelrunde.games.loyang.helper import helper_of
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    COVERED_COUNT,
    GRID,
    HOME,
    KINDS_OF_VEGETABLE,
    ONE_PILE,
    OPPONENT_CARDS,
    PAID_LATE,
    REFILL,
    REGULAR,
    RESHUFFLE,
    SERVED_COUNTS,
    SETS_OF_FIELDS,
    SPENT_LEAVE,
    STALL,
    START_CASH,
    UP_TO_TWO,
)
from tafelrunde.games.loyang.verbs import open_field
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import only


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> LoyangState:
    """Boards, fields and piles laid out; the lot for the large token drawn."""
    g = LoyangState()
    g.chance = chance
    g.seats = seats
    g.house = _house(seats, options)
    g.loan_cap = options["voluntary_loan_cap"]
    g.deck_text = OUR_TEXT
    if options["deck"] is not None:
        g.deck_text = json.dumps(options["deck"], separators=(",", ":"), sort_keys=True)
    _blank_lists(g)
    g.players = [_player(g) for _ in range(seats)]
    for seat in range(seats):
        open_field(g, seat, HOME)
    if seats == 1:
        _set_solo_table(g, options["solo_lantern_helpers"])
        return g
    if options["introductory"]:
        _deal_starters(g, options["starter_leftovers"] == "box")
    g.large = g.roll(seats)
    g.turn = g.large
    return g


def _house(seats: int, options: Mapping[str, Any]) -> int:
    """The table's rulings on what the sources leave open."""
    reshuffle = options["reshuffle_when_empty"]
    house: int = (
        ONE_PILE * (options["pair_piles"] == "one_pile")
        | SERVED_COUNTS * options["served_casual_counts"]
        | COVERED_COUNT * options["covered_cards_count"]
        | PAID_LATE * (options["covered_field_paid"] == "when_uncovered")
        | RESHUFFLE * (reshuffle == "always" or (reshuffle == "solo_only" and seats == 1))
        | SPENT_LEAVE * (options["spent_common_field"] == "remove")
        | REFILL * options["solo_refill_opponent"]
        | UP_TO_TWO * (options["solo_cards"] == "up_to_two")
    )
    return house


def _blank_lists(g: LoyangState) -> None:
    count = g.deck.count
    g.piles = [list(range(count)), []]
    g.discards = [[], []]
    g.lane = [0] * max(g.seats, 2)
    g.box = []
    g.leftovers = []
    g.yard = []
    g.grid = []
    g.finished = []
    g.order = []
    g.under = [-1] * count
    g.cover = [-1] * count
    g.stock = [-1] * (3 * count)
    g.rows = [0] * count
    g.red = [0] * count
    g.served = [0] * count
    g.supply = g.deck.supply[:]


def _player(g: LoyangState) -> Player:
    player = bare_player()
    player.cash = START_CASH
    player.shop = g.deck.start[:]
    for vegetable in range(KINDS_OF_VEGETABLE):
        g.supply[vegetable] -= player.shop[vegetable]
    g.bank -= START_CASH
    player.first = list(range(HOME + 1, HOME + 1 + SETS_OF_FIELDS))
    player.second = list(range(HOME + 1 + SETS_OF_FIELDS, HOME + 1 + 2 * SETS_OF_FIELDS))
    return player


def bare_player() -> Player:
    """A player who owns nothing."""
    player = Player()
    player.cart = [0] * KINDS_OF_VEGETABLE
    player.store = [0] * KINDS_OF_VEGETABLE
    player.shop = [0] * KINDS_OF_VEGETABLE
    player.fields = []
    player.crops = []
    player.left = []
    player.first = []
    player.second = []
    player.tucked = []
    player.stalls = []
    player.regulars = []
    player.casuals = []
    player.helpers = []
    player.hand = []
    player.unpaid = []
    player.bills = []
    player.drawn = []
    return player


def _deal_starters(g: LoyangState, to_the_box: bool) -> None:
    """Introductory version: one dotted regular customer each, face down.

    R6: with fewer than four players the others go into the draw pile.
    """
    starters = g.deck.dotted[:]
    for card in starters:
        g.piles[0].remove(card)
    for seat in range(g.seats):
        g.players[seat].starter = g.draw(starters, only(seat))
    if to_the_box:
        g.leftovers = starters
    else:
        g.piles[0].extend(starters)


def _set_solo_table(g: LoyangState, lanterns: str) -> None:
    """The imaginary opponent's six cards and the grid."""
    deck = g.deck
    if lanterns != "keep_all":
        for card in range(deck.count):
            if deck.lantern[card] and (lanterns == "remove_all" or not helper_of(g, card).solo):
                g.piles[0].remove(card)
                g.box.append(card)
    g.players.append(bare_player())
    for kind in (STALL, REGULAR, CASUAL):
        for _ in range(OPPONENT_CARDS):
            give_opponent(g, kind)
    for _ in range(GRID):
        g.grid.append(draw_card(g, 0) if g.piles[0] else -1)
