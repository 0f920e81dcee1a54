"""B146 Illusionist."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import DECLINED
from tafelrunde.games.agricola.board.goods import STONE, WOOD
from tafelrunde.games.agricola.board.spaces import PILE_GOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, Card, card_number, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.cards.places import discard
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose_privately
from tafelrunde.kernel.state import ALL


class Illusionist(Card):
    """One more building resource of an accumulation space for a card of the hand."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and WOOD <= PILE_GOOD[occasion.space] <= STONE
        return MATTERS if own and g.farms[owner].hand else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        options: list[Option] = [DECK[number].id for number in g.farms[owner].hand]
        options.append("done")
        option = yield choose_privately(owner, "occupation", options, about=self.id)
        if option == "done":
            g.reveal(ALL, DECLINED)
            return
        number = card_number(str(option))
        g.reveal(ALL, number)
        discard(g, owner, number)
        gain(g, owner, PILE_GOOD[occasion.space], 1, self.id)


deal_in(
    Illusionist(
        "B146", OCCUPATION, 3, "building", [], [BEFORE_SPACE], signs="[bricks] -1 hand > +1 bricks"
    )
)
