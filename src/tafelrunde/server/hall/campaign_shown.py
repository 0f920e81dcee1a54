"""Campaigns as browsers know them."""

from __future__ import annotations

import json
from typing import Any

from tafelrunde.campaign.forms import BEST_OF, TRIATHLON, form_names, form_of
from tafelrunde.campaign.outlook import outlook
from tafelrunde.campaign.pars import pars
from tafelrunde.campaign.playing import PERSON
from tafelrunde.campaign.standings import shown
from tafelrunde.kernel.registry import find_game
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.hall.campaign_book import CampaignRow
from tafelrunde.server.hall.campaigns import Trek


def forms() -> list[dict[str, Any]]:
    """The kinds of campaign with the games and seats they are for."""
    found = []
    for game in (each["name"] for each in catalogue.games()):
        for name in form_names(game):
            if name == TRIATHLON or (name == BEST_OF and find_game(game).seats[1] < 2):
                continue
            found.append({"form": name, "game": game, "seats": list(form_of(name, game, 1).seats)})
    trio = form_of(TRIATHLON, "", 0)
    found.append({"form": TRIATHLON, "game": trio.plan(2, [], "").game, "seats": list(trio.seats)})
    return found


def listed(row: CampaignRow) -> dict[str, Any]:
    header = json.loads(row.header)
    return {
        "code": row.code,
        "title": row.name,
        "created": row.created,
        "form": header["form"],
        "game": header["game"],
        "seats": header["seats"],
    }


def told(trek: Trek, player: Player | None) -> dict[str, Any]:
    """A campaign with who plays in it, its tables, and what its cards are."""
    campaign = trek.campaign
    header, state, series = campaign.header, campaign.state, campaign.series
    found = shown(campaign)
    lap = trek.lap()
    number = 1
    cards: set[str] = {card for ask in state.plan.asks for card in ask.options}
    for match, end in zip(found["matches"], state.ends, strict=True):
        match["number"], match["target"] = number, series.target(number)
        match["table"], match["event"] = end.facts.get("table"), end.n
        number += match["won"]
        cards.update(card for card in match["chosen"].values() if card)
        cards.update(card for seat in match["carried"] or [] for card in seat)
    total = series.total()
    return {
        **found,
        "code": trek.row.code,
        "of": total,
        "branch": header.branch,
        "targets": [series.target(n) for n in range(1, total + 1)] if series.target(1) else [],
        "prizes": [series.prizes(n, header.seats) for n in range(1, total + 1)],
        "pars": _pars(header.seats) if header.form == TRIATHLON else None,
        "names": [
            trek.members[seat][1] if seat in trek.members else ("" if who == PERSON else who)
            for seat, who in enumerate(header.players)
        ],
        "mine": trek.seats_of(player),
        "open": trek.open_seats,
        "table": None if lap is None else lap.code,
        "tables": [lap.code for lap in trek.laps],
        "notes": [note.plain() for note in state.plan.notes],
        "cards": {
            card: {"name": series.label(card).plain(), "text": series.effect(card).plain()}
            for card in sorted(cards)
        },
        **outlook(campaign),
    }


def _pars(seats: int) -> dict[str, Any]:
    """For each sport the scores that stand for 0 and 100 points."""
    return {game: found["seats"][str(seats)] for game, found in pars()["games"].items()}
