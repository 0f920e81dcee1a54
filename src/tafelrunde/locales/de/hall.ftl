### Wörter der Turnierseiten.

## Pages

hall-new = Neues Turnier
hall-name = Wie heißt es?
hall-rules = Regeln
hall-rounds = Runden
hall-open = Turnier eröffnen
hall-past = Frühere Turniere
hall-closed = beendet
hall-preset-official = offizielle Regeln
hall-preset-official-is = Vierer- und Dreiertische, drei Runden, 8-5-3-1 und 7-4-2 Punkte, bei Gleichstand geteilt.
hall-preset-wbc = WBC
hall-preset-wbc-is = Vierertische, drei Vorrunden, Halbfinale mit 16 und Finale; Draft von 8.
hall-preset-euroquest = EuroQuest
hall-preset-euroquest-is = Wie die offiziellen Regeln, mit einem Draft von 7 in jeder Runde.
hall-preset-lookout = Lookout 2011
hall-preset-lookout-is = Drei Runden, Draft von 7 aus 9, Favoriten auf die Tische verteilt.
hall-preset-norway = Norwegen
hall-preset-norway-is = Nur Vierertische, 10-6-3-1 Punkte, bei Gleichstand der Abstand zum Tischschnitt.
hall-preset-seven = zu siebt, alle gegen alle
hall-preset-seven-is = Sieben Runden an einem Vierertisch: Alle spielen vier Partien, beginnen einmal und treffen alle anderen zweimal.
hall-preset-duplicate = Duplicate
hall-preset-duplicate-is = Jeder Tisch bekommt dieselben Karten; verglichen wird mit demselben Platz an anderen Tischen.
hall-preset-own = eigene Regeln
hall-preset-own-is = Jedes Spiel, so viele Runden, wie du möchtest.
hall-parts = Teile des Turniers
hall-middle = Tische und Spieler
hall-tables = Tische
hall-players = Spieler
hall-log = Protokoll
hall-links = Links und Listen
hall-projector = Projektor
hall-live = live
hall-organiser = die Turnierleitung

## Rounds and tables

hall-round = Runde { $round }
hall-round-word = Runde
hall-round-of = Runde { $round } von { $rounds }
hall-table = Tisch { $table }
hall-at-table = Tisch { $table }
hall-wooden = vor Ort
hall-online = online
hall-to-online = Online spielen
hall-to-wooden = Vor Ort spielen
hall-played = gespielt
hall-place = Platz { $place }
hall-slowest = Langsamster Tisch
hall-slowest-table = Am langsamsten: Tisch { $table }
hall-tormented = Hier sitzt der Schneckenquäler: wenige Sekunden je Aktion
hall-scores-in = fertig
hall-look = Ansehen
hall-look-later = Später zu sehen
hall-reached = Runde { $round } beginnt
hall-reached-of = An Tisch { $table } beginnt die nächste Runde
hall-send-snail = Schneckenquäler hierher
hall-out = Setzt aus: { $names }
hall-not-begun = Die erste Runde ist noch nicht veröffentlicht.
hall-draft-how = Ein Entwurf: nur du siehst ihn. Ziehe jemanden auf einen anderen oder wähle zwei aus, und sie tauschen.

## Why

hall-why = Warum dieser Tisch?
hall-why-table = Warum Tisch { $table }?
hall-swap-cost = Was ein Tausch mit { $name } kostet
hall-cost-forbidden =
    { $count ->
        [one] { $sign }1 verbotenes Paar
       *[other] { $sign }{ $count } verbotene Paare
    }
hall-cost-repeats =
    { $count ->
        [one] { $sign }1 Wiederholung
       *[other] { $sign }{ $count } Wiederholungen
    }
hall-cost-distance =
    { $count ->
        [one] { $sign }1 Platz Abstand
       *[other] { $sign }{ $count } Plätze Abstand
    }
hall-cost-groups =
    { $count ->
        [one] { $sign }1 Paar aus einem Verein
       *[other] { $sign }{ $count } Paare aus einem Verein
    }
hall-cost-starts =
    { $count ->
        [one] { $sign }1 Mal wieder Startspieler
       *[other] { $sign }{ $count } Mal wieder Startspieler
    }
hall-cost-none = kostet nichts

## Time

hall-time = Spielzeit, Runde { $round }
hall-minutes = { $minutes } von { $of } Minuten
hall-pause = Pause
hall-resume = Weiter
hall-extend = +5 min
hall-paused = Die Uhr steht.
hall-done = { $done } von { $all } fertig

## Standings

hall-standings = Rangliste
hall-after = nach Runde { $round }
hall-after-cap = Nach Runde { $round }
hall-place-word = Platz
hall-player = Spieler
hall-r = R { $round }
hall-wins = Siege
hall-score = Sieg­punkte
hall-points = Turnier­punkte
hall-left = ausgestiegen
hall-points-for = { $seats } Plätze: { $points }.
hall-ties = Wer am Tisch gleichauf liegt, teilt sich die Punkte. Bei gleicher Summe entscheiden: { $by }.
hall-tie-wins = Siege
hall-tie-score = Siegpunkte
hall-tie-margin = Abstand zum Tischschnitt
hall-tie-direct = direkte Begegnungen
hall-provisional = ist noch nicht bestätigt.

## Players

hall-count = { $count } Spieler
hall-nobody = Noch ist niemand angemeldet.
hall-player-name = Name
hall-club = Verein (freiwillig)
hall-enter = Anmelden
hall-enter-all = Alle anmelden
hall-list = Liste eingeben
hall-list-how = Ein Name je Zeile; nach einem Komma oder Semikolon kann der Verein folgen. Mit einer Titelzeile (Name, Verein, Favorit) auch die Ränge der Favoriten.
hall-file = Aus einer Datei
hall-drop = Steigt aus
hall-drop-who = { $name } steigt aus
hall-back = Spielt wieder
hall-back-who = { $name } spielt wieder

## Results

hall-result-of = Ergebnis, Tisch { $table }
hall-enter-result = Ergebnis eintragen
hall-enter-result-of = Ergebnis von Tisch { $table } eintragen
hall-correct = Berichtigen
hall-score-of = Siegpunkte von { $name }
hall-sheet = Ergebnis berichtigen
hall-confirm = Bestätigen
hall-rule = Entscheiden
hall-waits = noch zu bestätigen
hall-disputed = strittig
hall-disputed-more = Jemand sagt, dass das nicht stimmt. Dein Wort gilt.
hall-entered-by = Eingetragen von { $name }; jemand anderes am Tisch bestätigt.

## The slip

hall-who = Wer bist du?
hall-you = Du bist { $name }.
hall-not-me = Das bin ich nicht
hall-right = Das stimmt
hall-wrong = Das stimmt nicht
hall-what-wrong = Was stimmt nicht? (freiwillig)
hall-final = Das Ergebnis steht.
hall-other-confirms = Eingetragen. Jemand anderes an deinem Tisch bestätigt es auf dieser Seite.
hall-disputed-wait = Ihr seid euch nicht einig. Die Turnierleitung entscheidet.
hall-told-same = Dasselbe Ergebnis war schon eingetragen.
hall-told-differs = Ein anderes Ergebnis war schon eingetragen. Die Turnierleitung entscheidet.
hall-online-how = Dieser Tisch wird hier gespielt, auf diesem Server.
hall-sit = Platz nehmen
hall-who-enters = Der Startspieler der letzten Runde trägt ein, der dritte Spieler bestätigt.

## Links

hall-sign-up = Anmelden
hall-enter-me = Mitspielen
hall-you-are-in = { $name } spielt mit.
hall-entry-closed = Hier kann sich gerade niemand anmelden. Frag die Turnierleitung.
hall-let-in = Man kann sich über diesen Link anmelden
hall-watch = Rangliste ansehen
hall-helper = Helfer
hall-helper-is = Wer diesen Link hat, kann Spieler und Ergebnisse eintragen.
hall-copy = Link kopieren
hall-copied = Kopiert
hall-qr-join = QR-Code: anmelden
hall-qr-watch = QR-Code: Rangliste
hall-qr-slip = QR-Code: Zettel von Tisch { $table }
hall-print = Drucken
hall-back-to = Zurück
hall-backup = Aufzeichnung
hall-by-table = Runde { $round } nach Tischen
hall-by-name = Runde { $round } nach Namen
hall-signed = Unterschrift
hall-slip-how = Code scannen, Ergebnis eintragen und bestätigen.

## What comes next

hall-next-closed = Das Turnier ist beendet.
hall-next-enter = Melde die Spieler an.
hall-next-enter-more = Oder lass sie sich mit dem QR-Code unter Links und Listen anmelden.
hall-next-first = { $count } Spieler sind da. Die erste Runde auslosen?
hall-next-draft = Alle Ergebnisse sind da. Runde { $round } auslosen?
hall-next-draft-more = Du siehst zuerst einen Entwurf. Andere sehen ihn erst, wenn du ihn veröffentlichst.
hall-next-publish = Runde { $round } veröffentlichen?
hall-next-start = Runde { $round } ist veröffentlicht. Die Uhr starten?
hall-next-start-more = Alle Tische beginnen zusammen.
hall-next-rule =
    { $count ->
        [one] Das Ergebnis von Tisch { $tables } ist strittig.
       *[other] Die Ergebnisse der Tische { $tables } sind strittig.
    }
hall-next-rule-more = Entscheide links; dein Wort gilt.
hall-next-play =
    { $count ->
        [one] Tisch { $tables } spielt noch.
       *[other] Die Tische { $tables } spielen noch.
    }
hall-next = Was als Nächstes kommt
hall-next-deal = Runde { $round } ist veröffentlicht. Karten austeilen?
hall-next-deal-more = { $minutes } Minuten zum Aussuchen; das ist keine Spielzeit. An Online-Tischen wählt man sie am Bildschirm.
hall-deal = Draft-Uhr starten
hall-next-snail = Der Schneckenquäler sitzt an Tisch { $table }, in Runde { $round }.
hall-next-snail-online = { $seconds } Sekunden je Aktion, dann handelt er von selbst. Bei der nächsten Ernte geht er.
hall-next-snail-wooden = { $seconds } Sekunden je Aktion: Die Stoppuhr ist links. Bei der nächsten Ernte geht er.
hall-next-playoff = Alle Runden sind gespielt, und jemand teilt sich einen Platz.
hall-next-playoff-more = Lass sie noch einmal spielen und trage es links ein, oder schließe ab: Dann teilen sie sich den Platz.
hall-next-close = Alle Runden sind gespielt. Das Turnier beenden?
hall-next-close-more = Dann ist die Rangliste endgültig und steht für alle hier unter „Frühere Turniere“. Du kannst es rückgängig machen.
hall-draft = Sitzordnung entwerfen
hall-redraft = Neu entwerfen
hall-publish = Veröffentlichen
hall-start = Uhr starten
hall-close = Turnier beenden
hall-busy = Einen Moment …
hall-undo = Rückgängig
hall-undo-n = Ereignis { $n } rückgängig

## Log

hall-log-entered = { $name } angemeldet
hall-log-edited = { $name } wurde geändert
hall-log-dropped = { $name } ist ausgestiegen
hall-log-returned = { $name } spielt wieder
hall-log-forbidden = { $names } bleiben getrennt
hall-log-allowed = { $names } dürfen zusammensitzen
hall-log-changed = Die Regeln wurden geändert
hall-log-seated = Runde { $round } wurde entworfen
hall-log-seated-hand = Runde { $round } wurde von Hand geändert
hall-log-placed-wooden = Tisch { $table } spielt vor Ort
hall-log-placed-online = Tisch { $table } spielt online
hall-log-published = Runde { $round } wurde veröffentlicht
hall-log-drafting = Runde { $round }: der Draft begann
hall-log-started = Runde { $round } begann
hall-log-paused = Die Uhr wurde angehalten
hall-log-resumed = Die Uhr lief weiter
hall-log-extended = { $seconds } Sekunden mehr
hall-log-drawn-board = Tisch { $table }: { $names } legt die Rundenkarten aus (gelost)
hall-log-drawn-occupations = Tisch { $table }: { $names } teilt die Ausbildungen aus (gelost)
hall-log-drawn-minors = Tisch { $table }: { $names } teilt die kleinen Anschaffungen aus (gelost)
hall-log-drawn-pieces = Tisch { $table }: { $names } schütteln und ziehen die Steine (gelost)
hall-log-drawn-first = Tisch { $table }: { $names } beginnt (gelost)
hall-log-reached = Tisch { $table } erreichte Runde { $number }
hall-log-tormented = Der Schneckenquäler ging an Tisch { $table }, den langsamsten
hall-log-released = Der Schneckenquäler verließ Tisch { $table }
hall-log-result = Tisch { $table } meldete { $scores }
hall-log-confirmed = Tisch { $table } wurde bestätigt
hall-log-disputed = Tisch { $table } ist strittig
hall-log-disputed-words = Tisch { $table } ist strittig: „{ $words }“
hall-log-disputed-scores = Tisch { $table } ist strittig: stattdessen { $scores }
hall-log-corrected = Tisch { $table } wurde berichtigt: { $scores }
hall-log-ruled = Tisch { $table } wurde entschieden: { $scores }
hall-log-played-off = Stechen von { $names }: { $scores }
hall-log-advanced = { $names } kommen weiter
hall-log-rekeyed = Der Link für Helfer wurde zurückgenommen
hall-log-by-match = vom Online-Tisch gemeldet
hall-log-noted = Notiz: { $words }
hall-log-closed = Das Turnier wurde beendet
hall-log-undone = Ereignis { $of } wurde zurückgenommen

## Eigene Regeln, Personen, Schneckenquäler, Papiere

hall-draft-time = Karten aussuchen, Runde { $round }
hall-stopwatch = Stoppuhr, Tisch { $table }
hall-action-begins = Eine Aktion beginnt
hall-action-stop = Anhalten
hall-action-over = Die Zeit ist um: Nimm das erste freie und zulässige Feld in dieser Reihenfolge, dann das Erste, was es bietet.
hall-action-how = { $seconds } Sekunden für jede Aktion. Der Spielplan in der Reihenfolge, in der du schaust:
hall-playoff = Stechen
hall-playoff-enter = Stechen eintragen
hall-earlier = { $what } zählt früher
hall-goal-forbidden = wer nicht zusammensitzen soll
hall-goal-repeats = niemand trifft jemanden zweimal
hall-goal-distance = Nachbarn in der Rangliste
hall-goal-groups = Vereine getrennt
hall-goal-starts = alle beginnen gleich oft
hall-own-points = Punkte nach Platz
hall-own-seats = Tisch zu { $seats }
hall-own-wrong = Bitte eine Zahl für jeden Platz: Tisch zu { $seats }.
hall-own-ties = Bei Gleichstand entscheiden
hall-own-goals = Was die Sitzordnung will, das Wichtigste zuerst
hall-own-more = Zeit und Preise
hall-own-minutes = Spielminuten
hall-own-prizes = Preise nach Platz
hall-own-championship = Eine Meisterschaft: Bei Gleichstand kann es ein Stechen geben
hall-prize = Preis
hall-cross = Wer gegen wen
hall-cross-is = Die Runden, in denen zwei am selben Tisch saßen.
hall-apart = Nicht zusammen
hall-apart-one = Eine Person
hall-apart-other = Die andere
hall-apart-do = Nie an einem Tisch
hall-apart-undo = Wieder erlauben
hall-helper-back = Link zurücknehmen
hall-paper-deals = Karten zum Austeilen
hall-paper-slips = Wertungsbögen
hall-paper-checklist = Merkliste für die Aufsicht
hall-paper-cross = Wer gegen wen
hall-paper-standings = Rangliste
hall-farm = Der Hof
hall-farm-how = Tippe ein Feld an, bis es zeigt, was dort liegt, und seine Kanten für Zäune.
hall-farm-space = Zeile { $row }, Spalte { $column }: { $what }
hall-farm-empty = leer
hall-farm-room = Raum
hall-farm-field = Acker
hall-farm-stable = Stall
hall-farm-fence = Zaun { $number }
hall-farm-house = Haus
hall-farm-wood = Holz
hall-farm-clay = Lehm
hall-farm-stone = Stein
hall-farm-way = Wie der Hof eingegeben wird
hall-farm-point = Durch Zeigen
hall-farm-sheet = Nach Kategorie
hall-farm-sheet-how = Gib ein, wie viele es sind, nicht die Punkte: Die kommen von selbst.
hall-farm-rooms = Räume
hall-farm-single = Ställe außerhalb von Weiden
hall-farm-lines = Zeile für Zeile
hall-farm-take = { $total } Punkte übernehmen
hall-count-of = Den Hof von { $name } auszählen
hall-count-farm = Zählen
hall-own-cards = Handkarten
hall-own-cards-none = keine: das Familienspiel
hall-own-cards-seven = sieben von jeder Art
hall-own-cards-ten = zehn von jeder Art, sieben behalten
hall-own-cards-draft = Draft mit sieben
hall-banner-start = Alle Tische beginnen zusammen, sobald die Turnierleitung die Uhr startet.
hall-banner-start-short = Noch nicht begonnen
hall-banner-deal = Deine Karten kannst du schon auswählen.
hall-banner-draft = Zeit, die für die Kartenauswahl bleibt:
hall-banner-late = Die Zeit für die Kartenauswahl ist um: Bitte wähle jetzt.
hall-banner-late-short = Die Zeit ist um: bitte wähle
hall-banner-paused = Die Turnierleitung hat die Uhr angehalten. Sobald sie wieder läuft, könnt ihr weiterspielen.
hall-banner-paused-short = Die Uhr steht
hall-banner-you = Du bist dran. Sekunden übrig:
hall-banner-other = { $name } ist dran. Sekunden übrig:
hall-banner-harvest = Der Schneckenquäler sitzt hier. Im Moment läuft für niemanden die Zeit.
hall-games = Spiele, Runde für Runde in dieser Folge
hall-days = Runden und Finale
hall-bans = Karten, die niemand bekommt, nach Nummer
hall-resources = Bei gleichen Punkten entscheiden übrige Rohstoffe
hall-left-of = Gleiche Punktzahl: Baustoffe, die { $name } übrig hat
hall-refilled = Aufgefüllt, und alle sind mit dem einverstanden, was daliegt? Dann beginnt die Runde, und an früheren wird nichts mehr berichtigt.
hall-over = Das Turnier ist vorbei. Gewonnen haben:
hall-final-places = Endstand
hall-round-over = Die Runde ist vorbei: Alle Ergebnisse sind da.
hall-quoted = „{ $words }“
hall-from-phone = Eingetragen als { $name }, auf Telefon { $device }
hall-phone = Telefon { $device }
hall-own-phone = Das wurde auf diesem Telefon eingetragen. Jemand anders am Tisch bestätigt es auf dem eigenen Telefon, oder die Turnierleitung.
hall-next-look = Runde { $round } ist entworfen.
hall-next-look-more = Sieh dir den Entwurf an, bevor du ihn veröffentlichst.
hall-look-at-draft = Entwurf ansehen
hall-next-unknown =
    { $count ->
        [one] Die Zeit ist um. Von Tisch { $tables } ist nicht bekannt, in welcher Runde er ist; darum geht der Schneckenquäler nicht von selbst. Sieh nach und schicke ihn zum langsamsten Tisch.
       *[other] Die Zeit ist um. Von den Tischen { $tables } ist nicht bekannt, in welcher Runde sie sind; darum geht der Schneckenquäler nicht von selbst. Sieh nach und schicke ihn zum langsamsten Tisch.
    }
hall-sits = ist da
hall-comes = noch nicht da
hall-room-waits = { $count ->
    [0] Alle sind da: Der Tisch beginnt.
    [one] Eine Person fehlt noch, dann beginnt der Tisch.
   *[other] { $count } Personen fehlen noch, dann beginnt der Tisch.
}
hall-room-slip = Du nimmst mit dem Code auf dem Zettel deines Tisches Platz.
hall-change-rules = Diese Regeln ändern
hall-change-do = Regeln ändern
hall-change-not = So lassen
hall-change-how = Wonach schon gespielt wurde, das bleibt; du erfährst, wo das so ist.
hall-with-changes = mit Änderungen
hall-games-word = Spiele
hall-points-duplicate = Jeder Platz wird mit demselben Platz an den anderen Tischen verglichen.
hall-deal-discard = { $cards } von jeder Art, { $keep } behalten
hall-deal-draft = Draft von { $cards }, { $keep } behalten
hall-deal-none = { $keep } von jeder Art
hall-banned = ohne { $cards }
hall-time-word = Zeit
hall-time-told = { $play } Minuten Spielzeit, { $draft } für die Kartenauswahl; { $action } Sekunden je Aktion am langsamsten Tisch, wenn die Zeit um ist (Schneckenquäler)
hall-prizes = Preise
hall-prizes-none = keine
hall-is-championship = eine Meisterschaft: Bei Gleichstand kann es ein Stechen geben
hall-day = Tag { $day }
hall-stage-heats = Vorrunden
hall-stage-semifinal = Halbfinale
hall-stage-final = Finale
hall-stage-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
hall-take-best =
    { $count ->
        [one] die beste Person
       *[other] die besten { $count }
    }
hall-take-winners = wer an einem Tisch gewonnen hat
hall-take-firsts =
    { $count ->
        [one] die Ersten aller Tage
       *[other] die besten { $count } jedes Tages
    }
hall-days-kept = wie vorgesehen
hall-days-form = Ablauf
hall-days-count = Tage, mit dem Finaltag
hall-days-who = Wer am Finaltisch sitzt
hall-firsts-1 = die Ersten aller Tage
hall-firsts-2 = die Ersten und Zweiten aller Tage
hall-own-drafting = Minuten für die Kartenauswahl
hall-own-action = Sekunden je Aktion beim Schneckenquäler (am langsamsten Tisch)
hall-own-cards-how = Wie Karten ausgeteilt werden
hall-own-cards-official = wie in den offiziellen Regeln: zweimal zehn, sieben behalten; dann ein Draft
hall-own-cards-kept = wie vorgesehen
hall-watching = Zuschauen an Online-Tischen
hall-watching-how = Wann andere zusehen dürfen
hall-watching-live = live
hall-watching-after = nach dem Ende
hall-watching-late = verzögert
hall-watching-minutes = Minuten später
hall-watching-told = { $minutes } Minuten später, mit allen Handkarten
hall-first-round = Erste Runde
hall-first-how = Wie die erste Runde gesetzt wird
hall-first-random = ausgelost
hall-first-apart = ausgelost, Vereine getrennt
hall-first-snake = Favoriten auf die Tische verteilt
hall-days-one = Runden, dann die Plätze
hall-days-days = mehrere Tage mit drei Runden, dann ein Finaltisch
hall-days-final = Runden, dann ein Finale der besten vier
hall-my-page = Meine Seite
hall-you-sit = Runde { $round }: Du sitzt an Tisch { $table }.
hall-you-wait = Dein Tisch steht hier, sobald die Runde veröffentlicht ist.
hall-edit = Ändern
hall-edit-who = { $name } ändern
hall-keep = Übernehmen
hall-favourite = Favorit { $rank }
hall-favourite-rank = Favorit: 1 ist am stärksten, 0 keiner
hall-lots = Losen
hall-lots-of = Gelost an Tisch { $table }
hall-lots-how = Wo sich ein Tisch nicht einigt, entscheidet das Los. Jedes Los wird einmal gezogen und steht im Protokoll.
hall-draw = Losen
hall-lot-draw = Losen: { $what }
hall-lot-board = Wer die Rundenkarten auslegt
hall-lot-occupations = Wer die Ausbildungen austeilt
hall-lot-minors = Wer die kleinen Anschaffungen austeilt
hall-lot-pieces = Wer die Steine schüttelt und wer zieht
hall-lot-first = Wer beginnt
hall-lot-early = sobald die Karten ausgeteilt werden
hall-begins = beginnt
hall-standings-of = Rangliste von
hall-standings-now = Turnier, wie es steht
hall-stage = Teil { $stage }
hall-paper-days = Ranglisten der Tage
hall-advance = Wer spielt: { $stage }
hall-advance-how = Von selbst geht es nach der Rangliste. Wo ein Gleichstand oder anderes deine Sache ist, wähle alle, die spielen.
hall-advance-do =
    { $count ->
        [one] Diese Person spielt
       *[other] Diese { $count } spielen
    }
hall-advance-done = Vermerkt. Jetzt die Sitzordnung entwerfen.
