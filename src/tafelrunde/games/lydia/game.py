"""Game: Lions of Lydia as the kernel asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.lydia import meta, present, sound
from tafelrunde.games.lydia.foresight import preview
from tafelrunde.games.lydia.narration import narrate
from tafelrunde.games.lydia.pointing import candidates, why_not
from tafelrunde.games.lydia.rounds import next_step
from tafelrunde.games.lydia.scoring import ranking, score_sheet
from tafelrunde.games.lydia.setup import set_up
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import BETWEEN, NOWHERE
from tafelrunde.games.lydia.view import view
from tafelrunde.games.lydia.worlds import audit, resample
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.flow import Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.settings import flattened
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text


class LydiaGame(Game):
    """The rule set of Lions of Lydia with its eight modules."""

    def __init__(self) -> None:
        super().__init__(
            meta.NAME, meta.SEATS, meta.RULES, meta.KINDS_OF_DECISIONS, meta.SETTINGS, [Lydia]
        )
        self.presets = meta.PRESETS

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

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return set_up(seats, options, chance)

    def next_step(self, state: State) -> Step:
        assert isinstance(state, Lydia)
        return next_step(state)

    def opens_with_chance(self, state: State, lane: int | None) -> bool:
        """Every turn opens with a draw."""
        assert isinstance(state, Lydia)
        if state.stage != BETWEEN or NOWHERE in state.colours:
            return False
        return state.turn < state.ends

    def why_not(self, state: State, decision: Decision, option: Option) -> str | None:
        assert isinstance(state, Lydia)
        return why_not(state, decision, option)

    def candidates(self, state: State, decision: Decision) -> list[Option]:
        assert isinstance(state, Lydia)
        return candidates(state, decision)

    # --- knowing -------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Lydia)
        return view(state, seat)

    def resample(self, state: State, seat: int | None, chance: Chance, seen: list[int]) -> None:
        assert isinstance(state, Lydia)
        resample(state, seat, chance, seen)

    def audit(self, state: State) -> dict[str, int]:
        assert isinstance(state, Lydia)
        return audit(state)

    def form(self, fresh: State) -> Piece | None:
        assert isinstance(fresh, Lydia)
        return sound.form(fresh)

    def check_start(self, state: State, fresh: State) -> None:
        assert isinstance(state, Lydia)
        assert isinstance(fresh, Lydia)
        sound.check(state, fresh)

    # --- scoring -------------------------------------------------------------------------

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, Lydia)
        return score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, Lydia)
        return ranking(state)

    # --- telling -------------------------------------------------------------------------

    def catalogue(self, language: str) -> str:
        return present.catalogue(language)

    def position(self, state: State) -> str:
        assert isinstance(state, Lydia)
        return present.position(state)

    def prompt(self, state: State, decision: Decision) -> Text:
        assert isinstance(state, Lydia)
        return present.prompt(state, decision)

    def label(self, state: State, decision: Decision, option: Option) -> Text:
        assert isinstance(state, Lydia)
        return present.label(state, decision, option)

    def targets(self, state: State, decision: Decision, option: Option) -> list[str]:
        assert isinstance(state, Lydia)
        return present.targets(state, decision, option)

    def preview(self, state: State, decision: Decision, option: Option) -> list[Any]:
        assert isinstance(state, Lydia)
        return preview(state, decision, option)

    def reason(self, state: State, decision: Decision, option: Option, reason: str) -> Text:
        assert isinstance(state, Lydia)
        return present.reason(state, decision, option, reason)

    def narrate(self, state: State, event: Event) -> Text | None:
        assert isinstance(state, Lydia)
        return narrate(state, event)


game = LydiaGame()
