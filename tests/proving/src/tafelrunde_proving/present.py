"""Words and pointers for people: questions, labels, reasons, the log, the position string."""

from __future__ import annotations

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text
from tafelrunde_proving.actions import ACTS, why_not_act, why_not_play, why_not_raid
from tafelrunde_proving.meta import CARD_NAMES, FIRST_CHIP
from tafelrunde_proving.rounds import why_not_reach
from tafelrunde_proving.state import PHASES, FairState, Stall


def candidates(g: FairState, decision: Decision) -> list[Option]:
    """Everything on the table a player could point at for this decision."""
    seat = decision.seat
    if decision.kind == "reach":
        return [1, 2, 3]
    if decision.kind == "act":
        return list(ACTS)
    if decision.kind == "card":
        return [*g.hands[seat], "nothing"]
    if decision.kind == "raid":
        return list(range(g.seats))
    if decision.kind == "guard":
        return [*g.hands[seat], "yield"]
    return list(decision.options)


def why_not(g: FairState, decision: Decision, option: Option) -> str | None:
    if decision.offers(option):
        return None
    seat = decision.seat
    if decision.kind == "reach" and isinstance(option, int):
        return why_not_reach(stall_of(g, seat), option)
    if decision.kind == "act" and isinstance(option, str):
        return why_not_act(g, seat, option)
    if decision.kind == "card" and isinstance(option, int):
        return why_not_play(g, seat, option)
    if decision.kind == "raid" and isinstance(option, int):
        return why_not_raid(g, seat, option)
    if decision.kind == "guard" and isinstance(option, int):
        return "no-guard" if option in g.hands[seat] else "not-in-hand"
    return {"pick": "not-in-pack", "keep": "not-drawn"}[decision.kind]


def stall_of(g: FairState, seat: int) -> Stall:
    return next(stall for stall in g.stalls if seat in stall.seats)


def prompt(decision: Decision) -> Text:
    if isinstance(decision.about, int):
        return Text(f"proving-ask-{decision.kind}", who=Text("seat", seat=decision.about))
    return Text(f"proving-ask-{decision.kind}")


def label(g: FairState, decision: Decision, option: Option) -> Text:
    if decision.kind == "reach":
        assert isinstance(option, int)
        return Text("proving-reach", chips=option)
    if decision.kind == "raid":
        assert isinstance(option, int)
        return Text("seat", seat=option)
    if decision.kind == "keep":
        assert isinstance(option, int)
        return chip(option)
    if isinstance(option, int):
        return card(g, option)
    return Text(f"proving-{decision.kind}-{option}")


def card(g: FairState, number: int) -> Text:
    return Text("proving-card", name=Text(f"proving-{CARD_NAMES[g.kinds[number]]}"), number=number)


def chip(number: int) -> Text:
    return Text("proving-chip", points=(number - FIRST_CHIP) % 3)


def targets(decision: Decision, option: Option) -> list[str]:
    if decision.kind == "raid":
        return [f"seat:{option}"]
    return [f"card:{option}"] if isinstance(option, int) else []


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
