"""Nodes: several servers on one PostgreSQL wake each other; one of them sees to each table."""

from __future__ import annotations

from tafelrunde.server.store import Store


class Nodes:
    """This node among the others."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def here_elsewhere(self, table: int, player: int) -> bool:
        """Whether a player watches a table through another node."""
        return False

    def owns(self, table: int) -> bool:
        """Whether this node sees to a table's bots and clocks."""
        return True

    async def table(self, table: int) -> None:
        """Tell the other nodes that a table's row or chairs have changed."""

    async def chat(self, table: int, number: int) -> None:
        """Tell the other nodes that something was said at a table."""
