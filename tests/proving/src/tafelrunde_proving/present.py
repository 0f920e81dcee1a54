"""Words for people: cards and chips, the log, the position string."""

from __future__ import annotations

from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text
from tafelrunde_proving.meta import CARD_NAMES, FIRST_CHIP
from tafelrunde_proving.state import PHASES, FairState


def card(g: FairState, number: int) -> Text:
    return Text("proving-card", name=Text(f"proving-{CARD_NAMES[g.kinds[number]]}"), number=number)


def chip(number: int) -> Text:
    return Text("proving-chip", points=(number - FIRST_CHIP) % 3)


def narrate(g: FairState, event: Event) -> Text | None:
    if event.name in {"gain", "pay", "score"}:
        seat, number = event.args
        return Text(f"proving-log-{event.name}", who=Text("seat", seat=seat), count=number)
    if event.name == "robbed":
        seat, victim = event.args
        who = Text("seat", seat=seat)
        return Text("proving-log-robbed", who=who, victim=Text("seat", seat=victim))
    if event.name == "drew-hidden":
        return Text("proving-log-drew-hidden", who=Text("seat", seat=event.args[0]))
    seat, item = event.args
    what = chip(item) if item >= FIRST_CHIP else card(g, item)
    return Text(f"proving-log-{event.name}", who=Text("seat", seat=seat), what=what)


def position(g: FairState) -> str:
    """Round, phase and turn; then each seat's coins, points, hand, pack, houses and goal."""
    seats = " ".join(
        f"{g.coins[s]}c{g.points[s]}p/{_items(g.hands[s])}/{_items(g.packs[s])}"
        f"/{_items(g.finds[s])}/{_items(g.houses[s])}/{g.goals[s]}"
        for s in range(g.seats)
    )
    stalls = " ".join(
        f"{_items(stall.bag)}/{_items(stall.left)}/{stall.luck}/{_items(stall.drawn)}"
        for stall in g.stalls
    )
    return (
        f"proving {g.round}/{g.rounds} {PHASES[g.phase]} {g.turn} {g.turns}"
        f" | {seats} | {stalls} | {_items(g.deck)} | {_items(g.table)}"
    )


def _items(items: list[int]) -> str:
    return ".".join(map(str, items)) or "-"
