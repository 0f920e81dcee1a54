### Wörter des Servers: warum er etwas nicht tut, und was er am Tisch vermerkt.

## Warum nicht

server-options-refused = Diese Optionen lassen sich nicht verwenden: { $why }
server-no-setup = Mit diesen Optionen lässt sich die Partie nicht aufbauen.
server-bad-input = Das ist nicht lesbar.
server-bad-message = Diese Nachricht ist nicht lesbar.
server-bad-name = Ein Name hat 1 bis 40 Zeichen.
server-bad-webhook = Das ist keine Adresse, an die eine Nachricht gehen kann.
server-identity = Sag uns erst deinen Namen.
server-signed-out = Du bist auf diesem Gerät abgemeldet. Melde dich wieder an, um weiterzuspielen.
server-such-device = Auf diesem Gerät bist du nicht mehr angemeldet.
server-not-yours = Das darfst du hier nicht.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-seated = Nimm erst einen Platz.
server-not-your-seat = Das ist nicht dein Platz.
server-not-watching = An diesem Tisch gibt es keine Zuschauer.
server-foreign-page = Das kam von einer fremden Seite.
server-such-host = Unter diesem Namen antwortet dieser Server nicht.
server-such-table = Diesen Tisch gibt es nicht.
server-such-game = Dieses Spiel ist hier nicht installiert.
server-such-bot = Einen Bot { $bot } gibt es nicht.
server-such-player = Diese Person gibt es nicht.
server-such-language = In dieser Sprache gibt es keine Wörter.
server-such-page = Hier ist nichts.
server-such-entry = Diesen Eintrag hat die Partie nicht.
server-too-late = Jemand anders war schneller. Schau noch einmal.
server-asked-otherwise = Die Partie ist weitergegangen; du wirst jetzt etwas anderes gefragt.
server-not-started = Die Partie hat noch nicht begonnen.
server-started-already = Die Partie hat schon begonnen.
server-chair-taken = Jemand anders hat diesen Platz genommen.
server-chair-empty = Ein Platz ist noch frei.
server-name-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
server-wrong-password = Das Passwort stimmt nicht.
server-wrong-name = Gib zur Bestätigung deinen eigenen Namen ein.
server-rated-bots = In einer gewerteten Partie sitzt jeder auf einem Platz, und Bots gibt es keine.
server-rated-branch = Von einer laufenden gewerteten Partie zweigt nichts ab.
server-too-fast = Zu schnell. Warte einen Augenblick.
server-too-heavy = Das braucht mehr Zeit oder Speicher, als das Haus dafür hergibt.
server-body-long = Eine Anfrage hat höchstens { $most } kB.
server-words-long = Eine Meldung hat höchstens { $most } Zeichen.
server-too-long = Das ist zu lang.
server-empty = Da steht nichts.
server-fault = Hier ist etwas schiefgegangen; es ist vermerkt.
server-store = Das Haus erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
server-unstorable = Das lässt sich nicht speichern. Bitte schick es ohne ungewöhnliche Zeichen.
server-undo-never = An diesem Tisch wird nichts zurückgenommen.
server-rated-advice = Eine gewertete Partie wird ohne Rat gespielt.
server-undo-turn = An diesem Tisch wird nur zurückgenommen, worauf noch niemand reagiert hat.
server-undo-enough = Du hast in diesem Zug schon { $count } Mal etwas zurückgenommen. Spiel jetzt bitte weiter; danach geht es wieder.
server-undo-asked = Niemand will etwas zurücknehmen.
server-undo-not-asked = Deine Zustimmung ist nicht nötig.
server-no-return = Niemand vertritt dich.
server-still-here = Wer hier sitzt, ist noch da.
server-leaver-waits = An diesem Tisch wird niemand ersetzt.
server-no-standing = Eine ständige Antwort braucht die Option, die sie gibt.
server-bad-text = Darin steht ein Zeichen, das niemand lesen kann ({ $code }).
server-bad-number = Darin steht eine Zahl jenseits aller Grenzen.
server-too-deep = Es ist mehr als { $most } Ebenen tief verschachtelt.
server-record-long = Eine Aufzeichnung hat höchstens { $entries } Einträge und { $kilobytes } kB.
server-position-large = Eine Anfangsstellung hat höchstens { $most } kB.
server-view-large = Was von einer Stellung gezeigt wird, hat höchstens { $most } kB.
server-record-damaged = sie ist beschädigt.
server-record-truncated = sie bricht ab.
server-record-version = sie folgt anderen Regeln, als hier gespielt wird.
server-record-drifted = nach diesen Regeln geht sie anders weiter.
server-record-illegal = ein Zug darin ist nicht erlaubt.
server-record-unsound = von ihrer Stellung kann keine Partie ausgehen.
server-bad-record = Dieser Aufzeichnung lässt sich nicht folgen: { $why }
server-not-over = Die Partie ist noch nicht zu Ende.

## Was der Tisch vermerkt

server-takeover = Ab hier spielt ein Bot für { $seat }.
server-return = { $seat } ist zurück.
server-flag = Die Zeit von { $seat } ist um.
server-ask-undo = { $seat } möchte einen Zug zurücknehmen.
server-decline = { $seat } stimmt nicht zu.
server-closed-resign = jemand hat aufgegeben.
server-closed-flag = die Zeit von jemandem war um.
server-closed-drift = die Regeln haben sich geändert, und Eintrag { $number } passt nicht mehr zu ihnen.
server-closed-upload = die Aufzeichnung endet hier.
server-your-turn = Du bist am Zug an Tisch { $code }.

## Geräte

server-device = { $browser } auf { $system }
server-device-plain = { $browser }
server-device-unknown = Unbekanntes Gerät

## Der Befehl

server-help-serve = Startet den Webtisch: gespielt wird im Browser.
server-help-host = Die Adresse, auf der gehört wird.
server-help-port = Der Port, auf dem gehört wird.
server-help-db = Eine PostgreSQL-Adresse oder der Pfad einer SQLite-Datei; ohne Angabe eine Datei im Datenordner.
server-help-workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
server-help-public-url = Die Adresse, die Leute benutzen, wenn ein Proxy vor dem Server steht.
server-help-origin = Eine andere Seite, die diesen Server benutzen darf; auch mehrfach.
server-help-proxies = Proxys, deren Wort über die Adresse eines Besuchers gilt.
server-help-thinkers = Anzahl der Prozesse, die für die Bots denken.
server-help-think-seconds = Wie lange ein Bot über einen Zug nachdenken darf.
server-cli-serving = Der Tisch ist gedeckt: { $address } (Speicher: { $db }). Strg-C beendet.
server-cli-port = { $why }
server-cli-store = { $why }
server-help-admin = Zeigt gemeldete Probleme, oder sichert alles und stellt es wieder her.
server-help-what = Was zu tun ist.
server-help-file = Die Datei, die geschrieben oder gelesen wird; bei problems ein Ordner für die Aufzeichnungen.
server-cli-what = Gebraucht wird problems, export oder restore, nicht { $what }.
server-cli-file = Eine Datei fehlt.
server-cli-done-export =
    { $count ->
        [one] Eine Zeile ist in { $file } gesichert.
       *[other] { $count } Zeilen sind in { $file } gesichert.
    }
server-cli-done-restore =
    { $count ->
        [one] Eine Zeile kam aus { $file }.
       *[other] { $count } Zeilen kamen aus { $file }.
    }
server-cli-id = Nr.
server-cli-code = Tisch
server-cli-game = Spiel
server-cli-number = Eintrag
server-cli-at = Wann
server-cli-words = Worte
