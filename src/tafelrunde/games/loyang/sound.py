"""Sound: what a position of Loyang holds, and what no match could have come to."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    ACTIONS,
    CASUAL,
    DONE,
    FIELD,
    FIELDS,
    GRID,
    HELPER,
    HOME,
    KINDS_OF_VEGETABLE,
    OVER,
    PRIVATE_FIELDS,
    REGULAR,
    ROUNDS,
    SETS_OF_FIELDS,
    STALL,
)
from tafelrunde.kernel.sound import Form, Many, Piece, Same, Stream, Unsound, Whole, Yes, exactly

# With the dearest loans a table may allow.
_MOST_CASH: Final = 9_999
_MOST_LOANS: Final = 999
_MOST_VEGETABLES: Final = 99


def form(fresh: LoyangState) -> Piece:
    """Every field of a position at the table of this set-up."""
    seats = fresh.seats
    count = fresh.deck.count
    card = Whole(0, count - 1)
    card_or_none = Whole(-1, count - 1)
    cards = Many(card, 0, count, apart=True)
    some_seats = Many(Whole(0, seats - 1), 0, seats, apart=True)
    fields: dict[str, Form] = {
        "chance": Stream(seats),
        "seats": Same(seats),
        "house": Same(fresh.house),
        "loan_cap": Same(fresh.loan_cap),
        "deck_text": Same(fresh.deck_text),
        "phase": Whole(0, OVER),
        "round": Whole(0, ROUNDS),
        "players": exactly(len(fresh.players), _player(count, len(fresh.players), fresh.deck.top)),
        "piles": exactly(2, cards),
        "discards": exactly(2, cards),
        "streams": Many(Stream(seats), 0, 2),
        "lane": exactly(len(fresh.lane), Whole(0, 1)),
        "box": cards,
        "leftovers": cards,
        "yard": cards,
        "grid": Many(card_or_none, 0, GRID),
        "picks": Whole(0, 9),
        "turn": Whole(0, seats - 1),
        "revealing": Yes(),
        "revealed": Yes(),
        "taking": card_or_none,
        "large": Whole(0, seats - 1),
        "small": Whole(-1, seats - 1),
        "finished": some_seats,
        "order": some_seats,
        "under": exactly(count, card_or_none),
        "cover": exactly(count, card_or_none),
        "stock": exactly(3 * count, Whole(-1, KINDS_OF_VEGETABLE - 1)),
        "rows": exactly(count, Whole(0, 9)),
        "red": exactly(count, Whole(0, 1)),
        "served": exactly(count, Whole(0, 1)),
        "supply": exactly(KINDS_OF_VEGETABLE, Whole(-999, 999)),
        "bank": Whole(-5 * _MOST_CASH, 5 * _MOST_CASH),
    }
    return Piece("LoyangState", fields)


def _player(count: int, players: int, top: int) -> Piece:
    cards = Many(Whole(0, count - 1), 0, count, apart=True)
    vegetables = exactly(KINDS_OF_VEGETABLE, Whole(0, _MOST_VEGETABLES))
    most = count + PRIVATE_FIELDS + 1
    first = HOME + 1 + SETS_OF_FIELDS
    fields: dict[str, Form] = {
        "cash": Whole(0, _MOST_CASH),
        "loans": Whole(0, _MOST_LOANS),
        "place": Whole(0, top),
        "large": Yes(),
        "cart": vegetables,
        "store": vegetables,
        "shop": vegetables,
        "fields": Many(Whole(0, FIELDS - 1), 0, most, apart=True),
        "crops": Many(Whole(-1, KINDS_OF_VEGETABLE - 1), 0, most),
        "left": Many(Whole(0, 20), 0, most),
        "first": Many(Whole(HOME + 1, first - 1), 0, SETS_OF_FIELDS, apart=True),
        "second": Many(Whole(first, FIELDS - 1), 0, SETS_OF_FIELDS, apart=True),
        "tucked": Many(Whole(0, FIELDS - 1), 0, most, apart=True),
        "spent": Whole(0, PRIVATE_FIELDS + 1),
        "stalls": cards,
        "regulars": cards,
        "casuals": cards,
        "helpers": cards,
        "hand": cards,
        "starter": Whole(-1, count - 1),
        "unpaid": cards,
        "bills": Many(Whole(0, 99), 0, count),
        "owed": Whole(0, 999),
        "stage": Whole(0, DONE),
        "packed": Yes(),
        "drawing": Whole(0, 9),
        "drawn": cards,
        "content": Yes(),
        "sweet": Yes(),
        "haggle": Whole(0, 99),
        "carter": Whole(0, 99),
        "room": Whole(0, 99),
        "porter": Whole(0, 99),
        "apart": Yes(),
        "messenger": Whole(-1, players - 1),
        "extra": Whole(0, 99),
    }
    return Piece("Player", fields)


def check(g: LoyangState) -> None:
    """What lies where it cannot; counts of components are the audit's affair."""
    if g.phase == ACTIONS and g.round < 1:
        raise Unsound("round", "nobody acts before the first round")
    for number, player in enumerate(g.players):
        _check_player(g, player, f"players[{number}]")
    for place, card in enumerate(g.cover):
        if card >= 0 and g.under[card] != place:
            raise Unsound("cover", f"card {card} does not cover card {place}")
    for place, card in enumerate(g.under):
        if card >= 0 and g.cover[card] != place:
            raise Unsound("under", f"card {card} does not lie under card {place}")


def _check_player(g: LoyangState, player: Player, field: str) -> None:
    if not len(player.fields) == len(player.crops) == len(player.left):
        raise Unsound(f"{field}.fields", "fields, crops and what is left differ in number")
    if len(player.unpaid) != len(player.bills):
        raise Unsound(f"{field}.bills", "there are not as many as cards to pay")
    types = g.deck.types
    zones = (
        ("stalls", player.stalls, STALL),
        ("regulars", player.regulars, REGULAR),
        ("casuals", player.casuals, CASUAL),
        ("helpers", player.helpers, HELPER),
        ("fields", [f for f in player.fields + player.tucked if f < HOME], FIELD),
    )
    for name, cards, kind in zones:
        for card in cards:
            if card >= len(types) or types[card] != kind:
                raise Unsound(f"{field}.{name}", f"card {card} is of another type")
