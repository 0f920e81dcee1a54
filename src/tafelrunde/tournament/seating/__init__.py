"""Seating: who sits where, as good as it can be, and how good that is."""
