"""Advice: its reasons are true, it knows nothing hidden, and it is the same again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from time import monotonic
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.advice import Comparison, advice
from tafelrunde.bots.agricola.worth import missing_food
from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import FINALISTS
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.lydia.cards.deck import AT_GATES
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, GOODS, KIND_OF
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort
from tests.generic.saying import says

FAMILY = {"variant.family": True}
MODULES = {"modules": ["croesus", "artisans", "chariots", "estates"]}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("agricola", 1, FAMILY),
    ("agricola", 2, {}),
    ("loyang", 1, {}),
    ("loyang", 2, {}),
    ("loyang", 4, {}),
    ("lydia", 2, {}),
    ("lydia", 4, MODULES),
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def course(match: Match, bot: str) -> Iterator[Decision]:
    """What bots are asked one after the other, each before it is answered."""
    bots = [find(bot)(f"{seat}") for seat in range(match.seats)]
    while not match.over:
        decision = match.decisions[0]
        yield decision
        match.play(decision.seat, bots[decision.seat].choose(match, decision))


@cache
def played(game: str, seats: int, cards: bool) -> Match:
    """A match of greedy bots to its end."""
    match = new(game, seats, f"advice-{seats}", {} if cards or game != "agricola" else FAMILY)
    for _ in course(match, "greedy"):
        pass
    return match


def before_the_end(game: str, seats: int, left: int, cards: bool = False) -> Match:
    """The same match when so many answers were still to come."""
    whole = played(game, seats, cards)
    match = new(game, seats, f"advice-{seats}", {} if cards or game != "agricola" else FAMILY)
    for move in whole.moves[:-left]:
        match.play(move.seat, move.option)
    return match


@every_table
def test_every_kind_of_decision_gets_advice_that_is_offered_and_said(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = new(game, seats, "any-kind", options)
    seen: set[str] = set()
    for decision in course(match, "random"):
        if decision.kind in seen or len(decision.options) < 2:
            continue
        seen.add(decision.kind)
        before = repr(match)
        found = advice(match, decision, Effort("any", 16))
        assert repr(match) == before
        assert 1 <= len(found) <= FINALISTS
        assert len({option for option, _, _ in found}) == len(found)
        for option, why, _ in found:
            assert option in decision.options
            if why is not None:
                says(why, match)
    assert len(seen) > 3


@pytest.mark.parametrize("game", ["agricola", "loyang", "lydia"])
def test_the_same_seed_gives_the_same_advice(game: str) -> None:
    match = before_the_end(game, 2, 14)
    decision = next(asked for asked in course(match, "greedy") if len(asked.options) > 2)
    first, again = (advice(match, decision, Effort("a seed", 20)) for _ in range(2))
    assert first == again


@pytest.mark.parametrize(("game", "kind"), [("agricola", "place"), ("loyang", "draft")])
def test_what_a_seat_cannot_see_changes_no_advice(game: str, kind: str) -> None:
    match = before_the_end(game, 2, 60, cards=game == "agricola")
    decision = next(d for d in course(match, "greedy") if d.kind == kind and len(d.options) > 2)
    seat = decision.seat
    one, other = (match.world(seat, key) for key in ("one truth", "another"))
    assert one.view(seat) == other.view(seat)
    assert hands(one, seat) != hands(other, seat)
    given = [
        advice(world, world.decision(seat) or decision, Effort("x", 16)) for world in (one, other)
    ]
    assert given[0] == given[1]


@pytest.mark.parametrize("game", ["agricola", "loyang", "lydia"])
def test_advice_tells_points_only_where_several_worlds_agree_on_them(game: str) -> None:
    match = before_the_end(game, 2, 14)
    decision = next(asked for asked in course(match, "greedy") if len(asked.options) > 2)
    late = advice(match, decision, Effort("late", 200, monotonic()))
    assert late
    assert [row.points for row in late] == [None] * len(late)
    known = advice(match, decision, Effort("known", 60))
    assert all(row.points is not None for row in known)


def test_advice_tells_no_points_while_the_length_of_a_match_is_open() -> None:
    match = before_the_end("lydia", 2, 100)
    decision = next(asked for asked in course(match, "greedy") if len(asked.options) > 2)
    comparison = Comparison(match, decision, Effort("open", 120))
    ended = comparison.endings.ended
    assert max(ended) - min(ended) > 20
    assert [row.points for row in comparison.advised()] == [None] * len(comparison.advised())


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("agricola", 2, {}), ("agricola", 1, FAMILY), ("loyang", 2, {}), ("lydia", 2, {})],
)
def test_the_first_suggestion_is_what_a_bot_would_do_that_thinks_as_long(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = new(game, seats, "as-long", options)
    asked = 0
    for decision in course(match, "greedy"):
        if len(decision.options) > 4:
            asked += 1
            key = f"same:{LevelBot('same').luck.below(1 << 20)}"
            # Seven tenths of an effort are for finding the best.
            found = advice(match, decision, Effort(key, 40))
            assert found[0].option == LevelBot("same", playouts=28).choose(match, decision)
            points = [row.points or 0.0 for row in found]
            assert points == sorted(points, reverse=True)
        if asked == 5:
            return
    raise AssertionError(asked)


def hands(match: Match, seat: int) -> list[list[int]]:
    """The cards that a seat does not see."""
    g = match.state
    if isinstance(g, Agricola):
        return [farm.hand for other, farm in enumerate(g.farms) if other != seat]
    assert isinstance(g, LoyangState)
    return [*g.piles, *(p.hand for other, p in enumerate(g.players) if other != seat)]


# --- reasons ----------------------------------------------------------------------------------


def done(match: Match, decision: Decision, option: Option) -> Match:
    """The true match after an option and what it has begun."""
    after = match.fork()
    judge = judge_for(match.game)
    after.play(decision.seat, option)
    ask = after.decision(decision.seat)
    while ask is not None and judge.under_way(match, after, decision):
        after.play(decision.seat, judge.within(after, ask, "after"))
        ask = after.decision(decision.seat)
    return after


def points(match: Match, seat: int) -> int:
    return match.scores[seat]


def farm(match: Match, seat: int) -> Any:
    assert isinstance(match.state, Agricola)
    return match.state.farms[seat]


def lack(match: Match, seat: int) -> int:
    assert isinstance(match.state, Agricola)
    return missing_food(match.state, seat)


def trader(match: Match, seat: int) -> Any:
    assert isinstance(match.state, LoyangState)
    return match.state.players[seat]


def lydia(match: Match) -> Lydia:
    assert isinstance(match.state, Lydia)
    return match.state


def rewards(g: Lydia, seat: int, merchant: str) -> int:
    """What the symbols and coins of a seat's cards bring when a merchant comes to a gate."""
    facts, kind = g.facts(), KIND_OF[merchant.removeprefix("lydia-merchant-")]
    faces = [
        card * 2 + (g.upgraded >> card & 1)
        for card in g.properties[seat]
        if facts.pays[card] & AT_GATES << kind and not g.covered >> card & 1
    ]
    return sum(facts.symbols[face] + facts.reward[face * GOODS + COIN] for face in faces)


Check = Callable[[Match, Match, int, dict[str, Any]], bool]
# What a reason says, looked up on the true table. A harvest may come between the two positions:
# what is said of food is checked where none does.
TRUE: dict[str, Check] = {
    "agricola-advice-grow": lambda b, a, s, _: farm(a, s).people > farm(b, s).people,
    "agricola-advice-room": lambda _b, a, s, _: farm(a, s).rooms.bit_count() > farm(a, s).people,
    "agricola-advice-fed": lambda b, a, s, _: lack(b, s) > 0 == lack(a, s),
    "agricola-advice-food": lambda b, a, s, _: lack(b, s) > lack(a, s) > 0,
    "agricola-advice-sow": lambda b, a, s, _: sum(farm(a, s).crops) > sum(farm(b, s).crops),
    "agricola-advice-field": lambda b, a, s, _: COUNT[farm(a, s).fields] > COUNT[farm(b, s).fields],
    "agricola-advice-house": lambda b, a, s, _: farm(a, s).house > farm(b, s).house,
    "agricola-advice-points": lambda b, a, s, t: points(a, s) - points(b, s) == t["count"],
    "agricola-advice-fences": lambda b, a, s, _: farm(a, s).fences != farm(b, s).fences,
    "loyang-advice-deliver": lambda b, a, s, t: trader(a, s).cash - trader(b, s).cash == t["cash"],
    "loyang-advice-serve": lambda b, a, s, t: trader(a, s).cash - trader(b, s).cash == t["cash"],
    "loyang-advice-sow": lambda _b, a, s, t: max(trader(a, s).left) >= t["count"],
    "loyang-advice-sow-wanted": lambda _b, a, s, t: max(trader(a, s).left) >= t["count"],
    "loyang-advice-steps": lambda b, a, s, t: trader(a, s).place - trader(b, s).place == t["count"],
    "loyang-advice-step": lambda b, a, s, _: trader(b, s).cash - trader(a, s).cash == 1,
    "loyang-advice-save": lambda b, a, s, _: trader(b, s).cash == trader(a, s).cash,
    "lydia-advice-points": lambda b, a, s, t: points(a, s) - points(b, s) == t["count"],
    "lydia-advice-paid": lambda b, _a, s, t: rewards(lydia(b), s, t["merchant"].id) == t["count"],
    "lydia-advice-token": lambda b, a, s, _: lydia(a).token == s != lydia(b).token,
    "lydia-advice-influence": lambda b, a, s, _: lydia(a).influence[s] > lydia(b).influence[s],
    "lydia-advice-lydian": lambda b, a, s, _: lydia(a).bags[s].count(4) > lydia(b).bags[s].count(4),
}


@pytest.mark.parametrize(
    ("game", "left", "kinds"), [("agricola", 80, 4), ("loyang", 40, 2), ("lydia", 30, 2)]
)
def test_a_reason_is_true_of_its_option(game: str, left: int, kinds: int) -> None:
    match = before_the_end(game, 2, left)
    checked: set[str] = set()
    stop = 0
    for decision in course(match, "greedy"):
        stop += 1
        if stop % 3 or len(decision.options) < 2:
            continue
        for option, why, _ in advice(match, decision, Effort("why", len(decision.options) + 2)):
            after = done(match, decision, option)
            check = TRUE.get(why.id) if why else None
            if why and check is not None and same_phase(match, after):
                assert check(match, after, decision.seat, why.args), (decision.kind, option, why)
                checked.add(why.id)
    assert len(checked) >= kinds, checked


def same_phase(before: Match, after: Match) -> bool:
    """Whether nothing has come between the two that belongs to no option."""
    g, then = before.state, after.state
    if isinstance(g, Agricola) and isinstance(then, Agricola):
        return (g.round, g.phase) == (then.round, then.phase)
    if isinstance(g, LoyangState) and isinstance(then, LoyangState):
        return (g.round, g.phase) == (then.round, then.phase)
    return True


# --- strength ---------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("game", ["agricola", "lydia"])
def test_who_follows_the_first_suggestion_beats_greedy(game: str) -> None:
    wins = 0
    for number in range(3):
        match = new(game, 2, f"followed-{number}")
        mine = number % 2
        for decision in course_with_advice(match, mine):
            assert decision.options
        wins += match.ranking[mine] == 1
    assert wins >= 2


def course_with_advice(match: Match, mine: int) -> Iterator[Decision]:
    bot = find("greedy")("other")
    while not match.over:
        decision = match.decisions[0]
        yield decision
        option = bot.choose(match, decision)
        if decision.seat == mine and len(decision.options) > 1:
            option = advice(match, decision, Effort("follow", 16))[0].option
        match.play(decision.seat, option)


def test_where_a_tree_plays_the_first_suggestion_is_the_trees() -> None:
    match = new("agricola", 2, "as-grown", FAMILY)
    asked = 0
    for decision in course(match, "greedy"):
        if decision.kind == "place" and len(decision.options) > 4:
            asked += 1
            key = f"same:{LevelBot('same').luck.below(1 << 20)}"
            found = advice(match, decision, Effort(key, 40))
            # Of 40 play-outs 28 are for finding the best, with eight simulations instead of each.
            assert found[0].option == LevelBot("same", playouts=8 * 28).choose(match, decision)
            points = [row.points or 0.0 for row in found]
            assert points == sorted(points, reverse=True)
        if asked == 3:
            return
    raise AssertionError(asked)
