"""Lists of cards by name: what hands can be dealt from.

A list stays as it is once matches were played with it: whoever changes one gives it a new name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.agricola.cards.base import PRINTED
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.text import Text

# The 48 minor improvements and 48 occupations of the base box.
BASE_BOX: Final[tuple[str, ...]] = (
    "A002", "A005", "A009", "A012", "A016", "A019", "A024", "A026", "A032", "A033",
    "A038", "A044", "A050", "A053", "A055", "A056", "A063", "A067", "A069", "A071",
    "A075", "A078", "A080", "A083",
    "B002", "B008", "B010", "B013", "B016", "B019", "B024", "B025", "B033", "B036",
    "B039", "B045", "B047", "B050", "B056", "B057", "B061", "B062", "B066", "B068",
    "B074", "B077", "B080", "B084",
    "A086", "A087", "A088", "A090", "A092", "A098", "A102", "A108", "A110", "A111",
    "A112", "A114", "A116", "A119", "A120", "A123", "A125", "A133", "A138", "A143",
    "A147", "A155", "A160", "A165",
    "B087", "B089", "B091", "B095", "B097", "B098", "B099", "B102", "B104", "B107",
    "B108", "B109", "B114", "B118", "B121", "B123", "B126", "B136", "B142", "B145",
    "B156", "B163", "B164", "B166",
)  # fmt: skip

# The base box and cards of all five decks from outside it.
ALL_DECKS: Final[tuple[str, ...]] = (
    *BASE_BOX,
    "A010", "A028", "A054", "B003", "B014", "B030", "B072", "B076", "C023", "C049", "C072",
    "D053", "D059", "D074", "D075", "E010", "E024", "E056", "E058", "E084",
    "A094", "A127", "B146", "B165", "C094", "C099", "C113", "C127", "C157", "D115",
    "D116", "D159", "E091", "E093", "E134", "E136", "E139", "E148", "E156", "E159",
)  # fmt: skip

# The same with the cards that came later.
ALL_DECKS_2: Final[tuple[str, ...]] = (*ALL_DECKS, "C076")

# By the name that the option `cards.list` has for them.
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "base_box": BASE_BOX,
    "all_decks_1": ALL_DECKS,
    "all_decks_2": ALL_DECKS_2,
}
# The list with all cards that can be played.
EVERYTHING: Final = "all_decks_2"

DECKS: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E")
_PRINTED: Final = frozenset(PRINTED)
# So much of what is no card is told again.
_SHOWN: Final = 40


def checked_ids(name: str, value: Any) -> list[str]:
    """A list of printed ids for an option, in their order; text may part them by commas."""
    given = [word.strip() for word in value.split(",")] if type(value) is str else value
    if type(given) is not list:
        raise _wrong(name, "no-list", str(value), "is no list of cards such as A016")
    made = {printed for cards in LISTS.values() for printed in cards}
    found: set[str] = set()
    for printed in given:
        if type(printed) is not str or printed not in _PRINTED:
            raise _wrong(name, "no-card", str(printed), "is no card; they go from A001 to E168")
        if name == "cards.only" and printed not in made:
            raise _wrong(name, "not-made", printed, "is not made yet")
        if printed in found:
            raise _wrong(name, "card-twice", printed, "is there twice")
        found.add(printed)
    return sorted(found)


def _wrong(name: str, why: str, what: str, message: str) -> Conflict:
    words = Text(f"agricola-conflict-{why}", what=what[:_SHOWN])
    return Conflict(f"{what[:_SHOWN]!r} {message}", (name,), words)


def only_ids(value: Any) -> list[str]:
    return checked_ids("cards.only", value)


def banned_ids(value: Any) -> list[str]:
    return checked_ids("cards.banned", value)


def chosen_cards(options: Mapping[str, Any]) -> list[str]:
    """The cards of a match: of a list by name or the table's own, less what it leaves out."""
    own = options["cards.only"]
    banned = frozenset(options["cards.banned"] or [])
    return [
        printed
        for printed in (LISTS[options["cards.list"]] if own is None else own)
        if printed[0] in options["cards.decks"] and printed not in banned
    ]
