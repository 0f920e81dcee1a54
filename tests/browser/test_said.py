"""Sentences on the page are whole without their pictures: each icon's word is part of them."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.browser.conftest import Welcome
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
