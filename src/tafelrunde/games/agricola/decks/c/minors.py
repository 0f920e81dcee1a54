"""The minor improvements of deck C."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import DECLINED, SHOWN_SPACE, improve
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.animals import fits
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import GRAIN, SHEEP, cost
from tafelrunde.games.agricola.board.spaces import DAY_LABORER, LESSONS, WOOD_SPACES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.decks.deeds import Get
from tafelrunde.games.agricola.decks.effects import minor, printed
from tafelrunde.games.agricola.decks.parts import EachTime
from tafelrunde.games.agricola.phases.harvest import reap
from tafelrunde.games.agricola.phases.work import shares_space
from tafelrunde.games.agricola.verbs.livestock import one_pen_each, pens, unfenced_stables
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


class BeerStall(Card):
    """While feeding 5 food for a grain, as often as there are unfenced stables without an animal.

    R41: animals may be moved at any time, so they leave as many empty as they can.
    """

    def crafts(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        known = pens(g, owner)
        farm = g.farms[owner]
        herd = farm.goods[SHEEP:]
        empty = 0
        for each in range(1, COUNT[unfenced_stables(g, owner)] + 1):
            if fits(known, farm._singles - each, one_pen_each(g), herd[0], herd[1], herd[2]):
                empty = each
        return [(GRAIN, 5)] * empty


class HarvestFestivalPlanning(Card):
    """At once a field phase for the owner alone; then an improvement.

    R42: it is no harvest, so what cards do in one they do not do here.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        reap(g, seat)
        yield from improve(g, seat, majors=True, must=False)


deal_in(
    printed(
        JobContract(
            "C023", MINOR, 1, "actions", [], [AFTER_SPACE], signs="[day] [occupation] > person"
        ),
        needs="occupations==0",
    ),
    BeerStall("C049", MINOR, 1, "food", [cost(wood=1)], [], signs="stable -1 grain > +5 food"),
    printed(
        HarvestFestivalPlanning(
            "C072", MINOR, 1, "crops", [cost(food=1)], [], signs="now sheaf > major / minor"
        ),
        needs="occupations>=2",
    ),
    minor(
        "C076",
        "building",
        [cost(wood=3)],
        EachTime(WOOD_SPACES, Get(cost(wood=2))),
        needs="occupations>=3",
    ),
)
