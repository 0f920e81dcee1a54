"""Review: an ended match looked at again by a bot: what could be expected, and what decided it.

Every turn is played out in worlds that its seat could believe, once as the bot would go on and once
as the seat did, in the same worlds. The first says what everybody could expect; the difference is
what the turn was worth, nothing where the bot would have done the same. What is left of a result
when all turns are taken off is luck, and whatever the bot does not see. Only for matches that are
over: a seat's expectations tell of its hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import monotonic
from typing import Any, Final

from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import play_to_end
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.log import Move, moves_of
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

PLAYOUTS: Final = 1200
# Goes up when the data of a review change: whoever keeps some looks at it.
FORM: Final = 1
_BOT: Final = "greedy"
_SURE: Final = 1.96
# So many turns decided a match, and so many are looked at once more to find them.
_MOMENTS: Final = 3
_CANDIDATES: Final = 9
# A curve has at most so many points.
_POINTS: Final = 28
# In the order of the remainders by this many a first look has soon been everywhere.
_STRIDE: Final = (0, 2, 1, 3)


@dataclass
class Turn:
    """A seat's turn: its moves, where the match stood before, and how play-outs ended from there.

    `usual` are the scores when the bot went on, `gains` what the seat's own moves changed in them.
    """

    seat: int
    first: int
    last: int
    before: Match
    moves: list[Move] = field(default_factory=list)
    usual: list[list[int]] = field(default_factory=list)
    gains: list[list[int]] = field(default_factory=list)
    instead: Option = 0

    def gain(self, seat: int) -> float:
        """What a seat could expect more after this turn than if the bot had played it."""
        return sum(each[seat] for each in self.gains) / len(self.gains) if self.gains else 0.0

    def lead(self) -> list[float]:
        """What the mover gained on the best of the others, world by world."""
        mine = self.seat
        found = []
        for usual, gains in zip(self.usual, self.gains, strict=True):
            others = [seat for seat in range(len(usual)) if seat != mine]
            if not others:
                found.append(float(gains[mine]))
                continue
            before = max(usual[seat] for seat in others)
            after = max(usual[seat] + gains[seat] for seat in others)
            found.append(float(gains[mine] - (after - before)))
        return found

    def spread(self, seat: int) -> float:
        """The squared error of a gain's mean."""
        return squared_error([float(each[seat]) for each in self.gains])


def squared_error(values: Sequence[float]) -> float:
    """The squared error of a mean; nothing where all are alike or there is but one."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sum((value - mean) ** 2 for value in values) / (count - 1) / count


def review(match: Match, effort: Effort) -> dict[str, Any]:
    """The review of a match that is over, as plain data; texts are in it as they are sent."""
    if not match.finished:
        raise TafelrundeError("only a match that was played to its end can be reviewed")
    reviewer = Reviewer(match, judge_for(match.game), effort)
    reviewer.run()
    return reviewer.result()


class Reviewer:
    """The turns of a match, and the worlds they are looked at in."""

    def __init__(self, match: Match, judge: Judge, effort: Effort) -> None:
        self.match = match
        self.judge = judge
        self.effort = effort
        self.turns = _turns(match)
        self.playouts = 0

    def run(self) -> None:
        """Look at every turn again and again, then at those that seem to have decided most."""
        turns = [turn for start in _STRIDE for turn in self.turns[start :: len(_STRIDE)]]
        # A third is left for the moments.
        most = self.effort.playouts * 2 // 3
        number = 0
        while self.playouts < most and self._pass(turns, number):
            number += 1
        candidates = sorted(self.turns, key=lambda turn: -abs(_mean(turn.lead())))[:_CANDIDATES]
        while self.playouts < self.effort.playouts and self._pass(candidates, number):
            number += 1

    def _pass(self, turns: list[Turn], number: int) -> bool:
        """Look at some turns in a world more; False where there was no time or nothing to do."""
        before = self.playouts
        for turn in turns:
            if monotonic() >= self.effort.until:
                return False
            self._look(turn, f"{self.effort.seed}:{number}")
        return self.playouts > before

    def _look(self, turn: Turn, key: str) -> None:
        judge, seat = self.judge, turn.seat
        world = turn.before.world(seat, key)
        usual = world.fork()
        ask = usual.decision(seat)
        if ask is None:
            return
        begun = ask
        made: list[Option] = []
        while ask is not None and (not made or judge.under_way(world, usual, begun)):
            options = ask.options
            option = judge.quick(usual, ask, key, seat) if len(options) > 1 else options[0]
            made.append(option)
            usual.play(seat, option)
            ask = usual.decision(seat)
        if not turn.usual:
            turn.instead = made[0]
        scores = self._ended(usual, key, seat)
        turn.usual.append(scores)
        if made == [move.option for move in turn.moves]:
            turn.gains.append([0] * len(scores))
            return
        own = world.fork()
        for move in turn.moves:
            ask = own.decision(seat)
            # Chance may have brought something else here.
            if ask is None or ask.kind != move.kind or not ask.offers(move.option):
                break
            own.play(seat, move.option)
        ended = self._ended(own, key, seat)
        turn.gains.append([one - other for one, other in zip(ended, scores, strict=True)])

    def _ended(self, match: Match, key: str, seat: int) -> list[int]:
        play_to_end(match, self.judge, key, seat)
        self.playouts += 1
        return match.scores

    # --- telling -----------------------------------------------------------------------------

    def result(self) -> dict[str, Any]:
        match = self.match
        looked = [turn for turn in self.turns if turn.usual]
        points = self._points(looked)
        shares = [self._share(looked, seat, points) for seat in range(match.seats)]
        return {
            "game": match.header.game,
            "seats": match.seats,
            "bot": _BOT,
            "playouts": self.playouts,
            "scores": match.scores,
            "ranking": match.ranking,
            "points": points,
            "shares": shares,
            "moments": [self._moment(turn) for turn in self._decided(looked)],
            "apart": self._apart(shares).plain(),
        }

    def _points(self, looked: list[Turn]) -> list[dict[str, Any]]:
        """What everybody could expect from the beginning on, and how it ended."""
        size = max(self.match.seats, -(-len(looked) // _POINTS))
        found: list[dict[str, Any]] = []
        for start in range(0, len(looked), size):
            some = looked[start : start + size]
            ends = [scores for turn in some for scores in turn.usual]
            columns = [[float(score) for score in column] for column in zip(*ends, strict=True)]
            found.append(
                {
                    "n": some[0].first - 1,
                    "expected": [round(_mean(column), 2) for column in columns],
                    "give": [_give(column) for column in columns],
                }
            )
        scores = [float(score) for score in self.match.scores]
        nothing = [0.0] * len(scores)
        found.append({"n": len(self.match.log), "expected": scores, "give": nothing})
        return found

    def _share(self, looked: list[Turn], seat: int, points: list[dict[str, Any]]) -> dict[str, Any]:
        """A seat's result apart: expected, by its own turns, by those of others, by luck."""
        start = points[0]["expected"][seat]
        own = [turn for turn in looked if turn.seat == seat]
        others = [turn for turn in looked if turn.seat != seat]
        mine = sum(turn.gain(seat) for turn in own)
        theirs = sum(turn.gain(seat) for turn in others)
        give = _SURE * sqrt(sum(turn.spread(seat) for turn in own))
        return {
            "expected": start,
            "decisions": round(mine, 1),
            "give": round(give, 1),
            "others": round(theirs, 1),
            "luck": round(self.match.scores[seat] - start - mine - theirs, 1),
        }

    def _apart(self, shares: list[dict[str, Any]]) -> Text:
        """In a sentence how much of the first one's lead came from where; alone, of the points."""
        scores = self.match.scores
        order = sorted(range(len(shares)), key=lambda seat: self.match.ranking[seat])
        ways: dict[int, list[float]] = {
            seat: [share["expected"], share["decisions"] + share["others"]]
            for seat, share in enumerate(shares)
        }
        first = order[0]
        if len(order) == 1:
            start, turns = (round(way) for way in ways[first])
            luck = scores[first] - start - turns
            return Text("review-alone", start=start, turns=signed(turns), luck=signed(luck))
        second = order[1]
        start, turns = (round(a - b) for a, b in zip(ways[first], ways[second], strict=True))
        lead = scores[first] - scores[second]
        return Text(
            "review-ahead",
            first=Text("seat", seat=first),
            second=Text("seat", seat=second),
            lead=lead,
            start=signed(start),
            turns=signed(turns),
            luck=signed(lead - start - turns),
        )

    def _decided(self, looked: list[Turn]) -> list[Turn]:
        """The turns that surely changed most, in the order in which they were played."""
        found = sorted(looked, key=lambda turn: -_surely(turn.lead()))
        return sorted(
            [turn for turn in found[:_MOMENTS] if _surely(turn.lead()) > 0],
            key=lambda turn: turn.first,
        )

    def _moment(self, turn: Turn) -> dict[str, Any]:
        lead = turn.lead()
        gain = _mean(lead)
        return {
            "seat": turn.seat,
            "first": turn.first,
            "last": turn.last,
            "gain": round(gain, 1),
            "give": _give(lead),
            "did": self._label(turn, turn.moves[0].option).plain(),
            "better": self._label(turn, turn.instead).plain() if self._missed(turn, gain) else None,
        }

    def _missed(self, turn: Turn, gain: float) -> bool:
        """Whether the bot would have begun a turn with something better."""
        return gain < 0 and turn.instead != turn.moves[0].option

    def _label(self, turn: Turn, option: Option) -> Text:
        before = turn.before
        decision = before.decision(turn.seat)
        assert decision is not None
        return before.game.label(before.state, decision, option)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _give(values: Sequence[float]) -> float:
    """How far a mean may lie from the truth, 95 of 100 times."""
    return round(_SURE * sqrt(squared_error(values)), 1)


def signed(points: int) -> str:
    """A number of points won or lost, with its sign."""
    return f"{points:+d}".replace("-", "−")


def _surely(values: Sequence[float]) -> float:
    """How far a mean is from nothing when its error is taken off."""
    return abs(_mean(values)) - sqrt(squared_error(values)) if len(values) > 1 else 0.0


def _turns(match: Match) -> list[Turn]:
    """The turns with something to choose in them, each with a fork of the match before it."""
    told = Match(match.game, match.header)
    told.start()
    found: list[Turn] = []
    under_way: dict[int, Turn] = {}
    for number, move in moves_of(match.log.standing()):
        told.make_ready(move)
        seat = move.seat
        turn = under_way.get(seat)
        if turn is None or told.begun_at(seat) is None:
            turn = under_way[seat] = Turn(seat, number, number, told.fork())
            decision = told.decision(seat)
            if decision is not None and decision.kind == move.kind:
                found.append(turn)
        turn.moves.append(move)
        turn.last = number
        told.play(seat, move.option)
    return [turn for turn in found if len(turn.moves) > 1 or _open(turn)]


def _open(turn: Turn) -> bool:
    decision = turn.before.decision(turn.seat)
    return decision is not None and len(decision.options) > 1
