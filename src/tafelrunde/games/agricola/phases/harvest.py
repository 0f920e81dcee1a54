"""Harvest: field phase, feeding phase, breeding phase."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions.fields import sowable
from tafelrunde.games.agricola.board.goods import (
    FOOD,
    FREE,
    GRAIN,
    KINDS,
    SHEEP,
    VEGETABLE,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.spaces import HARVESTS, ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import (
    BREEDING,
    FAMILY,
    FEEDING,
    OVER,
    TURN_UP,
    VEGETABLES,
)
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import HARVESTING, HOUSEHOLD, TOLD
from tafelrunde.games.agricola.cards.majors import WORKSHOP_FOOD, WORKSHOP_GOOD, WORKSHOPS
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.paying.barter import can_raise, way_to_raise, ways_to_raise
from tafelrunde.games.agricola.paying.budget import RAISING, Budget, Listing
from tafelrunde.games.agricola.paying.byhand import by_hand, conversions
from tafelrunde.games.agricola.paying.feeding import EATEN, meals, most_food
from tafelrunde.games.agricola.paying.leanness import lean
from tafelrunde.games.agricola.paying.payment import LISTED, settle, way_of, worth
from tafelrunde.games.agricola.paying.purse import Craft, Purse, Way, convertible, food_rates
from tafelrunde.games.agricola.verbs.crop_verbs import reap_wood
from tafelrunde.games.agricola.verbs.crops import crop_on, crops_on, fields_of, plant
from tafelrunde.games.agricola.verbs.events import FED
from tafelrunde.games.agricola.verbs.later import later
from tafelrunde.games.agricola.verbs.livestock import housed
from tafelrunde.games.agricola.verbs.verbs import beg, eat, exchange, gain
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, choose

# Where a way that begs on purpose says for how much more.
BEGGED: Final = KINDS + 1

ADULT_FOOD: Final = 2
SOLO_ADULT_FOOD: Final = 3
NEWBORN_FOOD: Final = 1

# --- field phase -------------------------------------------------------------------------


def left_out(g: Agricola) -> list[int]:
    """The seats that leave out the field and the breeding phase of this harvest."""
    if not heard(g, HARVESTING):
        return []
    return [
        seat
        for seat in range(g.seats)
        if any(DECK[n].skips_harvest(g, seat) for n in opened(g.farms[seat], HARVESTING))
    ]


def reap(g: Agricola, seat: int) -> None:
    """Exactly one crop from every planted field."""
    farm = g.farms[seat]
    grain = 0
    vegetables = 0
    for field in fields_of(farm):
        crop = crop_on(farm, field)
        if crop == 0:
            continue
        if crop > VEGETABLES:
            vegetables += 1
        else:
            grain += 1
        plant(farm, field, crop - 1)
    if grain:
        gain(g, seat, GRAIN, grain, "fields")
    if vegetables:
        gain(g, seat, VEGETABLE, vegetables, "fields")
    reap_wood(g, seat)


# --- feeding phase -----------------------------------------------------------------------


def food_needed(g: Agricola, seat: int) -> int:
    """Two food for an adult, three in the solo game, one for a newborn."""
    farm = g.farms[seat]
    return _food_of_adult(g, seat) * (farm.people - farm.newborn) + (
        max(0, NEWBORN_FOOD - _food_saved(g, seat)) * farm.newborn
    )


def _food_of_adult(g: Agricola, seat: int) -> int:
    each = SOLO_ADULT_FOOD if g.seats == 1 else ADULT_FOOD
    return max(0, each - _food_saved(g, seat))


def _food_saved(g: Agricola, seat: int) -> int:
    saved = 0
    farm = g.farms[seat]
    if farm.played:
        for number in opened(farm, HOUSEHOLD):
            saved += DECK[number].food_saved()
    return saved


def food_in(g: Agricola, seat: int, number: int) -> int:
    """The food for the harvest of a round: newborns have grown up unless it is this round's."""
    if number == g.round:
        return food_needed(g, seat)
    return _food_of_adult(g, seat) * g.farms[seat].people


def meal_round(g: Agricola, seat: int) -> int | None:
    """The round of the next harvest that the seat feeds in; None after the last one."""
    after = g.round if fed(g, seat) else g.round - 1
    for number in HARVESTS:
        if number > after:
            return number
    return None


def fed(g: Agricola, seat: int) -> bool:
    """Whether the seat has fed its family in the harvest of this round."""
    if g.phase == FEEDING:
        return (seat - g.first) % g.seats < g.seats - g.waiting
    return g.phase in (BREEDING, TURN_UP, OVER)


def crafts(g: Agricola, seat: int) -> list[Craft]:
    """What the seat's workshops can turn into food this harvest: a good and its food."""
    found = [
        (WORKSHOP_GOOD[place], WORKSHOP_FOOD[place])
        for place in range(3)
        if g.majors[WORKSHOPS[place]] == seat
    ]
    if not g.rules & FAMILY:
        for number in g.farms[seat].played:
            found.extend(DECK[number].crafts(g, seat))
    return found


def open_to(g: Agricola, seat: int, unused: list[Craft]) -> list[Craft]:
    """The crafts for which the seat has the good, or can get it by an exchange."""
    goods = g.farms[seat].goods
    found = [craft for craft in unused if goods[craft[0]]]
    if len(found) == len(unused) or g.rules & FAMILY or not convertible(g, seat):
        return found
    purse = Purse(g, seat)
    return [craft for craft in unused if goods[craft[0]] or can_raise(purse, FREE, [craft])]


def feeding_ways(
    g: Agricola, seat: int, need: int, open_crafts: list[Craft], listing: Listing
) -> tuple[list[Way], int]:
    """The undominated ways to feed with as little begging as possible, and that begging."""
    farm = g.farms[seat]
    goods = farm.goods
    # A craft on what is also eaten or cooked is a matter for the search, too.
    if (not g.rules & FAMILY and convertible(g, seat)) or (open_crafts and not _apart(open_crafts)):
        return _ways_with_cards(g, seat, need, open_crafts, listing)
    rates = food_rates(g, seat)
    have = [goods[GRAIN + i] for i in range(EATEN)]
    if not open_crafts:
        return _meal_ways(goods, need, have, rates)
    sets = _sets_of(open_crafts)
    sets = [taken for taken in sets if all(taken[good] <= goods[good] for good in range(1, KINDS))]
    most = 0
    for taken in sets:
        left = [have[i] - taken[GRAIN + i] for i in range(EATEN)]
        most = max(most, most_food(left, rates) - taken[FOOD])
    missing = max(0, need - goods[FOOD] - most)
    need -= missing
    found: list[Way] = []
    for taken in sets:
        price = (need + taken[FOOD], *taken[1:])
        left = [have[i] - taken[GRAIN + i] for i in range(EATEN)]
        eaten = meals(price[FOOD] - goods[FOOD], left, rates)
        found.extend([way_of(price, meal, worth(meal, rates), 0) for meal in eaten])
    return found, missing


def _sets_of(open_crafts: list[Craft]) -> list[list[int]]:
    """What every set of crafts takes of each good; the food that it gives counts negative."""
    found: list[list[int]] = []
    for chosen in range(1 << len(open_crafts)):
        taken = [0] * KINDS
        for place, (good, food) in enumerate(open_crafts):
            if (chosen >> place) & 1:
                taken[FOOD] -= food
                taken[good] += 1
        found.append(taken)
    return found


def _apart(open_crafts: list[Craft]) -> bool:
    """Whether each craft uses a good that nothing else turns into food."""
    goods = {good for good, _ in open_crafts}
    return len(goods) == len(open_crafts) and max(goods) < GRAIN


def _meal_ways(
    goods: list[int], need: int, have: list[int], rates: list[int]
) -> tuple[list[Way], int]:
    missing = max(0, need - goods[FOOD] - most_food(have, rates))
    price = cost(food=need - missing)
    return [
        way_of(price, meal, worth(meal, rates), 0)
        for meal in meals(need - missing - goods[FOOD], have, rates)
    ], missing


def _ways_with_cards(
    g: Agricola, seat: int, need: int, open_crafts: list[Craft], listing: Listing
) -> tuple[list[Way], int]:
    purse = Purse(g, seat)
    # Most crafts first: they raise most.
    sets = [
        [craft for place, craft in enumerate(open_crafts) if (mask >> place) & 1]
        for mask in range((1 << len(open_crafts)) - 1, -1, -1)
    ]
    missing = 0
    reach = need
    # Halve the question: who can raise some food can raise less of it.
    while missing < reach:
        middle = (missing + reach) // 2
        price = cost(food=need - middle)
        if _one_way(purse, price, sets):
            reach = middle
        else:
            missing = middle + 1
    price = cost(food=need - missing)
    found: list[Way] = []
    for chosen in sets:
        found.extend(ways_to_raise(purse, price, chosen, listing))
    return lean(purse, found or _one_way(purse, price, sets), listing), missing


def _one_way(purse: Purse, price: Cost, sets: list[list[Craft]]) -> list[Way]:
    """A way to raise a price with one of these sets of crafts; always the same."""
    budget = Budget(RAISING)
    for chosen in sets:
        found = way_to_raise(purse, price, chosen, budget)
        if found:
            return found
    return []


def precious(g: Agricola, seat: int) -> list[tuple[int, int]]:
    """What may be worth more than its food, and how many: the last seed, a pair that can breed."""
    farm = g.farms[seat]
    found: list[tuple[int, int]] = []
    if g.round < ROUNDS and sowable(farm):
        found += [
            (good, 1)
            for good in (GRAIN, VEGETABLE)
            if farm.goods[good] and not crops_on(farm, vegetables=good == VEGETABLE)
        ]
    for kind in range(3):
        trio = [3 if other == kind else 0 for other in range(3)]
        if farm.goods[SHEEP + kind] >= 2 and housed(g, seat, trio[0], trio[1], trio[2]):
            found.append((SHEEP + kind, 2))
    return found


def begging_ways(
    g: Agricola, seat: int, need: int, open_crafts: list[Craft], least: int, listing: Listing
) -> list[Way]:
    """Ways that beg for more than the least, to keep something precious; how much more comes last.

    Each precious good is kept alone, and all of them together.
    """
    kept = precious(g, seat)
    found: list[Way] = []
    for several in [[one] for one in kept] + ([kept] if len(kept) > 1 else []):
        goods = g.farms[seat].goods
        for good, count in several:
            goods[good] -= count
        lean_ways, missing = feeding_ways(g, seat, need, open_crafts, listing)
        for good, count in several:
            goods[good] += count
        if missing > least:
            ways_there = [(*way, missing - least) for way in lean_ways]
            found.extend([way for way in ways_there if way not in found])
    return found


def feeding_by_hand(g: Agricola, seat: int, open_crafts: list[Craft]) -> list[Option]:
    """Single conversions, and begging, for a person who feeds by hand."""
    options: list[Option] = [*conversions(g, seat)]
    goods = g.farms[seat].goods
    crafted = {good for good, _ in open_crafts}
    options.extend([("craft", good) for good in range(KINDS) if goods[good] and good in crafted])
    options.append("beg")
    return options


def meal_by_hand(g: Agricola, seat: int) -> list[Option]:
    """The same before anything was done for a meal."""
    unused = crafts(g, seat)
    return feeding_by_hand(g, seat, open_to(g, seat, unused) if unused else unused)


def feed(g: Agricola, seat: int, option: Any = None, missing: int = 0) -> Flow:
    """Feed the family; a begging marker for every missing food."""
    need = food_needed(g, seat)
    goods = g.farms[seat].goods
    done: list[Craft] = []
    while True:
        # An animal that is eaten may leave a place that a craft needs.
        unused = crafts(g, seat)
        for craft in done:
            if craft in unused:
                unused.remove(craft)
        left = open_to(g, seat, unused) if unused else unused
        if option is None:
            if goods[FOOD] >= need and not left:
                eat(g, seat, need)
                return
            listing = Listing()
            found, missing = feeding_ways(g, seat, need, left, listing)
            if len(found) == 1 and not any(found[0][1:]) and not listing.cut:
                # There is nothing to convert, hence nothing to choose.
                end_meal(g, seat, found[0], missing)
                return
            begging = begging_ways(g, seat, need, left, missing, listing)
            option = yield _meal_question(g, seat, left, found, begging, missing, listing.cut)
        if option == "beg":
            end_meal_by_begging(g, seat)
            return
        assert isinstance(option, tuple)
        if option[0] in ("convert", "exchange"):
            by_hand(g, seat, option)
        elif option[0] == "craft":
            best = max([craft for craft in left if craft[0] == option[1]])
            done.append(best)
            exchange(g, seat, best[0], 1, best[1])
            _tell_crafted(g, seat, best[0])
        else:
            end_meal(g, seat, option, missing)
            for good, _ in left:
                used = option[good]
                if isinstance(used, int) and used > 0:
                    _tell_crafted(g, seat, good)
            return
        option = None


def _tell_crafted(g: Agricola, seat: int, good: int) -> None:
    """A workshop was used: what nothing else turns into food went there."""
    for number in opened(g.farms[seat], TOLD):
        DECK[number].crafted(g, seat, good)


def _meal_question(
    g: Agricola,
    seat: int,
    left: list[Craft],
    found: list[Way],
    begging: list[Way],
    missing: int,
    cut: bool,
) -> Decision:
    """How to feed; what is not listed is fed by hand, and bots see how where that is so."""
    if not g.rules & FAMILY and (cut or len(found) + len(begging) > LISTED):
        by_hand_too: list[Option] = feeding_by_hand(g, seat, left)
        return choose(
            seat, "feed", [*found[:LISTED], *begging[:LISTED], *by_hand_too], about=missing
        )
    manual = later(feeding_by_hand, g, seat, left)
    return choose(seat, "feed", found + begging, manual, about=missing)


def end_meal(g: Agricola, seat: int, way: tuple[int | str, ...], least: int) -> None:
    """The family is fed in a way; what is missing then, the least or more, is begged for."""
    settle(g, seat, way, FED)
    beg(g, seat, least + on_purpose(way))


def on_purpose(way: tuple[int | str, ...]) -> int:
    """How much more a way to feed begs for than the least."""
    return int(way[BEGGED]) if len(way) > BEGGED else 0


def end_meal_by_begging(g: Agricola, seat: int) -> None:
    """The food at hand is eaten, the rest begged for."""
    need = food_needed(g, seat)
    paid = min(need, g.farms[seat].goods[FOOD])
    eat(g, seat, paid)
    beg(g, seat, need - paid)
