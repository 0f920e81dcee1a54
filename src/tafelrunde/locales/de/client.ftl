### Wörter des Browsers, die zu keinem Spiel gehören.

## Überall

client-club-room = Klubraum
client-history = Ergebnisse
client-learn = Lernen
client-main = Hauptmenü
client-language = Sprache
client-theme = Farben
client-light = Hell
client-dark = Dunkel
client-system = Wie das System
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
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-skip = Überspringen
client-skip-to = Zum Inhalt
client-parts = Teile dieser Seite
client-joining = Einen Augenblick …
client-lost = Verbindung verloren, neuer Versuch …
client-no-store = Das Haus erreicht seinen Speicher nicht. Was bestätigt war, bleibt; neuer Versuch …
client-offline = Der Server ist nicht zu erreichen.
client-trouble = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
client-no-page = Diese Seite gibt es nicht.
client-no-table = Diesen Tisch gibt es nicht.
client-table-closed = Dieser Tisch ist für dich nicht offen.
client-and = { $some } und { $last }

## Zeit

client-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
client-hours = { $count } Std.
client-minutes = { $count } Min
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
client-wait-for-you = { $count } von { $of } warten auf dich
client-your-turn = Du bist dran
client-your-turn-in = Du bist dran in { $game }
client-left = noch { $time }
client-others-wait = Auf dich warten: { $names }
client-with = mit { $names }
client-go = Los
client-go-to-table = Zum Tisch
client-later = Später
client-name-to-move = { $name } ist dran
client-table-open = wartet auf Mitspieler
client-no-games = Noch keine Partie. Spiel gleich eine oder setz dich an einen offenen Tisch.
client-recent = Letzte Ergebnisse
client-no-results = Noch ist nichts zu Ende gespielt.
client-ahead-of = { $count } Plätze, vor { $name } { $points }
client-behind = { $count } Plätze, hinter { $name } { $points }
client-won-by = { $count } Plätze, { $name } gewann
client-play-now = Gleich spielen
client-against-bots = gegen Bots, ohne Warten
client-strength = Stärke der Bots
client-bot-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
client-open-tables = Offene Tische
client-free-chair = Wähle einen freien Stuhl, um dich zu setzen.
client-free-chair-host = Wähle einen freien Stuhl, um jemanden dorthin zu setzen.
client-in-play = { $count } im Gange
client-host = lädt ein
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
client-new-table = Dein neuer Tisch
client-as-set = wie im Formular
client-tab-play = Spielen
client-tab-tables = Tische
client-tab-new = Neuer Tisch
client-tab-results = Ergebnisse
client-your-name = Wie dürfen wir dich nennen?
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
client-tree-1 = Esche
client-tree-2 = Ulme
client-tree-3 = Eiche
client-tree-4 = Linde
client-tree-5 = Birke
client-tree-6 = Erle
client-tree-7 = Vogelbeere
client-tree-8 = Hasel
client-tree-9 = Ahorn
client-tree-10 = Weide
client-tree-11 = Eibe
client-tree-12 = Walnuss

## Einen Tisch aufmachen

client-open-a-table = Tisch aufmachen
client-game = Spiel
client-presets = Fertige Regeln
client-own-rules = Eigene
client-house-rules = Hausregeln
client-usual-rules = übliche Regeln
client-choose-file = Datei wählen
client-no-file = Ohne sie
client-bad-file = Diese Datei ist nicht lesbar: Sie ist kein JSON.
client-seats = Plätze
client-add-seat = Noch ein Platz
client-remove-seat = Diesen Platz wegnehmen
client-who-sits = Wer hier sitzt
client-here-name = Name an diesem Gerät
client-rules-of-table = Regeln dieses Tisches
client-more-rules =
    { $count ->
        [one] { $count } weitere Regel
       *[other] { $count } weitere Regeln
    }
client-fewer = Weniger
client-further = Zuschauer, Aussteiger, Wertung
client-clock = Uhr
client-clock-kind-none = Keine
client-clock-kind-move = Zug
client-clock-kind-bank = Konto
client-clock-kind-days = Tage
client-clock-per-move = Zeit je Zug
client-clock-bank = Zeit je Partie
client-clock-increment = Dazu je Zug
client-clock-days-each = Je Zug
client-clock-from = Spielzeit von
client-clock-to = bis
client-undo = Zurück
client-undo-free = Bis jemand etwas erfährt
client-undo-turn = Nur im eigenen Zug
client-undo-never = Nie
client-who-may-sit = Wer darf sitzen
client-everybody = Alle
client-by-link = Mit Link
client-with-password = Mit Passwort
client-seat-password = Passwort für einen Platz
client-spectators = Zuschauer
client-spectators-public = Sehen, was alle sehen
client-spectators-none = Keine
client-spectators-commentators = Kommentatoren
client-leaver = Wer geht
client-leaver-bot = Ein Bot springt ein
client-leaver-wait = Wir warten
client-leaver-end = Die Partie endet
client-rated-match = Gewertet
client-rated-match-hint = Zählt für die Wertung; nur Menschen.
client-delay = Sie sehen es später um
client-drift = Ändern sich die Regeln
client-drift-draw = Unentschieden
client-drift-void = Zählt nicht
client-ask-chance = Vor Zufall warten
client-ask-chance-hint = Bestätigen, ehe Karten oder Würfel kommen: Bis dahin lässt sich ein Zug zurücknehmen.
client-waits-for =
    { $count ->
        [one] Ein Stuhl ist frei: Die Partie beginnt, sobald er besetzt ist.
       *[other] { $count } Stühle sind frei: Die Partie beginnt, sobald alle besetzt sind.
    }
client-begins-at-once = Alle Stühle sind besetzt: Die Partie beginnt sofort.
client-open-this = Diesen Tisch aufmachen

## Vor dem Beginn

client-invite = Einladen
client-qr = QR-Code des Links zu diesem Tisch
client-link = Link zu diesem Tisch
client-code = Oder mit dem Code:
client-sit = Hinsetzen
client-stand-up = Aufstehen
client-bot-away = Den Bot wegschicken
client-taken = Dieser Stuhl ist besetzt.

## Am Tisch

client-decision = Entscheidung
client-options = Möglichkeiten
client-to-move = ist dran
client-away = nicht da
client-others = Die anderen
client-open-seat = Alles von { $name } ansehen
client-waiting-for = Warten auf { $names }.
client-waiting-hint = Sieh dich um: Wähle einen Namen oder eine Zeile des Protokolls.
client-watching = Du schaust zu.
client-sending = Dein Zug ist unterwegs …
client-point = Wähle einen der umrandeten Orte.
client-point-further = Wähle jetzt einen weiteren umrandeten Ort.
client-choose-of = Eine von { $count } wählen
client-anytime = Jederzeit möglich
client-chance-next = Gleich entscheidet der Zufall.
client-chance-next-hint = Bestätige, oder nimm deinen letzten Zug zurück, solange es geht.
client-undo-asked = { $name } möchte einen Zug zurücknehmen.
client-undo-asked-hint = Seitdem hat jemand etwas erfahren, darum müssen alle zustimmen.
client-agree = Zustimmen
client-refuse = Ablehnen
client-over = Die Partie ist zu Ende.
client-past = Das Brett nach Eintrag { $n }
client-past-hint = Hier lässt sich nichts tun: Das ist gewesen.
client-to-present = Zurück ins Jetzt
client-since = Seit deinem letzten Zug
client-log = Protokoll
client-log-hint = Jede Zeile zeigt ihren Augenblick.
client-log-empty = Noch ist nichts geschehen.
client-log-more = Früheres
client-score-sheet = Wertungsblatt
client-score-line = Was zählt
client-score-now = Wie es jetzt zählen würde.
client-final-sheet = Endabrechnung
client-chat = Gespräch
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Etwas sagen
client-send = Senden
client-mute = Stumm
client-muted = Du hörst { $name } nicht.
client-unmute = Wieder zuhören
client-menu = Menü
client-copy-link = Link kopieren
client-download = Aufzeichnung laden
client-report = Problem melden
client-report-what = Was stimmt nicht?
client-report-hint = Die Aufzeichnung bis hierher und deine Worte gehen an den Betreiber.
client-reported = Danke. Der Betreiber kann es sich jetzt ansehen.
client-resign = Aufgeben
client-resign-sure = Diese Partie aufgeben? Du kommst hinter alle, die bleiben.
client-return = Meinen Platz zurücknehmen
client-replaced = Ein Bot spielt für dich.
client-replaced-hint = Nimm deinen Platz zurück, wann immer du willst.
client-keys = Tasten
client-keys-list = b: nächster wählbarer Ort · Eingabe: wählen · Escape: abbrechen · u: zurück · ← →: durch frühere Stellungen gehen
client-confirm-when = Züge bestätigen
client-confirm-touch = beim Tippen
client-confirm-always = immer
client-confirm-never = nie
client-motion = Bewegung
client-sound = Ton
client-notices = Hinweise dieses Browsers
client-standing = Antworten im Voraus
client-standing-ask = wieder fragen
client-standing-from-now = Ab jetzt immer so
client-standing-hint = Fragen dieser Art werden dann von selbst beantwortet; im Menü lässt es sich zurücknehmen.
client-curtain = { $name } ist dran
client-curtain-hint = Gib den Bildschirm weiter. Niemand sonst schaut jetzt hin.
client-curtain-lift = Ich bin { $name }
client-tab-board = Brett
client-tab-mine = Meins
client-tab-hand = Hand
client-tab-others = Andere
client-tab-log = Protokoll
client-facts = Fakten
client-eyes = Mit wessen Augen
client-late = { $seconds } s verzögert
client-away-long = Schon länger nicht da?
client-replace = Einen Bot hinsetzen
client-sampled = Dies ist eine Welt, wie sie sein könnte: Was niemand wusste, wurde neu verteilt.

## Zurückgehen

client-replay = Nachspielen
client-first = An den Anfang
client-back = Einen Schritt zurück
client-forward = Einen Schritt weiter
client-run = Durchspielen
client-entry = Eintrag
client-entry-of = { $n } von { $last }
client-link-here = Link hierher
client-branch = Von hier weiterspielen
client-branch-as = Als { $name }, gegen Bots
client-branch-all = Auf allen Plätzen, allein
client-branch-hint = An einem neuen Tisch, gegen Bots oder andere.

## Ergebnisse

client-wins = { $name } gewinnt mit { $points } Punkten
client-you-win = Du gewinnst mit { $points } Punkten
client-alone = { $points } Punkte allein
client-tied = { $names } teilen sich den Sieg mit { $points } Punkten
client-ended = Die Partie ist zu Ende
client-ended-resign = Zu Ende, weil jemand aufgab.
client-ended-flag = Zu Ende, weil jemandes Zeit ablief.
client-ended-drift = Zu Ende, weil sich die Regeln geändert haben.
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
client-moment-of = Runde { $round }, { $name }
client-moment-lead = Übernimmt die Führung von { $name }.
client-moment-place =
    { $place ->
        [1] Führt dann mit { $points } Punkten.
       *[other] Dann { $points } Punkte, Platz { $place }.
    }
client-mark = Wendepunkt { $n }
client-see-board = Brett ansehen
client-again = Noch einmal am selben Tisch?
client-again-hint = Gleiche Regeln, Plätze neu gelost.
client-again-open = Der neue Tisch steht offen.
client-again-ready = Bereit: { $names }.
client-your-rating = Deine Wertung
client-rematch = Revanche
client-seal = Startwert offengelegt; sein Siegel { $seal } war von Anfang an zu sehen.
client-tab-sheet = Blatt
client-tab-story = Verlauf

## Verlauf, Spieler, Einstellungen

client-upload = Aufzeichnung ansehen
client-whose = Wessen Partien
client-whose-mine = Meine
client-whose-all = Alle
client-every-game = Jedes Spiel
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
client-played-won = { $count } gespielt, { $won } gewonnen
client-my-page = Meine Seite, wie andere sie sehen
client-name = Name
client-password = Passwort
client-password-why = Ein Passwort bewahrt Namen und Partien auch für andere Geräte. Ohne E-Mail.
client-password-change = Ändere dein Passwort. Deine anderen Geräte werden dabei abgemeldet.
client-password-old = Altes Passwort
client-password-new = Neues Passwort, mindestens 8 Zeichen
client-password-set = Deine Identität bleibt dir jetzt erhalten.
client-webhook = Webhook
client-webhook-why = Diese Adresse erfährt, wenn du dran bist: etwa für einen Messenger.
client-as-guest = Als Gast
client-welcome = Willkommen.
client-manners = Dieser Browser
client-devices = Wo du angemeldet bist
client-device-here = dieses Gerät
client-device-used = zuletzt benutzt: { $when }
client-device-ended = Das Gerät ist abgemeldet.
client-leave = Gehen
client-sign-out = Abmelden
client-sign-out-of = { $device } abmelden
client-sign-out-everywhere = Überall abmelden
client-sign-out-guest = Ohne Passwort kannst du zu dieser Identität nicht zurückkehren.
client-signed-out = Du bist gegangen.
client-delete = Mein Konto löschen
client-delete-sure = Deine Partien bleiben unter einem neutralen Namen. Tippe „{ $name }“, um das Konto zu löschen.
client-deleted = Das Konto ist gelöscht.

## Lernen

client-how-to = Wie dieser Tisch funktioniert
client-how-to-1 = Was du wählen kannst, ist umrandet. Was es bringt, siehst du, bevor du es tust.
client-how-to-2 = Wähle etwas anderes, um zu erfahren, warum es gerade nicht geht.
client-how-to-3 = Die Leiste unten sagt, wer dran ist und was gefragt wird. Zurück, Abbrechen und Bestätigen sind immer dort.
client-how-to-4 = Zurücknehmen ist frei, bis jemand etwas erfährt: eine Karte, ein gezogenes Stück. Danach werden die anderen gefragt.
client-how-to-5 = Jede Zeile des Protokolls zeigt das Brett in jenem Augenblick; von dort kannst du an einem neuen Tisch weiterspielen.
client-seats-from = { $low } bis { $high } Plätze
client-first-game = Erstes Spiel
client-first-game-hint = Lernen beim Spielen: Der Tisch erklärt, was geschieht.

## Ein geführtes erstes Spiel

client-guide = Führung
client-guide-next = Weiter
client-guide-done = Los
client-guide-start = Führe mich
client-guide-stop = Ohne Führung
client-guide-why = Warum ist das so?

## Advice and single steps

client-by-hand = Einzelschritte
client-advice = Gute Felder zeigen

## Bestenliste derer, die allein spielen

client-best = Bestenliste
client-best-hint = Partien, die jemand allein gespielt hat, die besten zuerst; bei gleichen Punkten in der Reihenfolge, in der sie gespielt wurden.
client-best-none = Noch hat niemand eine Partie allein beendet.
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
