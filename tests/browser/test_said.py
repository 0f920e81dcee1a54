"""Sentences on the page can be read: no hole where a picture stands, and a space between words."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.browser.conftest import Welcome
from tests.browser.test_agricola import record_until
from tests.conftest import SOAK

# Gathers, while somebody plays, every sentence that has a hole where a picture stands.
LISTEN = """
() => {
  window.gaps = new Set()
  window.read = 0
  const hole = / [.,;:!?)]|\\( |, ,|: ?$| {2,}/
  const sentences = '.q, .option, .log button, [role=dialog] li button, [data-bar] .list button'
  const look = () => {
    for (const icon of document.querySelectorAll(`:is(${sentences}) svg.inline`)) {
      const word = icon.nextElementSibling?.textContent.trim()
      if (!word) window.gaps.add(icon.closest(sentences).innerText)
    }
    for (const found of document.querySelectorAll(sentences)) {
      window.read += 1
      const said = found.innerText.replaceAll('\\n', ' ').replaceAll(' …', '…').trim()
      if (hole.test(said)) window.gaps.add(said)
    }
    for (const named of document.querySelectorAll('[aria-label], [title]'))
      for (const said of [named.ariaLabel ?? '', named.title ?? ''])
        if (hole.test(said.trim())) window.gaps.add(said)
  }
  const all = { childList: true, subtree: true, attributes: true }
  new MutationObserver(look).observe(document.body, all)
}
"""

# How wide a space is wherever words stand, as a share of the size of the letters.
SPACES = """
() => {
  const said = (node) => node.nodeName === '#text' && node.data.trim()
  const texts = [...document.querySelectorAll('body :not(svg, svg *)')].filter(
    (found) => found.checkVisibility() && [...found.childNodes].some(said))
  return texts.map((found) => {
    const probe = document.createElement('span')
    probe.style.cssText = 'position: absolute; white-space: pre'
    found.append(probe)
    const width = (text) => ((probe.textContent = text), probe.getBoundingClientRect().width)
    const share = (width('a b') - width('ab')) / Number.parseFloat(getComputedStyle(probe).fontSize)
    probe.remove()
    return [share, found.className, found.textContent]
  })
}
"""
# The narrowest space of our letters as they are drawn, but for what is lost in measuring it.
SPACE = 0.148


def test_words_stand_apart_on_a_screen_without_finer_pixels(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go_on_from(record_until("place", least=10, options={"variant.family": False}))
    anna.wait_for_turn()
    assert anna.page.evaluate("devicePixelRatio") == 1
    spaces = anna.page.evaluate(SPACES)
    # Tiles of the village, cards of the hand, the bar and its buttons, the supply.
    assert len(spaces) > 100
    assert [found for found in spaces if found[0] < SPACE] == []


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("agricola", "de"),
        ("loyang", "en"),
        ("lydia", "de"),
    ],
)
@pytest.mark.soak
def test_no_sentence_has_a_gap_where_an_icon_stands(
    welcome: Welcome, game: str, language: Literal["en", "de"]
) -> None:
    anna = welcome(language=language)
    anna.become("Anna")
    options: dict[str, Any] = {"modules": "all"} if game == "lydia" else {}
    chairs = [{"me": True}, {"bot": "random"}]
    body = {"game": game, "seats": 2, "chairs": chairs, "options": options}
    anna.go(f"/t/{anna.post('/api/tables', body)['code']}")
    anna.wait_for_turn()
    anna.page.evaluate(LISTEN)
    anna.play_until(3, f".log .turn:nth-child({14 if SOAK else 6})")
    assert anna.page.evaluate("window.read") > 0
    assert anna.page.evaluate("[...window.gaps]") == []
