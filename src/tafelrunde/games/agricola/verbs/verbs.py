"""Verbs: the few things that change the state, and tell the listener."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import bits
from tafelrunde.games.agricola.board.goods import FOOD, KINDS, Cost
from tafelrunde.games.agricola.board.spaces import (
    FOREST,
    MEETING_PLACE,
    PILE_GOOD,
    PILE_GROWTH,
    ROUNDS,
    SOLO_FOREST,
    SPACES,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY, PREPARATION
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import TOLD
from tafelrunde.games.agricola.cards.majors import WELL
from tafelrunde.games.agricola.cards.occasions import GAINED
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.cards.speaking import tell_gain
from tafelrunde.games.agricola.verbs.events import (
    BEGGED,
    BONUS,
    BORN,
    BRED,
    EXCHANGE,
    FED,
    FENCED,
    FIRST,
    GAIN,
    GIVEN,
    HARVEST,
    HOME,
    IDLE,
    LEFT,
    LOSE,
    MAJOR_RETURNED,
    MAJOR_TAKEN,
    MOVED,
    PERSON_LEFT,
    PLACED,
    PLAYED,
    PLOWED,
    RENOVATED,
    REPLENISHED,
    ROOM,
    ROUND,
    SPEND,
    STABLE,
    WAITING,
)
from tafelrunde.kernel.news import News
from tafelrunde.kernel.state import changed, without

# --- goods -------------------------------------------------------------------------------


def gain(g: Agricola, seat: int, good: int, amount: int, origin: str = "") -> None:
    """Goods from the general supply or a space into a seat's supply.

    `origin` is told where no person went for them: "fields", a major improvement or a card.
    """
    g.farms[seat].goods[good] += amount
    if g._heard is not None and amount:
        if origin:
            GAIN.tell(g, seat, good, amount, origin)
        else:
            GAIN.tell(g, seat, good, amount)
    if g._ears and amount and heard(g, GAINED):
        tell_gain(g, seat, good, amount, origin)


def lose(g: Agricola, seat: int, good: int, amount: int) -> None:
    """Goods back to the general supply."""
    goods = g.farms[seat].goods
    goods[good] -= amount
    assert goods[good] >= 0
    if g._heard is not None and amount:
        LOSE.tell(g, seat, good, amount)


def spend(g: Agricola, seat: int, price: Cost) -> None:
    """Goods in payment to the general supply."""
    goods = g.farms[seat].goods
    for good in range(KINDS):
        amount = price[good]
        if amount:
            goods[good] -= amount
            assert goods[good] >= 0
    if g._heard is not None and any(price):
        SPEND.tell(g, seat, *price)


def give_up(g: Agricola, seat: int, way: tuple[int | str, ...], news: News[Agricola]) -> None:
    """What a way to pay says of each good; of some it brings more than it takes."""
    if g._heard is not None:
        news.tell(g, seat, *way[:KINDS])
    goods = g.farms[seat].goods
    for good in range(KINDS):
        amount = way[good]
        assert isinstance(amount, int)
        if amount:
            goods[good] -= amount
            assert goods[good] >= 0


def exchange(g: Agricola, seat: int, good: int, amount: int, food: int) -> None:
    """Goods turned into food."""
    goods = g.farms[seat].goods
    goods[good] -= amount
    assert goods[good] >= 0
    goods[FOOD] += food
    if g._heard is not None and amount:
        EXCHANGE.tell(g, seat, good, amount, food)


def promise(g: Agricola, seat: int, good: int, amount: int, rounds: range, source: int) -> None:
    """Goods on future round spaces, as many as there are."""
    coming = [number for number in rounds if number <= ROUNDS]
    loads = [(number, seat, good, amount, source) for number in coming]
    g.promised = sorted(g.promised + loads)
    if coming:
        WAITING.tell(g, seat, good, amount, coming[0], coming[-1])


def withdraw(g: Agricola, seat: int, source: int) -> None:
    """What a card or a major laid on coming rounds for a seat is taken away again."""
    g.promised = [load for load in g.promised if load[1] != seat or load[4] != source]


def put_back(g: Agricola, seat: int, good: int, amount: int, space: int) -> None:
    """Goods of a seat are laid on an accumulation space."""
    goods = g.farms[seat].goods
    goods[good] -= amount
    assert goods[good] >= 0
    g.piles[space] += amount
    LEFT.tell(g, seat, good, amount, space)


def hand_over(g: Agricola, seat: int, partner: int, good: int, count: int) -> None:
    """Goods for the partner, and one more of them as the price."""
    g.farms[seat].goods[good] -= count + 1
    GIVEN.tell(g, seat, partner, good, count)


def eat(g: Agricola, seat: int, food: int) -> None:
    g.farms[seat].goods[FOOD] -= food
    if g._heard is not None:
        FED.tell(g, seat, food, *[0] * (KINDS - 1))


def beg(g: Agricola, seat: int, missing: int) -> None:
    if missing:
        g.farms[seat].begging += missing
        BEGGED.tell(g, seat, missing)


# --- animals -----------------------------------------------------------------------------


def empty_space(g: Agricola, seat: int, kind: int, stays: int, space: int) -> None:
    """The animals on a space are taken but for those that stay."""
    g.piles[space] = stays
    if stays:
        LEFT.tell(g, seat, kind, stays, space)


def add_young(g: Agricola, seat: int, kind: int) -> None:
    g.farms[seat].goods[kind] += 1
    BRED.tell(g, seat, kind)
    for number in opened(g.farms[seat], TOLD):
        DECK[number].born(g, seat, kind)


def arrange(g: Agricola, seat: int, herds: list[int], good: int, source: int, target: int) -> None:
    """The herds as they stand after an animal has moved."""
    g.farms[seat].herds = herds
    MOVED.tell(g, seat, good, source, target)


# --- the farm ----------------------------------------------------------------------------


def add_room(g: Agricola, owner: int, cell: int, builder: int) -> None:
    g.farms[owner].rooms |= 1 << cell
    if g._heard is not None:
        ROOM.tell(g, owner, cell, builder)


def renew_house(g: Agricola, seat: int, house: int) -> None:
    g.farms[seat].house = house
    RENOVATED.tell(g, seat, house)


def add_stable(g: Agricola, owner: int, cell: int, builder: int) -> None:
    farm = g.farms[owner]
    farm.stables |= 1 << cell
    farm._pens = None
    if g._heard is not None:
        STABLE.tell(g, owner, cell, builder)


def add_field(g: Agricola, owner: int, cell: int, plower: int) -> None:
    g.farms[owner].fields |= 1 << cell
    if g._heard is not None:
        PLOWED.tell(g, owner, cell, plower)


def add_fences(g: Agricola, owner: int, edges: int, pastures: list[int], builder: int) -> None:
    """Fences on these edges; what is fenced in then are the pastures."""
    farm = g.farms[owner]
    farm.fences |= edges
    farm.pastures = pastures
    farm._pens = None
    if g._heard is not None:
        FENCED.tell(g, owner, bits(edges), len(pastures), builder)


# --- cards -------------------------------------------------------------------------------


def take_major(g: Agricola, seat: int, major: int) -> None:
    g.majors = changed(g.majors, major, seat)
    if g._heard is not None:
        MAJOR_TAKEN.tell(g, seat, major)


def return_major(g: Agricola, seat: int, major: int) -> None:
    g.majors = changed(g.majors, major, -1)
    if major == WELL:
        # S2: who loses what laid goods on coming rounds loses the claim to them.
        withdraw(g, seat, -WELL)
    MAJOR_RETURNED.tell(g, seat, major)


def win_points(g: Agricola, seat: int, points: int, origin: str) -> None:
    """Bonus points during the match."""
    if points:
        g.farms[seat].bonus += points
        BONUS.tell(g, seat, points, origin)


def lay_down(g: Agricola, seat: int, number: int) -> None:
    """A card leaves the hand to be played."""
    g.farms[seat].hand = without(g.farms[seat].hand, number)
    g.farms[seat].notes.pop(number, None)
    if g._heard is not None:
        PLAYED.tell(g, seat, number)


# --- people and the round ----------------------------------------------------------------


def people_of(g: Agricola, seat: int, space: int) -> int:
    """How many people of a seat stand on a space, newborns included."""
    return (g.there[space] >> (3 * seat)) & 7


def stand(g: Agricola, seat: int, space: int) -> None:
    """Put a person on a space."""
    g.there[space] += 1 << (3 * seat)


def move_person(g: Agricola, seat: int, source: int, target: int) -> None:
    """A person that was placed goes on to another space."""
    g.there[source] -= 1 << (3 * seat)
    stand(g, seat, target)
    PLACED.tell(g, seat, target, g.piles[target])


def remove_person(g: Agricola, seat: int) -> None:
    """A person leaves the match for good."""
    g.farms[seat].people -= 1
    PERSON_LEFT.tell(g, seat)


def place_person(g: Agricola, seat: int, space: int) -> None:
    """Send a person from the house to a space."""
    g.farms[seat].home -= 1
    g.placed += 1
    stand(g, seat, space)
    if g._heard is not None:
        PLACED.tell(g, seat, space, g.piles[space])


def stay_home(g: Agricola, seat: int) -> None:
    """The people who are still at home go nowhere in this round."""
    IDLE.tell(g, seat, g.farms[seat].home)
    g.farms[seat].home = 0


def bear_child(g: Agricola, seat: int, space: int) -> None:
    """A newborn comes to its parent on the space, or stays at home where there is none (-1)."""
    farm = g.farms[seat]
    farm.people += 1
    farm.newborn += 1
    if space >= 0:
        stand(g, seat, space)
    BORN.tell(g, seat, space)


def become_first(g: Agricola, seat: int) -> None:
    g.first = seat
    if g._heard is not None:
        FIRST.tell(g, seat)


def open_space(g: Agricola, card: int) -> None:
    """The action space card of a round is turned up."""
    g.track = [*g.track, card]
    g.board = [*g.board, card]
    g.phase = PREPARATION
    ROUND.tell(g, g.round, card, g.first if g.seats > 1 else -1)


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
    REPLENISHED.tell(g, g.round)


def all_home(g: Agricola) -> None:
    g.there = [0] * SPACES
    HOME.tell(g, g.round)


def open_harvest(g: Agricola) -> None:
    HARVEST.tell(g, g.round)
