noughts-title = Noughts and crosses
noughts-option-reverse = Three in a row lose
noughts-ask-cell = Which cell do you mark?
noughts-cell = row { $row }, column { $column }
noughts-why-taken = This cell is taken.
noughts-log-mark = { $who } marks { $cell }.
noughts-score-row = Three in a row
