"""Game: Lions of Lydia as the kernel asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.lydia import lessons, meta, present, sound
from tafelrunde.games.lydia.encoding import ENCODING
from tafelrunde.games.lydia.events import EVENTS
from tafelrunde.games.lydia.next_points import next_points
from tafelrunde.games.lydia.questions import QUESTIONS
from tafelrunde.games.lydia.rounds import OPENINGS, next_step, plannable
from tafelrunde.games.lydia.rulebook import RULES
from tafelrunde.games.lydia.scoring import ranking, score_sheet
from tafelrunde.games.lydia.setup import set_up
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import BETWEEN, NOWHERE
from tafelrunde.games.lydia.verbs import stopped
from tafelrunde.games.lydia.view import seat_view, view
from tafelrunde.games.lydia.worlds import audit, resample
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.lesson import Lesson
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.settings import flattened
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.text import Text
from tafelrunde.words import house_source


class LydiaGame(Game[Lydia]):
    """The rule set of Lions of Lydia with its eight modules."""

    def __init__(self) -> None:
        super().__init__(
            meta.NAME,
            meta.SEATS,
            meta.RULES,
            QUESTIONS,
            meta.SETTINGS,
            [Lydia],
            events=EVENTS.declared,
            presets=meta.PRESETS,
            judge="tafelrunde.bots.lydia.judge:judge",
            power="tafelrunde.games.lydia.power:POWER",
            terminal="tafelrunde.games.lydia.terminal",
        )

    # --- playing -------------------------------------------------------------------------

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Tombs and estates are two sides of the same tiles (R22): one of them, or mixed."""
        asked = flattened(options, self.settings)
        mode = "rules.tomb_estate_mode"
        if asked.get("modules") in ("all", ["all"]):
            asked.setdefault(mode, meta.MIXED)
        written = super().options(seats, asked)
        both = "tomb" in written["modules"] and "estates" in written["modules"]
        if both and written[mode] == meta.EXCLUSIVE:
            raise Conflict(
                "tomb and estates are two sides of the same tiles; choose one,"
                f" or {mode}={meta.MIXED}",
                ("modules", mode),
                Text("lydia-conflict-tiles"),
            )
        return written

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Lydia:
        return set_up(seats, options, chance)

    def next_step(self, state: Lydia) -> Step:
        return next_step(state)

    def reopens(self, state: Lydia, decision: Decision, opens: bool) -> bool:
        return opens and decision.kind in OPENINGS

    def answered(self, state: Lydia, decision: Decision, option: Option) -> Flow:
        return OPENINGS[decision.kind](state, decision.seat, option)

    def opens_with_chance(self, state: Lydia, lane: int | None) -> bool:
        """Every turn opens with a draw."""
        if state.stage != BETWEEN or NOWHERE in state.colours:
            return False
        return state.turn < state.ends

    def stopped(self, state: Lydia) -> bool:
        return stopped(state)

    def plannable(self, state: Lydia, seat: int) -> Decision | None:
        return plannable(state, seat)

    # --- knowing -------------------------------------------------------------------------

    def view(self, state: Lydia, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def seat_view(self, state: Lydia, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return seat_view(state, seat, public)

    def resample(self, state: Lydia, seat: int | None, chance: Chance, seen: list[int]) -> None:
        resample(state, seat, chance, seen)

    def audit(self, state: Lydia) -> dict[str, int]:
        return audit(state)

    def encoding(self) -> Encoding | None:
        return ENCODING

    def form(self, fresh: Lydia) -> Piece | None:
        return sound.form(fresh)

    def check_start(self, state: Lydia, fresh: Lydia) -> None:
        sound.check(state, fresh)

    # --- scoring -------------------------------------------------------------------------

    def score_sheet(self, state: Lydia) -> list[ScoreLine]:
        return score_sheet(state)

    def next_points(self, state: Lydia) -> dict[str, list[list[Text]]]:
        return next_points(state)

    def ranking(self, state: Lydia) -> list[int]:
        return ranking(state)

    # --- telling -------------------------------------------------------------------------

    def catalogue(self, language: str) -> str:
        return house_source(language, meta.NAME)

    def lesson(self) -> Lesson | None:
        return lessons.lesson()

    def rulebook(self) -> Rulebook | None:
        return RULES

    def learning(self, language: str) -> str:
        learn, rulings = (f"{part}/{meta.NAME}" for part in ("learn", "rulings"))
        return house_source(language, learn) + "\n" + house_source(language, rulings)

    def position(self, state: Lydia) -> str:
        return present.position(state)


game = LydiaGame()
