"""Present: the position in one line."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import PHASES, VEGETABLES
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES


def position(g: Agricola) -> str:
    """Round, phase and whose turn; the board's piles; then each farm."""
    head = f"{g.round}.{PHASES[g.phase]} turn {g.turn} first {g.first}"
    piles = " ".join(f"{SPACE_NAMES[s]}={g.piles[s]}" for s in g.board if g.piles[s])
    farms = " | ".join(_farm_line(farm) for farm in g.farms)
    owned = " ".join(
        f"{MAJOR_NAMES[major]}:{owner}" for major, owner in enumerate(g.majors) if owner >= 0
    )
    return f"agricola {head} [{piles}] [{owned}] {farms}"


def _farm_line(farm: Farm) -> str:
    rows = "/".join(
        "".join(_cell_sign(farm, row * 5 + column) for column in range(5)) for row in range(3)
    )
    goods = " ".join(f"{count}{GOODS[good][:2]}" for good, count in enumerate(farm.goods) if count)
    people = f"{farm.people}p{farm.home}h{farm.newborn}n"
    return f"{rows} {'wcs'[farm.house]} {people} {goods or '-'} f{farm.fences:x} b{farm.begging}"


def _cell_sign(farm: Farm, cell: int) -> str:
    bit = 1 << cell
    if farm.rooms & bit:
        return "R"
    if farm.fields & bit or farm.crops[cell]:
        crop = farm.crops[cell]
        if crop > VEGETABLES:
            return "abcdefg"[crop - VEGETABLES - 1]
        return str(crop)
    inside = any(pasture & bit for pasture in farm.pastures)
    if farm.stables & bit:
        return "S" if inside else "s"
    return "#" if inside else "."
