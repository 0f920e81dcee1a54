"""View: what a seat may see, as plain data. docs/lydia.md describes every key."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.cards.deck import DECK_WORDS, Deck
from tafelrunde.games.lydia.cards.printed import card_facts
from tafelrunde.games.lydia.fountain import gold_lies
from tafelrunde.games.lydia.incomes import Score, incomes, lacking
from tafelrunde.games.lydia.payment import wild_colour
from tafelrunde.games.lydia.scoring import card_points, hidden_bag_card, own_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    BAG,
    BUILDER,
    BUILDER_SIDES,
    BUILDERS,
    CHARIOT_RACES,
    CHARIOTS,
    COLOURS,
    CORNERS,
    COURTYARDS,
    ESTATE,
    ESTATE_PRICE,
    FLAG_DEFAULTS,
    FLAGS,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS,
    INFLUENCE_COINS,
    INFLUENCE_POINTS,
    KINDS,
    LEVELS,
    LYDIAN,
    LYDIAN_LEVEL,
    MERCHANTS,
    MODULES,
    MOST_COINS,
    MOST_RESOURCES,
    NO_TILE,
    NOWHERE,
    PLACES,
    PROPERTY_LIMIT,
    RACE_COINS,
    SIDES,
    STAGES,
    TOMB_PRICE,
    TRIGGER,
    UNLIMITED,
    WILD_LEVEL,
)
from tafelrunde.games.lydia.verbs import property_count, upgraded_count


def view(g: Lydia, seat: int | None) -> dict[str, Any]:
    """What a seat may see; None is a spectator."""
    public = _public_view(g)
    return public if seat is None else seat_view(g, seat, public)


def seat_view(g: Lydia, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """A seat's view made from the spectator's: its bag and points, and its market."""
    players, income = public["players"], public["income"]
    if g.hidden_bags and not public["over"]:
        players = [*players]
        players[seat] = _player(g, seat, hidden=False)
        if seat == g.active():
            income = _income(g, own_points)
    return {
        **public,
        "seat": seat,
        "players": players,
        "income": income,
        "lacking": _lacking(g, seat),
        "worth": _worth(g, seat),
    }


def _public_view(g: Lydia) -> dict[str, Any]:
    facts = g.facts()
    over = g.turn >= g.ends
    # R26: bags follow from public refills, so they are open unless the table hides them.
    hidden = bool(g.hidden_bags) and not over
    return {
        "seat": None,
        "seats": g.seats,
        "turn": g.turn + (0 if over else 1),
        "round": (g.turn - (1 if over else 0)) // g.seats + 1,
        "first": g.first,
        "active": g.active(),
        "stage": "over" if over else _stage(g),
        "over": over,
        "last_turns": g.token != NOWHERE,
        "turns_left": g.ends - g.turn,
        "modules": [name for bit, name in enumerate(MODULES) if (g.modules >> bit) & 1],
        "house_rules": _house_rules(g),
        "deck": {"name": facts.name, "reconstructed": any(facts.guessed)},
        "limits": {
            "resource": MOST_RESOURCES,
            "coin": MOST_COINS,
            "bag": BAG,
            "upgraded": TRIGGER[g.seats],
        },
        "track": _track(g),
        "token": None if g.token == NOWHERE else g.token,
        "gates": [_gate(g, facts, gate) for gate in range(4)],
        "fountain": _merchants(g, FOUNTAIN),
        "builders": _builders(g),
        "market": {word: _side(g, facts, side) for side, word in enumerate(SIDES)},
        "tiles": [_tile(g, side) for side in range(4) if g.tiles[side] != NO_TILE],
        "chariots": _chariots(g),
        "drawn": _drawn(g),
        "bonuses": g.bonuses,
        "buying_from": [word for side, word in enumerate(SIDES) if (g.sides >> side) & 1],
        "opened": [word for side, word in enumerate(SIDES) if (g.opened >> side) & 1],
        "racing": None if g.racing == NOWHERE else g.racing,
        "players": [_player(g, seat, hidden) for seat in range(g.seats)],
        "income": _income(g, points),
        "lacking": {},
        "worth": {},
        "cards": {str(card): card_facts(facts, card) for card in _in_match(g)},
    }


def _stage(g: Lydia) -> str:
    if NOWHERE in g.colours:
        return "colours"
    return STAGES[g.stage]


def _house_rules(g: Lydia) -> list[str]:
    """The rulings that this table has reversed."""
    return [
        flag
        for bit, flag in enumerate(FLAGS)
        if bool((g.rules >> bit) & 1) is not FLAG_DEFAULTS[bit]
    ]


def _track(g: Lydia) -> list[dict[str, Any]]:
    """The influence track, level by level; `frees` is the merchant that stands there at first."""
    frees = {LYDIAN_LEVEL: MERCHANTS[LYDIAN]}
    if g.modules & ARTISANS:
        frees[ARTISAN_LEVEL] = MERCHANTS[ARTISAN]
    return [
        {
            "level": level,
            "limit": None if PROPERTY_LIMIT[level] == UNLIMITED else PROPERTY_LIMIT[level],
            "points": INFLUENCE_POINTS[level],
            "coins": INFLUENCE_COINS[level],
            "frees": frees.get(level),
            "wild": level == WILD_LEVEL,
        }
        for level in range(LEVELS + 1)
    ]


# --- the city ---------------------------------------------------------------------------------


def _merchants(g: Lydia, place: int) -> list[str]:
    return [MERCHANTS[kind] for kind in range(KINDS) for _ in range(g.stands[place * KINDS + kind])]


def _gate(g: Lydia, facts: Deck, gate: int) -> dict[str, Any]:
    return {
        "id": f"gate:{COLOURS[gate]}",
        "colour": COLOURS[gate],
        "corner": CORNERS[facts.corners.index(COLOURS[gate])],
        "merchants": _merchants(g, gate),
        "king": g.king == gate,
    }


def _builders(g: Lydia) -> list[dict[str, Any]]:
    if not g.modules & BUILDERS:
        return []
    return [
        {
            "id": f"builder:{corner}",
            "corner": corner,
            "sides": [w for side, w in enumerate(SIDES) if (BUILDER_SIDES[number] >> side) & 1],
            "merchant": MERCHANTS[g.drawn] if g.at == BUILDER + number else None,
        }
        for number, corner in enumerate(CORNERS)
    ]


def _side(g: Lydia, facts: Deck, side: int) -> list[dict[str, Any]]:
    slots = len(g.market) // 4
    row: list[dict[str, Any]] = []
    for number in range(slots):
        card = g.market[side * slots + number]
        lies = bool((g.lying >> card) & 1)
        deck = DECK_WORDS[facts.type[card]]
        row.append(
            {
                "id": f"slot:{SIDES[side]}:{number}",
                "deck": deck,
                "card": card,
                "lies": lies,
                "buyer": None if lies else owner(g, card),
                "lydian": lies and deck == "gold",
            }
        )
    return row


def owner(g: Lydia, card: int) -> int | None:
    """The seat that owns a card."""
    for seat in range(g.seats):
        if card in g.properties[seat]:
            return seat
    return None


def _tile(g: Lydia, side: int) -> dict[str, Any]:
    tile = g.tiles[side]
    return {
        "id": f"tile:{SIDES[side]}",
        "side": SIDES[side],
        "kind": "estate" if tile == ESTATE else "tomb",
        "colour": None if tile == ESTATE else COLOURS[tile],
        "price": ESTATE_PRICE if tile == ESTATE else TOMB_PRICE,
        "open": not gold_lies(g, side),
        "owner": None if g.tile_owner[side] == NOWHERE else g.tile_owner[side],
        "covers": None if g.estates[side] == NOWHERE else g.estates[side],
    }


def _chariots(g: Lydia) -> dict[str, Any] | None:
    if not g.modules & CHARIOT_RACES:
        return None
    waiting = [MERCHANTS[kind] for kind in g.chariots]
    return {
        "merchants": waiting + [None] * (CHARIOTS - len(waiting)),
        "ranks": [{"coins": RACE_COINS[1]}, {"coins": RACE_COINS[2]}, {"influence": 1}],
    }


def _drawn(g: Lydia) -> dict[str, Any] | None:
    """The merchant played this turn and where it was placed."""
    if g.drawn == NOWHERE:
        return None
    return {
        "merchant": MERCHANTS[g.drawn],
        "at": None if g.at == NOWHERE else PLACES[g.at],
        "as": None if g.copied == NOWHERE else MERCHANTS[g.copied],
        "swapped": bool(g.swapped),
    }


# --- the seats --------------------------------------------------------------------------------


def _player(g: Lydia, seat: int, hidden: bool) -> dict[str, Any]:
    limit = PROPERTY_LIMIT[g.influence[seat]]
    wild = wild_colour(g, seat)
    cards = g.properties[seat]
    unknown = [card for card in cards if hidden and hidden_bag_card(g, card)]
    bag = sorted(g.bags[seat])
    return {
        "seat": seat,
        "colour": None if g.colours[seat] == NOWHERE else COLOURS[g.colours[seat]],
        "goods": {word: g.goods[seat * GOODS + good] for good, word in enumerate(GOOD_WORDS)},
        "influence": g.influence[seat],
        "lydian": g.influence[seat] < LYDIAN_LEVEL,
        "artisan": bool(g.modules & ARTISANS) and g.influence[seat] < ARTISAN_LEVEL,
        "wild": None if wild == NOWHERE else COLOURS[wild],
        "entombed": [
            word for colour, word in enumerate(COLOURS) if (g.entombed[seat] >> colour) & 1
        ],
        "limit": None if limit == UNLIMITED else limit,
        "property_count": property_count(g, seat),
        "properties": [_property(g, seat, card, card in unknown) for card in cards],
        "upgraded": upgraded_count(g, seat),
        "bag": None if hidden else [MERCHANTS[kind] for kind in bag],
        "bag_size": len(bag),
        "courtyard": _courtyard(g, seat),
        "token": g.token == seat,
        "points": points(g, seat) if hidden else own_points(g, seat),
        "points_open": not unknown,
    }


def _courtyard(g: Lydia, seat: int) -> str | None:
    return None if g.courtyard[seat] == NOWHERE else MERCHANTS[g.courtyard[seat]]


def _property(g: Lydia, seat: int, card: int, unknown: bool) -> dict[str, Any]:
    return {
        "id": f"property:{card}",
        "card": card,
        "upgraded": bool((g.upgraded >> card) & 1),
        "covered": bool((g.covered >> card) & 1),
        "points": None if unknown else card_points(g, seat, card),
    }


def _income(g: Lydia, score: Score) -> list[dict[str, Any]]:
    """While the drawn merchant waits to be placed: what each gate would bring the active seat."""
    if g.drawn == NOWHERE or g.at != NOWHERE:
        return []
    rows = incomes(g, g.active(), g.drawn, score)
    if g.modules & COURTYARDS and not g.swapped:
        rows += incomes(g, g.active(), g.courtyard[g.active()], score)
    return rows


def _lacking(g: Lydia, seat: int) -> dict[str, Any]:
    """What the seat lacks for each card it could buy or upgrade."""
    cards = [card for card in g.market if (g.lying >> card) & 1]
    cards += [card for card in g.properties[seat] if not (g.upgraded >> card) & 1]
    return {str(card): lacking(g, seat, card) for card in cards}


def _worth(g: Lydia, seat: int) -> dict[str, int]:
    """What each card in the market would score the seat now, basic face up."""
    worth: dict[str, int] = {}
    owning = g.copy()
    for card in g.market:
        if (g.lying >> card) & 1:
            owning.properties[seat].append(card)
            worth[str(card)] = card_points(owning, seat, card)
            owning.properties[seat].pop()
    return worth


# --- cards ------------------------------------------------------------------------------------


def _in_match(g: Lydia) -> list[int]:
    """Every card of this match: the market's, then the start cards."""
    return [*g.market, *(colour for colour in g.colours if colour != NOWHERE)]
