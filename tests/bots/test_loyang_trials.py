"""What the judge of Loyang tries on a common copy is what really follows."""

from __future__ import annotations

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.bots.loyang.trials import Trier
from tafelrunde.bots.loyang.worth import worth
from tafelrunde.games.loyang.state import LoyangState


def test_an_action_tried_on_a_common_copy_is_worth_what_it_is_worth_when_done() -> None:
    match = new("loyang", 2, "tried")
    bots = [find("greedy")(str(seat)) for seat in range(2)]
    compared: set[str] = set()
    asked = 0
    while not match.over:
        decision = match.decisions[0]
        seat = decision.seat
        if decision.kind == "act":
            asked += 1
        if decision.kind == "act" and asked % 5 == 0:
            g = match.state
            assert isinstance(g, LoyangState)
            for deep in (1, 3):
                trier = Trier(g, seat, deep)
                for option in decision.options:
                    if option != "end":
                        value = trier.value(option)
                        assert abs(value - trier.followed(option, [])) < 1e-9, (option, deep)
                        compared.add(str(option[0] if isinstance(option, tuple) else option))
            trier = Trier(g, seat, 1)
            for option in decision.options:
                if isinstance(option, tuple) and option[0] in ("buy", "sell", "sow"):
                    fork = match.fork()
                    fork.play(seat, option)
                    done = fork.state
                    assert isinstance(done, LoyangState)
                    assert trier.value(option) == worth(done, seat)
        match.play(seat, bots[seat].choose(match, decision))
    assert {"buy", "sell", "sow", "trade", "deliver", "serve", "drop", "use", "pack"} <= compared
