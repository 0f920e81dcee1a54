"""The next match of a campaign at the terminal, and what is chosen before it."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text as RichText

from tafelrunde.campaign.campaign import Campaign
from tafelrunde.campaign.playing import PERSON, bots_choose, play_match
from tafelrunde.cli.menu import Menu
from tafelrunde.cli.play import listening, seated
from tafelrunde.cli.sitting import Sitting
from tafelrunde.cli.voice import Unable, Voice
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.replay import load
from tafelrunde.kernel.series import Ask
from tafelrunde.kernel.state import only
from tafelrunde.kernel.text import Text


def beside(file: Path, number: int) -> Path:
    """Where the record of a match lies while it is played."""
    return file.with_name(f"{file.stem}.match-{number}.jsonl")


def play_next(campaign: Campaign, file: Path, voice: Voice, *, quiet: bool) -> None:
    """Go on with the running match, or begin the next one; without a terminal bots play it."""
    voice.names = campaign.header.names
    alone = quiet or not (sys.stdin.isatty() and sys.stdout.isatty())
    if campaign.state.running is None:
        if campaign.state.over:
            raise Unable("campaign-why-over")
        bots_choose(campaign)
        for ask in list(campaign.state.plan.asks):
            if alone:
                raise Unable("campaign-cli-asks", seat=Text("seat", seat=ask.seat))
            if not _chosen(campaign, ask, voice):
                campaign.save(file)
                return
        campaign.begin()
        campaign.save(file)
    kept = beside(file, len(campaign.state.legs) + 1)
    if alone or PERSON not in campaign.header.players:
        play_match(campaign, _opened(campaign, kept))
    else:
        match = _sat(campaign, _opened(campaign, kept), kept, voice)
        if not match.over:
            voice.say("campaign-cli-later", file=str(file))
            return
        campaign.end(match)
    campaign.save(file)
    kept.unlink(missing_ok=True)


def _opened(campaign: Campaign, kept: Path) -> Match:
    """The running match as far as it was played."""
    if not kept.is_file():
        return campaign.open()
    try:
        return load(kept)
    except RecordError as error:
        raise Unable("cli-error", why=f"{kept}: {error}") from error


def _sat(campaign: Campaign, match: Match, kept: Path, voice: Voice) -> Match:
    """A person sits down at the match; it is kept beside the campaign all the time."""
    mine = campaign.header.players.index(PERSON)
    match = listening(match, only(mine))
    sitting = Sitting(match, mine, seated(match, campaign.header.players), voice, kept)
    sitting.play()
    match.record.save(kept)
    return match


def _chosen(campaign: Campaign, ask: Ask, voice: Voice) -> bool:
    """Ask a person what to carry on; False where they got up."""
    cards = [*ask.options, *([""] if ask.optional else [])]
    none = voice.word("campaign-nothing")
    labels = [voice.words(campaign.series.label(card)) if card else none for card in cards]
    menu = Menu(labels, len(labels), voice)
    prompt = voice.word("campaign-cli-ask", seat=Text("seat", seat=ask.seat))
    voice.out.print(RichText(prompt, style="bold"))
    menu.show()
    while True:
        try:
            said = input(voice.word("cli-prompt") + " ").strip()
        except EOFError:
            return False
        if said == "q":
            return False
        place = menu.answer(said)
        if place is not None:
            campaign.choose(ask.seat, cards[place])
            return True
