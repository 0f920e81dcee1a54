"""Words and reasons: whatever a player can point at is offered or explained, in both languages."""

from __future__ import annotations

from tafelrunde.words import LANGUAGES, message_ids, render
from tests.generic.cases import Case, every_case, every_game
from tests.generic.course import stops
from tests.generic.playing import all_options
from tests.generic.saying import says

NO_REASONS = {"not-offered", "not-possible", "shape"}


@every_case
def test_every_question_and_answer_has_words(case: Case) -> None:
    for here in stops(case, "questions", 15):
        game, state = here.game, here.state
        for decision in here.decisions:
            says(game.prompt(state, decision), here)
            options = all_options(decision)
            labels = [render(game.label(state, decision, option), "en") for option in options]
            assert len(set(labels)) > len(labels) / 2 or len(labels) < 4
            for option in options[:60]:
                says(game.label(state, decision, option), here)
                assert all(
                    isinstance(target, str) for target in game.targets(state, decision, option)
                )


@every_case
def test_every_candidate_is_offered_or_has_a_reason_never_both(case: Case) -> None:
    for here in stops(case, "reasons", 15):
        for decision in here.decisions:
            shape = here.game.questions[decision.kind].shape
            candidates = here.game.candidates(here.state, decision)
            assert set(all_options(decision)) <= set(candidates)
            for option in candidates:
                assert shape.index(option) >= 0
                reason = here.game.why_not(here.state, decision, option)
                assert (reason is None) == decision.offers(option), (decision, option, reason)
                text = here.reason(decision.seat, option)
                assert (text is None) == (reason is None)
                if reason is not None and text is not None:
                    assert reason not in NO_REASONS
                    says(text, here)


@every_game
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, german = (message_ids(language, name) for language in LANGUAGES)
    assert sorted(english) == sorted(german)
    assert len(set(english)) == len(english)
    assert all(word.startswith((f"{name}-", "icon-")) for word in english)
