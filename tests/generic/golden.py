"""Golden playthroughs: a match told in words, kept as text that a person can check.

`make goldens` writes the files anew; then read what changed before you keep it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from tafelrunde import Match
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.notation import option_text
from tafelrunde.kernel.text import Text
from tafelrunde.words import render

Player = Callable[[Match, Decision], Option]

ROOT = Path(__file__).resolve().parent.parent


def check_golden(game: str, name: str, text: str) -> None:
    """The text is the one kept in tests/<game>/golden/<name>.txt."""
    path = ROOT / game / "golden" / f"{name}.txt"
    if os.environ.get("TAFELRUNDE_GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path} is missing; `make goldens` writes it"
    assert text == path.read_text(encoding="utf-8"), f"`make goldens` writes {path} anew"


def playthrough(title: str, shows: Iterable[str], match: Match, player: Player) -> str:
    """Play a match that listens to its end, telling each question, answer and what came of it.

    `shows` are the sections of the rules that the playthrough shows.
    """
    assert match.listening
    header = match.header
    lines = [title, "=" * len(title), ""]
    lines += [f"Shows: {section}" for section in shows]
    lines += [f"{header.game} for {header.seats}, seed {header.seed}"]
    defaults = {setting.name: setting.default for setting in match.game.settings}
    for key, value in header.options.items():
        if value != defaults[key]:
            lines.append(f"{key} = {value}")
    lines += ["", *told(match, 0)]
    while not match.over:
        decision = match.decisions[0]
        lines += answered(match, decision, player(match, decision))
    lines += ["", *sheet(match)]
    return "".join(f"{line}\n" for line in lines)


def from_moves(moves: Iterable[Option]) -> Player:
    """A player that makes these moves in turn, whoever is asked."""
    left = iter(moves)

    def play(_match: Match, _decision: Decision) -> Option:
        return next(left)

    return play


def answered(match: Match, decision: Decision, option: Option) -> list[str]:
    game, state = match.game, match.state
    number = len(match.log) + 1
    who = said(Text("seat", seat=decision.seat), match)
    question = said(game.prompt(state, decision), match)
    label = said(game.label(state, decision, option), match)
    before = len(match.heard)
    match.play(decision.seat, option)
    lines = [f"{number:4} {who}: {question}", f"       > {label}  ({option_text(option)})"]
    return lines + told(match, before)


def told(match: Match, since: int) -> list[str]:
    """What happened since an event, with a note where not everybody may know it."""
    events = [heard.event for heard in match.heard[since:]]
    return [
        f"       {said(sentence.text, match)}{audience(sentence.to, match)}"
        for sentence in match.game.narrate(match.state, events)
    ]


def audience(to: int, match: Match) -> str:
    if to == -1:
        return ""
    seats = [str(seat + 1) for seat in range(match.seats) if (to >> seat) & 1]
    return f"  [to seat {', '.join(seats)}{' and spectators' if to < 0 else ''}]"


def sheet(match: Match) -> list[str]:
    lines = []
    for line in match.score_sheet:
        points = "".join(f"{number:5}" for number in line.points)
        lines.append(f"{said(Text(line.id), match):24}{points}")
    lines.append(f"{'Total':24}" + "".join(f"{score:5}" for score in match.scores))
    lines.append(f"{'Place':24}" + "".join(f"{place:5}" for place in match.ranking))
    return lines


def said(text: Text, match: Match) -> str:
    return render(text, "en", "words", match.header.names)
