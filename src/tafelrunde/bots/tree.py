"""Tree: a search over whole turns, led by a network that knows values and likely moves.

Each simulation goes down from where the seat decides, at each turn to what promises most to the
seat whose turn it is there: what came of it so far, and what the network expects of what was tried
seldom (PUCT). Where chance turns something up one outcome is drawn. The network values where it
ends, for many simulations at once: those under way count as lost meanwhile, so that they part.
Where things are hidden several worlds that the seat could believe take turns, each with a tree of
its own; what they tried at their roots is added up.
"""

from __future__ import annotations

from math import exp, inf, log, sqrt
from time import monotonic
from typing import Any, Final

from tafelrunde.bots.base import Luck
from tafelrunde.bots.turns import Spot, Turns
from tafelrunde.kernel.decision import Option

# How much what was tried seldom promises, and how much less than its spot what was never tried.
_CURIOUS: Final = 1.4
_UNTRIED: Final = 0.25
# The network's likely moves, and any move, in what is expected of one.
_ANY: Final = 0.08
# So many simulations wait for the network together.
LOT: Final = 16
# Points and winning in a value between -1 and 1: so many points ahead are 1.
FAR_AHEAD: Final = 30.0
_BY_POINTS: Final = 0.5
# How much of what the root expects is drawn when it shall wander.
_WANDERING: Final = 0.25
_FINE: Final = 1 << 20


class Node:
    """A spot, and what came of the moves there. `values` are for each seat, as the network sees it.

    At the end they are what came out.
    """

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.seat = spot.seat
        self.known = False
        self.tried = 0
        self.values: list[float] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node | None] = [None] * (len(spot.options) + len(spot.cards))


class Step:
    """A move that a simulation made on its way."""

    def __init__(self, node: Node, move: int) -> None:
        self.node = node
        self.move = move


class Walk:
    """A simulation that waits for the value of where it ended."""

    def __init__(self, steps: list[Step], leaf: Node) -> None:
        self.steps = steps
        self.leaf = leaf


class Tree:
    """A search from one spot, in one or several worlds; `heads` is the network.

    The same seed gives the same tree.
    """

    def __init__(self, turns: Turns, heads: Any, worlds: list[Spot], seed: str) -> None:
        self.turns = turns
        self.heads = heads
        self.luck = Luck(seed)
        self.roots = [Node(spot) for spot in worlds]
        self.options = worlds[0].options
        self.made = 0
        self._value(self.roots)

    def wander(self) -> None:
        """Expect something else at the root by chance, so that matches differ."""
        noise = [-log((self.luck.below(_FINE) + 1) / _FINE) for _ in self.options]
        total = sum(noise) or 1.0
        for root in self.roots:
            priors = root.priors
            for move in range(len(priors)):
                drawn = noise[move] / total
                priors[move] = (1.0 - _WANDERING) * priors[move] + _WANDERING * drawn

    def grow(self, simulations: int, until: float = inf) -> None:
        """So many more simulations, or until a moment."""
        wanted = self.made + simulations
        while self.made < wanted:
            if until < inf and monotonic() >= until:
                return
            # The first ones must know what came of those before.
            lot = max(1, min(LOT, self.made // 4, wanted - self.made))
            self._lot(lot)

    def visits(self) -> list[int]:
        """How often each option was tried, in all worlds."""
        tried = [0] * len(self.options)
        for root in self.roots:
            for move in range(len(tried)):
                tried[move] += root.visits[move]
        return tried

    def totals(self) -> list[float]:
        """What all that was tried of each option came to."""
        found = [0.0] * len(self.options)
        for root in self.roots:
            for move in range(len(found)):
                found[move] += root.totals[move]
        return found

    def best(self) -> Option:
        """The move that was tried most; of equals the one that came out best."""
        visits, totals, priors = self.visits(), self.totals(), self.roots[0].priors
        most, found = -1.0, 0
        for move in range(len(visits)):
            tried = visits[move]
            mean = totals[move] / tried if tried else priors[move] - 3.0
            rated = tried + 0.25 * (mean + 3.0) / 4.0
            if rated > most:
                most, found = rated, move
        return self.options[found]

    # --- one lot --------------------------------------------------------------------------

    def _lot(self, size: int) -> None:
        walks: list[Walk] = []
        leaves: list[Node] = []
        for number in range(size):
            walk = self._walk(self.roots[(self.made + number) % len(self.roots)])
            walks.append(walk)
            leaf = walk.leaf
            if not leaf.known:
                if leaf in leaves:
                    break
                leaves.append(leaf)
        if leaves:
            self._value(leaves)
        for walk in walks:
            self._back(walk)
        self.made += len(walks)

    def _walk(self, node: Node) -> Walk:
        """Go down to where nobody has been; what is made on the way counts as lost."""
        steps: list[Step] = []
        while True:
            if node.spot.cards:
                node = self._turned(node)
                continue
            if not node.known or node.spot.over:
                return Walk(steps, node)
            move = _promising(node)
            steps.append(Step(node, move))
            node.tried += 1
            node.visits[move] += 1
            node.totals[move] -= 1.0
            child = node.children[move]
            if child is None:
                spot = node.spot
                child = self._made(self.turns.after(spot, spot.options[move]))
                node.children[move] = child
            node = child

    def _turned(self, node: Node) -> Node:
        """One of the spots that chance may lead to."""
        cards = node.spot.cards
        place = self.luck.below(len(cards))
        child = node.children[place]
        if child is None:
            child = self._made(self.turns.turned(node.spot, cards[place]))
            node.children[place] = child
        return child

    def _made(self, spot: Spot) -> Node:
        node = Node(spot)
        if spot.over:
            node.values = [
                blended(ahead, 1.0 if ahead > 0.0 else 0.5 if ahead == 0.0 else 0.0)
                for ahead in self.turns.leads(spot)
            ]
            node.known = True
        return node

    def _value(self, nodes: list[Node]) -> None:
        """Ask the network about spots at which seats decide."""
        turns = self.turns
        rows: list[bytes] = []
        wanted: list[list[int]] = []
        for node in nodes:
            rows.append(turns.row(node.spot))
            wanted.append([turns.number(option) for option in node.spot.options])
        asked: tuple[list[list[float]], dict[int, list[float]]] = self.heads.ask(rows, wanted)
        common, others = asked
        first = 2 * turns.views
        for number in range(len(nodes)):
            node = nodes[number]
            said = common[number]
            node.values = self._valued(said, node.seat)
            logits = others.get(number)
            if logits is None:
                logits = [said[first + place] for place in wanted[number]]
            node.priors = _expected(logits)
            node.visits = [0] * len(node.priors)
            node.totals = [0.0] * len(node.priors)
            node.known = True

    def _valued(self, said: list[float], seat: int) -> list[float]:
        """What the network says of each seat: with two one wins what one loses."""
        scale: float = self.heads.scale
        views, seats = self.turns.views, self.turns.seats
        values = [0.0] * seats
        for step in range(views):
            chance = 1.0 / (1.0 + exp(-said[views + step]))
            values[(seat + step) % seats] = blended(said[step] * scale, chance)
        if seats == 2:
            values[1 - seat] = -values[seat]
        return values

    def _back(self, walk: Walk) -> None:
        """Tell the moves on the way what came of them."""
        values = walk.leaf.values
        for step in walk.steps:
            node = step.node
            node.totals[step.move] += 1.0 + values[node.seat]


def blended(lead: float, chance: float) -> float:
    """A lead in points and a chance to win as one value."""
    points = max(-1.0, min(1.0, lead / FAR_AHEAD))
    return _BY_POINTS * points + (1.0 - _BY_POINTS) * (2.0 * chance - 1.0)


def _expected(logits: list[float]) -> list[float]:
    """How likely each move is by what the network says, and a little for any."""
    count = len(logits)
    most = max(logits)
    found: list[float] = []
    total = 0.0
    for logit in logits:
        part = exp(logit - most)
        found.append(part)
        total += part
    return [(1.0 - _ANY) * part / total + _ANY / count for part in found]


def _promising(node: Node) -> int:
    """The move to try next."""
    visits, totals, priors = node.visits, node.totals, node.priors
    wide = _CURIOUS * sqrt(float(node.tried + 1))
    # What was never tried is a little worse than what the spot has brought so far.
    gone = 0.0
    for total in totals:
        gone += total
    untried = (node.values[node.seat] + gone) / (1 + node.tried) - _UNTRIED
    best = 0
    most = -1e9
    for move in range(len(visits)):
        tried = visits[move]
        value = totals[move] / tried if tried else untried
        value += wide * priors[move] / (1 + tried)
        if value > most:
            best, most = move, value
    return best
