"""The table on a terminal, drawn from a seat's view with rich."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import GRID_COLUMNS, ROW_COSTS, VEGETABLES
from tafelrunde.games.loyang.words import card_text
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text
from tafelrunde.words import Pen

_STYLES: Final = {
    "wheat": "yellow",
    "pumpkin": "dark_orange",
    "turnip": "magenta",
    "cabbage": "bright_green",
    "bean": "green",
    "leek": "cyan",
}
_ZONES: Final = ("regulars", "casuals", "stalls", "helpers")
_TOKENS: Final = {"large": "◆", "small": "◇"}


class LoyangPen(Pen[LoyangState]):
    """Writes cards and vegetables."""

    def card(self, card: int) -> str:
        return self.words(card_text(self.g, card))

    def face(self, card: int) -> str:
        """A card's name, a customer's with what it wants."""
        wants = [v for v in self.g.deck.wants[3 * card : 3 * card + 3] if v >= 0]
        if not wants or not self.g.deck.named[card]:
            return self.card(card)
        names = ", ".join(self.say(f"loyang-{VEGETABLES[v]}") for v in wants)
        return f"{self.card(card)} ({names})"

    def ware(self, word: str) -> Ink:
        return Ink(self.say(f"loyang-{word}"), style=_STYLES[word])

    def wares(self, counts: dict[str, int]) -> Ink:
        parts = [
            Ink.assemble(f"{counts[word]} ", self.ware(word)) for word in VEGETABLES if counts[word]
        ]
        return Ink(", ").join(parts) if parts else Ink("–")

    def several(self, words: list[str]) -> Ink:
        return Ink(" ").join(self.ware(word) for word in words)


def draw(match: Match, seat: int | None, language: str) -> RenderableType:
    """What a seat (None: a spectator) sees, its own things last; a terminal's page at most."""
    pen = LoyangPen(match, language)
    view = match.view(seat)
    others = [player for player in view["players"] if player["seat"] != seat]
    parts: list[RenderableType] = [_head(pen, view)]
    parts += [_other(pen, view, player) for player in others]
    if view["opponent"] is not None:
        parts.append(_opponent(pen, view))
    if view["grid"] is not None or view["yard"]:
        parts.append(_middle(pen, view))
    parts += [_player(pen, view, player) for player in view["players"] if player["seat"] == seat]
    if view["threats"]:
        threats = " ".join(_threat(pen, threat) for threat in view["threats"])
        parts.append(Ink(threats, style="yellow"))
    return Group(*parts)


def legend(match: Match, seat: int | None, language: str) -> RenderableType:
    """What happens at this point of the game, and what the cards in sight say."""
    pen = LoyangPen(match, language)
    view = match.view(seat)
    parts: list[RenderableType] = []
    lesson = view["lesson"]
    if lesson is not None:
        parts.append(Ink(pen.say(lesson["text"][0])))
        parts += [Ink(pen.say(reason[0]), style="italic dim") for reason in lesson["reasons"]]
    parts.append(Ink(pen.say("loyang-board-cards"), style="bold"))
    parts.append(_cards(pen, view))
    return Group(*parts)


def _cards(pen: LoyangPen, view: dict[str, Any]) -> RenderableType:
    """Every card the seat can see, with its text."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for fact in view["cards"].values():
        table.add_row(f"  {pen.say(fact['name'][0])}", _text_of(pen, fact))
    return table


def _text_of(pen: LoyangPen, fact: dict[str, Any]) -> Ink:
    match fact["type"]:
        case "helper":
            return Ink(pen.say(fact["rule"][0]))
        case "market_stall":
            wares = zip(fact["offers"], fact["bowls"], strict=True)
            offers = [Ink.assemble(pen.ware(word), f"×{bowls}") for word, bowls in wares]
            return Ink(", ").join(offers)
        case "common_field":
            crops = Ink(", ").join(pen.ware(word) for word in fact["crops"])
            return Ink.assemble(f"{fact['plots']} · ", crops)
        case _:
            pays = fact["pays"]
            cash = str(pays) if isinstance(pays, int) else "/".join(map(str, pays))
            wants = Ink(", ").join(pen.ware(word) for word in fact["wants"])
            return Ink.assemble(wants, f" · {pen.say('loyang-board-pays', cash=cash)}")


def _head(pen: LoyangPen, view: dict[str, Any]) -> Ink:
    about = "loyang-deck-reconstructed" if view["deck"]["reconstructed"] else "loyang-deck"
    line = [
        pen.say("loyang-round", round=view["round"], rounds=view["rounds"]),
        pen.say(f"loyang-phase-{view['phase']}"),
        pen.say("loyang-board-piles", pile=view["pile"], discards=len(view["discards"])),
        pen.say(about, name=view["deck"]["name"]),
    ]
    return Ink(" · ".join(line), style="bold")


def _middle(pen: LoyangPen, view: dict[str, Any]) -> RenderableType:
    """The courtyard, or the grid of the solo game."""
    if view["grid"] is None:
        cards = ", ".join(pen.face(card) for card in view["yard"])
        return Ink(f"{pen.say('loyang-board-courtyard')}: {cards}")
    table = Table(title=pen.say("loyang-board-grid"), box=None, padding=(0, 2, 0, 0))
    for _ in range(GRID_COLUMNS + 1):
        table.add_column("")
    for row, cost in enumerate(ROW_COSTS):
        cells = view["grid"][row * GRID_COLUMNS : (row + 1) * GRID_COLUMNS]
        names = ["–" if cell["card"] is None else pen.face(cell["card"]) for cell in cells]
        table.add_row(pen.say("loyang-board-row", row=row + 1, cash=cost), *names)
    return table


def _title(pen: LoyangPen, view: dict[str, Any], player: dict[str, Any]) -> Ink:
    """A seat, and where its turn stands while there are turns."""
    mark = _TOKENS.get(player["token"] or "", "")
    stage = pen.say(f"loyang-stage-{player['stage']}")
    turn = f" ({stage})" if view["phase"] == "actions" else ""
    return Ink(f"{mark}{pen.seat(player['seat'])}{turn}", style="bold")


def _money(pen: LoyangPen, player: dict[str, Any]) -> str:
    money = pen.say("loyang-board-money", cash=player["cash"], loans=player["loans"])
    return f"{player['place']} · {money}"


def _other(pen: LoyangPen, view: dict[str, Any], player: dict[str, Any]) -> RenderableType:
    """Another player in a few lines; of one in the other pair nothing could be reached."""
    title = Ink.assemble(
        _title(pen, view, player), f"  {pen.say('loyang-board-path')} {_money(pen, player)}"
    )
    goods = Ink.assemble(
        (f"{pen.say('loyang-board-cart')} ", "dim"),
        pen.wares(player["cart"]),
        (f"  {pen.say('loyang-board-fields')} ", "dim"),
        _crops(pen, player),
    )
    zones = [_zone(pen, zone, player, "") for zone in _ZONES if player[zone]]
    apart = view["partner"] is not None and view["partner"] != player["seat"]
    return (
        Group(title, goods) if apart or not zones else Group(title, goods, Ink(" | ").join(zones))
    )


def _player(pen: LoyangPen, view: dict[str, Any], player: dict[str, Any]) -> RenderableType:
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    rows.add_column("", style="dim")
    rows.add_column("")
    path = f"{_money(pen, player)} · {_steps(player)}"
    rows.add_row(pen.say("loyang-board-path"), path)
    rows.add_row(pen.say("loyang-board-cart"), pen.wares(player["cart"]))
    rows.add_row(pen.say("loyang-board-shop"), pen.wares(player["shop"]))
    stored = Ink.assemble(pen.wares(player["store"]), f" / {player['storehouse']['room']}")
    rows.add_row(pen.say("loyang-board-storehouse"), stored)
    rows.add_row(pen.say("loyang-board-fields"), _fields(pen, player))
    _display(pen, player, rows)
    if player["hand"]:
        hand = ", ".join(pen.face(card) for card in player["hand"])
        rows.add_row(pen.say("loyang-board-hand"), hand)
    if player["starter"] is not None:
        rows.add_row(pen.say("loyang-board-starter"), pen.face(player["starter"]))
    outlook: list[RenderableType] = []
    if player["seat"] == view["seat"] and player["stage"] == "acting":
        outlook.append(Ink(" · ".join(_outlook(pen, player)), style="italic"))
    return Group(_title(pen, view, player), rows, *outlook)


def _steps(player: dict[str, Any]) -> str:
    """The next spaces with what they cost."""
    return " ".join(f"{step['to']}:{step['cost']}" for step in player["outlook"]["steps"][:4])


def _fields(pen: LoyangPen, player: dict[str, Any]) -> Ink:
    stack = pen.say("loyang-board-stack", count=player["stack"])
    return Ink.assemble(_crops(pen, player), f"  ({stack})")


def _crops(pen: LoyangPen, player: dict[str, Any]) -> Ink:
    parts = []
    for field in player["fields"]:
        crop = pen.ware(field["crop"]) if field["crop"] else Ink("·")
        parts.append(Ink.assemble(crop, f" {field['left']}/{field['plots']}"))
    return Ink(", ").join(parts)


def _display(pen: LoyangPen, player: dict[str, Any], rows: Table) -> None:
    for zone in _ZONES:
        if player[zone]:
            shown = _zone(pen, zone, player, "loyang-board-covers")
            rows.add_row(pen.say(f"loyang-board-{zone}"), shown)


def _zone(pen: LoyangPen, zone: str, player: dict[str, Any], covers: str) -> Ink:
    """The cards of a kind; `covers` is the message that tells what lies below, where it is told."""
    return Ink(" · ").join(_entry(pen, zone, entry, covers) for entry in player[zone])


def _entry(pen: LoyangPen, zone: str, entry: dict[str, Any], covers: str) -> Ink:
    card = entry["card"]
    line = Ink(pen.card(card))
    wants = [v for v in pen.g.deck.wants[3 * card : 3 * card + 3] if v >= 0]
    if wants:
        line.append(" ").append_text(pen.several([VEGETABLES[v] for v in wants]))
    if zone == "regulars":
        marker, colour = ("●", "red") if entry["red"] else ("○", "blue")
        line.append(f" {entry['rows']}/4 → {entry['pays']} ").append(marker, style=colour)
        line.append(" ✓" if entry["served"] else "")
    elif zone == "casuals":
        line.append(f" → {entry['pays']}")
    elif zone == "stalls":
        places = [place for place in entry["places"] if place["vegetable"]]
        bowls = " ".join(
            f"{pen.say('loyang-' + place['vegetable'])}×{place['bowls']}" for place in places
        )
        line = Ink(bowls)
    elif pen.g.deck.lantern[card]:
        line.append(" ☼", style="red")
    if entry["covers"] is not None and covers:
        covered = pen.say(covers, card=card_text(pen.g, entry["covers"]))
        line.append(f" ({covered})", style="dim")
    return line


def _opponent(pen: LoyangPen, view: dict[str, Any]) -> RenderableType:
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    rows.add_column("", style="dim")
    rows.add_column("")
    _display(pen, view["opponent"], rows)
    return Group(Ink(pen.say("loyang-opponent"), style="bold"), rows)


def _outlook(pen: LoyangPen, player: dict[str, Any]) -> list[str]:
    outlook = player["outlook"]
    casual, pack, ended = outlook["casual"], outlook["pack"], outlook["if_ended"]
    after = "/".join(_signed(by) for by in casual["after_one"])
    lines = [pen.say("loyang-board-modifier", by=_signed(casual["now"]), after=after)]
    if not pack["bought"]:
        lines.append(
            pen.say(
                "loyang-board-pack",
                price=pack["price"],
                helper="/".join(str(price) for price in pack["one_helper_less"]),
                stall="/".join(str(price) for price in pack["one_stall_less"]),
            )
        )
    for card, lacking in outlook["missing"].items():
        if lacking:
            what = ", ".join(_lack(pen, word, price) for word, price in lacking.items())
            lines.append(
                pen.say("loyang-board-missing", card=card_text(pen.g, int(card)), what=what)
            )
    lines.append(
        pen.say(
            "loyang-board-ended",
            red=len(ended["turn_red"]),
            cash=ended["compensation"],
            lost=ended["too_many"],
        )
    )
    return lines


def _signed(by: int) -> str:
    return f"{by:+}".replace("-", "−")


def _lack(pen: LoyangPen, word: str, price: int | None) -> str:
    vegetable = Text(f"loyang-{word}")
    if price is None:
        return pen.say("loyang-board-nowhere", vegetable=vegetable)
    return pen.say("loyang-board-at", vegetable=vegetable, cash=price)


def _threat(pen: LoyangPen, threat: dict[str, Any]) -> str:
    return pen.say(
        "loyang-board-threat",
        seat=Text("seat", seat=threat["seat"]),
        card=card_text(pen.g, threat["card"]),
        count=len(threat["targets"]),
    )
