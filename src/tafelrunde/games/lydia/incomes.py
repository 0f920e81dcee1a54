"""Incomes: what each gate would bring a seat, without placing anybody there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.lydia.cards.deck import pay_bit
from tafelrunde.games.lydia.payment import missing, wild_colour
from tafelrunde.games.lydia.rounds import why_not_copy
from tafelrunde.games.lydia.scoring import own_points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_AT_EMPTY_GATE,
    CHARIOT_RACES,
    CHARIOTS,
    COIN,
    COLOURS,
    GOOD_WORDS,
    GOODS,
    KINDS,
    LYDIAN,
    MERCHANTS,
    MOST_COINS,
    MOST_RESOURCES,
    NOWHERE,
)

# How points are counted: as everybody may know them, or as the seat itself does.
Score = Callable[[Lydia, int], int]


def income(
    g: Lydia,
    seat: int,
    kind: int,
    gate: int,
    copied: int = NOWHERE,
    score: Score = own_points,
) -> dict[str, Any]:
    """What a merchant not yet placed would bring a seat at a gate.

    `copied` is what an artisan plays as. Sources are kept apart: property, gate, merchants, king.
    """
    colour = copied if kind == ARTISAN else kind
    by_source, cards = _by_source(g, seat, colour, gate)
    goods: dict[str, Any] = {}
    coins = [0, 0, 0, 0]
    bonuses = 0
    held = list(g.goods[seat * GOODS : (seat + 1) * GOODS])
    for good in range(COIN):
        amounts = [source[good] for source in by_source]
        if (g.entombed[seat] >> good) & 1:
            coins = [a + b for a, b in zip(coins, amounts, strict=True)]
        elif any(amounts):
            row = _row(held[good], amounts, MOST_RESOURCES)
            row["bonus"] = held[good] < MOST_RESOURCES and row["to"] == MOST_RESOURCES
            bonuses += int(row["bonus"])
            held[good] = row["to"]
            goods[COLOURS[good]] = row
    coins = [a + source[COIN] for a, source in zip(coins, by_source, strict=True)]
    if any(coins):
        row = _row(held[COIN], coins, MOST_COINS)
        held[COIN] = row["to"]
        goods["coin"] = row
    traders = g.stands[gate * KINDS + LYDIAN] + (1 if kind == LYDIAN else 0)
    pair = _pair(g, kind, gate, copied)
    races = pair in COLOURS and bool(g.modules & CHARIOT_RACES)
    return {
        "gate": COLOURS[gate],
        "merchant": MERCHANTS[kind],
        "as": MERCHANTS[colour] if colour != NOWHERE else None,
        "goods": goods,
        "cards": cards,
        "each": _each(g, seat, colour, gate, cards),
        "bonuses": bonuses,
        "points": [score(g, seat), score(_with(g, seat, held), seat)],
        "sell": _sell(g, seat, gate, held) if traders else 0,
        "trade": traders > 0,
        "king": g.king == gate,
        "pair": pair,
        "chariot": races,
        "race": races and len(g.chariots) == CHARIOTS - 1,
    }


def _by_source(g: Lydia, seat: int, colour: int, gate: int) -> tuple[list[list[int]], list[int]]:
    """Amounts by source and good, and the cards that pay."""
    facts = g.facts()
    by_property = [0] * GOODS
    cards: list[int] = []
    if colour != NOWHERE:
        for card in g.properties[seat]:
            if (facts.pays[card] >> pay_bit(colour, gate)) & 1 and not (g.covered >> card) & 1:
                cards.append(card)
                base = (card * 2 + ((g.upgraded >> card) & 1)) * GOODS
                for good in range(GOODS):
                    by_property[good] += facts.reward[base + good]
    by_gate = [0] * GOODS
    by_gate[gate] = 1
    by_merchants = [g.stands[gate * KINDS + c] for c in range(4)] + [0]
    if 0 <= colour < LYDIAN:
        by_merchants[colour] += 1
    by_king = [0] * GOODS
    by_king[gate] = 1 if g.king == gate else 0
    return [by_property, by_gate, by_merchants, by_king], cards


def _each(g: Lydia, seat: int, colour: int, gate: int, cards: list[int]) -> dict[str, Any]:
    """What each piece brings by itself: the gate, a merchant of each kind there, king and cards."""
    facts = g.facts()
    paid: dict[str, Any] = {}
    for card in cards:
        base = (card * 2 + ((g.upgraded >> card) & 1)) * GOODS
        paid[str(card)] = _turned(g, seat, facts.reward[base : base + GOODS])
    one = [[int(good == other) for other in range(GOODS)] for good in range(COIN)]
    return {
        "gate": _turned(g, seat, one[gate]),
        "king": _turned(g, seat, one[gate]) if g.king == gate else {},
        "merchants": {
            MERCHANTS[kind]: _turned(g, seat, one[kind])
            for kind in range(COIN)
            if kind == colour or g.stands[gate * KINDS + kind]
        },
        "cards": paid,
    }


def _turned(g: Lydia, seat: int, amounts: list[int]) -> dict[str, int]:
    """Amounts by the names of their goods; those of entombed colours are coins."""
    goods: dict[str, int] = {}
    for good, amount in enumerate(amounts):
        if amount:
            entombed = good != COIN and (g.entombed[seat] >> good) & 1
            word = GOOD_WORDS[COIN if entombed else good]
            goods[word] = goods.get(word, 0) + amount
    return goods


def _row(held: int, amounts: list[int], most: int) -> dict[str, Any]:
    total = sum(amounts)
    after = min(most, held + total)
    names = ("property", "gate", "merchants", "king")
    row: dict[str, Any] = {"from": held, "to": after, "gain": after - held}
    row["lost"] = held + total - after
    row["sources"] = {name: amount for name, amount in zip(names, amounts, strict=True) if amount}
    return row


def _with(g: Lydia, seat: int, held: list[int]) -> Lydia:
    """The table if a seat held these goods."""
    after = g.copy()
    after.goods[seat * GOODS : (seat + 1) * GOODS] = held
    return after


def _sell(g: Lydia, seat: int, gate: int, held: list[int]) -> int:
    """How many resources could become coins after the income."""
    has = held[gate]
    wild = wild_colour(g, seat)
    if wild not in (NOWHERE, gate):
        has += held[wild]
    return min(has, MOST_COINS - held[COIN])


def _pair(g: Lydia, kind: int, gate: int, copied: int) -> str | None:
    """The kind of the pair that would leave the gate, if any."""
    if kind == ARTISAN and copied != NOWHERE:
        return MERCHANTS[copied]
    return MERCHANTS[kind] if g.stands[gate * KINDS + kind] else None


def incomes(g: Lydia, seat: int, kind: int, score: Score = own_points) -> list[dict[str, Any]]:
    """The income of each gate for a merchant; an artisan's for each merchant it could copy."""
    if kind != ARTISAN:
        return [income(g, seat, kind, gate, NOWHERE, score) for gate in range(4)]
    rows: list[dict[str, Any]] = []
    for gate in range(4):
        copied = [other for other in range(ARTISAN) if why_not_copy(g, gate, other) is None]
        if not copied and g.rules & ARTISAN_AT_EMPTY_GATE:
            copied = [NOWHERE]
        rows += [income(g, seat, kind, gate, other, score) for other in copied]
    return rows


def cost(g: Lydia, card: int) -> dict[str, int]:
    """What a card costs, good by good."""
    facts = g.facts()
    return {
        GOOD_WORDS[good]: facts.cost[card * GOODS + good]
        for good in range(GOODS)
        if facts.cost[card * GOODS + good]
    }


def lacking(g: Lydia, seat: int, card: int) -> dict[str, int]:
    """What a seat has too little of to pay a card, and how many coins would make up for it."""
    facts = g.facts()
    held = g.goods[seat * GOODS : (seat + 1) * GOODS]
    lack = {
        GOOD_WORDS[good]: facts.cost[card * GOODS + good] - held[good]
        for good in range(GOODS)
        if facts.cost[card * GOODS + good] > held[good]
    }
    short = missing(g, seat, facts.price[card], held[COIN], wild_colour(g, seat))
    return {**lack, "short": short}
