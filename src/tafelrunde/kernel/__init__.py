"""The kernel: matches of any game, without a word of any game in it."""
