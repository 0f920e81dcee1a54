"""Errors to plant in the rules of the fair."""

from __future__ import annotations

from tests.planted.planting import Planted

SOURCES = "tests/proving/src"

FAIR = "tests/proving/test_fair.py"
LEAKS = "tests/proving/test_leaks.py"
GENERIC = "tests/generic"
ACTIONS = "tafelrunde_proving/actions.py"
ROUNDS = "tafelrunde_proving/rounds.py"
STATE = "tafelrunde_proving/state.py"

PLANTED = [
    Planted(
        "a mint strikes after the payment",
        ACTIONS,
        "if g.coins[seat] + mints(g, seat) < COSTS[kind]:",
        "if g.coins[seat] < COSTS[kind]:",
        f"{FAIR}::test_a_mint_strikes_the_missing_coin_just_before_its_owner_pays",
    ),
    Planted(
        "a guard does not help",
        ACTIONS,
        "        g.show(victim, g.hands[victim], answer)\n        return",
        "        g.show(victim, g.hands[victim], answer)",
        f"{FAIR}::test_a_guard_from_the_hand_answers_a_raid_inside_the_effect",
    ),
    Planted(
        "a raid takes a coin from the bank",
        STATE,
        "        self.coins[victim] -= 1\n",
        "",
        f"{FAIR}::test_without_a_guard_a_coin_changes_hands",
    ),
    Planted(
        "a dug up card is copied",
        ACTIONS,
        "        g.finds[seat].remove(card)\n",
        "",
        f"{FAIR}::test_a_dug_up_card_is_drawn_in_the_middle_of_the_effect",
    ),
    Planted(
        "the draft is asked openly",
        ROUNDS,
        'choose_privately(seat, "pick", g.packs[seat][:])',
        'choose(seat, "pick", g.packs[seat][:])',
        f"{FAIR}::test_the_draft_asks_everybody_at_once_and_privately",
    ),
    Planted(
        "packs move on to the right",
        ROUNDS,
        "g.packs[seat - 1] for seat",
        "g.packs[(seat + 1) % g.seats] for seat",
        f"{FAIR}::test_golden_playthrough_of_three_at_the_fair",
    ),
    Planted(
        "stalls share the chance of the table",
        STATE,
        "chip = self.draw(stall.bag, only(seat), stall.chance)",
        "chip = self.draw(stall.bag, only(seat))",
        f"{GENERIC}/test_lanes.py::test_moves_of_different_lanes_commute[proving-4-0]",
    ),
    Planted(
        "everybody sees whose goal is which",
        "tafelrunde_proving/view.py",
        "goal if over or owner == seat else None",
        "goal",
        f"{LEAKS}::test_the_fair_itself_leaks_nothing",
    ),
    Planted(
        "a copy shares the pouches",
        STATE,
        "{seat: chips[:] for seat, chips in self.pouches.items()}",
        "dict(self.pouches)",
        f"{GENERIC}/test_copies.py::test_what_copies_share_never_changes[proving-2-0]",
    ),
    Planted(
        "a house that is not in play can be built",
        ACTIONS,
        "    if CARD_NAMES[kind] not in g.built:",
        "    if CARD_NAMES[kind] in g.built and False:",
        f"{FAIR}::test_a_house_that_is_not_in_play_cannot_be_built",
    ),
    Planted(
        "worlds keep the hands of others",
        "tafelrunde_proving/worlds.py",
        "for zones in (g.packs, g.hands) for other",
        "for zones in (g.packs,) for other",
        f"{LEAKS}::test_every_component_of_the_fair_is_shown_or_varies",
    ),
    Planted(
        "worlds are dealt from the cards in their true order",
        "tafelrunde_proving/worlds.py",
        "items = sorted(item for zone in zones for item in zone if item not in seen)",
        "items = [item for zone in zones for item in zone if item not in seen]",
        f"{GENERIC}/test_worlds.py::test_a_world_depends_on_nothing_hidden[proving-2-0]",
    ),
    Planted(
        "worlds know what stalls will bring",
        "tafelrunde_proving/worlds.py",
        '        stall.chance = chance.split(f"stall {lane}")\n',
        "",
        f"{GENERIC}/test_worlds.py::test_a_world_depends_on_nothing_hidden[proving-3-0]",
    ),
]
