"""Store: the database behind a house, SQLite or PostgreSQL."""
