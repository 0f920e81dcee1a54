"""The gate action: property income, gate income, bonuses, trade, pairs; in this order."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import pay_bit
from tafelrunde.games.lydia.payment import wild_colour
from tafelrunde.games.lydia.race import race
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    BONUS_AFTER_BOTH_INCOMES,
    BONUS_MAY_BE_PASSED,
    CHARIOT_RACES,
    CHARIOTS,
    COIN,
    COLOURS,
    GOODS,
    KINDS,
    LEVELS,
    LYDIAN,
    MOST_COINS,
    MOST_RESOURCES,
    NOWHERE,
    PLACE_OF,
)
from tafelrunde.games.lydia.verbs import (
    advance,
    counts_as_property,
    gain,
    move_king,
    place_merchant,
    to_chariot,
    to_fountain,
    trade,
    upgrade,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_AMOUNTS: Final[list[list[Option]]] = [list(range(n + 1)) for n in range(MOST_RESOURCES + 1)]


def gate_action(g: Lydia, seat: int, gate: int) -> Flow:
    """What the merchant played this turn brings at a gate."""
    place_merchant(g, seat, gate)
    colour = g.copied if g.drawn == ARTISAN else g.drawn
    if g.rules & BONUS_AFTER_BOTH_INCOMES:
        reached = property_income(g, seat, colour, gate)
        reached += gate_income(g, seat, gate)
        if g.king == gate:
            answer = yield choose(seat, "king", king_options(g), king_declines(g, seat))
            reached += kings_favour(g, seat, gate, answer)
        if reached:
            yield from space_six(g, seat, reached)
    else:
        yield from _income_at_once(g, seat, colour, gate)
    if g.stands[gate * KINDS + LYDIAN]:
        if most_to_sell(g, seat, gate):
            amount = yield choose(seat, "sell", _AMOUNTS[most_to_sell(g, seat, gate)])
            if amount:
                trade(g, seat, gate, amount)
        wild = wild_colour(g, seat)
        if wild not in (NOWHERE, gate) and most_to_sell(g, seat, wild):
            amount = yield choose(seat, "sell-wild", _AMOUNTS[most_to_sell(g, seat, wild)])
            if amount:
                trade(g, seat, wild, amount)
    if pair_leaves(g, gate) and len(g.chariots) == CHARIOTS:
        yield from race(g, seat)


# --- income -----------------------------------------------------------------------------------


def property_income(g: Lydia, seat: int, colour: int, gate: int) -> int:
    """Every property that names this merchant and this gate pays; returns markers on space 6."""
    if colour == NOWHERE:
        return 0
    reached = 0
    pays = g.facts().pays
    bit = pay_bit(colour, gate)
    for card in g.properties[seat]:
        if (pays[card] >> bit) & 1 and not (g.covered >> card) & 1:
            reached += card_pays(g, seat, card)
    return reached


def card_pays(g: Lydia, seat: int, card: int) -> int:
    """A card pays its whole reward, of the face that is up."""
    reward = g.facts().reward
    base = (card * 2 + ((g.upgraded >> card) & 1)) * GOODS
    reached = 0
    for good in range(GOODS):
        if reward[base + good]:
            reached += gain(g, seat, good, reward[base + good], "property")
    return reached


def gate_income(g: Lydia, seat: int, gate: int) -> int:
    """One resource of the gate, then one for each coloured merchant now standing there."""
    reached = gain(g, seat, gate, 1, "gate")
    for colour in range(4):
        count = standing_for(g, gate, colour)
        if count:
            reached += gain(g, seat, colour, count, "merchants")
    return reached


def standing_for(g: Lydia, gate: int, colour: int) -> int:
    """How many merchants at a gate count as this colour, a copying artisan included (R27)."""
    count = g.stands[gate * KINDS + colour]
    if g.drawn == ARTISAN and g.copied == colour and g.at == gate:
        count += 1
    return count


def king_options(g: Lydia) -> list[Option]:
    return [COLOURS[gate] for gate in range(4) if why_not_king(g, gate) is None]


def king_declines(g: Lydia, seat: int) -> list[Option]:
    """Moving the king without taking the favour."""
    if why_not_decline(g, seat) is not None:
        return []
    return [("decline", COLOURS[gate]) for gate in range(4) if why_not_king(g, gate) is None]


def kings_favour(g: Lydia, seat: int, gate: int, answer: str | tuple[str, str]) -> int:
    """One more resource of the gate; then the king moves on (R11: always)."""
    if isinstance(answer, tuple):
        move_king(g, seat, PLACE_OF[answer[1]])
        return 0
    reached = gain(g, seat, gate, 1, "king")
    move_king(g, seat, PLACE_OF[answer])
    return reached


def _income_at_once(g: Lydia, seat: int, colour: int, gate: int) -> Flow:
    """R4 reversed: each bonus is taken the moment its marker arrives."""
    if colour != NOWHERE:
        bit = pay_bit(colour, gate)
        for card in list(g.properties[seat]):
            if (g.facts().pays[card] >> bit) & 1 and not (g.covered >> card) & 1:
                reached = card_pays(g, seat, card)
                if reached:
                    yield from space_six(g, seat, reached)
    if gain(g, seat, gate, 1, "gate"):
        yield from space_six(g, seat, 1)
    for other in range(4):
        count = standing_for(g, gate, other)
        if count and gain(g, seat, other, count, "merchants"):
            yield from space_six(g, seat, 1)
    if g.king == gate:
        answer = yield choose(seat, "king", king_options(g), king_declines(g, seat))
        if kings_favour(g, seat, gate, answer):
            yield from space_six(g, seat, 1)


# --- bonuses ----------------------------------------------------------------------------------


def space_six(g: Lydia, seat: int, count: int) -> Flow:
    """Bonuses one after the other: a level of influence, a free upgrade, or nothing (R7)."""
    g.bonuses = count
    while g.bonuses:
        options = bonus_options(g, seat)
        if options:
            answer = yield choose(seat, "bonus", options, about=g.bonuses)
            if answer == "influence":
                advance(g, seat)
            elif answer != "pass":
                upgrade(g, seat, answer)
        g.bonuses -= 1


def bonus_options(g: Lydia, seat: int) -> list[Option]:
    """Empty where neither influence nor an upgrade is possible."""
    options: list[Option] = []
    if why_not_influence(g, seat) is None:
        options.append("influence")
    options.extend(
        [card for card in g.properties[seat] if why_not_free_upgrade(g, seat, card) is None]
    )
    if options and why_not_pass(g) is None:
        options.append("pass")
    return options


# --- pairs ------------------------------------------------------------------------------------


def pair_leaves(g: Lydia, gate: int) -> bool:
    """Two of the same colour go to the fountain; with chariots one of a coloured pair races."""
    kind = g.drawn
    place = gate * KINDS
    if kind == ARTISAN and g.copied != NOWHERE:
        g.stands[place + ARTISAN] -= 1
        g.stands[place + g.copied] -= 1
        to_fountain(g, ARTISAN, COLOURS[gate])
        return _other_leaves(g, g.copied, gate)  # R25: the copied merchant races
    if g.stands[place + kind] < 2:
        return False
    g.stands[place + kind] -= 2
    to_fountain(g, kind, COLOURS[gate])
    return _other_leaves(g, kind, gate)


def _other_leaves(g: Lydia, kind: int, gate: int) -> bool:
    if g.modules & CHARIOT_RACES and kind < LYDIAN:
        to_chariot(g, kind, gate)
        return True
    to_fountain(g, kind, COLOURS[gate])
    return False


# --- what is forbidden and why ----------------------------------------------------------------


def why_not_king(g: Lydia, gate: int) -> str | None:
    return "king-stays" if gate == g.king else None


def why_not_decline(g: Lydia, seat: int) -> str | None:
    """Whether the king's favour makes a difference."""
    colour = g.king
    if (g.entombed[seat] >> colour) & 1:
        full = g.goods[seat * GOODS + COIN] == MOST_COINS
    else:
        full = g.goods[seat * GOODS + colour] == 6
    return "nothing-to-decline" if full else None


def why_not_influence(g: Lydia, seat: int) -> str | None:
    return "influence-top" if g.influence[seat] == LEVELS else None


def why_not_pass(g: Lydia) -> str | None:
    return None if g.rules & BONUS_MAY_BE_PASSED else "bonus-must-be-used"


def why_not_free_upgrade(g: Lydia, seat: int, card: int) -> str | None:
    reason = why_not_turn_over(g, seat, card)
    if reason is None and not counts_as_property(g, card):
        return "no-property"  # R13 reversed
    return reason


def why_not_turn_over(g: Lydia, seat: int, card: int) -> str | None:
    """Whether a card may be upgraded at all, paid or free."""
    if card not in g.properties[seat]:
        return "not-yours-yet" if (g.lying >> card) & 1 else whose(g, card)
    return "already-upgraded" if (g.upgraded >> card) & 1 else None


def whose(g: Lydia, card: int) -> str:
    """Why a card that is not one's own and does not lie in the market cannot be had."""
    for cards in g.properties:
        if card in cards:
            return "somebody-elses"
    return "in-the-box"


def most_to_sell(g: Lydia, seat: int, colour: int) -> int:
    """How many resources of a colour can become coins."""
    room = MOST_COINS - g.goods[seat * GOODS + COIN]
    has = g.goods[seat * GOODS + colour]
    return min(room, has)


def why_not_sell(g: Lydia, seat: int, colour: int, amount: int) -> str | None:
    if amount > g.goods[seat * GOODS + colour]:
        return "not-so-many"
    return "coin-limit" if amount > most_to_sell(g, seat, colour) else None
