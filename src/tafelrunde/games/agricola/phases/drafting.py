"""Drafting: what seats pick, pass on and put away before the first round."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import (
    DECK,
    KINDS_OF_CARD,
    MINOR,
    OCCUPATION,
    card_number,
    of_kind,
)
from tafelrunde.games.agricola.cards.ways import (
    CARDS_DEALT,
    DEAL,
    MULLIGANS,
    PICK,
    PICKS,
    PUTS_AWAY,
)
from tafelrunde.games.agricola.verbs.events import DISCARDED, MULLIGAN_TAKEN, PASSED
from tafelrunde.games.agricola.verbs.hands import (
    BOTH,
    bit,
    deal_packets,
    draw_cards,
    hands_of,
    left_of,
    one_after_the_other,
    passes_right,
    put_away,
    settle,
    step_of,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, Lanes, Step, choose, choose_privately, together
from tafelrunde.kernel.state import only

KEEP: Final = "keep"
DONE: Final = "done"


def hand_step(g: Agricola) -> Step:
    """The next step before the first round."""
    h = hands_of(g)
    if h.stage == PICK:
        # Everybody picks at the own pace, and may take back until all have picked.
        if any(due_in_all(g, seat) for seat in range(g.seats)):
            return Lanes(g.seats)
        return pass_packets(g)
    if h.stage == DEAL:
        return next_packets(g)
    if h.stage == MULLIGANS:
        return mulligans(g)
    return swaps(g)


# --- packets -----------------------------------------------------------------------------


def due(g: Agricola, seat: int, kind: int) -> int:
    """How many cards of a kind a seat still picks from the packet it has."""
    h = hands_of(g)
    if h.stage != PICK or not h.kinds & bit(kind):
        return 0
    return PICKS[h.mode][h.passes] - len(of_kind(kind, h.picked[seat]))


def due_in_all(g: Agricola, seat: int) -> int:
    return due(g, seat, OCCUPATION) + due(g, seat, MINOR)


def pick_step(g: Agricola, seat: int) -> Flow | None:
    """A seat's next pick; None where it has picked all it may from this packet."""
    return pick(g, seat) if due_in_all(g, seat) else None


def why_not_pick(g: Agricola, seat: int, number: int) -> str | None:
    """Whether a card can be picked from the seat's packet."""
    if number not in hands_of(g).packets[seat]:
        return "not-in-packet"
    return None if due(g, seat, DECK[number].kind) else "enough-of-kind"


def pick(g: Agricola, seat: int) -> Flow:
    """One card of the packet: kept, or put away."""
    h = hands_of(g)
    options: list[Option] = [
        DECK[number].id for number in h.packets[seat] if why_not_pick(g, seat, number) is None
    ]
    kind = "discard" if h.mode == PUTS_AWAY else "draft"
    number = card_number(str((yield choose_privately(seat, kind, options))))
    h.packets[seat].remove(number)
    h.picked[seat].append(number)


def pass_packets(g: Agricola) -> Flow:
    """All have picked: packets move on, and one that leaves no choice is taken whole."""
    h = hands_of(g)
    if h.mode == PUTS_AWAY:
        _close_putting_away(g)
    else:
        _gather(g)
        last = len(PICKS[h.mode]) - 1
        if h.passes < last:
            _move_on(g)
            if h.passes < last or CARDS_DEALT[h.mode] > sum(PICKS[h.mode]):
                return
            for seat in range(g.seats):
                h.picked[seat], h.packets[seat] = h.packets[seat], []
            _gather(g)
    _put_rest_away(g)
    if one_after_the_other(g, h.mode) and h.kinds == bit(OCCUPATION):
        h.kinds = bit(MINOR)
        h.stage = DEAL
    else:
        h.kinds = 0
        settle(g)
    yield from ()


def _gather(g: Agricola) -> None:
    """What was picked goes into the hands; who took it from which packet is kept."""
    h = hands_of(g)
    for seat, farm in enumerate(g.farms):
        for kind in BOTH:
            packet = (seat - step_of(g, kind) * h.passes) % g.seats
            h.drafted[kind * g.seats + packet].extend(of_kind(kind, h.picked[seat]))
        farm.hand = sorted(farm.hand + h.picked[seat])
        h.picked[seat] = []


def _move_on(g: Agricola) -> None:
    h = hands_of(g)
    before = h.packets
    h.packets = [[] for _ in range(g.seats)]
    for kind in BOTH:
        if h.kinds & bit(kind):
            for seat in range(g.seats):
                h.packets[(seat + step_of(g, kind)) % g.seats].extend(of_kind(kind, before[seat]))
            PASSED.tell(g, kind, int(passes_right(g, kind)))
    h.passes += 1
    for seat in range(g.seats):
        h.packets[seat].sort()
        for number in h.packets[seat]:
            g.reveal(only(seat), number)


def _close_putting_away(g: Agricola) -> None:
    """What was picked of the ten goes out of the game, the rest into the hands."""
    h = hands_of(g)
    for seat, farm in enumerate(g.farms):
        farm.hand = sorted(farm.hand + h.packets[seat])
        h.packets[seat], h.picked[seat] = h.picked[seat], []


def _put_rest_away(g: Agricola) -> None:
    """What is left of a packet leaves the game; who had it last has seen it."""
    h = hands_of(g)
    for seat in range(g.seats):
        for kind in BOTH:
            rest = of_kind(kind, h.packets[seat])
            if rest:
                if h.mode != PUTS_AWAY:
                    packet = (seat - step_of(g, kind) * h.passes) % g.seats
                    h.drafted[kind * g.seats + packet].extend(rest)
                DISCARDED.tell(g, seat, kind, len(rest))
        h.discarded[seat].extend(h.packets[seat])
        h.packets[seat] = []


def next_packets(g: Agricola) -> Flow:
    """The second kind of cards is dealt."""
    deal_packets(g)
    yield from ()


# --- mulligan and swaps ------------------------------------------------------------------


def mulligans(g: Agricola) -> Flow:
    """Each may discard all cards of a kind and draw one fewer, again and again.

    R28: all are asked at once; where a pile could run out, the first player draws first.
    """
    h = hands_of(g)
    asked: list[Decision] = []
    spare = [left_of(g, kind) for kind in BOTH]
    for seat in _in_turn(g):
        if not h.swaps[seat]:
            continue
        options: list[Option] = [KEEP]
        for kind in BOTH:
            count = len(of_kind(kind, g.farms[seat].hand)) - 1
            if 0 < count <= spare[kind]:
                options.append(KINDS_OF_CARD[kind])
                spare[kind] -= count
        asked.append(choose(seat, "mulligan", options))
    answers: list[Option] = yield together(asked)
    for decision, answer in zip(asked, answers, strict=True):
        seat = decision.seat
        if answer == KEEP:
            h.swaps[seat] = 0
            continue
        kind = KINDS_OF_CARD.index(str(answer))
        cards = of_kind(kind, g.farms[seat].hand)
        for number in cards:
            put_away(g, seat, number)
        MULLIGAN_TAKEN.tell(g, seat, kind, len(cards))
        draw_cards(g, seat, kind, len(cards) - 1)
    if not any(h.swaps):
        settle(g)


def swaps(g: Agricola) -> Flow:
    """Each may discard a card and draw one of its kind, up to six times."""
    h = hands_of(g)
    asked: list[Decision] = []
    spare = [left_of(g, kind) for kind in BOTH]
    for seat in _in_turn(g):
        if not h.swaps[seat]:
            continue
        options: list[Option] = [DONE]
        for kind in BOTH:
            if spare[kind]:
                options.extend([DECK[number].id for number in of_kind(kind, g.farms[seat].hand)])
                spare[kind] -= 1
        asked.append(choose_privately(seat, "swap", options))
    answers: list[Option] = yield together(asked)
    for decision, answer in zip(asked, answers, strict=True):
        seat = decision.seat
        if answer == DONE:
            h.swaps[seat] = 0
            continue
        h.swaps[seat] -= 1
        number = card_number(str(answer))
        put_away(g, seat, number)
        DISCARDED.tell(g, seat, DECK[number].kind, 1)
        draw_cards(g, seat, DECK[number].kind, 1)
    if not any(h.swaps):
        settle(g)


def _in_turn(g: Agricola) -> list[int]:
    """All seats from the first player on."""
    return [(g.first + turn) % g.seats for turn in range(g.seats)]
