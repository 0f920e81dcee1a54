"""The minor improvements of deck E."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.agricola.actions.improvements import SHOWN_SPACE
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.board.animals import Pen
from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import FARMLAND, SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.cards.occasions import (
    GAINS,
    HARVEST_START,
    IDLE,
    MATTERS,
    WORK_END,
    WORK_START,
    Occasion,
)
from tafelrunde.games.agricola.decks.effects import printed
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


class Ambition(Card):
    """A major improvement in place of a minor one, wherever a space offers one."""

    def majors_too(self) -> Sequence[int]:
        return range(MAJORS)


class RomanPot(Card):
    """4 food on the card; one of them when the work begins and the owner is last in turn order.

    The note counts what is left. R45: who plays alone is the last, too.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = 4
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        last = (g.first + g.seats - 1) % g.seats == owner
        return GAINS if last and g.farms[owner].notes.get(self.number, 0) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        g.farms[owner].notes[self.number] -= 1
        gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0)


class LunchtimeBeer(Card):
    """1 food for leaving out field and breeding phase of a harvest; the note is its round."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            g.farms[owner].notes[self.number] = g.round
            gain(g, owner, FOOD, 1, self.id)

    def skips_harvest(self, g: Agricola, owner: int) -> bool:
        return g.farms[owner].notes.get(self.number, 0) == g.round


class DollysMother(Card):
    """One sheep is enough to breed in a harvest; a place for one sheep."""

    def breeds_alone(self, kind: int) -> bool:
        return kind == 0

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        return [(1, 1)]


deal_in(
    StrawHat(
        "E010",
        MINOR,
        1,
        "farm",
        [cost(reed=1)],
        [WORK_END],
        signs="[field] (3) (6) > person / +1 food",
    ),
    printed(
        Ambition("E024", MINOR, 1, "actions", [], [], signs="minor > major"), needs="occupations>=2"
    ),
    printed(
        RomanPot(
            "E056", MINOR, 1, "food", [cost(clay=1)], [WORK_START], signs="4 food | round > +1 food"
        ),
        points=1,
    ),
    LunchtimeBeer("E058", MINOR, 1, "food", [], [HARVEST_START], signs="!sheaf > +1 food"),
    printed(
        DollysMother("E084", MINOR, 1, "livestock", [], [], signs="1 sheep > +1 sheep"),
        needs="sheep>=1",
        points=1,
    ),
)
