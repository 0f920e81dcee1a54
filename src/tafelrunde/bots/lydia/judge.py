"""How the greedy bot judges Lions of Lydia.

Each option is tried in a world the seat could believe; the rest of the turn is played by rules of
thumb, and the table is then valued from the seat's point of view. Who searches values it by facts
where they have been learnt, at tables without modules.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.bots.lydia import coach as lydia_coach
from tafelrunde.bots.lydia.advice import gains, refills
from tafelrunde.bots.lydia.facts import learnt
from tafelrunde.bots.lydia.taste import GREEDY, Taste, knowing
from tafelrunde.bots.lydia.thumb import Thumb, finish_turn, rule_of_thumb
from tafelrunde.bots.lydia.worth import turns_left, worth
from tafelrunde.games.lydia.rounds import OPENINGS
from tafelrunde.games.lydia.scoring import points, ranking
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.straight import draw_next, finish_step, place_straight, straight
from tafelrunde.games.lydia.terms import BETWEEN, FOUNTAIN, REFILLING
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import TRIED, Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

# With a lead like this a match is as good as won.
_GREAT: Final = 40.0
# To have won counts as so many points more.
_WON: Final = 20.0
# What is asked before the first turn: no option is better than another.
_BEFORE: Final = ("colour",)
# What a placed merchant begins is done when the bag is refilled.
_TURNS: Final = ("place",)
# What is asked for the sake of later turns.
_REFILLS: Final = ("refill",)
# How far behind the best an option is still near.
_NEAR: Final = 4.0
# A match between equals is so much likelier to be won with a point more.
_SURER: Final = 0.02
# How many turns of everybody a play-out goes on before the table is valued, by seats, and before
# it is valued by facts.
_TURNS_AHEAD: Final = (0, 0, 4, 3, 3)
_TURNS_TO_FACTS: Final = (0, 0, 2, 3, 3)
# The tastes that go by facts, by seats, each made when somebody first searches.
_knowing: Final[dict[int, Taste]] = {}


class LydiaJudge(Judge):
    """Tries each option and values the table at the end of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.near = _NEAR

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option after which the turn ends best; the first of equals."""
        if decision.kind in _BEFORE:
            return decision.options[0]
        g = _table(match)
        if decision.kind in OPENINGS and straight(g):
            values = _openings(g, decision, GREEDY, draws=False)
            if values:
                return _first_best(decision, values)
        return tried(match.world(decision.seat, key), decision, GREEDY)

    def worth_trying(self, match: Match, decision: Decision, key: str) -> list[Option]:
        """What looks best to a seat that searches, the best first."""
        if decision.kind in _BEFORE:
            return super().worth_trying(match, decision, key)
        values = _values(match, decision, _taste(_table(match)))
        order = sorted(range(len(values)), key=lambda place: -values[place])
        return [decision.options[place] for place in order[:TRIED]]

    def quick(self, match: Match, decision: Decision, key: str, seat: int) -> Option:
        """Places are tried; all else goes by thumb, for many play-outs say more than wise ones."""
        g = _table(match)
        if decision.kind in _TURNS:
            return tried(match, decision, GREEDY)
        return rule_of_thumb(g, decision, decision.seat)

    def far(self, before: Match, match: Match, seat: int) -> bool:
        """After some turns of everybody what the table is worth says more than a guessed end."""
        g = _table(match)
        return g.turn >= _table(before).turn + _TURNS_AHEAD[g.seats] * g.seats

    def standing(self, before: Match, match: Match, seat: int) -> float:
        """As at the end, with what may still become points; a great lead wins no more than one."""
        return _standing(_table(before), _table(match), seat)

    def within(self, world: Match, decision: Decision, key: str) -> Option:
        """What looks best to a seat that searches; a world may be looked at as it is."""
        return tried(world, decision, _taste(_table(world)))

    def outlook(self, before: Match, match: Match, seat: int) -> float | None:
        """Where turns go straight they are played on the bare table."""
        g = _table(match)
        then = _table(before)
        facts = _taste(then).facts
        if facts is not None:
            after = _after_turns(g, then.turn + _TURNS_TO_FACTS[g.seats] * g.seats, seat)
            return facts.chance(after, seat)
        if match.over or not straight(g):
            return None
        after = _after_turns(g, then.turn + _TURNS_AHEAD[g.seats] * g.seats, seat)
        return _standing(then, after, seat)

    def in_points(self, match: Match, standing: float) -> float:
        """Where facts say how likely a seat is to win, that much surer is as good as a point."""
        return standing if _taste(_table(match)).facts is None else standing / _SURER

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
        paid: list[Text] = []
        if decision.kind in _REFILLS:
            paid = refills(_table(before), decision.seat, option)
        return paid + gains(_table(before), _table(after), decision.seat)


judge = LydiaJudge()


def _standing(then: Lydia, g: Lydia, seat: int) -> float:
    others = [other for other in range(g.seats) if other != seat]
    if g.turn >= g.ends:
        lead = points(g, seat) - max(points(g, other) for other in others)
        return _hope(lead + (_WON if ranking(g)[seat] == 1 else -_WON))
    left = max(0.0, turns_left(then, seat, GREEDY) - _TURNS_AHEAD[g.seats])
    return _hope(
        worth(g, seat, left, GREEDY) - max(worth(g, other, left, GREEDY) for other in others)
    )


def _hope(lead: float) -> float:
    """What a lead counts: points near a tie, and hardly anything beyond a great one."""
    return _GREAT * tanh(lead / _GREAT)


def _table(match: Match) -> Lydia:
    state = match.state
    assert isinstance(state, Lydia)
    return state


def _taste(g: Lydia) -> Taste:
    """The taste of the seat that searches; facts were learnt at tables without modules."""
    if g.modules or g.deck or not straight(g):
        return GREEDY
    taste = _knowing.get(g.seats)
    if taste is None:
        taste = knowing(learnt(g.seats))
        _knowing[g.seats] = taste
    return taste


def tried(world: Match, decision: Decision, taste: Taste) -> Option:
    """The option after which the turn ends best; the first of equals."""
    return _first_best(decision, _values(world, decision, taste))


def _first_best(decision: Decision, values: list[float]) -> Option:
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return decision.options[best]


def _values(world: Match, decision: Decision, taste: Taste) -> list[float]:
    """What the table is worth at the end of the turn after each option."""
    if decision.kind in OPENINGS:
        return _openings(_table(world), decision, taste, draws=True)
    seat = decision.seat
    turn = _table(world).turn
    left = turns_left(_table(world), seat, taste)
    values: list[float] = []
    for option in decision.options:
        trial = world.fork()
        trial.play(seat, option)
        _finish_turn(trial, seat, turn)
        values.append(worth(_table(trial), seat, left, taste))
    return values


def _openings(g: Lydia, decision: Decision, taste: Taste, draws: bool) -> list[float]:
    """The same after each answer that opens a step, tried on copies of the table alone.

    None of them where that hangs on what the next seat draws and nothing may be drawn.
    """
    seat = decision.seat
    left = turns_left(g, seat, taste)
    values: list[float] = []
    for option in decision.options:
        trial = g.copy()
        finish_turn(trial, seat, decision.kind, option, taste)
        if draws:
            draw_next(trial)
        elif trial.token == seat:
            return []
        values.append(worth(trial, seat, left, taste))
    return values


def _finish_turn(match: Match, seat: int, turn: int) -> None:
    """Play on by rules of thumb until the running turn is over."""
    g = _table(match)
    while g.turn == turn:
        decision = match.decisions[0]
        match.play(decision.seat, rule_of_thumb(g, decision, seat))


def _after_turns(g: Lydia, turn: int, seat: int) -> Lydia:
    """The table when so many turns are done, each played as it looks best to its seat."""
    own = _taste(g)
    finish_step(g, g.active(), Thumb(own if g.active() == seat else GREEDY))
    while g.turn < turn and g.turn < g.ends:
        if g.stage == BETWEEN:
            draw_next(g)
        g = best_turn(g, own if g.active() == seat else GREEDY)
    return g


def best_turn(g: Lydia, taste: Taste) -> Lydia:
    """The table after the turn that looks best to its seat, which has drawn."""
    seat = g.active()
    left = turns_left(g, seat, taste)
    thumb = Thumb(taste)
    best = g
    most = -1e9
    for place in range(FOUNTAIN + 1):
        trial = g.copy()
        place_straight(trial, seat, place, thumb)
        value = worth(trial, seat, left, taste)
        if value > most:
            most = value
            best = trial
    return best
