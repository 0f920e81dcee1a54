"""By hand: what a seat may do at any time, before it places a person or in another's turn."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.board.animals import Herd, Place, arranged
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, GRAIN, KINDS, SHEEP, VEGETABLE
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FAMILY
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import ERRANDS
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.purse import convertible, food_rates
from tafelrunde.games.agricola.verbs.events import PAY
from tafelrunde.games.agricola.verbs.livestock import housable, housed, one_pen_each, places
from tafelrunde.games.agricola.verbs.verbs import arrange, exchange, give_up, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


def at_any_time(g: Agricola, seat: int) -> list[Option]:
    """Converting a good, giving one back, moving an animal, using a card's exchange."""
    goods = g.farms[seat].goods
    options: list[Option] = [*conversions(g, seat)]
    options.extend([("return", good) for good in range(KINDS) if goods[good]])
    options.extend(animal_moves(g, seat))
    options.extend(errands(g, seat))
    return options


def errands(g: Agricola, seat: int) -> list[Option]:
    """What cards let the seat do at any time besides exchanges: which of the cards, two numbers."""
    return [
        ("errand", place, one, other)
        for place, number in enumerate(opened(g.farms[seat], ERRANDS))
        for one, other in DECK[number].errands(g, seat)
    ]


def errands_of(g: Agricola, seat: int, number: int) -> Flow:
    """A moment at which a card asks for what it lets its owner do at any time."""
    while True:
        place = opened(g.farms[seat], ERRANDS).index(number)
        options = [("errand", place, one, other) for one, other in DECK[number].errands(g, seat)]
        if not options:
            return
        option = yield choose(seat, "errand", [*options, "done"], about=DECK[number].id)
        if option == "done":
            return
        yield from run_errand(g, seat, option)


def run_errand(g: Agricola, seat: int, option: tuple[int | str, ...]) -> Flow:
    """What a card lets the seat do at any time: which of the cards, two numbers."""
    _, place, one, other = option
    assert isinstance(place, int)
    assert isinstance(one, int)
    assert isinstance(other, int)
    return DECK[opened(g.farms[seat], ERRANDS)[place]].run_errand(g, seat, one, other)


def conversions(g: Agricola, seat: int) -> list[tuple[str, int]]:
    """Goods into food, and the exchanges of cards."""
    goods = g.farms[seat].goods
    rates = food_rates(g, seat)
    options = [
        ("convert", GRAIN + kind) for kind in range(5) if rates[kind] and goods[GRAIN + kind]
    ]
    if not g.rules & FAMILY:
        for place, conversion in enumerate(convertible(g, seat)):
            if all(goods[good] >= conversion.takes[good] for good in range(KINDS)) and (
                _fits_after(g, seat, conversion.takes, conversion.gives)
            ):
                options.append(("exchange", place))
    return options


def last_exchanges(g: Agricola, seat: int, option: Any = None) -> Flow:
    """After the last harvest cards may still exchange goods before the scoring."""
    while True:
        if option is None:
            if not convertible(g, seat):
                return
            possible = conversions(g, seat)
            if not possible:
                return
            options: list[Option] = [each for each in possible if each[0] == "exchange"]
            eaten: list[Option] = [each for each in possible if each[0] == "convert"]
            option = yield choose(seat, "exchange", [*options, "done"], eaten)
        if option == "done":
            return
        by_hand(g, seat, option)
        option = None


def _fits_after(g: Agricola, seat: int, takes: tuple[int, ...], gives: tuple[int, ...]) -> bool:
    goods = g.farms[seat].goods
    herd = [goods[k] - takes[k] + gives[k] for k in (SHEEP, BOAR, CATTLE)]
    return housed(g, seat, herd[0], herd[1], herd[2])


def requestable(g: Agricola, seat: int) -> list[Option]:
    """Conversions that a seat may ask for in another's turn.

    None for more goods than there are, and no animals in the breeding phase.
    """
    goods = g.farms[seat].goods
    options: list[Option] = []
    for word, what in conversions(g, seat):
        if g.phase == BREEDING and (word == "exchange" or what > VEGETABLE):
            continue
        if g.requests.count((seat, word, what)) < (goods[what] if word == "convert" else 1):
            options.append((word, what))
    return options


def take_requests(g: Agricola) -> None:
    """Make the conversions that were asked for, as far as they are still possible."""
    requests = g.requests
    g.requests = []
    for seat, word, what in requests:
        if (word, what) in requestable(g, seat):
            by_hand(g, seat, (word, what))


def by_hand(g: Agricola, seat: int, option: tuple[int | str, ...]) -> None:
    """Do one of these."""
    word = option[0]
    what = option[1]
    assert isinstance(what, int)
    if word == "convert":
        exchange(g, seat, what, 1, food_rates(g, seat)[what - GRAIN])
    elif word == "return":
        lose(g, seat, what, 1)
    elif word == "move":
        source, target = option[2], option[3]
        assert isinstance(source, int)
        assert isinstance(target, int)
        _move(g, seat, what, source, target)
    else:
        conversion = convertible(g, seat)[what]
        takes, gives = conversion.takes, conversion.gives
        give_up(g, seat, tuple(takes[good] - gives[good] for good in range(KINDS)), PAY)
        if DECK[conversion.card].counts:
            DECK[conversion.card].convert(g, seat, 1)


# --- arranging animals -------------------------------------------------------------------


def herds(g: Agricola, seat: int) -> list[tuple[Place, Herd]]:
    """Which animals stand where: as the seat arranged them where that still holds.

    While animals have just come that do not all fit, a part of them stands nowhere.
    """
    found = places(g, seat)
    own = _own_arrangement(g, seat, found)
    if own is None:
        goods = g.farms[seat].goods
        herd = housable(g, seat, goods[SHEEP], goods[BOAR], goods[CATTLE])[0]
        own = arranged(found, one_pen_each(g), herd[0], herd[1], herd[2])
        assert own is not None
    return list(zip(found, own, strict=True))


def _own_arrangement(g: Agricola, seat: int, found: list[Place]) -> list[Herd] | None:
    farm = g.farms[seat]
    if not farm.herds:
        return None
    stands: dict[int, Herd] = {}
    for at in range(0, len(farm.herds), 4):
        name, sheep, boar, cattle = farm.herds[at : at + 4]
        stands[name] = (sheep, boar, cattle)
    own = [stands.pop(place.name, (0, 0, 0)) for place in found]
    total = [sum(herd[kind] for herd in own) for kind in range(3)]
    if stands or total != [farm.goods[SHEEP], farm.goods[BOAR], farm.goods[CATTLE]]:
        return None
    if not all(_holds(place, herd) for place, herd in zip(found, own, strict=True)):
        return None
    if one_pen_each(g):
        for kind in range(3):
            pastures = [p for p, herd in zip(found, own, strict=True) if p.pasture and herd[kind]]
            if len(pastures) > 1:
                return None
    return own


def _holds(place: Place, herd: Herd) -> bool:
    kinds = [kind for kind in range(3) if herd[kind]]
    if not kinds:
        return True
    return (
        len(kinds) == 1 and bool((place.kinds >> kinds[0]) & 1) and herd[kinds[0]] <= place.capacity
    )


def animal_moves(g: Agricola, seat: int) -> list[Option]:
    """Moves of one animal to a place that takes it: kind, from, to."""
    goods = g.farms[seat].goods
    if goods[SHEEP] + goods[BOAR] + goods[CATTLE] == 0:
        return []
    stands = herds(g, seat)
    options: list[Option] = []
    for source, there in stands:
        for kind in range(3):
            if not there[kind]:
                continue
            for target, here in stands:
                if target is source:
                    continue
                more = list(here)
                more[kind] += 1
                if not _holds(target, (more[0], more[1], more[2])):
                    continue
                if one_pen_each(g) and target.pasture and not _only_pasture(stands, kind, source):
                    continue
                options.append(("move", SHEEP + kind, source.name, target.name))
    return options


def _only_pasture(stands: list[tuple[Place, Herd]], kind: int, source: Place) -> bool:
    """Whether a kind may enter another pasture: it leaves the one it stands in."""
    return all(
        not herd[kind] or not place.pasture or (place is source and herd[kind] == 1)
        for place, herd in stands
    )


def _move(g: Agricola, seat: int, good: int, source: int, target: int) -> None:
    kind = good - SHEEP
    kept: list[int] = []
    for place, herd in herds(g, seat):
        counts = list(herd)
        if place.name == source:
            counts[kind] -= 1
        elif place.name == target:
            counts[kind] += 1
        if any(counts):
            kept.extend([place.name, *counts])
    arrange(g, seat, kept, good, source, target)
