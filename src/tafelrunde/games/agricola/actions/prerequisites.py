"""Prerequisites: what must be true on a farm before a card may be played, in a notation of ours.

Terms with commas between them must all hold: `occupations>=2, reed>=1`. With `or` between them one
is enough, and binds closer than the comma: `clay_house or stone_house, rooms==2`. A term compares a
word with a number or with another word (`wood>=round`), or is a word alone: at least one of it.
`owns:`, `upgrade:` and `on:` go before the name of a major or of a space.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tafelrunde.games.agricola.actions.building import fenced, used
from tafelrunde.games.agricola.actions.fields import fields_with, unplanted
from tafelrunde.games.agricola.board.farm import CELLS, COLUMNS, COUNT, bits
from tafelrunde.games.agricola.board.goods import FREE, GOODS, SHEEP, STONE, WOOD, Cost
from tafelrunde.games.agricola.board.spaces import ROUNDS, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE, STONE_HOUSE, WOODEN
from tafelrunde.games.agricola.cards.base import DECK, MINOR, of_kind
from tafelrunde.games.agricola.cards.catalogue import Entry, catalogue
from tafelrunde.games.agricola.cards.hooks import WOODS
from tafelrunde.games.agricola.cards.majors import (
    CLAY_OVEN,
    FIREPLACE_2,
    HEARTH_5,
    MAJOR_NAMES,
    STONE_OVEN,
)
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.fence_prices import pieces_left
from tafelrunde.games.agricola.verbs.crops import fields_of, woods_on
from tafelrunde.games.agricola.verbs.verbs import people_of

BY_MAJOR: Final = 1
BY_MINOR: Final = 2


class Playing:
    """How a card is being played: by which action (0: neither of the two), for which price."""

    def __init__(self, action: int = 0, price: Cost = FREE) -> None:
        self.action = action
        self.price = price


class Term:
    """One comparison. Where `other` is empty, `number` stands on the right."""

    def __init__(self, word: str, sign: str, number: int, other: str) -> None:
        self.word = word
        self.sign = sign
        self.number = number
        self.other = other


# All of these, of each at least one.
Prerequisite = list[list[Term]]

_TERM: Final = re.compile(
    r"(?P<word>[a-z_:]+)(?:(?P<sign>>=|<=|==|>|<)(?:(?P<number>\d+)|(?P<other>[a-z_]+)))?"
)
_parsed: dict[str, Prerequisite] = {}
_GOOD_OF: Final[dict[str, int]] = {name: good for good, name in enumerate(GOODS)}


def parse(text: str) -> Prerequisite:
    """A prerequisite as it is written; ValueError names what is not understood."""
    known = _parsed.get(text)
    if known is None:
        known = _parsed[text] = [
            [_term(term) for term in part.split(" or ")] for part in text.split(", ") if text
        ]
    return known


def _term(text: str) -> Term:
    match = _TERM.fullmatch(text)
    if match is None:
        raise ValueError(f"prerequisite: {text!r} is no comparison")
    word, sign, other = match["word"], match["sign"] or ">=", match["other"] or ""
    for each in (word, other):
        if each and not is_word(each):
            raise ValueError(f"prerequisite: there is no word {each!r}")
    return Term(word, sign, int(match["number"] or 1), other)


def is_word(word: str) -> bool:
    kind, colon, name = word.partition(":")
    if not colon:
        return word in WORDS
    if kind == "on":
        return name in SPACE_OF
    return kind in ("owns", "upgrade") and len(_majors(name)) > 0


def met(g: Agricola, seat: int, text: str, playing: Playing) -> bool:
    """Whether a seat meets a prerequisite."""
    for terms in parse(text):
        if not _one_holds(g, seat, terms, playing):
            return False
    return True


def _one_holds(g: Agricola, seat: int, terms: list[Term], playing: Playing) -> bool:
    for term in terms:
        if _holds(g, seat, term, playing):
            return True
    return False


def _holds(g: Agricola, seat: int, term: Term, playing: Playing) -> bool:
    left = measure(g, seat, term.word, playing)
    right = measure(g, seat, term.other, playing) if term.other else term.number
    if term.sign == ">=":
        return left >= right
    if term.sign == "<=":
        return left <= right
    if term.sign == "==":
        return left == right
    return left > right if term.sign == ">" else left < right


def measure(g: Agricola, seat: int, word: str, playing: Playing) -> int:
    """What a word stands for on a seat's farm; 1 or 0 for something that is so or not."""
    good = _GOOD_OF.get(word, -1)
    if good >= 0:
        return g.farms[seat].goods[good]
    kind, _, name = word.partition(":")
    if kind == "on":
        return people_of(g, seat, SPACE_OF[name])
    if kind == "owns":
        return len([major for major in _majors(name) if g.majors[major] == seat])
    if kind == "upgrade":
        return len([card for card in _open(g, seat) if _takes_back(card, name)])
    farm = g.farms[seat]
    if word in _OF_FARM:
        return _OF_FARM[word](farm)
    if word in _OF_SEAT:
        return _OF_SEAT[word](g, seat)
    if word in _OF_TABLE:
        return _OF_TABLE[word](g)
    return _OF_PLAYING[word](farm, playing)


_NAMES: Final[list[str]] = sorted({name.rstrip("_2345") for name in MAJOR_NAMES})

# --- cards and majors --------------------------------------------------------------------


def _majors(name: str) -> list[int]:
    """The majors of this name; there are two fireplaces and two cooking hearths."""
    return [number for number, major in enumerate(MAJOR_NAMES) if major.rstrip("_2345") == name]


def _owned(g: Agricola, seat: int) -> list[int]:
    return [major for major, owner in enumerate(g.majors) if owner == seat]


def _open(g: Agricola, seat: int) -> list[Entry]:
    """The facts of the cards before a seat."""
    table = catalogue()
    return [table[DECK[number].id] for number in g.farms[seat].played]


def _takes_back(card: Entry, major: str) -> bool:
    """Whether a card was paid with a major: it is an upgrade of it."""
    return any(major in price for price in card.costs)


def _majors_owned(g: Agricola, seat: int) -> int:
    """R35: a card that was paid with a major counts as a major where that is asked for."""
    upgrades = [card for card in _open(g, seat) if any(_takes_back(card, n) for n in _NAMES)]
    return len(_owned(g, seat)) + len(upgrades)


def _improvements(g: Agricola, seat: int) -> int:
    return len(_owned(g, seat)) + len(of_kind(MINOR, g.farms[seat].played))


def _cards(g: Agricola, seat: int) -> int:
    return g.farms[seat].occupations + _improvements(g, seat)


def _cooking(g: Agricola, seat: int) -> int:
    majors = [major for major in _owned(g, seat) if FIREPLACE_2 <= major <= HEARTH_5]
    cards = [card for card in _open(g, seat) if "cooking" in card.symbols]
    return len(majors) + len(cards)


def _baking(g: Agricola, seat: int) -> int:
    majors = [
        major
        for major in _owned(g, seat)
        if FIREPLACE_2 <= major <= HEARTH_5 or CLAY_OVEN <= major <= STONE_OVEN
    ]
    cards = [card for card in _open(g, seat) if "baking" in card.symbols]
    return len(majors) + len(cards)


# --- the farm ----------------------------------------------------------------------------


def _resources(goods: list[int]) -> int:
    return sum(goods[WOOD : STONE + 1])


def _bent(farm: Farm) -> int:
    """Whether three fields lie around a corner."""
    for cell in range(CELLS - COLUMNS):
        if cell % COLUMNS < COLUMNS - 1:
            square = 0b11 << cell | 0b11 << (cell + COLUMNS)
            if COUNT[farm.fields & square] >= 3:
                return 1
    return 0


def _bare_woods(farm: Farm) -> int:
    """The cards that are fields for wood and have none on them: each is one field."""
    return len([number for number in opened(farm, WOODS) if not any(woods_on(farm, number))])


_OF_FARM: Final[dict[str, Callable[[Farm], int]]] = {
    "occupations": lambda farm: farm.occupations,
    "wooden_house": lambda farm: int(farm.house == WOODEN),
    "clay_house": lambda farm: int(farm.house == CLAY_HOUSE),
    "stone_house": lambda farm: int(farm.house == STONE_HOUSE),
    "rooms": lambda farm: COUNT[farm.rooms],
    "people": lambda farm: farm.people,
    "adults": lambda farm: farm.people - farm.newborn,
    "people_at_home": lambda farm: farm.home,
    "fields": lambda farm: len(fields_of(farm)) + len(opened(farm, WOODS)),
    "field_tiles": lambda farm: COUNT[farm.fields],
    "planted_fields": lambda farm: (
        len(fields_of(farm)) - unplanted(farm) + len(opened(farm, WOODS)) - _bare_woods(farm)
    ),
    "unplanted_fields": lambda farm: unplanted(farm) + _bare_woods(farm),
    "grain_fields": lambda farm: fields_with(farm, vegetables=False),
    "vegetable_fields": lambda farm: fields_with(farm, vegetables=True),
    "l_shaped_fields": _bent,
    "pastures": lambda farm: len(farm.pastures),
    "pasture_spaces": lambda farm: COUNT[fenced(farm)],
    "stables": lambda farm: COUNT[farm.stables],
    "fenced_stables": lambda farm: COUNT[farm.stables & fenced(farm)],
    "fences": lambda farm: bits(farm.fences),
    "fences_left": pieces_left,
    "unused_spaces": lambda farm: CELLS - COUNT[used(farm)],
    "building_resources": lambda farm: _resources(farm.goods),
    "animals": lambda farm: sum(farm.goods[SHEEP:]),
    "animal_types": lambda farm: len([count for count in farm.goods[SHEEP:] if count]),
}
_OF_SEAT: Final[dict[str, Callable[[Agricola, int], int]]] = {
    "improvements": _improvements,
    "majors": _majors_owned,
    "cards": _cards,
    "cooking_improvements": _cooking,
    "baking_improvements": _baking,
}
_OF_TABLE: Final[dict[str, Callable[[Agricola], int]]] = {
    "most_cards": lambda g: max([_cards(g, seat) for seat in range(g.seats)]),
    "seats": lambda g: g.seats,
    "round": lambda g: g.round,
    "rounds_done": lambda g: g.round - 1,
    "rounds_left": lambda g: ROUNDS - g.round,
}
_OF_PLAYING: Final[dict[str, Callable[[Farm, Playing], int]]] = {
    "building_resources_left": lambda farm, playing: (
        _resources(farm.goods) - _resources(list(playing.price))
    ),
    "by_major_action": lambda _, playing: int(playing.action == BY_MAJOR),
    "by_minor_action": lambda _, playing: int(playing.action == BY_MINOR),
}
WORDS: Final[tuple[str, ...]] = (*GOODS, *_OF_FARM, *_OF_SEAT, *_OF_TABLE, *_OF_PLAYING)
