"""The command line: what people and scripts do with the house from a terminal."""

from tafelrunde.cli.app import main

__all__ = ["main"]
