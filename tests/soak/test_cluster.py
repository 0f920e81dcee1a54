"""A real Ray of two workers gives what one process gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.lab.power import Noted
from tafelrunde.lab.rate import Robin
from tafelrunde.lab.simulate import Plan, run

pytestmark = [pytest.mark.soak, pytest.mark.cluster]


@pytest.fixture
def two_workers() -> Iterator[None]:
    import ray  # noqa: PLC0415 - it is there only where these tests are run

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("default")
@pytest.mark.usefixtures("two_workers")
@pytest.mark.parametrize("kind", [Plan, Robin, Noted])
def test_two_workers_give_the_same_results(kind: type[Plan]) -> None:
    bots = ("random", "greedy") if kind is Robin else ("random", "random")
    plan = kind("lydia", 2, 40, bots, "s")
    here = [played for some in run(plan) for played in some]
    there = [played for some in run(plan, cluster=True) for played in some]
    assert sorted(there, key=lambda played: played.index) == here


@pytest.mark.filterwarnings("default")
def test_a_session_of_one_s_own_goes_on_and_one_begun_for_the_matches_ends() -> None:
    import ray  # noqa: PLC0415 - it is there only where these tests are run

    plan = Plan("lydia", 2, 4, ("random", "random"), "s")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    kept = ray.put("mine")
    assert len([played for some in run(plan, cluster=True) for played in some]) == 4
    next(iter(run(plan, cluster=True)))
    assert ray.is_initialized()
    assert ray.get(kept) == "mine"
    ray.shutdown()
    assert len([played for some in run(plan, cluster=True) for played in some]) == 4
    assert not ray.is_initialized()
