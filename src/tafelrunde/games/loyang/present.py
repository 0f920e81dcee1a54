"""Present: decisions and options as texts, and the board elements they point at."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang import labels
from tafelrunde.games.loyang.labels import the_card
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import PHASES, VEGETABLES
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text, dashed
from tafelrunde.words import house_source


def catalogue(language: str) -> str:
    return house_source(language, "loyang")


def position(g: LoyangState) -> str:
    """The table in one line: round, phase, then cash, place, loans and cart of each seat."""
    seats = []
    for player in g.players[: g.seats]:
        cart = "".join(str(min(count, 9)) for count in player.cart)
        fields = ",".join(
            f"{VEGETABLES[crop][0] if crop >= 0 else '-'}{left}"
            for crop, left in zip(player.crops, player.left, strict=True)
        )
        seats.append(f"{player.place}/{player.cash}/{player.loans} {cart} {fields or '-'}")
    piles = f"{len(g.piles[0]) + len(g.piles[1])}+{len(g.discards[0]) + len(g.discards[1])}"
    return f"loyang r{g.round} {PHASES[g.phase]} {piles} | " + " | ".join(seats)


def prompt(g: LoyangState, decision: Decision) -> Text:
    """The question in a sentence."""
    kind = decision.kind
    player = g.players[decision.seat]
    if kind == "raise":
        costs = zip(player.unpaid, player.bills, strict=True)
        card, cost = next(iter(costs))
        return Text("loyang-ask-raise", card=the_card(g, card), cost=cost, cash=player.cash)
    if kind == "compensate":
        return Text("loyang-ask-compensate", owed=player.owed, cash=player.cash)
    if kind == "store":
        assert isinstance(decision.about, int)
        return Text("loyang-ask-store", room=decision.about, count=sum(player.cart))
    if kind == "steps":
        return Text("loyang-ask-steps", place=player.place, cash=player.cash)
    if kind == "grid":
        return Text("loyang-ask-grid", number=g.picks + 1)
    if kind == "keep":
        assert isinstance(decision.about, int)
        return Text("loyang-ask-keep", card=the_card(g, decision.about))
    if kind in {"stall", "customer"}:
        return Text(f"loyang-ask-{dashed(str(decision.about))}")
    return Text(f"loyang-ask-{kind}")


def label(g: LoyangState, decision: Decision, option: Option) -> Text:
    """An option in a few words."""
    return labels.label(g, decision, option)


# --- places -----------------------------------------------------------------------------------


def targets(g: LoyangState, decision: Decision, option: Option) -> list[str]:
    """The board elements an option points at."""
    seat = decision.seat
    kind = decision.kind
    if isinstance(option, str):
        return _WORDS.get(option, [])
    if isinstance(option, int):
        return _number_targets(g, decision, option)
    if isinstance(option[0], int):
        owner, item = int(option[0]), int(option[1])
        if kind == "stall":
            return [f"stall:{owner}:{item}"]
        if kind == "glean":
            return [f"field:{owner}:{item}"]
        places = [f"shop:{owner}:{VEGETABLES[item]}"]
        return [f"cart:{VEGETABLES[item]}", *places] if kind == "peddle" else places
    verb = option[0]
    item = int(option[1])
    if verb == "buy":
        return [f"shop:{seat}:{VEGETABLES[item]}", f"buy:{VEGETABLES[item]}"]
    if verb == "sell":
        return [f"cart:{VEGETABLES[item]}", f"shop:{seat}:{VEGETABLES[item]}"]
    if verb == "sow":
        return [f"cart:{VEGETABLES[int(option[2])]}", f"field:{seat}:{item}"]
    if verb == "tuck":
        return [f"field:{seat}:{item}"]
    if verb == "keep":
        return [f"cart:{VEGETABLES[item]}", "storehouse"]
    if verb == "trade":
        return [f"stall:{item}:{option[2]}"]
    if verb == "drop":
        return [f"card:{item}", "discards"]
    if verb == "lay":
        return [f"card:{item}", "courtyard"]
    if verb in {"stack", "apart"}:
        return [f"card:{item}", f"card:{option[2]}"]
    return [f"card:{item}"]


_WORDS: Final[dict[str, list[str]]] = {
    "pack": ["pack"],
    "enlarge": ["storehouse"],
    "reveal": ["pile"],
    "loan": ["loan"],
    "turn-up": ["stack"],
    "none": ["discards"],
}


def _number_targets(g: LoyangState, decision: Decision, number: int) -> list[str]:
    seat = decision.seat
    kind = decision.kind
    if kind == "grid":
        return [f"cell:{number}", f"card:{g.grid[number]}"]
    if kind in {"partner", "price-of"}:
        return [f"seat:{number}"]
    if kind == "steps":
        return [f"path:{g.players[seat].place + number}"]
    if kind in {"home", "shopper"}:
        return [f"shop:{seat}:{VEGETABLES[number]}"]
    if kind in {"give", "seed", "sell-off"}:
        return [f"cart:{VEGETABLES[number]}"]
    if kind == "reap":
        return [f"field:{seat}:{number}"]
    return [f"card:{number}"]
