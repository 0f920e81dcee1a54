"""Makes the table of what cards and choices are worth that comes with the package.

Usage: python tools/power.py [game] [share of the matches, 1 unless given] [jobs]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tafelrunde.lab.power import Noted, Power
from tafelrunde.lab.simulate import run

FOLDER: Final = Path(__file__).parent.parent / "src/tafelrunde/lab/powers"
BOT: Final = "greedy"
SEED: Final = "powers"
# How many matches at how many seats.
MATCHES: Final = {2: 70_000, 3: 15_000, 4: 15_000}


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "agricola"
    share = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    power = Power(game)
    matches = {seats: max(1, round(count * share)) for seats, count in MATCHES.items()}
    for seats, count in matches.items():
        for some in run(Noted(game, seats, count, (BOT,) * seats, SEED), jobs):
            for played in some:
                power.add(played)
        sys.stderr.write(f"{seats} seats: {count} matches\n")
    tables = ",".join(str(count) for count in matches)
    games = ",".join(str(count) for count in matches.values())
    command = f"tafelrunde power {game} --seats {tables} --games {games} --bots {BOT} --seed {SEED}"
    FOLDER.mkdir(exist_ok=True)
    write(FOLDER / f"{game}.json", {"made": command, "bots": [BOT], **power.result()})


def write(file: Path, table: dict[str, Any]) -> None:
    """Write a table with a line for each thing."""
    rows = {name: table.pop(name) for name in ("pairs", "items")}
    text = json.dumps(table, ensure_ascii=False)[:-1]
    for name, things in rows.items():
        lines = ",\n".join(json.dumps(thing, ensure_ascii=False) for thing in things)
        text += f', "{name}": [\n{lines}\n]'
    file.write_text(f"{text}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
