"""Results are entered, looked at twice, disputed and ruled."""

from __future__ import annotations

from typing import Any

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.rounds import public_table, round_of
from tafelrunde.tournament.state import Claim, State, Table


def scores_for(table: Table, scores: list[Any]) -> list[int]:
    if len(scores) != len(table.seats):
        raise Unfit("scores-count", table=table.number, seats=len(table.seats), given=len(scores))
    for score in scores:
        if type(score) is not int or not -1000 < score < 10_000:
            raise Unfit("score", score=str(score))
    return list(scores)


def _take(state: State, table: Table, event: Event, status: str) -> None:
    scores = scores_for(table, event.facts["scores"])
    ties = event.facts.get("ties")
    table.ties = None if ties is None else scores_for(table, ties)
    table.scores = scores
    table.sheet = event.facts.get("sheet")
    table.status = status
    table.reached = max(table.reached, event.facts.get("number") or 0)
    table.tormented = False
    played = round_of(state, event)
    # Nobody plays any longer. Without its time a result cannot say when that was.
    if played.played_out and event.at is not None:
        played.clock.stop(event.at)


def result(state: State, event: Event) -> None:
    table = public_table(state, event)
    again = table.status == "entered" and event.by and event.by == table.entered_by
    if table.status != "open" and not again:
        raise Unfit("entered-already", table=table.number)
    _take(state, table, event, "entered")
    table.entered_by = event.by
    table.entered_from = event.facts.get("device") or ""
    table.claims = [Claim(event.by, list(event.facts["scores"]))]


def confirmed(state: State, event: Event) -> None:
    table = public_table(state, event)
    if table.status != "entered":
        raise Unfit("nothing-to-confirm", table=table.number)
    if event.by and event.by == table.entered_by:
        raise Unfit("own-result", table=table.number)
    device = event.facts.get("device") or ""
    # 8.2: another pair of eyes, not the same under another name.
    if device and device == table.entered_from:
        raise Unfit("own-device", table=table.number)
    table.status = "confirmed"
    table.confirmed_by = event.by
    table.confirmed_from = device


def disputed(state: State, event: Event) -> None:
    table = public_table(state, event)
    if table.status not in {"entered", "disputed"}:
        raise Unfit("nothing-to-dispute", table=table.number)
    scores, words = event.facts.get("scores"), event.facts.get("words") or ""
    if scores is not None or words:
        said = [] if scores is None else scores_for(table, scores)
        table.claims.append(Claim(event.by, said, words))
    table.status = "disputed"


def corrected(state: State, event: Event) -> None:
    table = public_table(state, event)
    if table.scores is None:
        raise Unfit("nothing-to-correct", table=table.number)
    _take(state, table, event, "corrected")


def ruled(state: State, event: Event) -> None:
    _take(state, public_table(state, event), event, "ruled")
