"""The fair as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.sound import Piece
from tafelrunde_proving import present, rounds, scoring, setup, sound, view, worlds
from tafelrunde_proving.events import EVENTS
from tafelrunde_proving.meta import NAME, PACK, RULES, SEATS, SETTINGS, USUAL_DECK
from tafelrunde_proving.questions import QUESTIONS
from tafelrunde_proving.state import FairState, Stall


class Fair(Game[FairState]):
    def __init__(self) -> None:
        super().__init__(
            NAME,
            SEATS,
            RULES,
            QUESTIONS,
            SETTINGS,
            [FairState, Stall],
            events=EVENTS.declared,
            judge="tafelrunde_proving.judge:judge",
        )

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

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> FairState:
        return setup.table(seats, options, chance)

    def next_step(self, state: FairState) -> Step:
        return rounds.next_step(state)

    def lane_step(self, state: FairState, lane: int) -> Flow | None:
        return rounds.lane_step(state, lane)

    def opens_with_chance(self, state: FairState, lane: int | None) -> bool:
        return rounds.opens_with_chance(state, lane)

    def view(self, state: FairState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def resample(self, state: FairState, seat: int | None, chance: Chance, seen: list[int]) -> None:
        worlds.resample(state, seat, chance, seen)

    def audit(self, g: FairState) -> dict[str, int]:
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

    def form(self, fresh: FairState) -> Piece | None:
        return sound.form(fresh)

    def check_start(self, state: FairState, fresh: FairState) -> None:
        sound.check(state)

    def score_sheet(self, state: FairState) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def ranking(self, state: FairState) -> list[int]:
        return scoring.ranking(state)

    def catalogue(self, language: str) -> str:
        words = Path(__file__).parent / "words" / f"{language}.ftl"
        return words.read_text(encoding="utf-8")

    def position(self, state: FairState) -> str:
        return present.position(state)
