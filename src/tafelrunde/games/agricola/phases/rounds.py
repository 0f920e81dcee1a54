"""Rounds: the top flow, step by step, each read off the state."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions.living import swap_after_harvest, swaps_after_harvest
from tafelrunde.games.agricola.board.animals import ANY_KIND
from tafelrunde.games.agricola.board.goods import GOODS, SHEEP
from tafelrunde.games.agricola.board.spaces import BASIC_WISH, HARVESTS, ROUNDS, STAGE_OF, STAGES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import (
    BREEDING,
    CARD_SWAP,
    FEEDING,
    FIELD_PHASE,
    HANDS,
    OVER,
    PREPARATION,
    RETURNING_HOME,
    TOURNAMENT,
    TURN_UP,
    WORK,
)
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BREEDING,
    AFTER_FEEDING,
    AFTER_FIELD_PHASE,
    AFTER_HARVEST,
    BEFORE_FEEDING,
    BEFORE_HARVEST,
    BEFORE_REAPING,
    BEFORE_ROUND,
    GAINS,
    HARVEST_START,
    MATTERS,
    REPLENISHED,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
    SCORE_START,
    WORK_END,
    WORK_START,
    Occasion,
)
from tafelrunde.games.agricola.cards.places import heard
from tafelrunde.games.agricola.cards.speaking import Effect, fire, in_order, spoken
from tafelrunde.games.agricola.paying.byhand import last_exchanges
from tafelrunde.games.agricola.phases.breeding import breed
from tafelrunde.games.agricola.phases.drafting import hand_step
from tafelrunde.games.agricola.phases.harvest import feed, left_out, reap
from tafelrunde.games.agricola.phases.starting import draw_first, lay_out, starter, undrawn
from tafelrunde.games.agricola.phases.work import work
from tafelrunde.games.agricola.verbs.livestock import housed, take_animals
from tafelrunde.games.agricola.verbs.verbs import (
    all_home,
    gain,
    open_harvest,
    open_space,
    replenish,
)
from tafelrunde.kernel.flow import Flow, Step

TOURNAMENT_ROUND: Final = 5


def next_step(g: Agricola) -> Step:
    """The flow of the next step."""
    phase = g.phase
    if phase == WORK:
        return work(g)
    if phase == TURN_UP:
        return turn_up(g) if g.round or starter(g) < 0 else lay_out(g)
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
    if phase == HANDS:
        return hand_step(g)
    if phase == CARD_SWAP:
        return card_swap(g)
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
    if undrawn(g):
        draw_first(g)
    g.round += 1
    if heard(g, BEFORE_ROUND):
        yield from fire(g, Occasion(BEFORE_ROUND, g.first))
    if not g.pool:
        g.pool = list(STAGES[STAGE_OF[g.round]])
        if g.rules & TOURNAMENT and g.round == TOURNAMENT_ROUND:
            g.pool.remove(BASIC_WISH)
            open_space(g, BASIC_WISH)
            return
    g.pool = g.pool[:]
    card = g.draw(g.pool) if len(g.pool) > 1 else g.pool.pop()
    open_space(g, card)
    yield from ()


def prepare(g: Agricola) -> Flow:
    """Goods from the round space, effects at the start of the round, then replenish.

    Seat by seat, each in its own order.
    """
    if (g.promised and g.promised[0][0] == g.round) or heard(g, ROUND_START):
        occasion = Occasion(ROUND_START, g.first)
        for turn in range(g.seats):
            seat = (g.first + turn) % g.seats
            effects = [*coming(g, seat), *spoken(g, seat, occasion)]
            yield from in_order(g, seat, effects, occasion)
        g.promised = [load for load in g.promised if load[0] != g.round]
    replenish(g)
    if heard(g, REPLENISHED):
        yield from fire(g, Occasion(REPLENISHED, g.first))
    for farm in g.farms:
        farm.home = farm.people
    g.opener = g.first
    g.turn = g.first
    g.placed = 0
    if heard(g, WORK_START):
        yield from fire(g, Occasion(WORK_START, g.first))
    g.phase = WORK


class Goods(Effect):
    """Goods that lay on the round space."""

    def __init__(self, good: int, amount: int, source: int) -> None:
        super().__init__(("goods", GOODS[good], amount))
        self.good = good
        self.amount = amount
        self.source = source

    def weight(self, g: Agricola, owner: int) -> int:
        """Animals that find no place must be cooked, or leave."""
        if self.good < SHEEP:
            return GAINS
        herd = g.farms[owner].goods[SHEEP : SHEEP + 3]
        herd[self.good - SHEEP] += self.amount
        return GAINS if housed(g, owner, herd[0], herd[1], herd[2]) else MATTERS

    def run(self, g: Agricola, owner: int) -> Flow:
        if self.good >= SHEEP:
            yield from take_animals(g, owner, self.good, self.amount)
        else:
            source = self.source
            origin = MAJOR_NAMES[-source] if source < 0 else DECK[source].id
            gain(g, owner, self.good, self.amount, origin)


def coming(g: Agricola, seat: int) -> list[Effect]:
    """What lies for a seat on this round's space; animals of a kind come together."""
    found: list[Effect] = []
    herd = [0, 0, 0]
    for number, owner, good, amount, source in g.promised:
        if number == g.round and owner == seat:
            if good >= SHEEP:
                herd[good - SHEEP] += amount
            else:
                found.append(Goods(good, amount, source))
    found.extend([Goods(SHEEP + kind, herd[kind], 0) for kind in range(3) if herd[kind]])
    return found


# --- returning home and harvest ----------------------------------------------------------


def return_home(g: Agricola) -> Flow:
    """All people go home; in six rounds the harvest follows."""
    if heard(g, WORK_END):
        # What comes then still comes while people work.
        g.phase = WORK
        yield from fire(g, Occasion(WORK_END, g.first))
        g.phase = RETURNING_HOME
    if heard(g, RETURN_HOME):
        yield from fire(g, Occasion(RETURN_HOME, g.first))
    all_home(g)
    if g.round in HARVESTS:
        g.phase = FIELD_PHASE
    else:
        yield from end_round(g)


def end_round(g: Agricola, seat: int = -1, option: Any = None) -> Flow:
    """Newborns are grown up now; after the last round goods are exchanged once more.

    With a seat, from where that has been asked for an exchange.
    """
    if seat < 0 and heard(g, ROUND_END):
        yield from fire(g, Occasion(ROUND_END, g.first))
    if g.round == ROUNDS and heard(g, CONVERSIONS):
        begun = 0 if seat < 0 else (seat - g.first) % g.seats
        for turn in range(begun, g.seats):
            yield from last_exchanges(g, (g.first + turn) % g.seats, option)
            option = None
    if g.round == ROUNDS and heard(g, SCORE_START):
        yield from fire(g, Occasion(SCORE_START, g.first))
    for farm in g.farms:
        farm.newborn = 0
    g.phase = OVER if g.round == ROUNDS else TURN_UP


def field_phase(g: Agricola) -> Flow:
    if heard(g, BEFORE_HARVEST):
        yield from fire(g, Occasion(BEFORE_HARVEST, g.first))
    open_harvest(g)
    if heard(g, HARVEST_START):
        yield from fire(g, Occasion(HARVEST_START, g.first))
    absent = left_out(g)
    if heard(g, BEFORE_REAPING):
        occasion = Occasion(BEFORE_REAPING, g.first)
        occasion.absent = absent
        yield from fire(g, occasion)
    for turn in range(g.seats):
        seat = (g.first + turn) % g.seats
        if seat not in absent:
            reap(g, seat)
    if heard(g, AFTER_FIELD_PHASE):
        occasion = Occasion(AFTER_FIELD_PHASE, g.first)
        occasion.absent = absent
        yield from fire(g, occasion)
    if heard(g, BEFORE_FEEDING):
        yield from fire(g, Occasion(BEFORE_FEEDING, g.first))
    g.phase = FEEDING
    g.turn = g.first
    g.waiting = g.seats
    yield from ()


def feeding_phase(g: Agricola, way: Any = None, missing: int = 0) -> Flow:
    """One seat feeds.

    R3: a harvest goes phase by phase, in each the first player first, then clockwise.
    """
    yield from feed(g, g.turn, way, missing)
    g.turn = (g.turn + 1) % g.seats
    g.waiting -= 1
    if g.waiting == 0:
        if heard(g, AFTER_FEEDING):
            yield from fire(g, Occasion(AFTER_FEEDING, g.first))
        g.phase = BREEDING
        g.turn = g.first
        g.waiting = g.seats


def breeding_phase(g: Agricola, kept: Any = None) -> Flow:
    """One seat's animals breed."""
    absent = left_out(g)
    if g.turn not in absent:
        yield from breed(g, g.turn, ANY_KIND, kept)
    g.turn = (g.turn + 1) % g.seats
    g.waiting -= 1
    if g.waiting == 0:
        if heard(g, AFTER_BREEDING):
            occasion = Occasion(AFTER_BREEDING, g.first)
            occasion.absent = absent
            yield from fire(g, occasion)
        if heard(g, AFTER_HARVEST):
            yield from fire(g, Occasion(AFTER_HARVEST, g.first))
        if g.round < ROUNDS and swaps_after_harvest(g):
            g.phase = CARD_SWAP
            g.turn = g.first
            g.waiting = g.seats
        else:
            yield from end_round(g)


def card_swap(g: Agricola) -> Flow:
    """One seat may swap a card of its living hand.

    R31: not after the last harvest, when no card can be played any more.
    """
    yield from swap_after_harvest(g, g.turn)
    g.turn = (g.turn + 1) % g.seats
    g.waiting -= 1
    if g.waiting == 0:
        yield from end_round(g)
