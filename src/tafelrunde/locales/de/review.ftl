### Die Wörter des Bildes einer beendeten Partie.

review-title = So lief es: { $game }
review-curve = erwartete Punkte am Ende, nach Probespielen des Bots { $bot }
review-apart = Woher die Punkte kamen
review-expected = erwartet
review-decisions = eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-points = Punkte
review-moments = Was es entschied
review-better = besser: { $option }
review-none = Kein Zug sticht heraus.
review-note = Eigene Züge und die der anderen: verglichen mit dem, was der Bot getan hätte. Glück ist der Rest. { $playouts } Probespiele.
# Zwischen ganzen Punkten und Zehnteln.
review-point = ,
