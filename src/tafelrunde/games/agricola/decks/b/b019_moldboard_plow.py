"""B019 Moldboard Plow."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import FARMLAND
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.kernel.flow import Flow, choose


class MoldboardPlow(Card):
    """Twice a second field on Farmland; the note counts the tiles that are left."""

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = 2
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == FARMLAND
        left = g.farms[owner].notes.get(self.number, 0)
        return MATTERS if own and left and why_not_plow(g, owner) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        option = yield choose(owner, "plow", [*plow_options(g, owner), "skip"])
        if option != "skip":
            g.farms[owner].notes[self.number] -= 1
            yield from plow_at(g, owner, option)


deal_in(
    printed(
        MoldboardPlow(
            "B019", MINOR, 1, "farm", [cost(wood=2)], [BEFORE_SPACE], signs="[field] > +1 field"
        ),
        needs="occupations>=1",
    )
)
