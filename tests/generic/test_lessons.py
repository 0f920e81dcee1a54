"""Lessons: every game's lesson can be played to its end by its own hints."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tafelrunde import new
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.lesson import Lesson, standing
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import from_notation
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.registry import find_game
from tafelrunde.words import LANGUAGES, house_source, message_ids

GAMES = ["agricola", "loyang", "lydia"]


def lesson_of(game: str) -> Lesson:
    found = find_game(game).lesson()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("game", "scores"), [("agricola", [43, 31]), ("loyang", [14, 12]), ("lydia", [80, 76])]
)
def test_the_match_of_a_lesson_still_leads_where_it_led(game: str, scores: list[int]) -> None:
    """A change of the rules that touches what a lesson says is noticed."""
    match = from_notation(lesson_of(game).lines[0])
    assert (match.finished, match.scores) == (True, scores)


def begun(whole: Match) -> Match:
    """The same match before its first move."""
    old = whole.header
    match = Match(whole.game, Header(old.game, old.rules, old.seats, old.options, old.seed, []))
    match.start()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_done_by_what_its_record_does(game: str) -> None:
    lesson = lesson_of(game)
    whole = from_notation(lesson.lines[0])
    match, after, line = begun(whole), 0, lesson.lines[0]
    for step, following in zip(lesson.steps, lesson.lines, strict=True):
        if following != line:
            whole = from_notation(following)
            match, after, line = begun(whole), 0, following
        assert step.at >= after, f"{step.id} begins before the step before it is done"
        for move in whole.moves[after : step.at]:
            match.make_ready(move)
            match.play(move.seat, move.option)
        after = step.at
        own: list[tuple[str, Option]] = []
        for done, task in enumerate(step.tasks):
            at = standing(step, own)
            assert (at.done, at.task, at.strayed) == (done, task, False)
            while True:
                move = whole.moves[after]
                match.make_ready(move)
                decision = match.decision(move.seat)
                assert decision is not None
                right = [option for option in decision.options if task.fits(option)]
                match.play(move.seat, move.option)
                after += 1
                if move.seat == 0:
                    own.append((move.kind, move.option))
                    if move.kind == task.kind:
                        break
            assert move.option in right
            # Whoever is taught has something else to do, or is only told what comes next.
            assert len(right) < len(decision.options) or not task.right
        at = standing(step, own)
        assert (at.done, at.task, at.strayed) == (len(step.tasks), None, False)


def test_another_answer_than_the_step_is_about_has_strayed() -> None:
    step = lesson_of("agricola").steps[3]
    assert standing(step, [("place", "fishing")]).strayed
    one_space = standing(step, [("place", "fencing"), ("fence", 8)])
    assert (one_space.done, one_space.strayed) == (1, True)
    drawn_by_edges = standing(
        step, [("place", "fencing"), ("fence", ("edge", 3)), ("fence", "done")]
    )
    assert (drawn_by_edges.task, drawn_by_edges.strayed) == (None, False)


def jumps(lesson: Lesson) -> list[str]:
    """The steps before which the learner has made moves that nobody was asked for."""
    found = []
    after, line = 0, ""
    for step, following in zip(lesson.steps, lesson.lines, strict=True):
        moves = from_notation(following).moves
        begins = after if following == line else step.at
        if any(move.seat == 0 for move in moves[begins : step.at]):
            found.append(step.id)
        line, after = following, step.at
        for task in step.tasks:
            while moves[after].seat or moves[after].kind != task.kind:
                after += 1
            after += 1
        # What is left of the same turn.
        opening = step.tasks[0].kind
        while after < len(moves) and moves[after].seat == 0 and moves[after].kind != opening:
            after += 1
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_that_a_step_promises_are_those_of_its_match(language: str) -> None:
    """The sum beside what a step brings is what its record made of it."""
    lesson = lesson_of("agricola")
    said = {
        entry.id.name: attribute.value.elements
        for entry in FluentResource(find_game("agricola").learning(language)).body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == "gain"
    }
    promised = 0
    for step, line in zip(lesson.steps, lesson.lines, strict=True):
        [gain] = said[f"agricola-step-{step.id}"]
        assert isinstance(gain, ast.TextElement)
        points = re.search(r"\+(\d+) (?:point|Punkt)", gain.value)
        if points is None:
            continue
        promised += 1
        whole = from_notation(line)
        match, before = begun(whole), 0
        own: list[tuple[str, Option]] = []
        for made, move in enumerate(whole.moves):
            if made == step.at:
                before = match.scores[0]
            match.make_ready(move)
            match.play(move.seat, move.option)
            if made >= step.at and move.seat == 0:
                own.append((move.kind, move.option))
                if standing(step, own).task is None:
                    break
        assert match.scores[0] - before == int(points[1]), step.id
    assert promised > 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_to_do_and_what_it_brings_and_why(game: str, language: str) -> None:
    said = {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in FluentResource(find_game(game).learning(language)).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game}-step-")
        for attribute in entry.attributes
    }
    wanted = {
        f"{game}-step-{step.id}.{part}"
        for step in lesson_of(game).steps
        for part in (
            "why",
            "done",
            "gain",
            "sum",
            *(f"do{task}" for task in range(len(step.tasks))),
        )
    }
    lesson = lesson_of(game)
    wanted |= {f"{game}-step-{lesson.steps[first].id}.chapter" for first, _ in lesson.chapters[1:]}
    since = {one for one in said if one.endswith(".since")}
    # A name for where there is little room is only for those that need one.
    assert {one for one in said - since if not one.endswith(".short")} == wanted
    # Where time has passed it is told.
    assert since >= {f"{game}-step-{step}.since" for step in jumps(lesson)}


def test_both_languages_say_the_same_things_to_learners() -> None:
    english, german = (
        [
            entry.id.name
            for entry in FluentResource(house_source(language, "learn/learn")).body
            if isinstance(entry, ast.Message)
        ]
        for language in LANGUAGES
    )
    assert english == german


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("agricola", 2, {}),
        ("agricola", 4, {"partner.enabled": True, "partner.scoring": "product"}),
        ("loyang", 3, {}),
        ("lydia", 3, {"modules": ["pactolus", "estates"]}),
    ],
)
def test_every_line_of_a_score_sheet_leads_to_its_paragraph(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    book = find_game(game).rulebook()
    assert book is not None
    lines = [line.id for line in new(game, seats=seats, seed=1, options=options).score_sheet]
    lost = [line for line in lines if book.of(line.removeprefix(f"{game}-")) is None]
    assert lost == []
    # Only what is named so is a link in the browser.
    assert all(line.startswith(f"{game}-score-") for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_and_score_line_has_its_paragraph(game: str) -> None:
    book = find_game(game).rulebook()
    assert book is not None
    asked = [
        name.removeprefix(f"{game}-")
        for name in message_ids("en", game)
        if name.startswith((f"{game}-why-", f"{game}-score-"))
    ]
    assert [name for name in asked if book.of(name) is None] == []
    exact = [name for about in book.paragraphs.values() for name in about if name[-1] != "*"]
    assert sorted(set(exact) - set(asked)) == []
    assert len(exact) == len(set(exact))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_a_title_and_words(game: str, language: str) -> None:
    book = find_game(game).rulebook()
    assert book is not None
    said = [
        entry.id.name.removeprefix(f"{game}-rule-")
        for entry in FluentResource(find_game(game).learning(language)).body
        if isinstance(entry, ast.Message)
        and entry.id.name.startswith(f"{game}-rule-")
        and entry.value is not None
        and [attribute.id.name for attribute in entry.attributes] == ["title"]
    ]
    assert said == list(book.paragraphs)


@pytest.mark.parametrize("game", GAMES)
def test_the_small_boards_of_a_paragraph_show_one_position_after_another(game: str) -> None:
    book = find_game(game).rulebook()
    assert book is not None
    lesson = lesson_of(game)
    numbers = {step.id: number for number, step in enumerate(lesson.steps)}
    assert len(book.boards) >= 5
    assert book.boards.keys() <= book.paragraphs.keys()
    for paragraph, shown in book.boards.items():
        seen = []
        for step, moves in shown:
            whole = from_notation(lesson.lines[numbers[step]])
            match = begun(whole)
            for move in whole.moves[: lesson.steps[numbers[step]].at + moves]:
                match.make_ready(move)
                match.play(move.seat, move.option)
            seen.append(match.view(None))
        assert len(seen) >= 2, paragraph
        assert all(one != other for one, other in pairwise(seen)), paragraph
    for language in LANGUAGES:
        said = [
            entry.id.name
            for entry in FluentResource(find_game(game).learning(language)).body
            if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game}-shown-")
        ]
        wanted = [
            f"{game}-shown-{paragraph}-{number}"
            for paragraph, shown in book.boards.items()
            for number in range(1, len(shown) + 1)
        ]
        assert sorted(said) == sorted(wanted)
