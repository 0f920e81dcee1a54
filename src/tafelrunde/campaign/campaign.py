"""Campaign: header and events; everything else is computed from what stands of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tafelrunde.campaign.fold import State, folded
from tafelrunde.campaign.forms import TRIATHLON, form_of
from tafelrunde.kernel.errors import RecordError, Refused, TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record, entry_row, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.series import Outcome, Series
from tafelrunde.kernel.start import new as new_match
from tafelrunde.ledger import lines
from tafelrunde.ledger.events import UNDONE, Event, standing

FORMAT: Final = 1


@dataclass
class Header:
    """What a campaign starts from.

    `players` are the names of bots, or "person"; `of` is how many matches a best of has; `branch`
    is the event after which it left another campaign.
    """

    form: str
    game: str
    seats: int
    names: list[str]
    players: list[str]
    options: dict[str, Any]
    seed: str
    of: int = 0
    branch: int = 0
    title: str = ""

    def row(self) -> dict[str, Any]:
        return {"tafelrunde-campaign": FORMAT, **self.__dict__}


_KINDS: Final[dict[str, type]] = {
    "form": str,
    "game": str,
    "seats": int,
    "names": list,
    "players": list,
    "options": dict,
    "seed": str,
    "of": int,
    "branch": int,
    "title": str,
}


@dataclass
class Campaign:
    """A campaign: events are only added, what they lead to is `state`."""

    header: Header
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.series: Series = form_of(self.header.form, self.header.game, self.header.of)
        self.state: State = folded(self.header.seats, self.header.seed, self.series, self.events)

    # --- what happens ----------------------------------------------------------------------

    def begin(self, seed: str | None = None) -> Event:
        """Begin the next match; its seed comes from the campaign's and its number.

        "" is the seed of a match that is dealt elsewhere.
        """
        state = self.state
        plan = state.plan
        options = {**self._match_options(plan.game), **plan.options}
        facts = {
            "match": len(state.legs) + 1,
            "game": plan.game,
            "options": options,
            "seed": f"{self.header.seed}-{len(state.legs) + 1}" if seed is None else seed,
        }
        return self.add("begun", facts)

    def open(self) -> Match:
        """The running match at its set-up."""
        leg = self.state.running
        if leg is None:
            raise Refused("no match is running", "campaign-why-no-match")
        return new_match(
            leg.game,
            self.header.seats,
            leg.seed,
            leg.options,
            self.header.names or None,
            hashing=True,
        )

    def end(self, match: Match) -> Event:
        """Enter the running match, which is over, with its record."""
        leg = self.state.running
        if leg is None:
            raise Refused("no match is running", "campaign-why-no-match")
        if not match.over or match.closed:
            raise Refused("the match is not over", "campaign-why-not-over")
        record = match.record
        check_same(record, leg.game, self.header.seats, leg.seed)
        facts = outcome_facts(self.series.outcome(match))
        facts["record"] = [
            header_row(record.header),
            *(entry_row(n, entry) for n, entry in enumerate(record.entries, start=1)),
        ]
        return self.add("ended", facts)

    def enter(self, outcome: Outcome, table: str = "") -> Event:
        """Enter the result of a match that was played elsewhere, at this table of a server."""
        if self.state.running is None:
            self.begin()
        facts = outcome_facts(outcome)
        return self.add("ended", {**facts, "table": table} if table else facts)

    def give_up(self) -> Event:
        """The running match comes to no end; alone that is a failure, otherwise it counts not."""
        return self.add("given-up", {})

    def choose(self, seat: int, card: str) -> Event:
        """What a seat carries on into the next match; "" for nothing."""
        return self.add("chosen", {"seat": seat, "card": card})

    def undo(self, n: int | None = None) -> Event:
        """Take back an event, the last that stands unless it is named."""
        stood = standing(self.events)
        if not stood:
            raise Refused("there is nothing to take back", "campaign-why-nothing-to-undo")
        if n is None:
            n = stood[-1].n
        elif n not in [event.n for event in stood]:
            raise Refused(f"event {n} does not stand", "campaign-why-no-event")
        return self.add(UNDONE, {"of": n})

    def add(self, name: str, facts: dict[str, Any], at: float | None = None, by: str = "") -> Event:
        """Append an event if it fits; what it leads to stands afterwards."""
        event = Event(len(self.events) + 1, name, facts, at, by)
        header = self.header
        self.state = folded(header.seats, header.seed, self.series, [*self.events, event])
        self.events.append(event)
        return event

    # --- keeping ---------------------------------------------------------------------------

    def branch(self, upto: int | None = None) -> Campaign:
        """The same campaign up to an event, going its own way from there."""
        upto = len(self.events) if upto is None else upto
        if not 0 <= upto <= len(self.events):
            raise Refused(f"there is no event {upto}", "campaign-why-no-event")
        header = Header(**{**self.header.__dict__, "branch": upto})
        return Campaign(header, list(self.events[:upto]))

    def text(self) -> str:
        return lines.text(self.header.row(), self.events)

    def save(self, path: str | Path) -> None:
        lines.save(path, self.text())

    def _match_options(self, game: str) -> dict[str, Any]:
        """The options of a match of this campaign; those of the campaign's own game go for it."""
        given = self.header.options if game == self.header.game else {}
        return self.series.options(given)


def outcome_facts(outcome: Outcome) -> dict[str, Any]:
    return {
        "scores": outcome.scores,
        "ranking": outcome.ranking,
        "played": outcome.played,
        "lost": outcome.lost,
    }


def check_same(record: Record, game: str, seats: int, seed: str) -> None:
    """Whether a record is of the match that the campaign began."""
    header = record.header
    if (header.game, header.seats, header.seed) != (game, seats, seed):
        raise Refused("this is the record of another match", "campaign-why-other-match")


# --- new and kept ----------------------------------------------------------------------------


def new(
    form: str,
    game: str,
    seats: int,
    *,
    players: Sequence[str] = (),
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    of: int = 0,
    title: str = "",
) -> Campaign:
    """A new campaign of a form with a game; without players all of them are people."""
    series = form_of(form, game, of)
    low, high = series.seats
    if type(seats) is not int or not low <= seats <= high:
        raise TafelrundeError(f"the campaign {form} is for {low} to {high} seats, not {seats!r}")
    for what, given in (("players", players), ("names", names)):
        if given and len(given) != seats:
            raise TafelrundeError(f"{len(given)} {what} were given for {seats} seats")
    word = secrets.token_hex(8) if seed is None else str(seed)
    if not word or word.split() != [word]:
        raise TafelrundeError(f"a seed is a number or one word, not {seed!r}")
    chosen = dict(options or {})
    if chosen and form == TRIATHLON:
        raise TafelrundeError("the triathlon takes no options: its pars are for the usual games")
    first = series.plan(seats, [], word)
    find_game(game).options(seats, {**series.options(chosen), **first.options})
    header = Header(
        form,
        game,
        seats,
        list(names),
        list(players) or ["person"] * seats,
        chosen,
        word,
        of,
        0,
        title,
    )
    return Campaign(header)


def loads(text: str) -> Campaign:
    """The campaign that a record's text leads to; raises where it cannot be followed."""
    row, events = lines.read(text)
    if row.get("tafelrunde-campaign") != FORMAT:
        raise RecordError(1, "version", "this is no record of a campaign")
    for key, kind in _KINDS.items():
        if type(row.get(key)) is not kind:
            raise RecordError(
                1, "damaged", f"the header's {key!r} is missing or no {kind.__name__}"
            )
    header = Header(**{key: row[key] for key in _KINDS})
    try:
        campaign = Campaign(header)
    except TafelrundeError as error:
        raise RecordError(1, "damaged", str(error)) from error
    for event in events:
        try:
            campaign.add(event.name, event.facts, event.at, event.by)
        except TafelrundeError as error:
            raise RecordError(event.n + 1, "illegal", str(error)) from error
    return campaign


def load(path: str | Path) -> Campaign:
    """The campaign of a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise TafelrundeError(f"cannot read {path}: {error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(1, "damaged", "this file is not text") from error
    return loads(text)
