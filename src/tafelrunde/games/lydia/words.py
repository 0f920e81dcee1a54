"""Words: pieces of text that prompts, labels, reasons and the log are put together from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.lydia.cards.checking import COUNTED
from tafelrunde.games.lydia.cards.deck import DECK_WORDS, PURPLE, SPRING, Deck
from tafelrunde.games.lydia.cards.printed import card_facts
from tafelrunde.games.lydia.terms import COIN, COLOURS, GOOD_WORDS, GOODS
from tafelrunde.kernel.text import Text, listed

_ONE_COLOUR = ("start", "gate", "guild", "road", "export", "spring")
_TWO_COLOURS = ("twin", "pair")
_NO_COLOUR = ("caravan", "mint")


def seat_text(seat: int) -> Text:
    return Text("seat", seat=seat)


def merchant(word: str) -> Text:
    return Text(f"lydia-merchant-{word}")


def gate(word: str) -> Text:
    return Text(f"lydia-gate-{word}")


def colour(word: str) -> Text:
    return Text(f"lydia-colour-{word}")


def side(word: str) -> Text:
    return Text(f"lydia-side-{word}")


def corner(word: str) -> Text:
    return Text(f"lydia-corner-{word}")


def resource(word: str) -> Text:
    return Text(f"lydia-resource-{word}")


def amount(good: str, count: int) -> Text:
    return Text(f"lydia-amount-{good}", count=count)


def goods(counts: Mapping[str, int]) -> Text:
    """Amounts of goods."""
    return listed(
        "lydia", [amount(good, count) for good, count in counts.items() if count], last="and"
    )


def spent(way: Sequence[int | str]) -> dict[str, int]:
    """A way to pay by the names of its goods."""
    return {good: int(count) for good, count in zip(GOOD_WORDS, way, strict=True) if count}


def price_goods(price: int) -> dict[str, int]:
    """A packed price by the names of its goods."""
    return spent([(price >> (4 * good)) & 15 for good in range(GOODS)])


def card_title(facts: Deck, card: int) -> Text:
    """Our own name for a card."""
    deck = facts.type[card]
    if deck == PURPLE:
        return Text(f"lydia-card-by-{COUNTED[facts.counts[card]]}")
    pattern = facts.patterns[card]
    printed = card_facts(facts, card)
    if pattern in _NO_COLOUR:
        return Text(f"lydia-card-{pattern}")
    colours = printed["gates"] if pattern in ("gate", "pair") else printed["merchants"]
    if pattern in _ONE_COLOUR and len(colours) == 1 and colours[0] in COLOURS:
        return Text(f"lydia-card-{pattern}", colour=colours[0])
    if pattern in _TWO_COLOURS and len(colours) == 2 and set(colours) <= set(COLOURS):
        return Text(f"lydia-card-{pattern}", colour=colour(colours[0]), other=colour(colours[1]))
    return Text(f"lydia-card-{DECK_WORDS[deck]}")


def card_effect(facts: Deck, card: int, face: int) -> Text:
    """What a card does, in our own short words."""
    deck = facts.type[card]
    if deck == PURPLE:
        what = COUNTED[facts.counts[card]]
        each = facts.each[card]
        counted = (
            Text("lydia-per-resource", each=each, resource=resource(what))
            if what in COLOURS
            else Text(f"lydia-per-{what}", each=each)
        )
        return Text("lydia-effect-points", points=facts.points[card * 2 + face], counted=counted)
    printed = card_facts(facts, card)
    merchants = printed["merchants"]
    who = (
        Text("lydia-merchant-any")
        if merchants == list(COLOURS)
        else listed("lydia", [merchant(word) for word in merchants], "either")
    )
    reward = goods(printed["reward"][face])
    if deck == SPRING:
        return Text("lydia-effect-spring", merchants=who, reward=reward)
    if printed["gates"] == list(COLOURS):
        return Text("lydia-effect-anywhere", merchants=who, reward=reward)
    where = listed("lydia", [gate(word) for word in printed["gates"]], "either")
    return Text("lydia-effect-income", merchants=who, gates=where, reward=reward)


def cost_goods(facts: Deck, card: int) -> dict[str, int]:
    """What a card costs by the names of its goods."""
    return spent(facts.cost[card * GOODS : card * GOODS + COIN + 1])
