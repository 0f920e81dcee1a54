"""Rounds: the top flow. A turn is to draw, to place and act, to refill; each a step or more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.lydia.fountain import buying, fountain_opens, upgrading
from tafelrunde.games.lydia.gate import gate_action
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ACTING,
    ARTISAN,
    ARTISAN_AT_EMPTY_GATE,
    ARTISAN_MAY_COPY_LYDIAN,
    BUILDER,
    BUILDERS,
    BUYING,
    COLOURS,
    COURTYARDS,
    FOUNTAIN,
    KIND_OF,
    KINDS,
    LYDIAN,
    MERCHANTS,
    NOWHERE,
    PACTOLUS,
    PLACE_OF,
    PLACES,
    PLACING,
    REFILLING,
    UPGRADING,
)
from tafelrunde.games.lydia.verbs import draw_merchant, end_turn, refill, swap, take_board
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, FlowOf, choose

SWAP: Final = "swap"

_ANYWHERE: Final[list[Option]] = list(PLACES[: FOUNTAIN + 1])
_KINDS: Final[list[list[Option]]] = [
    [MERCHANTS[kind] for kind in range(KINDS) if (mask >> kind) & 1] for mask in range(1 << KINDS)
]


def next_step(g: Lydia) -> Flow | None:
    """Colours first where the table chooses them, then turns until the match is over."""
    if g.turn >= g.ends:
        return None
    if g.colours[g.seats - 1 if g.first == 0 else g.first - 1] == NOWHERE:
        return choosing_colour(g)
    if g.stage == BUYING:
        return buying(g, g.active())
    if g.stage == UPGRADING:
        return upgrading(g, g.active())
    if g.stage == REFILLING:
        return refilling(g, g.active())
    return placing(g, g.active())


def choosing_colour(g: Lydia) -> Flow:
    """R1: with the option, seats choose their boards in turn, the start player first."""
    seat = g.first
    while g.colours[seat] != NOWHERE:
        seat = (seat + 1) % g.seats
    colour = yield choose(seat, "colour", colour_options(g))
    take_board(g, seat, KIND_OF[colour])


def colour_options(g: Lydia) -> list[Option]:
    return [COLOURS[colour] for colour in range(4) if why_not_colour(g, colour) is None]


def placing(g: Lydia, seat: int) -> Flow:
    """Draw a merchant, place it, and carry out a gate's action or open the fountain's."""
    draw_merchant(g, seat)
    g.stage = PLACING
    answer: str = yield choose(seat, "place", place_options(g), about=MERCHANTS[g.drawn])
    yield from placed(g, seat, answer)


def placed(g: Lydia, seat: int, answer: str) -> Flow:
    """What follows on the answer where to place: the merchant goes there and acts."""
    if answer == SWAP:
        swap(g, seat)
        answer = yield choose(seat, "place", place_options(g), about=MERCHANTS[g.drawn])
    place = PLACE_OF[answer]
    if g.drawn == ARTISAN:
        g.copied = yield from copying(g, seat, place)
    if place >= FOUNTAIN:
        fountain_opens(g, seat, place)
        return
    g.stage = ACTING
    yield from gate_action(g, seat, place)
    g.stage = REFILLING


def refilling(g: Lydia, seat: int, answer: Any = None) -> Flow:
    """Take a merchant from the fountain into the bag; from a gate where the fountain is empty."""
    g.drawn = NOWHERE
    g.at = NOWHERE
    g.copied = NOWHERE
    g.swapped = 0
    if fountain_size(g):
        if answer is None:
            answer = yield choose(seat, "refill", refill_options(g))
        refill(g, seat, FOUNTAIN, KIND_OF[answer])
    else:
        if answer is None:
            answer = yield choose(seat, "refill", refill_from_gates(g))
        gate, kind = answer
        refill(g, seat, PLACE_OF[gate], KIND_OF[kind])
    end_turn(g)


# How a step goes on after the answer to the question that it opened with.
OPENINGS: Final[dict[str, Callable[[Lydia, int, Any], Flow]]] = {
    "place": placed,
    "buy": buying,
    "upgrade": upgrading,
    "refill": refilling,
}


def place_options(g: Lydia) -> list[Option]:
    """A player may always choose any gate or the fountain (R3), artisans excepted."""
    kind = g.drawn
    if kind < LYDIAN and not g.modules & COURTYARDS:
        return _ANYWHERE
    last = len(PLACES) if g.modules & BUILDERS else FOUNTAIN + 1
    options: list[Option] = [
        PLACES[place] for place in range(last) if why_not_place(g, place) is None
    ]
    if why_not_swap(g) is None:
        options.append(SWAP)
    return options


def plannable(g: Lydia, seat: int) -> Decision | None:
    """Where the merchant of a seat's next turn goes, whichever it draws; None after the last."""
    turns = [turn for turn in range(g.turn + 1, g.turn + 1 + g.seats) if turn < g.ends]
    if NOWHERE in g.colours or all((g.first + turn) % g.seats != seat for turn in turns):
        return None
    return Decision(seat, "place", _ANYWHERE)


def copying(g: Lydia, seat: int, place: int) -> FlowOf[int]:
    """An artisan copies a merchant standing there; at the fountain where it matters (R15)."""
    if place == FOUNTAIN and not copy_matters(g, seat):
        return NOWHERE
    options = copy_options(g, place)
    if not options:
        return NOWHERE
    answer: str = yield choose(seat, "copy", options, about=PLACES[place])
    return KIND_OF[answer]


def copy_options(g: Lydia, place: int) -> list[Option]:
    return [MERCHANTS[kind] for kind in range(ARTISAN) if why_not_copy(g, place, kind) is None]


def copy_matters(g: Lydia, seat: int) -> bool:
    """Whether the seat owns a fountain card that a merchant at the fountain would make pay."""
    if not g.modules & PACTOLUS:
        return False
    facts = g.facts()
    for card in g.properties[seat]:
        if (g.covered >> card) & 1:
            continue
        pays = facts.pays[card] >> (FOUNTAIN * KINDS)
        for kind in range(ARTISAN):
            if (pays >> kind) & 1 and why_not_copy(g, FOUNTAIN, kind) is None:
                return True
    return False


def refill_options(g: Lydia) -> list[Option]:
    """Any merchant at the fountain."""
    mask = 0
    base = FOUNTAIN * KINDS
    for kind in range(KINDS):
        if g.stands[base + kind]:
            mask |= 1 << kind
    return _KINDS[mask]


def refill_from_gates(g: Lydia) -> list[Option]:
    """Where the fountain is empty: any merchant from any gate."""
    return [
        (COLOURS[gate], MERCHANTS[kind])
        for gate in range(FOUNTAIN)
        for kind in range(KINDS)
        if g.stands[gate * KINDS + kind]
    ]


# --- what is forbidden and why ----------------------------------------------------------------


def why_not_colour(g: Lydia, colour: int) -> str | None:
    return "colour-taken" if colour in g.colours else None


def why_not_place(g: Lydia, place: int) -> str | None:
    """A merchant may go to any gate or the fountain; artisans and builder tiles have limits."""
    if place >= BUILDER:
        if not g.modules & BUILDERS:
            return "module-not-in-play"
        if g.drawn == ARTISAN:
            return "builder-artisan"  # R15
        return None if g.drawn == LYDIAN else "builder-lydian"
    if g.drawn != ARTISAN or place == FOUNTAIN:
        return None
    if g.rules & ARTISAN_AT_EMPTY_GATE:
        return None
    nobody = True
    for kind in range(ARTISAN):
        if why_not_copy(g, place, kind) is None:
            return None
        if g.stands[place * KINDS + kind]:
            nobody = False
    return "nobody-to-copy" if nobody else "copy-lydian"


def why_not_swap(g: Lydia) -> str | None:
    if not g.modules & COURTYARDS:
        return "module-not-in-play"
    return "swapped-once" if g.swapped else None


def why_not_copy(g: Lydia, place: int, kind: int) -> str | None:
    """Whether an artisan may copy a merchant of this kind standing at a place."""
    if g.stands[place * KINDS + kind] == 0:
        return "not-standing-there"
    if kind == ARTISAN:
        return "copy-artisan"
    if kind == LYDIAN and not g.rules & ARTISAN_MAY_COPY_LYDIAN:
        return "copy-lydian"  # R14 reversed
    return None


def why_not_refill(g: Lydia, place: int, kind: int) -> str | None:
    if place != FOUNTAIN and fountain_size(g):
        return "fountain-first"
    if g.stands[place * KINDS + kind]:
        return None
    return "not-at-fountain" if place == FOUNTAIN else "not-standing-there"


def fountain_size(g: Lydia) -> int:
    """How many merchants stand at the fountain."""
    stands = g.stands
    base = FOUNTAIN * KINDS
    return (
        stands[base]
        + stands[base + 1]
        + stands[base + 2]
        + stands[base + 3]
        + stands[base + LYDIAN]
        + stands[base + ARTISAN]
    )
