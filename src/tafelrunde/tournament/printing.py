"""Printing: pages for paper. Seating by table and by name, slips with codes, sheets, standings."""

from __future__ import annotations

from html import escape
from typing import Final

import segno

from tafelrunde.kernel.text import Text
from tafelrunde.ledger.shares import shown
from tafelrunde.tournament import slips
from tafelrunde.tournament.conduct import checklist
from tafelrunde.tournament.deals import deal, game_of, tourney_of
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.record import Record
from tafelrunde.tournament.sheets import lines
from tafelrunde.tournament.stages import final_places, stage_name
from tafelrunde.tournament.standings import Row, met, standings
from tafelrunde.tournament.state import Round, Table
from tafelrunde.words import render

PAGES: Final = ("standings", "days", "cross", "checklist", "tables", "names", "slips", "deals")

_STYLE: Final = """
body { font: 12pt/1.4 system-ui, sans-serif; margin: 12mm; }
h1 { font-size: 18pt; } h2 { font-size: 14pt; margin: 0 0 2mm; }
table { border-collapse: collapse; } td, th { padding: 1mm 3mm; text-align: left; }
tr { border-bottom: 0.2mm solid #999; } .number { text-align: right; }
section { break-inside: avoid; margin-bottom: 8mm; }
svg { height: 24mm; width: 24mm; vertical-align: middle; }
.check li { list-style: "\\2610  "; margin-bottom: 2mm; } td { vertical-align: top; }
.box { min-width: 12mm; border: 0.2mm solid #999; }
"""


class Page:
    """Writes one page of a tournament in a language; `link` is where a slip's code leads."""

    def __init__(self, tournament: Record, language: str, link: str = "") -> None:
        self.tournament = tournament
        self.state = tournament.state
        self.language = language
        self.link = link

    def word(self, id: str, **args: int | str | Text) -> str:
        return escape(render(Text(f"tournament-{id}", **args), self.language))

    def write(self, what: str, number: int | None = None) -> str:
        """A page of PAGES, about a round (the last unless given) where it is about one."""
        title = escape(self.tournament.header.title)
        whole = {
            "standings": self._standings,
            "days": self._days,
            "cross": self._cross,
            "checklist": self._checklist,
        }
        if what in whole:
            heading, body = self.word(f"page-{what}"), whole[what]()
        else:
            wanted = number or max(len(self.state.rounds), 1)
            if wanted > len(self.state.rounds):
                raise Unfit("no-round", round=wanted)
            played = self.state.rounds[wanted - 1]
            heading = self.word(f"page-{what}", round=played.number)
            makers = {
                "tables": self._tables,
                "names": self._names,
                "slips": self._slips,
                "deals": self._deals,
            }
            body = makers[what](played)
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f"<title>{title}: {heading}</title><style>{_STYLE}</style>"
            f"<h1>{title}: {heading}</h1>{body}</html>\n"
        )

    def _name(self, player: int) -> str:
        return escape(self.state.players[player].name)

    def _grid(self, titles: list[str], rows: list[list[str]]) -> str:
        head = "".join(f"<th>{title}</th>" for title in titles)
        body = "".join(
            "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _standings(self) -> str:
        return self._ranked(final_places(self.state))

    def _days(self) -> str:
        """The standings of each day or other stage, as they were at its end."""
        found = []
        for number, facts in enumerate(self.state.rules["stages"]):
            # Whoever did not play that day is not listed, and no day that has not begun.
            rows = standings(self.state, stage=number)
            rows = [row for row in rows if row.cells or number == 0]
            if rows:
                heading = f"<h2>{escape(render(stage_name(facts), self.language))}</h2>"
                found.append(f"<section>{heading}{self._ranked(rows)}</section>")
        return "".join(found)

    def _ranked(self, found: list[Row]) -> str:
        names = ("place", "player", "wins", "score", "points")
        rows = [
            [
                f"{row.place}{'=' if row.shared else ''}",
                escape(row.name),
                str(row.wins),
                str(row.score),
                shown(row.points, self.language),
            ]
            for row in found
        ]
        return self._grid([self.word(f"column-{name}") for name in names], rows)

    def _cross(self) -> str:
        """In which rounds each pair sat together."""
        pairs = met([played for played in self.state.rounds if played.published])
        rows = final_places(self.state)
        body = [
            [
                str(number),
                escape(row.name),
                *(
                    "·"
                    if row.player == other.player
                    else ", ".join(map(str, pairs.get(_pair(row.player, other.player), [])))
                    for other in rows
                ),
            ]
            for number, row in enumerate(rows, start=1)
        ]
        titles = ["", self.word("column-player"), *(str(n + 1) for n in range(len(rows)))]
        return self._grid(titles, body)

    def _checklist(self) -> str:
        said = (escape(render(text, self.language)) for text in checklist(self.state.rules))
        return "<ul class='check'>" + "".join(f"<li>{each}</li>" for each in said) + "</ul>"

    def _heading(self, table: Table) -> str:
        return f"<h2>{self.word('table', table=table.number)}</h2>"

    def _tables(self, played: Round) -> str:
        found = []
        for table in played.tables:
            names = "".join(f"<li>{self._name(player)}</li>" for player in table.seats)
            found.append(f"<section>{self._heading(table)}<ol>{names}</ol></section>")
        return "".join(found)

    def _names(self, played: Round) -> str:
        rows = [
            [self._name(player), str(table.number), str(seat)]
            for table in played.tables
            for seat, player in enumerate(table.seats, start=1)
        ]
        titles = [self.word(f"column-{name}") for name in ("player", "table", "seat")]
        return self._grid(titles, sorted(rows, key=lambda row: row[0].casefold()))

    def _slips(self, played: Round) -> str:
        found = []
        for table in played.tables:
            code = slips.code(self.tournament, played.number, table.number)
            picture = segno.make(self.link + code, micro=False).svg_inline(border=1, omitsize=True)
            ids = lines(game_of(self.state, played.number), len(table.seats))
            rows = [
                [escape(render(Text(line), self.language)), *([""] * len(table.seats))]
                for line in ids
            ]
            rows.append([self.word("sum"), *([""] * len(table.seats))])
            names = ["", *(self._name(player) for player in table.seats)]
            grid = self._grid(names, rows).replace("<td></td>", '<td class="box"></td>')
            said = f"<p>{picture} {self.word('slip-code', code=code)}</p>"
            found.append(f"<section>{self._heading(table)}{said}{grid}</section>")
        return "".join(found)

    def _deals(self, played: Round) -> str:
        found = []
        asked = tourney_of(self.state, played.number)
        for table in played.tables:
            if table.place == "online":
                continue
            dealt = deal(self.state, self.tournament.header.seed, played.number, table)
            if dealt is None:
                continue
            said = self.word(f"deal-{dealt.how}", keep=dealt.keep)
            rows = [
                [
                    self._name(player),
                    *(
                        "<br>".join(
                            f"{card} {escape(render(asked.card_name(card), self.language))}"
                            for card in hand[seat]
                        )
                        for hand in dealt.hands.values()
                    ),
                ]
                for seat, player in enumerate(table.seats)
            ]
            titles = [self.word(f"column-{name}") for name in ("player", *dealt.hands)]
            found.append(
                f"<section>{self._heading(table)}<p>{said}</p>{self._grid(titles, rows)}</section>"
            )
        return "".join(found) or f"<p>{self.word('deal-nothing')}</p>"


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
