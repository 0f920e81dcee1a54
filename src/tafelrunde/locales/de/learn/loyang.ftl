### Lektion und Regeln von Loyang.

## Die erste Lektion

loyang-step-home = Das Stammfeld besäen
    .do0 = Wähle, was auf deinem Stammfeld wächst.
    .why = Du baust vor den Toren von Loyang Gemüse an und verkaufst es. Eine Saat füllt das ganze Feld mit ihrer Sorte. Je teurer die Saat, desto mehr ist sie später wert.
    .done = Das Feld ist voll. Jede der neun Runden beginnt mit der Ernte: Von jedem Feld kommt eine Ware auf deinen Karren.
loyang-step-cards = Zwei Karten je Runde
    .do0 = Nimm eine Karte aus dem Innenhof.
    .do1 = Wähle, welche Handkarte du mit ihr auslegst.
    .why = Kunden bringen Geld, Stände und Felder bringen Waren, Helfer von allem etwas. Jeder legt in einer Runde zwei Karten aus: eine aus dem Innenhof und eine aus der Hand.
    .done = Beide Karten liegen vor dir. In deinem Zug darfst du sie nutzen.
loyang-step-helper = Ein Helfer
    .do0 = Nutze den Knecht: Wähle die Karte.
    .do1 = Lass ihn dein nächstes Ackerfeld aufdecken.
    .why = Ein Helfer tut einmal etwas und geht. Ein Feld mehr, eine Runde früher, ist eine Saat mehr, die für dich wächst.
    .done = Ein Feld mehr. Helfer, die nichts tun, machen den Doppelpack teurer: Nutze sie.
loyang-step-path = Der Wohlstandspfad
    .do0 = Viel kannst du nicht mehr tun. Beende deinen Zug.
    .do1 = Mache einen Schritt: Der erste einer Runde kostet nur 1 [coin].
    .why = Am Ende zählt nur der Pfad. Der erste Schritt jeder Runde kostet 1 [coin], jeder weitere so viel wie die Zahl auf seinem Stein. Mache also in jeder Runde einen.
    .done = Ein Schritt weiter. Kredite brächten dich voran, aber jeder kostet am Ende einen Schritt.
loyang-step-sow = Mehr säen
    .do0 = Bringe deine Bohne auf eines der leeren Felder.
    .why = Aus einer Bohne wird ein ganzes Feld Bohnen. Kleine Felder nehmen jede Sorte, große nur die billigen; ein großes Feld hält länger.
    .done = Ab der nächsten Runde erntest du jede Runde eine Bohne.
loyang-step-regular = Ein Stammkunde
    .do0 = Beliefere Gastwirt Guo: Wähle die Karte.
    .why = Ein Stammkunde will viermal dieselben zwei Waren, einmal je Runde, und zahlt jedes Mal mehr. Lässt du ihn zweimal warten, kostet es jedes Mal 2 [coin].
    .done = 6 [coin]. In der nächsten Runde zahlt Guo einen mehr.
loyang-step-stall = Am Stand tauschen
    .do0 = Tausche an deinem Stand: Nimm eine Ware für eine von deinen.
    .do1 = Säe sie oder eine andere Ware auf ein leeres Feld.
    .why = Ein Stand gibt, was du nicht anbauen kannst. Die Schalen unter einer Ware sagen, wie viele von deinen sie kostet. Nach drei Tauschen ist der Stand weg.
    .done = Eine Saat einer anderen Sorte, und ein Feld für deine Kunden.
loyang-step-casual = Laufkunden
    .do0 = Verkaufe der Sternguckerin oder dem Maultiertreiber: Wähle die Karte.
    .why = Ein Laufkunde will drei Waren, ein einziges Mal, und zahlt gut. Hast du weniger Lauf- als Stammkunden, zahlt jeder von ihnen 2 mehr; hast du mehr, 2 weniger.
    .done = Verkauft. Die Waage bei den Karten zeigt, ob sie mehr oder weniger zahlen.
loyang-step-last = Die letzten Schritte
    .do0 = Das ist die letzte Runde. Alles ist verkauft: Beende deinen Zug.
    .do1 = Gehe so weit, wie deine [coin] dich tragen: vier Schritte.
    .why = Was auf Karren und Feldern bleibt, ist jetzt nichts mehr wert. Geld entscheidet nur bei Gleichstand, mach also Schritte daraus.
    .done = Die Partie ist zu Ende: Wer am weitesten steht, hat gewonnen. Du weißt alles, was eine erste Partie braucht.
