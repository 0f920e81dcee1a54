"""Game: At the Gates of Loyang as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.loyang import meta, rounds, setup, sound, worlds
from tafelrunde.games.loyang.around import lessons, planning
from tafelrunde.games.loyang.around.rulebook import RULES
from tafelrunde.games.loyang.around.tourney import LoyangTourney
from tafelrunde.games.loyang.events import EVENTS
from tafelrunde.games.loyang.questions import QUESTIONS
from tafelrunde.games.loyang.scoring import ranking, score_sheet
from tafelrunde.games.loyang.shown import present, view
from tafelrunde.games.loyang.shown.encoding import ENCODING
from tafelrunde.games.loyang.shown.next_points import next_points
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, Rehearsal, ScoreLine
from tafelrunde.kernel.lesson import Lesson
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.text import Text
from tafelrunde.kernel.tourney import Tourney
from tafelrunde.words import house_source


class Loyang(Game[LoyangState]):
    """The rule set: each part of it lives in a module of its own."""

    def __init__(self) -> None:
        super().__init__(
            meta.NAME,
            meta.SEATS,
            meta.RULES,
            QUESTIONS,
            meta.SETTINGS,
            [LoyangState, Player],
            events=EVENTS.declared,
            presets=meta.PRESETS,
            judge="tafelrunde.bots.loyang.judge:judge",
            power="tafelrunde.games.loyang.around.power:POWER",
            terminal="tafelrunde.games.loyang.shown.terminal",
        )

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        chosen = super().options(seats, options)
        if seats == 1 and chosen["introductory"]:
            text = Text("loyang-conflict-introductory")
            raise Conflict("the solo game has no introductory version", ("introductory",), text)
        return chosen

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> LoyangState:
        return setup.set_up(seats, options, chance)

    def next_step(self, state: LoyangState) -> Step:
        return rounds.next_step(state)

    def reopens(self, state: LoyangState, decision: Decision, opens: bool) -> bool:
        return rounds.reopens(state, decision, opens)

    def answered(self, state: LoyangState, decision: Decision, option: Option) -> Flow:
        return rounds.reopened(state, decision, option)

    def lane_step(self, state: LoyangState, lane: int) -> Flow | None:
        return rounds.lane_step(state, lane)

    def opens_with_chance(self, state: LoyangState, lane: int | None) -> bool:
        return rounds.opens_with_chance(state)

    def rehearse(self, state: LoyangState, seat: int, options: list[Option]) -> Rehearsal | None:
        return planning.rehearse(state, seat, options)

    def view(self, state: LoyangState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def seat_view(self, state: LoyangState, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return view.seat_view(state, seat, public)

    def resample(
        self, state: LoyangState, seat: int | None, chance: Chance, seen: list[int]
    ) -> None:
        worlds.resample(state, seat, chance, seen)

    def audit(self, state: LoyangState) -> dict[str, int]:
        return worlds.audit(state)

    def encoding(self) -> Encoding | None:
        return ENCODING

    def form(self, fresh: LoyangState) -> Piece | None:
        return sound.form(fresh)

    def check_start(self, state: LoyangState, fresh: LoyangState) -> None:
        sound.check(state)

    def score_sheet(self, state: LoyangState) -> list[ScoreLine]:
        return score_sheet(state)

    def next_points(self, state: LoyangState) -> dict[str, list[list[Text]]]:
        return next_points(state)

    def ranking(self, state: LoyangState) -> list[int]:
        return ranking(state)

    def catalogue(self, language: str) -> str:
        return house_source(language, meta.NAME)

    def lesson(self) -> Lesson | None:
        return lessons.lesson()

    def rulebook(self) -> Rulebook | None:
        return RULES

    def tourney(self) -> Tourney[LoyangState]:
        return LoyangTourney()

    def learning(self, language: str) -> str:
        learn, rulings = (f"{part}/{meta.NAME}" for part in ("learn", "rulings"))
        return house_source(language, learn) + "\n" + house_source(language, rulings)

    def position(self, state: LoyangState) -> str:
        return present.position(state)


game = Loyang()
