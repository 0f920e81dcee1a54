"""Errors to plant in the kernel."""

from __future__ import annotations

from tests.planted.planting import Planted

SOURCES = "src"

KERNEL = "tafelrunde/kernel"

PLANTED = [
    Planted(
        "True is 1",
        f"{KERNEL}/decision.py",
        "    kind = type(option)\n",
        "    kind = int if option == 1 else type(option)\n",
        "tests/kernel/test_shapes.py::test_equality_is_strict",
    ),
    Planted(
        "a private decision is answered by itself",
        f"{KERNEL}/decision.py",
        "len(self.options) == 1 and not self.manual and not self.private",
        "len(self.options) == 1 and not self.manual",
        "tests/kernel/test_flows.py::"
        "test_a_private_decision_is_asked_and_recorded_although_it_is_forced",
    ),
    Planted(
        "answers come in the order they were given",
        f"{KERNEL}/runner.py",
        "answers = [lane.sealed[decision.seat] for decision in asked]",
        "answers = list(lane.sealed.values())",
        "tests/kernel/test_flows.py::"
        "test_together_gives_the_answers_in_seat_order_however_they_came",
    ),
    Planted(
        "opening a seal teaches nobody anything",
        f"{KERNEL}/runner.py",
        "                self.state.reveal()\n",
        "                pass\n",
        "tests/kernel/test_flows.py::test_an_opened_answer_is_not_taken_back_without_the_others",
    ),
    Planted(
        "a draw teaches nobody anything",
        f"{KERNEL}/undo.py",
        "            if one.entry.mark:",
        "            if one.entry.mark < -1:",
        "tests/kernel/test_undo.py::test_what_was_learnt_needs_everybody_s_consent",
    ),
    Planted(
        "a lane takes the moves before the split with it",
        f"{KERNEL}/undo.py",
        "if runner.split and runner.commute and all(move.era == runner.era for move in back):",
        "if runner.split and runner.commute:",
        "tests/kernel/test_lanes.py::test_a_way_back_beyond_the_split_takes_everything_with_it",
    ),
    Planted(
        "a word given is forgotten",
        f"{KERNEL}/log.py",
        'if isinstance(entry, Move) or entry.name == "confirm":',
        "if isinstance(entry, Move):",
        "tests/kernel/test_waiting.py::"
        "test_a_word_once_given_stands_when_later_moves_are_taken_back",
    ),
    Planted(
        "a fault leaves half a move",
        f"{KERNEL}/playing.py",
        "        self._rebuild(self.log.standing())\n        told = RuleFault(",
        "        told = RuleFault(",
        "tests/kernel/test_faults.py::test_another_option_gets_it_going",
    ),
    Planted(
        "hashes are not compared",
        f"{KERNEL}/replay.py",
        "    if entry.hash and made.hash != entry.hash:",
        "    if entry.hash and not made.hash:",
        "tests/kernel/test_records.py::test_a_hash_of_another_position",
    ),
    Planted(
        "private answers stand in everybody's record",
        f"{KERNEL}/seat_record.py",
        "return decision is not None and decision.private",
        "return False",
        "tests/kernel/test_seat_record.py::test_a_private_answer_is_told_to_its_seat_alone",
    ),
    Planted(
        "a taken back answer is told",
        f"{KERNEL}/seat_record.py",
        "        elif any(move is answer.move for move in standing):",
        "        else:",
        "tests/kernel/test_seat_record.py::test_a_sealed_answer_that_was_taken_back_is_never_told",
    ),
    Planted(
        "chance is not even",
        f"{KERNEL}/chance.py",
        "            j = self.below(i + 1)",
        "            j = self.below(len(items))",
        "tests/kernel/test_chance.py::test_every_order_is_equally_likely",
    ),
    Planted(
        "a world follows only the true course",
        f"{KERNEL}/world.py",
        "decision.private or lane.seals(move)",
        "decision.private",
        "tests/kernel/test_worlds.py::test_a_sealed_answer_may_be_any_until_the_seal_is_opened",
    ),
    Planted(
        "a world goes on with the true chance",
        f"{KERNEL}/world.py",
        '        start.chance = twist.split("chance")\n',
        "        start.chance = start.chance.copy()\n",
        "tests/generic/test_worlds.py::test_a_world_depends_on_nothing_hidden[proving-2-0]",
    ),
    Planted(
        "in a world the others have answered what they truly did where they could",
        f"{KERNEL}/world.py",
        "(decision.private or lane.seals(move)):",
        "(decision.private or lane.seals(move)) and not decision.offers(option):",
        "tests/generic/test_worlds.py::test_a_world_depends_on_nothing_hidden[proving-4-1]",
    ),
    Planted(
        "the number of a world follows from the number of true moves",
        f"{KERNEL}/match.py",
        "chance = chance_of(key)\n",
        'chance = chance_of(f"{key} {len(self.log)}")\n',
        "tests/generic/test_worlds.py::test_a_world_depends_on_nothing_hidden[proving-2-0]",
    ),
]
