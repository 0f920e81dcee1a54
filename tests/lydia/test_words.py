"""The words of Lydia in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.lydia.cards.checking import COUNTED
from tafelrunde.games.lydia.cards.deck import CARDS, deck_of
from tafelrunde.games.lydia.game import game
from tafelrunde.games.lydia.terms import MODULES
from tafelrunde.games.lydia.words import card_effect, card_title
from tafelrunde.kernel.settings import Choice, Several
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render, source

# Names, signs and figures that are the same in both languages.
SAME = {
    "lydia-amount-coin",
    "lydia-city-so-many",
    "lydia-title",
    "lydia-title-short",
    "lydia-sign-blue",
    "lydia-sign-green",
    "lydia-sign-lydian",
}
NUMBERS = {
    "count",
    "each",
    "level",
    "limit",
    "lost",
    "most",
    "number",
    "of",
    "points",
    "price",
    "rank",
    "round",
    "space",
    "turn",
}


class Variables(Visitor):
    """The variables of a message, and those that choose between forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        numbers = {v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)}
        if isinstance(node.selector, ast.VariableReference) and (keys & {"one"} or numbers):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def patterns(language: str) -> Iterator[tuple[str, str, Variables]]:
    """Each message or attribute by its id, with its source and variables."""
    text = source(language, "lydia")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        pieces = [(entry.id.name, entry.value)] if entry.value is not None else []
        pieces += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for name, pattern in pieces:
            assert pattern is not None
            found = Variables()
            found.visit(pattern)
            span = pattern.span
            assert span is not None
            yield name, text[span.start : span.end], found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_with_a_number_is_right_for_0_1_2_and_5(language: str) -> None:
    numbered = 0
    for name, _, variables in patterns(language):
        if name.startswith("icon-"):
            continue
        counted = variables.numbers | (variables.names & NUMBERS)
        for number in (0, 1, 2, 5) if counted else (0,):
            args: dict[str, int | str | Text] = dict.fromkeys(variables.names, "word")
            args.update(dict.fromkeys(counted, number))
            said = render(Text(name, **args), language)
            assert said
            assert not re.search(r"[{}\[\]$]", said), (name, said)
            if number == 1 and counted:
                assert not re.search(
                    r"\b1 (coins|points|properties|bonuses|turns|resources)\b", said
                )
                assert not re.search(r"\b1 (Münzen|Punkte|Ländereien|Boni|Züge|Ressourcen)\b", said)
        numbered += bool(counted)
    assert numbered > 40


def test_no_string_is_the_same_in_both_languages() -> None:
    english, german = ({name: text for name, text, _ in patterns(lang)} for lang in LANGUAGES)
    same = {
        name
        for name, text in english.items()
        if text == german[name]
        and re.search(r"[a-zA-Z]", re.sub(r"\[[^]]*\]|\{[^{}]*\}", "", text))
    }
    assert same <= SAME


def test_every_card_has_a_title_and_a_text_of_our_own_in_both_languages() -> None:
    facts = deck_of("")
    for language in LANGUAGES:
        titles = {render(card_title(facts, card), language) for card in range(CARDS)}
        assert len(titles) == CARDS
        for face in (0, 1):
            effects = {render(card_effect(facts, card, face), language) for card in range(CARDS)}
            assert len(effects) == CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_title_a_help_and_words_for_its_values(language: str) -> None:
    for setting in game.settings:
        name = "lydia-option-" + setting.name.replace(".", "-")
        assert render(Text(name), language)
        assert render(Text(f"{name}.help"), language)
        if isinstance(setting, Choice):
            assert all(render(Text(f"{name}-{value}"), language) for value in setting.values)
        if isinstance(setting, Several):
            assert render(Text(f"{name}-{setting.whole}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_a_title_an_explanation_and_advice(language: str) -> None:
    for module in MODULES:
        for piece in ("", ".help", ".advice"):
            assert render(Text(f"lydia-module-{module}{piece}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_words(language: str) -> None:
    for preset in game.presets:
        assert render(Text(f"lydia-preset-{preset}"), language)
        assert render(Text(f"lydia-preset-{preset}.help"), language)


def test_what_purple_cards_count_has_words() -> None:
    for language in LANGUAGES:
        for counted in COUNTED[4:]:
            assert render(Text(f"lydia-counted-{counted}"), language)
