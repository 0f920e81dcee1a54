"""Living: hands that change during the game, and cards that lie open for all."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, KINDS_OF_CARD, PRINTED, card_number
from tafelrunde.games.agricola.cards.ways import LIVING_V1, LIVING_V2
from tafelrunde.games.agricola.verbs.events import DISCARDED, TOOK
from tafelrunde.games.agricola.verbs.hands import (
    BOTH,
    draw_cards,
    hands_of,
    lay_out,
    left_of,
    put_away,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL

DONE: Final = "done"
TAKE: Final = "take"
# What everybody sees of a card that is put away: its kind. Numbers that no card has.
_SHOWN_KIND: Final = len(PRINTED) + 100


def draw_for_played(g: Agricola, seat: int) -> Flow:
    """A living hand draws for each card that was played, travelling ones included.

    R29: from a pile that is empty nothing is drawn.
    """
    if g.hands and g.hands[0].mode in (LIVING_V1, LIVING_V2):
        yield from _draw(g, seat)


def _draw(g: Agricola, seat: int) -> Flow:
    options: list[Option] = [KINDS_OF_CARD[kind] for kind in BOTH if left_of(g, kind)]
    if options:
        word = yield choose(seat, "draw", options)
        draw_cards(g, seat, KINDS_OF_CARD.index(str(word)), 1)


def swaps_after_harvest(g: Agricola) -> bool:
    """Whether cards may be swapped at the end of a harvest."""
    return len(g.hands) > 0 and g.hands[0].mode == LIVING_V1 and len(g.deck) > 0


def swap_after_harvest(g: Agricola, seat: int) -> Flow:
    """A seat may put a card away and draw one of either kind."""
    farm = g.farms[seat]
    if not farm.hand or not g.deck:
        return
    options: list[Option] = [DONE, *[DECK[number].id for number in farm.hand]]
    answer = yield choose_privately(seat, "swap", options)
    if answer == DONE:
        return
    number = card_number(str(answer))
    g.reveal(ALL, _SHOWN_KIND + DECK[number].kind)
    put_away(g, seat, number)
    DISCARDED.tell(g, seat, DECK[number].kind, 1)
    yield from _draw(g, seat)


# --- the open display --------------------------------------------------------------------


def on_display(g: Agricola) -> list[Option]:
    """What a seat may take instead of placing a person.

    R30: the first who claims it in a round has it; that person stays at home for the round.
    """
    h = g.hands[0] if g.hands else None
    if h is None or not h.display or h.claimed == g.round:
        return []
    return [(TAKE, DECK[number].id) for number in h.display]


def take_from_display(g: Agricola, seat: int, id: str) -> None:
    """A card comes from the display into a hand, another one takes its place."""
    h = hands_of(g)
    number = card_number(id)
    h.display.remove(number)
    h.claimed = g.round
    farm = g.farms[seat]
    farm.home -= 1
    farm.hand = sorted([*farm.hand, number])
    # Everybody saw it go there.
    farm.notes[number] = (1 << g.seats) - 1
    TOOK.tell(g, seat, number)
    lay_out(g, DECK[number].kind)
