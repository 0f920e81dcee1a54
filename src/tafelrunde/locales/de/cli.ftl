### Die Wörter der Befehlszeile.

## Hilfe

cli-help = Ein Tisch für Eurogames: im Terminal spielen, simulieren, Aufzeichnungen nachspielen.
cli-help-games = Zeigt die installierten Spiele mit ihren Optionen.
cli-help-play = Spielt eine Partie im Terminal gegen Bots. Ohne Terminal spielen Bots sie zu Ende.
cli-help-simulate = Lässt Bots viele Partien spielen und zählt Punkte und Siege.
cli-help-rate = Lässt Bots gegeneinander antreten und bewertet sie, mit Spanne.
cli-help-power = Zählt, was Karten und Entscheidungen wert sind: wie oft sie siegen, mit wie vielen Punkten.
cli-help-replay = Spielt die Partie einer Aufzeichnung nach oder prüft jeden ihrer Schritte.
cli-help-bench = Misst, wie schnell die Spiele hier sind, interpretiert und kompiliert.
cli-help-help = Zeigt diese Hilfe und endet.
cli-help-game = Das Spiel, wie `tafelrunde games` es nennt.
cli-help-seats = Anzahl der Plätze; ohne Angabe so wenige, wie das Spiel erlaubt.
cli-help-option = Eine Option des Spiels, auch mehrfach. Listen mit Kommas trennen; deck=@DATEI liest eine JSON-Datei, @DATEI allein eine gespeicherte Kartenliste.
cli-help-lang = Die Sprache; ohne Angabe die des Systems.
cli-help-json = Gibt das Ergebnis als eine Zeile JSON aus.
cli-help-seat = Der eigene Platz, von 1 an gezählt.
cli-help-play-seats = Anzahl der Plätze; ohne Angabe zwei.
cli-help-play-bots = Die Bots auf den anderen Plätzen; eine kürzere Liste wiederholt sich. Ohne Angabe „good“. Mehrere bestimmen die Zahl der Plätze, wo --seats fehlt.
cli-help-play-seed = Der Startwert der Partie; ohne Angabe jedes Mal ein neuer.
cli-help-play-record = Setzt die Partie dieser Aufzeichnung fort oder speichert eine neue dort.
cli-help-simulate-games = Anzahl der Partien.
cli-help-simulate-bots = Die Bots nach Plätzen; eine kürzere Liste wiederholt sich. Mehrere bestimmen die Zahl der Plätze, wo --seats fehlt.
cli-help-simulate-seed = Der Startwert aller Partien; gleicher Startwert, gleiche Ergebnisse.
cli-help-simulate-records = Speichert die Aufzeichnung jeder Partie in diesem Ordner.
cli-help-jobs = Anzahl der Prozesse, die sich die Arbeit teilen.
cli-help-cluster = Verteilt die Arbeit auf einen Ray-Cluster (braucht das Extra `cluster`).
cli-help-audit = Zählt nach jedem Zug das Material; eine Partie, in der etwas fehlt, ist ein Fehler.
cli-help-rate-rounds = Anzahl der Runden: In jeder treffen sich alle Bots auf jedem Platz mit demselben Glück.
cli-help-rate-bots = Die Bots, die teilnehmen, jeder einmal.
cli-help-rate-population = Misst jeden Bot an einer Schar ungleicher Bots statt aneinander.
cli-help-rate-against = Die Bots der Schar, anstelle der üblichen.
cli-help-rate-keep = Eine Datei, in der jede Partie bleibt; derselbe Befehl macht dort weiter.
cli-help-power-seats = Mit wie vielen Plätzen; mehrere Anzahlen durch Kommas getrennt. Ohne Angabe zwei.
cli-help-power-games = Anzahl der Partien für jede Zahl von Plätzen; eine kürzere Liste wiederholt sich.
cli-help-power-group = Zeigt nur diese Gruppe.
cli-help-csv = Schreibt das Ergebnis als Tabelle für Tabellenprogramme in diese Datei.
cli-help-parquet = Schreibt dasselbe als Parquet in diese Datei (braucht das Extra `lab`).
cli-help-plot = Zeichnet das Ergebnis in diese Datei, .svg oder .png (braucht das Extra `lab`).
cli-help-file = Eine Aufzeichnung: die Datei, die `play` oder `simulate` gespeichert hat.
cli-help-verify = Prüft den Hash jedes Schritts und das Ergebnis, statt die Partie zu zeigen.
cli-help-other-rules = Folgt auch einer Aufzeichnung nach anderen Regelversionen, soweit sie übereinstimmen.
cli-help-to = Hält nach diesem Eintrag an und zeigt die Stellung.
cli-help-review = Sieht die beendete Partie mit einem Bot noch einmal durch: was zu erwarten war, was sie entschied.
cli-help-playouts = Wie viele Probespiele ein Rückblick wert ist.
cli-help-svg = Zeichnet den Rückblick in diese Datei.
cli-help-bench-games = Die Spiele, die gemessen werden; ohne Angabe alle.
cli-help-seconds = Wie viele Sekunden je Messung zufällig gespielt wird.
cli-help-save = Speichert die Ergebnisse mit der Maschine, von der sie stammen, in dieser Datei.

cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-default = ohne Angabe: { $value }
cli-required = nötig

## Was nicht stimmt

cli-error = { $why }
cli-interrupted = abgebrochen
cli-missing = { $name } fehlt.
cli-needs-number = { $name } braucht eine Zahl.
cli-no-command = Einen Befehl { $name } gibt es nicht; Befehle: { $known }.
cli-extra = Unerwartetes Argument: { $words }.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $why }
cli-no-such-option = Eine Option { $name } gibt es nicht.
cli-no-language = Die Sprache { $language } gibt es nicht; Sprachen: { $known }.
cli-no-game = Ein Spiel { $game } gibt es nicht; installiert: { $known }.
cli-wrong-seats = { $game } hat { $low } bis { $high } Plätze, nicht { $seats }.
cli-no-seat =
    { $seats ->
        [one] Einen Platz { $seat } gibt es nicht; die Partie hat nur einen.
       *[other] Einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }.
    }
cli-no-bots = Es ist kein Bot genannt; Bots: { $known }.
cli-too-many-bots = { $count ->
    [one] Genannt ist ein Bot
   *[other] Genannt sind { $count } Bots
} ({ $bots }), aber { $places ->
    [0] kein Platz ist für einen frei
    [one] nur ein Platz ist für einen frei
   *[other] nur { $places } Plätze sind für sie frei
}.
cli-no-bot = Einen Bot { $bot } gibt es nicht; Bots: { $known }.
cli-bot-elsewhere = Der Bot { $bot } hat nicht gelernt, mit diesen Plätzen und Optionen zu spielen.
cli-rate-alone = Eine Wertung braucht Gegner: Nenne zwei Plätze oder mehr.
cli-rate-bots = Eine Wertung braucht mindestens zwei Bots, jeden einmal genannt, nicht: { $bots }.
cli-rate-population-only = --population geht nicht mit --csv, --parquet, --plot und --cluster.
cli-rate-no-population = --against und --keep gehen nur mit --population.
cli-power-nothing = { $game } nennt keine Karten oder Entscheidungen zum Vergleichen.
cli-power-no-group = Eine Gruppe { $group } gibt es nicht; bekannt: { $known }.
cli-needs-numbers = { $name } braucht ganze Zahlen, durch Kommas getrennt, nicht { $value }.
cli-no-port = { $name } ist eine Zahl von 0 bis 65535, nicht { $value }.
cli-too-small = { $name } muss größer als null sein, nicht { $value }.
cli-option-form = Eine Option wird NAME=WERT geschrieben, nicht { $pair }.
cli-option-twice = Die Option { $option } ist zweimal angegeben.
cli-no-option = Eine Option { $option } gibt es nicht; Optionen: { $known }.
cli-option-flag = Die Option { $option } ist true oder false, nicht { $value }.
cli-option-number = Die Option { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
cli-option-choice = Die Option { $option } ist eines von { $known }, nicht { $value }.
cli-option-several = Die Option { $option } nimmt jedes von { $known } höchstens einmal, nicht { $value }.
cli-option-refused = Die Option { $option } geht nicht: { $why }
cli-no-saved = In { $file } stehen keine gespeicherten Optionen von { $game }: „game“ und „options“ gehören hinein.
cli-options-conflict = Diese Optionen passen nicht zusammen ({ $options }): { $why }
cli-options-refused = Diese Optionen passen nicht zusammen: { $why }
cli-no-file = { $file } lässt sich nicht verwenden: { $why }
cli-no-json = Die Datei { $file } für die Option { $option } ist kein JSON: { $why }
cli-no-cluster = Ein Cluster braucht Ray: installiere tafelrunde mit dem Extra „cluster“.
cli-no-lab = { $file } braucht Matplotlib und PyArrow: installiere tafelrunde mit dem Extra „lab“.
cli-no-plot = Ein Bild ist eine Datei, die auf eines von { $known } endet, nicht { $file }.
cli-review-not-over = Nur eine zu Ende gespielte Partie hat einen Rückblick; die von { $file } ist es nicht.
cli-no-folder = Es gibt keinen Ordner { $folder }, in den geschrieben werden kann.
cli-no-record = Eine Aufzeichnung { $file } gibt es nicht.
cli-record-fixed = In { $file } steht schon eine Partie: Plätze, Optionen und Startwert liegen fest.
cli-other-game = { $file } ist eine Partie { $found }, nicht { $game }.
cli-no-entry =
    { $last ->
        [0] Einen Eintrag { $number } gibt es nicht; die Aufzeichnung hat keinen.
       *[other] Einen Eintrag { $number } gibt es nicht; der letzte ist { $last }.
    }
cli-record-broken = { $file }, Zeile { $line }: { $cause } ({ $why })
cli-record-damaged = die Aufzeichnung ist beschädigt
cli-record-unsound = von ihrer Stellung kann keine Partie ausgehen
cli-record-truncated = die Aufzeichnung bricht ab
cli-record-version = die Aufzeichnung gehört zu einer anderen Version
cli-record-drifted = die Regeln führen hier zu einem anderen Ergebnis
cli-record-illegal = das erlauben die Regeln nicht
cli-failed-game = Partie { $number } ist mit dem Startwert { $seed } gescheitert: { $why } (Aufzeichnung: { $record })

## Spiele, Simulationen, Messwerte

cli-game = { $game }: { $low } bis { $high } Plätze, Regeln { $rules }
cli-none = keine
cli-values-data = @DATEI
cli-rate = { $rate } je s
cli-column-option = Option
cli-column-values = Werte
cli-column-default = ohne Angabe
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-mean = Punkte (Mittel)
cli-column-wins = Siege
cli-column-rating = Wertung
cli-column-interval = in 95 von 100 Fällen
cli-column-won = gewonnen
cli-column-points = Punkte : die der anderen
cli-column-dealt = Siege, wenn ausgeteilt
cli-column-kept = wenn behalten
cli-column-played = wenn gespielt
cli-column-played-mean = Punkte dann
cli-column-times = Fälle
cli-column-pair = Zusammen gespielt
cli-column-with = häufiger als durch Zufall mit
cli-column-game = Spiel
cli-column-seats = Plätze
cli-column-build = Form
cli-column-decisions-rate = Entscheidungen/s
cli-column-games-rate = Partien/s
cli-column-fork = Abzweigung µs bei 10 / 100 / 500
cli-column-bytes = Bytes
cli-column-bytes-record = mit Aufzeichnung
cli-build-interpreted = interpretiert
cli-build-compiled = kompiliert
cli-simulated =
    { $games ->
        [one] { $game }: { $finished } von { $games } Partie in { $seconds } s beendet
       *[other] { $game }: { $finished } von { $games } Partien in { $seconds } s beendet
    }
cli-simulated-rates = { $games } Partien/s, { $decisions } Entscheidungen/s
cli-simulated-stopped =
    { $count ->
        [one] { $count } Partie wurde an einer Grenze abgebrochen und so gewertet, wie sie stand
       *[other] { $count } Partien wurden an einer Grenze abgebrochen und so gewertet, wie sie standen
    }
cli-rated = { $game } mit { $seats } Plätzen: Bots bewertet in { $matches } Partien
cli-rated-pair = { $one } schlägt { $other } in { $share } von { $meetings } Begegnungen ({ $low } bis { $high })
cli-rated-population = { $bot } gegen die Schar: { $matches } Partien
cli-rated-everybody = alle zusammen
cli-powers = { $game } mit { $seats } Plätzen, { $games } Partien: im Mittel { $mean } Punkte und { $share } Siege
cli-plot-power = { $game }: Siege derer, die es gespielt haben
cli-plot-wins = Siege in Prozent
cli-plot-points = { $game }: Punkte in { $games } Partien
cli-plot-score = Punkte
cli-rate-failed = Eine Partie mit Startwert { $seed } ist gescheitert: { $why }
cli-measuring = messen
cli-machine =
    { $cores ->
        [one] { $cpu }, { $cores } Kern, Python { $python }
       *[other] { $cpu }, { $cores } Kerne, Python { $python }
    }

## Aufzeichnungen

cli-replay =
    { $seats ->
        [one] Eine Partie { $game } an { $seats } Platz, Regeln { $rules }
       *[other] Eine Partie { $game } an { $seats } Plätzen, Regeln { $rules }
    }
cli-reconstructed = Einige Karten dieses Decks sind rekonstruiert: Nicht alle gedruckten sind belegt.
cli-chose = { $seat }: { $option }
cli-somebody = Jemand
cli-result = Die Partie ist zu Ende: { $points }
cli-verified = Aufzeichnung geprüft. Verglichen: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, { $hashes ->
        [0] keine Schritt-Hashes
        [one] ein Schritt-Hash
       *[other] { $hashes } Schritt-Hashes
    }, { $compared }.
cli-with-result = das Ergebnis
cli-without-result = noch kein Ergebnis

## Am Tisch

cli-person = ein Mensch
cli-guest = Gast
cli-keys = Tasten: eine Zahl wählt · Wörter engen die Liste ein · u rückgängig · r wiederholen · ? warum nicht · t Tipp · s Wertungsblatt · l Legende · b Spielplan · h Tasten · q speichern und beenden
cli-prompt = >
cli-confirm = Hier endet dein Zug. Enter: weiter, u: zurücknehmen:
cli-undo-anyway = Die Bots sind einverstanden. Zurücknehmen? j/n:
cli-not-understood = Diese Taste gibt es hier nicht; h zeigt alle.
cli-no-choice = Hier gibt es nichts zu wählen.
# $points (Text)
cli-expected = Erwartete Punkte: { $points }
cli-no-legend = Dieses Spiel hat keine Legende.
cli-nothing-barred = Alles, worauf du zeigen könntest, ist möglich.
cli-and-more =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
cli-no-number = Eine Nummer { $number } gibt es nicht; die letzte ist { $last }.
cli-none-with = Nichts enthält „{ $words }“; Enter zeigt wieder alles.
cli-page = { $first } bis { $last } von { $count }: Enter für die nächste Seite, Wörter engen die Liste ein
cli-manual =
    { $count ->
        [one] m zeigt eine Möglichkeit, die selten gebraucht wird
       *[other] m zeigt { $count } Möglichkeiten, die selten gebraucht werden
    }
cli-saved = Gespeichert. Weiter geht es mit: tafelrunde play { $game } --record { $file }
cli-watching = Niemand ist hier, um zu antworten, also spielen Bots.
