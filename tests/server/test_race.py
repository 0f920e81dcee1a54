"""Race: of two answers to one decision at once exactly one counts, on whatever nodes they come."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.support import Person, Screen, Server, gauge, guest, message_for, run

SHARES = 10
PAIRS = 100_000
LOST = {"server-asked-otherwise", "why-not-asked", "why-not-waiting", "why-over"}


async def raced(screens: list[list[Screen]], dice: random.Random, pairs: int) -> int:
    """Whoever is asked answers on both screens at once, until the match is over; how often."""
    made = 0
    states = [await own[0].state() for own in screens]
    while made < pairs:
        if any(state["over"] for state in states):
            return made
        found = [
            (own, message_for(state, dice)) for own, state in zip(screens, states, strict=True)
        ]
        mover, message = next((own, message) for own, message in found if message is not None)
        dice.shuffle(mover)
        answers = await asyncio.gather(*(screen.ask(**message) for screen in mover))
        won = [answer for answer in answers if answer["t"] == "ok"]
        lost = [answer for answer in answers if answer["t"] == "no"]
        assert len(won) == 1, (message, answers)
        assert lost[0]["status"] == 409
        assert lost[0]["reason"][0] in LOST, (message, answers)
        made += 1
        states = [await _newest(own[0], won[0]["n"]) for own in screens]
    return made


async def _newest(screen: Screen, number: int) -> dict[str, Any]:
    """A screen's position after an entry; it may have come with the answer."""
    state: dict[str, Any] = next(f for f in reversed(screen.frames) if f["t"] == "state")
    if state["n"] < number:
        state = await screen.state(number)
    screen.frames[:] = [state]
    screen.raw.clear()
    return state


async def match(people: list[list[Person]], dice: random.Random, pairs: int) -> int:
    """Two people, each with a screen at both ends, play one match; how many races there were."""
    (anna, *_), (bernd, *_) = people
    code = (await anna.open("proving", seats=2))["code"]
    await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    async with AsyncExitStack() as stack:
        screens = [
            [await stack.enter_async_context(one.at(code)) for one in ends] for ends in people
        ]
        return await raced(screens, dice, pairs)


async def races(ends: list[Server], tables: int, pairs: int, seed: int) -> dict[str, int]:
    """Race at several tables side by side, so many times in all."""
    left = pairs
    matches = 0

    async def table(number: int) -> None:
        nonlocal left, matches
        dice = random.Random(1000 * seed + number)
        names = [await guest(ends[0], name) for name in ("Anna", "Bernd")]
        people = [[one.elsewhere(end) for end in ends] for one in names]
        while left > 0:
            left -= await match(people, dice, left)
            matches += 1

    await asyncio.gather(*(table(number) for number in range(tables)))
    beaten = sum(map(conflicts, set(ends)))
    return {"races": pairs - left, "matches": matches, "lost in the store": beaten}


def conflicts(node: Server) -> int:
    return int(gauge(node, "conflicts_total"))


def test_of_two_moves_at_once_on_two_nodes_exactly_one_counts(league: list[Server]) -> None:
    async def story() -> None:
        assert (await races(league, 2, 30, 1))["races"] >= 30

    run(story())


def test_of_two_moves_at_once_from_two_screens_exactly_one_counts(club: Server) -> None:
    async def story() -> None:
        assert (await races([club, club], 2, 30, 2))["races"] >= 30

    run(story())


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_a_hundred_thousand_races_have_one_winner_each(
    serve: Serve, store: str, share: int
) -> None:
    one = serve(store)
    ends = [one, serve(store) if "://" in store else one]

    async def story() -> None:
        print(json.dumps(await races(ends, 6, PAIRS // SHARES // 2, share)))

    run(story())
