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
