"""Rounds: the prelude and nine rounds of harvest, card phase and action phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.loyang.actions import act, perform
from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.card_verbs import spend_field
from tafelrunde.games.loyang.customers import go_on_trading
from tafelrunde.games.loyang.draft import begin_actions, deal, hand_out_tokens, keep, reveal
from tafelrunde.games.loyang.draft import turn as draft_turn
from tafelrunde.games.loyang.ending import score, store
from tafelrunde.games.loyang.grid import pick, slide
from tafelrunde.games.loyang.pack import draw_pack, keep_pack
from tafelrunde.games.loyang.raising import compensate, debtor, raise_for_card
from tafelrunde.games.loyang.selling import buy
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    CARDS,
    COMPENSATING,
    DEAL,
    DONE,
    HARVEST,
    HOME,
    KINDS_OF_VEGETABLE,
    NUMBERS,
    ONE_PILE,
    PARTNER,
    PRELUDE,
    ROUNDS,
    SAME_HOME,
    STORING,
    TOKENS,
    WAITING,
)
from tafelrunde.games.loyang.verbs import (
    borrow,
    close_match,
    load_cart,
    open_round,
    pair_up,
    reap,
    sow,
    stack_left,
    turn_up,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, Lanes, Step
from tafelrunde.kernel.state import changed


def next_step(g: LoyangState) -> Step:
    """The next step, read off the table."""
    phase = g.phase
    if phase == ACTIONS:
        if g.seats == 4:
            for seat in g.order:
                if g.players[seat].stage != DONE or g.players[seat].unpaid:
                    return Lanes(2, commute=not g.house & ONE_PILE)
            return close_round(g)
        for seat in g.order:
            player = g.players[seat]
            if player.stage != DONE:
                owes = debtor(g)
                return turn_step(g, seat) if owes < 0 else raise_for_card(g, owes)
        return close_round(g)
    owes = debtor(g)
    if owes >= 0:
        return raise_for_card(g, owes)
    if phase == CARDS:
        if g.seats == 1:
            return pick(g, 0)
        if g.taking >= 0:
            return keep(g, g.turn)
        return reveal(g) if g.revealing else draft_turn(g, g.turn)
    if phase == HARVEST:
        return harvest(g)
    if phase == DEAL:
        return deal(g)
    if phase == TOKENS:
        return slide(g) if g.seats == 1 else hand_out_tokens(g)
    if phase == PARTNER:
        return choose_partner(g)
    if phase == PRELUDE:
        return plant_home(g, g.turn)
    return None


# How a step goes on after the answer to the question that it opened with.
OPENINGS: Final[dict[str, Callable[[LoyangState, int, Any], Flow]]] = {
    "act": perform,
    "draft": draft_turn,
    "keep": keep,
    "grid": pick,
    "pack": keep_pack,
    "store": store,
    "steps": score,
    "raise": raise_for_card,
}


def reopens(g: LoyangState, decision: Decision, opens: bool) -> bool:
    """Whether the table and the answer tell how a step goes on: nothing else hangs on it."""
    if decision.kind == "give":
        # A trade at another's stall is part of what a helper does.
        about: Any = decision.about
        return about[0] == "trade" and about[1] in g.players[decision.seat].stalls
    return opens and decision.kind in OPENINGS


def reopened(g: LoyangState, decision: Decision, option: Any) -> Flow:
    """How a step goes on after the answer to a question that it reopens."""
    if decision.kind == "give":
        return go_on_trading(g, decision.seat, decision.about, option)
    return OPENINGS[decision.kind](g, decision.seat, option)


def lane_step(g: LoyangState, lane: int) -> Flow | None:
    """The next step of a pair: its start player's turn, then the partner's."""
    for seat in (g.order[lane], g.order[lane + 2]):
        if g.players[seat].unpaid:
            return raise_for_card(g, seat)
    for seat in (g.order[lane], g.order[lane + 2]):
        if g.players[seat].stage != DONE:
            return turn_step(g, seat)
    return None


def turn_step(g: LoyangState, seat: int) -> Flow:
    """The next step of a player's turn in the action phase."""
    player = g.players[seat]
    if player.stage == ACTING:
        if player.drawing:
            return draw_pack(g, seat)
        return keep_pack(g, seat) if player.drawn else act(g, seat)
    if player.stage == COMPENSATING:
        return compensate(g, seat)
    return store(g, seat) if player.stage == STORING else score(g, seat)


def opens_with_chance(g: LoyangState) -> bool:
    """Whether the next step begins with a draw that nobody has just asked for.

    Who turns a card into the courtyard or buys a two-pack has chosen to see new cards.
    """
    if g.phase != ACTIONS and debtor(g) >= 0:
        return False
    if g.phase == HARVEST:
        return any(stack_left(player) for player in g.players)
    return g.phase == DEAL or (g.phase == TOKENS and g.seats == 1)


# --- whose turn it is ------------------------------------------------------------------------


def active(g: LoyangState) -> list[int]:
    """The seats whose turn it is: one, or with four players one of each pair."""
    if g.phase != ACTIONS:
        return _asked_before(g)
    if g.seats < 4:
        return [seat for seat in g.order if g.players[seat].stage != DONE][:1]
    acting = []
    for lane in (0, 1):
        pair = (g.order[lane], g.order[lane + 2])
        acting += [seat for seat in pair if g.players[seat].stage != DONE][:1]
    return acting


def _asked_before(g: LoyangState) -> list[int]:
    """Outside the action phase: whoever has a card to pay, then whoever has to choose."""
    owes = debtor(g)
    if owes >= 0:
        return [owes]
    if g.phase == PARTNER:
        return [g.large]
    if g.phase in {PRELUDE, CARDS}:
        return [0 if g.seats == 1 else g.turn]
    return []


# --- prelude ---------------------------------------------------------------------------------


def why_not_plant(g: LoyangState, vegetable: int) -> str | None:
    """Why a vegetable cannot be bought and sown on the home field."""
    if not (g.deck.crops[HOME] >> vegetable) & 1:
        return "field-refuses"
    if not g.deck.start[vegetable]:
        return "shop-empty"
    chosen = 0
    for seat in range(g.seats):
        if g.players[seat].crops[0] == vegetable:
            chosen += 1
    return "home-taken" if chosen >= SAME_HOME else None


def plant_home(g: LoyangState, seat: int) -> Flow:
    """Buy one vegetable and sow it on the home field."""
    options: list[Option] = [
        NUMBERS[vegetable]
        for vegetable in range(KINDS_OF_VEGETABLE)
        if why_not_plant(g, vegetable) is None
    ]
    option: Any = yield ask(g, seat, "home", options)
    if option == "loan":
        borrow(g, seat)
        return
    buy(g, seat, option)
    sow(g, seat, HOME, option)
    g.turn = (seat + 1) % g.seats
    if g.turn == g.large:
        g.phase = HARVEST
        g.round = 1


# --- harvest ---------------------------------------------------------------------------------


def harvest(g: LoyangState) -> Flow:
    """Stored vegetables and one from each field onto the cart; a private field is turned up."""
    open_round(g)
    for seat in range(g.seats):
        player = g.players[seat]
        load_cart(g, seat)
        place = 0
        # A field uncovered by a spent one comes to the end of the row and is not sown.
        while place < len(player.fields):
            if player.crops[place] >= 0 and reap(g, seat, place, seat):
                spend_field(g, seat, place)
            else:
                place += 1
        turn_up(g, seat)
    g.phase = CARDS if g.seats == 1 else DEAL
    yield from ()


# --- four players: pairs ---------------------------------------------------------------------


def choose_partner(g: LoyangState) -> Flow:
    """The holder of the large token picks a partner; the other two form the second pair."""
    options: list[Option] = [NUMBERS[g.order[2]], NUMBERS[g.order[3]]]
    option: Any = yield ask(g, g.large, "partner", options)
    if option == "loan":
        borrow(g, g.large)
        return
    other = g.order[3] if option == g.order[2] else g.order[2]
    pair_up(g, [g.order[0], g.order[1], option, other])
    part_piles(g)
    begin_actions(g)


def part_piles(g: LoyangState) -> None:
    """R8: each pair draws from half of the piles, so that neither disturbs the other."""
    if g.house & ONE_PILE:
        return
    g.shuffle(g.own_pile(0))
    g.piles = [g.piles[0][0::2], g.piles[0][1::2]]
    g.discards = [g.discards[0][0::2], g.discards[0][1::2]]
    g.streams = [g.chance.split("large"), g.chance.split("small")]
    for place in range(4):
        g.lane = changed(g.lane, g.order[place], place % 2)


def join_piles(g: LoyangState) -> None:
    g.piles = [sorted(g.piles[0] + g.piles[1]), []]
    g.discards = [sorted(g.discards[0] + g.discards[1]), []]
    g.streams = []
    g.lane = [0] * len(g.lane)


def close_round(g: LoyangState) -> Flow:
    """The next round, or the end after the ninth."""
    join_piles(g)
    for player in g.players:
        player.stage = WAITING
    if g.round == ROUNDS:
        close_match(g)
    else:
        g.round += 1
        g.phase = HARVEST
    yield from ()
