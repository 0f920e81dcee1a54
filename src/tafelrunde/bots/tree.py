"""Tree: a search over whole turns, led by a network that knows values and likely moves.

Each simulation goes down from where the seat decides, at each turn to what promises most to the
seat whose turn it is there: what came of it so far, and what the network expects of what was tried
seldom (PUCT). Where chance turns something up one outcome is drawn. The network values where it
ends, for many simulations at once: those under way count as lost meanwhile, so that they part.
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
    """A spot, and what came of the moves there. `value` is for its seat, as the network sees it."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.seat = spot.seat
        self.known = False
        self.tried = 0
        self.value = 0.0
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node | None] = [None] * (len(spot.options) + len(spot.cards))
        # How far each seat came ahead where the spot is the end.
        self.final: list[float] = []


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
    """A search from one spot; `heads` is the network. The same seed gives the same tree."""

    def __init__(self, turns: Turns, heads: Any, spot: Spot, seed: str) -> None:
        self.turns = turns
        self.heads = heads
        self.luck = Luck(seed)
        self.root = Node(spot)
        self.made = 0
        self._value([self.root])

    def wander(self) -> None:
        """Expect something else at the root by chance, so that matches differ."""
        priors = self.root.priors
        noise = [-log((self.luck.below(_FINE) + 1) / _FINE) for _ in priors]
        total = sum(noise) or 1.0
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

    def best(self) -> Option:
        """The move that was tried most; of equals the one that came out best."""
        root = self.root
        most, found = -1.0, 0
        for move in range(len(root.visits)):
            tried = root.visits[move]
            mean = root.totals[move] / tried if tried else root.priors[move] - 3.0
            rated = tried + 0.25 * (mean + 3.0) / 4.0
            if rated > most:
                most, found = rated, move
        return root.spot.options[found]

    # --- one lot --------------------------------------------------------------------------

    def _lot(self, size: int) -> None:
        walks: list[Walk] = []
        leaves: list[Node] = []
        for _ in range(size):
            walk = self._walk()
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

    def _walk(self) -> Walk:
        """Go down to where nobody has been; what is made on the way counts as lost."""
        node = self.root
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
            node.final = self.turns.leads(spot)
            node.known = True
        return node

    def _value(self, nodes: list[Node]) -> None:
        """Ask the network about spots at which seats decide."""
        turns = self.turns
        asked: list[list[float]] = self.heads.ask([turns.row(node.spot) for node in nodes])
        scale: float = self.heads.scale
        for number in range(len(nodes)):
            node = nodes[number]
            said = asked[number]
            node.value = blended(said[0] * scale, 1.0 / (1.0 + exp(-said[1])))
            node.priors = _expected(said, [turns.number(o) + 2 for o in node.spot.options])
            node.visits = [0] * len(node.priors)
            node.totals = [0.0] * len(node.priors)
            node.known = True

    def _back(self, walk: Walk) -> None:
        """Tell the moves on the way what came of them: with two seats one wins what one loses."""
        leaf = walk.leaf
        for step in walk.steps:
            node = step.node
            if leaf.spot.over:
                ahead = leaf.final[node.seat]
                value = blended(ahead, 1.0 if ahead > 0.0 else 0.5 if ahead == 0.0 else 0.0)
            else:
                value = leaf.value if leaf.seat == node.seat else -leaf.value
            node.totals[step.move] += 1.0 + value


def blended(lead: float, chance: float) -> float:
    """A lead in points and a chance to win as one value."""
    points = max(-1.0, min(1.0, lead / FAR_AHEAD))
    return _BY_POINTS * points + (1.0 - _BY_POINTS) * (2.0 * chance - 1.0)


def _expected(said: list[float], places: list[int]) -> list[float]:
    """How likely each move is by what the network says, and a little for any."""
    count = len(places)
    most = -1e9
    for place in places:
        most = max(most, said[place])
    found: list[float] = []
    total = 0.0
    for place in places:
        part = exp(said[place] - most)
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
    untried = (node.value + gone) / (1 + node.tried) - _UNTRIED
    best = 0
    most = -1e9
    for move in range(len(visits)):
        tried = visits[move]
        value = totals[move] / tried if tried else untried
        value += wide * priors[move] / (1 + tried)
        if value > most:
            best, most = move, value
    return best
