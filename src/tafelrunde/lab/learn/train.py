"""Training: a network that tells from a row how far its seat will be ahead at the end.

    python src/tafelrunde/lab/learn/train.py build/learn/lydia-*.npz --out lydia-2.npz

needs PyTorch and NumPy alone (the extra `learn`), so that it runs on a machine that has nothing
else of ours; on a GPU where there is one. The weights go into a file that NumPy reads.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

# A lead of so many points is 1 for the network.
_SCALE: Final = 20.0
# Of each file the last tables are kept back to test with: they are of other matches.
_TESTED: Final = 0.05
_BATCH: Final = 2048

# Blocks of a row that mean the same: where the first begins, how long each is, how many there are.
Alike = list[tuple[int, int, int]]


@dataclass(frozen=True)
class Plan:
    """How to learn. `missing` is the share of what it sees that is left out at random."""

    epochs: int
    inner: int
    rate: float
    decay: float
    missing: float
    alike: Alike


class Value(torch.nn.Module):  # type: ignore[misc]  # PyTorch is not there to be checked
    """Three layers; the second number that comes out is the chance to win, as a logit.

    Tables of one match share their result, so a network may come to know matches by heart: some of
    what it sees can be left out at random while it learns.
    """

    def __init__(self, inputs: int, inner: int, missing: float) -> None:
        super().__init__()
        self.missing = torch.nn.Dropout(missing)
        self.one = torch.nn.Linear(inputs, inner)
        self.two = torch.nn.Linear(inner, inner // 2)
        self.three = torch.nn.Linear(inner // 2, 2)

    def forward(self, rows: Any) -> Any:
        return self.three(torch.relu(self.two(torch.relu(self.one(self.missing(rows))))))


def read(paths: list[Path], device: str) -> tuple[Any, Any, Any, Any]:
    """Rows and results to learn from and to test with."""
    parts: list[list[Any]] = [[], [], [], []]
    for path in paths:
        with np.load(path) as data:
            rows, leads, wins = data["rows"], data["leads"], data["wins"]
        results = np.stack([leads / _SCALE, wins], axis=1)
        cut = int(len(rows) * (1 - _TESTED))
        pieces = (rows[:cut], results[:cut], rows[cut:], results[cut:])
        for part, piece in zip(parts, pieces, strict=True):
            part.append(torch.from_numpy(piece).to(device))
    learnt, wanted, tested, known = (torch.cat(part) for part in parts)
    return learnt, wanted.float(), tested, known.float()


def loss_of(found: Any, wanted: Any) -> Any:
    lead = torch.nn.functional.mse_loss(found[:, 0], wanted[:, 0])
    won = torch.nn.functional.binary_cross_entropy_with_logits(found[:, 1], wanted[:, 1])
    return lead + 0.5 * won


def merged(rows: Any, alike: Alike) -> Any:
    """The rows with blocks that mean the same added up in the first of them."""
    for start, size, blocks in alike:
        end = start + size * blocks
        rows[:, start : start + size] = rows[:, start:end].reshape(-1, blocks, size).sum(dim=1)
        rows[:, start + size : end] = 0
    return rows


def spread(columns: list[int], alike: Alike) -> list[tuple[int, int]]:
    """Each place of the whole row that counts, and which of the learnt ones it counts as."""
    found: list[tuple[int, int]] = []
    for learnt, column in enumerate(columns):
        places = [column]
        for start, size, blocks in alike:
            if start <= column < start + size:
                places = [column + size * block for block in range(blocks)]
        found.extend((place, learnt) for place in places)
    return sorted(found)


def train(paths: list[Path], out: Path, plan: Plan) -> dict[str, Any]:
    """Learn from the files, write the weights, and say how well they tell leads not seen.

    Kept is what told them best at the end of an epoch.
    """
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learnt, wanted, tested, known = read(paths, device)
    size = learnt.shape[1]
    learnt, tested = merged(learnt, plan.alike), merged(tested, plan.alike)
    columns = torch.nonzero(learnt.float().std(dim=0) > 0).flatten()
    learnt, tested = learnt[:, columns], tested[:, columns]
    net = Value(len(columns), plan.inner, plan.missing).to(device)
    batches = -(-len(learnt) // _BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), lr=plan.rate, weight_decay=plan.decay)
    course = torch.optim.lr_scheduler.OneCycleLR(optimizer, plan.rate, plan.epochs * batches)
    best, right, kept = -9.0, 0.0, net.state_dict()
    for _ in range(plan.epochs):
        net.train()
        order = torch.randperm(len(learnt), device=device)
        for start in range(0, len(order), _BATCH):
            some = order[start : start + _BATCH]
            loss = loss_of(net(learnt[some].float()), wanted[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            course.step()
        net.eval()
        with torch.no_grad():
            found = net(tested.float())
        missed = torch.mean((found[:, 0] - known[:, 0]) ** 2)
        told = 1 - float(missed / torch.var(known[:, 0]))
        if told > best:
            best = told
            right = float(((found[:, 1] > 0) == (known[:, 1] > 0.5)).float().mean())
            kept = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    write(out, kept, spread(columns.tolist(), plan.alike), size)
    return {
        "tables": len(learnt),
        "columns": len(columns),
        "explained": round(best, 4),
        "winner": round(right, 4),
        "device": device,
        "file": str(out),
    }


def write(out: Path, kept: dict[str, Any], places: list[tuple[int, int]], size: int) -> None:
    """Write weights as `bots/net.py` reads them."""
    weights = {name: tensor.cpu().numpy().astype(np.float16) for name, tensor in kept.items()}
    out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        out,
        columns=np.array([place for place, _ in places], np.int32),
        size=np.int32(size),
        scale=np.float32(_SCALE),
        w1=weights["one.weight"].T[[learnt for _, learnt in places]],
        b1=weights["one.bias"],
        w2=weights["two.weight"].T,
        b2=weights["two.bias"],
        w3=weights["three.weight"].T,
        b3=weights["three.bias"],
    )


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--inner", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--missing", type=float, default=0.0, help="share of inputs left out")
    parser.add_argument(
        "--alike", nargs=3, type=int, action="append", default=[], metavar=("START", "SIZE", "N")
    )
    given = parser.parse_args(arguments)
    alike = [(start, size, blocks) for start, size, blocks in given.alike]
    plan = Plan(given.epochs, given.inner, given.rate, given.decay, given.missing, alike)
    told = train(given.data, given.out, plan)
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
