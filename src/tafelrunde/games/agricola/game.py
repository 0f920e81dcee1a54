"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.agricola import present, scoring, sound, worlds
from tafelrunde.games.agricola.byhand import requestable, take_requests
from tafelrunde.games.agricola.cards import preview as _cards  # noqa: F401 - dealt in
from tafelrunde.games.agricola.kinds import kinds
from tafelrunde.games.agricola.preview import preview
from tafelrunde.games.agricola.reasons import candidates, why_not
from tafelrunde.games.agricola.rounds import face_down_on, next_step
from tafelrunde.games.agricola.setup import set_up
from tafelrunde.games.agricola.state import TURN_UP, Agricola, Farm
from tafelrunde.games.agricola.variants import SETTINGS, checked_options
from tafelrunde.games.agricola.view import view
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text

RULES: Final = 1


class AgricolaGame(Game):
    """Agricola, revised edition, for one to four seats."""

    def __init__(self) -> None:
        super().__init__("agricola", (1, 4), RULES, kinds(), SETTINGS, [Agricola, Farm])

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return checked_options(seats, options)

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return set_up(seats, options, chance)

    def next_step(self, state: State) -> Step:
        assert isinstance(state, Agricola)
        return next_step(state)

    def opens_with_chance(self, state: State, lane: int | None) -> bool:
        assert isinstance(state, Agricola)
        return state.phase == TURN_UP and len(face_down_on(state, state.round + 1)) > 1

    def requests(self, state: State, seat: int) -> list[Option]:
        assert isinstance(state, Agricola)
        return requestable(state, seat)

    def request(self, state: State, seat: int, option: Option) -> None:
        assert isinstance(state, Agricola)
        assert isinstance(option, tuple)
        state.requests.append((seat, str(option[0]), int(option[1])))

    def take_requests(self, state: State) -> None:
        assert isinstance(state, Agricola)
        if state.requests:
            take_requests(state)

    def why_not(self, state: State, decision: Decision, option: Option) -> str | None:
        assert isinstance(state, Agricola)
        return why_not(state, decision, option)

    def candidates(self, state: State, decision: Decision) -> list[Option]:
        assert isinstance(state, Agricola)
        return candidates(state, decision)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Agricola)
        return view(state, seat)

    def resample(self, state: State, seat: int | None, chance: Chance, seen: list[int]) -> None:
        assert isinstance(state, Agricola)
        worlds.resample(state, seat, chance, seen)

    def audit(self, state: State) -> dict[str, int]:
        assert isinstance(state, Agricola)
        return worlds.audit(state)

    def form(self, fresh: State) -> Piece | None:
        assert isinstance(fresh, Agricola)
        return sound.form(fresh)

    def check_start(self, state: State, fresh: State) -> None:
        assert isinstance(state, Agricola)
        assert isinstance(fresh, Agricola)
        sound.check(state, fresh)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, Agricola)
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, Agricola)
        return scoring.ranking(state)

    def catalogue(self, language: str) -> str:
        return present.catalogue(language)

    def position(self, state: State) -> str:
        assert isinstance(state, Agricola)
        return present.position(state)

    def prompt(self, state: State, decision: Decision) -> Text:
        assert isinstance(state, Agricola)
        return present.prompt(state, decision)

    def label(self, state: State, decision: Decision, option: Option) -> Text:
        assert isinstance(state, Agricola)
        return present.label(state, decision, option)

    def targets(self, state: State, decision: Decision, option: Option) -> list[str]:
        assert isinstance(state, Agricola)
        return present.targets(state, decision, option)

    def preview(self, state: State, decision: Decision, option: Option) -> list[Any]:
        assert isinstance(state, Agricola)
        return preview(state, decision, option)

    def reason(self, state: State, decision: Decision, option: Option, reason: str) -> Text:
        return Text(f"agricola-why-{reason}")

    def narrate(self, state: State, event: Event) -> Text | None:
        return present.narrate(event)


game = AgricolaGame()
