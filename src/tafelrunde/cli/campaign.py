"""`tafelrunde campaign`: several matches in the terminal whose results go into each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from tafelrunde import campaign as campaigns
from tafelrunde.campaign.campaign import Campaign
from tafelrunde.campaign.forms import BEST_OF, TRIATHLON, form_names, form_of
from tafelrunde.campaign.pars import SPORTS
from tafelrunde.campaign.playing import replayed
from tafelrunde.campaign.standings import shown
from tafelrunde.cli.arguments import bots_for, game_called, options_for
from tafelrunde.cli.campaign_play import beside, play_next
from tafelrunde.cli.campaign_show import show, tell
from tafelrunde.cli.parameters import Json, Lang, Options
from tafelrunde.cli.play import USUAL_BOT, names_for, place_of, players_for
from tafelrunde.cli.voice import BAD_INPUT, FOUND_WRONG, Unable, Voice
from tafelrunde.kernel.errors import RecordError, Refused
from tafelrunde.kernel.game import places
from tafelrunde.kernel.series import Outcome

What = Annotated[str, typer.Argument(metavar="WHAT", help="campaign-help-what")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="campaign-help-file")]
Word = Annotated[str | None, typer.Argument(metavar="CARD|FILE", help="campaign-help-word")]
Form = Annotated[str, typer.Option("--form", metavar="F", help="campaign-help-form")]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="campaign-help-game")]
Of = Annotated[int, typer.Option("--of", metavar="N", help="campaign-help-of")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="campaign-help-seats")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="K", help="campaign-help-seat")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A[,B…]", help="campaign-help-bots")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="campaign-help-seed")]
Title = Annotated[str, typer.Option("--title", metavar="TEXT", help="campaign-help-title")]
Scores = Annotated[
    str | None, typer.Option("--scores", metavar="A,B…", help="campaign-help-scores")
]
Ranks = Annotated[str | None, typer.Option("--places", metavar="A,B…", help="campaign-help-places")]
Cards = Annotated[
    list[str] | None, typer.Option("--played", metavar="K=CARD,…", help="campaign-help-played")
]
Number = Annotated[int | None, typer.Option("--event", metavar="N", help="campaign-help-event")]

NOBODY: Final = "none"


@dataclass
class Asked:
    """What was typed after the words of the command."""

    file: Path
    word: str | None
    form: str
    game: str
    of: int
    seats: int | None
    seat: int | None
    bots: str | None
    option: list[str]
    seed: str | None
    title: str
    scores: str | None
    ranks: str | None
    played: list[str]
    event: int | None


def campaign(
    what: What,
    file: File,
    word: Word = None,
    form: Form = "",
    game: Game = "agricola",
    of: Of = 3,
    seats: Seats = None,
    seat: Seat = None,
    bots: Bots = None,
    option: Options = None,
    seed: Seed = None,
    title: Title = "",
    scores: Scores = None,
    ranks: Ranks = None,
    played: Cards = None,
    event: Number = None,
    lang: Lang = None,
    *,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    if what not in _DOES:
        raise Unable("campaign-cli-what", what=what, known=", ".join(_DOES))
    asked = Asked(
        file, word, form, game, of, seats, seat, bots, option or [], seed, title, scores, ranks,
        played or [], event,
    )  # fmt: skip
    if word is not None and what not in ("choose", "branch"):
        raise Unable("cli-extra", words=word)
    try:
        found = _DOES[what](asked, voice, as_json)
    except Refused as error:
        if not error.reason.startswith("campaign-"):
            raise
        raise Unable(error.reason, BAD_INPUT) from error
    if as_json:
        voice.data(shown(found))
    elif what != "replay":
        show(found, voice)
    return 0


def kept(file: Path) -> Campaign:
    """The campaign of a file, or one line that says what is wrong with it."""
    if not file.is_file():
        raise Unable("campaign-cli-no-file", file=str(file))
    try:
        return campaigns.load(file)
    except RecordError as error:
        raise _broken(file, error) from error


def _broken(file: Path, error: RecordError) -> Unable:
    why = str(error).partition(": ")[2]
    return Unable("campaign-cli-broken", FOUND_WRONG, file=str(file), line=str(error.line), why=why)


def _new(asked: Asked, voice: Voice, _: bool) -> Campaign:
    if asked.file.exists():
        raise Unable("campaign-cli-exists", file=str(asked.file))
    if not asked.file.parent.is_dir():
        raise Unable("cli-no-folder", folder=str(asked.file.parent))
    game = SPORTS[0] if asked.form == TRIATHLON else asked.game
    rules = game_called(game)
    known = form_names(game)
    form = asked.form or known[0]
    if form not in known:
        raise Unable("campaign-cli-form", form=form, game=game, known=", ".join(known))
    series = form_of(form, game, asked.of)
    low, high = series.seats
    seats = max(low, min(2, high)) if asked.seats is None else asked.seats
    if not low <= seats <= high:
        raise Unable("campaign-cli-seats", form=form, low=low, high=high, seats=seats)
    if asked.seat == 0:
        players = bots_for(asked.bots or USUAL_BOT, seats)
    else:
        players = players_for(seats, place_of(asked.seat, seats), asked.bots)
    given = _given(asked, seats)
    if form != TRIATHLON:
        options_for(rules, seats, asked.option)
    made = campaigns.new(
        form,
        game,
        seats,
        players=players,
        names=names_for(players, voice),
        options=given,
        seed=asked.seed,
        of=asked.of if form == BEST_OF else 0,
        title=asked.title,
    )
    made.save(asked.file)
    return made


def _given(asked: Asked, seats: int) -> dict[str, object]:
    """The options that were typed, and no others: a campaign has a say in the rest."""
    game = game_called(asked.game)
    names = [pair.partition("=")[0] for pair in asked.option]
    return {
        name: value
        for name, value in options_for(game, seats, asked.option).items()
        if name in names
    }


def _play(asked: Asked, voice: Voice, as_json: bool) -> Campaign:
    found = kept(asked.file)
    play_next(found, asked.file, voice, quiet=as_json)
    return found


def _choose(asked: Asked, voice: Voice, _: bool) -> Campaign:
    found = kept(asked.file)
    asks = found.state.plan.asks
    if asked.word is None:
        raise Unable("campaign-cli-card")
    if not asks or found.state.running is not None:
        raise Unable("campaign-why-not-asked")
    seat = asks[0].seat if asked.seat is None else place_of(asked.seat, found.header.seats)
    found.choose(seat, _card(found, seat, asked.word, voice))
    found.save(asked.file)
    return found


def _card(found: Campaign, seat: int, word: str, voice: Voice) -> str:
    """The card of that id or name among those the seat may carry on."""
    if word.lower() == NOBODY:
        return ""
    ask = found.state.ask(seat)
    for card in [] if ask is None else ask.options:
        if word.lower() in (card.lower(), voice.words(found.series.label(card)).lower()):
            return card
    return word


def _result(asked: Asked, _: Voice, __: bool) -> Campaign:
    """The result of a match that was played at a table of wood."""
    found = kept(asked.file)
    seats = found.header.seats
    if asked.scores is None:
        raise Unable("cli-missing", name="--scores")
    scores = _numbers("--scores", asked.scores, seats)
    ranking = places(scores)
    if asked.ranks is not None:
        ranking = _numbers("--places", asked.ranks, seats)
    cards: list[list[str]] = [[] for _ in range(seats)]
    for given in asked.played:
        place, equals, ids = given.partition("=")
        if not equals or not place.isdigit():
            raise Unable("campaign-cli-played", given=given)
        cards[place_of(int(place), seats)] = [card.upper() for card in ids.split(",") if card]
    found.enter(Outcome(scores, ranking, cards, [[] for _ in range(seats)]))
    found.save(asked.file)
    return found


def _numbers(name: str, given: str, seats: int) -> list[int]:
    parts = given.split(",")
    if len(parts) != seats or not all(part.strip().lstrip("-").isdigit() for part in parts):
        raise Unable("campaign-cli-numbers", name=name, given=given, seats=seats)
    return [int(part) for part in parts]


def _abandon(asked: Asked, _: Voice, __: bool) -> Campaign:
    found = kept(asked.file)
    number = len(found.state.legs) + 1
    found.give_up()
    found.save(asked.file)
    beside(asked.file, number).unlink(missing_ok=True)
    return found


def _show(asked: Asked, _: Voice, __: bool) -> Campaign:
    return kept(asked.file)


def _undo(asked: Asked, _: Voice, __: bool) -> Campaign:
    found = kept(asked.file)
    found.undo(asked.event)
    found.save(asked.file)
    return found


def _branch(asked: Asked, _: Voice, __: bool) -> Campaign:
    if asked.word is None:
        raise Unable("campaign-cli-branch")
    target = Path(asked.word)
    if target.exists():
        raise Unable("campaign-cli-exists", file=str(target))
    found = kept(asked.file).branch(asked.event)
    found.save(target)
    return found


def _replay(asked: Asked, voice: Voice, as_json: bool) -> Campaign:
    found = kept(asked.file)
    try:
        replayed(found)
    except RecordError as error:
        raise _broken(asked.file, error) from error
    if not as_json:
        tell(found, voice)
    return found


_DOES: Final[dict[str, Callable[[Asked, Voice, bool], Campaign]]] = {
    "new": _new,
    "play": _play,
    "choose": _choose,
    "result": _result,
    "abandon": _abandon,
    "show": _show,
    "undo": _undo,
    "branch": _branch,
    "replay": _replay,
}
