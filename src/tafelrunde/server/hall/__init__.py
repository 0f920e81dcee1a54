"""Tournaments: kept, played at tables of this server, shown."""
