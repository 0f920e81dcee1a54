"""The fair: draft cards, draw chips at two stalls side by side, then act at the market.

It is here to prove the kernel: every feature of it is used once, and as simply as possible.
"""

from tafelrunde_proving.game import Fair

game = Fair()

__all__ = ["Fair", "game"]
