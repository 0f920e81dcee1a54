"""Words: spaces, cards, cells and goods as texts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import CELLS, UPRIGHT, cells_of
from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.kernel.text import Text, dashed, listed


def space_text(space: int) -> Text:
    return Text(f"agricola-space-{dashed(SPACE_NAMES[space])}")


def major_text(major: int) -> Text:
    return Text(f"agricola-major-{dashed(MAJOR_NAMES[major])}")


def card_text(id: str) -> Text:
    return Text(f"agricola-card-{id.lower()}")


def cell_text(cell: int) -> Text:
    return Text("agricola-cell", row=cell // 5 + 1, column=cell % 5 + 1)


def field_text(field: int) -> Text:
    """A field: a space of the farm, or a card that is one."""
    return cell_text(field) if field < CELLS else Text("agricola-place-card")


def cells_text(mask: int) -> Text:
    """Several spaces, row by row."""
    rows: list[Text] = []
    for row in range(3):
        columns = [str(cell % 5 + 1) for cell in cells_of(mask) if cell // 5 == row]
        if columns:
            listing = ", ".join(columns)
            rows.append(Text("agricola-cells", row=row + 1, columns=listing, count=len(columns)))
    return listed("agricola", rows, by="rows")


def edge_text(edge: int) -> Text:
    """A strip for a fence, told by a space beside it."""
    if edge < UPRIGHT:
        row, column = divmod(edge, 6)
        if column < 5:
            return Text("agricola-label-edge-left", cell=cell_text(row * 5 + column))
        return Text("agricola-label-edge-right", cell=cell_text(row * 5 + 4))
    row, column = divmod(edge - UPRIGHT, 5)
    if row < 3:
        return Text("agricola-label-edge-above", cell=cell_text(row * 5 + column))
    return Text("agricola-label-edge-below", cell=cell_text(10 + column))


def amount(good: int, count: int) -> Text:
    return Text(f"agricola-amount-{GOODS[good]}", count=count)


def goods_text(amounts: list[int] | tuple[int, ...]) -> Text:
    several = [amount(good, count) for good, count in enumerate(amounts) if count]
    return listed("agricola", several, last="and")
