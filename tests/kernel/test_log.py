"""Log: what stands is what no later undo took back."""

from __future__ import annotations

import random

from tafelrunde.kernel.log import Entry, Move, Stood, TableEvent, log_after, moves_of, standing


def some_log(dice: random.Random) -> list[Entry]:
    """Moves, confirmations and undos of everybody's or of some seats' moves, in any order."""
    entries: list[Entry] = []
    for number in range(dice.randrange(60)):
        seat, what = dice.randrange(4), dice.random()
        if what < 0.7:
            entries.append(Move(seat, "n", number, -1))
        elif what < 0.8:
            entries.append(TableEvent("confirm", {"seat": seat}))
        elif what < 0.85:
            entries.append(TableEvent("resign", {"seat": seat}))
        else:
            seats = None if dice.random() < 0.6 else dice.sample(range(4), 2)
            facts = {"to": dice.randrange(number + 1), "seat": seat, "seats": seats, "consent": []}
            entries.append(TableEvent("undo", facts))
    return entries


def stood_one_by_one(entries: list[Entry]) -> list[tuple[int, int]]:
    """Number and seat of what stands, each undo done where it was made."""
    stood: list[tuple[int, int]] = []
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Move):
            stood.append((number, entry.seat))
        elif entry.name == "confirm":
            stood.append((number, entry.facts["seat"]))
        elif entry.name == "undo":
            to, seats = entry.facts["to"], entry.facts["seats"]
            stood = [(n, s) for n, s in stood if n <= to or (seats is not None and s not in seats)]
    return stood


def test_what_stands_is_the_same_counted_on_from_any_entry() -> None:
    dice = random.Random(31)
    for _ in range(500):
        entries = some_log(dice)
        cut, seen = sorted(dice.randrange(len(entries) + 1) for _ in range(2))
        expected = stood_one_by_one(entries)
        assert numbers(standing(entries)) == expected
        log = log_after(cut, standing(entries[:cut]))
        for entry in entries[cut:]:
            log.append(entry)
            if len(log) == seen:
                assert numbers(log.standing()) == stood_one_by_one(entries[:seen])
        assert numbers(log.standing()) == expected
        assert numbers(log.standing_at(seen)) == stood_one_by_one(entries[:seen])
        moves = [(n, s) for n, s in expected if isinstance(entries[n - 1], Move)]
        assert [(n, move.seat) for n, move in moves_of(log.standing())] == moves


def numbers(stood: list[Stood]) -> list[tuple[int, int]]:
    return [(one.number, one.seat) for one in stood]
