"""How the greedy bot judges Agricola.

Each placement is made on a copy of the table, questions on the way are answered by rules of thumb,
and the farm is then valued. Only what the seat can see is looked at: hands and cards to come are
not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.bots.agricola import coach as agricola_coach
from tafelrunde.bots.agricola.advice import gains, meals
from tafelrunde.bots.agricola.cards import CARD_WAYS, display_worth, minor_worth
from tafelrunde.bots.agricola.layout import building, field, pasture, stable
from tafelrunde.bots.agricola.worth import worth
from tafelrunde.games.agricola.actions.fields import unplanted
from tafelrunde.games.agricola.actions.spaces import (
    act,
    asks_nothing,
    herd_fits,
    quiet,
    take,
    take_plainly,
    use,
)
from tafelrunde.games.agricola.board.goods import (
    GRAIN,
    KINDS,
    REED,
    SHEEP,
)
from tafelrunde.games.agricola.board.spaces import HARVESTS, ROUNDS, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.majors import MAJOR_OF, MAJOR_POINTS, cooker
from tafelrunde.games.agricola.cards.occasions import GAINED
from tafelrunde.games.agricola.cards.places import heard
from tafelrunde.games.agricola.paying.byhand import by_hand
from tafelrunde.games.agricola.phases.harvest import BEGGED, on_purpose, precious
from tafelrunde.games.agricola.scoring import own_total
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import with_end
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

PLACE: Final = "place"
_MEALS: Final = ("feed",)
# How many spaces are tried out for an advice, and which beside the best.
_LIKED: Final = 6
_LATE: Final = (
    "farm_expansion",
    "farmland",
    "cultivation",
    "basic_wish_for_children",
    "urgent_wish_for_children",
    "x_modest_wish",
    "grain_utilization",
)
# What a point of the best of the others counts against one's own.
_OTHERS: Final = 0.4
# What a person beyond two brings, and what it brings a round, beyond what the greedy bot sees.
_PERSON: Final = 0.6
_HANDS: Final = 0.6
# How many whole rounds a play-out goes on before the farms are valued.
_ROUNDS_AHEAD: Final = 3
# How far behind the best an option is still near.
_NEAR: Final = 1.5
# What it is worth to give up one of each good in a payment.
_PRICE: Final[tuple[float, ...]] = (0.5, 0.5, 0.45, 0.7, 0.6, 0.9, 1.6, 1.3, 1.5, 1.8)
# A begging marker; a young at every harvest to come; what grows of the last seed.
_BEGGING: Final = 3.0
_YOUNG: Final = 1.2
_CROP: Final = 2.0


class AgricolaJudge(Judge):
    """Values the farm after each placement; everything else goes by rules of thumb."""

    def __init__(self) -> None:
        super().__init__()
        self.near = _NEAR

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option after which the farm stands best; the first of equals."""
        return rule_of_thumb(_table(match), decision)

    def worth_trying(self, match: Match, decision: Decision, key: str) -> list[Option]:
        """The best spaces, and those whose worth shows late: family, rooms, fields."""
        if decision.kind != PLACE:
            return super().worth_trying(match, decision, key)
        rated = rated_places(_table(match), decision.seat, decision.options)
        rated.sort(key=lambda row: -row[1])
        return [option for n, (option, _) in enumerate(rated) if n < _LIKED or option in _LATE]

    def result(self, match: Match, seat: int) -> float:
        """Own points count more than what the others miss."""
        scores = match.scores
        others = [points for other, points in enumerate(scores) if other != seat]
        return scores[seat] - _OTHERS * max(others, default=0)

    def far(self, before: Match, match: Match, seat: int) -> bool:
        """Some rounds later what the farms are worth says enough."""
        return _table(match).round > _table(before).round + _ROUNDS_AHEAD

    def standing(self, before: Match, match: Match, seat: int) -> float:
        """As at the end, with what may still become points."""
        if match.over:
            return self.result(match, seat)
        g = _table(match)
        others = [_in_time(g, other) for other in range(g.seats) if other != seat]
        return _in_time(g, seat) - _OTHERS * max(others, default=0.0)

    def about(self, match: Match, decision: Decision, option: Option) -> Text | None:
        return agricola_coach.about(decision, option)

    def warnings(self, match: Match, decision: Decision) -> list[Text]:
        return agricola_coach.warnings(_table(match), decision)

    def reasons(
        self, before: Match, after: Match, decision: Decision, option: Option
    ) -> list[Text]:
        g, then, seat = _table(before), _table(after), decision.seat
        if decision.kind in _MEALS:
            return meals(g, then, seat, option)
        if decision.kind == PLACE:
            # The next seat's turn or a harvest may have come meanwhile.
            return gains(g, placed(g, seat, option), seat)
        return gains(g, then, seat) if (g.round, g.phase) == (then.round, then.phase) else []


judge = AgricolaJudge()


def _in_time(g: Agricola, seat: int) -> float:
    """What a farm is worth where a play-out ends: more hands pay in every round left."""
    more = g.farms[seat].people - 2
    return worth(g, seat) + (_PERSON + _HANDS * (ROUNDS - g.round)) * more


def _table(match: Match) -> Agricola:
    g = match.state
    assert isinstance(g, Agricola)
    return g


def _best_place(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    rated = rated_places(g, seat, options)
    best, most = rated[0]
    for option, value in rated:
        if value > most:
            best, most = option, value
    return best


def rated_places(g: Agricola, seat: int, options: Sequence[Option]) -> list[tuple[Option, float]]:
    """Each space with what the farm would be worth after using it.

    What asks nothing, and animals that find room, change the own goods alone: all that is tried on
    one common copy.
    """
    alone = not heard(g, GAINED)
    common = g.copy()
    common._heard = None
    goods = common.farms[seat].goods
    kept = goods[:]
    rated: list[tuple[Option, float]] = []
    for option in options:
        if alone and isinstance(option, str) and option != "pass":
            space = SPACE_OF[option]
            if asks_nothing(space) or herd_fits(common, seat, space):
                pile = common.piles[space]
                plainly = take_plainly(common, seat, space)
                if plainly:
                    rated.append((option, worth(common, seat)))
                goods[:] = kept
                common.piles[space] = pile
                if plainly:
                    continue
        rated.append((option, _after(g, seat, option)))
    return rated


def _after(g: Agricola, seat: int, option: Option) -> float:
    value = worth(placed(g, seat, option), seat)
    if isinstance(option, tuple):
        return value + display_worth(str(option[1]))
    return value - 0.2 if option == "pass" else value


def placed(g: Agricola, seat: int, option: Option) -> Agricola:
    """A copy of the table on which a person has gone to a space."""
    trial = g.copy()
    if option == "pass" or isinstance(option, tuple):
        return trial
    trial._heard = None
    space = SPACE_OF[str(option)]
    silent = quiet(trial)
    if silent and asks_nothing(space):
        take(trial, seat, space)
        return trial
    flow = with_end(act(trial, seat, space) if silent else use(trial, seat, space))
    ask = flow.send(None)
    while ask is not None:
        assert isinstance(ask, Decision)
        ask = flow.send(ask.options[0] if ask.forced else rule_of_thumb(trial, ask))
    return trial


# --- rules of thumb ---------------------------------------------------------------------------


def rule_of_thumb(g: Agricola, decision: Decision) -> Option:
    """The answer to a decision by what is known of its kind; else the first."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    way = _WAYS.get(decision.kind)
    return options[0] if way is None else way(g, decision.seat, options)


def _meal(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """The cheapest meal; one that begs where it keeps what is worth more than the markers."""
    # Where there are very many ways, single conversions are offered beside them.
    ways = [option for option in options if isinstance(option, tuple) and len(option) > KINDS]
    best = _cheapest(g, seat, [way for way in ways if len(way) <= BEGGED])
    least = _meal_price(g, seat, best)
    for way in ways:
        if len(way) > BEGGED:
            price = _meal_price(g, seat, way)
            if price < least:
                best, least = way, price
    return best


def _meal_price(g: Agricola, seat: int, way: Option) -> float:
    """What a meal gives up: goods, pairs and seeds that would have grown, points for markers."""
    assert isinstance(way, tuple)
    price = _BEGGING * on_purpose(way)
    harvests = sum(number >= g.round for number in HARVESTS)
    goods = g.farms[seat].goods
    for good in range(KINDS):
        price += int(way[good]) * _PRICE[good]
    for good, count in precious(g, seat):
        if goods[good] - int(way[good]) < count:
            price += _YOUNG * harvests if good >= SHEEP else _CROP
    return price


def _cheapest(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    """The way to pay or to feed that gives up least."""
    best = options[0]
    least = 1e9
    for option in options:
        if isinstance(option, tuple) and len(option) > KINDS:
            price = 0.0
            for good in range(KINDS):
                amount = option[good]
                assert isinstance(amount, int)
                price += amount * _PRICE[good]
            if price < least:
                best, least = option, price
    return best


def _best_herd(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    best = options[0]
    most = -1.0
    for option in options:
        assert isinstance(option, tuple)
        value = 0.0
        for kind in range(3):
            count = int(option[kind])
            value += count * (1.0 + 0.2 * kind) + (1.6 if count else 0.0)
            value += 0.6 if count >= 2 else 0.0
        if value > most:
            best, most = option, value
    return best


def _most_sown(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    best = options[0]
    most = -1
    for option in options:
        if isinstance(option, tuple):
            value = 3 * int(option[0]) + 4 * int(option[1])
            if value > most:
                best, most = option, value
    return best


def _bread(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """Bake what the family needs, but keep seed for fields that lie fallow."""
    farm = g.farms[seat]
    keep = 1 if ROUNDS - g.round > 2 and unplanted(farm) else 0
    most = max(1, farm.goods[GRAIN] - keep)
    wanted = [option for option in options if isinstance(option, int) and option <= most]
    return wanted[-1] if wanted else options[0]


def _improvement(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    best: Option = options[-1]
    most = 0.0 if best == "done" else -99.0
    for option in options:
        value = 0.0
        if option == "done":
            continue
        if isinstance(option, tuple):
            value = 1.0
            if option[0] == "minor":
                value = minor_worth(g, str(option[1]))
        else:
            major = MAJOR_OF[str(option)]
            value = MAJOR_POINTS[major] - 0.9
            if major < 4:
                value += 3.0 if cooker(g, seat) == 0 else -1.5
            elif major in (5, 6):
                value += 0.8
        if value > most:
            best, most = option, value
    return best


def _last_exchange(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """What gives most points; nothing where nothing gives any."""
    best: Option = "done"
    most = own_total(g, seat)
    for option in options:
        if isinstance(option, tuple):
            trial = g.copy()
            trial._heard = None
            by_hand(trial, seat, option)
            points = own_total(trial, seat)
            if points > most:
                best, most = option, points
    return best


def _resource(g: Agricola, seat: int, _options: Sequence[Option]) -> Option:
    return "reed" if g.farms[seat].goods[REED] < 2 else "stone"


def _animal(g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    return "cattle" if "cattle" in options and g.round > 9 else options[0]


def _last(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    return options[-1]


# How each kind of decision is looked at.
_WAYS: Final[dict[str, Callable[[Agricola, int, Sequence[Option]], Option]]] = {
    "place": _best_place,
    "fence": pasture,
    "build": building,
    "plow": field,
    "stable": stable,
    "feed": _meal,
    "pay": _cheapest,
    "house": _best_herd,
    "breed": _best_herd,
    "sow": _most_sown,
    "bake": _bread,
    "improve": _improvement,
    "resource": _resource,
    "animal": _animal,
    "trade": _last,
    "exchange": _last_exchange,
    **CARD_WAYS,
}
