"""Count for each hand card of Agricola how often it was dealt, played, and what it did.

    .venv-dev/bin/python tools/effects.py --matches 50 --json > build/effects.json

Matches are played by random, greedy and curious bots at one to four seats in turn. An effect is a
method of the card: `play`, `on` by its occasion, or what the rules ask of it; it has fired when it
ran, or gave something. The tool listens to the cards' methods, so it runs on the sources only.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from tafelrunde import new
from tafelrunde.bots.base import Bot
from tafelrunde.bots.registry import find
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards import hooks, occasions
from tafelrunde.games.agricola.cards.base import DECK, Card, card_of
from tafelrunde.games.agricola.cards.lists import EVERYTHING, LISTS
from tafelrunde.games.agricola.decks.effects import Plain
from tafelrunde.games.agricola.decks.parts import Part
from tafelrunde.kernel.match import Match
from tafelrunde.lab.curious import CuriousBot

OCCASIONS = {
    value: name
    for name, value in vars(occasions).items()
    if name.isupper() and isinstance(value, int) and name not in ("IDLE", "GAINS", "MATTERS")
}
# Gains are told to a method of their own.
del OCCASIONS[occasions.GAINED]
# Telling what lies on a card, and whether it can be played or speaks, is no effect.
PASSIVE = {"found_hooks", "weight", "why_not", "costs_now", "written", "errand_text", "brings"}
PASSIVE |= {"errand_fields", "chains", "before_occupation"}
FIRED: Counter[tuple[str, str]] = Counter()


def effects_of(card: Card) -> list[str]:
    """The effects that a card can have, by name."""
    found = []
    for name in vars(Card):
        if name.startswith("_") or name in PASSIVE or not callable(getattr(Card, name)):
            continue
        if name == "on":
            found += [f"on {OCCASIONS[what]}" for what in OCCASIONS if (card.hooks >> what) & 1]
        elif isinstance(card, Plain):
            if name == "play" and any(type(part).play is not Part.play for part in card.parts):
                found.append(name)
            if name == "costs_for" and (card.hooks >> hooks.COSTS) & 1:
                found.append(name)
            if name == "score" and (card.hooks >> hooks.SCORING) & 1:
                found.append(name)
        elif getattr(type(card), name) is not getattr(Card, name):
            found.append(name)
    return found


def listen(card: Card) -> None:
    """Count what a card does from now on."""
    for effect in effects_of(card):
        name = effect.split()[0]
        setattr(card, name, _counted(card.id, name, getattr(card, name)))


def _counted(id: str, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*given: Any) -> Any:
        result = method(*given)
        if name == "on":
            FIRED[id, f"on {OCCASIONS[given[2].what]}"] += 1
        elif name == "costs_for":
            FIRED[id, name] += result != given[3]
        elif name in ("play", "run_errand", "convert", "gained", "paid", "crafted", "born"):
            FIRED[id, name] += 1
        else:
            FIRED[id, name] += bool(result) and result != -1
        return result

    return counted


def state(match: Match) -> Agricola:
    assert isinstance(match.state, Agricola)
    return match.state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="of each bot")
    parser.add_argument("--list", choices=LISTS, default=EVERYTHING)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    cards = [card_of(printed) for printed in LISTS[wanted.list]]
    for card in cards:
        listen(card)
    dealt: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for name in ("random", "greedy", "curious"):
        # The curious one remembers what it did in earlier matches.
        bot: Bot = CuriousBot("curious") if name == "curious" else find(name)(name)
        for number in range(wanted.matches):
            options = {"cards.list": wanted.list}
            match = new("agricola", 1 + number % 4, f"{name}-{number}", options)
            for farm in state(match).farms:
                dealt.update(DECK[card].id for card in farm.hand)
            while not match.over:
                decision = match.decisions[0]
                match.play(decision.seat, bot.choose(match, decision))
            for farm in state(match).farms:
                played.update(DECK[card].id for card in farm.played)
    rows: dict[str, dict[str, Any]] = {
        card.id: {
            "dealt": dealt[card.id],
            # A card that travels is gone when the match is over.
            "played": max(played[card.id], FIRED[card.id, "play"]),
            "effects": {effect: FIRED[card.id, effect] for effect in effects_of(card)},
        }
        for card in cards
    }
    if wanted.json:
        print(json.dumps({"matches": wanted.matches, "list": wanted.list, "cards": rows}, indent=1))
        return
    for printed, row in rows.items():
        effects = ", ".join(f"{effect} {count}" for effect, count in row["effects"].items())
        print(f"{printed}  dealt {row['dealt']:4}  played {row['played']:4}  {effects}")


if __name__ == "__main__":
    main()
