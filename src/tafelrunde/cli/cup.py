"""What `tafelrunde tournament` can do, a function for each word."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from rich.table import Table

from tafelrunde.cli.desk import Answer, Desk, kept
from tafelrunde.cli.voice import Unable
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.events import UNDONE, standing
from tafelrunde.ledger.shares import shown
from tafelrunde.tournament import Tournament, designer, entries, exports, load, new, sizes
from tafelrunde.tournament.printing import PAGES, Page
from tafelrunde.tournament.stages import final_places
from tafelrunde.tournament.state import Round
from tafelrunde.tournament.telling import told
from tafelrunde.tournament.why import prices, proven, why

# A result that somebody has still to look at.
_OPEN: Final = {
    "entered": Text("tournament-said-entered"),
    "disputed": Text("tournament-said-disputed"),
}

# What is done to the tournament of a file, and what needs none.
Verb = Callable[[Desk, Tournament], Answer]
Bare = Callable[[Desk], Answer]


# --- before the first round -------------------------------------------------------------------


def count(desk: Desk) -> Answer:
    if len(desk.words) != 1:
        raise Unable("tournament-cli-players")
    wanted = desk.rules.get("sizes", list(sizes.OFFICIAL))
    tables = sizes.tables(desk.number(desk.words[0]), wanted)
    return Answer({"tables": tables}, [", ".join(map(str, tables))])


def begin(desk: Desk) -> Answer:
    desk.given(0)
    if desk.path().exists():
        raise Unable("tournament-cli-exists", file=str(desk.path()))
    made = new(desk.title or desk.path().stem, desk.preset, desk.seed or None, **desk.rules)
    made.save(desk.path())
    return Answer(made.header.row(), [desk.say("said-begun", file=str(desk.path()))])


def enter(desk: Desk, made: Tournament) -> Answer:
    if desk.csv is not None:
        desk.given(0)
        text = entries.decoded(desk.csv.read_bytes())
        return kept(desk, made, *entries.enter_all(made, text, desk.now, desk.by))
    names = desk.given(1, 1000)
    return kept(desk, made, *[made.enter(n, desk.now, desk.by, 0, **desk.groups) for n in names])


def _about_player(word: str) -> Verb:
    def verb(desk: Desk, made: Tournament) -> Answer:
        player = desk.player(made, desk.given(1)[0])
        return kept(desk, made, getattr(made, word)(player, desk.now, desk.by))

    return verb


def _about_pair(word: str) -> Verb:
    def verb(desk: Desk, made: Tournament) -> Answer:
        one, other = (desk.player(made, name) for name in desk.given(2))
        return kept(desk, made, getattr(made, word)(one, other, desk.now, desk.by))

    return verb


def rename(desk: Desk, made: Tournament) -> Answer:
    word, name = desk.given(2)
    event = made.edit(desk.player(made, word), name, at=desk.now, by=desk.by)
    return kept(desk, made, event)


def favourite(desk: Desk, made: Tournament) -> Answer:
    """A player's rank among the favourites; 0 for none."""
    word, rank = desk.given(2)
    player, place = desk.player(made, word), desk.number(rank)
    return kept(desk, made, made.edit(player, favourite=place, at=desk.now, by=desk.by))


def change(desk: Desk, made: Tournament) -> Answer:
    desk.given(0)
    return kept(desk, made, made.change(desk.rules, desk.now, desk.by))


# --- rounds -----------------------------------------------------------------------------------


def seat(desk: Desk, made: Tournament) -> Answer:
    desk.given(0)
    made.seat(desk.seconds, desk.now, desk.by)
    made.save(desk.path())
    return _shown(desk, made, made.current())


def show(desk: Desk, made: Tournament) -> Answer:
    desk.given(0)
    return _shown(desk, made, _round(desk, made))


def _round(desk: Desk, made: Tournament) -> Round:
    if desk.round is None:
        return made.current()
    made.table(1, desk.round)
    return made.state.rounds[desk.round - 1]


def _shown(desk: Desk, made: Tournament, played: Round) -> Answer:
    heading = "tournament-said-round" if played.published else "tournament-said-draft"
    said: list[Any] = [desk.voice.word(heading, round=played.number)]
    for table in played.tables:
        names = ", ".join(made.state.players[player].name for player in table.seats)
        scores = " ".join(map(str, table.scores or []))
        status = desk.voice.words(_OPEN[table.status]) if table.status in _OPEN else ""
        line = f"{desk.say('table', table=table.number)}: {names}  {scores}  {status}"
        said.append(line.rstrip())
    if played.out:
        names = ", ".join(made.state.players[player].name for player in played.out)
        said.append(desk.say("said-out", names=names))
    said.extend(desk.voice.words(text) for text in proven(played.proof))
    return Answer(exports.round_data(made.state, played), said)


def _about_round(word: str) -> Verb:
    def verb(desk: Desk, made: Tournament) -> Answer:
        desk.given(0)
        return kept(desk, made, getattr(made, word)(desk.now, desk.by))

    return verb


def advance(desk: Desk, made: Tournament) -> Answer:
    """Who plays a stage, where the organiser says so: its number, then the players."""
    number, *names = desk.given(2, 1000)
    players = [desk.player(made, name) for name in names]
    event = made.advance(desk.number(number) - 1, players, desk.now, desk.by)
    return kept(desk, made, event)


def draw(desk: Desk, made: Tournament) -> Answer:
    """Somebody by lot at a table, for what its players cannot agree on."""
    table, what = desk.given(2)
    return kept(desk, made, made.draw(desk.number(table), what, desk.now, desk.by))


def reached(desk: Desk, made: Tournament) -> Answer:
    table, number = (desk.number(word) for word in desk.given(2))
    return kept(desk, made, made.reached(table, number, desk.now, desk.by))


def torment(desk: Desk, made: Tournament) -> Answer:
    table = desk.number(desk.given(1)[0])
    return kept(desk, made, made.torment(table, desk.now, by=desk.by))


def release(desk: Desk, made: Tournament) -> Answer:
    table = desk.number(desk.given(1)[0])
    return kept(desk, made, made.release(table, desk.now, desk.by))


def reasons(desk: Desk, made: Tournament) -> Answer:
    """Why a table, or what each swap of a player would cost."""
    (word,) = desk.given(1)
    number = _round(desk, made).number
    if word.isdecimal():
        said = why(made.state, number, int(word))
        return Answer([text.plain() for text in said], [desk.voice.words(text) for text in said])
    player = desk.player(made, word)
    found = prices(made.state, number, player)
    data = [{"with": other, "costs": costs} for other, costs in found]
    rows = []
    for other, costs in found:
        parts = [f"{by:+d} {desk.say(f'goal-{goal}')}" for goal, by in costs.items() if by]
        rows.append(f"{made.state.players[other].name}: {', '.join(parts) or '0'}")
    return Answer(data, rows)


# --- results ----------------------------------------------------------------------------------


def result(desk: Desk, made: Tournament) -> Answer:
    table, *scores = desk.given(2, 20)
    entered = made.result(
        desk.number(table), desk.scores(scores), desk.round, at=desk.now, by=desk.by
    )
    made.save(desk.path())
    row = None if entered.event is None else entered.event.row()
    said = desk.say(f"said-result-{entered.kind}", table=table)
    return Answer({"kind": entered.kind, "event": row}, [said])


def correct(desk: Desk, made: Tournament) -> Answer:
    table, *scores = desk.given(2, 20)
    number, values = desk.number(table), desk.scores(scores)
    event = made.correct(number, values, round=desk.round, at=desk.now, by=desk.by)
    return kept(desk, made, event)


def confirm(desk: Desk, made: Tournament) -> Answer:
    table = desk.number(desk.given(1)[0])
    return kept(desk, made, made.confirm(table, desk.round, desk.now, desk.by))


def dispute(desk: Desk, made: Tournament) -> Answer:
    table, *words = desk.given(1, 2)
    said = words[0] if words else ""
    event = made.dispute(desk.number(table), said, desk.round, desk.now, desk.by)
    return kept(desk, made, event)


def playoff(desk: Desk, made: Tournament) -> Answer:
    """Names and scores in turn: Anna 40 Bernd 38."""
    given = desk.given(4, 16)
    players = [desk.player(made, name) for name in given[::2]]
    scores = [desk.number(score) for score in given[1::2]]
    return kept(desk, made, made.playoff(players, scores, desk.now, desk.by))


def standings(desk: Desk, made: Tournament) -> Answer:
    desk.given(0)
    if desk.stage is not None and not 0 < desk.stage <= len(made.rules["stages"]):
        raise Unable("tournament-cli-stage", stage=desk.stage, stages=len(made.rules["stages"]))
    if desk.stage is not None:
        rows = [row for row in made.standings(desk.round, desk.stage - 1) if row.cells]
    elif desk.round is not None:
        rows = made.standings(desk.round)
    else:
        rows = final_places(made.state)
    table = Table(box=None, pad_edge=False)
    for name in ("place", "player", "wins", "score", "points"):
        right = name != "player"
        table.add_column(desk.say(f"column-{name}"), justify="right" if right else "left")
    for row in rows:
        place = f"{row.place}{'=' if row.shared else ''}"
        points = shown(row.points, desk.voice.language)
        table.add_row(place, row.name, str(row.wins), str(row.score), points)
    return Answer([exports.standing_data(row) for row in rows], [table])


# --- the record -------------------------------------------------------------------------------


def undo(desk: Desk, made: Tournament) -> Answer:
    given = desk.given(0, 1)
    of = desk.number(given[0]) if given else None
    return kept(desk, made, made.undo(of, desk.now, desk.by))


def log(desk: Desk, made: Tournament) -> Answer:
    """The audit trail; what was taken back is marked."""
    desk.given(0)
    stands = {event.n for event in standing(made.events)}
    rows = [event.row() | {"stands": event.n in stands} for event in made.events]
    said = []
    for event in made.events:
        back = event.n not in stands and event.name != UNDONE
        by = f" ({event.by})" if event.by else ""
        words = desk.voice.words(told(made, event))
        said.append(f"{event.n:4} {'×' if back else ' '} {words}{by}")
    return Answer(rows, said)


def export(desk: Desk, made: Tournament) -> Answer:
    desk.given(0)
    known = ("json", "csv", *PAGES)
    if desk.page not in known:
        raise Unable("tournament-cli-page", page=desk.page, known=", ".join(known))
    found: Any
    if desk.page == "json":
        found = exports.data(made)
        text = json.dumps(found, ensure_ascii=False, indent=1)
    elif desk.page == "csv":
        found = text = exports.spreadsheet(made.state, desk.voice.language)
    else:
        number = desk.round
        found = text = Page(made, desk.voice.language).write(desk.page, number)
    if desk.out is None:
        return Answer(found, [text.rstrip("\n")])
    desk.out.write_text(text, encoding="utf-8")
    return Answer({"file": str(desk.out)}, [desk.say("said-written", file=str(desk.out))])


def design(desk: Desk) -> Answer:
    if len(desk.words) != 3:
        raise Unable("tournament-cli-design")
    players, games, size = (desk.number(word) for word in desk.words)
    tables = designer.design(players, games, size, desk.seconds)
    numbered = [[player + 1 for player in table] for table in tables]
    return Answer({"tables": numbered}, [" ".join(map(str, table)) for table in numbered])


BARE: Final[dict[str, Bare]] = {"new": begin, "sizes": count, "design": design}
VERBS: Final[dict[str, Verb]] = {
    "enter": enter,
    "drop": _about_player("drop"),
    "return": _about_player("bring_back"),
    "forbid": _about_pair("forbid"),
    "allow": _about_pair("allow"),
    "rename": rename,
    "favourite": favourite,
    "rules": change,
    "seat": seat,
    "swap": _about_pair("swap"),
    "publish": _about_round("publish"),
    "advance": advance,
    "show": show,
    "why": reasons,
    "draft": _about_round("draft"),
    "start": _about_round("start"),
    "pause": _about_round("pause"),
    "resume": _about_round("resume"),
    "draw": draw,
    "reached": reached,
    "torment": torment,
    "release": release,
    "result": result,
    "confirm": confirm,
    "dispute": dispute,
    "correct": correct,
    "playoff": playoff,
    "standings": standings,
    "export": export,
    "undo": undo,
    "log": log,
    "close": _about_round("close"),
}
WORDS: Final = (*BARE, *VERBS)


def done(what: str, desk: Desk) -> Answer:
    """Do what a word says."""
    if what in BARE:
        return BARE[what](desk)
    return VERBS[what](desk, load(desk.path()))
