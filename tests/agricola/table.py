"""A table to try single rules on: a position is set up, a flow is driven with given answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tafelrunde import Match
from tafelrunde.games.agricola.actions.fencing import build_fences
from tafelrunde.games.agricola.actions.improvements import play_minor, why_not_minor
from tafelrunde.games.agricola.actions.occupations import play_occupation, why_not_occupation
from tafelrunde.games.agricola.actions.pastures import why_not_fences, why_not_pasture
from tafelrunde.games.agricola.actions.prerequisites import Playing, measure
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.actions.usable import occupation_cost, why_not_use
from tafelrunde.games.agricola.board.farm import BORDER, FENCES, after_fencing
from tafelrunde.games.agricola.board.goods import FOOD, GOODS
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import (
    BREEDING,
    FEEDING,
    FIELD_PHASE,
    HOUSES,
    PREPARATION,
    RETURNING_HOME,
    TURN_UP,
    VEGETABLES,
    WORK,
)
from tafelrunde.games.agricola.cards.base import BLANK, DECK, Card, card_of, deal_in
from tafelrunde.games.agricola.cards.majors import MAJOR_OF, WELL
from tafelrunde.games.agricola.cards.occasions import ROUND_START, Occasion
from tafelrunde.games.agricola.cards.places import known, lay_open
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.meta import checked_options
from tafelrunde.games.agricola.paying.byhand import by_hand, run_errand
from tafelrunde.games.agricola.paying.purse import convertible
from tafelrunde.games.agricola.phases.breeding import breed
from tafelrunde.games.agricola.phases.harvest import feed, reap
from tafelrunde.games.agricola.phases.rounds import next_step
from tafelrunde.games.agricola.phases.setup import set_up
from tafelrunde.games.agricola.verbs.hands import deal
from tafelrunde.games.agricola.verbs.livestock import housed
from tafelrunde.games.agricola.verbs.verbs import replenish, stand
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, next_choice
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.replay import opened
from tafelrunde.kernel.state import plain
from tafelrunde.kernel.text import Text
from tafelrunde.words import render


def table(seats: int = 2, **options: Any) -> Agricola:
    """A table in the work of round 1 with seat 0 to move; option names with __ for the dot.

    It is the family game unless another is named.
    """
    named = {name.replace("__", "."): value for name, value in options.items()}
    named.setdefault("variant.family", True)
    g = set_up(seats, checked_options(seats, named), chance_of("test"))
    g.first = g.opener = g.turn = 0
    g.round = 1
    g.phase = WORK
    for farm in g.farms:
        farm.home = farm.people
        farm.goods[0] = 0
    return g


def turned_up(g: Agricola, *names: str) -> None:
    """Bring round cards into play."""
    for name in names:
        g.track.append(SPACE_OF[name])
        g.board.append(SPACE_OF[name])
        g.round = len(g.track)


def give(farm: Farm, **goods: int) -> None:
    for name, amount in goods.items():
        farm.goods[GOODS.index(name)] += amount


def supply(farm: Farm) -> dict[str, int]:
    """What a farm has, without what it has none of."""
    return {GOODS[good]: count for good, count in enumerate(farm.goods) if count}


def cells(*numbers: int) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def fence_in(farm: Farm, *masks: int) -> None:
    """Pastures without paying."""
    for mask in masks:
        farm.pastures = after_fencing(farm.pastures, mask)
        farm.fences |= BORDER[mask]
    farm._pens = None


def play_card(g: Agricola, seat: int, id: str) -> int:
    """A card lies open in front of a seat."""
    number = card_of(id).number
    lay_open(g, seat, number)
    return number


def match_with(
    ids: Sequence[str],
    seats: int,
    seed: str,
    lay_out: Callable[[Agricola], None] | None = None,
    **options: Any,
) -> Match:
    """A match whose hands are dealt from these cards, whether a table offers them or not.

    `lay_out` changes the table before it begins.
    """
    named = {name.replace("__", "."): value for name, value in options.items()}
    chosen = checked_options(seats, named)
    g = set_up(seats, chosen, chance_of(seed))
    g.deck.clear()
    for farm in g.farms:
        farm.hand.clear()
    deal(g, ids)
    if lay_out is not None:
        lay_out(g)
    header = Header(game.name, game.rules, seats, chosen, seed, [], plain(g))
    return opened(header, vouched=True)


@contextmanager
def made(*cards: Card) -> Iterator[None]:
    """Cards that are there for the length of a test, in the place of printed ones not made yet."""
    deal_in(*cards)
    try:
        yield
    finally:
        for card in cards:
            DECK[card.number] = BLANK


class Asked(list[Decision]):
    """The questions that a flow asked."""

    @property
    def kinds(self) -> list[str]:
        return [decision.kind for decision in self]


def drive(flow: Generator[Any, Any, Any], *answers: Option) -> Asked:
    """Run a flow with answers in turn; one for a forced decision may be given or left out."""
    asked = Asked()
    left = list(answers)
    answer: Any = None
    try:
        while True:
            decision = flow.send(answer)
            assert isinstance(decision, Decision)
            assert decision.options
            if decision.forced:
                answer = decision.options[0]
                if left and left[0] == answer:
                    left.pop(0)
                continue
            asked.append(decision)
            assert left, f"no answer for {decision!r}"
            answer = left.pop(0)
            assert decision.offers(answer), f"{answer!r} is not in {decision!r}"
    except StopIteration:
        assert not left, f"answers left over: {left}"
    return asked


def first_question(flow: Generator[Any, Any, Any]) -> Decision:
    """The first real question of a flow."""
    answer: Any = None
    while True:
        decision = flow.send(answer)
        assert isinstance(decision, Decision)
        if not decision.forced:
            return decision
        answer = decision.options[0]


def with_cards(seats: int = 2, **options: Any) -> Table:
    """A table with hand cards, and nobody holds one yet."""
    return Table(seats, variant__family=False, **options).empty_hands()


class Homestead:
    """A farm as everybody sees it: goods without zeros, places by their numbers."""

    def __init__(self, shown: dict[str, Any]) -> None:
        kinds = [cell["kind"] for cell in shown["cells"]]
        self.goods = {good: count for good, count in shown["goods"].items() if count}
        self.house: str = shown["house"]
        self.rooms = [cell for cell, kind in enumerate(kinds) if kind == "room"]
        self.fields = [cell for cell, kind in enumerate(kinds) if kind == "field"]
        self.stables = [cell for cell, facts in enumerate(shown["cells"]) if facts["stable"]]
        self.pastures: list[list[int]] = [pasture["cells"] for pasture in shown["pastures"]]
        self.holds = {tuple(each["cells"]): each["capacity"] for each in shown["pastures"]}
        self.crops = {
            cell: (facts["crop"]["good"], facts["crop"]["amount"])
            for cell, facts in enumerate(shown["cells"])
            if facts["crop"] is not None
        }
        self.herds = {
            herd["at"]: (herd["sheep"], herd["boar"], herd["cattle"]) for herd in shown["animals"]
        }
        self.fences: set[int] = {fence["edge"] for fence in shown["fences"]}
        self.own_points: int = sum(line["points"] for line in shown["score"])
        self.people: int = shown["people"]["all"]
        self.newborn: int = shown["people"]["newborn"]
        self.home: int = shown["people"]["home"]
        self.occupations: int = shown["occupations"]
        self.notes: dict[str, int] = {each["card"]: each["note"] for each in shown["played"]}
        self.begging: int = shown["begging"]
        self.meal: int = shown["meal"]["need"]


class Table:
    """The work of round 1 with seat 0 to move, laid out and played in the words of the game.

    Seats and spaces are laid out piece by piece; `use` does what a person does on a space, however
    often. Names of options have __ for the dot.
    """

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.g = table(seats, **options)

    # --- laying out ------------------------------------------------------------------------

    def give(self, seat: int = 0, **goods: int) -> Table:
        give(self.g.farms[seat], **goods)
        return self

    def has(self, seat: int = 0, **goods: int) -> Table:
        """So many of these goods and no more."""
        for name, amount in goods.items():
            self.g.farms[seat].goods[GOODS.index(name)] = amount
        return self

    def rooms(self, *places: int, seat: int = 0) -> Table:
        """Rooms beside the two of the start."""
        self.g.farms[seat].rooms |= cells(*places)
        return self

    def house(self, house: str, seat: int = 0) -> Table:
        self.g.farms[seat].house = HOUSES.index(house)
        return self

    def fields(self, *places: int, seat: int = 0) -> Table:
        self.g.farms[seat].fields |= cells(*places)
        return self

    def sown(self, seat: int = 0, **crops: tuple[int, int]) -> Table:
        """Fields with so much on them: the good, then the field and the amount."""
        for good, (place, amount) in crops.items():
            self.fields(place, seat=seat)
            self.g.farms[seat].crops[place] = amount + (VEGETABLES if good == "vegetable" else 0)
        return self

    def without_stables(self, seat: int = 0) -> Table:
        self.g.farms[seat].stables = 0
        self.g.farms[seat]._pens = None
        return self

    def no_fences_left(self, seat: int = 0) -> Table:
        self.g.farms[seat].fences = (1 << FENCES) - 1
        return self

    def stables(self, *places: int, seat: int = 0) -> Table:
        self.g.farms[seat].stables |= cells(*places)
        self.g.farms[seat]._pens = None
        return self

    def fence(self, *pastures: tuple[int, ...], seat: int = 0) -> Table:
        """Pastures of these spaces."""
        fence_in(self.g.farms[seat], *(cells(*pasture) for pasture in pastures))
        return self

    def family(self, people: int, newborn: int = 0, seat: int = 0) -> Table:
        farm = self.g.farms[seat]
        farm.people, farm.newborn, farm.home = people, newborn, people - newborn
        return self

    def begging(self, markers: int, seat: int = 0) -> Table:
        self.g.farms[seat].begging = markers
        return self

    def bonus(self, points: int, seat: int = 0) -> Table:
        """Bonus points got in the game."""
        self.g.farms[seat].bonus = points
        return self

    def owns(self, *majors: str, seat: int = 0) -> Table:
        for major in majors:
            self.g.majors[MAJOR_OF[major]] = seat
        return self

    def played(self, *ids: str, seat: int = 0) -> Table:
        """Cards lie open before a seat."""
        for card in ids:
            play_card(self.g, seat, card)
        return self

    def holds(self, *ids: str, seat: int = 0) -> Table:
        """Cards are in the hand of a seat."""
        self.g.farms[seat].hand += [card_of(card).number for card in ids]
        return self

    def note(self, card: str, number: int, seat: int = 0) -> Table:
        """What a card that was played remembers."""
        self.g.farms[seat].notes[card_of(card).number] = number
        return self

    def empty_hands(self) -> Table:
        for farm in self.g.farms:
            farm.hand.clear()
        return self

    def occupations(self, played: int, seat: int = 0) -> Table:
        """So many occupations have been played."""
        self.g.farms[seat].occupations = played
        return self

    def stands(self, space: str, seat: int = 0) -> Table:
        """A person of a seat stands on a space."""
        stand(self.g, seat, SPACE_OF[space])
        return self

    def at_home(self, people: int, seat: int = 0) -> Table:
        """So many people are still to be placed."""
        self.g.farms[seat].home = people
        return self

    def turned_up(self, *spaces: str) -> Table:
        """Round cards are in play."""
        turned_up(self.g, *spaces)
        return self

    def pile(self, space: str, amount: int) -> Table:
        """So many goods lie on a space, which comes into play where it was not."""
        if SPACE_OF[space] not in self.g.board:
            turned_up(self.g, space)
        self.g.piles[SPACE_OF[space]] = amount
        return self

    def replenished(self, times: int = 1) -> Table:
        for _ in range(times):
            replenish(self.g)
        return self

    def only(self, *spaces: str) -> Table:
        """No other spaces are in play."""
        self.g.board = [SPACE_OF[space] for space in spaces]
        return self

    def round(self, number: int) -> Table:
        self.g.round = number
        return self

    def to_come(self, rounds: tuple[int, ...], seat: int = 0) -> Table:
        """Food of the well lies on the spaces of these rounds."""
        self.g.promised = [(number, seat, FOOD, 1, -WELL) for number in rounds]
        return self

    def turning_up(self) -> Table:
        """The next round's card is about to be turned up."""
        self.g.phase = TURN_UP
        return self

    def preparation(self) -> Table:
        """The round is about to be prepared."""
        self.g.phase = PREPARATION
        return self

    def harvest(self) -> Table:
        """The field phase is next."""
        self.g.phase = FIELD_PHASE
        return self

    def work_done(self) -> Table:
        """Everybody has placed all people."""
        self.g.phase = RETURNING_HOME
        return self

    def last_to_breed(self, seat: int) -> Table:
        """Of the breeding phase only this seat is left."""
        self.g.phase, self.g.turn, self.g.waiting = BREEDING, seat, 1
        return self

    def feeding(self, seat: int) -> Table:
        """Of the feeding phase only this seat is left."""
        self.g.phase, self.g.turn, self.g.waiting = FEEDING, seat, 1
        return self

    def its_turn(self, seat: int) -> Table:
        """This seat is to place a person."""
        self.g.turn = seat
        return self

    def first(self, seat: int) -> Table:
        self.g.first = seat
        return self

    # --- playing ---------------------------------------------------------------------------

    def use(self, space: str, *answers: Option, seat: int = 0) -> Asked:
        """What a person of a seat does on a space; the questions that were asked."""
        assert self.why(space, seat) is None
        return drive(use(self.g, seat, SPACE_OF[space]), *answers)

    def begin(self, space: str, seat: int = 0) -> Decision:
        """Go to a space as far as the first question; the table stands in the middle of it."""
        return self._asked(use(self.g, seat, SPACE_OF[space]), ())

    def reap(self, seat: int = 0) -> Table:
        reap(self.g, seat)
        return self

    def feed(self, *answers: Option, seat: int = 0) -> Asked:
        return drive(feed(self.g, seat), *answers)

    def breed(self, *answers: Option, seat: int = 0) -> Asked:
        return drive(breed(self.g, seat), *answers)

    def ways_to_breed(self, seat: int = 0) -> list[Option]:
        """What can be chosen from; nothing where there is one way."""
        twin = self.copy()
        asked = next_choice(breed(twin.g, seat))
        return [] if asked is None else [*asked.options]

    def by_hand(self, option: tuple[int | str, ...], seat: int = 0) -> Table:
        """Convert, give back or move something at any time, or what a card allows."""
        if option[0] == "errand":
            drive(run_errand(self.g, seat, option))
            return self
        by_hand(self.g, seat, option)
        return self

    def build_fences(self, *answers: Option, seat: int = 0) -> Asked:
        return drive(build_fences(self.g, seat, must=True), *answers)

    def play_minor(self, id: str, *answers: Option, seat: int = 0) -> Asked:
        return drive(play_minor(self.g, seat, card_of(id).number), *answers)

    def play_occupation(self, id: str, cost: int, *answers: Option, seat: int = 0) -> Asked:
        return drive(play_occupation(self.g, seat, card_of(id).number, cost), *answers)

    def begin_round(self, *answers: Option) -> Asked:
        """What cards do at the start of a round."""
        return drive(fire(self.g, Occasion(ROUND_START, 0)), *answers)

    def step(self, *answers: Option) -> Asked:
        """The next step of the match: a placement, or what a phase does next."""
        step = next_step(self.g)
        assert isinstance(step, Generator)
        return drive(step, *answers)

    def requests(self, *options: tuple[str, int], seat: int = 0) -> Table:
        """Ask for these in another's turn; they are taken at once, as far as they go."""
        for option in options:
            game.request(self.g, seat, option)
        game.take_requests(self.g)
        return self

    def log(self, do: Callable[..., object], *args: Any, **how: Any) -> list[str]:
        """The sentences that something writes into the log."""
        self.g._heard = []
        do(*args, **how)
        return [render(sentence.text, "en") for sentence in game.narrate(self.g, self.g._heard)]

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.g = self.g.copy()
        return twin

    # --- looking ---------------------------------------------------------------------------

    def why(self, space: str, seat: int = 0) -> str | None:
        """Why a person of a seat may not go there."""
        return why_not_use(self.g, seat, SPACE_OF[space])

    def asked(self, space: str, *answers: Option, seat: int = 0) -> Decision:
        """What is asked on a space after these answers; the table is left as it is."""
        return self._asked(use(self.g.copy(), seat, SPACE_OF[space]), answers)

    def _asked(self, flow: Flow, answers: tuple[Option, ...]) -> Decision:
        asked = next_choice(flow)
        for answer in answers:
            asked = next_choice(flow, answer)
        assert asked is not None
        return asked

    def asks(self) -> Decision:
        """The first question of the next step; the table is left as it is."""
        step = next_step(self.g.copy())
        assert isinstance(step, Generator)
        return self._asked(step, ())

    def why_no_occupation(self, id: str, cost: int, seat: int = 0) -> str | None:
        return why_not_occupation(self.g, seat, card_of(id).number, cost)

    def why_no_minor(self, id: str, seat: int = 0) -> str | None:
        return why_not_minor(self.g, seat, card_of(id).number)

    def occupation_cost(self, space: str, seat: int = 0) -> int:
        return occupation_cost(self.g, seat, SPACE_OF[space])

    def why_no_fences(self, seat: int = 0) -> str | None:
        return why_not_fences(self.g, seat)

    def why_no_pasture(self, *places: int, seat: int = 0) -> str | None:
        return why_not_pasture(self.g, seat, cells(*places), 0)

    def pastures_to_fence(self, seat: int = 0) -> list[Option]:
        """What is offered to be fenced in first."""
        return [*self.asked_fences(seat=seat).options]

    def asked_fences(self, *answers: Option, seat: int = 0) -> Decision:
        """What is asked where fences are built, after these answers."""
        return self._asked(build_fences(self.g.copy(), seat, must=True), answers)

    def requestable(self, seat: int = 0) -> list[Option]:
        return game.requests(self.g, seat)

    def exchange_of(self, card: str, seat: int = 0) -> tuple[str, int]:
        """The exchange that a card offers."""
        offers = [each.card for each in convertible(self.g, seat)]
        return "exchange", offers.index(card_of(card).number)

    def preview(self, decision: Decision, option: Option) -> list[Any]:
        return game.preview(self.g, decision, option)

    def label(self, decision: Decision, option: Option) -> Text:
        return game.label(self.g, decision, option)

    def targets(self, decision: Decision, option: Option) -> list[str]:
        return game.targets(self.g, decision, option)

    def why_not(self, decision: Decision, option: Option) -> str | None:
        return game.why_not(self.g, decision, option)

    def reason(self, decision: Decision, option: Option) -> dict[str, Any]:
        """What the sentence tells that says why something is no option."""
        why = game.why_not(self.g, decision, option)
        assert why is not None
        told: dict[str, Any] = game.reason(self.g, decision, option, why).plain()[1]
        return told

    def prompt(self, decision: Decision) -> str:
        return game.prompt(self.g, decision).id

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return game.view(self.g, seat)

    def hand(self, seat: int = 0) -> list[str]:
        """The cards in the hand of a seat."""
        return [DECK[number].id for number in sorted(self.g.farms[seat].hand)]

    def knows(self, card: str, holder: int, seat: int) -> bool:
        """Whether a seat knows that another holds a card."""
        return known(self.g, holder, card_of(card).number, seat)

    def farm(self, seat: int = 0) -> Homestead:
        return Homestead(self.view(seat)["players"][seat])

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What a seat has, without what it has none of."""
        return self.farm(seat).goods

    def piles(self) -> dict[str, int]:
        """What lies on the spaces."""
        spaces = self.view()["spaces"]
        return {space["name"]: space["pile"] for space in spaces if space["pile"]}

    def spaces(self) -> list[str]:
        """The spaces in play."""
        return [space["name"] for space in self.view()["spaces"]]

    def open_to(self, seat: int) -> list[str]:
        """The spaces where a seat may place a person."""
        spaces = self.view(seat)["spaces"]
        return [space["name"] for space in spaces if space["why_not"] is None]

    def owner(self, major: str) -> int | None:
        found: list[int | None] = [
            each["owner"] for each in self.view()["majors"] if each["name"] == major
        ]
        return found[0]

    def points(self, category: str, seat: int = 0) -> int:
        """A line of a farm's own score so far."""
        lines = {line["id"]: line["points"] for line in self.view()["players"][seat]["score"]}
        return int(lines[category])

    def counts(self, word: str, seat: int = 0) -> int:
        """What a word of prerequisites stands for on a farm."""
        return measure(self.g, seat, word, Playing())

    def sheet(self, category: str) -> list[int]:
        """A line of the score sheet."""
        lines = {line.id: line.points for line in game.score_sheet(self.g)}
        return lines[f"agricola-score-{category}"]

    def totals(self) -> list[int]:
        return [sum(points) for points in zip(*self._lines(), strict=True)]

    def _lines(self) -> list[list[int]]:
        return [line.points for line in game.score_sheet(self.g)]

    def ranking(self) -> list[int]:
        return game.ranking(self.g)

    def waiting(self) -> list[tuple[int, str, int]]:
        """What lies on round spaces: the round, the good, the amount."""
        return [
            (row["round"], load["good"], load["amount"])
            for row in self.view()["track"]
            for load in row["waiting"]
        ]

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def turn(self) -> int | None:
        found: int | None = self.view()["turn"]
        return found

    @property
    def starter(self) -> int:
        """Who has the starting player token."""
        return int(self.view()["first"])

    def fits(self, sheep: int, boar: int = 0, cattle: int = 0, seat: int = 0) -> bool:
        """Whether a farm has places for so many animals."""
        return housed(self.g, seat, sheep, boar, cattle)
