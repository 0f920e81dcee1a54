"""Sound: what a position of Agricola holds, and what no match could have come to."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.farm import ALL_CELLS, CELLS, EDGES
from tafelrunde.games.agricola.board.goods import KINDS, SHEEP
from tafelrunde.games.agricola.board.spaces import ROUNDS, SPACES, STAGE_OF, STAGES
from tafelrunde.games.agricola.board.state import Agricola, Farm, Hands
from tafelrunde.games.agricola.board.terms import CARD_SWAP, HANDS, STONE_HOUSE, TURN_UP, WORK
from tafelrunde.games.agricola.cards.base import MINOR, PRINTED, of_kind
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.cards.ways import CARDS_DEALT, DEAL, PICK, PICKS, READY
from tafelrunde.games.agricola.verbs.crops import sown_pastures
from tafelrunde.games.agricola.verbs.hands import BOTH, all_cards, bit, left_of
from tafelrunde.kernel.sound import (
    Book,
    Form,
    Many,
    Piece,
    Row,
    Same,
    Stream,
    Unsound,
    Whole,
    Word,
    exactly,
)

_MOST_GOODS: Final = 250
_MOST_ANIMALS: Final = 60
_MOST_PEOPLE: Final = 5
# A note may be a mask of what is where, edges of the farmyard included.
_MOST_NOTED: Final = (1 << EDGES) - 1
# More than the card texts can bring together.
_MOST_PROMISES: Final = 200


def form(fresh: Agricola) -> Piece:
    """Every field of a position at the table of this set-up."""
    seats = fresh.seats
    seat = Whole(0, seats - 1)
    space = Whole(0, SPACES - 1)
    promise = Row(
        Whole(1, ROUNDS), seat, Whole(0, KINDS - 1), Whole(0, 20), Whole(-MAJORS, len(PRINTED) - 1)
    )
    request = Row(seat, Word("convert", "exchange"), Whole(0, max(KINDS, len(PRINTED))))
    fields: dict[str, Form] = {
        "chance": Stream(seats),
        "seats": Same(seats),
        "rules": Same(fresh.rules),
        "round": Whole(0, ROUNDS),
        "phase": Whole(0, CARD_SWAP),
        "turn": seat,
        "waiting": Whole(0, seats),
        "first": seat,
        "opener": seat,
        "placed": Whole(0, seats * _MOST_PEOPLE),
        "again": Whole(0, SPACES),
        "acting": Whole(0, SPACES),
        "pool": Many(space, 0, 4, apart=True),
        "track": Many(space, 0, ROUNDS, apart=True),
        "board": Many(space, len(fresh.board), SPACES, apart=True),
        "piles": exactly(SPACES, Whole(0, _MOST_GOODS)),
        "there": exactly(SPACES, Whole(0, (1 << 3 * seats) - 1)),
        "majors": exactly(MAJORS, Whole(-1, seats - 1)),
        "promised": Many(promise, 0, _MOST_PROMISES),
        "deck": Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True),
        "box": Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True),
        "requests": Many(request, 0, 300),
        "farms": exactly(seats, _farm()),
        "hands": exactly(len(fresh.hands), _hands(fresh)),
    }
    return Piece("Agricola", fields)


def _hands(fresh: Agricola) -> Piece:
    seats = fresh.seats
    cards = Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True)
    fields: dict[str, Form] = {
        "mode": Same(fresh.hands[0].mode if fresh.hands else 0),
        "stage": Whole(0, READY),
        "kinds": Whole(0, 3),
        "passes": Whole(0, 9),
        "packets": exactly(seats, cards),
        "picked": exactly(seats, cards),
        "discarded": exactly(seats, cards),
        "swaps": exactly(seats, Whole(0, 9)),
        "drafted": exactly(2 * seats, cards),
        "display": cards,
        "claimed": Whole(0, ROUNDS),
    }
    return Piece("Hands", fields)


def _farm() -> Piece:
    cells = Whole(0, ALL_CELLS)
    cards = Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True)
    fields: dict[str, Form] = {
        "goods": exactly(KINDS, Whole(0, _MOST_GOODS)),
        "rooms": cells,
        "fields": cells,
        "stables": cells,
        "fences": Whole(0, (1 << EDGES) - 1),
        "pastures": Many(Whole(1, ALL_CELLS), 0, CELLS, apart=True),
        "crops": exactly(CELLS, Whole(0, 31)),
        "house": Whole(0, STONE_HOUSE),
        "people": Whole(1, _MOST_PEOPLE),
        "newborn": Whole(0, _MOST_PEOPLE),
        "home": Whole(0, _MOST_PEOPLE),
        "begging": Whole(0, 99),
        "herds": Many(Whole(0, 99), 0, 4 * (CELLS + 2)),
        "hand": cards,
        "start": cards,
        "played": cards,
        "occupations": Whole(0, len(PRINTED)),
        "bonus": Whole(0, 99),
        "notes": Book(Whole(0, len(PRINTED) - 1), Whole(0, _MOST_NOTED), 0, len(PRINTED)),
    }
    return Piece("Farm", fields)


def check(g: Agricola, fresh: Agricola) -> None:
    """What lies where it cannot; counts of components are the audit's affair."""
    if len(g.track) != g.round:
        raise Unsound("track", f"{len(g.track)} cards in round {g.round}")
    for number, card in enumerate(g.track, start=1):
        if card not in STAGES[STAGE_OF[number]]:
            raise Unsound("track", f"card {card} is not of the stage of round {number}")
    for card in g.pool:
        if card not in STAGES[STAGE_OF[g.round]] or card in g.track:
            raise Unsound("pool", f"card {card} cannot come any more")
    if sorted(g.board) != sorted([*fresh.board, *g.track]):
        raise Unsound("board", "the spaces are not those of the table")
    if g.phase == TURN_UP and g.round == ROUNDS:
        raise Unsound("phase", "no round comes any more")
    _check_hands(g)
    cards = all_cards(g)
    if len(set(cards)) != len(cards):
        raise Unsound("deck", "a card is there twice")
    for number in sorted(set(cards) - set(all_cards(fresh))):
        raise Unsound("deck", f"card {PRINTED[number]} is not in this match")
    for place, farm in enumerate(g.farms):
        _check_farm(farm, f"farms[{place}]")
    if g.phase != WORK:
        if g.acting or g.again:
            raise Unsound("acting", "people act only while everybody works")
    elif g.acting and why_not_use(g, g.turn, g.acting - 1) is not None:
        raise Unsound("acting", "nobody could have placed a person there")


def _check_hands(g: Agricola) -> None:
    """Cards lie before seats to be picked as long as hands are made up, and only then."""
    h = g.hands[0] if g.hands else None
    if g.phase in (HANDS, CARD_SWAP) and h is None:
        raise Unsound("phase", "hands are dealt at this table")
    if h is None:
        return
    if (g.phase == HANDS) != (h.stage != READY):
        raise Unsound("hands.stage", "it does not go with the phase")
    if h.stage == PICK:
        _check_packets(g, h)
    elif any([*h.packets, *h.picked]):
        raise Unsound("hands.packets", "nothing is picked now")
    if h.stage == DEAL and left_of(g, MINOR) < CARDS_DEALT[h.mode] * g.seats:
        raise Unsound("deck", "there are too few cards to deal")


def _check_packets(g: Agricola, h: Hands) -> None:
    """Every packet holds as many cards of each kind as are left to pick from."""
    if h.passes >= len(PICKS[h.mode]):
        raise Unsound("hands.passes", "no packet moves on any more")
    whole = CARDS_DEALT[h.mode] - sum(PICKS[h.mode][: h.passes])
    for seat in range(g.seats):
        for kind in BOTH:
            picked = len(of_kind(kind, h.picked[seat]))
            count = len(of_kind(kind, h.packets[seat])) + picked
            if count != (whole if h.kinds & bit(kind) else 0):
                raise Unsound(f"hands.packets[{seat}]", f"{count} cards are not one packet")
            if picked > PICKS[h.mode][h.passes]:
                raise Unsound(f"hands.picked[{seat}]", "more was picked than may be")


def _check_farm(farm: Farm, field: str) -> None:
    if not farm.rooms:
        raise Unsound(f"{field}.rooms", "nobody can live there")
    if max(farm.goods[SHEEP:]) > _MOST_ANIMALS:
        raise Unsound(f"{field}.goods", f"more than {_MOST_ANIMALS} animals of a kind")
    fenced = 0
    for pasture in farm.pastures:
        if pasture & (fenced | farm.rooms | farm.fields):
            raise Unsound(f"{field}.pastures", "they lie where something else lies")
        fenced |= pasture
    sown = sown_pastures(farm)
    for cell, crop in enumerate(farm.crops):
        if crop and not (farm.fields >> cell) & 1 and cell not in sown:
            raise Unsound(f"{field}.crops", f"there is no field on space {cell}")
    if len(farm.herds) % 4:
        raise Unsound(f"{field}.herds", "a place and three kinds belong together")
    if farm.newborn > farm.people or farm.home > farm.people:
        raise Unsound(f"{field}.people", "fewer than were born or stay at home")
