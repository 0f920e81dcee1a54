"""B003 Moonshine."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import DECLINED
from tafelrunde.games.agricola.actions.occupations import play_occupation, why_not_occupation
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, Card, deal_in, of_kind
from tafelrunde.games.agricola.cards.places import slip
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose_privately
from tafelrunde.kernel.state import ALL, only


class Moonshine(Card):
    """An occupation drawn from the own hand is played for 2 food, or goes to the left."""

    def why_not(self, g: Agricola, seat: int) -> str | None:
        hand = of_kind(OCCUPATION, g.farms[seat].hand)
        return None if hand else "no-occupation-playable"

    def play(self, g: Agricola, seat: int) -> Flow:
        number = g.draw(of_kind(OCCUPATION, g.farms[seat].hand), only(seat))
        options: list[Option] = []
        if why_not_occupation(g, seat, number, 2) is None:
            options.append(DECK[number].id)
        options.append("done")
        option = yield choose_privately(seat, "occupation", options, about=self.id)
        if option != "done":
            yield from play_occupation(g, seat, number, 2)
            return
        g.reveal(ALL, DECLINED)
        slip(g, seat, number)


deal_in(
    printed(
        Moonshine("B003", MINOR, 1, "actions", [], [], signs="now -2 food > occupation"),
        travels=True,
    )
)
