"""Every planted error turns the test red that is named with it; without it that test is green."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.planted.planting import Planted, copied, imported_from, lists, plant, run, sources

LISTS = lists()
SLICE = 1


def parameters(whole: bool) -> list[Any]:
    """All planted errors, or a seeded slice of each list."""
    chosen = []
    for name, errors in LISTS.items():
        some = errors if whole else random.Random(name).sample(errors, SLICE)
        chosen += [pytest.param(name, error, id=f"{name}: {error.what}") for error in some]
    return chosen


@pytest.mark.soak
@pytest.mark.parametrize("name", LISTS)
def test_there_are_ten_and_their_tests_are_green_without_them(name: str, tmp_path: Path) -> None:
    errors = LISTS[name]
    assert len({error.what for error in errors}) == len(errors) >= 10
    copy = copied(name, tmp_path)
    package = next(path.name for path in sources(name).iterdir() if path.name[0] not in "._")
    assert imported_from(package, copy).is_relative_to(copy)
    green = run(sorted({error.test for error in errors}), copy)
    assert green.returncode == 0, green.stdout


@pytest.mark.parametrize("name", LISTS)
def test_every_planted_error_fits_its_source(name: str, tmp_path: Path) -> None:
    copy = copied(name, tmp_path)
    for error in LISTS[name]:
        untouched = (copy / error.file).read_text(encoding="utf-8")
        plant(error, copy)
        (copy / error.file).write_text(untouched, encoding="utf-8")


@pytest.mark.parametrize(("name", "error"), parameters(whole=False))
def test_a_planted_error_is_found(name: str, error: Planted, tmp_path: Path) -> None:
    assert_found(name, error, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "error"), parameters(whole=True))
def test_every_planted_error_is_found(name: str, error: Planted, tmp_path: Path) -> None:
    assert_found(name, error, tmp_path)


def assert_found(name: str, error: Planted, folder: Path) -> None:
    copy = copied(name, folder)
    plant(error, copy)
    red = run([error.test], copy)
    assert red.returncode == 1, red.stdout
