"""Loyang's table by mouse on a small desktop: the courtyard, the cart, loans, the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.frames import frame, settle
from tests.browser.test_loyang import FRAMES, place
from tests.browser.visitor import Visitor
from tests.loyang.table import Table, state


def seated(visitor: Visitor, table: Table) -> None:
    """Sit down first at a table that was laid by hand, in front of a small desktop."""
    visitor.become("Anna")
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go_on_from(table.match().record.text())
    visitor.wait_for_turn()


def test_a_hand_card_is_large_at_once_and_not_given_away_by_one_click(welcome: Welcome) -> None:
    table = Table(2)
    names = state(table.match()).deck.ids
    hand = table.hand(0, *(names[card] for card in (21, 35, 50, 51)))
    table.yard(*(names[card] for card in (2, 10, 40)))
    anna = welcome()
    seated(anna, table)
    page = anna.page
    page.evaluate(FRAMES)
    unused = """(node) =>
      node.style.zoom ? node.parentElement.clientHeight - node.offsetHeight : 0"""
    assert page.locator(".between .fitted").evaluate(unused) < 12
    question = page.locator(".q")
    expect(question).to_contain_text("Lay a card in the courtyard, or take one")
    expect(question).to_contain_text("then you are done")
    card = place(page, f"card:{hand[0]}")
    card.click()
    expect(question).to_have_text(re.compile("^Lay this card in the courtyard[?]"))
    page.get_by_role("button", name="Cancel").click()
    expect(question).to_contain_text("or take one")
    card.click()
    number = frame(anna)["n"]
    assert hand[0] in frame(anna)["view"]["players"][0]["hand"]
    place(page, "courtyard").click()
    settle(anna, number)
    assert hand[0] not in frame(anna)["view"]["players"][0]["hand"]


def test_a_full_courtyard_leaves_every_card_in_reach(welcome: Welcome) -> None:
    table = Table(4)
    names = state(table.match()).deck.ids
    hand = table.hand(0, *(names[card] for card in (21, 35, 50)))
    yard = table.yard(*(names[card] for card in (2, 10, 40, 51, 52, 53, 54, 55, 56)))
    anna = welcome()
    seated(anna, table)
    for card in (*yard, *hand):
        place(anna.page, f"card:{card}").click(trial=True)


@pytest.mark.soak
def test_a_vegetable_is_bought_by_dragging_it_down_to_any_place_of_the_cart(
    welcome: Welcome,
) -> None:
    table = Table(2)
    table.cash(0, 20)
    [saleswoman] = table.show(0, "saleswoman")
    anna = welcome()
    seated(anna, table)
    page = anna.page
    wheat = page.locator('[data-target="shop:0:wheat"]')
    for held, column in ((1, "wheat"), (2, "wheat"), (3, "leek")):
        number = frame(anna)["n"]
        wheat.drag_to(page.locator(f'[data-target="cart:{column}"]'))
        settle(anna, number)
        assert frame(anna)["view"]["players"][0]["cart"]["wheat"] == held
    # What is told of a seat's own begins with its name, though its badge stands beside it.
    place(page, f"card:{saleswoman}").click()
    page.get_by_role("button", name="Use: Saleswoman").click()
    page.locator(".option", has_text="take no offence").click()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Anna's regular customers take no offence this turn.")
