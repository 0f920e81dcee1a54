"""The fair as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text
from tafelrunde_proving import present, rounds, scoring, setup, sound, view, worlds
from tafelrunde_proving.meta import KINDS, NAME, PACK, RULES, SEATS, SETTINGS, USUAL_DECK
from tafelrunde_proving.state import FairState, Stall


class Fair(Game):
    def __init__(self) -> None:
        super().__init__(NAME, SEATS, RULES, KINDS, SETTINGS, [FairState, Stall])

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        written = super().options(seats, options)
        deck = written["deck"] or USUAL_DECK
        needed = seats * PACK * written["rounds"]
        if len(deck) < needed:
            raise TafelrundeError(
                f"option deck: {len(deck)} cards; {seats} seats and {written['rounds']} rounds"
                f" need {needed}"
            )
        return written

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return setup.table(seats, options, chance)

    def next_step(self, state: State) -> Step:
        return rounds.next_step(_fair(state))

    def lane_step(self, state: State, lane: int) -> Flow | None:
        return rounds.lane_step(_fair(state), lane)

    def opens_with_chance(self, state: State, lane: int | None) -> bool:
        return rounds.opens_with_chance(_fair(state), lane)

    def why_not(self, state: State, decision: Decision, option: Option) -> str | None:
        return present.why_not(_fair(state), decision, option)

    def candidates(self, state: State, decision: Decision) -> list[Option]:
        return present.candidates(_fair(state), decision)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_fair(state), seat)

    def resample(self, state: State, seat: int | None, chance: Chance, seen: list[int]) -> None:
        worlds.resample(_fair(state), seat, chance, seen)

    def audit(self, state: State) -> dict[str, int]:
        g = _fair(state)
        hidden = [g.deck, *g.packs, *g.hands, *g.finds]
        chips = sum(
            len(stall.bag)
            + len(stall.drawn)
            + len(stall.tossed)
            + sum(len(pouch) for pouch in stall.pouches.values())
            for stall in g.stalls
        )
        return {
            "cards": sum(map(len, hidden)) + len(g.table) + sum(map(len, g.houses)),
            "chips": chips,
            "coins": g.bank + sum(g.coins),
            "goals": len(g.goals) + len(g.spare_goals),
        }

    def form(self, fresh: State) -> Piece | None:
        return sound.form(_fair(fresh))

    def check_start(self, state: State, fresh: State) -> None:
        sound.check(_fair(state))

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return scoring.score_sheet(_fair(state))

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(_fair(state))

    def catalogue(self, language: str) -> str:
        words = Path(__file__).parent / "words" / f"{language}.ftl"
        return words.read_text(encoding="utf-8")

    def position(self, state: State) -> str:
        return present.position(_fair(state))

    def label(self, state: State, decision: Decision, option: Option) -> Text:
        return present.label(_fair(state), decision, option)

    def prompt(self, state: State, decision: Decision) -> Text:
        return present.prompt(decision)

    def targets(self, state: State, decision: Decision, option: Option) -> list[str]:
        return present.targets(decision, option)

    def narrate(self, state: State, event: Event) -> Text | None:
        return present.narrate(_fair(state), event)


def _fair(state: State) -> FairState:
    assert isinstance(state, FairState)
    return state
