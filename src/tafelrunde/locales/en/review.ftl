### Words of the picture of an ended match.

review-title = How it went: { $game }
review-curve = expected points at the end, by play-outs of the bot { $bot }
review-apart = Where the points came from
review-expected = expected
review-decisions = own turns
review-others = others’ turns
review-luck = luck
review-points = points
review-moments = What decided it
review-better = better: { $option }
review-none = No turn stands out.
review-note = Own and others’ turns: against what the bot would have done. Luck is what is left. { $playouts } play-outs.
# Between whole points and tenths.
review-point = .
