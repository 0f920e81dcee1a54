"""What speaks for an option at Loyang: found in what it is, and by comparing before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import CASUAL, FIELD, LARGE_STORE, REGULAR, ROUNDS, STALL
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text

Reason = Callable[[LoyangState, LoyangState, int, list[int]], list[Text]]


def reasons(
    before: LoyangState, after: LoyangState, decision: Decision, option: Option
) -> list[Text]:
    """Sentences that are true of an option."""
    word, items = _parts(before, decision, option)
    way = _WAYS.get(word)
    return [] if way is None else way(before, after, decision.seat, items)


def _parts(g: LoyangState, decision: Decision, option: Option) -> tuple[str, list[int]]:
    """What an option does, and with what: a kind of decision whose options are numbers has one."""
    if isinstance(option, int):
        item = g.grid[option] if decision.kind == "grid" else option
        return _DONE.get(decision.kind, ""), [item]
    if isinstance(option, str):
        return option, []
    return str(option[0]), [int(item) for item in option[1:] if isinstance(item, int)]


def _why(word: str, **args: int | str | Text) -> Text:
    return Text(f"loyang-advice-{word}", **args)


# --- what a seat has and wants ----------------------------------------------------------------


def _held(player: Player, vegetable: int) -> int:
    return player.cart[vegetable] + player.store[vegetable]


def wanted(g: LoyangState, player: Player, vegetable: int) -> int:
    """How many of a vegetable the customers before a player would take next."""
    count = 0
    for card in (*player.regulars, *player.casuals):
        for place in range(3 * card, 3 * card + 3):
            if g.deck.wants[place] == vegetable:
                count += 1
    return count


def _grows(player: Player, vegetable: int) -> bool:
    for place in range(len(player.fields)):
        if player.crops[place] == vegetable and player.left[place] > 0:
            return True
    return False


# --- deeds ------------------------------------------------------------------------------------


def _deliver(g: LoyangState, then: LoyangState, seat: int, _items: list[int]) -> list[Text]:
    coins = then.players[seat].cash - g.players[seat].cash
    return [_why("deliver", cash=coins)] if coins > 0 else []


def _serve(g: LoyangState, then: LoyangState, seat: int, _items: list[int]) -> list[Text]:
    coins = then.players[seat].cash - g.players[seat].cash
    return [_why("serve", cash=coins)] if coins > 0 else []


def _sow(g: LoyangState, then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """How many harvests a field will give in time, and whether a customer waits for them."""
    field, vegetable = items
    player = then.players[seat]
    count = min(player.left[player.fields.index(field)], ROUNDS - g.round)
    if count < 1:
        return []
    word = "sow-wanted" if wanted(g, player, vegetable) else "sow"
    return [_why(word, count=count, vegetable=vegetable_text(vegetable))]


def _buy(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    return _fetched(g, seat, items[0])


def _trade(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    vegetable = g.stock[3 * items[0] + items[1]]
    return [] if vegetable < 0 else _fetched(g, seat, vegetable)


def _fetched(g: LoyangState, seat: int, vegetable: int) -> list[Text]:
    """Why to get hold of a vegetable: a customer, or a field that lies empty."""
    player = g.players[seat]
    name = vegetable_text(vegetable)
    found: list[Text] = []
    if wanted(g, player, vegetable) > player.cart[vegetable]:
        found.append(_why("wanted", vegetable=name))
    if g.round < ROUNDS and any(
        player.crops[place] < 0 and (g.deck.crops[player.fields[place]] >> vegetable) & 1
        for place in range(len(player.fields))
    ):
        found.append(_why("to-sow", vegetable=name))
    return found


def _sell(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    vegetable = items[0]
    if wanted(g, g.players[seat], vegetable) >= _held(g.players[seat], vegetable):
        return []
    return [_why("sell", vegetable=vegetable_text(vegetable), cash=g.deck.sell[vegetable])]


def _enlarge(_g: LoyangState, _then: LoyangState, _seat: int, _items: list[int]) -> list[Text]:
    return [_why("store", count=LARGE_STORE)]


def _keep(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """A vegetable for the storehouse."""
    vegetable = items[0]
    if g.round == ROUNDS or wanted(g, g.players[seat], vegetable) <= 0:
        return []
    return [_why("keep", vegetable=vegetable_text(vegetable))]


def _end(g: LoyangState, _then: LoyangState, seat: int, _items: list[int]) -> list[Text]:
    """Nobody before the seat takes what lies on its cart."""
    player = g.players[seat]
    held = [vegetable for vegetable, count in enumerate(player.cart) if count]
    return [] if any(wanted(g, player, vegetable) for vegetable in held) else [_why("end")]


def _reveal(_g: LoyangState, _then: LoyangState, _seat: int, _items: list[int]) -> list[Text]:
    return [_why("reveal")]


def _lay(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """A card that does nothing for its holder."""
    player, card = g.players[seat], items[0]
    kind = g.deck.types[card]
    first = 3 * card
    if kind in (REGULAR, CASUAL):
        wants = [each for each in g.deck.wants[first : first + 3] if each >= 0]
        if any(_held(player, each) or _grows(player, each) for each in wants):
            return []
        return [_why("lay-customer")]
    if kind != STALL:
        return []
    offers = [each for each in g.deck.offers[first : first + 3] if each >= 0]
    return [] if any(wanted(g, player, each) for each in offers) else [_why("lay-stall")]


def _use(g: LoyangState, then: LoyangState, seat: int, _items: list[int]) -> list[Text]:
    coins = then.players[seat].cash - g.players[seat].cash
    return [_why("coins", cash=coins)] if coins > 0 else []


# --- cards and steps --------------------------------------------------------------------------


def _card(g: LoyangState, then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """What a card would do for a seat that takes it."""
    way = _CARDS.get(g.deck.types[items[0]])
    return [] if way is None else way(g, then, seat, items)


def _field(g: LoyangState, _then: LoyangState, _seat: int, _items: list[int]) -> list[Text]:
    return [_why("field")] if g.round < ROUNDS - 1 else []


def _customer(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """A customer who wants what the seat has or grows."""
    player = g.players[seat]
    first = 3 * items[0]
    wants = [vegetable for vegetable in g.deck.wants[first : first + 3] if vegetable >= 0]
    there = [
        vegetable
        for vegetable in wants
        if _held(player, vegetable) or (g.round < ROUNDS and _grows(player, vegetable))
    ]
    if len(there) == len(wants):
        return [_why("customer")]
    return [_why("customer-some", vegetable=vegetable_text(there[0]))] if there else []


def _stall(g: LoyangState, _then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    """A stall with something that a customer wants and the seat has not."""
    player = g.players[seat]
    for vegetable in g.deck.offers[3 * items[0] : 3 * items[0] + 3]:
        if wanted(g, player, vegetable) > _held(player, vegetable):
            return [_why("stall", vegetable=vegetable_text(vegetable))]
    return []


def _steps(g: LoyangState, then: LoyangState, seat: int, items: list[int]) -> list[Text]:
    count = items[0]
    last = g.round == ROUNDS
    if count == 0:
        return [] if last else [_why("save")]
    if count == 1:
        return [_why("step")]
    left = then.players[seat].cash
    return [_why("steps-last", count=count) if last else _why("steps", count=count, cash=left)]


# What numbers are options of: a card, a place of the grid, a number of steps.
_DONE: Final[dict[str, str]] = {"keep": "take", "grid": "take", "steps": "steps"}

_CARDS: Final[dict[int, Reason]] = {
    FIELD: _field,
    REGULAR: _customer,
    CASUAL: _customer,
    STALL: _stall,
}

_WAYS: Final[dict[str, Reason]] = {
    "deliver": _deliver,
    "serve": _serve,
    "sow": _sow,
    "buy": _buy,
    "trade": _trade,
    "sell": _sell,
    "enlarge": _enlarge,
    "keep": _keep,
    "use": _use,
    "end": _end,
    "reveal": _reveal,
    "lay": _lay,
    "take": _card,
    "one": _card,
    "steps": _steps,
}
