"""Picture: the review of a match as an SVG of its own that can be kept and shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from tafelrunde.bots import title
from tafelrunde.kernel.text import Text
from tafelrunde.words import render

THEMES: Final = ("light", "dark")
_PAPER: Final = {"light": "#fbf6ea", "dark": "#3a2d22"}
_INK: Final = {"light": "#33271b", "dark": "#f4e8d3"}
_FAINT: Final = {"light": "#6b5a45", "dark": "#cdb997"}
_HAIR: Final = {"light": "#e0d2b4", "dark": "#4d3d2e"}
_GOOD: Final = {"light": "#2f6735", "dark": "#93cc91"}
_BAD: Final = {"light": "#a33226", "dark": "#f8a596"}
_LINES: Final = {
    "light": ("#a83f27", "#23608a", "#3f6d2d", "#7b4a8e", "#22655f", "#65572a"),
    "dark": ("#f08d72", "#86c0e4", "#9fd083", "#d3a5e4", "#7fd0c8", "#d0bd7f"),
}
# Colour is never the only mark of a seat.
_DASHES: Final = ("", "2 5", "10 4", "8 4 2 4", "4 3", "12 3 2 3")
_LETTERS: Final = "ABCDEF"

_WIDTH: Final = 860
_LEFT: Final = 52
_RIGHT: Final = 780
_TOP: Final = 100
_BOTTOM: Final = 316
_ROW: Final = 26
# Letters that fit into a line.
_FIT: Final = 84
_LINE: Final = 112
_COLUMNS: Final = ("expected", "decisions", "others", "luck")


class Picture:
    """Draws one review in one language and theme; `names` are the players'.

    `lettering` are rules that bring fonts along: without them it is drawn in what the viewer has.
    """

    def __init__(
        self,
        review: dict[str, Any],
        language: str,
        theme: str,
        names: Sequence[str] = (),
        lettering: str = "",
    ) -> None:
        self.review = review
        self.language = language
        self.theme = theme
        self.names = names
        self.lettering = lettering
        self.parts: list[str] = []

    def svg(self) -> str:
        """The whole picture."""
        self._curve()
        y = self._shares(_BOTTOM + 56)
        y = self._moments(y + 24)
        said = self._said("review-note", playouts=self.review["playouts"])
        self._text(24, y + 6, said, "fine")
        height = y + 26
        title = escape(self._title())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
            f'width="{_WIDTH}" height="{height}" role="img" aria-label="{title}">'
            f"<title>{title}</title><style>{self._style()}</style>"
            f'<rect width="{_WIDTH}" height="{height}" rx="10" class="paper"/>'
            f"{''.join(self.parts)}</svg>\n"
        )

    # --- the curve ---------------------------------------------------------------------------

    def _curve(self) -> None:
        review = self.review
        self._text(24, 36, self._title(), "head")
        self._text(24, 58, self._said("review-curve", bot=title(review["bot"])), "fine")
        points = review["points"]
        values = [
            _value(point, seat, way)
            for point in points
            for seat in range(review["seats"])
            for way in (1, -1)
        ]
        low, high = min(values), max(values)
        step = _step(high - low)
        value = step * int(low // step)
        low = float(value)
        while value <= high + step:
            y = self._y(value, low, high, step)
            if y >= _TOP - 1:
                self.parts.append(f'<path class="hair" d="M{_LEFT} {y:.1f}H{_RIGHT}"/>')
                self._text(_LEFT - 8, y + 5, _number(value), "fine end")
            value += step
        last = max(1, points[-1]["n"])
        for number, moment in enumerate(review["moments"], start=1):
            x = _x(moment["first"] - 1, last)
            self.parts.append(f'<path class="mark" d="M{x:.1f} {_TOP - 6}V{_BOTTOM}"/>')
            self._badge(x, _TOP - 12, str(number), _INK[self.theme])
        ends: list[tuple[float, int]] = []
        for seat in range(review["seats"]):
            places, over, under = (
                [
                    (_x(point["n"], last), self._y(_value(point, seat, way), low, high, step))
                    for point in points
                ]
                for way in (0, 1, -1)
            )
            line = _joined(places)
            band = _joined([*over, *reversed(under)])
            dash = f' stroke-dasharray="{_DASHES[seat % 6]}"' if _DASHES[seat % 6] else ""
            colour = self._colour(seat)
            self.parts.append(f'<polygon class="band" fill="{colour}" points="{band}"/>')
            self.parts.append(f'<polyline class="line" stroke="{colour}"{dash} points="{line}"/>')
            ends.append((places[-1][1], seat))
        # Letters that would cover each other stand side by side.
        taken: list[tuple[float, float]] = []
        for y, seat in sorted(ends):
            x = float(_RIGHT + 18)
            while any(x == other and abs(y - height) < 22 for other, height in taken):
                x += 24
            taken.append((x, y))
            self._badge(x, y, _LETTERS[seat % 6], self._colour(seat))

    def _y(self, value: float, low: float, high: float, step: float) -> float:
        top = max(high, low + step)
        return _BOTTOM - (value - low) * (_BOTTOM - _TOP) / (top - low)

    # --- what came from where ----------------------------------------------------------------

    def _shares(self, y: int) -> int:
        review = self.review
        self._text(24, y, self._said("review-apart"), "sub")
        columns = [260 + 118 * place for place in range(len(_COLUMNS) + 1)]
        for x, column in zip(columns, (*_COLUMNS, "points"), strict=True):
            self._text(x + 60, y, self._said(f"review-{column}"), "fine end")
        order = sorted(range(review["seats"]), key=lambda seat: (review["ranking"][seat], seat))
        for seat in order:
            y += _ROW
            share = review["shares"][seat]
            self._badge(36, y - 5, _LETTERS[seat % 6], self._colour(seat))
            self._text(56, y, _cut(self._name(seat), 24), "")
            self._text(columns[0] + 60, y, self._decimal(share["expected"]), "end")
            for x, column in zip(columns[1:], _COLUMNS[1:], strict=False):
                self._text(x + 60, y, self._signed(share[column]), f"end {_mood(share[column])}")
            self._text(columns[1] + 66, y, f"± {self._decimal(share['give'])}", "fine")
            self._text(columns[-1] + 60, y, _number(review["scores"][seat]), "end bold")
        y += _ROW
        self._text(24, y, _cut(self._words(review["apart"]), _LINE), "")
        return y

    def _moments(self, y: int) -> int:
        y += 14
        self._text(24, y, self._said("review-moments"), "sub")
        if not self.review["moments"]:
            self._text(24, y + _ROW, self._said("review-none"), "")
            return y + 2 * _ROW
        for number, moment in enumerate(self.review["moments"], start=1):
            y += _ROW + 6
            self._badge(36, y - 5, str(number), _INK[self.theme])
            self._badge(62, y - 5, _LETTERS[moment["seat"] % 6], self._colour(moment["seat"]))
            did = f"{self._name(moment['seat'])}: {self._words(moment['did'])}"
            self._text(82, y, _cut(did, _FIT), "")
            gain = self._signed(moment["gain"])
            self._text(_WIDTH - 72, y, gain, f"end {_mood(moment['gain'])}")
            self._text(_WIDTH - 66, y, f"± {self._decimal(moment['give'])}", "fine")
            if moment["better"] is not None:
                y += 20
                better = self._said("review-better", option=self._words(moment["better"]))
                self._text(82, y, _cut(better, _FIT), "fine")
        return y + 28

    # --- small things ------------------------------------------------------------------------

    def _title(self) -> str:
        game = self.review["game"]
        return self._said("review-title", game=render(Text(f"{game}-title"), self.language))

    def _said(self, id: str, **args: int | str | Text) -> str:
        return render(Text(id, **args), self.language)

    def _words(self, plain: list[Any]) -> str:
        return render(text_of(plain), self.language, names=self.names)

    def _name(self, seat: int) -> str:
        return render(Text("seat", seat=seat), self.language, names=self.names)

    def _decimal(self, value: float, sign: str = "") -> str:
        found = f"{value:{sign}.1f}".replace("-", "−")
        return found.replace(".", self._said("review-point"))

    def _signed(self, value: float) -> str:
        return self._decimal(value, "+")

    def _colour(self, seat: int) -> str:
        return _LINES[self.theme][seat % 6]

    def _text(self, x: float, y: float, words: str, style: str) -> None:
        self.parts.append(f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>')

    def _badge(self, x: float, y: float, letter: str, colour: str) -> None:
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10.5" fill="{colour}"/>'
            f'<text class="letter" x="{x:.1f}" y="{y + 4.5:.1f}">{letter}</text>'
        )

    def _style(self) -> str:
        theme = self.theme
        return (
            f"{self.lettering}"
            f"text{{font:400 15px 'Alegreya Sans','Gill Sans','Segoe UI',sans-serif;"
            f"fill:{_INK[theme]}}}"
            f".paper{{fill:{_PAPER[theme]}}}"
            ".head{font:700 22px Alegreya,Georgia,serif}.sub{font:700 17px Alegreya,Georgia,serif}"
            f".fine{{font-size:13px;fill:{_FAINT[theme]}}}.end{{text-anchor:end}}"
            f".bold{{font-weight:700}}.good{{fill:{_GOOD[theme]};font-weight:700}}"
            f".bad{{fill:{_BAD[theme]};font-weight:700}}"
            f".letter{{font-weight:700;font-size:13px;text-anchor:middle;fill:{_PAPER[theme]}}}"
            f".hair{{stroke:{_HAIR[theme]}}}.mark{{stroke:{_FAINT[theme]};stroke-dasharray:2 4}}"
            ".band{opacity:.16}.line{fill:none;stroke-width:2.8;stroke-linejoin:round}"
        )


def text_of(plain: list[Any]) -> Text:
    """A text from what it is as JSON data."""
    args = plain[1] if len(plain) > 1 else {}
    return Text(
        plain[0],
        **{name: text_of(arg) if isinstance(arg, list) else arg for name, arg in args.items()},
    )


def _value(point: dict[str, Any], seat: int, way: int) -> float:
    """What a seat could expect, or the edge of where that may lie."""
    return float(point["expected"][seat] + way * point["give"][seat])


def _joined(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _x(number: int, last: int) -> float:
    return _LEFT + number * (_RIGHT - _LEFT) / last


def _step(span: float) -> int:
    """A step of 1, 2 or 5 times a power of ten that leaves about five lines."""
    power = 1
    while True:
        for times in (1, 2, 5):
            if times * power * 5 >= span:
                return times * power
        power *= 10


def _number(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")


def _mood(value: float) -> str:
    return "good" if value >= 0.05 else "bad" if value <= -0.05 else ""


def _cut(words: str, letters: int) -> str:
    return words if len(words) <= letters else f"{words[: letters - 1].rstrip()}…"
