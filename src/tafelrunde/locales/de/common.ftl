### Wörter, die zu keinem Spiel gehören.

# $number (Number): der Platz, von 1 an gezählt
seat = Platz { $number }
spectator = Zuschauer

## Warum ein Zug nicht geht, in jedem Spiel.

why-over = Die Partie ist zu Ende.
why-not-asked = Du hast gerade nichts zu entscheiden.
why-shape = Das ist keine Antwort auf die Frage.
why-not-offered = Die Regeln bieten das hier nicht an.
why-not-waiting = Der Tisch wartet nicht auf dich.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-undo = Ohne diese passen die Züge nicht mehr zusammen, die stehen bleiben würden.

## Züge zurücknehmen

# $count (Number): wie viele andere zustimmen müssen
undo-needs =
    { $count ->
        [0] Du kannst das zurücknehmen.
        [one] Ein anderer Platz muss zustimmen, bevor das zurückgenommen wird.
       *[other] { $count } andere Plätze müssen zustimmen, bevor das zurückgenommen wird.
    }
undo-done = { $seat } nimmt einen Zug zurück.
waiting-for = Der Tisch wartet auf { $seat }: Gleich entscheidet der Zufall.

## Was der Tisch neben den Zügen vermerkt

table-resign = { $seat } gibt auf.
table-takeover = Ab hier spielt { $by } für { $seat }.
table-closed = Die Partie wurde vorzeitig beendet: { $reason }
table-confirm = { $seat } lässt den Zufall entscheiden.

## Ergebnisse

# $place (Number): 1 für den besten
place = Rang { $place }
# $points (Number)
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
total = Summe

## Fehler

fault = Die Regeln sind hier gescheitert. Nichts wurde verändert: Wähle etwas anderes oder nimm einen Zug zurück.

## Bots nach ihrer Stärke

bot-random = Sanft
    .help = Spielt, was kommt, ohne Plan.
bot-greedy = Solide
    .help = Nimmt, was sofort am meisten bringt.
