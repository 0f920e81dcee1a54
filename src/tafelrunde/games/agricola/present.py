"""Present: questions, options, targets and events as texts; the position in one line."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.board import SPACE_NAMES
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.farm import BORDER, CELLS, UPRIGHT, bits, cells_of
from tafelrunde.games.agricola.goods import GOODS, KINDS
from tafelrunde.games.agricola.majors import MAJOR_NAMES, bread
from tafelrunde.games.agricola.partners import partner_of
from tafelrunde.games.agricola.payment import convertible
from tafelrunde.games.agricola.state import PHASES, UNFINISHED_PASTURES, VEGETABLES, Agricola, Farm
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text, dashed, listed
from tafelrunde.words import house_source

HOUSES = ("wood", "clay", "stone")


def catalogue(language: str) -> str:
    return house_source(language, "agricola")


def space_text(space: int) -> Text:
    return Text(f"agricola-space-{dashed(SPACE_NAMES[space])}")


def major_text(major: int) -> Text:
    return Text(f"agricola-major-{dashed(MAJOR_NAMES[major])}")


def card_text(id: str) -> Text:
    return Text(f"agricola-card-{id.lower()}")


def cell_text(cell: int) -> Text:
    return Text("agricola-cell", row=cell // 5 + 1, column=cell % 5 + 1)


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
    return listed("agricola", [amount(good, count) for good, count in enumerate(amounts) if count])


# --- decisions ---------------------------------------------------------------------------


def prompt(g: Agricola, decision: Decision) -> Text:
    kind = dashed(decision.kind)
    if decision.kind == "feed":
        missing = decision.about if isinstance(decision.about, int) else 0
        if missing:
            return Text("agricola-ask-feed-short", count=missing)
    if decision.kind == "pay":
        return Text("agricola-ask-pay", what=_paid_for(str(decision.about)))
    if decision.kind == "card" or (decision.kind == "occupation" and decision.about):
        return Text(f"agricola-card-{str(decision.about).lower()}-ask")
    if decision.kind == "fence" and g.rules & UNFINISHED_PASTURES:
        return Text("agricola-ask-fence-edge")
    if decision.kind == "place" and g.again:
        return Text("agricola-ask-place-again")
    return Text(f"agricola-ask-{kind}")


def _paid_for(what: str) -> Text:
    if what in MAJOR_NAMES:
        return major_text(MAJOR_NAMES.index(what))
    if any(card.id == what for card in DECK):
        return card_text(what)
    return Text(f"agricola-for-{what}")


def label(g: Agricola, decision: Decision, option: Option) -> Text:
    kind = decision.kind
    if isinstance(option, str):
        return _word_label(kind, option)
    if kind == "card":
        return Text(f"agricola-answer-{option}")
    if isinstance(option, int):
        return _number_label(g, decision, option)
    return _row_label(g, decision, option)


def _word_label(kind: str, option: str) -> Text:
    if option in ("done", "skip", "pass", "beg", "build", "clear", "yes", "no"):
        return Text(f"agricola-answer-{option}")
    if kind == "place":
        return Text(f"agricola-space-{dashed(option)}")
    if kind == "improve":
        return Text(f"agricola-major-{dashed(option)}")
    if kind == "occupation":
        return card_text(option)
    if kind in ("resource", "animal"):
        return Text(f"agricola-choice-{option}")
    return Text(f"agricola-action-{option}")


def _number_label(g: Agricola, decision: Decision, option: int) -> Text:
    if decision.kind == "bake":
        food = bread(g, decision.seat, option)
        return Text("agricola-label-bake", count=option, food=food)
    if decision.kind == "fence":
        return _pasture_label("agricola-label-pasture", g.farms[decision.seat], option)
    if decision.kind == "leave":
        return Text("agricola-label-leave", count=option)
    return cell_text(option)


def _row_label(g: Agricola, decision: Decision, option: tuple[int | str, ...]) -> Text:
    kind = decision.kind
    first = option[0]
    if kind == "build" and isinstance(option[1], int):
        return Text(f"agricola-label-{dashed(str(first))}", cell=cell_text(option[1]))
    if kind == "plow" and isinstance(option[1], int):
        return Text("agricola-label-partner-field", cell=cell_text(option[1]))
    if kind == "fence" and first == "partner" and isinstance(option[1], int):
        partner = g.farms[partner_of(decision.seat)]
        return _pasture_label("agricola-label-partner-pasture", partner, option[1])
    if first == "give":
        good = GOODS.index(str(option[1]))
        goods, price = amount(good, int(option[2])), amount(good, 1)
        return Text("agricola-label-give", goods=goods, price=price)
    if first == "edge" and isinstance(option[1], int):
        return edge_text(option[1])
    if first == "minor":
        return card_text(str(option[1]))
    if first in ("convert", "craft", "return") and isinstance(option[1], int):
        return Text(f"agricola-label-{first}", good=amount(option[1], 1))
    if first == "move":
        assert isinstance(option[1], int)
        return Text(
            "agricola-label-move",
            good=amount(option[1], 1),
            source=_place_text(option[2]),
            target=_place_text(option[3]),
        )
    if first == "exchange":
        conversion = convertible(g, decision.seat)[int(option[1])]
        return Text(
            "agricola-label-exchange",
            card=card_text(DECK[conversion.card].id),
            goods=goods_text(conversion.takes),
            gain=goods_text(conversion.gives),
        )
    if kind == "improve":
        return Text(
            "agricola-label-upgrade",
            hearth=Text(f"agricola-major-{dashed(str(first))}"),
            fireplace=Text(f"agricola-major-{dashed(str(option[1]))}"),
        )
    numbers = [int(item) for item in option]
    if kind == "sow":
        return Text("agricola-label-sow", goods=goods_text([0, 0, 0, 0, 0, *numbers]))
    if kind in ("house", "breed"):
        return Text("agricola-label-keep", goods=goods_text([0] * 7 + numbers))
    return _loss_label(numbers[:KINDS])


def _pasture_label(id: str, farm: Farm, mask: int) -> Text:
    fences = bits(BORDER[mask] & ~farm.fences)
    return Text(id, cells=cells_text(mask), size=len(cells_of(mask)), fences=fences)


def _loss_label(loss: list[int]) -> Text:
    lost = goods_text([max(0, count) for count in loss])
    won = [max(0, -count) for count in loss]
    if any(won):
        return Text("agricola-label-pay-and-get", goods=lost, gain=goods_text(won))
    return Text("agricola-label-pay", goods=lost)


def _place_text(place: int | str) -> Text:
    assert isinstance(place, int)
    if place == CELLS:
        return Text("agricola-place-house")
    if place > CELLS:
        return Text("agricola-place-card")
    return cell_text(place)


# Decisions whose options are ways to choose from rather than places on the board.
WAYS = ("pay", "feed", "house", "breed", "bake", "leave")


def targets(g: Agricola, decision: Decision, option: Option) -> list[str]:
    """The board elements an option points at."""
    seat = decision.seat
    kind = decision.kind
    if kind in WAYS and (isinstance(option, int) or isinstance(option[0], int)):
        numbers = [option] if isinstance(option, int) else list(option)
        return ["way:" + ".".join([str(number) for number in numbers])]
    if kind == "sow" and isinstance(option, tuple):
        return [f"cell:{seat}:{cell}" for cell in sown_cells(g.farms[seat], option)]
    if isinstance(option, str):
        if kind == "place" and option != "pass":
            return [f"space:{option}"]
        if kind == "improve" and option != "done":
            return [f"major:{option}"]
        if kind == "occupation" and option != "done":
            return [f"card:{option}"]
        return []
    if isinstance(option, int):
        if kind in ("plow", "stable"):
            return [f"cell:{seat}:{option}"]
        if kind == "fence":
            return [f"cell:{seat}:{cell}" for cell in cells_of(option)]
        return []
    first = option[0]
    if first in ("room", "stable"):
        return [f"cell:{seat}:{option[1]}"]
    if first in ("partner_room", "partner_stable"):
        return [f"cell:{partner_of(seat)}:{option[1]}"]
    if first == "partner" and isinstance(option[1], int):
        cells = [option[1]] if kind == "plow" else cells_of(option[1])
        return [f"cell:{partner_of(seat)}:{cell}" for cell in cells]
    if first == "give":
        return [f"good:{seat}:{option[1]}"]
    if first == "edge":
        return [f"edge:{seat}:{option[1]}"]
    if first == "minor":
        return [f"card:{option[1]}"]
    if first in ("convert", "craft", "return") and isinstance(option[1], int):
        return [f"good:{seat}:{GOODS[option[1]]}"]
    if first == "move":
        return [f"place:{seat}:{option[2]}", f"place:{seat}:{option[3]}"]
    if kind == "improve":
        return [f"major:{option[0]}"]
    return []


def sown_cells(farm: Farm, option: tuple[int | str, ...]) -> list[int]:
    """The fields that a sowing fills: those lying fallow, in their order."""
    fallow = [cell for cell in cells_of(farm.fields) if not farm.crops[cell]]
    return fallow[: int(option[0]) + int(option[1])]


# --- events ------------------------------------------------------------------------------


def narrate(event: Event) -> Text | None:
    """An event as a sentence of the log."""
    args = event.args
    name = event.name
    if name in ("replenished", "moved", "home"):
        return None
    if name == "round":
        number, card, first = args
        if first < 0:
            return Text("agricola-solo-log-round", round=number, card=space_text(card))
        begins = Text("seat", seat=first)
        return Text("agricola-log-round", round=number, card=space_text(card), seat=begins)
    if name == "harvest":
        return Text("agricola-log-harvest", round=args[0])
    facts = _facts(name, args)
    if facts is None:
        return None
    if "gain" in facts:
        name = "fed-and-get" if name == "fed" else "pay-and-get"
    elif "builder" in facts:
        name += "-for"
    elif "origin" in facts:
        name = "reaped" if args[3] == "fields" else "brought"
    return Text(f"agricola-log-{name}", seat=Text("seat", seat=args[0]), **facts)


def _facts(name: str, args: tuple[Any, ...]) -> dict[str, Any] | None:
    if name == "placed":
        return {"space": space_text(args[1])}
    if name == "gain" and len(args) > 3:
        return {"goods": amount(args[1], args[2]), "origin": _origin_text(args[3])}
    if name in ("gain", "lose"):
        return {"goods": amount(args[1], args[2])}
    if name == "left":
        return {"goods": amount(args[1], args[2]), "space": space_text(args[3])}
    if name == "waiting":
        facts = {"goods": amount(args[1], args[2]), "first": args[3], "last": args[4]}
        return {**facts, "rounds": args[4] - args[3] + 1}
    if name in ("spend", "pay", "fed"):
        loss = list(args[1:])
        if not any(count > 0 for count in loss):
            return None
        goods = goods_text([max(0, count) for count in loss])
        won = [max(0, -count) for count in loss]
        return {"goods": goods, "gain": goods_text(won)} if any(won) else {"goods": goods}
    if name == "exchange":
        return {"goods": amount(args[1], args[2]), "food": amount(0, args[3])}
    if name in ("room", "stable", "plowed"):
        return {"cell": cell_text(args[1]), **_builder(args[0], args[2])}
    if name == "sowed":
        return {"goods": goods_text([0, 0, 0, 0, 0, args[1], args[2]])}
    if name == "fenced":
        return {"fences": args[1], "pastures": args[2], **_builder(args[0], args[3])}
    if name in ("major", "returned"):
        return {"card": major_text(args[1])}
    if name == "played":
        return {"card": card_text(DECK[args[1]].id)}
    if name == "renovated":
        return {"house": Text(f"agricola-house-{HOUSES[args[1]]}")}
    if name == "born":
        return {"space": space_text(args[1])}
    if name in ("begged", "idle"):
        return {"count": args[1]}
    if name == "bred":
        return {"animal": amount(args[1], 1)}
    if name == "given":
        facts = {"goods": amount(args[2], args[3]), "price": amount(args[2], 1)}
        return {**facts, "other": Text("seat", seat=args[1])}
    return {}


def _builder(owner: int, builder: int) -> dict[str, Any]:
    """Who built for its partner, where somebody did."""
    return {} if builder == owner else {"builder": Text("seat", seat=builder)}


def _origin_text(origin: str) -> Text:
    """What brought goods, where no person went for them."""
    if origin == "fields":
        return Text("agricola-fields")
    if origin in MAJOR_NAMES:
        return major_text(MAJOR_NAMES.index(origin))
    return card_text(origin)


# --- the position in one line ------------------------------------------------------------


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
    if farm.fields & bit:
        crop = farm.crops[cell]
        if crop > VEGETABLES:
            return "abcdefg"[crop - VEGETABLES - 1]
        return str(crop)
    inside = any(pasture & bit for pasture in farm.pastures)
    if farm.stables & bit:
        return "S" if inside else "s"
    return "#" if inside else "."
