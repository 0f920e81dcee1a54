"""Fold: from the events of a tournament to how it stands."""
