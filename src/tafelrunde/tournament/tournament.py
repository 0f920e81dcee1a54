"""Tournament: the record with a word for everything an organiser does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import RecordError
from tafelrunde.ledger import lines
from tafelrunde.ledger.events import Event
from tafelrunde.tournament.amending import check_amended
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.players import player_of
from tafelrunde.tournament.fold.results import scores_for
from tafelrunde.tournament.record import header_of, new_header
from tafelrunde.tournament.seating.seating import SECONDS, proposal
from tafelrunde.tournament.seating.seats import swapped
from tafelrunde.tournament.standings import Row, standings
from tafelrunde.tournament.state import Table
from tafelrunde.tournament.timing import Timed


@dataclass(frozen=True)
class Entered:
    """What became of a result: new, the same again (no event), or another than there was."""

    event: Event | None
    kind: str


class Tournament(Timed):
    """A tournament. Every word notes one event; `at` is when (seconds since 1970), `by` who."""

    # --- players --------------------------------------------------------------------------

    def enter(
        self, name: str, at: float | None = None, by: str = "", favourite: int = 0, **groups: str
    ) -> Event:
        """Enter a player, also between rounds; groups are kept apart: club, country, family."""
        facts: dict[str, Any] = {
            "player": len(self.state.players) + 1,
            "name": " ".join(name.split()),
            "groups": {kind: value for kind, value in groups.items() if value},
        }
        if favourite:
            facts["favourite"] = favourite
        return self.add("entered", facts, at, by)

    def edit(
        self,
        player: int,
        name: str | None = None,
        groups: dict[str, str] | None = None,
        favourite: int | None = None,
        at: float | None = None,
        by: str = "",
    ) -> Event:
        """Another name, other groups, another rank among the favourites (0: none)."""
        known = player_of(self.state, player)
        facts: dict[str, Any] = {
            "player": player,
            "name": known.name if name is None else name,
            "groups": known.groups if groups is None else groups,
        }
        if favourite is not None:
            facts["favourite"] = favourite
        return self.add("edited", facts, at, by)

    def drop(self, player: int, at: float | None = None, by: str = "") -> Event:
        return self.add("dropped", {"player": player}, at, by)

    def bring_back(self, player: int, at: float | None = None, by: str = "") -> Event:
        return self.add("returned", {"player": player}, at, by)

    def forbid(self, one: int, other: int, at: float | None = None, by: str = "") -> Event:
        """These two shall not sit together."""
        return self.add("forbidden", {"players": [one, other]}, at, by)

    def allow(self, one: int, other: int, at: float | None = None, by: str = "") -> Event:
        return self.add("allowed", {"players": [one, other]}, at, by)

    def change(self, rules: dict[str, Any], at: float | None = None, by: str = "") -> Event:
        """Change rules from here on, such as the order of the goals, as far as nothing was played
        by them."""
        check_amended(self.state, rules)
        return self.add("changed", {"rules": rules}, at, by)

    # --- seating --------------------------------------------------------------------------

    def seat(self, seconds: float = SECONDS, at: float | None = None, by: str = "") -> Event:
        """Draft the next round, or the drafted one anew: the best seating and its proof."""
        number = self._next_round()
        found = proposal(self.state, self.header.seed, number, seconds)
        facts = {
            "round": number,
            "tables": found.tables,
            "out": found.out,
            "proof": found.proof(),
            "hand": False,
        }
        return self.add("seated", facts, at, by)

    def seat_by_hand(
        self, tables: Sequence[Sequence[int]], at: float | None = None, by: str = ""
    ) -> Event:
        """The organiser's own tables for the next round; who is not at one sits out."""
        seats = [list(table) for table in tables]
        seated = {player for table in seats for player in table}
        current = self.state.current
        playing = self.state.active
        if current is not None and current.draft:
            drafted = [player for table in current.tables for player in table.seats]
            playing = [*drafted, *current.out]
        out = [player for player in playing if player not in seated]
        facts = {
            "round": self._next_round(),
            "tables": seats,
            "out": out,
            "proof": None,
            "hand": True,
        }
        return self.add("seated", facts, at, by)

    def swap(self, one: int, other: int, at: float | None = None, by: str = "") -> Event:
        """Let two players of the draft change places."""
        current = self.current()
        if current.published:
            raise Unfit("published-already", round=current.number)
        tables, out = swapped(current, one, other)
        facts = {
            "round": current.number,
            "tables": tables,
            "out": out,
            "proof": None,
            "hand": True,
        }
        return self.add("seated", facts, at, by)

    def place_table(
        self, table: int, place: str, match: str = "", at: float | None = None, by: str = ""
    ) -> Event:
        """Where a table is played, "wooden" or "online", and the match that is played there."""
        facts = {"round": self.current().number, "table": table, "place": place, "match": match}
        return self.add("placed", facts, at, by)

    def publish(self, at: float | None = None, by: str = "") -> Event:
        return self.add("published", {"round": self.current().number}, at, by)

    def advance(
        self, stage: int, players: list[int], at: float | None = None, by: str = ""
    ) -> Event:
        """Who plays a stage (the second is 1), where the organiser says so himself."""
        return self.add("advanced", {"stage": stage, "players": players}, at, by)

    # --- results --------------------------------------------------------------------------

    def result(
        self,
        table: int,
        scores: Sequence[int],
        round: int | None = None,
        sheet: dict[str, list[int]] | None = None,
        ties: Sequence[int] | None = None,
        at: float | None = None,
        by: str = "",
        device: str = "",
    ) -> Entered:
        """The scores of a table in seat order, and from which device. The same from a second phone
        is no second result; others than were entered are a dispute, unless whoever entered them
        enters them anew."""
        facts = self._facts(table, round, {"scores": list(scores)} | _from(device))
        if sheet is not None:
            facts["sheet"] = sheet
        if ties is not None:
            facts["ties"] = list(ties)
        known = self.table(table, round)
        if known.scores is not None:
            given = scores_for(known, list(scores))
            same_ties = ties is None or list(ties) == known.ties
            if given == known.scores and same_ties and known.status != "disputed":
                return Entered(None, "same")
            if any(claim.scores == given and claim.by == by for claim in known.claims[1:]):
                return Entered(None, "same")
            if known.status in {"entered", "disputed"} and (by != known.entered_by or not by):
                claim = {"scores": given, "words": ""} | _from(device)
                facts = self._facts(table, round, claim)
                return Entered(self.add("disputed", facts, at, by), "differs")
        return Entered(self.add("result", facts, at, by), "new")

    def confirm(
        self,
        table: int,
        round: int | None = None,
        at: float | None = None,
        by: str = "",
        device: str = "",
    ) -> Event:
        return self.add("confirmed", self._facts(table, round, _from(device)), at, by)

    def dispute(
        self,
        table: int,
        words: str = "",
        round: int | None = None,
        at: float | None = None,
        by: str = "",
        device: str = "",
    ) -> Event:
        claim = {"scores": None, "words": words} | _from(device)
        facts = self._facts(table, round, claim)
        return self.add("disputed", facts, at, by)

    def correct(
        self,
        table: int,
        scores: Sequence[int],
        words: str = "",
        round: int | None = None,
        ties: Sequence[int] | None = None,
        at: float | None = None,
        by: str = "",
    ) -> Event:
        """Other scores than were entered, also in an earlier round: a mistake is put right, and
        at a disputed table it is the organiser's word, which stands."""
        ruled = self.table(table, round).status in {"open", "disputed"}
        facts = self._facts(table, round, {"scores": list(scores), "words": words})
        if ties is not None:
            facts["ties"] = list(ties)
        return self.add("ruled" if ruled else "corrected", facts, at, by)

    def playoff(
        self, players: list[int], scores: list[int], at: float | None = None, by: str = ""
    ) -> Event:
        """One more game among all who share a place of a championship."""
        if not self.rules["championship"]:
            raise Unfit("no-championship")
        rows = self.standings()
        shared = {row.place for row in rows if row.player in players}
        if len(shared) != 1 or {r.player for r in rows if r.place in shared} != set(players):
            raise Unfit("playoff-tie")
        return self.add("played-off", {"players": players, "scores": scores}, at, by)

    def note(self, words: str, at: float | None = None, by: str = "") -> Event:
        return self.add("noted", {"words": words}, at, by)

    def close(self, at: float | None = None, by: str = "") -> Event:
        return self.add("closed", {}, at, by)

    # --- looking --------------------------------------------------------------------------

    def standings(self, upto: int | None = None, stage: int | None = None) -> list[Row]:
        return standings(self.state, upto, stage)

    def table(self, number: int, round: int | None = None) -> Table:
        current = self.current()
        if round is not None:
            if not 0 < round <= len(self.state.rounds):
                raise Unfit("no-round", round=round)
            current = self.state.rounds[round - 1]
        table = current.table(number)
        if table is None:
            raise Unfit("no-table", table=number, tables=len(current.tables))
        return table

    def _facts(self, table: int, round: int | None, facts: dict[str, Any]) -> dict[str, Any]:
        number = self.current().number if round is None else round
        return {"round": number, "table": table} | facts

    def _next_round(self) -> int:
        current = self.state.current
        if current is None:
            return 1
        return current.number if current.draft else current.number + 1


def _from(device: str) -> dict[str, Any]:
    return {"device": device} if device else {}


def new(
    title: str, preset: str = "official", seed: str | None = None, **changes: Any
) -> Tournament:
    """A tournament by a preset, with rules changed as wanted."""
    return Tournament(new_header(title, preset, seed, changes))


def of_text(written: str) -> Tournament:
    """The tournament of a record; raises RecordError where it cannot be followed."""
    row, events = lines.read(written)
    return Tournament(header_of(row), events)


def load(path: str | Path) -> Tournament:
    try:
        written = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(1, "damaged", "this file is no text") from error
    return of_text(written)
