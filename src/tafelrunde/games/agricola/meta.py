"""Meta: the game's name, seats and options, what goes with what, and their bits in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.agricola.board.terms import (
    CONTIGUOUS_FARM,
    EXTRA_COPSE,
    EXTRA_TILE,
    FAMILY,
    HOUSE_BEFORE_COOKING,
    LATE_START,
    LEAVE_ANIMALS,
    MINORS_RIGHT,
    MIX_OCCUPATIONS,
    MIX_TRAVELLING,
    MULLIGAN,
    OCCUPATIONS_FIRST,
    OCCUPATIONS_RIGHT,
    ONE_PASTURE_PER_TYPE,
    OPEN_DISPLAY,
    PARTNER_ALONE,
    PARTNER_PRODUCT,
    PARTNERS,
    PASTURES_ANYWHERE,
    SIDE_JOB_TILE,
    SNAKE_START,
    TOURNAMENT,
    UNFINISHED_PASTURES,
)
from tafelrunde.games.agricola.cards.feasible import check_feasible
from tafelrunde.games.agricola.cards.lists import DECKS, LISTS, banned_ids, chosen_cards, only_ids
from tafelrunde.games.agricola.cards.ways import DRAFTS, MODES
from tafelrunde.kernel.errors import Conflict, TafelrundeError
from tafelrunde.kernel.settings import Choice, Data, Flag, Setting, Several, Shelf, written_out
from tafelrunde.kernel.text import Text

NAME: Final = "agricola"
SEATS: Final = (1, 4)
RULES: Final = 3
# Occupations, and minor improvements, for a seat.
HAND: Final = 7

_MOST_FOOD: Final = 99

# Which seat counts an option is for, where it is not for all.
_SEATS: Final[dict[str, tuple[int, ...]]] = {
    "tile.side_job": (2, 3, 4),
    "tile.extra_2p": (2,),
    "tile.extra_34p": (3, 4),
    "play.snake_start": (2, 3, 4),
    "play.extra_copse_2p": (2,),
    "partner.enabled": (4,),
    "hand.mix_occupations": (4,),
    "tournament.late_start": (2, 3, 4),
}
# Packets go round among several; dealt to one alone they would be an ordinary hand.
_MODE_SEATS: Final = (2, 3, 4)
# Options that mean something only where another is on.
_BESIDE: Final[dict[str, tuple[str, tuple[str | bool, ...]]]] = {
    "partner.scoring": ("partner.enabled", (True,)),
    "partner.building": ("partner.enabled", (True,)),
    "cards.list": ("variant.family", (False,)),
    "cards.decks": ("variant.family", (False,)),
    "cards.only": ("variant.family", (False,)),
    "cards.banned": ("variant.family", (False,)),
    "hand.mode": ("variant.family", (False,)),
    "hand.mulligan": ("variant.family", (False,)),
    "hand.open_display": ("variant.family", (False,)),
    "hand.pass_occupations": ("hand.mode", DRAFTS),
    "hand.pass_minors": ("hand.mode", DRAFTS),
    "hand.occupations_first": ("hand.mode", ("deal10_keep7",)),
    "hand.mix_travelling": ("hand.mode", ("deal7",)),
    "hand.mix_occupations": ("hand.mode", ("deal7",)),
}


def _shelf(name: str) -> Shelf:
    house = name.startswith("play.")
    return Shelf(
        ruling=house,
        needs=_BESIDE.get(name),
        seats=_SEATS.get(name, ()),
    )


def _flag(name: str, default: bool = False) -> Setting:
    return Flag(name, default).on(_shelf(name))


def _choice(name: str, *values: str) -> Setting:
    return Choice(name, values[0], values).on(_shelf(name))


# --- what a match of a campaign begins with ----------------------------------------------


def a_seat(value: Any) -> int:
    if type(value) is not int or not 0 <= value < SEATS[1]:
        raise TafelrundeError(f"option start.first: {value!r} is no seat")
    return value


def food_by_seat(value: Any) -> list[int]:
    if type(value) is not list or not all(type(n) is int and 0 <= n <= _MOST_FOOD for n in value):
        raise TafelrundeError(f"option start.food: {value!r} is no food from 0 for each seat")
    return list(value)


def cards_by_seat(value: Any) -> list[list[str]]:
    if type(value) is not list or not all(type(own) is list for own in value):
        raise TafelrundeError(f"option start.occupations: {value!r} is no list for each seat")
    named = [printed for own in value for printed in own]
    for printed in named:
        if type(printed) is not str:
            raise TafelrundeError(f"option start.occupations: {printed!r} is no card")
    if len(set(named)) != len(named):
        raise TafelrundeError("option start.occupations: a card is there twice")
    return [list(own) for own in value]


def a_total(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= HAND:
        raise TafelrundeError(f"option start.total: {value!r} is not from 0 to {HAND}")
    return value


SETTINGS: Final[list[Setting]] = [
    _flag("variant.family"),
    _flag("tile.side_job"),
    _flag("tile.extra_2p"),
    _flag("tile.extra_34p"),
    _flag("play.house_before_cooking"),
    _flag("play.one_pasture_per_type"),
    _flag("play.leave_animals"),
    _flag("play.unfinished_pastures"),
    _flag("play.pastures_anywhere"),
    _flag("play.snake_start"),
    _flag("play.extra_copse_2p"),
    _flag("play.contiguous_farm"),
    _flag("partner.enabled"),
    _choice("partner.scoring", "min", "product"),
    _choice("partner.building", "also", "alone"),
    _flag("tournament.setup"),
    _flag("tournament.late_start"),
    _choice("cards.list", *LISTS),
    Several("cards.decks", DECKS, DECKS).on(_shelf("cards.decks")),
    Data("cards.only", only_ids).on(_shelf("cards.only")),
    Data("cards.banned", banned_ids).on(_shelf("cards.banned")),
    Data("start.first", a_seat),
    Data("start.food", food_by_seat),
    Data("start.occupations", cards_by_seat),
    Data("start.total", a_total),
    _choice("hand.mode", *MODES),
    _choice("hand.pass_occupations", "left", "right"),
    _choice("hand.pass_minors", "left", "right"),
    _flag("hand.occupations_first"),
    _flag("hand.mulligan"),
    _flag("hand.mix_travelling"),
    _flag("hand.mix_occupations"),
    _flag("hand.open_display"),
]

# The card game, the family game, and how hands are made up at real events.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "cards": {},
    "family": {"variant.family": True},
    "wbc": {"hand.mode": "draft8", "hand.pass_occupations": "right"},
    "euroquest": {"hand.mode": "draft_sequential", "hand.pass_minors": "right"},
    "tournament_ten": {
        "tournament.setup": True,
        "hand.mode": "deal10_keep7",
        "hand.occupations_first": True,
    },
    "tournament_draft": {"tournament.setup": True, "hand.mode": "draft_sequential"},
}

_BITS: Final[dict[str, int]] = {
    "variant.family": FAMILY,
    "tile.side_job": SIDE_JOB_TILE,
    "tile.extra_2p": EXTRA_TILE,
    "tile.extra_34p": EXTRA_TILE,
    "play.house_before_cooking": HOUSE_BEFORE_COOKING,
    "play.one_pasture_per_type": ONE_PASTURE_PER_TYPE,
    "play.leave_animals": LEAVE_ANIMALS,
    "play.unfinished_pastures": UNFINISHED_PASTURES,
    "play.pastures_anywhere": PASTURES_ANYWHERE,
    "play.snake_start": SNAKE_START,
    "play.extra_copse_2p": EXTRA_COPSE,
    "play.contiguous_farm": CONTIGUOUS_FARM,
    "partner.enabled": PARTNERS,
    "tournament.setup": TOURNAMENT,
    "tournament.late_start": LATE_START,
    "hand.occupations_first": OCCUPATIONS_FIRST,
    "hand.mulligan": MULLIGAN,
    "hand.mix_travelling": MIX_TRAVELLING,
    "hand.mix_occupations": MIX_OCCUPATIONS,
    "hand.open_display": OPEN_DISPLAY,
}


# Pairs that contradict each other, with our words for it.
_APART: Final = {
    ("play.contiguous_farm", "play.pastures_anywhere"): (
        "agricola-conflict-pastures",
        "one makes pastures border each other, the other lets them lie apart: choose one",
    ),
    ("partner.enabled", "play.unfinished_pastures"): (
        "agricola-conflict-partner",
        "partners fence whole pastures for each other",
    ),
}


def _check_start(seats: int, chosen: Mapping[str, Any]) -> None:
    """Refuse a start that does not fit the table."""
    first = chosen["start.first"]
    if first is not None and first >= seats:
        words = Text("agricola-conflict-start-first", seats=seats)
        raise Conflict(f"there is no seat {first} at {seats} seats", ("start.first",), words)
    occupations = any(chosen["start.occupations"] or [])
    if chosen["tournament.late_start"] and (first is not None or occupations):
        name = "start.occupations" if first is None else "start.first"
        raise Conflict(
            "who begins is drawn when all have their cards: nothing begins before that",
            ("tournament.late_start", name),
            Text("agricola-conflict-late-start"),
        )
    for name in ("start.food", "start.occupations"):
        if chosen[name] is not None and len(chosen[name]) != seats:
            words = Text("agricola-conflict-start-each", option=Text(option_id(name)), seats=seats)
            raise Conflict(f"it is for {len(chosen[name])} seats, not {seats}", (name,), words)
    if occupations and chosen["variant.family"]:
        raise Conflict(
            "occupations are played with hand cards: set variant.family=false",
            ("start.occupations", "variant.family"),
            Text("agricola-conflict-start-cards"),
        )


def option_id(name: str) -> str:
    """The message with an option's title; its attribute `.help` explains it."""
    return f"agricola-option-{name.replace('.', '-')}"


def checked_options(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options written out, and refused where they do not go together."""
    chosen = written_out(options, SETTINGS)
    for name, fitting in _SEATS.items():
        if chosen[name] and seats not in fitting:
            counts = ", ".join(str(count) for count in fitting)
            text = Text("agricola-conflict-seats", option=Text(option_id(name)), counts=counts)
            raise Conflict(f"it is for {counts} seats, not {seats}", (name,), text)
    _check_hands(seats, chosen)
    for (one, other), (words, message) in _APART.items():
        if chosen[one] and chosen[other]:
            raise Conflict(message, (one, other), Text(words))
    _check_start(seats, chosen)
    return chosen


def renewed_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options from when hand cards were a foretaste: it was asked for, and had a list of its own.

    That list is gone; where it was dealt nothing else can stand for it.
    """
    said = dict(options)
    if said.get("variant.family") and said.get("cards.list") not in LISTS:
        said.pop("cards.list", None)
    if said.get("cards.list") in LISTS:
        said.pop("cards.preview", None)
    return said


def _check_hands(seats: int, chosen: Mapping[str, Any]) -> None:
    """Which ways to get a hand go together, and at how many seats."""
    if chosen["variant.family"]:
        return
    mode = chosen["hand.mode"]
    if mode in DRAFTS and seats not in _MODE_SEATS:
        raise Conflict(
            "a draft needs somebody to pass cards to; deal10_keep7 lets one choose alone",
            ("hand.mode",),
            Text("agricola-conflict-draft-alone"),
        )
    for name in ("hand.mix_travelling", "hand.mix_occupations"):
        if not chosen[name]:
            continue
        if mode != "deal7":
            raise Conflict(
                "a mix is for hands of seven that are dealt: set hand.mode=deal7, or leave it",
                (name, "hand.mode"),
                Text("agricola-conflict-mix-mode"),
            )
        if chosen["hand.mulligan"]:
            raise Conflict(
                "a hand drawn anew is no mix any more: choose one",
                (name, "hand.mulligan"),
                Text("agricola-conflict-mix-mulligan"),
            )
    if chosen["start.total"] is not None and (mode != "deal7" or chosen["hand.mix_occupations"]):
        raise Conflict(
            "only hands that are dealt can be made up to a total: set hand.mode=deal7",
            ("start.total", "hand.mode"),
            Text("agricola-conflict-total-mode"),
        )
    laid_out = {printed for own in chosen["start.occupations"] or [] for printed in own}
    ids = [printed for printed in chosen_cards(chosen) if printed not in laid_out]
    check_feasible(seats, chosen, ids)


def rules_of(options: Mapping[str, Any]) -> int:
    """The bits of the options that are on."""
    rules = 0
    for name, bit in _BITS.items():
        if options[name] and not (options["variant.family"] and name.startswith("hand.")):
            rules |= bit
    if not options["variant.family"] and options["hand.mode"] in DRAFTS:
        if options["hand.pass_occupations"] == "right":
            rules |= OCCUPATIONS_RIGHT
        if options["hand.pass_minors"] == "right":
            rules |= MINORS_RIGHT
    if options["partner.enabled"] and options["partner.scoring"] == "product":
        rules |= PARTNER_PRODUCT
    if options["partner.enabled"] and options["partner.building"] == "alone":
        rules |= PARTNER_ALONE
    return rules


def names_of(rules: int, seats: int) -> list[str]:
    """The options that are on, by name."""
    found: list[str] = []
    for name, bit in _BITS.items():
        if rules & bit and (name not in _SEATS or seats in _SEATS[name]):
            found.append(name)
    if rules & PARTNER_PRODUCT:
        found.append("partner.scoring")
    if rules & PARTNER_ALONE:
        found.append("partner.building")
    return found
