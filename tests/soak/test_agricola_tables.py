"""Agricola at many tables: every seat count, every tile and house rule alone and in mixtures."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import TafelrundeError, find_game
from tafelrunde.kernel.settings import Flag
from tests.soak.playing import Table, failures

# 4 seat counts × this many tables × this many matches make 20,000 and more.
MIXTURES = 60
MATCHES_EACH = 84
SHARES = 24


def fits(seats: int, options: dict[str, Any]) -> bool:
    try:
        find_game("agricola").options(seats, options)
    except TafelrundeError:
        return False
    return True


def tables() -> list[Table]:
    """The plain game, each option alone, and mixtures at random, at every seat count."""
    flags = [
        setting.name
        for setting in find_game("agricola").settings
        if isinstance(setting, Flag) and setting.name != "variant.family"
    ]
    found: list[Table] = []
    for seats in (1, 2, 3, 4):
        alone: list[dict[str, Any]] = [{}, *({name: True} for name in flags)]
        if seats == 4:
            alone.append({"partner.enabled": True, "partner.scoring": "product"})
            alone.append({"partner.enabled": True, "partner.building": "alone"})
        fitting = [options for options in alone if fits(seats, options)]
        dice = random.Random(seats)
        while len(fitting) < MIXTURES:
            options = {name: True for name in flags if dice.random() < 0.4}
            if fits(seats, options):
                fitting.append(options)
        found += [(seats, options) for options in fitting]
    return found


def test_random_matches_end_with_every_component_there() -> None:
    assert failures("agricola", tables()[::12], 1) == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_random_matches_at_every_table_end_with_every_component_there(share: int) -> None:
    assert failures("agricola", tables()[share::SHARES], MATCHES_EACH) == []
