"""Work: people are placed one after another, and act where they stand."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions.living import TAKE, on_display, take_from_display
from tafelrunde.games.agricola.actions.spaces import (
    act,
    asks_nothing,
    quiet,
    stacks_placements,
    take,
    use,
)
from tafelrunde.games.agricola.actions.usable import why_not_act, why_not_with_gifts
from tafelrunde.games.agricola.board.goods import SHEEP, cost
from tafelrunde.games.agricola.board.spaces import (
    MEETING_PLACE,
    PILE_GOOD,
    SPACE_NAMES,
    SPACE_OF,
    SPACES,
    TILE_2P,
    X_COPSE,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import RETURNING_HOME, SNAKE_START
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import SHARING, STACKING, WAKING
from tafelrunde.games.agricola.cards.occasions import TURN_START, Occasion
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.cards.speaking import in_order, spoken
from tafelrunde.games.agricola.paying.byhand import at_any_time, by_hand, run_errand
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.later import later
from tafelrunde.games.agricola.verbs.verbs import people_of, place_person, stay_home
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, choose

TILE_MASKS: Final[frozenset[int]] = frozenset(TILE_2P)
# Accumulation spaces that need nothing but that something lies there.
ALWAYS: Final[list[bool]] = [
    0 <= PILE_GOOD[space] < SHEEP and space not in (MEETING_PLACE, X_COPSE)
    for space in range(SPACES)
]

PLACE: Final = "place"

# --- placing -----------------------------------------------------------------------------


def why_not_place(g: Agricola, seat: int, space: int) -> str | None:
    """Whether a person may be placed on a space."""
    if g.there[space] and not shares_space(g, seat, space):
        return "space-taken"
    if space >= X_COPSE and space in TILE_MASKS:
        for other in TILE_2P:
            if g.there[other] and other != space:
                return "tile-taken"
    reason = why_not_act(g, seat, space)
    if reason is None or g._ears == 0:
        return reason
    return why_not_with_gifts(g, seat, space, reason)


def shares_space(g: Agricola, seat: int, space: int) -> bool:
    """Whether a card lets a seat use a space that is occupied."""
    for number in opened(g.farms[seat], SHARING):
        if DECK[number].shares_space(g, seat, space):
            return True
    return False


def placeable(g: Agricola, seat: int) -> list[Option]:
    """The spaces a person of the seat may be placed on."""
    options: list[Option] = []
    for space in g.board:
        if g.there[space] and not shares_space(g, seat, space):
            continue
        if ALWAYS[space]:
            # Piles of anything but animals: whoever finds one may take it.
            if g.piles[space]:
                options.append(SPACE_NAMES[space])
        elif why_not_place(g, seat, space) is None:
            options.append(SPACE_NAMES[space])
    return options


def work(g: Agricola) -> Flow:
    """A person is placed and acts; conversions may come before.

    What a hand allows is nobody else's business: who has one is asked privately, and the placement
    is a step of its own, so that others know it when the action asks on.
    """
    seat = g.turn
    farm = g.farms[seat]
    if g.acting:
        return acting(g, seat, g.acting - 1)
    if farm.home == 0 and not g.again:
        return _wake(g, seat)
    if farm.played and not g.again and opened(farm, TURN_START):
        occasion = Occasion(TURN_START, seat)
        if any(DECK[n].weight(g, seat, occasion) for n in opened(farm, TURN_START)):
            return in_order(g, seat, spoken(g, seat, occasion))
    return placing(g, seat)


def acting(g: Agricola, seat: int, space: int, option: Any = None) -> Flow:
    """The person that was placed on a space acts there."""
    yield from use(g, seat, space, option, stands=True)
    _go_on(g, seat, space)


def placing(g: Agricola, seat: int, option: Any = None) -> Flow:
    """An ordinary turn: where to, and what is done there."""
    farm = g.farms[seat]
    hidden = len(farm.hand) > 0
    while True:
        if option is None:
            options = placeable(g, seat)
            if g.again:
                options = _second_placements(g, seat, options)
                options.append("pass")
            else:
                options.extend(on_display(g))
            if not options:
                _stay_home(g, seat)
                return
            option = yield Decision(seat, PLACE, options, later(at_any_time, g, seat), hidden)
        if not isinstance(option, tuple):
            break
        if option[0] == TAKE:
            take_from_display(g, seat, str(option[1]))
            pass_on(g, seat)
            return
        if option[0] == "errand":
            yield from run_errand(g, seat, option)
        else:
            by_hand(g, seat, option)
        if hidden:
            return
        option = None
    if option == "pass":
        g.again = 0
        pass_on(g, seat)
        return
    space = SPACE_OF[str(option)]
    place_person(g, seat, space)
    if hidden:
        g.acting = space + 1
        return
    if not quiet(g):
        yield from use(g, seat, space, stands=True)
    elif asks_nothing(space):
        take(g, seat, space)
    else:
        g._own = space + 1
        g._before = farm.played
        yield from act(g, seat, space)
        g._own = 0
        g._so_far = None
    _go_on(g, seat, space)


def _go_on(g: Agricola, seat: int, space: int) -> None:
    """The person has acted; another may follow at once where a card lets it."""
    g.acting = 0
    farm = g.farms[seat]
    if farm.home and opened(farm, STACKING):
        repeated = g.again > 0
        g.again = space + 1
        if _may_go_on(g, seat, space, repeated):
            return
    g.again = 0
    pass_on(g, seat)


def _stay_home(g: Agricola, seat: int) -> None:
    """R2: people for whom no space is legal stay at home."""
    stay_home(g, seat)
    pass_on(g, seat)


def _may_go_on(g: Agricola, seat: int, space: int, repeated: bool) -> bool:
    """Whether another person may follow; where one did already, only by a card that chains."""
    if repeated and not any(DECK[n].chains() for n in opened(g.farms[seat], STACKING)):
        return False
    return any(
        stacks_placements(g, seat, [space, other], repeated)
        for other in g.board
        if why_not_place(g, seat, other) is None
    )


def _second_placements(g: Agricola, seat: int, options: list[Option]) -> list[Option]:
    return [
        option
        for option in options
        if stacks_placements(g, seat, [g.again - 1, SPACE_OF[str(option)]])
    ]


def waker(g: Agricola, seat: int) -> int:
    """The card that lets a newborn act now, or -1."""
    farm = g.farms[seat]
    if farm.newborn:
        for number in opened(farm, WAKING):
            price = DECK[number].wakes_newborn()
            if price >= 0 and farm.notes.get(number) != g.round:
                return number if can_pay(g, seat, cost(food=price)) else -1
    return -1


def _wake(g: Agricola, seat: int) -> Flow:
    """A newborn grows up at once and will be placed; declined, it sleeps for this round."""
    farm = g.farms[seat]
    number = waker(g, seat)
    answer = yield choose(seat, "card", ["yes", "no"], about=DECK[number].id)
    if answer == "no":
        farm.notes[number] = g.round
        pass_on(g, seat)
        return
    yield from pay(g, seat, [cost(food=DECK[number].wakes_newborn())], "newborn")
    farm.newborn -= 1
    farm.home += 1
    for space in g.board:
        if people_of(g, seat, space) > 1:
            g.there[space] -= 1 << (3 * seat)
            break


# --- whose turn it is --------------------------------------------------------------------


def pass_on(g: Agricola, seat: int) -> None:
    """The turn goes clockwise to the next seat with a person to place."""
    seats = g.seats
    if g.rules & SNAKE_START and g.round == 1:
        _pass_on_snake(g)
        return
    for turn in range(1, seats + 1):
        other = (seat + turn) % seats
        if g.farms[other].home or waker(g, other) >= 0:
            g.turn = other
            return
    g.phase = RETURNING_HOME


def _pass_on_snake(g: Agricola) -> None:
    """Round 1 of a house rule: the second person is placed in reverse order."""
    order = [(g.opener + turn) % g.seats for turn in range(g.seats)]
    for seat in order:
        if g.farms[seat].home == g.farms[seat].people:
            g.turn = seat
            return
    for seat in order[::-1]:
        if g.farms[seat].home:
            g.turn = seat
            return
    g.phase = RETURNING_HOME
