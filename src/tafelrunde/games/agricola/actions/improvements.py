"""Improvements: building majors, playing cards, baking bread."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions.living import draw_for_played
from tafelrunde.games.agricola.actions.prerequisites import BY_MAJOR, BY_MINOR, Playing, met
from tafelrunde.games.agricola.board.goods import FOOD, GRAIN, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import (
    DECK,
    MINOR,
    PRINTED,
    card_number,
    costs_of,
    forbidden,
)
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_MINOR, PRICES, WIDENING
from tafelrunde.games.agricola.cards.majors import (
    CLAY_OVEN,
    FIREPLACE_3,
    HEARTH_4,
    HEARTH_5,
    MAJOR_COSTS,
    MAJOR_NAMES,
    MAJOR_OF,
    MAJORS,
    STONE_OVEN,
    WELL,
    WELL_FOOD,
    bread,
    can_bake,
    most_baked,
)
from tafelrunde.games.agricola.cards.occasions import AFTER_BAKE, AFTER_IMPROVEMENT, Occasion
from tafelrunde.games.agricola.cards.places import hand_on, heard, lay_open, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.paying.payment import (
    affordable,
    can_pay,
    changed_costs,
    pay,
    pay_plainly,
)
from tafelrunde.games.agricola.verbs.verbs import (
    exchange,
    lay_down,
    promise,
    return_major,
    take_major,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import ALL

# What everybody sees of a private answer, after the cards' own numbers: that nothing was taken,
# which major, which fireplace for which hearth, or which space (before them: none).
DECLINED: Final = len(PRINTED)
SHOWN_MAJOR: Final = DECLINED + 1
SHOWN_UPGRADE: Final = SHOWN_MAJOR + MAJORS

SHOWN_SPACE: Final = SHOWN_UPGRADE + 3 * MAJORS

# --- majors ------------------------------------------------------------------------------


def why_not_major(g: Agricola, seat: int, major: int) -> str | None:
    """Whether a major improvement can be paid with goods."""
    if g.majors[major] >= 0:
        return "major-taken"
    changed = len(opened(g.farms[seat], PRICES)) > 0
    return None if _major_payable(g, seat, major, changed) else "cannot-pay-major"


def _major_payable(g: Agricola, seat: int, major: int, changed: bool) -> bool:
    """Whether the goods are there; `changed` says that cards may have a say in it."""
    goods = g.farms[seat].goods
    price = MAJOR_COSTS[major]
    for good in range(1, 5):
        if goods[good] < price[good]:
            return changed and affordable(g, seat, changed_costs(g, seat, FOR_MAJOR, price))
    return True


def why_not_upgrade(g: Agricola, seat: int, hearth: int, fireplace: int) -> str | None:
    """Whether a fireplace can be returned for a hearth."""
    if not HEARTH_4 <= hearth <= HEARTH_5 or not 0 <= fireplace <= FIREPLACE_3:
        return "no-upgrade"
    if g.majors[hearth] >= 0:
        return "major-taken"
    return None if g.majors[fireplace] == seat else "no-fireplace"


def majors_open(g: Agricola, seat: int) -> list[Option]:
    """The majors the seat could take, with the fireplace it returns where it does."""
    options: list[Option] = []
    for major in range(MAJORS):
        if g.majors[major] >= 0:
            continue
        if why_not_major(g, seat, major) is None:
            options.append(MAJOR_NAMES[major])
        if HEARTH_4 <= major <= HEARTH_5:
            options.extend(
                [
                    (MAJOR_NAMES[major], MAJOR_NAMES[fireplace])
                    for fireplace in range(FIREPLACE_3 + 1)
                    if g.majors[fireplace] == seat
                ]
            )
    return options


def any_major_open(g: Agricola, seat: int) -> bool:
    changed = len(opened(g.farms[seat], PRICES)) > 0
    prices: list[Cost] = []
    for major in range(MAJORS):
        if g.majors[major] < 0:
            if _major_payable(g, seat, major, changed=False):
                return True
            if changed:
                prices.extend(changed_costs(g, seat, FOR_MAJOR, MAJOR_COSTS[major]))
            if HEARTH_4 <= major <= HEARTH_5 and (
                g.majors[0] == seat or g.majors[FIREPLACE_3] == seat
            ):
                return True
    return len(prices) > 0 and affordable(g, seat, prices)


def build_major(g: Agricola, seat: int, option: Option) -> Flow:
    """Pay for a major, or return a fireplace, and take it."""
    if isinstance(option, tuple):
        major = MAJOR_OF[str(option[0])]
        return_major(g, seat, MAJOR_OF[str(option[1])])
    else:
        major = MAJOR_OF[str(option)]
        if not pay_plainly(g, seat, MAJOR_COSTS[major]):
            prices = changed_costs(g, seat, FOR_MAJOR, MAJOR_COSTS[major])
            yield from pay(g, seat, prices, MAJOR_NAMES[major])
    take_major(g, seat, major)
    if major == WELL:
        promise(g, seat, FOOD, 1, range(g.round + 1, g.round + 1 + WELL_FOOD), -WELL)
    elif major in (CLAY_OVEN, STONE_OVEN) and why_not_bake(g, seat) is None:
        yield from bake(g, seat, must=False)
    if heard(g, AFTER_IMPROVEMENT):
        occasion = Occasion(AFTER_IMPROVEMENT, seat)
        occasion.major = major
        yield from fire(g, occasion)


# --- cards -------------------------------------------------------------------------------


def why_not_minor(g: Agricola, seat: int, number: int, action: int = 0) -> str | None:
    """Prerequisite and cost of a minor improvement in hand, played by an action or a card (0)."""
    card = DECK[number]
    if card.kind != MINOR or number not in g.farms[seat].hand:
        return "not-in-hand"
    if card.prerequisite and not met(g, seat, card.prerequisite, Playing(action)):
        return "prerequisite-missing"
    reason = forbidden(card, g, seat)
    if reason is not None:
        return reason
    return None if _minor_payable(g, seat, number) else "cannot-pay-card"


def minor_prices(g: Agricola, seat: int, number: int) -> list[Cost]:
    prices: list[Cost] = []
    for price in costs_of(DECK[number], g, seat):
        prices.extend(changed_costs(g, seat, FOR_MINOR, price))
    return prices


def _minor_payable(g: Agricola, seat: int, number: int) -> bool:
    """Whether one of its prices can be paid, where it has any."""
    if opened(g.farms[seat], PRICES):
        prices = minor_prices(g, seat, number)
        return not prices or affordable(g, seat, prices)
    costs = costs_of(DECK[number], g, seat)
    for price in costs:
        if can_pay(g, seat, price):
            return True
    return not costs


def minors_open(g: Agricola, seat: int, action: int = 0) -> list[Option]:
    return [("minor", DECK[number].id) for number in _playable(g, seat, action, len(PRINTED))]


def any_minor_open(g: Agricola, seat: int, action: int = 0) -> bool:
    return len(_playable(g, seat, action, 1)) > 0


def _playable(g: Agricola, seat: int, action: int, most: int) -> list[int]:
    """The minor improvements in hand that can be played, up to so many."""
    found: list[int] = []
    for number in g.farms[seat].hand:
        # What most often says no, and fastest, is looked at first.
        card = DECK[number]
        if (
            card.kind == MINOR
            and _minor_payable(g, seat, number)
            and (not card.prerequisite or met(g, seat, card.prerequisite, Playing(action)))
            and forbidden(card, g, seat) is None
        ):
            found.append(number)
            if len(found) == most:
                break
    return found


def play_minor(g: Agricola, seat: int, number: int) -> Flow:
    card = DECK[number]
    g.reveal(ALL, number)
    prices = minor_prices(g, seat, number)
    if prices:
        yield from pay(g, seat, prices, card.id)
    lay_down(g, seat, number)
    lay_open(g, seat, number)
    yield from card.play(g, seat)
    if card.travels:
        hand_on(g, seat, number)
    yield from draw_for_played(g, seat)
    if heard(g, AFTER_IMPROVEMENT):
        occasion = Occasion(AFTER_IMPROVEMENT, seat)
        occasion.card = number
        occasion.fresh = [number]
        yield from fire(g, occasion)


def _shown(option: Option) -> int:
    """What everybody sees of an answer, as an item to reveal."""
    if isinstance(option, tuple):
        if option[0] == "minor":
            return card_number(str(option[1]))
        return SHOWN_UPGRADE + 2 * MAJOR_OF[str(option[0])] + MAJOR_OF[str(option[1])]
    return DECLINED if option == "done" else SHOWN_MAJOR + MAJOR_OF[str(option)]


def _majors_too(g: Agricola, seat: int) -> list[Option]:
    """The majors that cards let the seat build where a minor improvement could be played."""
    allowed: list[str] = []
    for number in opened(g.farms[seat], WIDENING):
        allowed.extend([MAJOR_NAMES[major] for major in DECK[number].majors_too()])
    if not allowed:
        return []
    return [
        option
        for option in majors_open(g, seat)
        if (option[0] if isinstance(option, tuple) else option) in allowed
    ]


# --- the actions -------------------------------------------------------------------------


def improve(g: Agricola, seat: int, majors: bool, must: bool, option: Any = None) -> Flow:
    """One minor improvement, or one of either kind; optional unless it must be."""
    # What a hand allows is nobody else's business.
    hidden = len(g.farms[seat].hand) > 0
    if option is None:
        options = majors_open(g, seat) if majors else _majors_too(g, seat)
        options.extend(minors_open(g, seat, BY_MAJOR if majors else BY_MINOR))
        if not must:
            if not options and not hidden:
                return
            options.append("done")
        option = yield Decision(seat, "improve", options, private=hidden)
    g._so_far = None
    if hidden:
        g.reveal(ALL, _shown(option))
    if option == "done":
        return
    if isinstance(option, tuple) and option[0] == "minor":
        yield from play_minor(g, seat, card_number(str(option[1])))
    else:
        yield from build_major(g, seat, option)


def why_not_bake(g: Agricola, seat: int) -> str | None:
    if g.farms[seat].goods[GRAIN] == 0:
        return "no-grain-to-bake"
    return None if can_bake(g, seat) else "nothing-to-bake-in"


def bake(g: Agricola, seat: int, must: bool) -> Flow:
    """Turn grain of the supply into food, each grain where it gives most."""
    most = most_baked(g, seat, g.farms[seat].goods[GRAIN])
    options: list[Option] = list(range(1 if must else 0, most + 1))
    grain = yield choose(seat, "bake", options)
    if grain == 0:
        return
    assert isinstance(grain, int)
    exchange(g, seat, GRAIN, grain, bread(g, seat, grain))
    if heard(g, AFTER_BAKE):
        occasion = Occasion(AFTER_BAKE, seat)
        occasion.grain = grain
        yield from fire(g, occasion)
