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

## Regeln

loyang-rule-aim = Baue Gemüse an, verkaufe es und mache aus dem Geld Schritte auf dem Wohlstandspfad. Wer nach neun Runden am weitesten steht, gewinnt; bei Gleichstand zählt Geld.
    .title = Worum es geht
loyang-rule-rounds = Ernte, Karten, Aktionen. Der Zug jedes Spielers endet mit dem Einlagern und den Schritten auf dem Pfad. In deinem Zug tust du, was du willst, in beliebiger Reihenfolge und beliebig oft.
    .title = Eine Runde
loyang-rule-home = Vor der ersten Runde kauft jeder Weizen, Kürbis oder Rübe und besät damit das Stammfeld; höchstens zwei von einer Sorte. Seine neun Parzellen zählen die Runden, darum lassen Helfer es in Ruhe.
    .title = Das Stammfeld
loyang-rule-harvest = Von jedem besäten Feld kommt eine Ware auf den Karren, und das nächste Ackerfeld wird aufgedeckt. Ein leer geerntetes Feld geht.
    .title = Ernte
loyang-rule-cards = Jeder bekommt Karten und legt reihum eine in den Innenhof oder nimmt eine von dort zusammen mit einer aus der Hand: Damit endet die Phase für ihn. So legen alle zwei Karten aus. Wer als Letzter übrig ist, muss nehmen. Zu zweit darf vorher eine Karte in den Innenhof aufgedeckt werden.
    .title = Die Kartenphase
loyang-rule-grid = Allein nimmst du zwei Karten aus einer Auslage: Zeile 1 ist kostenlos, Zeile 2 kostet 1 [coin], die Zeilen 3 und 4 kosten 2. Der Rest der zweiten Zeile geht, die anderen rücken auf.
    .title = Allein
loyang-rule-pairs = Zu viert spielen zwei Paare nebeneinander; wer einen Marker hat, wählt nach der Kartenphase einen Partner. Helfer erreichen nur ihn.
    .title = Zu viert
loyang-rule-sowing = Eine Ware vom Karren füllt alle Parzellen eines leeren Feldes mit ihrer Sorte. Große Felder nehmen nur billige Sorten, kleine alle.
    .title = Säen
loyang-rule-shop = Kaufe, was der Laden hat, zu seinem Preis; verkaufe ihm für 1 oder 2 [coin], solange ein Platz dieser Sorte frei ist.
    .title = Der Laden
loyang-rule-regulars = Jeder will viermal dasselbe Paar, einmal je Runde, und zahlt jedes Mal mehr. Wer nicht beliefert wird, nimmt es erst übel; danach kostet jede Runde ohne Lieferung 2 [coin].
    .title = Stammkunden
loyang-rule-casuals = Sie wollen drei Waren, einmal. Hast du weniger Lauf- als Stammkunden, zahlt jeder 2 mehr, hast du mehr, 2 weniger.
    .title = Laufkunden
loyang-rule-stalls = Gib so viele Waren, wie Schalen unter der stehen, die du nimmst. Nach drei Tauschen ist der Stand weg.
    .title = Stände
loyang-rule-pack = Einmal im Zug: zwei neue Karten für so viel, wie du Helfer oder Stände hast, je nachdem, was mehr ist. Behalte beide als Stapel, eine oder keine; die untere ruht, bis die obere weg ist.
    .title = Der Doppelpack
loyang-rule-helpers = Jeder sagt, was er einmal tut; dann geht er. Du darfst auch einen abwerfen. Die mit Laterne haben mit einem Mitspieler zu tun.
    .title = Helfer
loyang-rule-storehouse = Am Ende deines Zugs darf eine Ware bleiben, vier, wenn das Lager für 2 [coin] vergrößert ist. Der Rest wird verkauft oder verfällt.
    .title = Das Lager
loyang-rule-path = Der erste Schritt einer Runde kostet 1 [coin], jeder weitere die Zahl des Steins, auf den er führt. Der Pfad endet bei 20.
    .title = Schritte auf dem Pfad
loyang-rule-loans = Ein Kredit bringt jederzeit 5 [coin] und nimmt am Ende einen Schritt. Zurückzahlen kann man ihn nicht.
    .title = Kredite
loyang-rule-rulings = Einige Helfer und Preise sind rekonstruiert (R1, R2, R15). Ein leeres Ackerfeld verlässt das Spiel, ein Gemeindefeld kommt zur Ablage (R7). Der Kunde, der bedient wird, zählt für die Waage mit (R9). Verdeckte Karten zählen nicht (R10). Es werden genau zwei Karten genommen (R14).
    .title = Wo die Regel schweigt

## Kleine Pläne neben den Regeln

loyang-shown-home-1 = Das Heimatfeld ist leer; 10 Münzen sind da.
loyang-shown-home-2 = Für 5 Münzen wurde eine Rübe gekauft und gesät: Neun füllen das Feld.
loyang-shown-sowing-1 = Auf dem Karren liegt eine Bohne, und es gibt leere Felder.
loyang-shown-sowing-2 = Gesät: Das Feld ist voller Bohnen, der Karren leer.
loyang-shown-harvest-1 = Rüben und Bohnen stehen auf den Feldern.
loyang-shown-harvest-2 = Einige Runden später: Jede Runde brachte eines von jedem Feld.
loyang-shown-regulars-1 = Eine Bohne und Rüben auf dem Karren, und 2 Münzen.
loyang-shown-regulars-2 = Eine Lieferung an einen Stammkunden: Das Gemüse ist weg, 6 Münzen sind da.
loyang-shown-stalls-1 = Zwei Rüben auf dem Karren.
loyang-shown-stalls-2 = Eine davon wurde gegen einen Weizen getauscht, der am Stand lag.
loyang-shown-path-1 = Der erste Schritt einer Runde kostet 1 Münze.
loyang-shown-path-2 = Einen Schritt weiter: 2 Punkte.
loyang-shown-path-3 = Das Ende der Partie: Aus vielen Schritten wurden 14 Punkte.

## Der Trainer einer ersten Partie

loyang-coach-buy = Kaufe, was ein Kunde will, oder was auf einem leeren Feld wachsen kann.
loyang-coach-sell = Käsch sofort für das, was keiner deiner Kunden nimmt.
loyang-coach-sow = Ein Feld gibt jede Runde ein Gemüse: Säe früh, und was Kunden wollen.
loyang-coach-trade = Ein Marktstand tauscht, wovon du zu viel hast, gegen das, was fehlt.
loyang-coach-use = Ein Helfer handelt einmal und geht: Nutze ihn, wenn es zählt.
loyang-coach-drop = Weg damit: Der Platz oder der Ärger ist dir mehr wert.
loyang-coach-serve = Ein Laufkunde zahlt einmal, für alles, was er will: Käsch sofort.
loyang-coach-deliver = Ein Stammkunde zahlt wenig, aber in vier Runden, und jedes Mal mehr.
loyang-coach-pack = Zwei Karten zur Auswahl für Käsch: mehr Kunden und Helfer.
loyang-coach-enlarge = Ein größeres Lager hebt mehr für die nächste Runde auf.
loyang-coach-end = Erst wenn sich nichts mehr verkaufen oder säen lässt.
loyang-coach-loan = Fünf Käsch sofort, und ein Punkt weniger am Ende: nur wenn es mehr einbringt.
loyang-coach-save = Käsch für die nächste Runde: gut am Anfang, solange Felder und Kunden kosten.
loyang-coach-step = Der erste Schritt einer Runde kostet nur einen Käsch: der billigste Punkt von allen.
loyang-coach-steps = Weitere Schritte kosten so viel wie das Feld, auf das sie führen.
loyang-coach-card = Ein Feld trägt, ein Kunde zahlt, ein Stand tauscht, ein Helfer hilft einmal: Nimm, was dir fehlt.
loyang-coach-angry = Ein verärgerter Kunde, der leer ausgeht, kostet am Ende des Zuges { $cash } Käsch.
loyang-coach-offence = Ein Stammkunde wartet. Wer in einer Runde leer ausgeht, ist verärgert und kostet von da an Käsch.
loyang-coach-last = Das ist die letzte Runde: Was auf Karren und Feldern bleibt, ist nichts wert. Verkaufe es.
loyang-coach-first-step = Geh wenigstens einen Schritt: Der erste jeder Runde kostet einen Käsch und lässt sich nicht nachholen.
