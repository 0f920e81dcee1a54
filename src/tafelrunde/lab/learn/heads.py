"""Training of a network with three heads: how far ahead, won or not, and what to do.

    python src/tafelrunde/lab/learn/heads.py build/learn/*.npz --out turns.npz

needs PyTorch and NumPy alone, so that it runs on a machine that has nothing else of ours; on a GPU
where there is one. With `--watch` it goes on learning from whatever files come into a folder and
writes the weights anew from time to time, until so many seconds are over. `bots/heads.py` reads the
weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import numpy as np
import torch

# A lead of so many points is 1 for the network.
SCALE: Final = 20.0
# Stands for no option.
NO_OPTION: Final = -1
# What counts as nothing known of what a turn could be instead.
_IMPOSSIBLE: Final = -1e4
_BATCH: Final = 4096
# Files begin with this many rows that are only tested with, of their own matches.
_TESTED: Final = 0.03
_SMALLEST: Final = 0.02
# A lesson has at least so many steps.
_SHORTEST: Final = 200


@dataclass(frozen=True)
class Shape:
    """What there is: `views` seats are valued; `ids` bytes of a row tell `lists` of `cards`."""

    views: int
    options: int
    ids: int = 0
    lists: int = 0
    cards: int = 0


class Table:
    """All rows so far, on the machine's fastest memory.

    `shares` are of 255 for each of the `options`, `weights` how much of a turn is worth copying.
    """

    def __init__(self, device: str) -> None:
        self.device = device
        self.seen: set[str] = set()
        self.parts: list[dict[str, Any]] = []
        self.tests: list[dict[str, Any]] = []
        self.rows = 0
        self.shape = Shape(1, 0)

    def read(self, paths: list[Path]) -> int:
        """Read files that were not read before; how many rows they had."""
        added = 0
        for path in sorted(paths):
            if path.name in self.seen:
                continue
            self.seen.add(path.name)
            with np.load(path) as data:
                self.shape = Shape(*map(int, data["shape"]))
                piece = {
                    name: torch.from_numpy(data[name]).to(self.device)
                    for name in data.files
                    if name != "shape"
                }
            count = len(piece["rows"])
            if count == 0:
                continue
            cut = int(count * _TESTED)
            self.tests.append({name: tensor[:cut] for name, tensor in piece.items()})
            self.parts.append({name: tensor[cut:] for name, tensor in piece.items()})
            self.rows += count - cut
            added += count
        if added:
            self.parts = [_joined(self.parts)]
            self.tests = [_joined(self.tests)]
        return added

    def some(self, size: int) -> dict[str, Any]:
        """Rows drawn evenly; half of them are of the latest third, where play is best."""
        whole = self.parts[0]
        count = len(whole["rows"])
        any_row = torch.randint(0, count, (size // 2,), device=self.device)
        late = torch.randint(count * 2 // 3, count, (size - size // 2,), device=self.device)
        at = torch.cat([any_row, late])
        return {name: tensor[at] for name, tensor in whole.items()}


def _joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


class Heads(torch.nn.Module):  # type: ignore[misc]  # PyTorch is not there to be checked
    """Three layers over counts that are brought to the same size first, and over cards."""

    def __init__(self, rows: Any, shape: Shape, inner: int) -> None:
        super().__init__()
        self.shape = shape
        self.counts = rows.shape[1] - shape.ids
        sample = rows[: 1 << 19, : self.counts].float()
        self.register_buffer("mean", sample.mean(dim=0))
        self.register_buffer("spread", sample.std(dim=0).clamp_min(0.3))
        self.one = torch.nn.Linear(self.counts, inner)
        self.two = torch.nn.Linear(inner, inner // 2)
        self.three = torch.nn.Linear(inner // 2, 2 * shape.views + shape.options)
        # What was never seen says nothing; number 0 stands for no card.
        torch.nn.init.zeros_(self.three.weight)
        torch.nn.init.zeros_(self.three.bias)
        self.cards = torch.nn.ParameterList(
            torch.nn.Parameter(torch.zeros(shape.cards + 1, inner)) for _ in range(shape.lists)
        )

    def forward(self, rows: Any) -> Any:
        inner = self.one((rows[:, : self.counts].float() - self.mean) / self.spread)
        if self.shape.lists:
            pairs = rows[:, self.counts :].long().reshape(len(rows), self.shape.lists, -1, 2)
            numbers = pairs[..., 0] * 256 + pairs[..., 1]
            for place, cards in enumerate(self.cards):
                inner = inner + torch.nn.functional.embedding_bag(
                    numbers[:, place], cards, mode="sum", padding_idx=0
                )
        return self.three(torch.relu(self.two(torch.relu(inner))))


def opinions(found: Any, some: dict[str, Any], views: int) -> Any:
    """What speaks for each open option."""
    options = some["options"].long()
    none = options == NO_OPTION
    logits = found[:, 2 * views :].gather(1, options.masked_fill(none, 0))
    return logits.masked_fill(none, _IMPOSSIBLE)


def losses(found: Any, some: dict[str, Any], views: int) -> tuple[Any, Any, Any]:
    """How far the heads are off."""
    lead = some["leads"].float() / SCALE
    won = some["wins"].float() / 2.0
    ahead = torch.nn.functional.smooth_l1_loss(found[:, :views], lead)
    winner = torch.nn.functional.binary_cross_entropy_with_logits(found[:, views : 2 * views], won)
    shares = some["shares"].float() / 255.0
    logits = opinions(found, some, views)
    surprise = -(shares * torch.log_softmax(logits, dim=1)).sum(dim=1)
    weights = some["weights"].float() / 255.0
    return ahead, winner, (surprise * weights).sum() / weights.sum().clamp_min(1e-6)


class School:
    """A network that learns."""

    def __init__(self, table: Table, inner: int, rate: float, decay: float) -> None:
        torch.manual_seed(0)
        self.table = table
        self.views = table.shape.views
        self.rate = rate
        self.net = Heads(table.parts[0]["rows"], table.shape, inner).to(table.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=decay)

    def begin(self, path: Path) -> None:
        """Go on from weights that were written before."""
        net = self.net
        with np.load(path) as data:
            kept = {
                name: torch.from_numpy(data[name].astype(np.float32)).to(self.table.device)
                for name in data.files
            }
        with torch.no_grad():
            net.one.weight.copy_(kept["w1"].T * net.spread)
            net.one.bias.copy_(kept["b1"] + net.mean @ kept["w1"])
            for layer, number in ((net.two, 2), (net.three, 3)):
                layer.weight.copy_(kept[f"w{number}"].T)
                layer.bias.copy_(kept[f"b{number}"])
            for place, cards in enumerate(net.cards):
                cards.copy_(kept["cards"][place])

    def learn(self, steps: int) -> None:
        """So many steps, the last ones smaller: what is written is then settled."""
        self.net.train()
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate * max(_SMALLEST, min(1.0, step / 50, 1 - step / steps))
            some = self.table.some(_BATCH)
            ahead, winner, surprise = losses(self.net(some["rows"]), some, self.views)
            loss = ahead + 0.5 * winner + 0.5 * surprise
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()

    def tested(self) -> dict[str, float]:
        """How well it tells rows of matches that it never saw."""
        self.net.eval()
        some = {name: tensor[-(1 << 17) :] for name, tensor in self.table.tests[0].items()}
        with torch.no_grad():
            found = self.net(some["rows"])
            _, winner, surprise = losses(found, some, self.views)
            lead = some["leads"][:, 0].float() / SCALE
            told = 1 - torch.mean((found[:, 0] - lead) ** 2) / torch.var(lead)
            logits = opinions(found, some, self.views)
            same = (logits.argmax(dim=1) == some["shares"].argmax(dim=1)).float().mean()
        return {
            "explained": round(float(told), 4),
            "winner": round(float(winner), 4),
            "surprise": round(float(surprise), 4),
            "same_move": round(float(same), 4),
        }

    def write(self, out: Path) -> None:
        """Write weights as `bots/heads.py` reads them, all at once."""
        net = self.net
        with torch.no_grad():
            first = net.one.weight / net.spread
            bias = net.one.bias - first @ net.mean
        weights = {
            "w1": first.T,
            "b1": bias,
            "w2": net.two.weight.T,
            "b2": net.two.bias,
            "w3": net.three.weight.T,
            "b3": net.three.bias,
        }
        if len(net.cards):
            weights["cards"] = torch.stack(list(net.cards))
        # A first layer in halves would lose what large counts add up to: its bias stays whole.
        small = {name: tensor.detach().cpu().numpy() for name, tensor in weights.items()}
        kept = {n: a if n == "b1" else a.astype(np.float16) for n, a in small.items()}
        out.parent.mkdir(parents=True, exist_ok=True)
        beside = out.with_name(f".{out.name}")
        with beside.open("wb") as file:
            np.savez_compressed(file, scale=np.float32(SCALE), **kept)
        beside.rename(out)


def _opened(table: Table, given: argparse.Namespace) -> School:
    school = School(table, given.inner, given.rate, given.decay)
    if given.begin is not None:
        school.begin(given.begin)
    return school


def watch(folder: Path, out: Path, given: argparse.Namespace) -> None:
    """Learn from whatever comes into a folder; write the weights whenever a lesson is over."""
    until = monotonic() + given.seconds
    table = Table("cuda" if torch.cuda.is_available() else "cpu")
    school: School | None = None
    number = 0
    made = 0
    while monotonic() < until:
        table.read(list(folder.glob("*.npz")))
        # Who sees the same rows too often comes to know their matches by heart.
        steps = min(given.steps, int(given.reuse * table.rows / _BATCH) - made)
        if table.rows < given.least or steps < min(_SHORTEST, given.steps):
            sleep(1.0)
            continue
        if school is None:
            school = _opened(table, given)
        began = monotonic()
        school.learn(steps)
        made += steps
        told = {"lesson": number, "rows": table.rows, "steps": made, **school.tested()}
        told["seconds"] = round(monotonic() - began, 1)
        school.write(out)
        if given.every and number % given.every == 0:
            school.write(out.with_name(f"{out.stem}-{number:03}.npz"))
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        number += 1


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="*", type=Path)
    parser.add_argument("--watch", type=Path, help="learn from what comes into this folder")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to watch")
    parser.add_argument("--least", type=int, default=200_000, help="rows before it begins")
    parser.add_argument("--reuse", type=float, default=8.0, help="how often a row is seen")
    parser.add_argument("--every", type=int, default=0, help="keep the weights of every Nth lesson")
    parser.add_argument("--begin", type=Path, help="go on from these weights")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--inner", type=int, default=384)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    given = parser.parse_args(arguments)
    if given.watch is not None:
        watch(given.watch, given.out, given)
        return
    table = Table("cuda" if torch.cuda.is_available() else "cpu")
    table.read(given.data)
    school = _opened(table, given)
    school.learn(given.steps)
    school.write(given.out)
    sys.stdout.write(json.dumps({"rows": table.rows, **school.tested()}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
