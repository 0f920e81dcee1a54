### Lektion und Regeln von Agricola.

## Die erste Lektion

agricola-step-place = Eine Person einsetzen
    .do0 = Setze deine Person auf den Forst.
    .why = Deine zwei Personen arbeiten im Dorf, eine nach der anderen. Was auf einem Feld liegt, bekommst du, wenn du hingehst. Im Forst liegen 3 [wood]; du brauchst es für Zäune und Räume.
    .done = Alles [wood] gehört dir. Nächste Runde liegen dort 3 neue: Was niemand nimmt, häuft sich.
agricola-step-plow = Einen Acker pflügen
    .do0 = Setze deine zweite Person auf Ackerland.
    .do1 = Wähle ein Feld deines Hofs für den Acker. Die nächsten müssen daneben liegen.
    .why = Äcker tragen Getreide und Gemüse. Jedes ungenutzte Feld deines Hofs kostet am Ende einen Punkt, und ab zwei Äckern gibt es Punkte.
    .done = Dein erster Acker. Noch ist er leer: Es muss gesät werden.
agricola-step-sow = Säen
    .do0 = Setze eine Person auf Kornverwertung. Dein Getreide wird gleich gesät.
    .why = Aus einem [grain] auf dem Acker werden drei: Zwei kommen aus dem Vorrat dazu. Bei jeder Ernte geht eines davon an dich.
    .done = Drei [grain] stehen auf dem Acker. Die nächsten drei Ernten bringen dir je eines.
agricola-step-fence = Deine erste Weide
    .do0 = Setze deine zweite Person auf Zaunbau.
    .do1 = Wähle zwei Wiesenfelder nebeneinander. Jeder Zaun kostet 1 [wood]; du hast 6.
    .why = Zäune machen aus Wiese eine Weide. Auf jedem ihrer Felder leben zwei Tiere einer Art. Und zwei Felder sind nicht mehr ungenutzt.
    .done = Platz für vier Tiere, und 4 Punkte mehr als vorher.
agricola-step-breed = Tiere vermehren sich
    .do0 = Setze eine Person auf den Schafmarkt: Dort warten zwei Schafe.
    .why = Tiere ziehen von selbst auf deine Weide. Wer bei einer Ernte zwei einer Art hat, bekommt ein drittes dazu, wenn Platz dafür ist.
    .done = Zwei Schafe auf der Weide. Nach der Ernte dieser Runde werden es drei sein.
agricola-step-feed = Nahrung vor der Ernte
    .do0 = Setze deine zweite Person auf Fischfang: Dann reicht die Nahrung.
    .why = Nach dieser Runde kommt die erste Ernte: Jede Person isst 2 [food], du brauchst also 4. Was fehlt, muss erbettelt werden, und jede fehlende Nahrung kostet 3 Punkte.
    .done = Alle sind satt. Dein Acker gab ein Getreide, und deine Schafe bekamen ein Lamm. Die nächste Ernte kommt nach Runde 7.
agricola-step-room = Ein Raum mehr
    .do0 = Setze eine Person auf Hofausbau.
    .do1 = Wähle das Feld für einen Raum. Er kostet 5 [wood] und 2 [reed] und muss an dein Haus grenzen.
    .why = Jede Person braucht einen Raum. Nur wenn einer leer ist, darf deine Familie wachsen.
    .done = Drei Räume für zwei Personen. Du könntest weiterbauen; mit Fertig beendest du es.
agricola-step-grow = Die Familie wächst
    .do0 = Setze deine zweite Person auf Einfacher Kinderwunsch.
    .why = Eine dritte Person bedeutet einen Zug mehr in jeder weiteren Runde, und 3 Punkte. Sie arbeitet ab der nächsten Runde; bei der Ernte isst sie mit.
    .done = Ein Kind. Je früher es kommt, desto mehr kann es tun.
agricola-step-improve = Anschaffungen
    .do0 = Setze eine Person auf Große Anschaffung.
    .do1 = Wähle, was du baust. Die Karten sagen, was sie kosten und können.
    .why = Anschaffungen bleiben. Feuerstelle und Kochstelle machen jederzeit aus Tieren und Gemüse Nahrung, Öfen backen Brot; alle bringen Punkte.
    .done = Sie liegt jetzt neben deinem Hof und wirkt für den Rest der Partie.
agricola-step-score = Was am Ende zählt
    .do0 = Das ist deine letzte Person der Partie. Zeige auf die Felder und sieh, was jedes bringen würde; dann nimm die Tiere, die 2 Punkte bringen.
    .why = Von allem auf dem Blatt solltest du ein wenig haben: Gar nichts davon kostet einen Punkt. Rinder hast du noch keine, und mehr Wildschweine bringen mehr.
    .done = Nun kommt die letzte Ernte, dann werden die Höfe gewertet. Du weißt alles, was eine erste Partie braucht.
