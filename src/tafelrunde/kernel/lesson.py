"""Lesson: matches that were played before, and the places in them where a learner takes over.

A game's lesson has chapters: a first one for a first match, and what comes on top of that. It is
made of matches in one line of notation each, with a few steps. A step begins after so many moves
of its match; the next ones are how to do it, and a task may take other answers for right as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """A question that a step is about, and its right answers; without any, all are right.

    A word also stands for every answer that begins with it.
    """

    def __init__(self, kind: str, *right: Option) -> None:
        self.kind = kind
        self.right = right

    def counts(self, option: Option) -> bool:
        """Whether this is an answer at all, and no small part of one."""
        return True

    def fits(self, option: Option) -> bool:
        if not self.right or option in self.right:
            return True
        return isinstance(option, tuple) and option[0] in self.right


class Step:
    """One thing to learn: from where in the match, and what is to be done there.

    `scale` names the part of the score table that it is about.
    """

    def __init__(self, id: str, at: int, *tasks: Task, scale: str = "") -> None:
        self.id = id
        self.at = at
        self.tasks = tasks
        self.scale = scale


class Standing:
    """How far a learner has come in a step.

    `task` is the one that is due; none where the step is done, or where `strayed` says that the
    learner has done something else.
    """

    def __init__(self, done: int, task: Task | None, strayed: bool) -> None:
        self.done = done
        self.task = task
        self.strayed = strayed


class Part:
    """A match, and the steps that a learner takes in it.

    Where a learner has chosen otherwise than the match, a later step begins with what was chosen,
    as far as the match can still be followed: each question of the kind `beat` is a place where
    both fall in step again. Without one every step begins as the match did.
    """

    def __init__(self, line: str, *steps: Step, beat: str = "") -> None:
        self.line = line
        self.steps = steps
        self.beat = beat


class Lesson:
    """The steps of a game's lesson, chapter by chapter; the learner sits on seat 0."""

    def __init__(
        self,
        *chapters: Sequence[Part],
        scales: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    ) -> None:
        self.steps: list[Step] = []
        self.lines: list[str] = []
        self.beats: list[str] = []
        # Parts of the score table: how many of a thing, in words of numbers, and what they bring.
        self.scales = scales or {}
        self.chapters: list[tuple[int, int]] = []
        for parts in chapters:
            first = len(self.steps)
            for part in parts:
                self.steps.extend(part.steps)
                self.lines.extend([part.line] * len(part.steps))
                self.beats.extend([part.beat] * len(part.steps))
            self.chapters.append((first, len(self.steps)))

    def follows(self, number: int) -> bool:
        """Whether a step takes place in the match of the one before."""
        return number > 0 and self.lines[number] == self.lines[number - 1]

    def chapter_of(self, number: int) -> tuple[int, int]:
        """The first step of the chapter that a step belongs to, and the one after its last."""
        return next((first, end) for first, end in self.chapters if number < end)


def standing(step: Step, moves: Sequence[tuple[str, Option]]) -> Standing:
    """How far these answers of the learner lead in a step; others than it asks for count for
    nothing."""
    done = 0
    for kind, option in moves:
        if done == len(step.tasks):
            break
        task = step.tasks[done]
        if kind != task.kind or not task.counts(option):
            continue
        if not task.fits(option):
            return Standing(done, None, strayed=True)
        done += 1
    return Standing(done, step.tasks[done] if done < len(step.tasks) else None, strayed=False)
