"""Action spaces: what a person does on each."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions import building, fields
from tafelrunde.games.agricola.actions.fencing import build_fences
from tafelrunde.games.agricola.actions.improvements import bake, improve, why_not_bake
from tafelrunde.games.agricola.actions.occupations import occupations_open, play_occupation
from tafelrunde.games.agricola.actions.pastures import why_not_fences
from tafelrunde.games.agricola.actions.usable import occupation_cost, why_not_act
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, FOOD, REED, SHEEP, STONE, cost
from tafelrunde.games.agricola.board.spaces import (
    BASIC_WISH,
    CULTIVATION,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FARMLAND,
    FENCING,
    GIVEN,
    GRAIN_UTILIZATION,
    HOUSE_REDEVELOPMENT,
    MAJOR_IMPROVEMENT,
    MARKET_3_FOOD,
    MARKET_PLACE,
    MEETING_PLACE,
    PILE_GOOD,
    RESOURCE_MARKET_3,
    SIDE_JOB,
    URGENT_WISH,
    X_ANIMAL_MARKET,
    X_MODEST_WISH,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY, LEAVE_ANIMALS
from tafelrunde.games.agricola.cards.base import DECK, card_number
from tafelrunde.games.agricola.cards.hooks import STACKING
from tafelrunde.games.agricola.cards.occasions import AFTER_SPACE, BEFORE_SPACE, TURN_END, Occasion
from tafelrunde.games.agricola.cards.places import any_heard, heard, opened
from tafelrunde.games.agricola.cards.speaking import anybody_speaks, fire
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.family import grow
from tafelrunde.games.agricola.verbs.livestock import housed, leavings, take_animals
from tafelrunde.games.agricola.verbs.partners import trade
from tafelrunde.games.agricola.verbs.verbs import become_first, empty_space, gain
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately

CATTLE_PRICE: Final = cost(food=1)
ANIMALS: Final[tuple[str, ...]] = ("sheep", "boar", "cattle")
# When cards add something to what a person does on a space, as a mask.
_ADDING: Final[int] = 1 << BEFORE_SPACE | 1 << AFTER_SPACE | 1 << TURN_END

# --- using it ----------------------------------------------------------------------------


def use(g: Agricola, seat: int, space: int, option: Any = None, stands: bool = False) -> Flow:
    """What a person does on a space, with what cards add to it.

    With an option, from where the space's own effect has asked for it. A person that `stands` there
    was placed; else a card sends it.
    R13: a card's "each time you use" a space comes before the space's own effect.
    R18: a space's own effect that such a card has made impossible is skipped.
    """
    occasion = Occasion(BEFORE_SPACE, seat, space)
    occasion.pile = g.piles[space]
    listening = heard(g, BEFORE_SPACE)
    if listening and option is None:
        yield from fire(g, occasion)
    before = g.farms[seat].played if option is None else g._before
    if not listening or option is not None or why_not_act(g, seat, space) is None:
        g._own = space + 1 if stands else 0
        g._before = before
        yield from act(g, seat, space, option)
        g._own = 0
        g._so_far = None
    played = g.farms[seat].played
    if played is not before:
        occasion.fresh = [number for number in played if number not in before]
    if heard(g, AFTER_SPACE):
        occasion.what = AFTER_SPACE
        yield from fire(g, occasion)
    if heard(g, TURN_END):
        occasion.what = TURN_END
        yield from fire(g, occasion)


def take_plainly(g: Agricola, seat: int, space: int) -> bool:
    """Take what a space hands out that asks nothing; False where a card adds something to it."""
    if quiet(g):
        take(g, seat, space)
        return True
    occasion = Occasion(BEFORE_SPACE, seat, space)
    occasion.pile = g.piles[space]
    if anybody_speaks(g, occasion):
        return False
    take(g, seat, space)
    occasion.what = AFTER_SPACE
    if anybody_speaks(g, occasion):
        return False
    occasion.what = TURN_END
    return not anybody_speaks(g, occasion)


def quiet(g: Agricola) -> bool:
    """Whether no card adds anything to what a person does on a space."""
    return not any_heard(g, _ADDING)


def act(g: Agricola, seat: int, space: int, option: Any = None) -> Flow:
    """The space's own effect; with an option, from where it has asked for it."""
    if asks_nothing(space):
        return take_goods(g, seat, space)
    if PILE_GOOD[space] >= SHEEP:
        return take_herd(g, seat, space)
    if space == FARMLAND:
        return plow_one(g, seat, option)
    if space == FARM_EXPANSION:
        return building.expand(g, seat, option)
    if space == MEETING_PLACE:
        return meet(g, seat, option)
    if space == MAJOR_IMPROVEMENT:
        g._so_far = ()
        return improve(g, seat, majors=True, must=True, option=option)
    if space == FENCING:
        return build_fences(g, seat, must=True, answer=option, own=True)
    if space == GRAIN_UTILIZATION:
        return utilize_grain(g, seat)
    if space == BASIC_WISH:
        return wish_for_children(g, seat, option)
    if space in (URGENT_WISH, X_MODEST_WISH):
        return grow(g, seat, space)
    if space == HOUSE_REDEVELOPMENT:
        return redevelop_house(g, seat, option)
    if space == FARM_REDEVELOPMENT:
        return redevelop_farm(g, seat, option)
    if space == CULTIVATION:
        return cultivate(g, seat)
    if space == SIDE_JOB:
        return side_job(g, seat)
    if space == RESOURCE_MARKET_3:
        return buy_resource(g, seat)
    if space == X_ANIMAL_MARKET:
        return buy_animal(g, seat)
    if space == MARKET_PLACE:
        return trade(g, seat)
    return learn(g, seat, occupation_cost(g, seat, space), option)


def asks_nothing(space: int) -> bool:
    """Whether a space only hands out goods that need no place."""
    if GIVEN[space]:
        return True
    return 0 <= PILE_GOOD[space] < SHEEP and space != MEETING_PLACE


def herd_fits(g: Agricola, seat: int, space: int) -> bool:
    """Whether a space hands out animals that all find room on the farm."""
    kind = PILE_GOOD[space]
    if kind < SHEEP or g.rules & LEAVE_ANIMALS:
        return False
    herd = g.farms[seat].goods[SHEEP : CATTLE + 1]
    herd[kind - SHEEP] += g.piles[space]
    return housed(g, seat, herd[0], herd[1], herd[2])


def take(g: Agricola, seat: int, space: int) -> None:
    """Everything that lies on an accumulation space, or what a space gives every time."""
    for good, amount in GIVEN[space]:
        gain(g, seat, good, amount)
    if PILE_GOOD[space] >= 0:
        gain(g, seat, PILE_GOOD[space], g.piles[space])
        g.piles[space] = 0


def take_goods(g: Agricola, seat: int, space: int) -> Flow:
    take(g, seat, space)
    yield from ()


def take_herd(g: Agricola, seat: int, space: int) -> Flow:
    """All animals on an accumulation space, or where a house rule says so as many as one likes."""
    kind, amount = PILE_GOOD[space], g.piles[space]
    stays = 0
    if g.rules & LEAVE_ANIMALS:
        stays = yield choose(seat, "leave", leavings(g, seat, kind, amount), about=(kind, amount))
    empty_space(g, seat, kind, stays, space)
    yield from take_animals(g, seat, kind, amount - stays, chosen=g.rules & LEAVE_ANIMALS != 0)


def plow_one(g: Agricola, seat: int, option: Any = None) -> Flow:
    if option is None:
        g._so_far = ()
        option = yield choose(seat, "plow", fields.plow_options(g, seat))
    g._so_far = None
    yield from fields.plow_at(g, seat, option)


def wish_for_children(g: Agricola, seat: int, option: Any = None) -> Flow:
    """Family growth, then perhaps a minor improvement."""
    if option is None:
        yield from grow(g, seat, BASIC_WISH)
        g._so_far = ()
    yield from improve(g, seat, majors=False, must=False, option=option)


def redevelop_house(g: Agricola, seat: int, option: Any = None) -> Flow:
    """One renovation, then perhaps an improvement."""
    if option is None:
        yield from building.renovate(g, seat)
        g._so_far = ()
    yield from improve(g, seat, majors=True, must=False, option=option)


def redevelop_farm(g: Agricola, seat: int, option: Any = None) -> Flow:
    """One renovation, then perhaps fences."""
    if option is None:
        yield from building.renovate(g, seat)
    if option is not None or why_not_fences(g, seat) is None:
        yield from build_fences(g, seat, must=False, answer=option, own=True)


def buy_resource(g: Agricola, seat: int) -> Flow:
    """A reed or a stone, and a food."""
    wanted = yield choose(seat, "resource", ["reed", "stone"])
    gain(g, seat, REED if wanted == "reed" else STONE, 1)
    gain(g, seat, FOOD, MARKET_3_FOOD)


def meet(g: Agricola, seat: int, option: Any = None) -> Flow:
    """Become first player; then food in the family game, else perhaps a minor improvement."""
    if option is None:
        become_first(g, seat)
    if g.rules & FAMILY:
        amount = g.piles[MEETING_PLACE]
        g.piles[MEETING_PLACE] = 0
        gain(g, seat, FOOD, amount)
    else:
        g._so_far = ()
        yield from improve(g, seat, majors=False, must=False, option=option)


def utilize_grain(g: Agricola, seat: int) -> Flow:
    """Sow and/or bake bread, in any order, each once."""
    sow_left = True
    bake_left = True
    while True:
        options: list[Option] = []
        if sow_left and fields.why_not_sow(g, seat) is None:
            options.append("sow")
        if bake_left and why_not_bake(g, seat) is None:
            options.append("bake")
        if not sow_left or not bake_left:
            if not options:
                return
            options.append("done")
        option = yield choose(seat, "grain", options)
        if option == "done":
            return
        if option == "sow":
            sow_left = False
            yield from sow_some(g, seat)
        else:
            bake_left = False
            yield from bake(g, seat, must=True)


def sow_some(g: Agricola, seat: int) -> Flow:
    seeds = yield choose(seat, "sow", fields.sowings(g.farms[seat]))
    yield from fields.sow(g, seat, seeds[0], seeds[1])


def cultivate(g: Agricola, seat: int) -> Flow:
    """Plow a field and/or sow, in this order; the new field may be sown."""
    farm = g.farms[seat]
    plowed = False
    if fields.why_not_plow(g, seat) is None:
        options = fields.plow_options(g, seat)
        if fields.why_not_sow(g, seat) is None:
            options.append("skip")
        option = yield choose(seat, "plow", options)
        if option != "skip":
            plowed = True
            yield from fields.plow_at(g, seat, option)
    if plowed and fields.why_not_sow(g, seat) is not None:
        return
    options = fields.sowings(farm)
    if plowed:
        options.append("skip")
    seeds = yield choose(seat, "sow", options)
    if seeds != "skip":
        yield from fields.sow(g, seat, seeds[0], seeds[1])


def side_job(g: Agricola, seat: int) -> Flow:
    """Exactly one stable for one wood and/or bake bread."""
    stable_left = True
    bake_left = True
    while True:
        options: list[Option] = []
        if stable_left and building.why_not_stable(g, seat, building.SIDE_STABLE_WOOD) is None:
            options.append("stable")
        if bake_left and why_not_bake(g, seat) is None:
            options.append("bake")
        if not stable_left or not bake_left:
            if not options:
                return
            options.append("done")
        option = yield choose(seat, "side_job", options)
        if option == "done":
            return
        if option == "stable":
            stable_left = False
            cells = cells_of(building.stable_cells(g, g.farms[seat]))
            cell = yield choose(seat, "stable", cells)
            yield from building.build_stable(g, seat, cell, building.SIDE_STABLE_WOOD)
        else:
            bake_left = False
            yield from bake(g, seat, must=True)


def why_not_animal(g: Agricola, seat: int, animal: str) -> str | None:
    """Only a cattle costs something."""
    if animal != "cattle" or can_pay(g, seat, CATTLE_PRICE):
        return None
    return "cannot-pay-cattle"


def buy_animal(g: Agricola, seat: int) -> Flow:
    """A sheep and a food, or a wild boar, or a cattle for a food."""
    options = [animal for animal in ANIMALS if why_not_animal(g, seat, animal) is None]
    option = yield choose(seat, "animal", options)
    if option == "sheep":
        gain(g, seat, FOOD, 1)
        yield from take_animals(g, seat, SHEEP, 1)
    elif option == "boar":
        yield from take_animals(g, seat, BOAR, 1)
    else:
        yield from pay(g, seat, [CATTLE_PRICE], "cattle")
        yield from take_animals(g, seat, CATTLE, 1)


def learn(g: Agricola, seat: int, food: int, option: Any = None) -> Flow:
    """Play one occupation."""
    if option is None:
        g._so_far = ()
        option = yield choose_privately(seat, "occupation", occupations_open(g, seat, food))
    g._so_far = None
    yield from play_occupation(g, seat, card_number(str(option)), food)


def stacks_placements(g: Agricola, seat: int, spaces: list[int], repeated: bool = False) -> bool:
    """Whether a card lets a seat place people in direct succession on these spaces."""
    cards = opened(g.farms[seat], STACKING)
    return any(
        DECK[number].stacks_placements(g, seat, spaces)
        for number in cards
        if not repeated or DECK[number].chains()
    )
