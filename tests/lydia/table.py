"""A table laid out by hand, so that a test can show one sentence of the rules."""

from __future__ import annotations

from typing import Any

from tafelrunde import Match, find_game
from tafelrunde.games.lydia.cards.deck import deck_of
from tafelrunde.games.lydia.setup import set_up
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    ESTATE,
    GOOD_WORDS,
    GOODS,
    KIND_OF,
    KINDS,
    PLACE_OF,
    SIDE_OF,
)
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.state import plain

COLOURS = ("blue", "yellow", "green", "red")


def card(name: str) -> int:
    """The number of a card of our deck."""
    return deck_of("").names.index(name)


class Table:
    """Seat 0 is blue and begins, seat 1 is yellow, and so on; gates and fountain are empty.

    The market is the whole deck in order, so that each side's cards are known.
    """

    def __init__(self, seats: int = 2, modules: Any = (), **rules: Any) -> None:
        game = find_game("lydia")
        options = {f"rules.{name}": value for name, value in rules.items() if name != "hidden_bags"}
        options["hidden_bags"] = rules.get("hidden_bags", False)
        chosen: Any = modules if isinstance(modules, str) else list(modules)
        if "tomb" in chosen and "estates" in chosen:
            options.setdefault("rules.tomb_estate_mode", "mixed_2_2")
        self.options = game.options(seats, {"modules": chosen, **options})
        self.g = set_up(seats, self.options, chance_of("a table"))
        g = self.g
        g.first = 0
        g.colours = list(range(seats))
        g.properties = [[seat] for seat in range(seats)]
        g.stands = [0] * len(g.stands)
        if "courtyards" in self.options["modules"]:
            g.courtyard = list(range(seats))
        slots = len(g.market) // 4
        decks = {"purple": 32, "gold": 24, "silver": 4, "fountain": 44}
        g.market = []
        for _ in range(4):
            rows = ["purple"] * 2 + ["gold"] + ["silver"] * (2 if seats == 2 else 3)
            rows += ["fountain"] * (slots - len(rows))
            for row in rows:
                g.market.append(decks[row])
                decks[row] += 1
        g.lying = sum(1 << number for number in g.market)
        if g.modules & 1:
            g.king = 0
        if "tomb" in self.options["modules"]:
            g.tiles = [0, 1, 2, 3]
        if "estates" in self.options["modules"]:
            g.tiles = [0, 3, ESTATE, ESTATE] if "tomb" in self.options["modules"] else [ESTATE] * 4

    # --- laying out ------------------------------------------------------------------------

    def at(self, place: str, *merchants: str) -> Table:
        for merchant in merchants:
            self.g.stands[PLACE_OF[place] * KINDS + KIND_OF[merchant]] += 1
        return self

    def bag(self, seat: int, *merchants: str) -> Table:
        self.g.bags[seat] = [KIND_OF[merchant] for merchant in merchants]
        return self

    def draws(self, *merchants: str) -> Table:
        """Seat after seat has a bag of one kind only, so that its next draw is known."""
        for seat, merchant in enumerate(merchants):
            self.bag(seat, *[merchant] * 4)
        return self

    def holds(self, seat: int, **goods: int) -> Table:
        for good, count in goods.items():
            self.g.goods[seat * GOODS + GOOD_WORDS.index(good)] = count
        return self

    def owns(self, seat: int, *names: str) -> Table:
        """Give cards; a plus before the name means upgraded, an equals sign covered as well."""
        for name in names:
            number = card(name.lstrip("+="))
            if number not in self.g.properties[seat]:
                self.g.properties[seat].append(number)
            self.g.lying &= ~(1 << number)
            if name[0] in "+=":
                self.g.upgraded |= 1 << number
            if name[0] == "=":
                self.g.covered |= 1 << number
                self.g.estates[self.g.estates.index(-1)] = number
        return self

    def level(self, seat: int, influence: int) -> Table:
        self.g.influence[seat] = influence
        return self

    def chariots(self, *merchants: str) -> Table:
        self.g.chariots = [KIND_OF[merchant] for merchant in merchants]
        return self

    def without_gold(self, *sides: str) -> Table:
        """The gold cards of these sides have been bought (and are out of this test)."""
        slots = len(self.g.market) // 4
        for side in sides:
            self.g.lying &= ~(1 << self.g.market[SIDE_OF[side] * slots + 2])
        return self

    # --- playing ---------------------------------------------------------------------------

    def match(self) -> Match:
        """A match that starts here; the first merchant is drawn."""
        header = Header("lydia", 1, self.g.seats, self.options, "a table", [], plain(self.g))
        match = Match(find_game("lydia"), header, listening=True)
        match.start()
        return match

    def play(self, *options: Option) -> Match:
        return play(self.match(), *options)


def play(match: Match, *options: Option) -> Match:
    """Answer one decision after the other, whoever is asked."""
    for option in options:
        match.play(match.decisions[0].seat, option)
    return match


def state(match: Match) -> Lydia:
    assert isinstance(match.state, Lydia)
    return match.state


def asked(match: Match) -> str:
    """The kind of the open decision."""
    return match.decisions[0].kind


def offered(match: Match) -> list[Option]:
    return [*match.decisions[0].options]


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat holds, zeros left out."""
    row = state(match).goods[seat * GOODS : (seat + 1) * GOODS]
    return {word: count for word, count in zip(GOOD_WORDS, row, strict=True) if count}


def standing(match: Match, place: str) -> list[str]:
    """Who stands at a gate or the fountain."""
    row = state(match).stands[PLACE_OF[place] * KINDS : (PLACE_OF[place] + 1) * KINDS]
    return [word for word, count in zip(KIND_OF, row, strict=True) for _ in range(count)]


def coins(match: Match, seat: int = 0) -> int:
    return state(match).goods[seat * GOODS + COIN]


def why(match: Match, option: Option) -> str | None:
    """The reason why the asked seat may not."""
    return match.why_not(match.decisions[0].seat, option)


def score(match: Match, line: str, seat: int = 0) -> int:
    """A line of the score sheet."""
    for row in match.score_sheet:
        if row.id == f"lydia-score-{line}":
            return row.points[seat]
    raise AssertionError(f"no line {line}")
