### Wörter, die zu keinem Spiel gehören.

# $number (Number): der Platz, von 1 an gezählt
seat = Platz { $number }
spectator = Zuschauer

## Warum ein Zug nicht geht, in jedem Spiel.

why-over = Die Partie ist zu Ende.
why-not-asked = Du bist nicht dran.
why-shape = Das ist keine Antwort auf die Frage.
why-not-offered = Das erlauben die Regeln hier nicht.
why-not-waiting = Der Tisch wartet nicht auf dich.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-nothing-to-redo = Es gibt nichts zu wiederholen.
why-undo = Diese Züge lassen sich nicht ohne die späteren zurücknehmen.

## Züge zurücknehmen

# $count (Number): wie viele andere zustimmen müssen
undo-needs =
    { $count ->
        [0] Du kannst das zurücknehmen.
        [one] Jemand anders muss zustimmen, bevor das zurückgenommen wird.
       *[other] { $count } andere müssen zustimmen, bevor das zurückgenommen wird.
    }
undo-done = { $seat } nimmt einen Zug zurück.
waiting-for = Warten auf die Bestätigung von { $seat }: Gleich wird etwas Neues aufgedeckt.

## Was der Tisch neben den Zügen vermerkt

table-resign = { $seat } gibt auf.
table-takeover = Ab jetzt spielt { $by } für { $seat }.
table-closed = Die Partie wurde vorzeitig beendet: { $reason }
table-confirm = { $seat } bestätigt.

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
next-points-most = Mehr bringt hier nichts.

## Fehler

fault = In den Regeln ist etwas schiefgegangen. Nichts wurde geändert: Wähle etwas anderes oder nimm einen Zug zurück.

## Bots nach ihrer Stärke

bot-beginner = Anfänger
    .help = Spielt sofort und rät bei jeder zweiten Antwort.
    .time = sofort
bot-easy = Sanft
    .help = Spielt sofort und rät bei jeder fünften Antwort.
    .time = sofort
bot-good = Solide
    .help = Spielt sofort und nimmt, was jetzt am meisten bringt.
    .time = sofort
bot-strong = Scharf
    .help = Denkt eine Zehntelsekunde nach: spielt einige Verläufe durch.
    .time = 0,1 s je Zug
bot-best = Meister
    .help = Denkt eine Sekunde nach: spielt viele Verläufe durch.
    .time = 1 s je Zug
bot-learned = Geübt
    .help = Lernte im Spiel gegen sich selbst, was ein Tisch wert ist. Spielt nur an Tischen, die er kennt.
    .time = sofort

## Bots nach ihrer Art: an Tischen und in Protokollen aus der Zeit vor den Stärken

bot-expert = Experte
    .help = Denkt eine halbe Sekunde nach, mit dem, was er im Spiel gegen sich selbst lernte. Spielt nur an Tischen, die er kennt.
    .time = 0,5 s je Zug
bot-search-learned = Experte
    .help = Spielt mit dem, was er lernte, Verläufe durch. Spielt nur an Tischen, die er kennt.
bot-random = Ahnungslos
    .help = Spielt, was kommt, ohne Plan.
bot-greedy = Solide
    .help = Nimmt, was sofort am meisten bringt.
bot-search = Gewandt
    .help = Spielt viele Verläufe durch und nimmt den besten.

## Empfehlungen, in jedem Spiel

# $line (Text): eine Zeile der Wertung
advice-points = In Probespielen brachte das mehr, vor allem: { $line }.

## Rückblick auf eine beendete Partie

# Was eine beendete Partie entschied; Start, Züge und Glück haben ihr Vorzeichen.
review-ahead =
    { $first } endet { $lead ->
        [0] gleichauf mit { $second }
        [one] 1 Punkt vor { $second }
       *[other] { $lead } Punkte vor { $second }
    }: Start { $start }, Züge { $turns }, Glück { $luck }.
review-alone = Am Anfang zu erwarten: { $start }. Züge { $turns }, Glück { $luck }.
