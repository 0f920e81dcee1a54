"""Plots: results of the lab as pictures, SVG or PNG by their names. They need the extra `lab`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.kernel.errors import TafelrundeError

FORMATS: Final = (".svg", ".png")
# Colours that are told apart by who sees no red or green, too.
_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
# So many bars still have a name that can be read.
_MOST_BARS: Final = 60


class Bar(NamedTuple):
    """A figure with its name and between which bounds it lies."""

    name: str
    value: float
    low: float
    high: float


def histogram(file: Path, title: str, axis: str, series: Mapping[str, Sequence[int]]) -> None:
    """How often each number came, a line for each series."""
    figure, axes = _page(title, axis, 4.5)
    numbers = [number for some in series.values() for number in some]
    # A column for each number where there are few, and never more than a reader can tell apart.
    count = max(1, min(40, max(numbers) - min(numbers) + 1)) if numbers else 1
    span = (min(numbers) - 0.5, max(numbers) + 0.5) if numbers else (0, 1)
    for place, (name, some) in enumerate(series.items()):
        colour = _COLOURS[place % len(_COLOURS)]
        axes.hist(some, bins=count, range=span, histtype="step", label=name, color=colour)
    axes.legend(frameon=False)
    figure.savefig(file)


def bars(file: Path, title: str, axis: str, found: Sequence[Bar], usual: float | None) -> None:
    """Figures with their intervals below each other, the first on top; `usual` is everybody's."""
    shown = found[:_MOST_BARS]
    figure, axes = _page(title, axis, 1.6 + 0.24 * len(shown))
    rows = range(len(shown))
    values = [bar.value for bar in shown]
    give = [[bar.value - bar.low for bar in shown], [bar.high - bar.value for bar in shown]]
    if usual is not None:
        axes.axvline(usual, color="#888888", linewidth=1, linestyle="--")
    axes.errorbar(values, list(rows), xerr=give, fmt="o", color=_COLOURS[0], capsize=3)
    axes.set_yticks(list(rows), [bar.name for bar in shown])
    axes.set_ylim(len(shown) - 0.5, -0.5)
    figure.savefig(file)


def _page(title: str, axis: str, height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, slow to import
    except ImportError as error:
        raise TafelrundeError("plots need the extra: install tafelrunde[lab]") from error
    figure = Figure(figsize=(8, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set_xlabel(axis)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes
