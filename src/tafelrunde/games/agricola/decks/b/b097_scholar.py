"""B097 Scholar."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import DECLINED, minors_open, play_minor
from tafelrunde.games.agricola.actions.occupations import occupations_open, play_occupation
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import STONE_HOUSE
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, card_number, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, ROUND_START, Occasion
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose_privately
from tafelrunde.kernel.state import ALL


class Scholar(Card):
    """In a stone house a card at the start of each round: an occupation for 1 food or a minor."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if g.farms[owner].house == STONE_HOUSE else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if g.farms[owner].house != STONE_HOUSE:
            return
        occupations = occupations_open(g, owner, 1)
        options: list[Option] = [*occupations]
        for minor in minors_open(g, owner):
            assert isinstance(minor, tuple)
            options.append(minor[1])
        options.append("done")
        option = yield choose_privately(owner, "occupation", options, about=self.id)
        if option == "done":
            g.reveal(ALL, DECLINED)
            return
        number = card_number(str(option))
        if option in occupations:
            yield from play_occupation(g, owner, number, 1)
        else:
            yield from play_minor(g, owner, number)


deal_in(
    Scholar(
        "B097",
        OCCUPATION,
        1,
        "actions",
        [],
        [ROUND_START],
        signs="house-stone round > occupation / minor",
    )
)
