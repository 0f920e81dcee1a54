"""Leak: what a seat is sent does not depend on anything it may not know.

Two matches are dealt so that one seat cannot tell them apart, and the same public moves are made
in both, as long as that stays so. Every frame to that seat must be the same, byte for byte.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.start import new
from tafelrunde.server.base.catalogue import build_of
from tafelrunde.server.store.store import Chair, Store
from tafelrunde.server.table.settings import TableSettings
from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, run

OPENED = 1_760_000_000.0
TRIES = 12
LONGEST = 40
OPTIONS: dict[str, dict[str, Any]] = {"proving": {}, "lydia": {"hidden_bags": True}}


class Step:
    """A move (or a confirmation: no options) and what it is in each of the two matches."""

    def __init__(self, seat: int, kind: str, options: tuple[Option, Option] | None) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


class Side:
    """One of the two matches, as the server will build it from its record."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.made: list[tuple[int, Option | None]] = []
        self.match = self.after([])

    def after(self, made: list[tuple[int, Option | None]]) -> Match:
        everybody = (1 << self.header.seats) - 1
        match = Match(find_game(self.header.game), self.header, listening=True, waits=everybody)
        match.start()
        for seat, option in made:
            if option is None:
                match.confirm(seat)
            else:
                match.play(seat, option)
        return match


def twins(game: str, seats: int, seat: int, seed: int) -> list[Side]:
    """Two matches that a seat cannot tell apart, with the same luck from here on."""
    dice = random.Random(f"{game} {seats} {seat} {seed}")
    source = new(game, seats, seed, OPTIONS[game])
    moves = dice.randrange(10)
    while moves > 0 or source.world(seat, "any").log.entries():
        decision = dice.choice(source.decisions)
        source.play(decision.seat, dice.choice(decision.options))
        moves -= 1
    sides = []
    for key in ("left", "right"):
        world = source.world(seat, key)
        start = world.start_position()
        if game == "lydia":
            drawing = {decision.seat for decision in source.decisions}
            mix_bags(start["fields"]["bags"], {seat, *drawing}, dice)
        start["fields"]["chance"]["chance"][:2] = ["5eed" * 16, 0]
        options = world.header.options
        header = Header(game, world.header.rules, seats, options, "the same seed", [], start)
        sides.append(Side(header))
    return sides


def mix_bags(bags: list[list[int]], kept: set[int], dice: random.Random) -> None:
    """Put other merchants into bags: a world leaves them, since all saw the refills.

    Whoever's turn it is has drawn before all eyes as soon as the match begins, so that bag is kept.
    """
    others = [bag for number, bag in enumerate(bags) if number not in kept]
    pool = [kind for bag in others for kind in bag]
    dice.shuffle(pool)
    for bag in others:
        bag[:] = [pool.pop() for _ in bag]


def known(match: Match, seat: int) -> Any:
    """Everything the kernel lets a seat know now."""
    decision = match.decision(seat)
    return (
        match.view(seat),
        [(heard.entry, heard.event.name, heard.event.args) for heard in match.events(seat)],
        None if decision is None else (decision.kind, decision.options, decision.manual),
        [(other.seat, other.kind) for other in match.decisions],
        match.waiting(),
        match.over,
    )


def candidates(sides: list[Side], seat: int, dice: random.Random) -> list[Step]:
    """What could be done next in both: the same, or anything where nobody is told which."""
    left, right = (side.match for side in sides)
    found = [Step(waiting, "", None) for waiting in left.waiting()]
    for decision in left.decisions:
        other = right.decision(decision.seat)
        if other is None or other.kind != decision.kind:
            continue
        if decision.private and decision.seat != seat:
            pairs = [(dice.choice(decision.options), dice.choice(other.options)) for _ in range(4)]
        else:
            pairs = [(option, option) for option in decision.options if other.offers(option)]
        found += [Step(decision.seat, decision.kind, pair) for pair in pairs]
    dice.shuffle(found)
    return found[:TRIES]


def story_of(sides: list[Side], seat: int, dice: random.Random) -> list[Step]:
    """Moves that keep the two matches alike for the seat."""
    steps: list[Step] = []
    while len(steps) < LONGEST and not sides[0].match.over:
        for step in candidates(sides, seat, dice):
            made = [
                [*side.made, (step.seat, None if step.options is None else step.options[place])]
                for place, side in enumerate(sides)
            ]
            after = [side.after(list(moves)) for side, moves in zip(sides, made, strict=True)]
            if known(after[0], seat) == known(after[1], seat):
                steps.append(step)
                for side, moves, match in zip(sides, made, after, strict=True):
                    side.made, side.match = list(moves), match
                break
        else:
            break
    return steps


async def laid(server: Server, header: Header, code: str) -> list[Person]:
    """Lay a match on a server's table, with a person on every seat."""
    people = [await guest(server, f"Player {seat}") for seat in range(header.seats)]
    store = Store(server.config.db)
    settings = msgspec.to_builtins(TableSettings())
    fields = {
        "code": code,
        "game": header.game,
        "seats": header.seats,
        "options": header.options,
        "settings": settings,
        "visibility": "link",
        "status": "running",
        "rated": False,
        "host": people[0].id,
        "created": OPENED,
        "started": OPENED,
        "asked": 0,
        "header": header_row(header),
        "build": build_of(header.game),
    }
    chairs = [Chair(seat, person.id, None, None) for seat, person in enumerate(people)]
    await store.add_table(fields, chairs)
    await store.close()
    return people


async def shown(server: Server, case: Case, side: int) -> list[str]:
    """Every frame that the seat gets on one side."""
    people = await laid(server, case.sides[side].header, case.code)
    seat, code = case.seat, case.code
    async with people[seat].at(code) as screen:
        state = await screen.state()
        for number, step in enumerate(case.steps):
            server.set_clock(OPENED + number)
            message: dict[str, Any] = {"t": "confirm", "seat": step.seat}
            if step.options is not None:
                message = {
                    "t": "play",
                    "seat": step.seat,
                    "n": state["n"],
                    "kind": step.kind,
                    "option": step.options[side],
                }
            if step.seat == seat:
                await screen.send(id=f"step {number}", **message)
            else:
                await people[step.seat].act(code, **message)
            state = await screen.state(state["n"] + 1)
        await screen.ask("ping", id="the end")
        for path in (f"at/{state['n'] // 2}", "record", "state"):
            answer = await people[seat].http.get(f"/api/tables/{code}/{path}")
            screen.raw.append(answer.text)
    return screen.raw


class Case:
    """Two matches for a seat, and what happens in both."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.seat = seed % seats
        self.code = f"{game[:3]}{seats}{seed}".upper()
        self.sides = twins(game, seats, self.seat, seed)
        left, right = (side.match for side in self.sides)
        assert known(left, self.seat) == known(right, self.seat)
        self.differ = any(left.view(seat) != right.view(seat) for seat in range(seats))
        self.steps = story_of(self.sides, self.seat, random.Random(seed))


def compare(serve: Serve, folder: Path, cases: list[Case], **settings: Any) -> list[bool]:
    """For each case, whether the seat is sent the same by two servers."""
    frames: list[list[list[str]]] = [[], []]

    async def both() -> None:
        for side in (0, 1):
            server = serve(str(folder / f"{side}.db"), clock=OPENED, **settings)
            for case in cases:
                frames[side].append(await shown(server, case, side))
                server.set_clock(OPENED)

    run(both())
    return [left == right for left, right in zip(*frames, strict=True)]


def test_two_matches_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    serve: Serve, tmp_path: Path
) -> None:
    cases = [Case("proving", 2 + seed % 3, seed) for seed in range(4)]
    cases += [Case("lydia", 3 + seed % 2, seed) for seed in range(2)]
    assert sum(len(case.steps) for case in cases if case.differ) > 10
    same = compare(serve, tmp_path, cases)
    assert [case.code for case, alike in zip(cases, same, strict=True) if not alike] == []


def test_a_planted_leak_is_found(serve: Serve, tmp_path: Path) -> None:
    cases = [Case("proving", 2, 3)]
    assert compare(serve, tmp_path, cases, leak=True) == [False]


@pytest.mark.soak
@pytest.mark.parametrize("game", ["proving", "lydia"])
def test_no_seat_is_told_anything_it_may_not_know(serve: Serve, tmp_path: Path, game: str) -> None:
    cases = [Case(game, 2 + seed % 3, seed) for seed in range(100, 200)]
    same = compare(serve, tmp_path, cases)
    assert [case.code for case, alike in zip(cases, same, strict=True) if not alike] == []
