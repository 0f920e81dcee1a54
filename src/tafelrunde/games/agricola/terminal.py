"""The table on a terminal, drawn from a seat's view with rich."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text
from tafelrunde.words import render

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
_ROOMS: Final = {"wood": "▒", "clay": "▓", "stone": "█"}


def draw(match: Match, seat: int | None, language: str) -> RenderableType:
    """The village, the improvements, and every farm, the own one first."""
    view = match.view(seat)
    pen = _Pen(match, language)
    order = list(range(match.seats))
    if seat is not None:
        order = order[seat:] + order[:seat]
    farms = Table.grid(padding=(0, 3))
    farms.add_row(*(pen.farm(view["players"][other]) for other in order))
    return Group(pen.track(view), pen.village(view), pen.majors(view), farms)


class _Pen:
    """Draws in one language with the names of one match."""

    def __init__(self, match: Match, language: str) -> None:
        self.language = language
        self.names = match.header.names

    def say(self, id: str, **args: int | str | Text) -> str:
        return render(Text(id, **args), self.language, "words", self.names)

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
        for at in range(0, len(cells), 4):
            table.add_row(*cells[at : at + 4])
        return table

    def _space(self, space: dict[str, Any]) -> Ink:
        name = self.say(f"agricola-space-{space['name'].replace('_', '-')}")
        taken = bool(space["people"])
        ink = Ink(name, style="dim strike" if taken else "")
        if space["good"]:
            ink.append(f" {space['pile']}", style="bold " + _STYLES[space["good"]])
        for who in space["people"]:
            ink.append(f" ●{who['seat'] + 1}", style="bold")
        return ink

    def majors(self, view: dict[str, Any]) -> RenderableType:
        line = Ink()
        for major in view["majors"]:
            name = self.say(f"agricola-major-{major['name'].replace('_', '-')}")
            owner = major["owner"]
            style = "dim" if owner is not None else "bold" if major["payable"] else ""
            line.append(name, style=style)
            line.append(f"[{owner + 1}]  " if owner is not None else "  ")
        return line

    def farm(self, player: dict[str, Any]) -> RenderableType:
        seat = player["seat"]
        head = Ink(self.say("seat", seat=seat), style="bold")
        head.append(f"  {player['points']}", style="bold cyan")
        if player["first"]:
            head.append("  ⚑", style="bright_yellow")
        head.append(f"  ♟{player['people']['home']}/{player['people']['all']}")
        return Group(head, *self._yard(player), self._supply(player))

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
        line = Ink()
        for good, amount in player["goods"].items():
            if amount:
                line.append(self.say(f"agricola-amount-{good}", count=amount), style=_STYLES[good])
                line.append("  ")
        meal = player["meal"]
        line.append(f"({meal['food']}/{meal['need']})", style="red" if meal["short"] else "dim")
        return line
