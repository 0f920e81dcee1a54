"""How the greedy bot judges Lions of Lydia.

Each option is tried in a world the seat could believe; the rest of the turn is played by rules of
thumb, and the table is then valued from the seat's point of view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from typing import Any, Final

from tafelrunde.bots import lydia_coach
from tafelrunde.bots.lydia_advice import gains
from tafelrunde.games.lydia.cards.deck import PURPLE
from tafelrunde.games.lydia.rounds import OPENINGS, next_step
from tafelrunde.games.lydia.scoring import face_points, own_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    GOODS,
    LYDIAN,
    NOWHERE,
    REFILLING,
    TRIGGER,
)
from tafelrunde.games.lydia.verbs import draw_merchant, upgraded_count
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.runner import Track, driver
from tafelrunde.kernel.text import Text

# What a level of influence is worth beyond the points it scores itself: cards one may own.
_LEVEL: Final = (0.0, 4.0, 8.0, 11.0, 9.5, 7.0, 3.0)
# What holding 0 to 6 resources of a colour is worth; a marker on 6 earns nothing more.
_RESOURCES: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.7, 3.5)
_LYDIANS: Final = (0.0, 1.5, 2.5, 2.5, 2.0)
# To end the game is good with a lead that one more turn of the others will hardly take away.
_SAFE_LEAD: Final = 6
_END: Final = 20.0
# With a lead like this a match is as good as won.
_GREAT: Final = 40.0
_COINS: Final = (0.0, 1.2, 2.4, 3.6, 4.6, 5.6, 6.5, 7.2, 7.8, 8.3, 8.7, 9.0, 9.2)
# What is asked before the first turn: no option is better than another.
_BEFORE: Final = ("colour",)
# What a placed merchant begins is done when the bag is refilled.
_TURNS: Final = ("place",)
# How far behind the best an option is still near.
_NEAR: Final = 4.0
# How many turns of everybody a play-out goes on before the table is valued, by seats.
_TURNS_AHEAD: Final = (0, 0, 4, 3, 3)


class LydiaJudge(Judge):
    """Tries each option and values the table at the end of the turn."""

    def __init__(self) -> None:
        self.near = _NEAR

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option after which the turn ends best; the first of equals."""
        if decision.kind in _BEFORE:
            return decision.options[0]
        return _tried(match.world(decision.seat, key), decision)

    def quick(self, match: Match, decision: Decision, key: str, seat: int) -> Option:
        """Places are tried; all else goes by thumb, for many play-outs say more than wise ones."""
        g = _table(match)
        if decision.kind in _TURNS:
            return _best_opening(g, decision)
        return rule_of_thumb(g, decision, decision.seat)

    def far(self, before: Match, match: Match, seat: int) -> bool:
        """After some turns of everybody what the table is worth says more than a guessed end."""
        g = _table(match)
        return g.turn >= _table(before).turn + _TURNS_AHEAD[g.seats] * g.seats

    def standing(self, before: Match, match: Match, seat: int) -> float:
        """As at the end, with what may still become points; a great lead wins no more than one."""
        if match.over:
            lead = self.result(match, seat)
            return _hope(lead + (_END if match.ranking[seat] == 1 else -_END))
        then, g = _table(before), _table(match)
        left = max(0.0, _turns_left(then, seat) - _TURNS_AHEAD[g.seats])
        others = [worth(g, other, left) for other in range(g.seats) if other != seat]
        return _hope(worth(g, seat, left) - max(others))

    def under_way(self, before: Match, match: Match, decision: Decision) -> bool:
        if decision.kind not in _TURNS:
            return super().under_way(before, match, decision)
        g = _table(match)
        return not match.over and g.turn == _table(before).turn and g.stage != REFILLING

    def about(self, match: Match, decision: Decision, option: Option) -> Text | None:
        return lydia_coach.about(decision, option)

    def warnings(self, match: Match, decision: Decision) -> list[Text]:
        return lydia_coach.warnings(_table(match), decision)

    def reasons(
        self, before: Match, after: Match, decision: Decision, option: Option
    ) -> list[Text]:
        return gains(_table(before), _table(after), decision.seat)


judge = LydiaJudge()


def _hope(lead: float) -> float:
    """What a lead counts: points near a tie, and hardly anything beyond a great one."""
    return _GREAT * tanh(lead / _GREAT)


def _table(match: Match) -> Lydia:
    state = match.state
    assert isinstance(state, Lydia)
    return state


def _tried(world: Match, decision: Decision) -> Option:
    """The option after which the turn ends best; the first of equals."""
    if decision.kind in OPENINGS:
        return _best_opening(_table(world), decision)
    seat = decision.seat
    turn = _table(world).turn
    left = _turns_left(_table(world), seat)
    best = decision.options[0]
    most = -1e9
    for option in decision.options:
        trial = world.fork()
        trial.play(seat, option)
        _finish_turn(trial, seat, turn)
        value = worth(_table(trial), seat, left)
        if value > most:
            most = value
            best = option
    return best


def _best_opening(g: Lydia, decision: Decision) -> Option:
    """The answer after which the turn ends best, tried on copies of the table alone."""
    seat = decision.seat
    left = _turns_left(g, seat)
    best = decision.options[0]
    most = -1e9
    track = Track()
    steps = driver(track)
    for option in decision.options:
        trial = g.copy()
        flow: Flow | None = OPENINGS[decision.kind](trial, seat, option)
        while flow is not None:
            track.flow = flow
            ask: Any = steps.send(None)
            while ask is not None:
                assert isinstance(ask, Decision)
                ask = steps.send(rule_of_thumb(trial, ask, seat))
            flow = next_step(trial) if trial.turn == g.turn else None
        if trial.turn < trial.ends:
            # The next seat has drawn when the table is valued.
            draw_merchant(trial, trial.active())
        value = worth(trial, seat, left)
        if value > most:
            most = value
            best = option
    return best


def _finish_turn(match: Match, seat: int, turn: int) -> None:
    """Play on by rules of thumb until the running turn is over."""
    g = _table(match)
    while g.turn == turn:
        decision = match.decisions[0]
        match.play(decision.seat, rule_of_thumb(g, decision, seat))


def rule_of_thumb(g: Lydia, decision: Decision, seat: int) -> Option:
    """A quick answer, good enough to finish a turn with; the first where no rule is known."""
    options = decision.options
    way = _WAYS.get(decision.kind)
    if way is None or decision.seat != seat:
        return options[0]
    return way(g, seat, options)


def _bonus(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    return "influence" if _wants_influence(g, seat, options) else _best_card(g, seat, options)


def _refill(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    wants = "lydian" in options and g.bags[seat].count(LYDIAN) < 2
    return "lydian" if wants else options[0]


def _race(_g: Lydia, _seat: int, options: Sequence[Option]) -> Option:
    return options[-1]


def _wants_influence(g: Lydia, seat: int, options: Sequence[Option]) -> bool:
    return "influence" in options and (
        g.influence[seat] < 3 or not any(isinstance(option, int) for option in options)
    )


def _best_card(g: Lydia, _seat: int, options: Sequence[Option]) -> Option:
    """The card with the most points on it; the last option where there is none."""
    best = options[-1]
    most = 0
    for option in options:
        if isinstance(option, int):
            value = 4 if g.facts().type[option] == PURPLE else face_points(g, option)
            if value > most:
                most = value
                best = option
    return best


def _sale(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    """Keep one or two of the resource and sell the rest."""
    most = len(options) - 1
    keep = 2 if g.goods[seat * GOODS + COIN] >= 3 else 1
    return min(most, max(0, g.goods[seat * GOODS + g.at] - keep))


# How each kind of decision is answered quickly.
_WAYS: Final[dict[str, Callable[[Lydia, int, Sequence[Option]], Option]]] = {
    "buy": _best_card,
    "upgrade": _best_card,
    "cover": _best_card,
    "bonus": _bonus,
    "sell": _sale,
    "refill": _refill,
    "race": _race,
}


# --- the evaluation ---------------------------------------------------------------------------


def worth(g: Lydia, seat: int, left: float) -> float:
    """How well a seat stands: points, what can still become points, and who ends the game.

    `left` are the turns the seat may still have, guessed once for all options: were it guessed
    after each, to come nearer to the end would make all that the seat holds worth less.
    """
    mine = own_points(g, seat)
    value = float(mine)
    useful = min(1.0, left / 4)
    base = seat * GOODS
    value += _LEVEL[g.influence[seat]] * useful
    for colour in range(4):
        value += _RESOURCES[g.goods[base + colour]] * useful
    value += _COINS[g.goods[base + COIN]] * useful
    value += _LYDIANS[g.bags[seat].count(LYDIAN)] * useful
    value += _engine(g, seat) * left
    if g.token == seat:
        lead = mine - max(points(g, other) for other in range(g.seats) if other != seat)
        value += _END if lead > _SAFE_LEAD else lead - _END
    return value


def _engine(g: Lydia, seat: int) -> float:
    """What the seat's cards bring in an ordinary turn."""
    facts = g.facts()
    total = 0.0
    for card in g.properties[seat]:
        if not (g.covered >> card) & 1:
            face = card * 2 + ((g.upgraded >> card) & 1)
            bits = facts.pays[card].bit_count()
            coins = facts.reward[face * GOODS + COIN]
            total += (facts.symbols[face] * 0.03 + coins * 0.05) * min(bits, 4)
    return total


def _turns_left(g: Lydia, seat: int) -> float:
    """How many turns the seat may still have, as a guess."""
    if g.token not in (NOWHERE, seat):
        return 0.0
    most = 0
    for other in range(g.seats):
        most = max(most, upgraded_count(g, other))
    return max(1.0, (TRIGGER[g.seats] - most) * 1.3)
