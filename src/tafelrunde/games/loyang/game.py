"""Game: At the Gates of Loyang as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.loyang import (
    audit,
    planning,
    pointing,
    present,
    preview,
    rounds,
    scoring,
    setup,
    sound,
    view,
    worlds,
)
from tafelrunde.games.loyang.meta import KINDS, NAME, PRESETS, RULES, SEATS, SETTINGS
from tafelrunde.games.loyang.narration import narrate
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, Rehearsal, ScoreLine
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text


class Loyang(Game):
    """The rule set: each part of it lives in a module of its own."""

    def __init__(self) -> None:
        super().__init__(NAME, SEATS, RULES, KINDS, SETTINGS, [LoyangState, Player])
        self.presets = PRESETS

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        chosen = super().options(seats, options)
        if seats == 1 and chosen["introductory"]:
            text = Text("loyang-conflict-introductory")
            raise Conflict("the solo game has no introductory version", ("introductory",), text)
        return chosen

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return setup.set_table(seats, options, chance)

    def next_step(self, state: State) -> Step:
        assert isinstance(state, LoyangState)
        return rounds.next_step(state)

    def lane_step(self, state: State, lane: int) -> Flow | None:
        assert isinstance(state, LoyangState)
        return rounds.lane_step(state, lane)

    def opens_with_chance(self, state: State, lane: int | None) -> bool:
        assert isinstance(state, LoyangState)
        return rounds.opens_with_chance(state, lane)

    def why_not(self, state: State, decision: Decision, option: Option) -> str | None:
        assert isinstance(state, LoyangState)
        return pointing.why_not(state, decision, option)

    def candidates(self, state: State, decision: Decision) -> list[Option]:
        assert isinstance(state, LoyangState)
        return pointing.candidates(state, decision)

    def rehearse(self, state: State, seat: int, options: list[Option]) -> Rehearsal | None:
        assert isinstance(state, LoyangState)
        return planning.rehearse(state, seat, options)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, LoyangState)
        return view.seen_by(state, seat)

    def resample(self, state: State, seat: int | None, chance: Chance, seen: list[int]) -> None:
        assert isinstance(state, LoyangState)
        worlds.resample(state, seat, chance, seen)

    def audit(self, state: State) -> dict[str, int]:
        assert isinstance(state, LoyangState)
        return audit.audit(state)

    def form(self, fresh: State) -> Piece | None:
        assert isinstance(fresh, LoyangState)
        return sound.form(fresh)

    def check_start(self, state: State, fresh: State) -> None:
        assert isinstance(state, LoyangState)
        sound.check(state)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, LoyangState)
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, LoyangState)
        return scoring.ranking(state)

    def catalogue(self, language: str) -> str:
        return present.catalogue(language)

    def position(self, state: State) -> str:
        assert isinstance(state, LoyangState)
        return present.position(state)

    def prompt(self, state: State, decision: Decision) -> Text:
        assert isinstance(state, LoyangState)
        return present.prompt(state, decision)

    def label(self, state: State, decision: Decision, option: Option) -> Text:
        assert isinstance(state, LoyangState)
        return present.label(state, decision, option)

    def targets(self, state: State, decision: Decision, option: Option) -> list[str]:
        assert isinstance(state, LoyangState)
        return present.targets(state, decision, option)

    def preview(self, state: State, decision: Decision, option: Option) -> list[Any]:
        assert isinstance(state, LoyangState)
        return preview.preview(state, decision, option)

    def reason(self, state: State, decision: Decision, option: Option, reason: str) -> Text:
        return Text(f"loyang-why-{reason}")

    def narrate(self, state: State, event: Event) -> Text | None:
        assert isinstance(state, LoyangState)
        return narrate(state, event)


game = Loyang()
