"""Rounds: the top flow, step by step, each read off the state."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import (
    BASIC_WISH,
    FOREST,
    HARVESTS,
    MEETING_PLACE,
    PILE_GOOD,
    PILE_GROWTH,
    ROUNDS,
    SOLO_FOREST,
    SPACE_NAMES,
    SPACE_OF,
    SPACES,
    STAGE_OF,
    STAGES,
    TILE_2P,
    X_COPSE,
)
from tafelrunde.games.agricola.byhand import at_any_time, by_hand, last_exchanges
from tafelrunde.games.agricola.cards.base import (
    AFTER_BREEDING,
    AFTER_FEEDING,
    AFTER_FIELD_PHASE,
    AFTER_HARVEST,
    BEFORE_FEEDING,
    BEFORE_HARVEST,
    BEFORE_ROUND,
    DECK,
    RETURN_HOME,
    ROUND_START,
    Occasion,
    fire,
)
from tafelrunde.games.agricola.goods import SHEEP, cost
from tafelrunde.games.agricola.harvest import breed, feed, reap
from tafelrunde.games.agricola.later import later
from tafelrunde.games.agricola.livestock import take_animals
from tafelrunde.games.agricola.majors import MAJOR_NAMES
from tafelrunde.games.agricola.payment import can_pay, pay
from tafelrunde.games.agricola.spaces import (
    act,
    asks_nothing,
    stacks_placements,
    take,
    use,
    why_not_use,
)
from tafelrunde.games.agricola.state import (
    BREEDING,
    CARDS,
    FAMILY,
    FEEDING,
    FIELD_PHASE,
    OVER,
    PREPARATION,
    RETURNING_HOME,
    SNAKE_START,
    TOURNAMENT,
    TURN_UP,
    WORK,
    Agricola,
)
from tafelrunde.games.agricola.verbs import gain, people_of, stand
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, Step, choose

TILE_MASKS: Final[frozenset[int]] = frozenset(TILE_2P)
TOURNAMENT_ROUND: Final = 5
# Accumulation spaces that need nothing but that something lies there.
ALWAYS: Final[list[bool]] = [
    0 <= PILE_GOOD[space] < SHEEP and space not in (MEETING_PLACE, X_COPSE)
    for space in range(SPACES)
]


def next_step(g: Agricola) -> Step:
    """The flow of the next step."""
    phase = g.phase
    if phase == WORK:
        if not g.rules & CARDS:
            return work(g)
        return act_with_cards(g) if g.acting else place_with_cards(g)
    if phase == TURN_UP:
        return turn_up(g)
    if phase == PREPARATION:
        return prepare(g)
    if phase == RETURNING_HOME:
        return return_home(g)
    if phase == FIELD_PHASE:
        return field_phase(g)
    if phase == FEEDING:
        return feeding_phase(g)
    if phase == BREEDING:
        return breeding_phase(g)
    assert phase == OVER
    return None


# --- preparation -------------------------------------------------------------------------


def face_down_on(g: Agricola, number: int) -> list[int]:
    """The cards of which a coming round's is one."""
    stage = STAGE_OF[number]
    if g.pool and STAGE_OF[g.round] == stage:
        return g.pool
    cards = list(STAGES[stage])
    if g.rules & TOURNAMENT and BASIC_WISH in cards:
        # R12: the tournament fixes Basic Wish for Children on round 5.
        if number == TOURNAMENT_ROUND:
            return [BASIC_WISH]
        cards.remove(BASIC_WISH)
    return cards


def turn_up(g: Agricola) -> Flow:
    """Turn up the card of the round.

    R1: it is drawn from the stage's cards now, which is the same as a shuffled stack.
    """
    g.round += 1
    if g.rules & CARDS:
        yield from fire(g, Occasion(BEFORE_ROUND, g.first))
    if not g.pool:
        g.pool = list(STAGES[STAGE_OF[g.round]])
        if g.rules & TOURNAMENT and g.round == TOURNAMENT_ROUND:
            g.pool.remove(BASIC_WISH)
            _open(g, BASIC_WISH)
            return
    card = g.draw(g.pool) if len(g.pool) > 1 else g.pool.pop()
    _open(g, card)
    yield from ()


def _open(g: Agricola, card: int) -> None:
    g.track.append(card)
    g.board.append(card)
    g.phase = PREPARATION
    if g._heard is not None:
        g.hear("round", (g.round, card, g.first if g.seats > 1 else -1))


def prepare(g: Agricola) -> Flow:
    """Goods from the round space, effects at the start of the round, then replenish."""
    if g.promised and g.promised[0][0] == g.round:
        for turn in range(g.seats):
            yield from hand_out(g, (g.first + turn) % g.seats)
        g.promised = [load for load in g.promised if load[0] != g.round]
    if g.rules & CARDS:
        yield from fire(g, Occasion(ROUND_START, g.first))
    replenish(g)
    for farm in g.farms:
        farm.home = farm.people
    g.opener = g.first
    g.turn = g.first
    g.placed = 0
    g.phase = WORK
    yield from ()


def hand_out(g: Agricola, seat: int) -> Flow:
    """What lies for a seat on this round's space."""
    for number, owner, good, amount, source in g.promised.copy():
        if number == g.round and owner == seat:
            if good >= SHEEP:
                yield from take_animals(g, seat, good, amount)
            else:
                gain(g, seat, good, amount, MAJOR_NAMES[-source] if source < 0 else DECK[source].id)


def growth_of(g: Agricola, space: int) -> int:
    """What comes onto a space in each preparation."""
    if space == FOREST and g.seats == 1:
        return SOLO_FOREST
    if space == MEETING_PLACE and not g.rules & FAMILY:
        return 0
    return PILE_GROWTH[space]


def replenish(g: Agricola) -> None:
    """Goods onto every accumulation space in play; they add up."""
    for space in g.board:
        if PILE_GOOD[space] >= 0:
            g.piles[space] += growth_of(g, space)
    if g._heard is not None:
        g.hear("replenished", (g.round,))


# --- work --------------------------------------------------------------------------------


def why_not_place(g: Agricola, seat: int, space: int) -> str | None:
    """Whether a person may be placed on a space."""
    if g.there[space]:
        return "space-taken"
    if space >= X_COPSE and space in TILE_MASKS:
        for other in TILE_2P:
            if g.there[other]:
                return "tile-taken"
    return why_not_use(g, seat, space)


def placeable(g: Agricola, seat: int) -> list[Option]:
    """The spaces a person of the seat may be placed on."""
    options: list[Option] = []
    for space in g.board:
        if g.there[space]:
            continue
        if ALWAYS[space]:
            # Piles of anything but animals: whoever finds one may take it.
            if g.piles[space]:
                options.append(SPACE_NAMES[space])
        elif why_not_place(g, seat, space) is None:
            options.append(SPACE_NAMES[space])
    return options


def work(g: Agricola) -> Flow:
    """One person is placed and acts; conversions may come before."""
    seat = g.turn
    while True:
        options = placeable(g, seat)
        if not options:
            _stay_home(g, seat)
            return
        option = yield choose(seat, "place", options, later(at_any_time, g, seat))
        if not isinstance(option, tuple):
            break
        by_hand(g, seat, option)
    space = SPACE_OF[str(option)]
    _put(g, seat, space)
    if asks_nothing(space):
        take(g, seat, space)
    else:
        yield from act(g, seat, space)
    pass_on(g, seat)


def place_with_cards(g: Agricola) -> Flow:
    """The same with hand cards: what a hand allows is nobody else's business.

    The placement is a step of its own, so that others know it when the action asks on.
    """
    seat = g.turn
    if g.farms[seat].home == 0 and not g.again:
        yield from _wake(g, seat)
        return
    options = placeable(g, seat)
    if g.again:
        options = _second_placements(g, seat, options)
        options.append("pass")
    elif not options:
        _stay_home(g, seat)
        return
    option = yield Decision(seat, "place", options, later(at_any_time, g, seat), True)
    if isinstance(option, tuple):
        by_hand(g, seat, option)
    elif option == "pass":
        g.again = 0
        pass_on(g, seat)
    else:
        space = SPACE_OF[str(option)]
        _put(g, seat, space)
        g.acting = space + 1


def act_with_cards(g: Agricola) -> Flow:
    """The person just placed acts."""
    seat = g.turn
    space = g.acting - 1
    yield from use(g, seat, space)
    g.acting = 0
    if g.farms[seat].home and not g.again and _may_go_on(g, seat, space):
        g.again = space + 1
        return
    g.again = 0
    pass_on(g, seat)


def _stay_home(g: Agricola, seat: int) -> None:
    """R2: people for whom no space is legal stay at home."""
    if g._heard is not None:
        g.hear("idle", (seat, g.farms[seat].home))
    g.farms[seat].home = 0
    pass_on(g, seat)


def _put(g: Agricola, seat: int, space: int) -> None:
    g.farms[seat].home -= 1
    g.placed += 1
    stand(g, seat, space)
    if g._heard is not None:
        g.hear("placed", (seat, space, g.piles[space]))


def _may_go_on(g: Agricola, seat: int, space: int) -> bool:
    return any(
        stacks_placements(g, seat, [space, other])
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
        for number in farm.played:
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


def pass_on(g: Agricola, seat: int) -> None:
    """The turn goes clockwise to the next seat with a person to place."""
    seats = g.seats
    if g.rules & SNAKE_START and g.round == 1:
        _pass_on_snake(g)
        return
    for turn in range(1, seats + 1):
        other = (seat + turn) % seats
        if g.farms[other].home or (g.rules & CARDS and waker(g, other) >= 0):
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


# --- returning home and harvest ----------------------------------------------------------


def return_home(g: Agricola) -> Flow:
    """All people go home; in six rounds the harvest follows."""
    if g.rules & CARDS:
        yield from fire(g, Occasion(RETURN_HOME, g.first))
    g.there = [0] * SPACES
    if g._heard is not None:
        g.hear("home", (g.round,))
    if g.round in HARVESTS:
        g.phase = FIELD_PHASE
    else:
        end_round(g)
    yield from ()


def end_round(g: Agricola) -> None:
    """Newborns are grown up now."""
    for farm in g.farms:
        farm.newborn = 0
    g.phase = OVER if g.round == ROUNDS else TURN_UP


def field_phase(g: Agricola) -> Flow:
    if g.rules & CARDS:
        yield from fire(g, Occasion(BEFORE_HARVEST, g.first))
    if g._heard is not None:
        g.hear("harvest", (g.round,))
    for turn in range(g.seats):
        reap(g, (g.first + turn) % g.seats)
    if g.rules & CARDS:
        yield from fire(g, Occasion(AFTER_FIELD_PHASE, g.first))
        yield from fire(g, Occasion(BEFORE_FEEDING, g.first))
    g.phase = FEEDING
    g.turn = g.first
    g.waiting = g.seats
    yield from ()


def feeding_phase(g: Agricola) -> Flow:
    """One seat feeds.

    R3: a harvest goes phase by phase, in each the first player first, then clockwise.
    """
    yield from feed(g, g.turn)
    g.turn = (g.turn + 1) % g.seats
    g.waiting -= 1
    if g.waiting == 0:
        if g.rules & CARDS:
            yield from fire(g, Occasion(AFTER_FEEDING, g.first))
        g.phase = BREEDING
        g.turn = g.first
        g.waiting = g.seats


def breeding_phase(g: Agricola) -> Flow:
    """One seat's animals breed."""
    yield from breed(g, g.turn)
    g.turn = (g.turn + 1) % g.seats
    g.waiting -= 1
    if g.waiting == 0:
        if g.rules & CARDS:
            yield from fire(g, Occasion(AFTER_BREEDING, g.first))
            yield from fire(g, Occasion(AFTER_HARVEST, g.first))
            if g.round == ROUNDS:
                for turn in range(g.seats):
                    yield from last_exchanges(g, (g.first + turn) % g.seats)
        end_round(g)
