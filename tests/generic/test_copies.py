"""Forks, worlds, undo and pickles stand exactly where the match stands."""

from __future__ import annotations

import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.back import back_at
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.log import log_after
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.state import Part, plain, revive
from tests.generic.cases import Case, shared_cases
from tests.generic.course import ended, stops
from tests.generic.elsewhere import played_on
from tests.generic.playing import (
    history,
    play_on,
    played,
    positions,
    random_move,
    standing,
    walk,
)


@shared_cases
def test_a_fork_stands_where_its_match_stands(case: Case) -> None:
    for here in positions(case.match(), case.dice("fork"), 15):
        fork = here.fork()
        assert standing(fork) == standing(here)
        assert history(fork) == history(here)
        assert plain(fork.state) == plain(here.state)


@shared_cases
def test_a_fork_goes_its_own_way(case: Case) -> None:
    dice = case.dice("own way")
    for here in stops(case, "own way", 4):
        before = standing(here), history(here)
        seed = dice.random()
        fork, twin = here.fork(), here.fork()
        play_on(fork, random.Random(seed), 30)
        assert (standing(here), history(here)) == before
        play_on(twin, random.Random(seed), 30)
        assert standing(twin) == standing(fork)


@shared_cases
def test_a_fork_plays_to_the_same_end_as_its_match(case: Case) -> None:
    match = play_on(case.match(), case.dice("before"), 12)
    fork = match.fork()
    played(match, case.dice("after"))
    played(fork, case.dice("after"))
    assert standing(fork) == standing(match)
    assert fork.record.text() == match.record.text()


@shared_cases
def test_a_fork_of_a_fork_of_a_fork_is_exact(case: Case) -> None:
    dice = case.dice("forks")
    straight = case.match()
    forked = straight.fork()
    while not straight.over:
        seat, option = random_move(straight, dice)
        straight.play(seat, option)
        forked = forked.fork()
        forked.play(seat, option)
    assert standing(forked) == standing(straight)
    assert history(forked) == history(straight)
    assert forked.record.text() == straight.record.text()


@shared_cases
def test_what_copies_share_never_changes(case: Case) -> None:
    dice = case.dice("copy")
    for here in stops(case, "copy", 6):
        fork = here.fork()
        copy = fork.state.copy()
        assert plain(copy) == plain(here.state)
        lent = mutables(copy)
        shared = [lent[key] for key in mutables(fork.state).keys() & lent.keys()]
        assert not [value for value in shared if isinstance(value, (Part, Chance))]
        before = plain(shared)
        play_on(fork, dice, 25)
        assert plain(shared) == before


def mutables(value: object, found: dict[int, object] | None = None) -> dict[int, object]:
    """Every list, dict and part inside a position, by identity."""
    found = {} if found is None else found
    if isinstance(value, (list, dict, Part, Chance)):
        found[id(value)] = value
    if isinstance(value, (list, tuple)):
        for item in value:
            mutables(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            mutables(item, found)
    elif isinstance(value, Part):
        for name in public_names(value):
            mutables(getattr(value, name), found)
    return found


def public_names(part: Part) -> list[str]:
    fields: dict[str, Any] = plain(part)["fields"]
    return list(fields)


@shared_cases
def test_a_position_can_be_revived_from_plain_data(case: Case) -> None:
    for here in stops(case, "plain", 6):
        data = plain(here.state)
        revived = revive(data, here.game.parts)
        assert type(revived) is type(here.state)
        assert plain(revived) == data


@shared_cases
def test_undo_leads_back_move_by_move_and_redo_forward_again(case: Case) -> None:
    dice = case.dice("undo")
    match = play_on(case.match(), dice, dice.randrange(5, 40))
    if match.over:
        match.undo()
    trail = [standing(match)]
    moves = []
    for _ in range(8):
        if match.over:
            break
        move = random_move(match, dice)
        moves.append(move)
        match.play(*move)
        trail.append(standing(match))
    for before in reversed(trail[:-1]):
        match.undo()
        assert standing(match) == before
    for (seat, option), after in zip(moves, trail[1:], strict=True):
        match.redo(seat)
        assert match.moves[-1].option == option
        assert standing(match) == after


@shared_cases
def test_undo_from_kept_positions_stands_where_a_match_without_them_does(case: Case) -> None:
    dice = case.dice("kept")
    match, kept = case.match(), case.match()
    kept.positions = Positions(3, 4)
    for _ in range(60):
        stood = match.log.standing()
        if match.over or (len(stood) > 4 and dice.random() < 0.2):
            to = stood[-dice.randrange(1, min(len(stood), 25))].number - 1
            match.undo(to=to)
            kept.undo(to=to)
            assert standing(kept) == standing(match)
        else:
            seat, option = random_move(match, dice)
            match.play(seat, option)
            kept.play(seat, option)
    assert (standing(kept), history(kept)) == (standing(match), history(match))
    # Nothing is kept while the table is split, which at some tables it is from the start.
    assert kept.positions.kept or kept._runner.split
    assert len(kept.positions.kept) <= 4
    for n in (len(match.log) // 3, len(match.log) // 2):
        then = case.match()
        then.restore(match.log.entries()[:n])
        assert standing(back_at(kept, n))["state"] == standing(then)["state"]


@shared_cases
def test_a_log_that_begins_later_goes_on_like_a_whole_one(case: Case) -> None:
    dice = case.dice("later")
    match = play_on(case.match(), dice, 30)
    later = case.match()
    later.log = log_after(match.number, match.log.standing())
    later.restore([])
    for _ in range(6):
        if match.over:
            break
        seat, option = random_move(match, dice)
        for one in (match, later):
            one.play(seat, option)
    for _ in range(min(9, len(match.log.standing()))):
        for one in (match, later):
            one.undo()
        assert standing(later) == standing(match)


@shared_cases
def test_undo_to_the_start_leads_to_the_start(case: Case) -> None:
    match = ended(case, "start")
    match.undo(to=0)
    assert standing(match) == standing(case.match())


@shared_cases
def test_undo_in_a_fork_leaves_the_match_alone(case: Case) -> None:
    match = play_on(case.match(), case.dice("fork undo"), 9)
    before = standing(match), history(match)
    fork = match.fork()
    fork.undo()
    assert (standing(match), history(match)) == before
    match.undo()
    assert standing(fork) == standing(match)


@shared_cases
def test_a_pickle_is_exact_in_another_process(case: Case, process: ProcessPoolExecutor) -> None:
    dice = case.dice("pickle")
    for here in stops(case, "pickle", 2):
        for match in (here, here.world(None, "w")):
            seed = str(dice.random())
            before, after = process.submit(played_on, pickle.dumps(match), seed, 20).result()
            assert before == standing(match)
            assert after == standing(play_on(match.fork(), random.Random(seed), 20))


@shared_cases
def test_a_closed_match_comes_out_of_a_pickle_closed(case: Case) -> None:
    match = play_on(case.match(), case.dice("closed"), 3)
    match.close("rain")
    back = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own
    assert back.closed
    assert standing(back) == standing(match)
    assert history(back) == history(match)


@shared_cases
def test_a_world_is_a_match_like_any_other(case: Case) -> None:
    dice = case.dice("world")
    for here in stops(case, "world", 3):
        before = standing(here), history(here)
        for seat in (None, *range(case.seats)):
            world = here.world(seat, f"world {dice.random()}")
            assert_exact(world)
            assert world.game.audit(world.state) == here.game.audit(here.state)
        assert played(here.world(dice.randrange(case.seats), "to the end"), dice).finished
        assert (standing(here), history(here)) == before


def assert_exact(world: Match) -> None:
    """Forks of a world stand where it stands, and so does it after a move taken back."""
    here = standing(world)
    assert standing(world.fork()) == here
    assert standing(world.fork().fork()) == here
    if world.moves:
        again = world.fork()
        last = world.moves[-1]
        again.undo()
        again.play(last.seat, last.option)
        assert standing(again) == here


@shared_cases
def test_the_same_key_gives_the_same_world(case: Case) -> None:
    for here in stops(case, "key", 4):
        assert standing(here.world(0, "a")) == standing(here.world(0, "a"))
        assert standing(here.fork().world(0, "a")) == standing(here.world(0, "a"))


@shared_cases
def test_forks_and_replays_are_silent(case: Case) -> None:
    match = case.match(listening=True)
    for here in walk(match, case.dice("silent")):
        if len(here.moves) > 25:
            break
        heard = len(here.heard)
        fork = here.fork()
        assert fork.heard == []
        play_on(fork, case.dice("fork"), 2)
        assert fork.heard == []
        assert len(here.heard) == heard
    heard = len(match.heard)
    match.undo()
    assert len(match.heard) == heard
