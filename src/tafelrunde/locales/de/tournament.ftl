### The words of tournaments.

## Why something does not fit

tournament-why-advance-tie = { $names } liegen gleichauf, und nicht alle kommen weiter: Sag, wer weiterspielt.
tournament-why-closed = Das Turnier ist abgeschlossen.
tournament-why-days = Ein Finaltisch braucht mindestens drei Tage, nicht { $days }.
tournament-why-draw-unknown = Für { $what } wird niemand gelost; Lose: { $known }.
tournament-why-draw-other = An Tisch { $table } ist das Los auf jemand anderes gefallen.
tournament-why-drawn-already = An Tisch { $table } ist das schon gelost; ein Los wird nur einmal gezogen.
tournament-why-draw-online = Tisch { $table } ist online: Dort wird nichts von Hand gelost.
tournament-why-draw-balanced = Nach diesen Regeln wird der Startspieler nicht gelost: Es beginnt, wer am seltensten begonnen hat.
tournament-why-draw-early = Wer beginnt, wird nach den Karten gelost: Starte zuerst den Draft von Runde { $round }.
tournament-why-dropped-already = { $name } ist schon ausgestiegen.
tournament-why-empty-table = An jedem Tisch muss jemand sitzen.
tournament-why-entered-already = Tisch { $table } hat schon ein Ergebnis; die Turnierleitung kann es berichtigen.
tournament-why-event = Ein Ereignis { $name } gibt es nicht.
tournament-why-fact = Im Ereignis { $event } fehlt { $fact } oder stimmt nicht.
tournament-why-few = { $players } sind zu wenige; ein Tisch braucht { $least }.
tournament-why-in-draft = { $name } ist ausgestiegen und sitzt noch im Entwurf: Setze die Runde neu.
tournament-why-name-taken = Den Namen { $name } gibt es schon.
tournament-why-too-many = Ein Turnier hat höchstens { $most } Mitspielende.
tournament-why-no-championship = Ein Stechen gibt es nur bei einer Meisterschaft.
tournament-why-no-event = Es gibt kein Ereignis { $event }, das man zurücknehmen könnte.
tournament-why-no-name = Wer mitspielt, braucht einen Namen.
tournament-why-no-player = Die Nummer { $player } spielt nicht mit.
tournament-why-watch-duplicate = An Tischen mit denselben Karten kann niemand live zuschauen. Zuschauen geht nach dem Ende oder mit Verzögerung.
tournament-why-no-points = Für { $seats } Plätze gibt es keine Punktetabelle.
tournament-why-no-round = Runde { $round } ist noch nicht gesetzt.
tournament-why-no-stage = Es gibt keinen Abschnitt { $stage }, in den jemand weiterkommen könnte.
tournament-why-no-table = Einen Tisch { $table } gibt es nicht; es sind 1 bis { $tables }.
tournament-why-no-time = Das Ereignis { $event } braucht seine Zeit.
tournament-why-no-title = Ein Turnier braucht einen Namen.
tournament-why-not-dropped = { $name } ist nicht ausgestiegen.
tournament-why-not-forbidden = Die beiden dürfen schon zusammensitzen.
tournament-why-not-paused = Die Uhr von Runde { $round } ist nicht angehalten.
tournament-why-not-published = Runde { $round } ist ein Entwurf: Veröffentliche sie zuerst.
tournament-why-not-running = Die Uhr von Runde { $round } läuft nicht.
tournament-why-not-tormented = Der Schneckenquäler sitzt nicht an Tisch { $table }.
tournament-why-nothing-to-confirm = An Tisch { $table } wartet kein Ergebnis auf Bestätigung.
tournament-why-nothing-to-correct = Tisch { $table } hat kein Ergebnis, das man berichtigen könnte.
tournament-why-nothing-to-dispute = Tisch { $table } hat kein Ergebnis, das man anfechten könnte; frag die Turnierleitung.
tournament-why-nothing-to-undo = Es gibt nichts zurückzunehmen.
tournament-why-option-unknown = Kein Spiel dieses Turniers hat eine Option { $option }.
tournament-why-option-value = Die Option { $option } kann nicht { $value } sein.
tournament-why-options-clash = Die Optionen passen nicht an einen { $seats }er-Tisch: { $why }
tournament-why-own-device = Von diesem Telefon kam das Ergebnis von Tisch { $table }. Jemand anders am Tisch bestätigt es auf dem eigenen Telefon, oder die Turnierleitung.
tournament-why-own-result = Das Ergebnis muss jemand anders an Tisch { $table } bestätigen.
tournament-why-pair = Ein Paar sind zwei verschiedene Personen.
tournament-why-place = Ein Tisch spielt vor Ort (wooden) oder online, nicht { $place }.
tournament-why-plan-players = Der Plan ist für { $places } Personen, nicht für { $players }.
tournament-why-player-number = Als Nächstes kommt die Nummer { $next }, nicht { $player }.
tournament-why-playoff = Ein Stechen braucht mindestens zwei verschiedene Personen und für jede eine Punktzahl.
tournament-why-playoff-tie = Ein Stechen spielen alle, die sich einen Platz teilen.
tournament-why-preset = Eine Vorlage { $preset } gibt es nicht; Vorlagen: { $known }.
tournament-why-published-already = Runde { $round } ist schon veröffentlicht.
tournament-why-round-open = Runde { $round } ist nicht zu Ende; Ergebnisse fehlen oder sind strittig an: { $tables }.
tournament-why-round-order = Als Nächstes kommt Runde { $next }, nicht Runde { $round }.
tournament-why-rounds-over = Alle { $rounds } Runden sind gesetzt.
tournament-why-rounds-played = Es sind schon { $rounds } Runden gesetzt.
tournament-why-rule-missing = Die Regeln sagen nichts zu { $rule }.
tournament-why-rule-unknown = Eine Regel { $rule } gibt es nicht; Regeln: { $known }.
tournament-why-rule-value = Die Regel { $rule } kann nicht { $value } sein.
tournament-why-score = { $score } ist keine Punktzahl.
tournament-why-scores-count = Tisch { $table } hat { $seats } Plätze, nicht { $given }.
tournament-why-seated-dropped = { $name } ist ausgestiegen und kann nicht gesetzt werden.
tournament-why-seated-twice = Jemand sitzt doppelt.
tournament-why-started-already = Runde { $round } hat schon begonnen.
tournament-why-swap = Zum Tauschen braucht es zwei verschiedene Personen aus dem Entwurf.
tournament-why-table-done = Tisch { $table } ist fertig.
tournament-why-table-large = Ein Online-Tisch { $game } hat höchstens { $most } Plätze, nicht { $seats }.
tournament-why-undo-needed = Ereignis { $event } lässt sich nicht zurücknehmen, weil Späteres darauf aufbaut: { $why }
tournament-why-undone-already = Ereignis { $event } ist schon zurückgenommen.
tournament-why-box = In der Schachtel sind { $there } Karten dieser Art ({ $kind }), der Tisch braucht { $needed }.
tournament-why-sheet-line = Der Wertungsbogen hat keine Zeile { $line }.
tournament-why-sheet-points = Die Zeile { $line } braucht für jeden der { $seats } Plätze eine ganze Zahl.
tournament-why-design-size = Einen Tisch zu { $size } gibt es mit { $players } Personen nicht.
tournament-why-design-share = { $games } Partien zu { $size } lassen sich nicht gleichmäßig auf { $players } Personen verteilen.
tournament-why-design-none = Für { $players } Personen und { $games } Partien zu { $size } wurde kein gleichmäßiger Plan gefunden.
tournament-why-csv-cells = Zeile { $line } hat mehr als { $titles } Felder.
tournament-why-csv-favourite = Zeile { $line }: { $value } ist kein Rang für Favoriten.
tournament-why-csv-name = In Zeile { $line } fehlt der Name.
tournament-why-round-begun = An Tisch { $table } hat Runde { $number } begonnen: Davor wird nichts mehr berichtigt.

## Why this table

tournament-table-forbidden = { $one } und { $other } sollten nicht zusammensitzen.
tournament-table-met = { $one } und { $other } trafen sich in Runde { $rounds }.
tournament-table-new = An diesem Tisch sind sich noch keine zwei begegnet.
tournament-table-up =
    { $places ->
        [one] { $name } spielt einen Platz weiter oben.
       *[other] { $name } spielt { $places } Plätze weiter oben.
    }
tournament-table-down =
    { $places ->
        [one] { $name } spielt einen Platz weiter unten.
       *[other] { $name } spielt { $places } Plätze weiter unten.
    }
tournament-table-group = { $one } und { $other } gehören beide zu { $group }.
tournament-table-groups-free = Vereine und andere Gruppen zählen in dieser Runde nicht.
tournament-table-start =
    { $times ->
        [one] { $name } beginnt, zum ersten Mal.
       *[other] { $name } beginnt, zum { $times }. Mal.
    }
tournament-proof-hand = Von Hand gesetzt.
tournament-proof-optimal = Bewiesen: Nach den Zielen dieser Runde, in ihrer Reihenfolge, ist keine Sitzordnung besser.
tournament-proof-best = Beste gefundene; { $goal }: höchstens um { $by } besser möglich.
tournament-proof-repeats = Ohne Wiederholungen geht es nicht; hier sind es { $count }, die wenigsten.
tournament-goal-forbidden = verbotene Paare
tournament-goal-repeats = Wiederholungen
tournament-goal-distance = Abstand in Plätzen
tournament-goal-groups = Paare einer Gruppe
tournament-goal-starts = wiederholte Startspieler

## Lists and pages

tournament-table = Tisch { $table }
tournament-column-place = Platz
tournament-column-player = Name
tournament-column-round = Runde
tournament-column-wins = Siege
tournament-column-score = Siegpunkte
tournament-column-points = Turnierpunkte
tournament-column-table = Tisch
tournament-column-seat = Sitzplatz
tournament-column-occupation = Ausbildungen
tournament-column-minor = Kleine Anschaffungen
tournament-page-standings = Rangliste
tournament-page-days = Ranglisten der Tage
tournament-page-cross = Wer gegen wen
tournament-page-checklist = Merkliste für die Aufsicht
tournament-page-tables = Runde { $round }, nach Tischen
tournament-page-names = Runde { $round }, nach Namen
tournament-page-slips = Runde { $round }, Wertungsbögen
tournament-page-deals = Runde { $round }, Karten
tournament-stage = { $name }
tournament-sum = Summe
tournament-slip-code = Das Ergebnis mit dem Code { $code } eintragen.
tournament-deal-discard = Erst die Ausbildungen: { $keep } behalten, die anderen zurücklegen. Dann die kleinen Anschaffungen.
tournament-deal-draft = Erst die Ausbildungen: eine behalten, den Rest weitergeben, bis alle { $keep } haben. Dann die kleinen Anschaffungen.
tournament-deal-none = Das sind die Handkarten.
tournament-deal-nothing = In dieser Runde werden keine Karten ausgeteilt.

## Command line

tournament-help = Ein Turnier in einer Datei leiten: anmelden, setzen, Ergebnisse aufnehmen, Rangliste ausgeben.
tournament-help-what = Was zu tun ist: new, enter, drop, return, forbid, allow, rename, favourite, rules, seat, swap, publish, advance, show, why, draft, start, pause, resume, draw, reached, torment, release, result, confirm, dispute, correct, playoff, standings, export, undo, log, close; sizes und design brauchen keine Datei.
tournament-help-words = Die Datei des Turniers, dann was nötig ist: Namen, ein Tisch, Punkte.
tournament-help-title = Der Name des Turniers; sonst der der Datei.
tournament-help-preset = Die Regeln zu Beginn: official, wbc, euroquest, lookout, norway, seven, duplicate, own.
tournament-help-rule = Eine Regel setzen, als JSON oder Wort; mehrfach möglich.
tournament-help-seed = Der Startwert aller Lose; sonst jedes Mal ein neuer.
tournament-help-group = Wozu neue Leute gehören, etwa club=Löwen; mehrfach möglich.
tournament-help-csv = Alle aus dieser Tabelle anmelden.
tournament-help-round = Die Runde; sonst die letzte.
tournament-help-stage = Der Tag oder andere Abschnitt, dessen Rangliste gewünscht ist, ab 1.
tournament-help-by = Wer das einträgt.
tournament-help-seconds = Wie lange nach einer besseren Sitzordnung gesucht wird.
tournament-help-page = Was ausgegeben wird: json, csv, standings, days, cross, checklist, tables, names, slips, deals.
tournament-help-out = Die Ausgabe in diese Datei schreiben.
tournament-cli-what = Ein Turnier kann nicht { $what }; Wörter: { $known }.
tournament-cli-file = Die Datei des Turniers fehlt.
tournament-cli-exists = { $file } gibt es schon.
tournament-cli-record = Der Datei lässt sich nicht folgen: { $why }
tournament-cli-pair = { $pair } müsste NAME=WERT lauten.
tournament-cli-words =
    { $least ->
        [one] Nach der Datei wird ein Wort gebraucht, nicht { $count }.
       *[other] Nach der Datei werden { $least } Wörter gebraucht, nicht { $count }.
    }
tournament-cli-number = { $word } ist keine ganze Zahl.
tournament-cli-player = { $name } spielt nicht mit.
tournament-cli-players = Es fehlt, wie viele mitspielen, etwa: sizes 17
tournament-cli-design = Es fehlen Personen, Partien und Plätze, etwa: design 9 9 4
tournament-cli-stage = Einen Abschnitt { $stage } gibt es nicht; es sind 1 bis { $stages }.
tournament-cli-page = Eine Seite { $page } gibt es nicht; Seiten: { $known }.
tournament-said-begun = Das Turnier liegt in { $file }.
tournament-said-round = Runde { $round }
tournament-said-draft = Runde { $round }, ein Entwurf: veröffentliche ihn oder setze neu.
tournament-said-entered = (noch nicht bestätigt)
tournament-said-disputed = (strittig)
tournament-said-out = Es setzen aus: { $names }
tournament-said-result-new = Tisch { $table }: Das Ergebnis ist eingetragen.
tournament-said-result-same = Tisch { $table }: Dieses Ergebnis ist schon da.
tournament-said-result-differs = Tisch { $table }: Es gibt ein anderes Ergebnis; die Turnierleitung entscheidet.
tournament-said-written = In { $file } geschrieben.

## For referees

tournament-check-material = Fehlerhaftes Material wird vor dem Start der Runde gemeldet.
tournament-check-wish = „Einfacher Kinderwunsch“ liegt auf dem Feld der Runde 5.
tournament-check-food = Nahrung zu Beginn, Platz für Platz: { $food }.
tournament-check-first = Der Startspieler wird gelost: ein Personenstein jeder Farbe, einer blind gezogen.
tournament-check-draft = Die Kartenauswahl dauert höchstens { $minutes } Minuten und ist keine Spielzeit.
tournament-check-start = Alle Tische beginnen gleichzeitig.
tournament-check-refill = Der Startspieler füllt auf; beginnen alle die Runde, gilt die Auslage als akzeptiert.
tournament-check-pay = Waren werden allen gezeigt, bevor sie bezahlt werden; Vorräte liegen offen.
tournament-check-harvest = Ernte: Der Startspieler beginnt, dann im Uhrzeigersinn; die anderen sehen zu.
tournament-check-harvest-neighbour = Ernte: Der Startspieler beginnt, dann im Uhrzeigersinn; der Nachbar prüft.
tournament-check-late = Hat die nächste Runde begonnen, wird nichts mehr berichtigt.
tournament-check-snail = Sitzt der Schneckenquäler am Tisch, hat jede Aktion { $seconds } Sekunden.
tournament-check-score = Der Startspieler der letzten Runde wertet, der dritte Spieler prüft; bei Streit entscheidet die Turnierleitung.
tournament-check-stay = Alle bleiben sitzen, bis die Punkte aufgenommen sind.

tournament-why-rule-published = Runde { $round } ist veröffentlicht und folgt diesen Regeln: { $rule }. Sie ändern sich nur für kommende Runden.
tournament-why-rule-counted = Ergebnisse sind da und wurden nach diesen Regeln gezählt: { $rule }. Nimm erst die Ergebnisse zurück oder lass die Regeln.
tournament-rule-games = Spiele
tournament-rule-deals = Karten
tournament-rule-stages = Runden und Tage
tournament-rule-points = Punkte nach Platz
tournament-rule-bye = Punkte fürs Aussetzen
tournament-rule-share_after = übrige Rohstoffe bei gleichen Punkten
tournament-rule-tiebreaks = Gleichstand
tournament-rule-duplicate = gleiche Karten an allen Tischen
