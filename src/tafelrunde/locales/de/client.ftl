### Wörter des Browsers, die zu keinem Spiel gehören.

## Überall

client-club-room = Klubraum
client-history = Ergebnisse
client-all-cards = Alle Karten
client-cards-of = Karten von { $game }
client-learn = Lernen
client-tournaments = Turniere
client-main = Hauptmenü
client-language = Sprache
client-theme = Farben
client-light = Hell
client-dark = Dunkel
client-system = System
client-guest = Gast
client-me = Meine Einstellungen
client-me-of = { $name }, meine Einstellungen
client-sign-in = Anmelden
client-close = Schließen
client-cancel = Abbrechen
client-confirm = Bestätigen
client-ok = OK
client-yes = ja
client-no = nein
client-save = Speichern
client-saved = Gespeichert.
client-more = Mehr
client-all = Alle
client-all-of = Alle { $count }
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-skip = Überspringen
client-skip-to = Zum Inhalt
client-skip-to-decision = Zur Entscheidung
client-parts = Teile dieser Seite
client-joining = Einen Augenblick …
client-lost = Verbindung verloren. Neuer Versuch …
client-no-store = Der Server erreicht seine Datenbank nicht. Deine bestätigten Züge sind sicher. Neuer Versuch …
client-slow-line = Deine Verbindung kommt nicht mit. Neuer Versuch …
client-too-fast = Das war zu viel auf einmal. Gleich folgt ein neuer Versuch …
client-fault = Auf dem Server ist etwas schiefgegangen. Neuer Versuch …
client-restarting = Der Server startet neu. Neuer Versuch …
client-other-host = Diese Adresse gehört nicht zu diesem Server. Bitte nimm den Link, den du bekommen hast.
client-offline = Der Server ist nicht zu erreichen.
client-trouble = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
client-stumbled = Diese Seite ist gestolpert. Deine Partie ist sicher.
client-load-again = Neu laden
client-retry = Noch einmal versuchen
client-no-page = Diese Seite gibt es nicht.
client-no-table = Diesen Tisch gibt es nicht.
client-table-closed = Dieser Tisch ist privat.
client-and = { $some } und { $last }

## Zeit

client-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
client-hours = { $count } Std.
client-minutes = { $count } Min.
client-seconds = { $count } s
client-just-now = gerade eben
client-clock-none = ohne Uhr
client-clock-a-move = { $time } je Zug
client-clock-plus = { $time } + { $plus }
client-clock-days =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }

## Der Klubraum

client-my-games = Meine Partien
client-wait-for-you = Du bist in { $count } von { $of } Partien dran
client-your-turn = Du bist dran
client-left = noch { $time }
client-with = mit { $names }
client-go = Los
client-go-to-table = Zum Tisch
client-name-to-move = { $name } ist dran
client-resting = Die Bots warten, bis jemand zuschaut
client-branched = Abzweigung
    .hint = Diese Partie ging von einer Stellung einer anderen ihren eigenen Weg.
client-clear = Diese Partie wegräumen
client-clear-means = Sie endet hier und zählt nicht. Ihre Aufzeichnung bleibt.
client-clear-away = Wegräumen
client-table-open = wartet auf Mitspieler
client-recent = Letzte Ergebnisse
client-no-results = Noch keine beendete Partie.
client-ahead-of = { $count } Plätze, vor { $name } { $points }
client-behind = { $count } Plätze, hinter { $name } { $points }
client-won-by = { $count } Plätze, { $name } gewann
client-your-move = Du bist dran
client-welcome-here = Willkommen am Tisch.
client-never-played = Noch nie gespielt? { $game } lernt sich in zehn Minuten, auf dem echten Brett, Schritt für Schritt.
client-lesson-steps = Schritte der ersten Lektion
client-learn-it = Lernen
client-first-lesson = Erste Lektion beginnen
client-know-the-game = Ich kenne das Spiel: gleich spielen
client-no-account-needed = Ohne Konto. Du kannst jederzeit aufhören und wiederkommen.
client-first-evening = Dein erster Abend
client-evening-learn = Lernen
    .hint = zehn Schritte, zehn Minuten
client-evening-match = Die erste Partie
    .hint = gegen Bots, mit einem Trainer daneben
client-evening-people = Mit Leuten spielen
    .hint = einen freien Stuhl nehmen oder einen Link schicken
client-games-here = Die Spiele
client-games-here-hint = Jedes hat eine erste Lektion und Bots als Gegner.
client-bots = Bots
client-open-hint = Spiel, Regeln und Uhr wählen
client-friend-sent-code = Ein Code von Freunden?
client-play-now = Gleich spielen
client-against-bots = gegen Bots, ohne Warten
client-strength = Stärke der Bots
client-bots-first = Bots, die schwächsten zuerst
client-bots-learnt = Bots, die für diesen Tisch geübt haben
client-bot = Bot
client-bot-stands-in = ein Bot spielt weiter
client-bots-how-many = Wie viele Bots
client-bot-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
client-open-tables = Offene Tische
client-free-chair = Wähle einen freien Stuhl, um dich zu setzen.
client-free-chair-host = Wähle einen freien Stuhl, um jemanden zu setzen.
client-watch = Zuschauen
client-running =
    { $count ->
        [one] { $count } Partie läuft
       *[other] { $count } Partien laufen
    }
client-round = Runde { $round }
client-host = Gastgeber
client-rated = Wertung { $rating }
client-first-seat = Platz 1
client-you = Du
client-open-chair = Offen
client-chair-open = Offen für alle
client-chair-of = Stuhl von { $name }
client-free = Frei
client-last-seat = Letzter Platz
# $number (Number): der Platz, von 1 an gezählt
client-sit-here = Hier setzen: { $game }, Platz { $number }
client-tab-play = Spielen
client-tab-tables = Tische
client-tab-watch = Zuschauen
client-tab-people = Leute
client-tab-results = Ergebnisse
client-your-name = Wie heißt du?
client-guest-hint = Kein Konto, keine E-Mail. Ein Passwort kannst du später setzen.
client-go-on = Spielen
client-have-account = Ich war schon einmal hier
client-guest-1 = Neugieriger Gast
client-guest-2 = Stiller Gast
client-guest-3 = Heiterer Gast
client-guest-4 = Kluger Gast
client-guest-5 = Mutiger Gast
client-guest-6 = Geduldiger Gast
client-guest-7 = Früher Gast
client-guest-8 = Später Gast

## Einen Tisch aufmachen

client-open-a-table = Tisch aufmachen
client-game = Spiel
client-presets = Fertige Regeln
client-own-rules = Eigene Regeln
client-house-rules = Hausregeln
client-usual-rules = übliche Regeln
client-choose-file = Datei wählen
client-no-file = Keine
client-bad-file = Diese Datei ist kein JSON.
client-seats = Plätze
client-seat-less = Ein Platz weniger
client-bots-play = Bots spielen
client-fill-up = Freie Plätze mit Bots besetzen
client-anybody-sits = wer will, setzt sich
client-time = Zeit
client-the-rest = Der Rest
client-new-lead = Die linke Spalte genügt; alles andere steht so, wie die meisten spielen.
client-as-usual = wie üblich
client-house-rules-fold = Hausregeln
client-rated-yes = zählt für die Wertungszahlen
client-rated-no = zählt nicht
client-add-seat = Platz hinzufügen
client-remove-seat = Platz entfernen
client-who-sits = Wer hier sitzt
client-here-name = Noch jemand an diesem Bildschirm
client-rules-of-table = Regeln an diesem Tisch
client-more-rules =
    { $count ->
        [one] { $count } weitere Regel
       *[other] { $count } weitere Regeln
    }
client-fewer = Weniger zeigen
client-clock = Uhr
client-clock-kind-none = Keine
client-clock-kind-move = Je Zug
client-clock-kind-bank = Zeitkonto
client-clock-kind-days = Tage
client-clock-per-move = Zeit je Zug
client-clock-bank = Zeit je Partie
client-clock-increment = Dazu je Zug
client-clock-days-each = Je Zug
client-clock-from = Spielzeit von
client-clock-to = bis
client-undo = Rückgängig
client-redo = Wiederholen
client-undo-free = Ja; nach Aufgedecktem nur, wenn die Mitspieler zustimmen
    .short = bis etwas aufgedeckt wird
client-undo-turn = Nur im eigenen Zug
    .short = nur im eigenen Zug
client-undo-never = Nie
    .short = nie
client-who-may-sit = Wer darf mitspielen
client-everybody = Alle
client-by-link = Mit dem Link
client-with-password = Mit Passwort
client-seat-password = Passwort zum Mitspielen
client-spectators = Zuschauer
client-spectators-public = Sehen, was alle sehen
    .short = willkommen, Handkarten bleiben verdeckt
client-spectators-none = Keine
    .short = keine
client-spectators-commentators = Kommentatoren
    .short = nur Kommentatoren
client-leaver = Wenn jemand geht
client-leaver-bot = Ein Bot übernimmt
client-leaver-wait = Wir warten
client-leaver-end = Die Partie endet
client-rated-match = Gewertet
client-rated-match-hint = Zählt für die Wertung. Ohne Bots.
client-delay = Verzögerung für Kommentatoren
client-drift = Wenn sich die Regeln ändern
client-drift-draw = Die Partie endet unentschieden
client-drift-void = Die Partie zählt nicht
client-ask-chance = Vor dem Aufdecken fragen
client-ask-chance-hint = Bevor eine Karte aufgedeckt oder ein Stück gezogen wird, bestätigst du. Bis dahin kannst du zurücknehmen, ohne die anderen zu fragen.
client-waits-for =
    { $count ->
        [one] Ein Stuhl ist frei: Die Partie beginnt, sobald er besetzt ist.
       *[other] { $count } Stühle sind frei: Die Partie beginnt, sobald alle besetzt sind.
    }
client-begins-at-once = Alle Stühle sind besetzt: Die Partie beginnt sofort.
client-begin-this = Beginnen
client-open-this = Diesen Tisch aufmachen

## Vor dem Beginn

client-invite = Einladen
client-qr = QR-Code des Links zu diesem Tisch
client-link = Link zu diesem Tisch
client-code = Oder mit dem Code:
client-join-by-code = Mit einem Code
client-code-like = zum Beispiel PX7K2M
client-join = Zum Tisch
client-leave-table = Tisch verlassen
client-close-table = Tisch schließen
client-table-shut = Dieser Tisch wurde geschlossen, bevor die Partie begann.
client-outdated = Diese Partie endete mit einer Änderung der Regeln
client-outdated-why = Sie wurde nach Regeln begonnen, die sich seither geändert haben, und kann deshalb nicht weitergehen.
client-outdated-void = Sie zählt für niemanden.
client-outdated-draw = Sie zählt als unentschieden.
client-outdated-look = Ansehen, wie weit sie kam
client-outdated-ended = Die Regeln dieser Partie haben sich seither geändert
client-outdated-kept = Ihr Ergebnis bleibt. Gespielt wurde sie nach Regeln, die sich seither geändert haben. Darum lässt sie sich nur ein Stück weit ansehen, und ihre Aufzeichnung lässt sich herunterladen.
client-outdated-follow = Ansehen, soweit es geht
client-sit = Hinsetzen
client-stand-up = Aufstehen
client-bot-away = Bot entfernen
client-taken = Dieser Stuhl ist besetzt.

## Andere Leute

client-here-now = Gerade da
client-people-played = Mit ihnen hast du gespielt
client-is-here = ist da
client-plays = spielt { $game }
client-at-open-table = an einem offenen Tisch
client-played-times =
    { $count ->
        [one] eine Partie, { $when }
       *[other] { $count } Partien, zuletzt { $when }
    }
client-present =
    { $count ->
        [one] Eine Person ist da
       *[other] { $count } Leute sind da
    }
client-free-chairs =
    { $count ->
        [one] ein freier Stuhl
       *[other] { $count } freie Stühle
    }
client-invites-you = { $name } lädt dich zu { $game } ein
client-not-now = Jetzt nicht
client-mute-name = { $name } stummschalten
    .hint = Keine Einladungen und keine Nachrichten mehr von { $name }
client-invite-people = Leute einladen
client-invite-name = Name
client-invite-hint = Sie sehen es im Klubraum, jetzt oder beim nächsten Besuch.
client-invite-nobody = Sonst ist noch niemand da. Gib einen Namen ein oder schicke den Link.
client-invite-of = { $name } einladen
client-invited = Eingeladen
client-was-invited = { $name } ist eingeladen.
client-said-no = sagt: jetzt nicht
client-will-be-invited = { $name } wird eingeladen.
client-company = Andere Leute
client-show-me = Zeigen, dass ich da bin
client-show-me-hint = An einem Tisch sehen dich die anderen dort trotzdem.
client-heard-again = Nicht mehr stumm.

## Am Tisch

client-decision = Entscheidung
client-options = Möglichkeiten
client-to-move = ist dran
client-away = nicht da
client-others = Die anderen
client-open-seat = Alles von { $name } zeigen
client-your-time = deine Zeit
client-waiting-for = Warten auf { $names }.
client-waiting-hint = Sieh dich inzwischen um: Wähle einen Namen oder eine Zeile im Protokoll.
client-watching = Du schaust zu.
client-sending = Dein Zug wird gesendet …
client-point-key = Mit b kommst du zu den Stellen.
client-point = Wähle eine der umrandeten Stellen.
client-point-further = Wähle jetzt noch eine umrandete Stelle.
client-choose-of = { $count } Möglichkeiten zur Wahl
client-anytime = Jederzeit möglich
client-chance-next = Jetzt wird etwas Neues aufgedeckt. Weiter?
client-chance-next-hint = Bis hierher kannst du zurücknehmen, ohne jemanden zu fragen.
client-chance-no-more = Nicht mehr fragen
client-undo-asked = { $name } möchte einen Zug zurücknehmen.
client-undo-asked-hint = Seitdem wurde etwas Neues aufgedeckt, darum müssen alle zustimmen.
client-agree = Zustimmen
client-refuse = Ablehnen
client-over = Die Partie ist zu Ende.
client-past-round = Runde { $round }
client-past-begin = Der Anfang
client-past-hint = Das ist eine frühere Stellung.
client-to-present = Zur Gegenwart
client-since = Seit deinem letzten Zug
client-log = Protokoll
client-log-hint = Wähle eine Zeile, um das Brett von damals zu sehen.
client-log-empty = Noch ist nichts geschehen.
client-log-more = Früheres
client-score-sheet = Wertungsblatt
client-count-and-points = Anzahl und Punkte
client-score-line = Kategorie
client-score-next = Zeig auf eine Zahl, um zu sehen, was mehr brächte.
client-score-next-tap = Tippe auf eine Zahl, um zu sehen, was mehr brächte.
client-score-now = Wenn die Partie jetzt endete.
client-final-sheet = Endabrechnung
client-chat = Chat
client-chat-empty = Noch keine Nachrichten.
client-chat-say = Nachricht schreiben
client-send = Senden
client-mute = Stummschalten
client-muted = Du hast { $name } stummgeschaltet.
client-unmute = Nicht mehr stumm
client-menu = Menü
client-copy-link = Link kopieren
client-download = Aufzeichnung herunterladen
client-report = Problem melden
client-report-what = Was stimmt nicht?
client-report-hint = Der Betreiber bekommt die bisherige Aufzeichnung und deine Worte.
client-reported = Danke. Der Betreiber sieht es sich an.
client-resign = Aufgeben
client-resign-sure = Diese Partie aufgeben? Du landest hinter allen, die weiterspielen.
client-return = Platz zurückholen
client-replaced = Ein Bot spielt für dich.
client-replaced-hint = Du kannst deinen Platz jederzeit zurückholen.
client-keys = Tasten
client-keys-table = Am Tisch
client-keys-everywhere = Auf jeder Seite
client-key-place = b
client-key-place-does = Zur nächsten wählbaren Stelle
client-key-choose = Eingabe
client-key-choose-does = Wählen; ist nichts angewählt, die große Taste drücken
client-key-cancel = Esc
client-key-cancel-does = Abbrechen; aus einer früheren Stellung zurück ins Jetzt
client-key-undo = u
client-key-undo-does = Rückgängig
client-key-redo = r
client-key-redo-does = Zurückgenommenes wiederholen, Zug für Zug
client-key-past = ← →
client-key-past-does = Durch frühere Stellungen gehen
client-key-log = ↑ ↓ Pos1 Ende
client-key-log-does = Durch die Zeilen des Protokolls gehen
client-key-tab = Tab
client-key-tab-does = Zur nächsten Schaltfläche; mit Umschalt zurück
client-key-press = Eingabe Leertaste
client-key-press-does = Drücken
client-key-arrows = ← →
client-key-arrows-does = Eine Auswahl ändern
client-key-close = Esc
client-key-close-does = Schließen, was obenauf liegt
client-key-help = ?
client-key-help-does = Diese Tasten zeigen
client-confirm-when = Züge bestätigen
client-confirm-touch = Beim Tippen
client-confirm-always = Immer
client-confirm-never = Nie
client-motion = Animation
client-sound = Ton
client-notices = Benachrichtigungen
client-plan = Nächsten Zug planen
client-plan-hint = Er wird gemacht, sobald du dran bist, wenn er dann noch geht. Nur du siehst ihn.
client-plan-next = Danach:
client-plan-drop = Plan verwerfen
client-plan-none = Im Moment lässt sich nichts planen.
client-plan-lost = Nicht mehr möglich:
client-plan-held = Ein Zug wurde zurückgenommen, darum wartet dein Plan:
client-plan-do = Ausführen
client-standing = Automatische Antworten
client-standing-always = Immer:
client-standing-count = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
client-standing-none = Nichts wird für dich beantwortet.
client-standing-ask = wieder fragen
client-standing-from-now = Immer so antworten
client-standing-hint = Diese Frage wird dann für dich beantwortet. Die Leiste zeigt wie; dort kannst du es ändern.
client-curtain = { $name } ist dran
client-curtain-hint = Gib das Gerät weiter. Alle anderen schauen bitte weg.
client-curtain-lift = Ich bin { $name }
client-tab-board = Brett
client-tab-mine = Meins
client-tab-hand = Hand
client-tab-others = Andere
client-tab-log = Protokoll
client-facts = Einzelheiten
client-eyes = Ansicht von
client-late = { $seconds } s verzögert
client-away-long = Schon länger nicht da?
client-replace = Einen Bot übernehmen lassen
client-sampled = Eine mögliche Stellung: Verdecktes wurde neu verteilt.

## Zurückgehen

client-replay = Nachspielen
client-first = An den Anfang
client-back = Einen Schritt zurück
client-forward = Einen Schritt weiter
client-run = Abspielen
client-position = Stellung
client-link-here = Link zu diesem Moment
client-branch = Von hier weiterspielen
client-branch-as = Als { $name }, gegen Bots
client-branch-all = Auf allen Plätzen, allein
client-branch-hint = An einem neuen Tisch, gegen Bots oder andere.

## Ergebnisse

client-wins =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
client-you-win =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
client-you-win-by = Du gewinnst: { $how }
client-wins-by = { $name } gewinnt: { $how }
client-tied-by = { $names } gewinnen gemeinsam: { $how }
client-alone =
    { $points ->
        [one] { $points } Punkt im Solospiel
       *[other] { $points } Punkte im Solospiel
    }
client-tied =
    { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Punkt
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten
    }
client-ended = Die Partie ist zu Ende
client-ended-resign = { $name } hat aufgegeben.
client-ended-flag = Die Zeit von { $name } ist abgelaufen.
client-ended-drift = Die Regeln wurden aktualisiert.
client-ended-agreed = Im Einvernehmen beendet.
client-seat-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
client-round-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
client-how-it-went = Wie es lief
client-points-by-round = Punkte nach jeder Runde
client-chart = Punkte jedes Platzes nach jeder Runde
client-moments =
    { $count ->
        [one] Der Wendepunkt
        [2] Zwei Wendepunkte
       *[3] Drei Wendepunkte
    }
client-moments-hint = die Züge, die am meisten bewegten
client-review = Rückblick
client-review-hint = Ein Bot spielt jeden Zug noch einmal durch: was zu erwarten war, was Glück, was entschied.
client-review-ask = Zurückblicken
client-review-wait = Der Bot spielt alles durch. Das dauert bis zu einer halben Minute.
client-review-alt = Erwartete Punkte im Lauf der Partie, Glück und Züge getrennt, und die Züge, die sie entschieden.
client-review-keep = Bild speichern
client-review-link = Link kopieren
client-expected = Am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte.
client-moment-won =
    { $seat }: { $did }. Gewonnene Punkte: { $give ->
        [0] { $points }
       *[other] { $points } ± { $give }
    }.
client-moment-lost =
    { $seat }: { $did }. Verlorene Punkte: { $give ->
        [0] { $points }
       *[other] { $points } ± { $give }
    }.
client-moment-better = Besser: { $option }.
client-curve = Erwartete Punkte im Lauf der Partie
client-no-choice = Hier gab es nichts zu wählen.
client-moment-of = Runde { $round }, { $name }
client-moment-lead = Übernimmt die Führung von { $name }.
client-moment-level =
    { $points ->
        [one] Liegt jetzt gleichauf mit { $points } Punkt.
       *[other] Liegt jetzt gleichauf mit { $points } Punkten.
    }
client-moment-place =
    { $place ->
        [1] Führt jetzt mit { $points } Punkten.
       *[other] Jetzt auf Platz { $place } mit { $points } Punkten.
    }
client-mark = Wendepunkt { $n }
client-see-board = Brett ansehen
client-again = Noch eine Partie?
client-again-hint = Gleicher Tisch, gleiche Regeln, neue Plätze.
client-again-open = Der neue Tisch steht offen.
client-again-ready = Bereit: { $names }.
client-your-rating = Deine Wertung
client-rematch = Revanche
client-seal = Aller Zufall stand vor dem ersten Zug fest, und niemand konnte ihn ändern. Sein Siegel war von Anfang an zu sehen: { $seal }.
client-tab-sheet = Blatt
client-tab-story = Verlauf

## Verlauf, Spieler, Einstellungen

client-upload = Aufzeichnung öffnen
client-whose = Wessen Partien
client-whose-mine = Meine
client-whose-all = Alle
client-every-game = Alle Spiele
client-every-count = Jede Platzzahl
client-rated-or-not = Mit und ohne Wertung
client-rated-only = Nur mit Wertung
client-rated-never = Nur ohne Wertung
client-played-with = Gespielt mit …
client-match-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
client-member-since = Dabei seit { $month }.
client-played =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
client-of-them-won = , { $count } gewonnen
client-last-matches = Letzte Partien
client-too-few =
    { $count ->
        [one] Noch eine Partie, dann steht hier, wie sie ausgehen.
       *[other] Noch { $count } Partien, dann steht hier, wie sie ausgehen.
    }
client-places-are = Plätze, die ersten zuerst: { $places }
client-points-are = { $mean } Punkte im Schnitt, höchstens { $best }
client-places-how = Grün: Erster, dann die anderen Plätze. Prozent: gewonnene Partien.
client-my-page = Meine öffentliche Seite
client-name = Name
client-password = Passwort
client-password-why = Mit einem Passwort kannst du deinen Namen und deine Partien auch auf anderen Geräten nutzen. Ganz ohne E-Mail.
client-password-change = Ändere dein Passwort. Deine anderen Geräte werden dabei abgemeldet.
client-password-old = Altes Passwort
client-password-new = Neues Passwort, mindestens 8 Zeichen
client-password-set = Dein Passwort ist gespeichert.
client-webhook = Webhook
client-webhook-why = Wir benachrichtigen diese Adresse, wenn du dran bist, zum Beispiel in einem Messenger.
client-digest = Einmal am Tag, was auf mich wartet, um
client-digest-never = Ohne Uhrzeit nie. Wenn nichts wartet, kommt nichts.
client-as-guest = Als Gast
client-welcome = Du bist angemeldet. Willkommen!
client-manners = Dieser Browser
client-devices = Wo du angemeldet bist
client-device-here = dieses Gerät
client-device-used = zuletzt benutzt: { $when }
client-device-ended = Das Gerät ist abgemeldet.
client-leave = Abmelden
client-sign-out = Abmelden
client-sign-out-of = { $device } abmelden
client-sign-out-everywhere = Überall abmelden
client-sign-out-guest = Ohne Passwort kannst du nicht als dieser Gast zurückkommen.
client-signed-out = Du bist abgemeldet.
client-delete = Mein Konto löschen
client-delete-sure = Deine Partien bleiben unter einem neutralen Namen. Tippe „{ $name }“, um dein Konto zu löschen.
client-deleted = Dein Konto ist gelöscht.

## Lernen

client-how-to = Wie dieser Tisch funktioniert
client-how-to-1 = Was du wählen kannst, ist umrandet. Was es bringt, siehst du vorher.
client-how-to-2 = Zeig oder tippe auf etwas anderes, um zu sehen, warum es gerade nicht geht.
client-how-to-3 = Die Leiste unten sagt, wer dran ist und was zu tun ist. Rückgängig, Abbrechen und Bestätigen sind immer dort.
client-how-to-4 = Zurücknehmen geht frei, bis etwas Neues aufgedeckt wird: eine Karte, ein gezogenes Stück. Danach müssen die anderen zustimmen.
client-how-to-5 = Jede Zeile im Protokoll zeigt das Brett von damals. Von dort kannst du an einem neuen Tisch weiterspielen.
client-seats-from = { $low } bis { $high } Plätze
client-first-game = Einführung
client-first-game-hint = Lernen beim Spielen: Der Tisch erklärt, was geschieht.

## Die Regeln des Augenblicks

client-rules = Regeln
client-rules-why = Warum ist das so?
client-rules-search = In allen Regeln suchen
client-rules-all = Alle Regeln

## Ein geführtes erstes Spiel

client-guide = Einführung
client-guide-next = Weiter
client-guide-done = Los
client-guide-start = Einführung starten
client-guide-stop = Einführung beenden
client-guide-why = Warum?

## Rat und einzelne Schritte

client-by-hand = Waren umwandeln
client-give-back = Waren abgeben
client-careful = Vor Krediten und Verlusten nachfragen
client-advice = Gute Möglichkeiten zeigen
client-suggest = Vorschlag
client-suggest-why = Warum?
client-suggested = Vorschlag:
client-suggestions = Vorschläge

## Bestenliste derer, die allein spielen

client-best = Bestenliste
client-best-hint = Solopartien, die besten zuerst. Bei Gleichstand in der Reihenfolge, in der sie gespielt wurden.
client-best-none = Noch hat niemand eine Solopartie beendet.
client-best-place = Platz
client-best-good = { $points } Punkte sind gut.
client-best-exceptional = { $points } und mehr sind außergewöhnlich.
client-best-reached-good = gut
client-best-reached-exceptional = außergewöhnlich
client-best-yours =
    { $place ->
        [0] Bestenliste
       *[other] Platz { $place } der Bestenliste
    }
client-deck = Kartensatz: { $name }
client-deck-reconstructed =
    { $name ->
        [reconstructed] Kartensatz: teils rekonstruiert
       *[other] Kartensatz: { $name } (teils rekonstruiert)
    }
client-rule = die Regel

# --- die Stellung des Tages ---

client-daily = Stellung des Tages
client-daily-is = { $game }: ein Augenblick aus einer Partie unter Bots. Was würdest du tun?
client-daily-open = Darüber nachdenken
client-daily-answered = Heute schon beantwortet. Morgen kommt die nächste.
client-daily-look = Zum Vergleich
client-daily-ask = Was würdest du tun? Mach deinen Zug; dann siehst du, wie die Möglichkeiten abschneiden.
client-daily-best = Genau das schnitt am besten ab.
client-daily-other = { $option } schnitt besser ab: { $best }, deine Wahl { $own }.
client-daily-unseen = Das wurde nicht verglichen.
client-daily-how = Ein Bot, der nachdenkt, hat jede Möglichkeit so oft ausprobiert, wie in ihrer Zeile steht. Die Zahlen sind die Punkte, die er am Ende erwartet.
client-daily-own = deine Wahl
client-daily-on = Weiterspielen
client-daily-playouts = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
