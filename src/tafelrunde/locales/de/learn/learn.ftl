### Was Lektion und Nachschlagewerk sagen, gleich in welchem Spiel.

learn-lesson = Lektion
learn-step = Schritt { $step } von { $steps }
learn-why = Warum?
learn-back = Zurück
learn-show = Zeig es mir
learn-on = Weiter
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
