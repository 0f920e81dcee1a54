"""Game: what a rule set gives the kernel. Every game of the house has this shape."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.flow import Flow, Step
from tafelrunde.kernel.lesson import Lesson
from tafelrunde.kernel.news import News, Sentence, sentences
from tafelrunde.kernel.question import Question, S
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.settings import Setting, written_out
from tafelrunde.kernel.sound import Piece
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text
from tafelrunde.kernel.tourney import Tourney


class ScoreLine:
    """One line of the score sheet: a category and each seat's points."""

    def __init__(self, id: str, points: list[int]) -> None:
        self.id = id
        self.points = points


def places(keys: Sequence[Any]) -> list[int]:
    """Each seat's place by what it is compared by, 1 for the highest; equals share a place."""
    ordered = sorted(keys)
    return [1 + len(ordered) - bisect_right(ordered, key) for key in keys]


class Rehearsal:
    """A turn tried out on a copy: the table after `done` options, and what is asked there."""

    def __init__(self, state: State, decision: Decision, done: int) -> None:
        self.state = state
        self.decision = decision
        self.done = done


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A rule set over states of type S: how a match is set up, goes on, is seen, and is scored.

    `judge` says where the bots find an opinion of this game, as "module:name" of a
    `kernel.judge.Judge`: it is loaded when the first bot asks. `series` says in the same way where
    the campaigns are that its rules know, a list of `kernel.series.Series`, and `power` what the
    lab can compare, a `kernel.power.Powers`. `presets` are options that go together, by name.
    `terminal` names the module that draws the game in a terminal.
    """

    def __init__(
        self,
        name: str,
        seats: tuple[int, int],
        rules: int,
        questions: Sequence[Question[Any, Any]],
        settings: list[Setting],
        parts: list[type],
        *,
        events: Sequence[News[Any]] = (),
        presets: Mapping[str, Mapping[str, Any]] | None = None,
        judge: str = "",
        series: str = "",
        power: str = "",
        terminal: str = "",
    ) -> None:
        self.name = name
        self.seats = seats
        self.rules = rules
        self.questions: dict[str, Question[S, Any]] = {}
        for question in questions:
            question.game = name
            self.questions[question.name] = question
        self.events: dict[str, News[S]] = {}
        for news in events:
            news.game = name
            self.events[news.name] = news
        self.settings = settings
        self.parts = {part.__name__: part for part in parts}
        self.presets: Mapping[str, Mapping[str, Any]] = presets or {}
        self.judge = judge
        self.series = series
        self.power = power
        self.terminal = terminal

    # --- playing -------------------------------------------------------------------------

    def options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options written out and checked, also against each other and the seat count."""
        return written_out(options, self.settings)

    def renewed(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options of an older record in today's words, as far as they can be said in them."""
        return options

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def next_step(self, state: S) -> Step:
        """The flow of the next step, read off the state alone; None when the match is over.

        Asking changes nothing: what a step changes, its flow changes.
        """
        raise NotImplementedError

    def lane_step(self, state: S, lane: int) -> Flow | None:
        """The flow of a lane's next step; None when the lane has come to its end."""
        raise NotImplementedError

    def reopens(self, state: S, decision: Decision, opens: bool) -> bool:
        """Whether the state and the answer alone tell how a step goes on that has just asked this.

        Then a copy needs no flow but what `answered` gives. A decision `opens` a step in which
        nothing was answered before it.
        """
        return False

    def asked_again(self, state: S, decision: Decision) -> Decision:
        """What a copy of the state asks that stands where this decision was asked."""
        return decision

    def answered(self, state: S, decision: Decision, option: Option) -> Flow:
        """What follows in a step on the answer to a decision that it `reopens`."""
        raise NotImplementedError

    def opens_with_chance(self, state: S, lane: int | None) -> bool:
        """Whether the next step (of the lane) begins with something nobody can know yet.

        Then the table may wait for the last mover's word; not where that move asked for just this.
        """
        return False

    def stopped(self, state: S) -> bool:
        """Whether the match was cut short by a limit of the house rather than by its rules."""
        return False

    def requests(self, state: S, seat: int) -> list[Option]:
        """What a seat may do at any time, also while another is asked.

        A game that has any declares a kind `request` with their shape and keeps those that were
        made in its state until they are taken.
        """
        return []

    def request(self, state: S, seat: int, option: Option) -> None:
        """Keep a request; nothing else reads or changes it before the running step has ended."""
        raise NotImplementedError

    def take_requests(self, state: S) -> None:
        """A step has ended: do what was requested, in this order, and is still possible."""

    def rehearse(self, state: S, seat: int, options: list[Option]) -> Rehearsal | None:
        """A waiting seat's coming turn after these options; None where that cannot be said.

        It stops where the seat would learn something hidden.
        """
        return None

    def plannable(self, state: S, seat: int) -> Decision | None:
        """What a waiting seat may mark for its next turn: a question to come, and answers to it.

        Whether an answer is then possible shows when the seat is asked.
        """
        return None

    # --- knowing -------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        raise NotImplementedError

    def seat_view(self, state: S, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view beside the spectator's of the same state.

        What both see alike may be the same objects, so that it is made and written out once.
        """
        return self.view(state, seat)

    def resample(self, state: S, seat: int | None, chance: Chance, seen: list[int]) -> None:
        """Make the state one that the seat could not tell from this one.

        `seen` are items the seat saw drawn or revealed in the running step: they stay where they
        lie. The state's own chance has been replaced already; that of a lane is replaced here.
        """
        raise NotImplementedError

    def audit(self, state: S) -> dict[str, int]:
        """Counts of components that no move may change."""
        raise NotImplementedError

    def encoding(self) -> Encoding | None:
        """What a seat may see as numbers, for programs that learn; None where it has none."""
        return None

    # --- starting elsewhere than at the set-up -------------------------------------------

    def form(self, fresh: S) -> Piece | None:
        """What each field of a start position may hold at the table of this set-up.

        None where a match of this game starts at the set-up alone.
        """
        return None

    def check_start(self, state: S, fresh: S) -> None:
        """Raise Unsound where a position whose fields are within their bounds, and whose
        components are all there, is one that no match could have come to."""

    # --- scoring -------------------------------------------------------------------------

    def score_sheet(self, state: S) -> list[ScoreLine]:
        """The points as they would count now, line by line."""
        raise NotImplementedError

    def next_points(self, state: S) -> dict[str, list[list[Text]]]:
        """What would bring each seat more in a line of the score sheet, by the line's id.

        It tells only what everybody may know; of lines left out there is nothing to tell.
        """
        return {}

    def ranking(self, state: S) -> list[int]:
        """Each seat's place, 1 for the best; equals share a place."""
        raise NotImplementedError

    # --- telling -------------------------------------------------------------------------

    def catalogue(self, language: str) -> str:
        """The game's words in a language, as Fluent source."""
        raise NotImplementedError

    def library(self) -> list[dict[str, Any]]:
        """Facts of all cards that can be read about, as plain data."""
        return []

    def lesson(self) -> Lesson | None:
        """The first lesson of this game; None where it has none."""
        return None

    def rulebook(self) -> Rulebook | None:
        """The paragraphs of the rules reference; None where it has none."""
        return None

    def tourney(self) -> Tourney[S]:
        """What tournaments ask this game."""
        return Tourney()

    def learning(self, language: str) -> str:
        """The words of lesson and rules reference, as Fluent source; loaded when they are read."""
        return ""

    def position(self, state: S) -> str:
        """The position in one line."""
        raise NotImplementedError

    def narrate(self, state: S, events: Sequence[Event]) -> list[Sentence]:
        """What one entry brought as sentences of the log, one for each thing done."""
        return sentences(self.events, state, events)

    # --- asking: each kind of decision answers for itself --------------------------------

    def candidates(self, state: S, decision: Decision) -> list[Option]:
        """Everything a player could point at for this decision, offered or not."""
        return list(self.questions[decision.kind].candidates(state, decision))

    def why_not(self, state: S, decision: Decision, option: Option) -> str | None:
        """The id of the rule that forbids this option; None where it is offered."""
        if decision.offers(option):
            return None
        return self.questions[decision.kind].why_not(state, decision, option)

    def prompt(self, state: S, decision: Decision) -> Text:
        """The question in a sentence."""
        return self.questions[decision.kind].prompt(state, decision)

    def nothing(self, state: S, decision: Decision) -> Text | None:
        """Why there is nothing to choose but to go on, in a sentence."""
        return self.questions[decision.kind].nothing(state, decision)

    def label(self, state: S, decision: Decision, option: Option) -> Text:
        """An option in a few words."""
        return self.questions[decision.kind].label(state, decision, option)

    def targets(self, state: S, decision: Decision, option: Option) -> list[str]:
        """The board elements an option points at."""
        return self.questions[decision.kind].targets(state, decision, option)

    def preview(self, state: S, decision: Decision, option: Option) -> list[Any]:
        """What an option would bring and cost, as far as the seat can know."""
        return self.questions[decision.kind].preview(state, decision, option)

    def reason(self, state: S, decision: Decision, option: Option, reason: str) -> Text:
        """Why an option is not there, in a sentence."""
        return self.questions[decision.kind].reason(state, decision, option, reason)
