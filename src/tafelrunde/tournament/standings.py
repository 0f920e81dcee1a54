"""Standings: points, wins and scores of every player, and the places that follow from them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tafelrunde.kernel.game import places
from tafelrunde.ledger.shares import fraction
from tafelrunde.tournament.points import awarded, compared, places_of, points_table
from tafelrunde.tournament.state import Round, State, Table


@dataclass
class Cell:
    """A player's round: where, and what it brought as far as that is known."""

    round: int
    table: int
    seat: int
    points: Fraction | None = None
    score: int | None = None
    place: int | None = None
    provisional: bool = False


@dataclass
class Row:
    """A player's line of the standings."""

    player: int
    name: str
    place: int = 0
    shared: bool = False
    points: Fraction = Fraction(0)
    wins: int = 0
    score: int = 0
    margin: Fraction = Fraction(0)
    cells: list[Cell] = field(default_factory=list)

    def value(self, key: str) -> Fraction | int:
        values: dict[str, Fraction | int] = {
            "points": self.points,
            "wins": self.wins,
            "score": self.score,
            "margin": self.margin,
        }
        return values[key]


def standings(
    state: State,
    upto: int | None = None,
    stage: int | None = None,
    by: Sequence[str] | None = None,
    besides: Collection[int] = (),
) -> list[Row]:
    """The standings of a stage (the running one unless given) after a round, best first.

    `by` is what counts, the most important first; points and the tie-breaks of the rules unless
    given. Who dropped out stays in as long as there is something to show, and where `besides`
    names him: who was there then may be gone now.
    """
    if stage is None:
        last = upto if upto is not None else sum(1 for r in state.rounds if r.published)
        stage = state.stage_of(max(last, 1))
    rounds = [r for r in state.rounds_of(stage) if upto is None or r.number <= upto]
    rows = {
        player.id: Row(player.id, player.name)
        for player in state.players.values()
        if player.active
        or player.id in besides
        or any(r.table_of(player.id) or player.id in r.out for r in rounds)
    }
    for played in rounds:
        _count(state, played, rows)
    ordered = list(rows.values())
    keys = _keys(state, rounds, ordered, by or ["points", *state.rules["tiebreaks"]])
    for row, place in zip(ordered, places(keys), strict=True):
        row.place = place
    taken = Counter(row.place for row in ordered)
    for row in ordered:
        row.shared = taken[row.place] > 1
    return sorted(ordered, key=lambda row: (row.place, row.player))


def points_at(state: State, played: Round, table: Table) -> list[Fraction] | None:
    """The tournament points of each seat of a table; None where there is no result yet."""
    if table.scores is None or table.status == "disputed":
        return None
    if state.rules["duplicate"]:
        others = [
            t.scores
            for t in played.tables
            if t is not table and t.scores is not None and len(t.seats) == len(table.seats)
        ]
        return compared(table.scores, others)
    ties = table.ties if state.rules["share_after"] == "resources" else None
    return awarded(table.scores, points_table(state.rules, len(table.seats)), ties)


def met(rounds: Sequence[Round]) -> dict[tuple[int, int], list[int]]:
    """In which rounds each pair of players (the smaller number first) sat together."""
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    for played in rounds:
        for table in played.tables:
            for one in table.seats:
                for other in table.seats:
                    if one < other:
                        found[one, other].append(played.number)
    return dict(found)


def _count(state: State, played: Round, rows: dict[int, Row]) -> None:
    for table in played.tables:
        points = points_at(state, played, table)
        ties = table.ties if state.rules["share_after"] == "resources" else None
        scores = table.scores if points is not None else None
        ranks = None if scores is None else places_of(scores, ties)
        for seat, player in enumerate(table.seats):
            cell = Cell(played.number, table.number, seat)
            row = rows[player]
            row.cells.append(cell)
            if points is None or scores is None or ranks is None:
                continue
            cell.points, cell.score, cell.place = points[seat], scores[seat], ranks[seat]
            cell.provisional = state.rules["confirm"] and not table.final
            row.points += points[seat]
            row.score += scores[seat]
            row.wins += ranks[seat] == 1
            row.margin += scores[seat] - Fraction(sum(scores), len(scores))
    for player in played.out:
        bye = fraction(state.rules["bye"])
        rows[player].points += bye
        rows[player].cells.append(Cell(played.number, 0, 0, bye))


def _keys(
    state: State, rounds: list[Round], rows: list[Row], by: Sequence[str]
) -> list[tuple[Fraction | int, ...]]:
    """What each row is compared by; later keys part only those that earlier ones leave equal."""
    keys: list[tuple[Fraction | int, ...]] = [() for _ in rows]
    for name in by:
        if name == "direct":
            direct = _direct(rounds, rows, keys)
            keys = [(*key, direct[row.player]) for key, row in zip(keys, rows, strict=True)]
        else:
            keys = [(*key, row.value(name)) for key, row in zip(keys, rows, strict=True)]
    for players, scores in state.playoffs:
        rank = dict(zip(players, places(scores), strict=True))
        keys = [(*key, -rank.get(row.player, 0)) for key, row in zip(keys, rows, strict=True)]
    return keys


def _direct(
    rounds: list[Round], rows: list[Row], keys: list[tuple[Fraction | int, ...]]
) -> dict[int, Fraction]:
    """Direct games: 1 for each tied player somebody beat at a common table, 1/2 for a tie there."""
    key_of = {row.player: key for row, key in zip(rows, keys, strict=True)}
    found = dict.fromkeys(key_of, Fraction(0))
    for played in rounds:
        for table in played.tables:
            if table.scores is None or table.status == "disputed":
                continue
            sat = list(zip(table.seats, table.scores, strict=True))
            for one, score in sat:
                for other, against in sat:
                    if one != other and key_of[one] == key_of[other]:
                        found[one] += Fraction((score > against) * 2 + (score == against), 2)
    return found
