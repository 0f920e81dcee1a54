"""Draft: the card phase of two to four players, with courtyard and start player tokens."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import ask_privately
from tafelrunde.games.loyang.card_verbs import (
    deal_card,
    discard,
    lay_into_yard,
    lay_out,
    take_both,
    turn_into_yard,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    CARDS,
    HAND,
    LAY,
    NUMBERS,
    PARTNER,
    TAKE,
    TOKENS,
)
from tafelrunde.games.loyang.verbs import borrow, hand_tokens
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow


def deal(g: LoyangState) -> Flow:
    """Shuffle the discards into the draw pile and deal four cards to each player."""
    g.own_pile(0).extend(g.discards[0])
    g.own_discards(0).clear()
    # R12: with a short pile everybody gets the same largest number, below two nobody any
    each = min(HAND, len(g.piles[0]) // g.seats)
    if each < 2:
        g.phase = TOKENS
        return
    for seat in range(g.seats):
        for _ in range(each):
            deal_card(g, seat)
    g.phase = CARDS
    g.turn = g.large
    yield from ()


def reveal(g: LoyangState) -> Flow:
    """Two players: one card of the draw pile is turned into the courtyard."""
    g.revealing = False
    g.revealed = True
    turn_into_yard(g)
    yield from ()


def why_not_lay(g: LoyangState, seat: int) -> str | None:
    """Why a seat may not lay a hand card into the courtyard."""
    if len(g.finished) == g.seats - 1:
        return "last-must-take"
    if len(g.players[seat].hand) < 2:
        return "last-hand-card"
    return None


def why_not_take(g: LoyangState) -> str | None:
    """Why nobody may take a courtyard card."""
    return None if g.yard else "courtyard-empty"


def why_not_reveal(g: LoyangState) -> str | None:
    """Why no card may be turned from the draw pile into the courtyard."""
    if g.seats != 2:
        return "reveal-two-players"
    if g.revealed:
        return "revealed-already"
    return None if g.piles[0] else "pile-empty"


def draft_options(g: LoyangState, seat: int) -> list[Option]:
    options: list[Option] = []
    if why_not_lay(g, seat) is None:
        options += [LAY[card] for card in g.players[seat].hand]
    if why_not_take(g) is None:
        options += [TAKE[card] for card in g.yard]
    if why_not_reveal(g) is None:
        options.append("reveal")
    return options


def turn(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Lay a hand card into the courtyard, or take one from there and one from the hand."""
    if option is None:
        option = yield ask_privately(g, seat, "draft", draft_options(g, seat))
    if option == "loan":
        borrow(g, seat)
        return
    if option == "reveal":
        g.revealing = True
        return
    card: int = option[1]
    if option[0] == "lay":
        lay_into_yard(g, seat, card)
        _pass_on(g, seat)
        return
    g.taking = card


def keep(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Choose the hand card that is laid out with the one from the courtyard.

    The hand's rest goes into the courtyard.
    """
    player = g.players[seat]
    if option is None:
        options: list[Option] = [NUMBERS[card] for card in player.hand]
        if player.starter >= 0:
            options.append(NUMBERS[player.starter])
        option = yield ask_privately(g, seat, "keep", options, g.taking)
    if option == "loan":
        borrow(g, seat)
        return
    kept: int = option
    taken = g.taking
    take_both(g, seat, taken, kept)
    g.finished = [*g.finished, seat]
    lay_out(g, seat, taken)
    lay_out(g, seat, kept)
    _pass_on(g, seat)


def _pass_on(g: LoyangState, seat: int) -> None:
    """On to the next player who is not finished."""
    g.revealed = False
    g.taking = -1
    if len(g.finished) == g.seats:
        g.phase = TOKENS
        return
    seat = (seat + 1) % g.seats
    while seat in g.finished:
        seat = (seat + 1) % g.seats
    g.turn = seat


def hand_out_tokens(g: LoyangState) -> Flow:
    """The courtyard becomes discards; the last to take gets the large token, the one before
    the small one."""
    for card in g.yard:
        discard(g, 0, card)
    g.yard = []
    if g.finished:
        hand_tokens(g, g.finished[-1], g.finished[-2])
    else:
        hand_tokens(g, g.large, (g.large + 1) % g.seats if g.small < 0 else g.small)
    g.finished = []
    rest = [seat for seat in range(g.seats) if seat not in {g.large, g.small}]
    g.order = [g.large, g.small, *rest]
    if g.seats == 4:
        g.phase = PARTNER
    else:
        begin_actions(g)
    yield from ()


def begin_actions(g: LoyangState) -> None:
    g.phase = ACTIONS
    for seat in range(g.seats):
        g.players[seat].stage = ACTING
