"""What the server says of tournaments, declared for the browser as `said.py` declares the rest."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from tafelrunde.server.web.said import Said

Text = Annotated[list[Any], Meta(extra={"ts": "Text"})]
# Exact points: a whole number, or a fraction as "11/2".
Points = int | str


class Entrant(Said):
    """Somebody who takes part, or did. Who runs the tournament gets a favourite's rank, or 0."""

    id: int
    name: str
    groups: dict[str, str]
    active: bool
    favourite: int | UnsetType = UNSET


class Place(Said):
    """A seat of a table; `place` is that in the standings before this round."""

    player: int
    name: str
    place: str


class Claim(Said):
    """What somebody says the scores of a table are, or in words what is wrong with them."""

    by: str
    scores: list[int]
    words: str


class Hand(Said):
    """Who entered or confirmed a result, and what that person's phone is called."""

    by: str
    device: str


class Hurried(Said):
    """A seat that has to act, and until when."""

    seat: int
    until: float


class Board(Said):
    """A table of a round; `code` is the table of this server at which it is played, `watched`
    whether others than its players may look on there now. With the snail tormentor at it, `hurry`
    says who has to act until when.

    `lots` says who was drawn for what at a wooden table, `first` who begins.
    Only who runs the tournament gets `slip`, `claims`, `entered` and `confirmed`, and the `walk`
    over the board at a wooden table with the snail tormentor.
    """

    number: int
    place: Literal["wooden", "online"]
    code: str | None
    watched: bool
    status: Literal["open", "entered", "confirmed", "disputed", "ruled", "corrected"]
    seats: list[Place]
    scores: list[int] | None
    points: list[Points] | None
    by: str
    lots: dict[str, list[int]]
    first: int | None
    reached: int
    tormented: bool
    hurry: list[Hurried]
    slip: str | UnsetType = UNSET
    claims: list[Claim] | UnsetType = UNSET
    entered: Hand | UnsetType = UNSET
    confirmed: Hand | UnsetType = UNSET
    walk: list[Text] | UnsetType = UNSET


class RoundClock(Said):
    """The clock of a round; `since` is the running stretch, `played` the seconds before it."""

    drafting: float | None
    started: float | None
    since: float | None
    played: float
    extra: int


class Round(Said):
    """A round of a game; `course` says of each of that game's rounds whether a stage ends with
    it, `deals` whether cards are dealt, `referees` whether a farm can be counted by pointing,
    `slowest` the table that has come least far, where that can be known."""

    number: int
    game: str
    published: bool
    complete: bool
    scored: bool
    out: list[int]
    hand: bool
    proven: list[Text]
    course: list[bool]
    referees: bool
    deals: bool
    clock: RoundClock
    slowest: int | None
    tables: list[Board]


class Counted(Said):
    """What lies before a player: what is wrong with it, and its points line by line."""

    faults: list[Text]
    lines: dict[str, int]
    total: int


class Cell(Said):
    """Somebody's round in the standings."""

    round: int
    table: int
    points: Points | None
    score: int | None
    provisional: bool


class Standing(Said):
    """Somebody's line in the standings."""

    place: str
    player: int
    name: str
    points: Points
    wins: int
    score: int
    active: bool
    prize: Points
    cells: list[Cell]


class StageStandings(Said):
    """The standings of one of several stages, counted from 0: a day, a final."""

    stage: int
    standings: list[Standing]


class Logged(Said):
    """Something that happened."""

    n: int
    at: float | None
    by: str
    device: str
    text: Text
    stands: bool
    undoes: int | None


class Limits(Said):
    """Seconds for the draft, for playing, and for an action with the snail tormentor."""

    draft: int
    play: int
    action: int


class Stage(Said):
    """So many rounds, and who plays them."""

    name: str
    rounds: int
    take: Literal["all", "best", "winners", "firsts"]
    count: int
    by: list[str]


class Dealt(Said):
    """How cards come to hand in a round."""

    deal: int
    keep: int
    how: Literal["discard", "draft", "none"]
    occupations: Literal["left", "right"]
    minors: Literal["left", "right"]


class RulesShown(Said):
    """The rules that pages speak of; `changed` names those that are not as in the preset."""

    preset: str
    games: list[str]
    stages: list[Stage]
    sizes: list[int]
    points: dict[str, list[Points]]
    tiebreaks: list[str]
    share_after: Literal["score", "resources"]
    goals: list[str]
    first_round: Literal["random", "apart", "snake"]
    starts: Literal["balanced", "lot"]
    start_drawn: Literal["after deal", "before deal"]
    deals: list[Dealt]
    bans: list[str]
    duplicate: bool
    changed: list[str]
    clock: Limits
    confirm: bool
    championship: bool
    prizes: list[Points]
    # Others look on live, after the end, or so many seconds late.
    watch: Literal["live", "after"] | int


class Tournament(Said):
    """A tournament; only who runs it gets `log` and the key of the `helper` link."""

    n: int
    code: str
    title: str
    staff: bool
    entry: bool
    closed: bool
    total: int
    rules: RulesShown
    players: list[Entrant]
    apart: list[list[int]]
    rounds: list[Round]
    standings: list[Standing]
    stages: list[StageStandings]
    helper: str | UnsetType = UNSET
    log: list[Logged] | UnsetType = UNSET
