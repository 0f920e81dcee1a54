"""C023 Job Contract."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import DECLINED, SHOWN_SPACE
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.spaces import DAY_LABORER, LESSONS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.phases.work import shares_space
from tafelrunde.games.agricola.verbs.verbs import stand
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose_privately
from tafelrunde.kernel.state import ALL


class JobContract(Card):
    """After Day Laborer the same person goes on to Lessons, if nobody else stands on either."""

    def _free(self, g: Agricola, owner: int) -> bool:
        alone = g.there[DAY_LABORER] == 1 << (3 * owner)
        return alone and (not g.there[LESSONS] or shares_space(g, owner, LESSONS))

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == DAY_LABORER
        # What a hand allows is nobody else's business.
        return MATTERS if own and self._free(g, owner) and g.farms[owner].hand else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        options: list[Option] = ["no"]
        if why_not_use(g, owner, LESSONS) is None:
            options.append("yes")
        answer = yield choose_privately(owner, "card", options, about=self.id)
        if answer == "no":
            g.reveal(ALL, DECLINED)
            return
        g.reveal(ALL, SHOWN_SPACE + LESSONS)
        stand(g, owner, LESSONS)
        yield from use(g, owner, LESSONS)


deal_in(
    printed(
        JobContract(
            "C023", MINOR, 1, "actions", [], [AFTER_SPACE], signs="[day] [occupation] > person"
        ),
        needs="occupations==0",
    )
)
