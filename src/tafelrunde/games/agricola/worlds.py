"""Worlds: what a seat could believe; and what may never get lost.

The cards of the coming rounds are drawn when they are turned up, so the only hidden things are
hands, packets and what was put away of them, and the cards that were not dealt.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.farm import COUNT, STABLES
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola, Hands
from tafelrunde.games.agricola.board.terms import MIX_OCCUPATIONS, MIX_TRAVELLING, MULLIGAN
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, card_number, of_kind
from tafelrunde.games.agricola.cards.places import known
from tafelrunde.games.agricola.cards.ways import PICK, PICKS, PUTS_AWAY
from tafelrunde.games.agricola.paying.fence_prices import pieces_left
from tafelrunde.games.agricola.verbs.hands import BOTH, all_cards, bit, step_of
from tafelrunde.kernel.chance import Chance

_TRIES: Final = 30
# Moonshine: it sends a card of the hand to the left unseen.
_SLIPS: Final = card_number("B003")


def resample(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Deal anew what the seat cannot see; cards it saw played in this step stay in their hand.

    What comes out follows from what the seat knows and from chance alone, never from how the true
    cards lie: lists are dealt from and left in order, and a count of hidden cards decides
    something only where the seat can count them, too.
    """
    if not any(farm.hand for farm in g.farms) and not g.hands:
        return
    for _ in range(_TRIES):
        _deal(g, seat, chance, seen)
        if _acts(g, seat):
            return
    _let_act(g, seat, chance, seen)


def _acts(g: Agricola, seat: int | None) -> bool:
    """Whether another's person that waits on a space for its turn to act there can do so."""
    return not g.acting or g.turn == seat or why_not_use(g, g.turn, g.acting - 1) is None


def _let_act(g: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Few hands let that person act where it stands: deal it a card that does."""
    farm = g.farms[g.turn]
    hand = farm.hand
    cards = sorted(
        number for kind in BOTH for zone in _hidden(g, kind, seat, seen) for number in zone
    )
    chance.shuffle(cards)
    for number in cards:
        if number not in hand:
            farm.hand = [*hand, number]
            helps = _acts(g, seat)
            farm.hand = hand
            if helps:
                _deal(g, seat, chance, seen, number)
                if _acts(g, seat):
                    return
                hand = farm.hand


def _deal(g: Agricola, seat: int | None, chance: Chance, seen: list[int], wanted: int = -1) -> None:
    """Change hidden cards for others that could lie there as far as the seat knows.

    A card that is wanted comes into the hand whose turn it is, if it can lie there.
    """
    likes = _remembered(g, seat)
    # For each hidden card another of its likes, and the one that comes to lie in its place.
    like: dict[int, int] = {}
    others: dict[int, int] = {}
    for kind in BOTH:
        zones = _hidden(g, kind, seat, seen)
        homes = _homes(g, kind, len(zones))
        fresh = _alike(g, zones, homes, likes, chance, wanted)
        like.update(fresh)
        others.update(_spread(g, zones, homes, fresh, chance, wanted))
    for other, farm in enumerate(g.farms):
        if other == seat:
            continue
        # What a third seat knows of this hand is nothing the seat could say.
        farm.notes = {number: note for number, note in farm.notes.items() if number not in others}
        farm.hand = sorted(_changed(farm.hand, others))
    deck = _changed(g.deck, others)
    g.deck = sorted(of_kind(OCCUPATION, deck)) + sorted(of_kind(MINOR, deck))
    h = g.hands[0] if g.hands else None
    if h is not None:
        for other in range(g.seats):
            if other != seat:
                h.packets[other] = sorted(_changed(h.packets[other], others))
                h.picked[other] = sorted(_changed(h.picked[other], others))
                h.discarded[other] = sorted(_changed(h.discarded[other], others))
        h.drafted = [_changed(cards, like) for cards in h.drafted]
        _mix_drafted(g, h, seat, chance)


def _changed(cards: list[int], others: dict[int, int]) -> list[int]:
    return [others.get(number, number) for number in cards]


def _hidden(g: Agricola, kind: int, seat: int | None, seen: list[int]) -> list[list[int]]:
    """The cards of a kind of which the seat does not know where they lie, zone by zone.

    First the hands by seat, last the deck, between them what is picked from and put away.
    """
    zones: list[list[int]] = []
    for other, farm in enumerate(g.farms):
        hand = [number for number in farm.hand if not known(g, other, number, seat)]
        zones.append([] if other == seat else hand)
    h = g.hands[0] if g.hands else None
    if h is not None:
        for other in range(g.seats):
            if other != seat:
                zones.extend([h.packets[other], h.picked[other], h.discarded[other]])
    zones.append(g.deck)
    return [[number for number in of_kind(kind, zone) if number not in seen] for zone in zones]


def _homes(g: Agricola, kind: int, zones: int) -> list[int]:
    """For each zone the one that stands for it: what slips from hand to hand could lie in any."""
    if kind == OCCUPATION and _slipped(g):
        return [0] * g.seats + list(range(g.seats, zones))
    return list(range(zones))


def _slipped(g: Agricola) -> bool:
    """Whether occupations may have gone from hand to hand unseen; all know where that card is."""
    if _SLIPS in g.box:
        return True
    return any(
        _SLIPS in farm.played or known(g, holder, _SLIPS, None)
        for holder, farm in enumerate(g.farms)
    )


def _unsure(g: Agricola) -> bool:
    """Whether a seat that plays an occupation may have it out of another's hand, and that one may
    have drawn it: so whether it came out of a packet is not known."""
    return g.rules & MULLIGAN != 0 and _slipped(g)


def _alike(
    g: Agricola,
    zones: list[list[int]],
    homes: list[int],
    likes: dict[int, int],
    chance: Chance,
    wanted: int,
) -> dict[int, int]:
    """Cards that can stand for each other change places."""
    packets = g.hands[0].drafted if g.hands else []
    drafted = {number for cards in packets for number in cards}
    picks_known = not _unsure(g)
    groups: dict[int, list[tuple[int, bool, int]]] = {}
    for home, zone in zip(homes, zones, strict=True):
        for number in zone:
            # How many cards of a zone come out of packets everybody knows, not which.
            # Where that is not known, all of them count alike.
            sure = picks_known or DECK[number].kind == MINOR
            old = (home, sure and number not in drafted, number)
            groups.setdefault(_likes(g, number, likes), []).append(old)
    fresh: dict[int, int] = {}
    for _, olds in sorted(groups.items()):
        olds.sort()
        pool = sorted(number for _, _, number in olds)
        chance.shuffle(pool)
        if wanted in pool:
            _swap(pool, wanted, [home for home, _, _ in olds], homes[g.turn])
        for old, number in zip(olds, pool, strict=True):
            fresh[old[2]] = number
    return fresh


def _spread(
    g: Agricola,
    zones: list[list[int]],
    homes: list[int],
    fresh: dict[int, int],
    chance: Chance,
    wanted: int,
) -> dict[int, int]:
    """Which card comes in the place of which, once zones that stand for each other are mixed."""
    others: dict[int, int] = {}
    for home in sorted(set(homes)):
        places = [place for place in range(len(zones)) if homes[place] == home]
        olds = [number for place in places for number in zones[place]]
        pool = [fresh[number] for number in olds]
        if len(places) > 1:
            pool.sort()
            chance.shuffle(pool)
            if wanted in pool:
                lies = [place for place in places for _ in zones[place]]
                _swap(pool, wanted, lies, g.turn)
        others.update(zip(olds, pool, strict=True))
    return others


def _swap(pool: list[int], wanted: int, lies: list[int], place: int) -> None:
    """Bring a card to where one lies in a certain place, if one does."""
    if place in lies:
        here, there = pool.index(wanted), lies.index(place)
        pool[here], pool[there] = pool[there], pool[here]


def _likes(g: Agricola, number: int, known_of: dict[int, int]) -> int:
    """Hidden cards of the same number here can stand for each other.

    They were in the same packet when the seat saw it last; in a mix they have the same mark.
    """
    card = DECK[number]
    if g.rules & MIX_OCCUPATIONS and card.kind == OCCUPATION:
        return card.seats
    if g.rules & MIX_TRAVELLING and card.kind == MINOR:
        return int(card.travels)
    return known_of.get(number, 0)


def _remembered(g: Agricola, seat: int | None) -> dict[int, int]:
    """The cards of packets that a seat has passed on: which packet, and when it last saw it."""
    found: dict[int, int] = {}
    h = g.hands[0] if g.hands else None
    if h is None or seat is None or h.mode == PUTS_AWAY:
        return found
    for packet, cards in enumerate(h.drafted):
        kind, first = divmod(packet, g.seats)
        sights = 0
        place = 0
        for turn, picks in enumerate(PICKS[h.mode]):
            holder = (first + step_of(g, kind) * turn) % g.seats
            sights += holder == seat
            end = place + picks if turn < len(PICKS[h.mode]) - 1 else len(cards)
            taken = cards[place:end]
            place = end
            running = h.stage == PICK and h.passes == turn and h.kinds & bit(kind)
            if running:
                taken = of_kind(kind, [*h.picked[holder], *h.packets[holder]])
            if sights and holder != seat:
                for number in taken:
                    found[number] = 1 + 10 * first + sights
            if running:
                break
    return found


def _mix_drafted(g: Agricola, h: Hands, seat: int | None, chance: Chance) -> None:
    """Who took a card is known once it was played, but not in which turn, nor out of which packet.

    Where a card may have slipped into another hand, not even that is known; and where hands were
    drawn anew besides, not even whether it was picked.
    """
    groups: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
    slipped, unsure = _slipped(g), _unsure(g)
    anything: list[tuple[int, int]] = []
    for packet, cards in enumerate(h.drafted):
        kind, first = divmod(packet, g.seats)
        for place in range(len(cards)):
            turns = _turn_of(h, place) + 1
            holders = [(first + step_of(g, kind) * turn) % g.seats for turn in range(turns)]
            if holders[-1] != seat:
                sights = len([holder for holder in holders if holder == seat])
                if unsure and kind == OCCUPATION and not sights:
                    anything.append((packet, place))
                    continue
                seen = 1 + 10 * first + sights if sights else 0
                whose = -1 if slipped and kind == OCCUPATION else holders[-1]
                groups.setdefault((kind, seen, whose), []).append((packet, place))
    for _, places in sorted(groups.items()):
        pool = sorted(h.drafted[packet][place] for packet, place in places)
        chance.shuffle(pool)
        for (packet, place), number in zip(places, pool, strict=True):
            h.drafted[packet][place] = number
    if anything:
        free = set(anything)
        sure = {
            number
            for packet, cards in enumerate(h.drafted)
            for place, number in enumerate(cards)
            if (packet, place) not in free
        }
        pool = sorted(set(of_kind(OCCUPATION, all_cards(g))) - sure)
        chance.shuffle(pool)
        for (packet, place), number in zip(anything, pool, strict=False):
            h.drafted[packet][place] = number


def _turn_of(h: Hands, place: int) -> int:
    """When a packet's card in this place was taken; the last turn takes what is left."""
    picks = PICKS[h.mode]
    for turn in range(len(picks)):
        if place < sum(picks[: turn + 1]):
            return turn
    return len(picks) - 1


def audit(g: Agricola) -> dict[str, int]:
    """Counts that no move may change, and limits that no move may pass."""
    cards = len(g.deck) + len(g.box)
    broken = 0
    for farm in g.farms:
        cards += len(farm.hand) + len(farm.start) + len(farm.played)
        tiles = COUNT[farm.rooms] + COUNT[farm.fields]
        if tiles != COUNT[farm.rooms | farm.fields] or farm.stables & (farm.rooms | farm.fields):
            broken += 1
        if COUNT[farm.stables] > STABLES or pieces_left(farm) < 0 or farm.people > 5:
            broken += 1
        if min(farm.goods) < 0:
            broken += 1
    if g.hands:
        h = g.hands[0]
        for pile in (*h.packets, *h.picked, *h.discarded, h.display):
            cards += len(pile)
    return {
        "cards": cards,
        "majors": len(g.majors),
        "rounds": ROUNDS if g.round == len(g.track) else g.round - len(g.track),
        "broken": broken,
    }
