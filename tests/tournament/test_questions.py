"""Whatever happened, every question about a tournament has an answer: nobody is forgotten who
dropped out, came back, entered late, was moved by hand, or whose event was taken back."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tafelrunde.server.hall import shown
from tafelrunde.server.hall.book import TournamentRow
from tafelrunde.tournament import Tournament, Unfit, clocks, exports, lots, of_text, slips
from tafelrunde.tournament.deals import deal, online
from tafelrunde.tournament.presets import PRESETS, days
from tafelrunde.tournament.printing import PAGES, Page
from tafelrunde.tournament.prizes import split
from tafelrunde.tournament.rules import stage
from tafelrunde.tournament.stages import final_places
from tafelrunde.tournament.telling import told
from tafelrunde.tournament.why import prices, why
from tafelrunde.words import render
from tests.tournament.playing import cup, scored

SOAK: Final = bool(os.environ.get("TAFELRUNDE_SOAK"))
Deed = Callable[[Tournament, Random], object]


def somebody(made: Tournament, chance: Random) -> int:
    return chance.choice(list(made.state.players))


def a_table(made: Tournament, chance: Random) -> int:
    return chance.randrange(1, len(made.current().tables) + 1)


def scores(made: Tournament, chance: Random) -> tuple[int, list[int], int]:
    """A table of some round, scores for it, and the round."""
    played = chance.choice([made.current(), made.current(), *made.state.rounds])
    table = chance.choice(played.tables)
    return table.number, [chance.randrange(20, 40) for _ in table.seats], played.number


def result(made: Tournament, chance: Random) -> None:
    table, points, number = scores(made, chance)
    made.result(table, points, number, by=chance.choice(["", "one", "two"]))


def correct(made: Tournament, chance: Random) -> None:
    table, points, number = scores(made, chance)
    made.correct(table, points, round=number)


def by_hand(made: Tournament, chance: Random) -> None:
    players = chance.sample(made.state.active, len(made.state.active))
    size = chance.randrange(2, 6)
    cut = chance.randrange(size, max(size, len(players)) + 1)
    made.seat_by_hand([players[at : at + size] for at in range(0, cut, size)])


def a_rule(made: Tournament, chance: Random) -> None:
    name = chance.choice(list(PRESETS))
    five = {"points": {str(n): [9, 7, 5, 3, 1][:n] for n in range(2, 6)}}
    key = chance.choice(["sizes", "points", "tiebreaks", "goals", "starts", "duplicate", "stages"])
    several = [stage(1), stage(1, "best", 8, ["wins"]), stage(1, "winners"), stage(2)]
    other = five | {"stages": chance.choice([several, [stage(4)], days(3, 2)])}
    made.change({key: (PRESETS[name] | other)[key]})


def playoff(made: Tournament, chance: Random) -> None:
    made.change({"championship": True})
    first = [row.player for row in made.standings() if row.place == 1]
    made.playoff(first, [chance.randrange(9) for _ in first])


def finish(made: Tournament, chance: Random) -> None:
    """All results of the running round that are missing."""
    for table in made.current().tables:
        if not table.final:
            made.correct(table.number, [chance.randrange(20, 40) for _ in table.seats])


DEEDS: Final[list[Deed]] = [
    lambda made, _: made.enter(f"Late {len(made.state.players)}", club="Lions"),
    lambda made, chance: made.edit(somebody(made, chance), groups={"club": "Lions"}),
    lambda made, chance: made.edit(somebody(made, chance), f"New {chance.random()}"),
    lambda made, chance: made.drop(somebody(made, chance)),
    lambda made, chance: made.drop(somebody(made, chance)),
    lambda made, chance: made.bring_back(somebody(made, chance)),
    lambda made, chance: made.forbid(somebody(made, chance), somebody(made, chance)),
    lambda made, chance: made.allow(somebody(made, chance), somebody(made, chance)),
    lambda made, _: made.seat(0.0),
    lambda made, _: (made.seat(0.0), made.publish()),
    lambda made, _: made.publish(),
    by_hand,
    lambda made, chance: made.swap(somebody(made, chance), somebody(made, chance)),
    lambda made, chance: made.place_table(a_table(made, chance), "online"),
    lambda made, _: made.draft(1.0),
    lambda made, _: made.start(2.0),
    lambda made, _: made.pause(3.0),
    lambda made, _: made.resume(4.0),
    lambda made, chance: made.draw(a_table(made, chance), chance.choice(lots.DRAWS)),
    lambda made, chance: made.reached(a_table(made, chance), chance.randrange(15)),
    lambda made, chance: made.torment(a_table(made, chance), 5.0),
    lambda made, chance: made.release(a_table(made, chance)),
    result,
    correct,
    finish,
    finish,
    lambda made, chance: made.confirm(a_table(made, chance), by="three"),
    lambda made, chance: made.dispute(a_table(made, chance)),
    playoff,
    a_rule,
    lambda made, chance: made.advance(
        chance.randrange(3), [somebody(made, chance) for _ in range(4)]
    ),
    lambda made, _: made.undo(),
    lambda made, chance: made.undo(chance.randrange(1, len(made.events) + 1)),
    lambda made, _: made.close(),
]


def ask(made: Tournament) -> None:
    """Every question that a page, a print, an export or the terminal asks."""
    state = made.state
    for language in ("en", "de"):
        exports.spreadsheet(state, language)
    json.dumps(exports.data(made))
    split(state)
    listed = [row.player for row in final_places(state)]
    assert len(listed) == len(set(listed))
    assert set(listed) >= set(state.active)
    for upto in (None, *range(len(state.rounds) + 1)):
        made.standings(upto)
    for event in made.events:
        render(told(made, event), "de")
    row = TournamentRow(1, "code", "name", 1, "header", "helper", True, 0.0, state.closed)
    for staff in (True, False):
        shown.tournament(made, row, [], {}, {}, staff)
    for page in PAGES:
        if state.rounds or page in {"standings", "cross", "checklist"}:
            Page(made, "en", "http://table/").write(page)
    for played in state.rounds:
        clocks.play_left(state, played, 10.0)
        clocks.tormentor_due(state, played, {1: 2}, 10_000.0)
        for table in played.tables:
            slips.code(made, played.number, table.number)
            assert why(state, played.number, table.number)
            for player in table.seats:
                prices(state, played.number, player)
            deal(state, "seed", played.number, table)
            if table.place == "online":
                online(state, "seed", played.number, table)
    assert of_text(made.text()).standings() == made.standings()


def test_a_table_larger_than_its_game_is_wooden() -> None:
    made = cup(10, preset="own", sizes=[5], points={"5": [8, 5, 3, 1, 0]})
    made.seat()
    made.publish()
    with pytest.raises(Unfit, match="An online table of agricola has 4 seats at most, not 5"):
        made.place_table(1, "online")
    scored(made, Random(1))
    ask(made)


steps = st.lists(
    st.tuples(st.sampled_from(range(len(DEEDS))), st.integers(0, 2**16)), min_size=5, max_size=25
)


@settings(max_examples=400 if SOAK else 20, phases=[Phase.generate])
@given(st.integers(6, 9), steps)
def test_every_question_has_an_answer_whatever_happened(
    players: int, deeds: list[tuple[int, int]]
) -> None:
    made = cup(players, preset="own", stages=[stage(4)])
    for deed, lot in deeds:
        try:
            DEEDS[deed](made, Random(lot))
        except Unfit:
            continue
        ask(made)


def test_who_dropped_out_since_is_still_answered_for() -> None:
    made = cup(8, bye=2, sizes=[4], stages=[stage(3)])
    made.enter("Waits")
    made.seat()
    made.publish()
    (waits,) = made.current().out
    gone = made.current().tables[0].seats[0]
    scored(made, Random(1))
    made.drop(gone)
    made.drop(waits)
    # The table of the first round was seated when he was there.
    assert [render(text, "en") for text in why(made.state, 1, 1)]
    assert dict(prices(made.state, 1, gone))
    assert gone in {row.player for row in made.standings()}
    # Whoever sat out has the points for it, gone or not.
    assert next(row.points for row in made.standings() if row.player == waits) == 2
