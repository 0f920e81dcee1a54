"""Ledger: what tournaments and campaigns share. Numbered events, lines of JSON, exact shares."""
