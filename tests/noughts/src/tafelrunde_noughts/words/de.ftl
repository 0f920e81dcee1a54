noughts-title = Drei gewinnt
noughts-option-reverse = Drei in einer Reihe verlieren
noughts-ask-cell = Welches Feld nimmst du?
noughts-cell = Reihe { $row }, Spalte { $column }
noughts-why-taken = Dieses Feld ist schon besetzt.
noughts-log-mark = { $who } nimmt { $cell }.
noughts-score-row = Drei in einer Reihe
