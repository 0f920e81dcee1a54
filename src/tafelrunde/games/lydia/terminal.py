"""The table on a terminal, drawn from a seat's view with rich."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, GOOD_WORDS, MERCHANTS, SIDES
from tafelrunde.games.lydia.words import card_title, goods
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.words import Pen

_STYLES: Final = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "red": "red",
    "lydian": "bold bright_yellow",
    "artisan": "magenta",
    "coin": "bold bright_yellow",
    "silver": "white",
    "gold": "bold yellow",
    "purple": "magenta",
    "fountain": "cyan",
}
_MERCHANT: Final = "♟"
_GATE: Final = "⌂"
_KING: Final = "♛"
_UPGRADED: Final = "▲"
_COVERED: Final = "▣"
_BONUS: Final = "✹"


class LydiaPen(Pen[Lydia]):
    """Writes the signs of the game."""

    def sign(self, word: str, before: str = "") -> Ink:
        """Two letters that stand for a colour, a merchant or a coin."""
        return Ink(before + self.say(f"lydia-sign-{word}"), style=_STYLES[word])

    def merchants(self, words: Sequence[str]) -> Ink:
        if not words:
            return Ink("–")
        return Ink(" ").join(self.sign(word, _MERCHANT) for word in words)

    def goods(self, counts: Mapping[str, int]) -> Ink:
        parts = [
            Ink.assemble(str(counts[good]), self.sign(good))
            for good in GOOD_WORDS
            if counts.get(good)
        ]
        return Ink(" ").join(parts) if parts else Ink("–")

    def effect(self, card: Mapping[str, Any], face: int) -> Ink:
        """What a card does, in signs; a purple one in words."""
        if card["deck"] == "purple":
            what = card["counts"]
            counted = self.sign(what) if what in COLOURS else Ink(self.say(f"lydia-counted-{what}"))
            return Ink.assemble(f"{card['points'][face]} / {card['each']} ", counted)
        who = card["merchants"]
        placed = Ink(f"{_MERCHANT}*") if who == list(COLOURS) else self.merchants(who)
        if not card["gates"]:
            where = Ink(self.say("lydia-board-fountain"))
        elif card["gates"] == list(COLOURS):
            where = Ink(f"{_GATE}*")
        else:
            where = Ink("").join(self.sign(gate, _GATE) for gate in card["gates"])
        return Ink.assemble(placed, " ", where, " → ", self.goods(card["reward"][face]))

    def title(self, card: int) -> str:
        return self.words(card_title(self.g.facts(), card))


def draw(match: Match, seat: int | None, language: str) -> RenderableType:
    """What lies on the table, as a seat (None: a spectator) sees it; a terminal's page at most."""
    pen = LydiaPen(match, language)
    view = match.view(seat)
    middle: list[RenderableType] = [_city(pen, view)]
    if view["income"] and (seat is None or seat == view["active"]):
        middle.append(_incomes(pen, view))
    city = Table.grid(padding=(0, 4))
    city.add_row(*middle)
    parts: list[RenderableType] = [_headline(pen, view), _market(pen, view), city]
    parts.append(_players(pen, view))
    parts.extend(_properties(pen, view, player) for player in view["players"])
    return Group(*parts)


def _headline(pen: LydiaPen, view: Mapping[str, Any]) -> Ink:
    words = [
        pen.say("lydia-title"),
        pen.say("lydia-board-round", round=view["round"]),
        pen.say("lydia-board-ends", count=view["limits"]["upgraded"]),
    ]
    if view["last_turns"]:
        words.append(pen.say("lydia-board-last"))
    elif view["over"]:
        words.append(pen.say("lydia-board-stopped", turns=view["turn"] // view["seats"]))
    if view["deck"]["reconstructed"]:
        words.append(pen.say("lydia-board-reconstructed"))
    return Ink(" · ".join(words), style="bold")


# --- the city ---------------------------------------------------------------------------------


def _market(pen: LydiaPen, view: Mapping[str, Any]) -> Table:
    """What lies at each side, two sides beside each other; what was bought is gone."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        table.add_column(ratio=1)
    tiles = {tile["side"]: tile for tile in view["tiles"]}
    for pair in (SIDES[:2], SIDES[2:]):
        table.add_row(*(_side(pen, view, side, tiles.get(side)) for side in pair))
    return table


def _side(pen: LydiaPen, view: Mapping[str, Any], side: str, tile: Mapping[str, Any] | None) -> Ink:
    head = Ink(pen.say(f"lydia-board-side-{side}"), style="bold underline")
    lines = [head if tile is None else Ink.assemble(head, "  ", _tile(pen, tile))]
    lines += [
        _lying(pen, view["cards"][str(slot["card"])])
        for slot in view["market"][side]
        if slot["lies"]
    ]
    return Ink("\n").join(lines)


def _lying(pen: LydiaPen, card: Mapping[str, Any]) -> Ink:
    """What a card does, what it costs, and the points on it."""
    points = "" if card["deck"] == "purple" else f" {card['points'][0]}★"
    mark = Ink("■ ", style=_STYLES[card["deck"]])
    return Ink.assemble(mark, pen.effect(card, 0), "  ", pen.goods(card["cost"]), points)


def _tile(pen: LydiaPen, tile: Mapping[str, Any]) -> Ink:
    ink = Ink(pen.say(f"lydia-board-tile-{tile['kind']}"))
    if tile["colour"] is not None:
        ink = Ink.assemble(ink, " ", pen.sign(tile["colour"]))
    ink = Ink.assemble(ink, f" {tile['price']}", pen.sign("coin"))
    if tile["owner"] is not None:
        ink = Ink.assemble(ink, (f" ({pen.seat(tile['owner'])})", "dim"))
    return ink


def _city(pen: LydiaPen, view: Mapping[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    for gate in view["gates"]:
        king = f" {_KING}" if gate["king"] else ""
        name = Ink.assemble(pen.sign(gate["colour"], _GATE), king)
        table.add_row(name, pen.merchants(gate["merchants"]))
    table.add_row(pen.say("lydia-board-fountain"), pen.merchants(view["fountain"]))
    if view["chariots"] is not None:
        waiting = [word for word in view["chariots"]["merchants"] if word is not None]
        table.add_row(pen.say("lydia-board-chariots"), pen.merchants(waiting))
    if view["drawn"] is not None:
        who = Ink.assemble(
            pen.merchants([view["drawn"]["merchant"]]), f" {pen.seat(view['active'])}"
        )
        table.add_row(pen.say("lydia-board-drawn"), who)
    return table


def _incomes(pen: LydiaPen, view: Mapping[str, Any]) -> Table:
    """What the drawn merchant would bring at each gate; of another the options tell it."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(pen.say("lydia-board-drawn"))
    table.add_column(pen.say("lydia-board-gate"))
    table.add_column(pen.say("lydia-board-income"))
    table.add_column("")
    drawn = view["drawn"]
    for row in view["income"]:
        if drawn is not None and row["merchant"] != drawn["merchant"]:
            continue
        played = pen.sign(row["merchant"], _MERCHANT)
        if row["merchant"] == "artisan" and row["as"] is not None:
            played = Ink.assemble(played, "=", pen.sign(row["as"]))
        gains = {good: facts["gain"] for good, facts in row["goods"].items()}
        notes: list[str] = []
        if row["bonuses"]:
            notes.append(f"{_BONUS} " + pen.say("lydia-board-bonuses", count=row["bonuses"]))
        if row["sell"]:
            notes.append(pen.say("lydia-board-sell", count=row["sell"]))
        if row["pair"] is not None:
            notes.append(pen.say("lydia-board-race" if row["race"] else "lydia-board-pair"))
        gate = pen.sign(row["gate"], _GATE)
        table.add_row(played, gate, pen.goods(gains), Ink(", ".join(notes)))
    return table


# --- the seats --------------------------------------------------------------------------------


def _players(pen: LydiaPen, view: Mapping[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    columns = ["", *(pen.say(f"lydia-sign-{good}") for good in GOOD_WORDS)]
    columns += [pen.say("lydia-score-influence"), pen.say("lydia-board-properties")]
    columns += [f"{_UPGRADED}", pen.say("lydia-board-bag")]
    if "courtyards" in view["modules"]:
        columns.append(pen.say("lydia-board-courtyard"))
    for column in [*columns, "★"]:
        table.add_column(column, no_wrap=True)
    for player in view["players"]:
        name = Ink(
            pen.seat(player["seat"]), style="bold" if player["seat"] == view["active"] else ""
        )
        if player["colour"] is not None:
            name = Ink.assemble(name, " ", pen.sign(player["colour"]))
        cells: list[RenderableType] = [name]
        cells += [_track(player, good) for good in GOOD_WORDS]
        cells += [str(player["influence"]), _owned(pen, player), str(player["upgraded"])]
        hidden = player["bag"] is None
        cells.append(pen.say("lydia-board-hidden") if hidden else pen.merchants(player["bag"]))
        if "courtyards" in view["modules"]:
            parked = player["courtyard"]
            cells.append(pen.merchants([parked] if parked is not None else []))
        token = f" {pen.say('lydia-board-token')}" if player["token"] else ""
        table.add_row(*cells, f"{player['points']}{token}")
    return table


def _track(player: Mapping[str, Any], good: str) -> Ink:
    """A marker's space; a sign where the next resource brings a bonus."""
    if good in player["entombed"]:
        return Ink("–", style="dim")
    count = player["goods"][good]
    near = good != "coin" and count == 5
    return Ink(f"{count}{_BONUS}" if near else str(count), style=_STYLES[good])


def _owned(pen: LydiaPen, player: Mapping[str, Any]) -> str:
    count = player["property_count"]
    if player["limit"] is None:
        return pen.say("lydia-board-no-limit", count=count)
    return pen.say("lydia-board-limit", count=count, limit=player["limit"])


def _properties(pen: LydiaPen, view: Mapping[str, Any], player: Mapping[str, Any]) -> Ink:
    """What a seat's cards do."""
    line = Ink(f"{pen.seat(player['seat'])}: ", style="bold")
    for number, owned in enumerate(player["properties"]):
        card = view["cards"][str(owned["card"])]
        face = int(owned["upgraded"])
        mark = _COVERED if owned["covered"] else _UPGRADED if face else "■"
        if number:
            line.append(" | ")
        line.append(f"{mark} ", style=_STYLES[card["deck"]])
        line.append_text(pen.effect(card, face))
    return line


# --- explaining -------------------------------------------------------------------------------


def brings(match: Match, decision: Decision, option: Option, language: str) -> str:
    """What a gate would pay, or what a card does that could be bought or upgraded."""
    pen = LydiaPen(match, language)
    if decision.kind in ("buy", "upgrade") and isinstance(option, int):
        card = match.view(decision.seat)["cards"][str(option)]
        return pen.effect(card, int(decision.kind == "upgrade")).plain
    if decision.kind != "place":
        return ""
    rows = match.game.preview(match.state, decision, option)
    incomes = [row["goods"] for row in rows if row["what"] == "income"]
    return " / ".join(
        pen.words(goods({good: facts["gain"] for good, facts in income.items()}))
        for income in incomes
    )


def legend(match: Match, seat: int | None, language: str) -> RenderableType:
    """How a turn goes, what the signs mean, and what the modules in play do."""
    pen = LydiaPen(match, language)
    view = match.view(seat)
    parts: list[RenderableType] = []
    for title, count in (("summary", 3), ("summary-gate", 5), ("summary-fountain", 3)):
        parts.append(Ink(pen.say(f"lydia-{title}-title"), style="bold"))
        parts += [
            Ink(f"  {number}. {pen.say(f'lydia-{title}-{number}')}")
            for number in range(1, count + 1)
        ]
    parts.append(Ink(pen.say("lydia-summary-end-title"), style="bold"))
    count = view["limits"]["upgraded"]
    parts.append(Ink("  " + pen.say("lydia-summary-end-1", count=count)))
    parts.append(Ink("  " + pen.say("lydia-summary-end-2")))
    parts.append(Ink(pen.say("lydia-legend-title"), style="bold"))
    parts.append(_signs(pen))
    for module in view["modules"]:
        parts.append(Ink(pen.say(f"lydia-module-{module}"), style="bold"))
        parts.append(Ink("  " + pen.say(f"lydia-module-{module}.help")))
        parts.append(Ink("  " + pen.say(f"lydia-module-{module}.advice"), style="italic"))
    parts.append(Ink(pen.say("lydia-modules-hint")))
    if view["deck"]["reconstructed"]:
        parts.append(Ink(pen.say("lydia-deck-reconstructed")))
    if view["deck"]["name"] != "reconstructed":
        parts.append(Ink(pen.say("lydia-deck-owner", name=view["deck"]["name"])))
    return Group(*parts)


def _signs(pen: LydiaPen) -> Table:
    table = Table(box=None, show_header=False)
    for merchant in MERCHANTS:
        table.add_row(pen.sign(merchant, _MERCHANT), pen.say(f"lydia-legend-{merchant}"))
    for good in GOOD_WORDS:
        table.add_row(Ink.assemble("2", pen.sign(good)), pen.say(f"lydia-legend-two-{good}"))
    table.add_row(f"{_MERCHANT}*", pen.say("lydia-legend-any-merchant"))
    table.add_row(f"{_GATE}*", pen.say("lydia-legend-any-gate"))
    table.add_row("→", pen.say("lydia-legend-arrow"))
    table.add_row("3 / 2", pen.say("lydia-legend-purple"))
    table.add_row("■", pen.say("lydia-legend-card"))
    table.add_row(_UPGRADED, pen.say("lydia-legend-upgraded"))
    table.add_row(_COVERED, pen.say("lydia-legend-covered"))
    table.add_row(_KING, pen.say("lydia-legend-king"))
    table.add_row(_BONUS, pen.say("lydia-legend-bonus"))
    table.add_row("★", pen.say("lydia-legend-points"))
    return table
