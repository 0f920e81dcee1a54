"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.agricola import meta, scoring, sound, worlds
from tafelrunde.games.agricola.around import lessons
from tafelrunde.games.agricola.around.planning import plannable
from tafelrunde.games.agricola.around.rulebook import RULES
from tafelrunde.games.agricola.around.tourney import AgricolaTourney
from tafelrunde.games.agricola.board.state import Agricola, Farm, Hands
from tafelrunde.games.agricola.board.terms import TURN_UP
from tafelrunde.games.agricola.paying.byhand import requestable, take_requests
from tafelrunde.games.agricola.phases import starting
from tafelrunde.games.agricola.phases.drafting import due_in_all, pick_step
from tafelrunde.games.agricola.phases.reopening import answered, asked_again, reopens
from tafelrunde.games.agricola.phases.rounds import face_down_on, next_step
from tafelrunde.games.agricola.phases.setup import check_starts, set_up
from tafelrunde.games.agricola.questions import QUESTIONS
from tafelrunde.games.agricola.shown import present
from tafelrunde.games.agricola.shown.card_view import library
from tafelrunde.games.agricola.shown.encoding import ENCODING
from tafelrunde.games.agricola.shown.next_points import next_points
from tafelrunde.games.agricola.shown.view import seat_view, view
from tafelrunde.games.agricola.verbs.events import EVENTS
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.lesson import Lesson
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.text import Text
from tafelrunde.kernel.tourney import Tourney
from tafelrunde.words import house_source


class AgricolaGame(Game[Agricola]):
    """Agricola, revised edition, for one to four seats."""

    def __init__(self) -> None:
        super().__init__(
            meta.NAME,
            meta.SEATS,
            meta.RULES,
            QUESTIONS,
            meta.SETTINGS,
            [Agricola, Farm, Hands],
            events=EVENTS.declared,
            presets=meta.PRESETS,
            judge="tafelrunde.bots.agricola.judge:judge",
            power="tafelrunde.games.agricola.around.power:POWER",
            terminal="tafelrunde.games.agricola.shown.terminal",
            series="tafelrunde.games.agricola.around.campaigns:SERIES",
        )

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        chosen = meta.checked_options(seats, options)
        check_starts(seats, chosen)
        return chosen

    def renewed(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return meta.renewed_options(options)

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Agricola:
        return set_up(seats, options, chance)

    def next_step(self, state: Agricola) -> Step:
        return next_step(state)

    def reopens(self, state: Agricola, decision: Decision, opens: bool) -> bool:
        return reopens(state, decision, opens)

    def asked_again(self, state: Agricola, decision: Decision) -> Decision:
        return asked_again(state, decision)

    def answered(self, state: Agricola, decision: Decision, option: Option) -> Flow:
        return answered(state, decision, option)

    def opens_with_chance(self, state: Agricola, lane: int | None) -> bool:
        if lane is not None:
            # Packets move on when all have picked: a seat says that it stays with its picks.
            return due_in_all(state, lane) == 0
        if state.round == 0 and starting.starter(state) >= 0:
            return False
        return state.phase == TURN_UP and len(face_down_on(state, state.round + 1)) > 1

    def lane_step(self, state: Agricola, lane: int) -> Flow | None:
        return pick_step(state, lane)

    def requests(self, state: Agricola, seat: int) -> list[Option]:
        return requestable(state, seat)

    def request(self, state: Agricola, seat: int, option: Option) -> None:
        assert isinstance(option, tuple)
        state.requests = [*state.requests, (seat, str(option[0]), int(option[1]))]

    def take_requests(self, state: Agricola) -> None:
        if state.requests:
            take_requests(state)

    def plannable(self, state: Agricola, seat: int) -> Decision | None:
        return plannable(state, seat)

    def view(self, state: Agricola, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def seat_view(self, state: Agricola, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return seat_view(state, seat, public)

    def resample(self, state: Agricola, seat: int | None, chance: Chance, seen: list[int]) -> None:
        worlds.resample(state, seat, chance, seen)

    def audit(self, state: Agricola) -> dict[str, int]:
        return worlds.audit(state)

    def encoding(self) -> Encoding | None:
        return ENCODING

    def form(self, fresh: Agricola) -> Piece | None:
        return sound.form(fresh)

    def check_start(self, state: Agricola, fresh: Agricola) -> None:
        sound.check(state, fresh)

    def score_sheet(self, state: Agricola) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def next_points(self, state: Agricola) -> dict[str, list[list[Text]]]:
        return next_points(state)

    def ranking(self, state: Agricola) -> list[int]:
        return scoring.ranking(state)

    def catalogue(self, language: str) -> str:
        return house_source(language, meta.NAME)

    def lesson(self) -> Lesson | None:
        return lessons.lesson()

    def rulebook(self) -> Rulebook | None:
        return RULES

    def tourney(self) -> Tourney[Agricola]:
        return AgricolaTourney()

    def learning(self, language: str) -> str:
        learn, rulings = (f"{part}/{meta.NAME}" for part in ("learn", "rulings"))
        return house_source(language, learn) + "\n" + house_source(language, rulings)

    def library(self) -> list[dict[str, Any]]:
        return library()

    def position(self, state: Agricola) -> str:
        return present.position(state)


game = AgricolaGame()
