"""E010 Straw Hat."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import SHOWN_SPACE
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import FARMLAND, SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import GAINS, IDLE, MATTERS, WORK_END, Occasion
from tafelrunde.games.agricola.phases.work import why_not_place
from tafelrunde.games.agricola.verbs.verbs import gain, move_person, people_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL


class StrawHat(Card):
    """After the work of rounds 3 and 6 a person on Farmland goes on to a free space, or 1 food."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if g.round not in (3, 6):
            return IDLE
        return MATTERS if people_of(g, owner, FARMLAND) else GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        option: Option = "food"
        if people_of(g, owner, FARMLAND):
            options: list[Option] = [
                SPACE_NAMES[space]
                for space in g.board
                if not g.there[space] and why_not_place(g, owner, space) is None
            ]
            options.append("food")
            if g.farms[owner].hand:
                # What a hand allows is nobody else's business.
                option = yield choose_privately(owner, "space", options, about=self.id)
                shown = -1 if option == "food" else SPACE_OF[str(option)]
                g.reveal(ALL, SHOWN_SPACE + shown)
            else:
                option = yield choose(owner, "space", options, about=self.id)
        if option == "food":
            gain(g, owner, FOOD, 1, self.id)
        else:
            space = SPACE_OF[str(option)]
            move_person(g, owner, FARMLAND, space)
            yield from use(g, owner, space)


deal_in(
    StrawHat(
        "E010",
        MINOR,
        1,
        "farm",
        [cost(reed=1)],
        [WORK_END],
        signs="[field] (3) (6) > person / +1 food",
    )
)
