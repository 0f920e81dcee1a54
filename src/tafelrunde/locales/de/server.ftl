### Wörter des Servers: warum er etwas nicht tut, und was er am Tisch vermerkt.

## Warum nicht

server-options-refused = Diese Optionen gehen nicht: { $why }
server-no-setup = Mit diesen Optionen lässt sich die Partie nicht aufbauen.
server-bad-input = Diese Anfrage ist nicht lesbar.
server-bad-message = Diese Nachricht ist nicht lesbar.
server-bad-name = Ein Name hat 1 bis 40 Zeichen.
server-bad-webhook = An diese Adresse können keine Benachrichtigungen gehen.
server-identity = Sag uns erst deinen Namen.
server-signed-out = Du bist auf diesem Gerät abgemeldet. Melde dich wieder an, um weiterzuspielen.
server-such-device = Auf diesem Gerät bist du nicht mehr angemeldet.
server-not-yours = Das darfst du hier nicht.
server-not-host = Das kann nur der Gastgeber dieses Tisches.
server-not-abandoned = Diese Partie ist nicht deine allein, und kürzlich hat dort noch jemand gespielt.
server-not-seated = Setz dich zuerst.
server-not-your-seat = Das ist nicht dein Platz.
server-not-watching = An diesem Tisch sind keine Zuschauer erlaubt.
server-watch-later = An diesem Tisch kann man später zuschauen: Die Turnierleitung zeigt ihn erst nach dem Ende, oder andere spielen noch mit denselben Karten.
server-sealed = Andere spielen noch mit denselben Karten. Ist auch der letzte Tisch fertig, ist hier alles zu sehen.
server-foreign-page = Diese Anfrage kam von einer anderen Seite.
server-such-host = Unter diesem Namen ist dieser Server nicht bekannt.
server-such-table = Diesen Tisch gibt es nicht.
server-such-game = Dieses Spiel ist hier nicht installiert.
server-such-lesson = Diese Lektion gibt es nicht.
server-no-lesson = An diesem Tisch läuft keine Lektion.
server-such-bot = Einen Bot { $bot } gibt es nicht.
server-bot-elsewhere = Der Bot { $bot } hat nicht gelernt, an so einem Tisch zu spielen.
server-such-player = Diesen Mitspieler gibt es nicht.
server-such-language = Diese Sprache gibt es hier nicht.
server-such-page = Diese Seite gibt es nicht.
server-such-entry = Diese Stellung hat die Partie nicht.
server-too-late = Jemand anders war schneller. Bitte sieh noch einmal nach.
server-asked-otherwise = Die Partie ist weitergegangen. Du wirst jetzt etwas anderes gefragt.
server-not-started = Die Partie hat noch nicht begonnen.
server-outdated = Die Regeln wurden geändert, und diese Partie passt nicht mehr dazu. Ihre Aufzeichnung lässt sich herunterladen.
server-game-away = Das Spiel dieses Tisches ist hier zurzeit nicht installiert. Die Partie wartet, bis es wieder da ist.
server-started-already = Die Partie hat schon begonnen.
server-chair-taken = Jemand anders hat diesen Stuhl genommen.
server-chair-empty = Ein Platz ist noch frei.
server-sits-already = { $name } sitzt schon hier.
server-not-now = { $name } hat abgelehnt: jetzt nicht.
server-not-invited = Du bist an diesen Tisch nicht eingeladen.
server-nobody-called = Niemand heißt { $name }. Schicke stattdessen den Link.
server-several-called = Mehrere heißen { $name }. Wähle aus der Liste oder schicke den Link.
server-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
server-wrong-password = Das Passwort stimmt nicht.
server-wrong-name = Gib zur Bestätigung deinen eigenen Namen ein.
server-rated-bots = In einer gewerteten Partie spielt jeder einen Platz, ohne Bots.
server-rated-branch = Von einer laufenden gewerteten Partie kannst du nicht abzweigen.
server-tournament-table = Das ist ein Turniertisch: dein Zettel öffnet deinen Platz; Tipps, Abzweigungen und Revanche gibt es hier nicht.
server-such-tournament = Dieses Turnier gibt es nicht.
server-such-campaign = Diese Kampagne gibt es nicht.
server-campaign-outdated = Die Regeln wurden geändert, und diese Kampagne passt nicht mehr dazu. Ihre Partien lassen sich weiterhin einzeln ansehen.
server-tournament-outdated = Die Regeln wurden geändert, und dieses Turnier passt nicht mehr dazu.
server-campaign-waits = Die Kampagne wartet, bis jeder Platz besetzt ist.
server-such-slip = Dieser Zettel gehört zu keinem Tisch dieses Turniers. Vielleicht wurde neu gesetzt.
server-other-slip = Dieser Zettel ist für einen anderen Tisch.
server-own-result = Was du eingetragen hast, bestätigt jemand anderes am Tisch.
server-draft-changed = Der Entwurf hat sich geändert, seit du ihn gesehen hast. Sieh ihn dir an, dann veröffentliche ihn.
server-entry-closed = Hier kann sich gerade niemand anmelden.
server-name-entered = { $name } ist schon angemeldet. Ergänze deinen Namen.
server-wooden-table = Dieser Tisch wird nicht online gespielt.
server-too-fast = Zu viele Anfragen. Bitte warte einen Moment.
server-too-heavy = Das braucht mehr Zeit oder Speicher, als der Server erlaubt.
server-body-long = Eine Anfrage hat höchstens { $most } kB.
server-words-long = Eine Meldung hat höchstens { $most } Zeichen.
server-too-long = Das ist zu lang.
server-empty = Deine Nachricht ist leer.
server-fault = Auf dem Server ist etwas schiefgegangen. Wir haben es vermerkt.
server-store = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
server-unstorable = Das lässt sich nicht speichern. Bitte schick es ohne ungewöhnliche Zeichen.
server-undo-never = An diesem Tisch kann man nichts zurücknehmen.
server-rated-advice = Eine gewertete Partie wird ohne Rat gespielt.
server-no-advice = So schnell fand sich keine Empfehlung. Frag noch einmal.
server-undo-turn = An diesem Tisch kannst du nur im eigenen Zug zurücknehmen.
server-undo-round = Die nächste Runde hat begonnen: Im Turnier wird aus früheren Runden nichts mehr zurückgenommen.
server-undo-enough = Du hast in diesem Zug schon { $count } Mal etwas zurückgenommen. Spiel jetzt bitte weiter; danach geht es wieder.
server-undo-asked = Niemand möchte etwas zurücknehmen.
server-undo-not-asked = Deine Zustimmung ist nicht nötig.
server-no-return = Kein Bot spielt für dich.
server-still-here = Dieser Mitspieler ist noch da.
server-leaver-waits = An diesem Tisch wird niemand durch einen Bot ersetzt.
server-no-plan = Das lässt sich jetzt nicht planen.
server-no-standing = Eine automatische Antwort braucht die Option, die sie gibt.
server-bad-text = Darin steht ein Zeichen, das sich nicht lesen lässt ({ $code }).
server-bad-number = Darin steht eine zu große Zahl.
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
server-no-record = Diese Datei ist keine Aufzeichnung von Tafelrunde.
server-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
server-not-over = Die Partie ist noch nicht zu Ende.

## Was der Tisch vermerkt

server-takeover = Ab jetzt spielt ein Bot für { $seat }.
server-return = { $seat } ist zurück.
server-flag = Die Zeit von { $seat } ist abgelaufen.
server-hurried = Der Schneckenquäler handelt für { $seat }: Die Zeit für diese Aktion war um.
server-tormented = Der Schneckenquäler sitzt jetzt an diesem Tisch: { $seconds } Sekunden für jede Aktion, bis zur nächsten Ernte.
server-released = Der Schneckenquäler hat diesen Tisch verlassen.
server-not-begun = Alle Tische spielen zugleich: Die Uhr der Runde läuft noch nicht oder steht still.
server-ask-undo = { $seat } möchte einen Zug zurücknehmen.
server-decline = { $seat } lehnt ab.
server-closed-resign = jemand hat aufgegeben.
server-closed-flag = die Zeit von jemandem ist abgelaufen.
server-closed-cleared = sie wurde aufgegeben und zählt nicht.
server-closed-drift = die Regeln wurden aktualisiert, und Eintrag { $number } passt nicht mehr dazu.
server-closed-upload = die Aufzeichnung endet hier.
server-your-turn = Du bist dran an Tisch { $code }.
server-digest-turn = Du bist dran: { $game } { $link }
server-digest-round = Dein Turniertisch wartet auf dich: { $game } { $link }
server-digest-invited = { $name } lädt dich ein: { $game } { $link }

## Geräte

server-device = { $browser } auf { $system }
server-device-plain = { $browser }
server-device-unknown = Unbekanntes Gerät

## Der Befehl

server-help-serve = Startet den Webtisch: gespielt wird im Browser.
server-help-host = Die Adresse, unter der der Server antwortet.
server-help-port = Der Port, unter dem der Server antwortet.
server-help-db = Eine PostgreSQL-Adresse oder der Pfad einer SQLite-Datei; ohne Angabe eine Datei im Datenordner.
server-help-workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
server-help-public-url = Die Adresse, die alle benutzen, wenn ein Proxy vor dem Server steht.
server-help-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen; auch mehrfach.
server-help-proxies = Proxys, denen die Adresse eines Besuchers geglaubt wird.
server-help-thinkers = Anzahl der Prozesse, die für die Bots denken.
server-help-think-seconds = Wie lange ein Bot über einen Zug nachdenken darf.
server-cli-serving = Läuft auf { $address } (Datenbank: { $db }). Strg-C beendet.
server-cli-port = { $why }
server-cli-store = { $why }
server-help-admin = Zeigt gemeldete Probleme, exportiert alles oder stellt es wieder her.
server-help-what = Was zu tun ist: problems, export oder restore.
server-help-file = Die Datei, die geschrieben oder gelesen wird; bei problems ein Ordner für die Aufzeichnungen.
server-cli-what = Erwartet wird problems, export oder restore, nicht { $what }.
server-cli-file = Nenne eine Datei.
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

## Was ein geteilter Link sagt

server-shared-tournament = Ein Turnier: Runden, Tische und Stand.
server-shared-closed = Ein Tisch, an dem niemand zusieht.
server-shared-waiting = Ein Tisch wartet auf Mitspieler. Setz dich dazu.
server-shared-running = Die Partie läuft. Hier kannst du zusehen.
server-shared-ended = Die Partie ist zu Ende. Sieh dir jeden Zug an.
server-shared-result = Ausgegangen: { $scores }. Sieh dir jeden Zug an und was die Partie entschied.
