"""Table: one table in memory, what is done at it and what is told about it."""
