"""Playing: matches of a campaign among bots, what bots choose between them, and replays."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots import find
from tafelrunde.campaign.campaign import Campaign, check_same, outcome_facts
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.replay import follow
from tafelrunde.kernel.series import Ask
from tafelrunde.lab.loop import play_out

PERSON: Final = "person"
USUAL_BOT: Final = "good"


def bot_pick(campaign: Campaign, ask: Ask) -> str:
    """What a bot carries on: it lets the lot decide among the cards."""
    key = f"{campaign.header.seed}:{len(campaign.state.legs)}:{ask.seat}"
    return ask.options[chance_of(key).below(len(ask.options))]


def bots_choose(campaign: Campaign) -> None:
    """Let the bots make the choices that are theirs."""
    for ask in list(campaign.state.plan.asks):
        if campaign.header.players[ask.seat] != PERSON:
            campaign.choose(ask.seat, bot_pick(campaign, ask))


def play_match(campaign: Campaign, match: Match | None = None) -> Match:
    """Let bots play the running match on, begun here where none is, and enter it."""
    if campaign.state.running is None:
        campaign.begin()
    match = match or campaign.open()
    names = [USUAL_BOT if name == PERSON else name for name in campaign.header.players]
    play_out(match, [find(name)(f"{match.header.seed}:{n}") for n, name in enumerate(names)])
    campaign.end(match)
    return match


def replayed(campaign: Campaign) -> list[Match | None]:
    """The matches of a campaign followed again from their records, None where one has none.

    Raises RecordError where a record does not lead to what the campaign says.
    """
    matches: list[Match | None] = []
    for leg, event in zip(campaign.state.legs, campaign.state.ends, strict=True):
        rows = event.facts.get("record")
        if rows is None:
            matches.append(None)
            continue
        try:
            # Whatever the rules are called: what they lead to is compared.
            match = follow(rows, any_version=True)
        except RecordError as error:
            why = f"match {len(matches) + 1}, line {error.line}: {error}"
            raise RecordError(event.n + 1, error.cause, why) from error
        check_same(match.record, leg.game, campaign.header.seats, leg.seed)
        wanted = {name: event.facts.get(name) for name in ("scores", "ranking", "played", "lost")}
        if not match.over or outcome_facts(campaign.series.outcome(match)) != wanted:
            why = f"match {len(matches) + 1} ended otherwise than the campaign says"
            raise RecordError(event.n + 1, "drifted", why)
        matches.append(match)
    return matches
