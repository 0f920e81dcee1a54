### Lektion und Regeln von Lions of Lydia.

## Die erste Lektion

lydia-step-place = Ein Kaufmann am Tor
    .do0 = Stell deinen grünen Kaufmann ans grüne Tor.
    .do1 = So endet jeder Zug: Nimm einen Kaufmann vom Brunnen in deinen Beutel.
    .why = Ein Tor gibt eine Ressource seiner Farbe, und jeder Kaufmann, der dort steht, eine seiner Farbe. Auch deine Startkarte zahlt, wenn ihr Kaufmann an ihr Tor kommt: Das macht drei Amphoren.
    .done = Drei Amphoren und ein Getreide. Der Kaufmann, den du genommen hast, kommt irgendwann aus deinem Beutel.
lydia-step-income = Auch wer dort steht, zahlt
    .do0 = Stell deinen blauen Kaufmann an das Tor, das am meisten Stein bringt: blau oder rot.
    .do1 = Nimm einen Kaufmann, dessen Farbe zu deinen Karten passt.
    .why = Zeige auf ein Tor und sieh, was es bringen würde. Zwei Kaufleute einer Farbe an einem Tor zahlen zwei davon. Sie bleiben dort, bis andere ihren Platz einnehmen.
    .done = Zwei Stein und ein Fleisch. Was über 6 einer Sorte geht, verfällt.
lydia-step-bonus = Der Bonus auf Feld 6
    .do0 = Stell deinen grünen Kaufmann ans grüne Tor: Drei Amphoren führen auf 6.
    .do1 = Wähle Einfluss.
    .why = Ein Marker, der Feld 6 erreicht, bringt einen Bonus: eine Stufe Einfluss oder eine kostenlose Aufwertung. Mit Einfluss darfst du mehr Karten besitzen. Die erste Stufe schickt auch deinen Lyder zum Brunnen.
    .done = Du darfst jetzt fünf Karten besitzen statt drei.
lydia-step-buy = Am Brunnen kaufen
    .do0 = Stell deinen Kaufmann an den Brunnen: Dort kaufst du.
    .do1 = Kaufe eine Karte. Von derselben Seite darfst du mehr kaufen, solange du zahlen kannst.
    .why = Karten bringen Punkte, und silberne und goldene zahlen jedes Mal, wenn einer ihrer Kaufleute an ihr Tor kommt. Das macht deine nächsten Züge reicher.
    .done = Die Karte gehört dir. Kaufe mehr von dieser Seite, wenn du magst, oder mach weiter.
lydia-step-upgrade = Eine bessere Karte
    .do0 = Stell deinen Lyder ans grüne Tor: Die Amphoren erreichen wieder 6.
    .do1 = Werte das Wechselhaus kostenlos auf.
    .why = Eine aufgewertete Karte zahlt doppelt und bringt mehr Punkte. Am Brunnen kostet das den Preis der Karte noch einmal; als Bonus ist es kostenlos.
    .done = Sechs Punkte mehr. Wer zuerst genug aufgewertete Karten hat, beendet die Partie.
lydia-step-sell = Münzen
    .do0 = Hier handelt ein Lyder: Tausche vier Amphoren oder mehr in Münzen.
    .why = Wo ein Lyder steht, darfst du Ressourcen dieses Tores zu Münzen machen. Eine Münze ersetzt jede Ressource, und keine verfällt bei 6.
    .done = Münzen zur Hand, und auf der Leiste ist Platz für den nächsten Bonus.
lydia-step-influence = Einfluss bringt Punkte
    .do0 = Stell deinen gelben Kaufmann ans gelbe oder grüne Tor: Zwei Marker erreichen 6.
    .do1 = Wähle Einfluss: Er bringt jetzt 4 Punkte.
    .why = Ab der vierten Stufe bringt Einfluss Punkte, und jede weitere mehr. Spät in der Partie ist das mehr wert als Platz für Karten.
    .done = Du hast noch einen Bonus. Wähle, was am meisten bringt.
lydia-step-last = Der letzte Einkauf
    .do0 = Deine Leisten sind voll: Stell deinen Lyder an den Brunnen.
    .do1 = Kaufe eine Karte. Violette werden mit Münzen bezahlt und zählen am Ende.
    .why = Volle Leisten bringen nichts mehr ein. Die Partie endet bald: Was du nicht ausgibst, zählt nichts, Karten und Aufwertungen schon.
    .done = Kaufe und werte auf, was du bezahlen kannst. Du weißt alles, was eine erste Partie braucht.
