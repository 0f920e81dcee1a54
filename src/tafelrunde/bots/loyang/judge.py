"""How the greedy bot judges At the Gates of Loyang.

Each option is tried on a copy of the table whose chance is another; what lies open then is valued
from the seat's point of view. Hands and draw piles are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from tafelrunde.bots.loyang import coach as loyang_coach
from tafelrunde.bots.loyang.advice import reasons
from tafelrunde.bots.loyang.common import NOTHING, table_of, twin_of
from tafelrunde.bots.loyang.inside import inside
from tafelrunde.bots.loyang.money import raised, steps, stored
from tafelrunde.bots.loyang.taste import taste_for
from tafelrunde.bots.loyang.trials import Trier
from tafelrunde.bots.loyang.worth import Cards, kept_worth, worth
from tafelrunde.games.loyang.customers import cart_total
from tafelrunde.games.loyang.grid import cell_cost
from tafelrunde.games.loyang.pack import keep_pack
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ROUNDS
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

# How many answers after an action are tried.
_DEEP: Final = 2
_SHALLOW: Final = 1
# Which actions are tried first: later ones only where nothing earlier improves the table, so that
# most decisions weigh no trade. What customers lack counts as bought in time, so buying comes last.
# It plays better than with all at once; looking as far as `_SHALLOW` it plays worse.
_LOT: Final = {
    "sow": 0,
    "deliver": 1,
    "serve": 1,
    "pack": 2,
    "enlarge": 2,
    "sell": 3,
    "trade": 3,
    "use": 3,
    "buy": 4,
    "drop": 4,
    "end": 4,
}
_LOTS: Final = 5
# How many actions are tried out for an advice beside those that sow; what a coin left over counts.
_LIKED: Final = 5
_COIN: Final = 0.02
_NEAR: Final = 0.7
# How many whole rounds a play-out goes on before the table is valued: among others, and alone.
_ROUNDS_AHEAD: Final = 1
_ROUNDS_ALONE: Final = 4


# --- the action phase ------------------------------------------------------------------------


def _best_act(g: LoyangState, decision: Decision) -> Option:
    """The best action of the first lot with any that improves the table; the end without one."""
    lots: list[list[Option]] = [[] for _ in range(_LOTS)]
    for option in decision.options:
        verb: Any = option[0] if isinstance(option, tuple) else option
        lots[_LOT[verb]].append(option)
    trier = Trier(g, decision.seat, _DEEP)
    for lot in lots:
        best = trier.best(lot)
        if best != "end":
            return best
    return "end"


def _after(flow: Flow, answers: Sequence[Option]) -> Decision | None:
    """Send answers into a step, forced ones too; what it asks then, None at its end."""
    place = 0
    answer: Any = None
    try:
        while True:
            ask = flow.send(answer)
            assert isinstance(ask, Decision)
            if len(ask.options) == 1:
                answer = ask.options[0]
                continue
            if place == len(answers):
                flow.close()
                return ask
            answer = answers[place]
            place += 1
    except StopIteration:
        return None


def _trades_alike(g: LoyangState, seat: int, option: Option) -> bool:
    """Whether a trade would take one of the very kind that has to be given for it."""
    if not isinstance(option, tuple) or option[0] != "trade":
        return False
    _, card, slot = option
    assert isinstance(card, int)
    assert isinstance(slot, int)
    place = 3 * card + slot
    cart = g.players[seat].cart
    return cart_total(g.players[seat]) - cart[g.stock[place]] < g.deck.bowls[place]


def _given_for_itself(g: LoyangState, decision: Decision, option: Option) -> bool:
    """Whether a vegetable would be given for another of its kind."""
    about: Any = decision.about
    return decision.kind == "give" and option == g.stock[3 * about[1] + about[2]]


# --- cards -----------------------------------------------------------------------------------


def _keep(g: LoyangState, decision: Decision) -> Option:
    """The dearest card."""
    best = decision.options[0]
    most = NOTHING
    cards = Cards(g, decision.seat)
    for option in decision.options:
        assert isinstance(option, int)
        value = cards.worth(option)
        if value > most:
            most = value
            best = option
    return best


def _draft(g: LoyangState, decision: Decision) -> Option:
    """Take when the courtyard has something better than one's own second card, else wait."""
    seat = decision.seat
    options = decision.options
    if "reveal" in options:
        return "reveal"
    yard: list[tuple[float, int]] = []
    hand: list[tuple[float, int]] = []
    cards = Cards(g, seat)
    for option in options:
        if isinstance(option, tuple):
            assert isinstance(option[1], int)
            row = yard if option[0] == "take" else hand
            row.append((cards.worth(option[1]), option[1]))
    if not hand:
        return ("take", max(yard)[1])
    hand.sort()
    if yard and (len(hand) <= 2 or max(yard)[0] >= hand[-2][0]):
        return ("take", max(yard)[1])
    return ("lay", hand[0][1])


def _from_grid(g: LoyangState, decision: Decision) -> Option:
    """What adds most beyond its price."""
    return _by_worth(g, decision)[0]


def _by_worth(g: LoyangState, decision: Decision) -> list[Option]:
    """The cells of the grid, what adds most beyond its price first; then to stop."""
    cards = Cards(g, decision.seat)
    cells = [
        (cards.worth(g.grid[option]) - cell_cost(g, option), option)
        for option in decision.options
        if isinstance(option, int)
    ]
    cells.sort(key=lambda row: -row[0])
    words = [option for option in decision.options if isinstance(option, str)]
    return [*[cell for _, cell in cells], *words]


def _from_pack(g: LoyangState, decision: Decision) -> Option:
    """Keep what makes the table better."""
    seat = decision.seat
    best: Option = "none"
    most = NOTHING
    for option in decision.options:
        twin = twin_of(g)
        if _after(keep_pack(twin, seat), [option]) is not None:
            continue
        value = worth(twin, seat) + kept_worth(g, seat, option)
        if value > most:
            most = value
            best = option
    return best


# --- the rest --------------------------------------------------------------------------------


def _home(g: LoyangState, decision: Decision) -> Option:
    """What the own introductory customer wants, else what leaves most cash."""
    starter = g.players[decision.seat].starter
    if starter >= 0:
        for place in (3 * starter, 3 * starter + 1):
            if g.deck.wants[place] in decision.options:
                return g.deck.wants[place]
    return decision.options[-1]


def _partner(g: LoyangState, decision: Decision) -> Option:
    """The player whose helpers are the least danger."""
    best = decision.options[0]
    fewest = 99
    for option in decision.options:
        assert isinstance(option, int)
        lanterns = 0
        for card in g.players[option].helpers:
            if g.deck.lantern[card]:
                lanterns += 1
        if lanterns < fewest:
            fewest = lanterns
            best = option
    return best


# --- the judge -------------------------------------------------------------------------------

ACT: Final = "act"

# How each kind of decision is looked at; the others stand inside a helper or a trade.
_WAYS: Final[dict[str, Callable[[LoyangState, Decision], Option]]] = {
    ACT: _best_act,
    "draft": _draft,
    "keep": _keep,
    "grid": _from_grid,
    "steps": steps,
    "pack": _from_pack,
    "store": stored,
    "raise": raised,
    "compensate": raised,
    "home": _home,
    "partner": _partner,
}

# Of which kinds all options are worth trying, and which way they are put in order.
_ORDERS: Final[dict[str, Callable[[LoyangState, Decision], list[Option]]]] = {"grid": _by_worth}


class LoyangJudge(Judge):
    """Has a way to look at each kind of decision."""

    def __init__(self) -> None:
        super().__init__()
        self.near = _NEAR

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option that a simple valuation likes best; the first of equals."""
        way = _WAYS.get(decision.kind)
        return inside(match, decision, key) if way is None else way(table_of(match), decision)

    def quick(self, match: Match, decision: Decision, key: str, seat: int) -> Option:
        """As the judge would, among others looking less far; their actions hardly matter to a seat.

        Alone that brings less: half a point in a match.
        """
        g = table_of(match)
        if decision.kind != ACT or g.seats == 1:
            return self.best(match, decision, key)
        if decision.seat != seat:
            return "end"
        return Trier(g, seat, _SHALLOW).best(decision.options)

    def worth_trying(self, match: Match, decision: Decision, key: str) -> list[Option]:
        """The best actions and all that sow; of other kinds some of everything."""
        g, seat = table_of(match), decision.seat
        order = _ORDERS.get(decision.kind)
        if order is not None:
            return order(g, decision)
        if decision.kind != ACT:
            found = super().worth_trying(match, decision, key)
            sensible = [option for option in found if not _given_for_itself(g, decision, option)]
            return sensible or found
        best = self.best(match, decision, key)
        others = [
            option
            for option in decision.options
            if option not in (best, "end") and not _trades_alike(g, seat, option)
        ]
        trier = Trier(g, seat, _SHALLOW)
        rated = [(trier.value(option), option) for option in others]
        rated.sort(key=lambda row: -row[0])
        liked = [
            option
            for number, (_, option) in enumerate(rated)
            if number < _LIKED or (isinstance(option, tuple) and option[0] == "sow")
        ]
        return [best, *liked] if best == "end" else [best, *liked, "end"]

    def result(self, match: Match, seat: int) -> float:
        """Points; coins left over break ties."""
        return match.scores[seat] + _COIN * table_of(match).players[seat].cash

    def about(self, match: Match, decision: Decision, option: Option) -> Text | None:
        return loyang_coach.about(decision, option)

    def warnings(self, match: Match, decision: Decision) -> list[Text]:
        return loyang_coach.warnings(table_of(match), decision)

    def far(self, before: Match, match: Match, seat: int) -> bool:
        """At the start of a later round the table says more than a guessed end."""
        g = table_of(match)
        ahead = _ROUNDS_ALONE if g.seats == 1 else _ROUNDS_AHEAD
        return g.round > table_of(before).round + ahead

    def standing(self, before: Match, match: Match, seat: int) -> float:
        """What the table is worth in cash, with what the steps on the path would cost.

        Alone, points are all that counts: the space that this would pay for, the cheap steps to
        come, and less for loans. What a loan has bought looks better than it is until the end.
        """
        g = table_of(match)
        player = g.players[seat]
        taste = taste_for(g.seats)
        cash = player.cash - taste.loan * player.loans if match.over else worth(g, seat)
        if g.seats > 1:
            return player.place * (player.place + 1) / 2 + cash
        place = player.place + (0.0 if match.over else taste.steps * (ROUNDS + 1 - g.round))
        space = _space_for(place * (place + 1) / 2 + cash + taste.loan * player.loans)
        return space - (1.0 if match.over else taste.borrowed) * player.loans

    def in_points(self, match: Match, standing: float) -> float:
        return standing if match.seats == 1 else _space_for(standing)

    def reasons(
        self, before: Match, after: Match, decision: Decision, option: Option
    ) -> list[Text]:
        return reasons(table_of(before), table_of(after), decision, option)


def _space_for(cash: float) -> float:
    """How far on the path one comes for so much, where each step costs the number it leads to."""
    return (sqrt(8.0 * max(cash, 0.0) + 1.0) - 1.0) / 2.0


judge = LoyangJudge()
