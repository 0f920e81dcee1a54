"""Node: what one process holds together."""
