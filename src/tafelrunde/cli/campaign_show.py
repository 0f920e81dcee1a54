"""What a campaign looks like in the terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as RichText

from tafelrunde.campaign.campaign import Campaign
from tafelrunde.campaign.standings import Standing, standing
from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.series import Leg
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.shares import shown


def show(campaign: Campaign, voice: Voice) -> None:
    """The standing, and what comes next."""
    voice.names = campaign.header.names
    header, state = campaign.header, campaign.state
    form = Text(f"campaign-form-{header.form}")
    title = header.title or header.game
    voice.say("campaign-cli-title", style="bold", form=form, title=title)
    if state.legs:
        voice.out.print(_table(campaign, standing(campaign), voice))
    for number, leg in enumerate(state.legs, start=1):
        for seat, card in sorted(leg.picks.items()):
            _say_pick(campaign, number, seat, card, voice)
    if state.running is not None:
        voice.say("campaign-cli-running", number=len(state.legs) + 1, game=state.running.game)
    elif state.over:
        best = [seat for seat, place in enumerate(standing(campaign).places) if place == 1]
        for seat in best:
            voice.say("campaign-cli-won", style="bold", seat=Text("seat", seat=seat))
    else:
        for note in state.plan.notes:
            voice.tell(note)
        for ask in state.plan.asks:
            cards = ", ".join(f"{voice.words(campaign.series.label(c))} ({c})" for c in ask.options)
            voice.say("campaign-cli-choice", seat=Text("seat", seat=ask.seat), cards=cards)


def _say_pick(campaign: Campaign, number: int, seat: int, card: str, voice: Voice) -> None:
    what = campaign.series.label(card) if card else Text("campaign-nothing")
    voice.say("campaign-cli-pick", number=number, seat=Text("seat", seat=seat), card=what)


def _table(campaign: Campaign, table: Standing, voice: Voice) -> Table:
    """A line for each seat: score and points of each match, sums and place."""
    legs, by_points = campaign.state.legs, any(any(brought) for brought in table.legs)
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    drawn.add_column("")
    for number in range(1, len(legs) + 1):
        drawn.add_column(voice.word("campaign-cli-match", number=number), justify="right")
    if by_points:
        drawn.add_column(voice.word("campaign-cli-points"), justify="right")
        drawn.add_column(voice.word("campaign-cli-score"), justify="right")
        drawn.add_column(voice.word("campaign-cli-place"), justify="right")
    for seat in range(campaign.header.seats):
        cells = [_cell(campaign, number, seat, table, voice) for number in range(len(legs))]
        if by_points:
            points = shown(table.points[seat], voice.language)
            cells += [points, str(table.scores[seat]), str(table.places[seat])]
        drawn.add_row(voice.word("seat", seat=seat), *cells)
    return drawn


def _cell(campaign: Campaign, number: int, seat: int, table: Standing, voice: Voice) -> str:
    leg: Leg = campaign.state.legs[number]
    if leg.outcome is None:
        return "–"
    score = str(leg.outcome.scores[seat])
    if any(table.legs[number]):
        return f"{score} ({shown(table.legs[number][seat], voice.language)})"
    return f"{score} {'✓' if campaign.state.plan.won[number] else '✗'}"


def tell(campaign: Campaign, voice: Voice) -> None:
    """Every event of the campaign, also what was taken back; then where it stands."""
    voice.names = campaign.header.names
    for event in campaign.events:
        facts = event.facts
        args: dict[str, int | str | Text] = {}
        if event.name == "begun":
            args = {"number": facts["match"], "game": facts["game"]}
        elif event.name == "ended":
            args = {"scores": ", ".join(map(str, facts["scores"]))}
        elif event.name == "chosen":
            card = facts["card"]
            what = campaign.series.label(card) if card else Text("campaign-nothing")
            args = {"seat": Text("seat", seat=facts["seat"]), "card": what}
        elif event.name == "undone":
            args = {"number": facts["of"]}
        sentence = voice.word(f"campaign-event-{event.name}", **args)
        voice.out.print(RichText.assemble((f"{event.n:>5}  ", "dim"), sentence))
    show(campaign, voice)
    voice.say("campaign-cli-verified", style="green", count=len(campaign.state.legs))
