### Was Lektion und Nachschlagewerk sagen, gleich in welchem Spiel.

learn-lesson = Lektion
learn-step = Schritt { $step } von { $steps }
learn-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
learn-well = Gut gemacht.
learn-why = Warum?
learn-why-good = Warum das gut ist
learn-points = Punkte
learn-tab = Öffne { $tab }: Dort liegt, worum es geht.
learn-next = { $names ->
    [none] Der Schritt ist getan.
   *[other] Als Nächstes: { $names }.
}
learn-held = Es geht erst weiter, wenn du auf Weiter drückst.
learn-back = Zurück
learn-show = Zeig es mir
learn-on = Weiter
learn-chapter = Was noch kommt
learn-again = Noch einmal
learn-play-on = Von hier weiterspielen
learn-end = Zur ersten Partie
learn-leave = Verlassen
learn-stray = Auch das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuche es noch einmal, oder mach weiter.
learn-wait = Einen Moment: Die anderen sind dran.
learn-begin = Erste Lektion
learn-continue = Mit der Lektion weitermachen
learn-minutes = etwa zehn Minuten, am echten Tisch
learn-known = geschafft
learn-rules = Regeln
learn-rules-of = Regeln von { $game }
learn-search = In den Regeln suchen
learn-nothing = Dieses Wort steht nicht in den Regeln.
learn-asked = Das beantwortet deine Frage
learn-variants = Optionen eines Tisches
learn-coach = Dein Trainer
learn-coach-heard = Verstanden
learn-coach-off = Trainer ausschalten
learn-coach-told = Was er schon gesagt hat
learn-coach-all = Wofür jede Wahl gut ist
learn-rulings = Auslegungen
learn-rulings-are = Wo das Regelheft schweigt oder zweierlei sagt, spielt dieser Tisch es so. Manches lässt sich beim Aufmachen eines Tisches ändern.
learn-board = Am Plan zeigen
learn-board-back = Davor
learn-board-on = Danach
learn-board-of = { $board } von { $boards }
