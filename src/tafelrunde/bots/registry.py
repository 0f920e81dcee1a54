"""The bots by name: five strengths, the same for every game, and the kinds they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import inf
from typing import Any, Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import CarelessBot, GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import SearchBot
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.text import Text

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
# These know single games, so they are loaded when they are first asked for.
_LEARNED: Final = "learned"
_DEEP: Final = "search+learned"
# What tables offered of the latter before `best` was as good there; they still have it.
_EXPERT: Final = "expert"
# Bots of a population to measure others against, and a tree with a network: no table offers them.
_STYLES: Final = ("styles", "mild", "rusher", "blocker")
_TREE: Final = "tree"
_EXPERT_SECONDS: Final = 0.5
# What thinks for as long as its name says.
_SEARCHING: Final = ("search", _DEEP, _TREE)

# The dial, the weakest first: of a hundred answers so many are any option, or so many seconds of
# thought for each. bench/levels.json has what was measured of it.
_QUICK: Final[dict[str, Callable[[str], Bot]]] = {
    "beginner": partial(CarelessBot, slips=50),
    "easy": partial(CarelessBot, slips=20),
    "good": GreedyBot,
}
_THINKING: Final = {"strong": 0.1, "best": 1.0}
# Simulations of a tree in each world on a busy machine, so that `best` stays above `strong` there.
_LEAST: Final = {"strong": 200, "best": 400}


def bot_names() -> list[str]:
    """All there are: the strengths, and the kinds."""
    return [*level_names(), *_BOTS, _LEARNED, _DEEP, _EXPERT]


def level_names() -> list[str]:
    """The strengths that a table offers, the weakest first."""
    return [*_QUICK, *_THINKING]


def title(name: str) -> Text:
    """What people call a bot of that name: its strength, however much time it is given."""
    return Text(f"bot-{name.partition(':')[0].replace('+', '-')}")


def sits_at(name: str, game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether a bot can play at such a table, whose options are written out; most can anywhere."""
    plain, _, which = name.partition(":")
    if plain in _STYLES:
        found: bool = import_module("tafelrunde.bots.styles").has_style(game, plain, which)
        return found
    kind = plain if name.startswith(_DEEP) else name
    if kind not in (_LEARNED, _DEEP, _EXPERT):
        return True
    learned = import_module("tafelrunde.bots.learned")
    study = learned.study_of(game, seats, options)
    return study is not None and (kind == _LEARNED or study.deep)


def thinking_seconds(name: str) -> float:
    """How long a bot thinks about an answer; one that looks no further ahead hardly thinks."""
    kind, _, effort = name.partition(":")
    if name in _THINKING:
        return _THINKING[name]
    if kind == _EXPERT:
        return _EXPERT_SECONDS
    if kind not in _SEARCHING:
        return 0.0
    effort = effort.partition(":")[0]
    return float(effort[:-1]) if effort.endswith("s") else inf


def specialists(game: str) -> list[tuple[str, int, dict[str, Any]]]:
    """The bots that can play a game only at some tables: their seats, and options they need."""
    foresight = import_module("tafelrunde.bots.learned").FORESIGHTS.get(game)
    studies = [] if foresight is None else foresight.studies
    return [(_LEARNED, study.seats, study.options) for study in studies]


def find(name: str) -> Callable[[str], Bot]:
    """The bot of that name; call it with a seed to get one.

    `best` is a strength. `search:200` thinks for 200 play-outs a decision, `search:0.5s` for
    half a second; so does `search+learned`. `learned` plays by the weights of the package,
    `learned:FILE` by those of a file. `styles:7`, `rusher:family` and `blocker` are unlike each
    other, to measure bots against. `tree:200` thinks for 200 simulations, `tree:200:FILE` with the
    network of a file.
    """
    kind, colon, effort = name.partition(":")
    if name in _QUICK:
        return _QUICK[name]
    if name in _THINKING:
        return partial(_loaded("expert", "LevelBot"), seconds=_THINKING[name], least=_LEAST[name])
    if kind == _LEARNED:
        return partial(_loaded("learned", "LearnedBot"), file=effort)
    if name == _EXPERT:
        return partial(_loaded("expert", "ExpertBot"), seconds=_EXPERT_SECONDS)
    if kind == _DEEP:
        thinker = _loaded("expert", "ExpertBot")
        return _thinking(thinker, kind, effort) if colon else thinker
    if kind in _STYLES:
        return partial(_loaded("styles", "StyleBot"), kind=kind, which=effort)
    if kind == _TREE:
        amount, _, file = effort.partition(":")
        planter = partial(_loaded("tree_bot", "TreeBot"), file=file)
        return _thinking(planter, kind, amount or "200")
    if kind not in _BOTS:
        raise TafelrundeError(f"there is no bot {kind!r}; known: {', '.join(bot_names())}")
    if not colon:
        return _BOTS[kind]
    if kind != "search":
        raise TafelrundeError(f"the bot {kind!r} does not search: {effort!r} says nothing to it")
    return _thinking(SearchBot, kind, effort)


def _thinking(thinker: Callable[..., Bot], kind: str, effort: str) -> Callable[[str], Bot]:
    """A bot that thinks for so many play-outs or seconds."""
    try:
        if effort.endswith("s"):
            seconds = float(effort[:-1])
            if 0.0 < seconds <= 3600.0:
                return partial(thinker, seconds=seconds)
        elif int(effort) > 0:
            return partial(thinker, playouts=int(effort))
    except ValueError:
        pass
    raise TafelrundeError(
        f"the bot {kind} takes a number of play-outs or of seconds, like {kind}:200 or "
        f"{kind}:0.5s, not {effort!r}"
    )


def _loaded(module: str, name: str) -> Callable[..., Bot]:
    kind: Callable[..., Bot] = getattr(import_module(f"tafelrunde.bots.{module}"), name)
    return kind
