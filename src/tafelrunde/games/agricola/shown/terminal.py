"""The table on a terminal, drawn from a seat's view with rich."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import PRINTED, card_of
from tafelrunde.games.agricola.meta import option_id
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import dashed
from tafelrunde.words import Pen

_STYLES: Final = {
    "food": "bright_yellow",
    "wood": "rgb(180,120,60)",
    "clay": "red",
    "reed": "green",
    "stone": "bright_black",
    "grain": "yellow",
    "vegetable": "bright_red",
    "sheep": "white",
    "boar": "bright_black",
    "cattle": "rgb(200,140,90)",
}
# The width to draw for, and how many spaces of the village fit in it.
_LINE: Final = 78
_SPACES: Final = 3
# Spaces whose action goes on with a minor improvement where hand cards are played.
_WITH_CARDS: Final = (
    "meeting_place",
    "major_improvement",
    "basic_wish_for_children",
    "house_redevelopment",
)
_ROOMS: Final = {"wood": "▒", "clay": "▓", "stone": "█"}


def draw(match: Match, seat: int | None, language: str) -> RenderableType:
    """The village, the improvements, and every farm, the own one first."""
    view = match.view(seat)
    pen = AgricolaPen(match, language)
    order = list(range(match.seats))
    if seat is not None:
        order = order[seat:] + order[:seat]
    farms = Table.grid(padding=(0, 2))
    farms.add_row(*(pen.farm(view["players"][other]) for other in order))
    parts = [pen.track(view), pen.village(view), pen.majors(view), farms]
    if seat is not None and view["players"][seat]["hand"]:
        parts.append(pen.hand(view["players"][seat]))
    return Group(*parts)


def legend(match: Match, seat: int | None, language: str) -> RenderableType:
    """How a round goes, what the signs mean, and what spaces and improvements offer."""
    pen = AgricolaPen(match, language)
    view = match.view(seat)
    food = 3 if match.seats == 1 else 2
    parts: list[RenderableType] = [Ink(pen.say("agricola-legend-round"), style="bold")]
    parts += [pen.point(pen.say(f"agricola-legend-round-{n}", food=food)) for n in (1, 2, 3, 4)]
    parts.append(Ink(pen.say("agricola-legend-signs"), style="bold"))
    parts.append(pen.signs())
    parts.append(Ink(pen.say("agricola-legend-spaces"), style="bold"))
    parts.append(pen.offers(view))
    parts.append(Ink(pen.say("agricola-legend-majors"), style="bold"))
    parts.append(pen.prices(view))
    choices = ("partner.scoring", "partner.building")
    options = [name for name in view["variants"] if name not in choices]
    if options:
        parts.append(Ink(pen.say("agricola-legend-options"), style="bold"))
        parts += [pen.point(pen.say(f"{option_id(name)}.help")) for name in options]
    return Group(*parts)


def brings(match: Match, decision: Decision, option: Option, language: str) -> str:
    """What a space gives, or else what is done there; what a card says; a label says the rest."""
    card = option[1] if isinstance(option, tuple) and option[0] in ("minor", "take") else option
    if card in PRINTED:
        return AgricolaPen(match, language).card(str(card))
    if decision.kind != "place" or not isinstance(option, str):
        return ""
    pen = AgricolaPen(match, language)
    given = [
        pen.say(f"agricola-amount-{row['icon']}", count=row["by"])
        for row in match.game.preview(match.state, decision, option)
        if "icon" in row and row["by"] > 0 and row["icon"] in _STYLES
    ]
    if given:
        return ", ".join(given)
    family = "variant.family" in match.view(decision.seat)["variants"]
    return pen.say(f"agricola-space-{dashed(option)}.{pen.side(option, family)}")


# The signs of the drawing, each with its message.
_SIGNS: Final = (
    (" 4 ⚘", "harvest"),
    (" 5 +", "waiting"),
    ("●1", "person"),
    ("[1]", "owner"),
    ("⚑", "first"),
    ("♟1/2", "people"),
    ("▒▒ ▓▓ ██", "rooms"),
    ("≡≡ g3 v2", "fields"),
    ("│··│", "pastures"),
    ("s2 b2 c2", "animals"),
    ("⌂", "stable"),
    ("(3/4)", "meal"),
)


def _filled(words: list[Ink], width: int) -> Ink:
    """Words side by side in lines of at most this width, none of them broken."""
    lines = Ink()
    used = 0
    for word in words:
        if used and used + 2 + word.cell_len > width:
            lines.append("\n")
            used = 0
        elif used:
            lines.append("  ")
            used += 2
        lines.append_text(word)
        used += word.cell_len
    return lines


class AgricolaPen(Pen[Agricola]):
    """Draws the village, the improvements and the farms."""

    def point(self, words: str) -> RenderableType:
        """A line of a list, its further lines set in."""
        table = Table.grid(padding=(0, 1))
        table.add_row(" ·", words)
        return table

    def card(self, id: str) -> str:
        """What a hand card needs and does."""
        name = f"agricola-card-{id.lower()}"
        needs = [self.say(f"{name}.needs")] if card_of(id).prerequisite else []
        return " ".join([*needs, self.say(f"{name}.text")])

    def signs(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for sign, meaning in _SIGNS:
            table.add_row(f"  {sign}", self.say(f"agricola-legend-{meaning}"))
        return table

    def offers(self, view: dict[str, Any]) -> RenderableType:
        """What each space in play offers."""
        table = Table.grid(padding=(0, 2))
        family = "variant.family" in view["variants"]
        for space in view["spaces"]:
            name = f"agricola-space-{dashed(space['name'])}"
            table.add_row(
                f"  {self.say(name)}", self.say(f"{name}.{self.side(space['name'], family)}")
            )
        return table

    def side(self, space: str, family: bool) -> str:
        """Which of its texts a space shows: some offer more where hand cards are played."""
        return "text" if family or space not in _WITH_CARDS else "cards"

    def prices(self, view: dict[str, Any]) -> RenderableType:
        """What each major improvement costs and does."""
        table = Table.grid(padding=(0, 2))
        for major in view["majors"]:
            name = f"agricola-major-{dashed(major['name'])}"
            price = [
                self.say(f"agricola-amount-{good}", count=count)
                for good, count in major["cost"].items()
            ]
            facts = [", ".join(price), self.say("points", points=major["points"])]
            table.add_row(f"  {self.say(name)}", " · ".join([*facts, self.say(f"{name}.text")]))
        return table

    def track(self, view: dict[str, Any]) -> RenderableType:
        line = Ink()
        for row in view["track"]:
            number = row["round"]
            style = "bold reverse" if number == view["round"] else "dim"
            line.append(f" {number} ", style=style if number >= view["round"] else "")
            if row["waiting"]:
                line.append("+", style="bright_yellow")
            if row["harvest"]:
                line.append("⚘", style="yellow")
        return line

    def village(self, view: dict[str, Any]) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        cells = [self._space(space) for space in view["spaces"]]
        for at in range(0, len(cells), _SPACES):
            table.add_row(*cells[at : at + _SPACES])
        return table

    def _space(self, space: dict[str, Any]) -> Ink:
        name = self.say(f"agricola-space-{dashed(space['name'])}")
        taken = bool(space["people"])
        ink = Ink(name, style="dim strike" if taken else "")
        if space["good"]:
            ink.append(f" {space['pile']}", style="bold " + _STYLES[space["good"]])
        for who in space["people"]:
            ink.append(f" ●{who['seat'] + 1}", style="bold")
        return ink

    def majors(self, view: dict[str, Any]) -> RenderableType:
        words: list[Ink] = []
        for major in view["majors"]:
            name = self.say(f"agricola-major-{dashed(major['name'])}")
            owner = major["owner"]
            style = "dim" if owner is not None else "bold" if major["payable"] else ""
            words.append(Ink(name if owner is None else f"{name}[{owner + 1}]", style=style))
        return _filled(words, _LINE)

    def hand(self, player: dict[str, Any]) -> RenderableType:
        """The names of the own cards."""
        names = [self.say(f"agricola-card-{card.lower()}") for card in player["hand"]]
        words = [Ink(f"{name}," if name != names[-1] else name) for name in names]
        return _filled([Ink(f"{self.say('agricola-board-hand')}:", style="bold"), *words], _LINE)

    def farm(self, player: dict[str, Any]) -> RenderableType:
        seat = player["seat"]
        name = self.seat(seat)
        head = Ink(name if name.endswith(str(seat + 1)) else f"{seat + 1} {name}", style="bold")
        head.truncate(_LINE // self.g.seats - 1, overflow="ellipsis")
        state = Ink(self.say("points", points=player["points"]), style="bold cyan")
        state.append(f" ♟{player['people']['home']}/{player['people']['all']}", style="not bold")
        if player["first"]:
            state.append(" ⚑", style="bright_yellow")
        return Group(head, state, *self._yard(player), self._supply(player))

    def _yard(self, player: dict[str, Any]) -> list[Ink]:
        """Three rows of cells with the fences between them."""
        fences = {fence["edge"] for fence in player["fences"]}
        animals = {row["at"]: row for row in player["animals"]}
        lines: list[Ink] = []
        for row in range(4):
            line = Ink()
            for column in range(5):
                line.append("+" + ("──" if 18 + row * 5 + column in fences else "  "), style="dim")
            line.append("+", style="dim")
            lines.append(line)
            if row == 3:
                break
            line = Ink()
            for column in range(6):
                line.append("│" if row * 6 + column in fences else " ", style="dim")
                if column < 5:
                    line.append_text(self._cell(player, animals, row * 5 + column))
            lines.append(line)
        return lines

    def _cell(self, player: dict[str, Any], animals: dict[Any, Any], cell: int) -> Ink:
        facts = player["cells"][cell]
        if facts["kind"] == "room":
            return Ink(_ROOMS[player["house"]] * 2, style="rgb(180,120,60)")
        if facts["crop"] is not None:
            crop = facts["crop"]
            return Ink(f"{crop['good'][0]}{crop['amount']}", style=_STYLES[crop["good"]])
        if facts["kind"] == "field":
            return Ink("≡≡", style="rgb(140,90,40)")
        herd = animals.get(cell)
        if herd is not None:
            for kind, sign in (("sheep", "s"), ("boar", "b"), ("cattle", "c")):
                if herd[kind]:
                    return Ink(f"{sign}{herd[kind]}", style="bold " + _STYLES[kind])
        if facts["stable"]:
            return Ink("⌂ ", style="bold")
        return Ink("··" if facts["kind"] == "pasture" else "  ", style="green")

    def _supply(self, player: dict[str, Any]) -> Ink:
        words = [
            Ink(self.say(f"agricola-amount-{good}", count=amount), style=_STYLES[good])
            for good, amount in player["goods"].items()
            if amount
        ]
        meal = player["meal"]
        style = "red" if meal["short"] else "dim"
        words.append(Ink(f"({meal['food']}/{meal['need']})", style=style))
        return _filled(words, _LINE // self.g.seats - 1)
