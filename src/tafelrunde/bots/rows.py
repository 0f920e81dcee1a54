"""Rows of numbers for a network: most are 0, and those of one decision are hardly different."""

from __future__ import annotations


class Sparse:
    """Numbers that count: of which row, which of the columns looked at, and how much."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.values: list[float] = []

    def add(self, row: int, column: int, value: float) -> None:
        self.rows.append(row)
        self.columns.append(column)
        self.values.append(value)


def not_nothing(row: list[float], columns: list[int]) -> Sparse:
    """What is not 0 in these columns of a row."""
    found = Sparse()
    for number in range(len(columns)):
        value = row[columns[number]]
        if value != 0.0:
            found.add(0, number, value)
    return found


def beyond_first(rows: list[list[float]], columns: list[int]) -> Sparse:
    """Where rows differ from the first one in these columns, and by how much."""
    found = Sparse()
    first = [rows[0][column] for column in columns]
    for which in range(1, len(rows)):
        row = rows[which]
        for number in range(len(columns)):
            value = row[columns[number]]
            if value != first[number]:
                found.add(which, number, value - first[number])
    return found
