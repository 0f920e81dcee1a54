"""Words: texts in a language from the catalogues."""

from __future__ import annotations

import re

import pytest

from tafelrunde import TafelrundeError
from tafelrunde.kernel.text import Text, dashed, listed
from tafelrunde.words import LANGUAGES, WordsError, message_ids, render, source


def test_a_text_is_rendered_with_its_arguments() -> None:
    assert render(Text("points", points=1), "en") == "1 point"
    assert render(Text("points", points=3), "en") == "3 points"
    assert render(Text("points", points=1), "de") == "1 Punkt"
    assert render(Text("points", points=0), "de") == "0 Punkte"


def test_what_is_below_zero_has_a_real_minus_sign() -> None:
    assert render(Text("points", points=-3), "en") == "−3 points"
    assert render(Text("points", points=-12), "de") == "−12 Punkte"
    assert render(Text("table-closed", reason="a-3"), "en").endswith("a-3")


def test_a_text_inside_a_text_is_rendered_too() -> None:
    card = Text("proving-card", name=Text("proving-guard"), number=3)
    said = Text("proving-log-showed", who=Text("seat", seat=1), what=card)
    assert render(said, "en") == "Seat 2 shows guard 3."
    assert render(said, "de") == "Platz 2 zeigt Wache 3."


def test_texts_are_listed_by_a_games_own_messages() -> None:
    goods = [Text("loyang-wheat"), Text("loyang-bean"), Text("loyang-leek")]
    assert render(listed("loyang", goods), "en") == "wheat, bean, leek"
    assert render(listed("loyang", goods, last="and"), "en") == "wheat, bean and leek"
    assert render(listed("loyang", goods[1:], "and"), "de") == "Bohne und Lauch"
    assert listed("loyang", goods[:1]) == Text("loyang-wheat")
    assert render(listed("loyang", []), "de") == "nichts"


def test_a_name_of_the_rules_is_dashed_in_an_id() -> None:
    assert dashed("Market_woman") == "market-woman"


def test_players_names_stand_for_their_seats() -> None:
    text = Text("undo-done", seat=Text("seat", seat=1))
    assert render(text, "en", names=["Anna", "Bert"]) == "Bert undoes a move."
    assert render(text, "en", names=["Anna", ""]) == "Seat 2 undoes a move."
    assert render(text, "en", names=["Anna"]) == "Seat 2 undoes a move."


def test_icons_become_words_or_stay_tokens() -> None:
    text = Text("proving-act-earn")
    assert render(text, "en") == "earn a coin"
    assert render(text, "de") == "einen Taler verdienen"
    assert render(text, "en", "tokens") == "earn a [coin]"


def test_brackets_in_a_name_are_no_icon() -> None:
    text = Text("undo-done", seat=Text("seat", seat=0))
    assert render(text, "en", names=["[coin]"]) == "[coin] undoes a move."
    assert render(Text("table-closed", reason="[coin]"), "en").endswith(": [coin]")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (Text("nothing"), "the en words of common lack nothing"),
        (Text("proving-nothing"), "the en words of proving lack proving-nothing"),
        (Text("seat-map.title"), "lack seat-map.title"),
        (Text("points"), "points with {}"),
    ],
)
def test_missing_words_are_a_clear_error(text: Text, said: str) -> None:
    with pytest.raises(WordsError) as error:
        render(text, "en")
    assert said in str(error.value)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="no words in 'tlh'; languages: en, de"):
        render(Text("total"), "tlh")


def test_both_languages_have_the_same_common_messages_with_the_same_arguments() -> None:
    english, german = (message_ids(language) for language in LANGUAGES)
    assert english == german
    used = [sorted(set(re.findall(r"\$\w+", source(language)))) for language in LANGUAGES]
    assert used[0] == used[1]


@pytest.mark.parametrize(
    "reason",
    [
        "over",
        "not-asked",
        "shape",
        "not-offered",
        "not-waiting",
        "nothing-to-undo",
        "nothing-to-redo",
        "undo",
    ],
)
def test_every_refusal_of_the_kernel_has_words(reason: str) -> None:
    for language in LANGUAGES:
        assert render(Text(f"why-{reason}"), language).endswith(".")


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_sentences_with_a_number_are_rendered_for_every_number(count: int) -> None:
    said = {render(Text("undo-needs", count=count), language) for language in LANGUAGES}
    assert len(said) == 2


def test_a_text_is_plain_data() -> None:
    text = Text("a", n=1, who=Text("seat", seat=0))
    assert text.plain() == ["a", {"n": 1, "who": ["seat", {"seat": 0}]}]
    assert Text("b").plain() == ["b"]
    assert text == Text("a", n=1, who=Text("seat", seat=0))
    assert text != Text("a", n=2)
    assert len({Text("b"), Text("b")}) == 1
    assert repr(Text("b")) == "Text(['b'])"
