"""View: what a seat may see, as plain data. docs/loyang.md describes every key."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.grid import cell_cost
from tafelrunde.games.loyang.lesson import lesson
from tafelrunde.games.loyang.meta import SOLO_MARKS
from tafelrunde.games.loyang.rounds import active
from tafelrunde.games.loyang.scoring import tie_breakers
from tafelrunde.games.loyang.shown.displays import (
    card_facts,
    covered_by,
    crops,
    display,
    open_cards,
)
from tafelrunde.games.loyang.shown.outlook import outlook, partner, threats
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    COVERED_COUNT,
    HOME,
    KINDS_OF_VEGETABLE,
    LARGE_STORE,
    ONE_PILE,
    OVER,
    PAID_LATE,
    PHASES,
    REFILL,
    RESHUFFLE,
    ROUNDS,
    SERVED_COUNTS,
    SMALL_STORE,
    SPENT_LEAVE,
    STAGES,
    UP_TO_TWO,
    VEGETABLES,
    WAITING,
)


def view(g: LoyangState, seat: int | None) -> dict[str, Any]:
    """What a seat may see; None is a spectator."""
    public = _public_view(g)
    return public if seat is None else seat_view(g, seat, public)


def seat_view(g: LoyangState, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """A seat's view made from the spectator's: its hand, its partner, who threatens it."""
    player = g.players[seat]
    starter = None if player.starter < 0 else player.starter
    players = [*public["players"]]
    players[seat] = {**players[seat], "hand": list(player.hand), "starter": starter}
    cards = public["cards"]
    own = [*player.hand] if starter is None else [*player.hand, starter]
    hidden = [card for card in own if str(card) not in cards]
    if hidden:
        facts = {**cards, **{str(card): card_facts(g, card) for card in hidden}}
        cards = {card: facts[card] for card in sorted(facts, key=int)}
    return {
        **public,
        "seat": seat,
        "partner": partner(g, seat),
        "players": players,
        "threats": [] if public["over"] else threats(g, seat),
        "cards": cards,
        "lesson": lesson(g, seat),
    }


def _public_view(g: LoyangState) -> dict[str, Any]:
    return {
        "seat": None,
        "seats": g.seats,
        "deck": {"name": g.deck.name, "reconstructed": g.deck.guessed},
        "round": g.round,
        "rounds": ROUNDS,
        "phase": PHASES[g.phase],
        "over": g.phase == OVER,
        "active": active(g),
        "order": list(g.order),
        "pairs": _pairs(g),
        "partner": None,
        "large": None if g.seats == 1 else g.large,
        "small": None if g.small < 0 else g.small,
        "finished": list(g.finished),
        "pile": len(g.piles[0]) + len(g.piles[1]),
        "discards": sorted(g.discards[0] + g.discards[1]),
        "box": list(g.box),
        "yard": list(g.yard),
        "grid": _grid(g),
        "picks": g.picks,
        "revealed": g.revealed,
        "taking": None if g.taking < 0 else g.taking,
        "shop": [
            {
                "vegetable": VEGETABLES[v],
                "buy": g.deck.buy[v],
                "sell": g.deck.sell[v],
                "spaces": g.deck.spaces[v],
            }
            for v in range(KINDS_OF_VEGETABLE)
        ],
        "path": {"max": g.deck.top},
        "supply": _wares(g.supply),
        "loan_cap": g.loan_cap,
        "house_rules": house_rules(g),
        "marks": SOLO_MARKS if g.seats == 1 else None,
        "players": [_player(g, seat) for seat in range(g.seats)],
        "opponent": display(g, 1) if g.seats == 1 else None,
        "threats": [],
        "cards": {str(card): card_facts(g, card) for card in open_cards(g)},
        "lesson": lesson(g, None),
    }


def _pairs(g: LoyangState) -> list[list[int]] | None:
    if g.seats != 4 or g.phase != ACTIONS:
        return None
    return [[g.order[0], g.order[2]], [g.order[1], g.order[3]]]


def _grid(g: LoyangState) -> list[dict[str, Any]] | None:
    """The solo grid, row by row; a card taken in this card phase leaves a gap."""
    if g.seats != 1:
        return None
    return [
        {
            "id": f"cell:{cell}",
            "card": None if card < 0 else card,
            "cost": None if card < 0 else cell_cost(g, cell),
        }
        for cell, card in enumerate(g.grid)
    ]


def house_rules(g: LoyangState) -> list[str]:
    """The open points that this table has settled in another way than the default."""
    changed = {
        "pair_piles": g.house & ONE_PILE,
        "served_casual_counts": not g.house & SERVED_COUNTS,
        "covered_cards_count": g.house & COVERED_COUNT,
        "covered_field_paid": g.house & PAID_LATE,
        "reshuffle_when_empty": bool(g.house & RESHUFFLE) is (g.seats > 1),
        "spent_common_field": g.house & SPENT_LEAVE,
        "solo_refill_opponent": g.house & REFILL,
        "solo_cards": g.house & UP_TO_TWO,
    }
    return [name for name, another in changed.items() if another]


# --- the seats --------------------------------------------------------------------------------


def _player(g: LoyangState, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    points, _, vegetables = tie_breakers(g, seat)
    shown = {
        "seat": seat,
        "cash": player.cash,
        "loans": player.loans,
        "place": player.place,
        "points": points,
        "vegetables_kept": vegetables,
        "stage": _stage(g, seat),
        "token": "large" if g.large == seat else "small" if g.small == seat else None,
        "cart": _wares(player.cart),
        "store": _wares(player.store),
        "storehouse": {
            "large": player.large,
            "room": (LARGE_STORE if player.large else SMALL_STORE) + player.room,
        },
        "shop": _wares(player.shop),
        "fields": [_field(g, seat, place) for place in range(len(player.fields))],
        "stack": len(player.first) + len(player.second) + len(player.tucked),
        "next_set": _next_set(g, player),
        "spent": player.spent,
        "hand": None,
        "hand_size": len(player.hand),
        "starter": None,
        "has_starter": player.starter >= 0,
        "unpaid": [
            {"card": card, "cost": cost}
            for card, cost in zip(player.unpaid, player.bills, strict=True)
        ],
        "owed": player.owed,
        "drawn": list(player.drawn),
        "effects": _effects(player),
        "outlook": outlook(g, seat),
    }
    if g.seats == 1 and g.large == seat:
        shown["token"] = None
    return {**shown, **display(g, seat)}


def _stage(g: LoyangState, seat: int) -> str:
    """Where a seat's turn of the action phase stands; before it the seat waits."""
    stage = g.players[seat].stage
    if stage == ACTING and seat not in active(g):
        return STAGES[WAITING]
    return STAGES[stage]


def _wares(counts: list[int]) -> dict[str, int]:
    return {VEGETABLES[v]: counts[v] for v in range(KINDS_OF_VEGETABLE)}


def _field(g: LoyangState, seat: int, place: int) -> dict[str, Any]:
    player = g.players[seat]
    field = player.fields[place]
    crop = player.crops[place]
    common = field < HOME
    return {
        "id": f"field:{seat}:{field}",
        "field": field,
        "kind": "common" if common else "home" if field == HOME else "private",
        "card": field if common else None,
        "plots": g.deck.plots[field],
        "crops": crops(g, field),
        "crop": None if crop < 0 else VEGETABLES[crop],
        "left": player.left[place],
        "covers": covered_by(g, field) if common else None,
    }


def _next_set(g: LoyangState, player: Player) -> list[int]:
    """The sizes among which the next private field is."""
    nearest = player.first or player.second or player.tucked[:1]
    return sorted(g.deck.plots[field] for field in nearest)


def _effects(player: Player) -> dict[str, Any]:
    """What helpers have changed for this turn."""
    return {
        "content": player.content,
        "sweet": player.sweet,
        "haggler": player.haggle,
        "carter": player.carter,
        "storekeeper": player.room,
        "porter": player.porter,
        "messenger": None if player.messenger < 0 else player.messenger,
    }
