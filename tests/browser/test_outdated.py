"""Outdated: a match that today's rules do not follow to its end keeps its result."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

import tafelrunde as tr
from tests.browser.conftest import Welcome
from tests.generic.playing import played


def test_a_finished_match_whose_rules_have_changed_shows_its_result(
    first_to_come: Welcome, tmp_path: Path
) -> None:
    anna = first_to_come()
    anna.become("Anna")
    names = ["Bernd", "Chloé"]
    options = {"rules.safety_turns_per_player": 3}
    match = played(tr.new("lydia", 2, "old", options, names), random.Random(1))
    code = anna.post("/api/records", match.record.text())["code"]
    # Since then the steps in its middle have another outcome.
    anna.house.kill()
    anna.house.change(
        """UPDATE entries SET "row" = json_set("row", '$.hash', '00000000') WHERE number > 6"""
    )
    anna.house.change("UPDATE tables SET build = 'another'")
    anna.house.open()
    anna.go(f"/t/{code}")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(
        "The rules of this match have changed since"
    )
    result = anna.page.get_by_role("listitem").filter(has_text=names[0])
    expect(result.first).to_contain_text(str(match.scores[0]))
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("link", name="Download the record").click()
    kept = Path(taken.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(kept) == len(match.record.lines())
    anna.page.get_by_role("button", name="Watch as far as possible").click()
    expect(anna.page.locator("[data-board], [data-bar]").first).to_be_visible()
