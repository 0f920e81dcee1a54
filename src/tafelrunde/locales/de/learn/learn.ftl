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
learn-leave = Lektion verlassen
learn-stray = Auch das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuche es noch einmal, oder mach weiter.
learn-after = nach deinem Zug
learn-wait = Einen Moment: Die anderen sind dran.
