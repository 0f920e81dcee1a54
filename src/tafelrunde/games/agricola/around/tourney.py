"""Tourney: what the tournament rules say of Agricola's rounds, board and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.agricola.around.referee import refereed
from tafelrunde.games.agricola.board.spaces import (
    EXTENSION,
    HARVESTS,
    PERMANENT,
    ROUNDS,
    SPACE_NAMES,
    places_in_order,
    scan_order,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FEEDING, FIELD_PHASE
from tafelrunde.games.agricola.cards.catalogue import catalogue
from tafelrunde.games.agricola.cards.lists import chosen_cards
from tafelrunde.games.agricola.meta import PRESETS, checked_options
from tafelrunde.games.agricola.verbs.words import card_text, space_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text
from tafelrunde.kernel.tourney import Tourney

KINDS: Final = ("occupation", "minor")
# How hands of seven are drafted, by how many cards go round.
DRAFTS: Final[dict[int, str]] = {7: "draft_sequential", 8: "draft8", 9: "draft9"}


class AgricolaTourney(Tourney[Agricola]):
    """Agricola by its tournament rules."""

    def __init__(self) -> None:
        course = [number in HARVESTS for number in range(1, ROUNDS + 1)]
        super().__init__(course, deals=True, referees=True)

    def round(self, state: Agricola) -> int:
        return state.round

    def ends_stage(self, state: Agricola) -> bool:
        return state.phase in (FIELD_PHASE, FEEDING, BREEDING)

    def prepares(self, state: Agricola) -> bool:
        return state.round == 0

    def hurried(self, state: Agricola, decision: Decision) -> Option:
        """The first free and legal space from the top left, column by column; whatever that
        asks then, the first option there is."""
        if decision.kind == "place":
            for space in scan_order(state.board, state.seats, state.track):
                if SPACE_NAMES[space] in decision.options:
                    return SPACE_NAMES[space]
        return decision.options[0]

    def walk(self, seats: int) -> list[Text]:
        return [
            space_text(place) if place >= 0 else Text("agricola-round-space", round=-place)
            for place in places_in_order([*PERMANENT, *EXTENSION[seats]], seats)
        ]

    def cards(self, seats: int, options: Mapping[str, Any]) -> dict[str, list[str]]:
        known = catalogue()
        named = {name: value for name, value in options.items() if name.startswith("cards.")}
        box = chosen_cards(checked_options(seats, named))
        return {
            kind: [card for card in box if known[card].kind == kind and known[card].seats <= seats]
            for kind in KINDS
        }

    def card_name(self, card: str) -> Text:
        return card_text(card)

    def options(self, deal: Mapping[str, Any] | None, bans: Sequence[str]) -> dict[str, Any]:
        # The first seat is the first player's.
        found: dict[str, Any] = {"start.first": 0}
        if deal is None:
            found.update(PRESETS["family"])
            return found
        found.update(PRESETS["cards"])
        if deal["how"] == "discard":
            found["hand.mode"] = "deal10_keep7"
            found["hand.occupations_first"] = True
        elif deal["how"] == "draft":
            found["hand.mode"] = DRAFTS.get(deal["deal"], "draft_sequential")
            found["hand.pass_occupations"] = deal["occupations"]
            found["hand.pass_minors"] = deal["minors"]
        if bans:
            found["cards.banned"] = list(bans)
        return found

    def refereed(self, told: Mapping[str, Any]) -> tuple[list[Text], dict[str, int]]:
        return refereed(told)
