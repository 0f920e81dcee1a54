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
    .why = Volle Leisten bringen nichts mehr ein. Die Partie endet bald: Übrige Ressourcen zählen nichts, Karten und Aufwertungen schon.
    .done = Kaufe und werte auf, was du bezahlen kannst. Du weißt alles, was eine erste Partie braucht.

## Regeln

lydia-rule-aim = Schicke Kaufleute an Tore und Brunnen, sammle Ressourcen, kaufe Karten und werte sie auf. Die meisten Punkte gewinnen.
    .title = Worum es geht
lydia-rule-turn = Stell den gezogenen Kaufmann an ein Tor oder an den Brunnen, tu, was folgt, nimm einen Kaufmann vom Brunnen in den Beutel und ziehe den nächsten.
    .title = Ein Zug
lydia-rule-income = Zuerst zahlen deine Karten, die diesen Kaufmann an diesem Tor haben. Dann gibt das Tor eine seiner Farbe, und jeder farbige Kaufmann dort, auch der neue, eine seiner Farbe.
    .title = Einkommen am Tor
lydia-rule-limits = Höchstens sechs von jeder Sorte und zwölf Münzen; was darüber geht, verfällt.
    .title = Grenzen
lydia-rule-bonus = Ein Marker, der auf 6 ankommt, bringt einen Bonus: eine Stufe Einfluss oder eine kostenlose Aufwertung. Wenn der Tisch nichts anderes sagt, darf man verzichten.
    .title = Der Bonus
lydia-rule-influence = Er bestimmt, wie viele Karten du besitzen darfst, bringt unterwegs Münzen und ab der vierten Stufe Punkte. Die erste Stufe schickt deinen Lyder zum Brunnen.
    .title = Einfluss
lydia-rule-lydians = Wo ein Lyder an deinem Tor steht, darfst du Ressourcen dieses Tores in Münzen tauschen. Eine Münze steht beim Kaufen für jede Ressource.
    .title = Lyder und Münzen
lydia-rule-buying = Am Brunnen kaufst du von einer Seite des Markts so viele Karten, wie du bezahlen kannst und besitzen darfst. Womit du zahlst, entscheidest du. Silberne und goldene Karten zahlen an Toren; der Markt wird nie aufgefüllt.
    .title = Kaufen
lydia-rule-purple = Sie kosten Münzen, zahlen nichts ein und zählen am Ende für das, was darauf steht.
    .title = Violette Karten
lydia-rule-upgrading = Nach dem Kaufen darfst du eigene Karten für ihren Preis noch einmal aufwerten: Sie werden auf die bessere Seite gedreht. Jede einmal. Alles Kaufen kommt zuerst.
    .title = Aufwerten
lydia-rule-refill = Solange Kaufleute am Brunnen stehen, nimmst du einen davon; irgendwann wird er gezogen. Der nächste für deinen Zug wird zufällig gezogen.
    .title = Der Beutel
lydia-rule-end = Wer genug aufgewertete Karten hat, nimmt das Brunnen-Plättchen; die anderen haben noch einen letzten Zug. Wer das Plättchen hat, bekommt einen Punkt je Münze. Bei Gleichstand gewinnt mehr Einfluss, dann mehr Ressourcen und Münzen.
    .title = Das Ende
lydia-rule-king = Der König gibt eine Ressource mehr von dem Tor, an dem er steht, dann zieht er an ein anderes.
    .title = König Krösus
lydia-rule-artisans = Ein Handwerker ahmt einen Kaufmann nach, der dort steht, aber keinen anderen Handwerker; wo niemand steht, kann er nicht hin, außer an den Brunnen.
    .title = Handwerker
lydia-rule-courtyards = Ein Kaufmann wartet in deinem Innenhof; einmal im Zug darfst du mit ihm tauschen.
    .title = Innenhöfe
lydia-rule-builders = Nur Lyder gehen dorthin. Ein Baumeister-Plättchen kauft von seinen zwei Seiten.
    .title = Baumeister
lydia-rule-tiles = Sie liegen unter goldenen Karten und sind zu haben, wenn die Karte darüber weg ist. Ein Grab nimmt einen Kaufmann seiner Farbe vom Brunnen, ein Landgut bedeckt eine aufgewertete silberne oder goldene Karte.
    .title = Gräber und Landgüter
lydia-rule-race = Jeder darf einen Rang mit passenden Ressourcen bezahlen, wer am Zug ist, zuerst. Münzen zahlen dort nicht, wenn der Tisch nichts anderes sagt.
    .title = Wagenrennen
lydia-rule-rulings = Jedes Tor und der Brunnen dürfen immer gewählt werden (R3). Boni kommen nach allem Einkommen des Zugs (R4). Alles Kaufen kommt vor allem Aufwerten (R5). Was über eine Grenze geht, verfällt (R28). Beutel sind offen, wie es das Nehmen ist, wenn der Tisch sie nicht verdeckt (R26).
    .title = Wo die Regel schweigt

## Der Trainer einer ersten Partie

lydia-coach-gate = Einkommen: eins vom Tor, eins für jeden Kaufmann dort, und deine Karten dieses Tors.
lydia-coach-fountain = Hier kaufst und wertest du Karten auf: Sie bringen Punkte und reichere Züge.
lydia-coach-builder = Kaufe von den beiden Seiten, die sich hier treffen.
lydia-coach-swap = Ein anderer Kaufmann für den gezogenen.
lydia-coach-influence = Ein Schritt Einfluss: mehr Karten erlaubt, später Punkte.
lydia-coach-free-upgrade = Eine freie Aufwertung: doppeltes Einkommen und mehr Punkte für eine deiner Karten.
lydia-coach-buy = Eine Karte bringt Punkte, und Einkommen, wenn ihr Kaufmann an ihr Tor kommt.
lydia-coach-upgrade = Aufgewertet zahlt sie doppelt, zählt mehr und bringt das Ende näher.
lydia-coach-refill = Wer in deinen Beutel kommt, kommt eines Tages heraus: Nimm, was zu deinen Karten passt.
lydia-coach-race = Je weiter vorn dein Wagen, desto mehr bringt er.
lydia-coach-king = Wo der König steht, wächst das Einkommen für alle, die kommen.
lydia-coach-sell = Ressourcen, die du nicht brauchst, werden Münzen, und Münzen ersetzen jede Ressource.
lydia-coach-last = Jemand hat das Plättchen: Das sind die letzten Züge. Übrige Ressourcen zählen nichts, also kaufe, was du kannst.
lydia-coach-full = Ein Marker steht auf 6: Was dazukommt, geht verloren. Gib es aus, oder wähle ein anderes Tor.
lydia-coach-limit = Du besitzt { $count } Karten, so viele dein Einfluss erlaubt. Ein Schritt Einfluss lässt dich wieder kaufen.
