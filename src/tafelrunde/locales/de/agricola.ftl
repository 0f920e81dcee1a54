### Wörter von Agricola.

agricola-title = Agricola
agricola-tie = Bei Gleichstand entscheiden mehr übrige Baustoffe.
agricola-about = Einen Hof bauen, eine Familie ernähren.
    .about = Bewirtschafte vierzehn Runden lang einen Hof: pflüge und säe, zäune Weiden ein, züchte Tiere, vergrößere Haus und Familie und ernähre alle bei jeder Ernte.

## Bilder, in Worten

icon-food = Nahrung
icon-wood = Holz
icon-clay = Lehm
icon-reed = Schilf
icon-stone = Stein
    .many = Steine
icon-grain = Getreide
icon-vegetable = Gemüse
icon-sheep = Schaf
    .many = Schafe
icon-boar = Wildschwein
    .many = Wildschweine
icon-cow = Rind
    .many = Rinder
icon-fence = Zaun
icon-stable = Stall
icon-room = Raum
icon-field = Acker
icon-pasture = Weide
icon-person = Person

## Kleine Stücke, aus denen Sätze werden

agricola-amount-food = { $count } [food]
agricola-amount-wood = { $count } [wood]
agricola-amount-clay = { $count } [clay]
agricola-amount-reed = { $count } [reed]
agricola-amount-stone = { $count } [stone]
agricola-amount-grain = { $count } [grain]
agricola-amount-vegetable = { $count } [vegetable]
agricola-amount-sheep = { $count } [sheep]
agricola-amount-boar = { $count } [boar]
agricola-amount-cattle = { $count } [cow]
agricola-list = { $first }, { $rest }
agricola-and = { $first } und { $rest }
agricola-nothing = nichts
agricola-cell = Zeile { $row }, Spalte { $column }
agricola-cells = Zeile { $row }, { $count ->
        [one] Spalte
       *[other] Spalten
    } { $columns }
agricola-rows = { $first }; { $rest }
agricola-fields = die Äcker
agricola-place-house = das Haus
agricola-place-card = eine Karte
agricola-house-wood = Holz
agricola-house-clay = Lehm
agricola-house-stone = Stein
agricola-for-room = den Raum
agricola-for-stable = den Stall
agricola-for-renovation = die Renovierung
agricola-for-fences = die Zäune
agricola-for-cattle = das Rind
agricola-for-newborn = die Arbeit des Neugeborenen

## Aktionsfelder

agricola-round-space = Karte der Runde { $round }
agricola-space-farm-expansion = Hofausbau
    .text = Räume anbauen (je 5 vom Material des Hauses und 2 [reed]) und/oder Ställe bauen (je 2 [wood]).
agricola-space-meeting-place = Versammlungsort
    .text = Werde Startspieler; nimm die Nahrung, die hier liegt.
    .cards = Werde Startspieler; danach darfst du eine kleine Anschaffung ausspielen.
agricola-space-grain-seeds = Saatgut Getreide
    .text = Nimm 1 [grain].
agricola-space-farmland = Ackerland
    .text = Pflüge 1 Acker.
agricola-space-lessons = Unterricht
    .text = Spiele eine Ausbildung aus: Deine erste ist kostenlos, jede weitere kostet 1 [food].
agricola-space-day-laborer = Tagelöhner
    .text = Nimm 2 [food].
agricola-space-forest = Forst
    .text = Nimm alles Holz.
agricola-space-clay-pit = Lehmgrube
    .text = Nimm allen Lehm.
agricola-space-reed-bank = Schilfufer
    .text = Nimm alles Schilf.
agricola-space-fishing = Fischfang
    .text = Nimm alle Nahrung.
agricola-space-major-improvement = Große Anschaffung
    .text = Baue 1 große Anschaffung.
    .cards = Baue 1 große oder kleine Anschaffung.
agricola-space-fencing = Zaunbau
    .text = Beliebig viele Zäune, je 1 [wood].
agricola-space-grain-utilization = Kornverwertung
    .text = Säe aus und/oder backe Brot.
agricola-space-sheep-market = Schafmarkt
    .text = Nimm alle Schafe.
agricola-space-basic-wish-for-children = Einfacher Kinderwunsch
    .text = Familienzuwachs, wenn du Platz hast.
    .cards = Familienzuwachs, wenn du Platz hast; danach darfst du eine kleine Anschaffung ausspielen.
agricola-space-house-redevelopment = Haussanierung
    .text = Renoviere einmal; danach darfst du eine große Anschaffung bauen.
    .cards = Renoviere einmal; danach darfst du eine große oder kleine Anschaffung bauen.
agricola-space-western-quarry = Westlicher Steinbruch
    .text = Nimm alle Steine.
agricola-space-vegetable-seeds = Saatgut Gemüse
    .text = Nimm 1 [vegetable].
agricola-space-pig-market = Schweinemarkt
    .text = Nimm alle Wildschweine.
agricola-space-cattle-market = Rindermarkt
    .text = Nimm alle Rinder.
agricola-space-eastern-quarry = Östlicher Steinbruch
    .text = Nimm alle Steine.
agricola-space-urgent-wish-for-children = Dringender Kinderwunsch
    .text = Familienzuwachs auch ohne Platz.
agricola-space-cultivation = Ackerbau
    .text = Pflüge 1 Acker und/oder säe aus, in dieser Reihenfolge.
agricola-space-farm-redevelopment = Hofsanierung
    .text = Renoviere einmal; danach darfst du Zäune bauen.
agricola-space-grove = Hain
    .text = Nimm alles Holz.
agricola-space-resource-market-3 = Baustoffmarkt
    .text = Nimm 1 [food] und entweder 1 [reed] oder 1 [stone].
agricola-space-hollow-3 = Mulde
    .text = Nimm allen Lehm.
agricola-space-lessons-3 = Unterricht (2 Nahrung)
    .text = Spiele eine Ausbildung für 2 [food] aus.
agricola-space-copse = Wäldchen
    .text = Nimm alles Holz.
agricola-space-resource-market-4 = Baustoffmarkt
    .text = Nimm 1 [reed], 1 [stone] und 1 [food].
agricola-space-hollow-4 = Mulde
    .text = Nimm allen Lehm.
agricola-space-lessons-4 = Unterricht (1 oder 2 Nahrung)
    .text = Spiele eine Ausbildung aus: Deine ersten beiden im Spiel kosten hier 1 [food], spätere 2.
agricola-space-traveling-players = Kleinkunst
    .text = Nimm alle Nahrung.
agricola-space-side-job = Nebentätigkeit
    .text = Baue 1 Stall für 1 [wood] und/oder backe Brot.
agricola-space-x-copse = Wäldchen (Plättchen)
    .text = Nimm alles Holz.
agricola-space-x-resource-market = Baustoffmarkt (Plättchen)
    .text = Nimm 1 [stone] und 1 [food].
agricola-space-x-animal-market = Tiermarkt (Plättchen)
    .text = Nimm 1 [sheep] und 1 [food], oder 1 [boar], oder zahle 1 [food] für 1 [cow].
agricola-space-x-modest-wish = Bescheidener Kinderwunsch (Plättchen)
    .text = Ab Runde 5: Familienzuwachs, wenn du Platz hast.
agricola-space-market-place = Marktplatz
    .text = Tausche Waren mit deinem Partner; jede Sorte kostet eine davon.

## Worauf die Aufsicht achtet

agricola-referee-rooms = Ein Haus hat mindestens zwei Räume, und alle hängen zusammen.
agricola-referee-fields = Alle Äcker hängen zusammen.
agricola-referee-stables = Ein Hof hat höchstens vier Ställe.
agricola-referee-fences = Ein Hof hat höchstens fünfzehn Zäune.
agricola-referee-pasture-on-tile = Eine Weide umschließt weder Räume noch Äcker.
agricola-referee-fence-without-pasture = Jeder Zaun gehört zu einer geschlossenen Weide.
agricola-referee-pasture-apart = Alle Weiden hängen zusammen.
agricola-referee-spaces = { $pastures ->
    [0] Es gibt keine Weide
    [one] Es gibt 1 Weide
   *[other] Es gibt { $pastures } Weiden
}, und von den fünfzehn Hoffeldern bleiben { $left } für Weiden.
agricola-referee-spaces-many = Räume, Äcker, Ställe und ungenutzte Hoffelder ergeben { $spaces }; ein Hof hat fünfzehn Hoffelder.
agricola-referee-fenced-stables = Mehr Ställe als Hoffelder in den Weiden.
agricola-referee-people = Eine Familie hat mindestens zwei Personen.
agricola-referee-animals = Diese Tiere finden auf dem Hof keinen Platz, außer eine Karte nimmt sie auf.

## Große Anschaffungen

agricola-major-fireplace-2 = Feuerstelle (2 Lehm)
    .text = Jederzeit: [vegetable] 2, [sheep] 2, [boar] 2, [cow] 3 Nahrung. Backen: je [grain] 2 Nahrung.
agricola-major-fireplace-3 = Feuerstelle (3 Lehm)
    .text = Jederzeit: [vegetable] 2, [sheep] 2, [boar] 2, [cow] 3 Nahrung. Backen: je [grain] 2 Nahrung.
agricola-major-cooking-hearth-4 = Kochstelle (4 Lehm)
    .text = Jederzeit: [vegetable] 3, [sheep] 2, [boar] 3, [cow] 4 Nahrung. Backen: je [grain] 3. Oder gegen Feuerstelle.
agricola-major-cooking-hearth-5 = Kochstelle (5 Lehm)
    .text = Jederzeit: [vegetable] 3, [sheep] 2, [boar] 3, [cow] 4 Nahrung. Backen: je [grain] 3. Oder gegen Feuerstelle.
agricola-major-well = Brunnen
    .text = Auf den nächsten 5 Rundenfeldern liegt je 1 [food] für dich bereit.
agricola-major-clay-oven = Lehmofen
    .text = Backen: 1 [grain] wird zu 5 Nahrung. Beim Bau darfst du backen.
agricola-major-stone-oven = Steinofen
    .text = Backen: bis zu 2 [grain] werden zu je 4 Nahrung. Beim Bau darfst du backen.
agricola-major-joinery = Tischlerei
    .text = Je Ernte 1 [wood] zu 2 Nahrung. Am Ende für 3, 5, 7 Holz: 1, 2, 3 Punkte.
agricola-major-pottery = Töpferei
    .text = Je Ernte 1 [clay] zu 2 Nahrung. Am Ende für 3, 5, 7 Lehm: 1, 2, 3 Punkte.
agricola-major-basketmakers-workshop = Korbflechterei
    .text = Je Ernte 1 [reed] zu 3 Nahrung. Am Ende für 2, 4, 5 Schilf: 1, 2, 3 Punkte.

## Fragen

agricola-usual-rules = Familienspiel
agricola-chance-next = Jetzt wird eine neue Rundenkarte aufgedeckt. Weiter?
agricola-chance-next-hands = Du hast gewählt. Weiter?
agricola-ask-return = Das ohne Gegenwert abgeben?
agricola-ask-place = Setze eine Person auf ein Aktionsfeld.
agricola-ask-place-again = Du darfst gleich noch eine Person einsetzen.
agricola-ask-build = Was baust du?
agricola-ask-stable = Wo soll der Stall stehen?
agricola-ask-plow = Welches Hoffeld pflügst du?
agricola-ask-sow = Was säst du aus?
agricola-ask-bake = Wie viel Getreide verbackst du?
agricola-ask-grain = Aussäen oder Brot backen?
agricola-ask-order = Mehreres geschieht jetzt. Was kommt zuerst?
agricola-ask-side-job = Einen Stall bauen oder Brot backen?
agricola-ask-fence = Welche Weide zäunst du ein?
agricola-ask-fence-edge = Wo soll ein Zaun stehen?
agricola-ask-fence-drawn =
    { $count ->
        [one] { $count } Zaun gezeichnet
       *[other] { $count } Zäune gezeichnet
    } für { $cost }. Die Weide ist noch offen.
agricola-ask-fence-closed =
    { $count ->
        [one] { $count } Zaun gezeichnet
       *[other] { $count } Zäune gezeichnet
    } für { $cost }. Die Weide ist geschlossen: Bau sie oder zeichne weiter.
agricola-ask-improve = Welche Anschaffung baust du?
agricola-ask-occupation = Welche Ausbildung spielst du aus?
agricola-ask-draft = { $minors ->
    [0] { $occupations ->
        [one] Behalte eine Ausbildung.
       *[other] Behalte { $occupations } Ausbildungen.
    }
   *[other] { $occupations ->
        [0] { $minors ->
            [one] Behalte eine kleine Anschaffung.
           *[other] Behalte { $minors } kleine Anschaffungen.
        }
       *[other] Behalte { $occupations ->
            [one] eine Ausbildung
           *[other] { $occupations } Ausbildungen
        } und { $minors ->
            [one] eine kleine Anschaffung
           *[other] { $minors } kleine Anschaffungen
        }.
    }
}
agricola-ask-discard = { $minors ->
    [0] { $occupations ->
        [one] Lege noch eine Ausbildung weg.
       *[other] Lege { $occupations } Ausbildungen weg.
    }
   *[other] { $occupations ->
        [0] { $minors ->
            [one] Lege noch eine kleine Anschaffung weg.
           *[other] Lege { $minors } kleine Anschaffungen weg.
        }
       *[other] Lege { $occupations ->
            [one] eine Ausbildung
           *[other] { $occupations } Ausbildungen
        } und { $minors ->
            [one] eine kleine Anschaffung
           *[other] { $minors } kleine Anschaffungen
        } weg.
    }
}
agricola-ask-swap = Eine Karte weglegen und eine andere ziehen?
agricola-ask-swap-before = { $left ->
    [one] Eine Karte gegen eine andere ihrer Art tauschen? Noch einmal.
   *[other] Eine Karte gegen eine andere ihrer Art tauschen? Bis zu { $left }-mal.
}
agricola-ask-mulligan = Behältst du deine Hand, oder ziehst du eine Art neu, mit einer Karte weniger?
agricola-mulligan-keep = Hand behalten
agricola-mulligan-occupation = Neue Ausbildungen
agricola-mulligan-minor = Neue kleine Anschaffungen
agricola-ask-draw = Von welchem Stapel ziehst du?
agricola-draw-occupation = Eine Ausbildung
agricola-draw-minor = Eine kleine Anschaffung
agricola-label-take = { $card } nehmen, statt eine Person einzusetzen
agricola-ask-resource = Schilf oder Stein?
agricola-ask-renovate = Was wird aus deinem Haus?
agricola-ask-animal = Welches Tier nimmst du?
agricola-ask-house = Nicht alle Tiere finden Platz. Welche behältst du?
agricola-ask-leave = Wie viele Tiere bleiben auf dem Feld?
agricola-ask-breed = Nicht jedes Jungtier findet Platz. Welche Tiere behältst du?
agricola-ask-pay = Wie bezahlst du { $what }?
agricola-ask-feed = Wie ernährst du deine Familie?
agricola-ask-feed-short = { $count ->
        [one] Selbst mit allem fehlt 1 Nahrung.
       *[other] Selbst mit allem fehlen { $count } Nahrung.
    } Wie ernährst du deine Familie?
agricola-ask-request = Was willst du sofort umwandeln?
agricola-ask-exchange = Gleich wird gewertet. Tauschst du vorher noch etwas?
agricola-ask-trade = Was gibst du deinem Partner?

## Antworten

agricola-answer-done = Fertig
agricola-answer-keep-cards = Alle Karten behalten
agricola-answer-skip = Auslassen
agricola-answer-pass = Jetzt keine Person mehr
agricola-answer-beg = Zahlen, was da ist, und um den Rest betteln
agricola-answer-build = Diese Zäune bauen
agricola-answer-clear = Neu anfangen
agricola-answer-yes = Ja
agricola-answer-no = Nein
agricola-action-sow = Aussäen
agricola-action-bake = Brot backen
agricola-action-stable = Einen Stall bauen
agricola-action-room = Einen Raum bauen
agricola-action-renovation = Renovieren
agricola-choice-house-clay = Ein Lehmhaus
agricola-choice-house-stone = Ein Steinhaus
agricola-choice-reed = 1 [reed]
agricola-choice-stone = 1 [stone]
agricola-choice-sheep = 1 [sheep] und 1 [food]
agricola-choice-boar = 1 [boar]
agricola-choice-cattle = 1 [cow] für 1 [food]
agricola-label-room = Ein Raum in { $cell }
agricola-label-stable = Ein Stall in { $cell }
agricola-label-partner-room = Ein Raum für deinen Partner in { $cell }
agricola-label-partner-stable = Ein Stall für deinen Partner in { $cell }
agricola-label-partner-field = Ein Acker für deinen Partner in { $cell }
agricola-label-partner-pasture = Eine Weide für deinen Partner mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    }, { $fences ->
        [one] ein Zaun
       *[other] { $fences } Zäune
    }: { $cells }
agricola-label-pasture = Eine Weide mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    }, { $fences ->
        [one] ein Zaun
       *[other] { $fences } Zäune
    }: { $cells }
agricola-label-edge-left = Ein Zaun links von { $cell }
agricola-label-edge-right = Ein Zaun rechts von { $cell }
agricola-label-edge-above = Ein Zaun über { $cell }
agricola-label-edge-below = Ein Zaun unter { $cell }
agricola-label-sow = { $goods } aussäen
agricola-label-sow-wood = Nur Holz
agricola-label-count = { $count }
agricola-label-bake = { $count } [grain] für { $food } [food]
agricola-label-upgrade = { $hearth } gegen { $fireplace }
agricola-label-keep = { $goods } behalten
agricola-label-leave = { $count ->
        [0] Keines bleibt
        [one] Eines bleibt
       *[other] { $count } bleiben
    }
agricola-label-convert = { $good } in Nahrung umwandeln
agricola-label-craft = { $good } in der Werkstatt in Nahrung umwandeln
agricola-label-return = { $good } zurückgeben
agricola-label-move = { $good } umstellen: { $source } → { $target }
agricola-label-crop = 1 Ackerfrucht versetzen: { $source } → { $target }
agricola-label-exchange = { $card }: { $goods } gegen { $gain }
agricola-label-give = { $goods }, dafür { $price } zahlen
agricola-label-pay = { $goods }
agricola-label-pay-and-get = { $goods }; übrig: { $gain }
agricola-label-beg-for = { $way }, dazu { $count ->
    [one] eine Bettelmarke
   *[other] { $count } Bettelmarken
}

## Wo es nichts zu wählen gibt

agricola-nothing-improve = { $unmet ->
        [0] { $unpaid ->
            [0] Du hast keine kleine Anschaffung auf der Hand; das entfällt.
            [one] Deine kleine Anschaffung kannst du nicht bezahlen; das entfällt.
           *[other] Keine deiner { $unpaid } kleinen Anschaffungen kannst du bezahlen; das entfällt.
        }
       *[other] { $unpaid ->
            [0] { $unmet ->
                [one] Für deine kleine Anschaffung fehlt noch die Voraussetzung; das entfällt.
               *[other] Für deine { $unmet } kleinen Anschaffungen fehlt noch die Voraussetzung; das entfällt.
            }
           *[other] Keine kleine Anschaffung ist möglich: Bei { $unmet } fehlt die Voraussetzung, { $unpaid ->
                [one] 1 ist
               *[other] { $unpaid } sind
            } nicht bezahlbar. Das entfällt.
        }
    }
agricola-nothing-occupation = Keine deiner Karten lässt sich jetzt ausspielen oder bezahlen; das entfällt.
agricola-nothing-card = Das ist jetzt nicht möglich; es entfällt.
agricola-nothing-space = Kein freies Feld ist für dich nutzbar, also nimmst du die Nahrung.
agricola-nothing-swap = Es ist keine Karte mehr zu ziehen; das entfällt.

## Warum nicht

agricola-why-space-taken = Dieses Feld ist besetzt.
agricola-why-tile-taken = Dieses Plättchen darf nur eine Person pro Runde nutzen.
agricola-why-space-empty = Hier gibt es nichts zu nehmen.
agricola-why-not-in-play = Dieses Feld ist noch nicht im Spiel.
agricola-why-not-in-succession = Zwei Personen direkt in Folge nur, wenn eine davon auf den Schaf-, Schweine- oder Rindermarkt geht.
agricola-why-must-place = Du hast noch eine Person einzusetzen.
agricola-why-must-do-something = Du musst mindestens eine Aktion dieses Feldes ausführen.
agricola-why-not-now = Das kannst du jetzt nicht wählen.
agricola-why-no-occupations = Diese Partie wird ohne Ausbildungen gespielt.
agricola-why-no-occupation-playable = Du kannst keine Ausbildung ausspielen.
agricola-why-no-occupation-held = Du hast keine Ausbildung auf der Hand.
agricola-why-occupation-food = Eine Ausbildung kostet hier { $food } [food]; du hast { $have }.
agricola-why-no-improvement-payable = Du kannst keine Anschaffung bezahlen.
agricola-why-nearest-major = Du kannst keine Anschaffung bezahlen. Am wenigsten fehlt für { $major }: { $missing }.
agricola-why-from-round-five = Das geht erst ab Runde 5.
agricola-why-no-partner = Du hast hier keinen Partner.
agricola-why-nothing-to-trade = Um eine Ware zu übergeben, braucht man zwei davon; keiner von euch hat zwei.
agricola-why-cannot-pay-room = Ein Raum kostet 5 vom Material deines Hauses und 2 [reed].
agricola-why-room-costs = Ein Raum braucht { $price }. Dir fehlt noch: { $missing }.
agricola-why-room-or-stable = Ein Raum braucht { $room }, ein Stall { $stable }.
agricola-why-no-space-for-room = Kein ungenutztes Feld grenzt an dein Haus.
agricola-why-not-beside-room = Ein Raum muss an einen Raum grenzen.
agricola-why-house-is-stone = Dein Haus ist schon aus Stein.
agricola-why-may-not-renovate = Eine deiner Karten verbietet dir das Renovieren.
agricola-why-cannot-pay-renovation = Eine Renovierung kostet 1 vom nächsten Material je Raum und 1 [reed].
agricola-why-renovation-costs = Renovieren braucht { $price }. Dir fehlt noch: { $missing }.
agricola-why-cannot-pay-stable = Du hast nicht genug Holz für einen Stall.
agricola-why-stable-costs = Ein Stall braucht { $price }. Dir fehlt noch: { $missing }.
agricola-why-no-stable-left = Du hast keine Ställe mehr.
agricola-why-no-space-for-stable = Für einen Stall ist kein Feld mehr frei.
agricola-why-no-space-for-field = Kein ungenutztes Feld kann Acker werden.
agricola-why-not-beside-field = Ein neuer Acker muss an einen deiner Äcker grenzen.
agricola-why-space-used = Dieses Feld ist schon genutzt.
agricola-why-farm-not-contiguous = An diesem Tisch muss alles an ein genutztes Feld grenzen.
agricola-why-no-seeds = Du hast kein solches Saatgut im Vorrat.
agricola-why-nothing-to-sow = Du hast weder Getreide noch Gemüse zum Säen.
agricola-why-no-field-to-sow = Du hast keinen leeren Acker.
agricola-why-no-grain-to-bake = Du hast kein Getreide zum Backen.
agricola-why-nothing-to-bake-in = Du hast nichts, worin du backen kannst.
agricola-why-too-much-grain = So viel Getreide kannst du nicht auf einmal verbacken.
agricola-why-no-fence-left = Du hast nicht mehr genug Zäune.
agricola-why-cannot-pay-fences = Du hast nicht genug Holz für diese Zäune.
agricola-why-smallest-pasture = Die kleinste Weide kostet dich { $cost }; du hast { $have }.
agricola-why-these-fences =
    { $count ->
        [one] { $count } Zaun kostet
       *[other] { $count } Zäune kosten
    } { $cost }; du hast { $have }.
agricola-why-no-pasture-possible = Keine weitere Weide ist möglich.
agricola-why-pasture-not-connected = Die Felder einer Weide müssen zusammenhängen.
agricola-why-pasture-on-tile = Räume und Äcker lassen sich nicht einzäunen.
agricola-why-fence-there = Dort stehen schon Zäune.
agricola-why-pasture-apart = Eine neue Weide muss an eine deiner Weiden grenzen.
agricola-why-fence-without-pasture = Jeder Zaun muss zu einer geschlossenen Weide gehören.
agricola-why-drawing-by-hand = Du zeichnest gerade Zäune: Baue sie oder fang neu an.
agricola-why-edge-by-edge = An diesem Tisch werden Zäune einzeln gelegt.
agricola-why-own-first = Baue erst etwas auf deinem eigenen Hof, dann in derselben Aktion für deinen Partner.
agricola-why-partner-space-used = Dieses Feld nutzt dein Partner schon.
agricola-why-partner-not-beside-room = Der Raum muss an einen Raum deines Partners grenzen.
agricola-why-partner-cannot-pay-room = Ein Raum für deinen Partner kostet 6 vom Material seines Hauses und 3 [reed].
agricola-why-partner-cannot-pay-stable = Du hast nicht genug Holz für einen Stall auf dem Hof deines Partners.
agricola-why-partner-no-stable-left = Dein Partner hat keine Ställe mehr.
agricola-why-partner-farm-not-contiguous = An diesem Tisch muss alles an ein Feld grenzen, das dein Partner nutzt.
agricola-why-partner-not-beside-field = Der neue Acker muss an einen Acker deines Partners grenzen.
agricola-why-partner-no-fence-left = Dein Partner hat nicht mehr genug Zäune.
agricola-why-partner-cannot-pay-fences = Du hast nicht genug Holz für diese Zäune und den Aufpreis beim Partner.
agricola-why-partner-pasture-not-connected = Die Felder der Weide deines Partners müssen zusammenhängen.
agricola-why-partner-pasture-on-tile = Räume und Äcker deines Partners lassen sich nicht einzäunen.
agricola-why-partner-fence-there = Dort stehen schon Zäune deines Partners.
agricola-why-partner-pasture-apart = Die neue Weide muss an das grenzen, was dein Partner dort hat.
agricola-why-major-taken = Diese Anschaffung gehört schon jemandem.
agricola-why-cannot-pay-major = Du kannst diese Anschaffung nicht bezahlen.
agricola-why-major-costs = Dir fehlt noch: { $missing }.
agricola-why-major-yours = Du besitzt sie schon.
agricola-why-no-upgrade = Nur eine Feuerstelle lässt sich zurückgeben, und nur für eine Kochstelle.
agricola-why-no-fireplace = Du hast keine solche Feuerstelle.
agricola-why-only-minor-here = Diese Aktion erlaubt nur eine kleine Anschaffung.
agricola-why-not-in-packet = Diese Karte liegt nicht vor dir.
agricola-why-enough-of-kind = Von dieser Art hast du genug ausgesucht.
agricola-why-pile-empty = Von dieser Art sind zu wenige Karten übrig.
agricola-why-display-taken = In dieser Runde hat schon jemand eine Karte aus der Auslage genommen.
agricola-why-not-in-hand = Du hast diese Karte nicht auf der Hand.
agricola-why-cannot-pay-card = Du kannst diese Karte nicht bezahlen.
agricola-why-card-costs = Dir fehlt noch: { $missing }.
agricola-why-prerequisite-missing = Du erfüllst die Voraussetzung dieser Karte nicht.
agricola-why-card-needs = Noch nicht: { $needs }
agricola-why-cannot-pay-occupation = Du kannst keine Ausbildung bezahlen.
agricola-why-cannot-pay-cattle = Das Rind kostet 1 [food].
agricola-why-family-complete = Deine Familie hat fünf Personen.
agricola-why-no-room-for-child = Du brauchst mehr Räume als Personen.
agricola-why-rooms-for-child = Ein Kind braucht einen Raum: Du hast { $rooms } für { $people } Personen.
agricola-why-no-room-for-animals = Für diese Tiere ist kein Platz.
agricola-why-take-one = Mindestens ein Tier musst du nehmen.
agricola-why-could-keep-more = Du könntest mehr Tiere behalten als diese.
agricola-why-no-lean-way = Zahle genau, was nötig ist.

## Das Protokoll

agricola-log-round = Runde { $round }: { $card }. { $seat } beginnt.
agricola-solo-log-round = Runde { $round }: { $card }.
agricola-log-harvest = Ernte nach Runde { $round }.
agricola-log-placed = { $seat } nutzt das Feld { $space }.
agricola-log-placed-gain = { $seat } nutzt das Feld { $space } und erhält { $goods }.
agricola-log-gain = { $seat } erhält { $goods }.
agricola-log-brought = { $seat } erhält { $goods } ({ $origin }).
agricola-log-bonus = { $seat } erhält { $points ->
    [one] { $points } Sonderpunkt
   *[other] { $points } Sonderpunkte
} ({ $origin }).
agricola-log-reaped = { $seat } erntet { $goods }.
agricola-log-waiting = { $seat } erhält { $rounds ->
        [one] in Runde { $last }
       *[other] in den Runden { $first } bis { $last } je
    } { $goods }.
agricola-log-left = { $seat } lässt { $goods } auf dem Feld { $space }.
agricola-log-crop-moved = { $seat } versetzt eine Ackerfrucht: { $source } → { $target }.
agricola-log-crop-lost = { $seat } nimmt eine Ackerfrucht weg: { $field }.
agricola-log-person-left = Eine Person von { $seat } geht für immer.
agricola-log-lose = { $seat } gibt { $goods } zurück.
agricola-log-spend = { $seat } zahlt { $goods }.
agricola-log-pay = { $seat } zahlt { $goods }.
agricola-log-fed = { $seat } ernährt die Familie: { $goods }.
agricola-log-fed-and-get = { $seat } ernährt die Familie: { $goods }; übrig: { $gain }.
agricola-log-pay-and-get = { $seat } zahlt { $goods } und erhält { $gain }.
agricola-log-exchange = { $seat } macht aus { $goods } { $food }.
agricola-log-room = { $seat } baut einen Raum in { $cell }.
agricola-log-room-paid = { $seat } baut für { $price } einen Raum in { $cell }.
agricola-log-stable = { $seat } baut einen Stall in { $cell }.
agricola-log-stable-paid = { $seat } baut für { $price } einen Stall in { $cell }.
agricola-log-plowed = { $seat } pflügt einen Acker in { $cell }.
agricola-log-plowed-paid = { $seat } pflügt für { $price } einen Acker in { $cell }.
agricola-log-room-for = { $builder } baut für { $seat } einen Raum in { $cell }.
agricola-log-stable-for = { $builder } baut für { $seat } einen Stall in { $cell }.
agricola-log-plowed-for = { $builder } pflügt für { $seat } einen Acker in { $cell }.
agricola-log-sowed = { $seat } sät { $goods } aus.
agricola-log-fenced = { $seat } baut { $fences ->
        [one] einen Zaun
       *[other] { $fences } Zäune
    } und hat jetzt { $pastures ->
        [0] keine Weide
        [one] eine Weide
       *[other] { $pastures } Weiden
    }.
agricola-log-fenced-paid = { $seat } baut { $fences ->
        [one] einen Zaun
       *[other] { $fences } Zäune
    } für { $price } und hat jetzt { $pastures ->
        [0] keine Weide
        [one] eine Weide
       *[other] { $pastures } Weiden
    }.
agricola-log-fenced-for = { $builder } baut { $fences ->
        [one] einen Zaun
       *[other] { $fences } Zäune
    } für { $seat }: dort { $pastures ->
        [one] ist jetzt eine Weide
       *[other] sind jetzt { $pastures } Weiden
    }.
agricola-log-major = { $seat } baut { $card }.
agricola-log-major-paid = { $seat } baut { $card } für { $price }.
agricola-log-returned = { $seat } gibt { $card } zurück.
agricola-log-passed-occupation-left = Die Ausbildungen wandern nach links weiter.
agricola-log-passed-occupation-right = Die Ausbildungen wandern nach rechts weiter.
agricola-log-passed-minor-left = Die kleinen Anschaffungen wandern nach links weiter.
agricola-log-passed-minor-right = Die kleinen Anschaffungen wandern nach rechts weiter.
agricola-log-discarded-occupation = { $count ->
    [one] { $seat } legt eine Ausbildung weg.
   *[other] { $seat } legt { $count } Ausbildungen weg.
}
agricola-log-discarded-minor = { $count ->
    [one] { $seat } legt eine kleine Anschaffung weg.
   *[other] { $seat } legt { $count } kleine Anschaffungen weg.
}
agricola-log-mulligan-occupation = { $seat } wirft alle { $count } Ausbildungen ab.
agricola-log-mulligan-minor = { $seat } wirft alle { $count } kleinen Anschaffungen ab.
agricola-log-drew-occupation = { $count ->
    [one] { $seat } zieht eine Ausbildung.
   *[other] { $seat } zieht { $count } Ausbildungen.
}
agricola-log-drew-minor = { $count ->
    [one] { $seat } zieht eine kleine Anschaffung.
   *[other] { $seat } zieht { $count } kleine Anschaffungen.
}
agricola-log-took = { $seat } setzt niemanden ein und nimmt { $card } aus der Auslage.
agricola-log-played = { $seat } spielt { $card } aus.
agricola-log-played-paid = { $seat } spielt { $card } für { $price } aus.
agricola-log-lost = { $seat } kann { $card } nicht bezahlen und verliert die Karte.
agricola-log-renovated = { $seat } renoviert das Haus zu { $house }.
agricola-log-renovated-paid = { $seat } renoviert das Haus für { $price } zu { $house }.
agricola-log-born = { $seat } bekommt Nachwuchs ({ $space }).
agricola-log-born-at-home = { $seat } bekommt zu Hause Nachwuchs.
agricola-log-first = { $seat } wird Startspieler.
agricola-log-begged = { $seat } nimmt { $count ->
        [one] eine Bettelmarke
       *[other] { $count } Bettelmarken
    }.
agricola-log-idle = { $seat } findet kein Feld und behält { $count ->
        [one] eine Person
       *[other] { $count } Personen
    } zu Hause.
agricola-log-bred =
    { $kind ->
        [sheep] Die Schafe von { $seat } bekommen ein Lamm.
        [boar] Die Wildschweine von { $seat } bekommen einen Frischling.
        [cattle] Die Rinder von { $seat } bekommen ein Kalb.
       *[several] Die Tiere von { $seat } bekommen Junge: { $animal }.
    }
agricola-log-given = { $seat } gibt { $other } { $goods } und zahlt dafür { $price }.

## Der Wertungsblock

agricola-score-fields = Äcker
    .help = 0 oder 1 Acker ist ein Minuspunkt, 2 geben 1 Punkt, jeder weitere 1 mehr, bis 4.
agricola-score-pastures = Weiden
    .help = Keine ist ein Minuspunkt; jede gibt 1 Punkt, bis 4.
agricola-score-grain = Getreide
    .help = Auf Äckern und im Vorrat: ab 1, 4, 6, 8 gibt es 1, 2, 3, 4 Punkte; keines ist ein Minuspunkt.
agricola-score-vegetables = Gemüse
    .help = Auf Äckern und im Vorrat: je 1 Punkt, bis 4; keines ist ein Minuspunkt.
agricola-score-sheep = Schafe
    .help = Ab 1, 4, 6, 8 gibt es 1, 2, 3, 4 Punkte; keines ist ein Minuspunkt.
agricola-score-boar = Wildschweine
    .help = Ab 1, 3, 5, 7 gibt es 1, 2, 3, 4 Punkte; keines ist ein Minuspunkt.
agricola-score-cattle = Rinder
    .help = Ab 1, 2, 4, 6 gibt es 1, 2, 3, 4 Punkte; keines ist ein Minuspunkt.
agricola-score-unused = Ungenutzte Hoffelder
    .help = Je 1 Minuspunkt.
agricola-score-stables = Eingezäunte Ställe
    .help = Je 1 Punkt.
agricola-score-rooms = Lehm- und Steinräume
    .help = Ein Lehmraum 1 Punkt, ein Steinraum 2.
agricola-score-people = Personen
    .help = Je 3 Punkte.
agricola-score-improvements = Anschaffungen
    .help = Die aufgedruckten Punkte der Anschaffungen vor dir.
agricola-score-bonus = Sonderpunkte
    .help = Werkstätten nehmen Holz, Lehm oder Schilf für Punkte; Karten können mehr geben.
agricola-score-begging = Bettelmarken
    .help = Je 3 Minuspunkte.
agricola-score-product = Mal die Punkte des Partners
    .help = Die Ergebnisse beider Partner werden multipliziert.

## Was in einer Zeile des Wertungsblocks mehr brächte

agricola-next-fields =
    { $more ->
        [one] Noch 1 Acker: +{ $gain }
       *[other] Noch { $more } Äcker: +{ $gain }
    }
agricola-next-pastures =
    { $more ->
        [one] Noch 1 Weide: +{ $gain }
       *[other] Noch { $more } Weiden: +{ $gain }
    }
agricola-next-grain =
    { $more ->
        [one] Noch 1 Getreide: +{ $gain }
       *[other] Noch { $more } Getreide: +{ $gain }
    }
agricola-next-vegetables =
    { $more ->
        [one] Noch 1 Gemüse: +{ $gain }
       *[other] Noch { $more } Gemüse: +{ $gain }
    }
agricola-next-sheep =
    { $more ->
        [one] Noch 1 Schaf: +{ $gain }
       *[other] Noch { $more } Schafe: +{ $gain }
    }
agricola-next-boar =
    { $more ->
        [one] Noch 1 Wildschwein: +{ $gain }
       *[other] Noch { $more } Wildschweine: +{ $gain }
    }
agricola-next-cattle =
    { $more ->
        [one] Noch 1 Rind: +{ $gain }
       *[other] Noch { $more } Rinder: +{ $gain }
    }
agricola-next-unused = Noch 1 Hoffeld nutzen: +{ $gain }
agricola-next-stables = Noch 1 eingezäunter Stall: +{ $gain }
agricola-next-room = Noch 1 Raum: +{ $gain }
agricola-next-clay = Auf Lehm renovieren: +{ $gain }
agricola-next-stone = Auf Stein renovieren: +{ $gain }
agricola-next-people = Noch 1 Person: +{ $gain }
agricola-next-major = { $major }: +{ $gain }
agricola-next-wood = Noch { $more } Holz mit der { $major }: +1
agricola-next-clay-goods = Noch { $more } Lehm mit der { $major }: +1
agricola-next-reed = Noch { $more } Schilf mit der { $major }: +1

## Die Legende im Terminal

agricola-legend-round = So geht eine Runde
agricola-legend-round-1 = Ein neues Feld kommt ins Spiel, und auf die Anhäufungsfelder kommen Waren.
agricola-legend-round-2 = Reihum setzt jeder eine Person auf ein freies Feld und tut sofort, was es bietet, bis alle Personen eingesetzt sind.
agricola-legend-round-3 = Nach den Runden 4, 7, 9, 11, 13 und 14 wird geerntet: Jeder Acker gibt eine Frucht, jede Person isst { $food } Nahrung (ein Neugeborenes 1), und zwei Tiere einer Art bekommen ein Jungtier.
agricola-legend-round-4 = Nach Runde 14 zählen die Punkte. Fast alles gibt welche; leere Hoffelder und was fehlt, kosten welche.
agricola-legend-signs = Zeichen
agricola-legend-harvest = eine Runde, an deren Ende geerntet wird
agricola-legend-waiting = auf diesem Rundenfeld liegen Waren für jemanden bereit
agricola-legend-person = eine Person von Platz 1 steht dort; eine Zahl ohne Punkt ist, was dort liegt
agricola-legend-owner = diese Anschaffung gehört Platz 1
agricola-legend-first = Startspieler
agricola-legend-people = noch einzusetzende Personen von allen
agricola-legend-rooms = ein Raum aus Holz, Lehm, Stein
agricola-legend-fields = ein Acker: brach, mit 3 Getreide, mit 2 Gemüse
agricola-legend-pastures = Zäune um eine Weide
agricola-legend-animals = Schafe, Wildschweine, Rinder und wie viele
agricola-legend-stable = ein Stall
agricola-legend-meal = Nahrung im Vorrat und was die Familie bei der nächsten Ernte isst
agricola-legend-spaces = Felder
agricola-legend-majors = Große Anschaffungen: Kosten, Punkte, Wirkung
agricola-legend-options = An diesem Tisch

## Optionen eines Tisches

agricola-option-variant-family = Spiel ohne Handkarten
    .help = Ohne Handkarten; auf dem Versammlungsort häuft sich Nahrung statt einer kleinen Anschaffung.
agricola-option-tile-side_job = Plättchen Nebentätigkeit
    .help = Ein weiteres Feld: ein Stall für 1 Holz und/oder backen. Für das Spiel ohne Handkarten empfohlen, vor allem zu viert.
agricola-option-tile-extra_2p = Großes Plättchen für zwei
    .help = Eine Person pro Runde wählt Wäldchen, Baustoffmarkt, Tiermarkt oder bescheidenen Kinderwunsch.
agricola-option-tile-extra_34p = Kleines Plättchen für drei oder vier
    .help = Eine Person pro Runde wählt Tiermarkt oder bescheidenen Kinderwunsch.
agricola-option-play-house_before_cooking = Erst unterbringen, dann kochen
    .help = Gerade angekommene Tiere lassen sich nur kochen, wenn sie erst untergebracht wurden.
agricola-option-play-one_pasture_per_type = Eine Weide je Tierart
    .help = Keine Tierart lebt auf mehreren Weiden; für Ställe ohne Zaun und das Haus gilt das nicht.
agricola-option-play-leave_animals = Tiere dürfen liegen bleiben
    .help = Nimm höchstens so viele Tiere, wie du unterbringen oder kochen kannst; die übrigen bleiben auf dem Feld.
agricola-option-play-unfinished_pastures = Unfertige Weiden
    .help = Zäune dürfen einzeln gelegt werden, ohne eine Weide zu schließen.
agricola-option-play-pastures_anywhere = Weiden überall
    .help = Weiden müssen nicht aneinandergrenzen.
agricola-option-play-snake_start = Hin und zurück
    .help = Alle beginnen mit 3 Nahrung; in Runde 1 wird die zweite Person in umgekehrter Reihenfolge eingesetzt.
agricola-option-play-extra_copse_2p = Wäldchen für zwei
    .help = Ein zusätzliches Wäldchen gegen den Holzmangel.
agricola-option-play-contiguous_farm = Zusammenhängender Hof
    .help = Was auch gebaut wird, muss an ein genutztes Feld grenzen. Für Erfahrene.
agricola-option-partner-enabled = Partnerspiel
    .help = Wer sich gegenübersitzt, spielt zusammen, baut füreinander und handelt auf dem Marktplatz.
agricola-option-partner-scoring = Wertung der Partner
    .help = Wie aus zwei Höfen ein Ergebnis wird.
agricola-option-partner-scoring-min = In jeder Kategorie der niedrigere Wert
agricola-option-partner-scoring-product = Beide Ergebnisse multipliziert
agricola-option-partner-building = Bauen für den Partner
    .help = Ob, wer Räume, Ställe oder Zäune für den Partner baut, in derselben Aktion auch auf dem eigenen Hof bauen muss.
agricola-option-partner-building-also = Nur zusätzlich zum Bau auf dem eigenen Hof
agricola-option-partner-building-alone = Auch für sich allein
agricola-option-tournament-setup = Turnier-Aufbau
    .help = Der einfache Kinderwunsch liegt immer auf Runde 5.
agricola-option-tournament-late_start = Startspieler wird später gezogen
    .help = Wer beginnt, wird gezogen, wenn alle ihre Karten haben, wie in Turnierregel 4. Bis dahin weiß es niemand.
agricola-option-cards-list = Welche Handkarten
    .help = Aus welchen Karten ausgeteilt wird.
agricola-option-cards-list-base_box = Das Grundspiel: 48 Ausbildungen, 48 kleine Anschaffungen
agricola-option-cards-list-all_decks_1 = Das Grundspiel und 40 Karten aus allen fünf Decks
agricola-option-cards-list-all_decks_2 = Das Grundspiel und 41 Karten aus allen fünf Decks
agricola-option-start-first = Wer beginnt
    .help = Für Partien einer Kampagne: der Platz, der beginnt, von 0 an gezählt, statt des Loses.
agricola-option-start-food = Mehr Nahrung am Anfang
    .help = Für Partien einer Kampagne: eine Liste mit der zusätzlichen Nahrung jedes Platzes.
agricola-option-start-occupations = Start-Ausbildungen
    .help = Für Partien einer Kampagne: für jeden Platz eine Liste der Ausbildungen, die am Anfang für ihre eigenen Kosten ausliegen.
agricola-option-start-total = Ausbildungen insgesamt
    .help = Für Partien einer Kampagne: Es werden nur so viele Ausbildungen ausgeteilt, dass es mit den ausgelegten so viele sind.
agricola-option-cards-decks = Decks
    .help = Nur Karten aus diesen Decks werden ausgeteilt.
agricola-option-cards-decks-A = Deck A
agricola-option-cards-decks-B = Deck B
agricola-option-cards-decks-C = Deck C
agricola-option-cards-decks-D = Deck D
agricola-option-cards-decks-E = Deck E
agricola-option-cards-only = Eine eigene Kartenliste
    .help = Eine Datei mit einer Liste von Karten wie ["A016", "B104"]: Nur diese werden ausgeteilt.
agricola-option-cards-banned = Gesperrte Karten
    .help = Eine Datei mit einer Liste von Karten wie ["A016", "B104"], die in der Schachtel bleiben.
agricola-option-hand-mode = Wie du zu deinen Handkarten kommst
    .help = Ausgeteilt, im Draft, aus mehr ausgesucht oder während des Spiels wachsend.
agricola-option-hand-mode-deal7 = Sieben Ausbildungen und sieben kleine Anschaffungen werden ausgeteilt
agricola-option-hand-mode-draft_sequential = Draft: erst Ausbildungen, dann kleine Anschaffungen; eine behalten, den Rest weitergeben
    .table = Draft
agricola-option-hand-mode-draft_combined = Draft beider Arten zugleich: je eine behalten, den Rest weitergeben
    .table = Draft
agricola-option-hand-mode-draft8 = Draft mit je acht Karten; die letzte kommt aus dem Spiel
    .table = Draft
agricola-option-hand-mode-draft9 = Draft mit je neun Karten; die letzten zwei kommen aus dem Spiel
    .table = Draft
agricola-option-hand-mode-quick_draft = Schneller Draft: 3 + 3 behalten, dann 2 + 2, dann den Rest
    .table = Schneller Draft
agricola-option-hand-mode-deal10_keep7 = Zehn von jeder Art, sieben aussuchen
    .table = Sieben aus zehn
agricola-option-hand-mode-living_v1 = Lebendige Hand: 5 + 5, für jede gespielte Karte nachziehen, nach der Ernte eine tauschen
    .table = Lebendige Hand
agricola-option-hand-mode-living_v2 = Lebendige Hand: 3 + 3, vor dem Spiel bis zu sechsmal tauschen, für jede gespielte Karte nachziehen
    .table = Lebendige Hand
agricola-option-hand-pass_occupations = Ausbildungen werden weitergegeben
    .help = Wer deinen Packen Ausbildungen bekommt.
agricola-option-hand-pass_occupations-left = nach links
agricola-option-hand-pass_occupations-right = nach rechts
agricola-option-hand-pass_minors = Kleine Anschaffungen werden weitergegeben
    .help = Wer deinen Packen kleiner Anschaffungen bekommt.
agricola-option-hand-pass_minors-left = nach links
agricola-option-hand-pass_minors-right = nach rechts
agricola-option-hand-occupations_first = Ausbildungen zuerst
    .help = Erst aus den zehn Ausbildungen aussuchen, dann werden die zehn kleinen Anschaffungen ausgeteilt.
agricola-option-hand-mulligan = Neu ziehen
    .help = Vor dem Spiel darfst du alle Karten einer Art abwerfen und eine weniger ziehen, so oft du willst.
agricola-option-hand-mix_travelling = Je eine Wanderkarte
    .help = Alle bekommen sechs gewöhnliche kleine Anschaffungen und eine, die nach links weiterwandert.
agricola-option-hand-mix_occupations = Gemischte Ausbildungen
    .help = Alle bekommen drei Ausbildungen mit 1+, zwei mit 3+ und zwei mit 4+.
agricola-option-hand-open_display = Offene Auslage
    .help = Drei Karten jeder Art liegen offen. Einmal je Runde darf jemand eine nehmen, statt eine Person einzusetzen.
agricola-preset-cards = Kartenspiel
    .table = mit Karten
    .help = Alle bekommen sieben Ausbildungen und sieben kleine Anschaffungen aus dem Grundspiel.
agricola-preset-family = Familienspiel
    .help = Ohne Handkarten.
agricola-preset-wbc = World Boardgaming Championships
    .help = Draft mit acht, sieben behalten. Ausbildungen nach rechts, kleine Anschaffungen nach links.
agricola-preset-euroquest = EuroQuest
    .help = Draft mit sieben. Ausbildungen nach links, kleine Anschaffungen nach rechts.
agricola-preset-tournament_ten = Turnier, Runde 1 und 2
    .help = Zehn von jeder Art, drei abwerfen; Ausbildungen zuerst.
agricola-preset-tournament_draft = Turnier, Runde 3
    .help = Draft mit sieben nach links, Ausbildungen zuerst.

## Empfehlungsmarken: warum sich ein Feld lohnt

agricola-advice-grow = Mehr Leute schaffen jede Runde mehr.
agricola-advice-room = Ein neuer Raum schafft Platz für ein Kind.
agricola-advice-fed = Damit werden bei der nächsten Ernte alle satt.
agricola-advice-food = Für die nächste Ernte fehlt Nahrung, und das bringt welche.
agricola-advice-kept = Alle werden satt, und Saatgut und Paare, die noch wachsen, bleiben dir.
agricola-advice-eaten = Alle werden satt.
agricola-advice-cook = Mit einer Kochstelle machen Tiere und Gemüse mehr Leute satt.
agricola-advice-sow = Was du jetzt säst, erntest du bei den nächsten Ernten.
agricola-advice-field = Äcker bringen Getreide, Gemüse und Punkte.
agricola-advice-house = Ein besseres Haus gibt Punkte für jeden Raum.
# $count (Number)
agricola-advice-points =
    { $count ->
        [one] Das bringt sofort einen Punkt.
       *[other] Das bringt sofort { $count } Punkte.
    }
agricola-advice-fences = Weiden geben Punkte und Platz für Tiere.
agricola-advice-pair = Zwei einer Art bekommen bei der Ernte Nachwuchs, wenn Platz ist.
agricola-advice-animals = Tiere geben Punkte, und man kann sie essen.
agricola-advice-first = Wer nächste Runde beginnt, wählt zuerst.
# $pile (Text): so viel Holz
agricola-advice-wood = { $pile } auf einmal, für Räume, Ställe und Zäune.
# $pile (Text): so viel von einer Ware
agricola-advice-pile = { $pile } auf einmal.
agricola-advice-seeds = Saatgut lässt sich später aussäen und gibt Punkte.

## Eine erste Partie, im Spielen erzählt

agricola-guide-welcome = Das ist dein Hof: fünfzehn Felder, zwei davon Räume deines Holzhauses. Deine zwei Personen warten zu Hause. Was du hier baust, gibt Punkte; leere Felder kosten welche.
agricola-guide-look = Sieh dir das Dorf an. Jedes Feld bietet etwas: Waren, die sich häufen, bis jemand sie nimmt, oder etwas, das du auf deinem Hof tun kannst. Umrandete Felder stehen dir offen.
agricola-guide-place = Setze eine Person ein. Probiere es einfach: Der Tisch erzählt dir, was geschieht.
agricola-guide-took = Du hast alles genommen, was dort lag. In der nächsten Runde kommt Neues.
agricola-guide-fixed = Dieses Feld bietet jede Runde dasselbe.
agricola-guide-taken = Auf ein Feld passt eine Person pro Runde: Was du nutzt, kann bis zum Ende der Runde niemand sonst nutzen.
agricola-guide-round = Wenn alle ihre Personen eingesetzt haben, kommen sie heim, und ein neues Feld wird aufgedeckt. Wo niemand war, häufen sich die Waren.
agricola-guide-harvest = Nach den Runden 4, 7, 9, 11, 13 und 14 ist Ernte: Nimm von jedem Acker eine Frucht, gib jeder Person 2 Nahrung, und jede Tierart, von der du mindestens zwei hast, bekommt ein Junges.
agricola-guide-food-soon = Die Ernte ist nah. Zähle deine Nahrung: Jede Person isst 2. Fischfang, Tagelöhner, Getreide und Gemüse helfen; mit einer Feuerstelle auch Tiere.
agricola-guide-plow = Jetzt hast du einen Acker. Mit Getreide im Vorrat kannst du ihn besäen: Aus einem Getreide werden drei.
agricola-guide-sow = Bei jeder Ernte kommt von jedem Acker eine Frucht in deinen Vorrat.
agricola-guide-room = Jetzt ist Platz für eine weitere Person. Ab Runde 5 wird ein Feld für Familienzuwachs aufgedeckt.
agricola-guide-child = Ein Neugeborenes. Ab der nächsten Runde arbeitet es mit.
agricola-guide-fence = Eine Weide fasst je Feld zwei Tiere einer Art; ein Stall darauf verdoppelt das.
agricola-guide-animals = Tiere einer Art leben zusammen auf einer Weide, eines in einem Stall ohne Zaun, eines als Haustier im Haus. Zwei einer Art bekommen bei der Ernte ein Junges.
agricola-guide-improvement = Anschaffungen helfen für den Rest der Partie und geben Punkte.
agricola-guide-begging = Für jede fehlende Nahrung nimmst du eine Bettelmarke: drei Minuspunkte. Plane die Nahrung nächstes Mal früher.
agricola-guide-score = Du siehst immer, was dein Hof jetzt zählen würde. Von allem etwas ist mehr wert als viel von einem.
agricola-guide-building = Wähle ein Feld deines Hofs, um zu bauen; was es dort kostet und bringt, siehst du vorher.
agricola-guide-drawing = Wähle Felder der Wiese: Du siehst, welche Weide die Zäune umschließen und was sie kosten. Du kannst auch einzelne Kanten wählen.
agricola-guide-feed = Wähle, wie du deine Familie ernährst. Jeder Weg zeigt, was er nimmt und was er übrig lässt.
agricola-guide-end = Das ist die letzte Runde. Nach ihrer Ernte werden die Höfe gewertet: Was fehlt oder leer liegt, kostet Punkte.

## Karten

agricola-card-a002 = Wanderfeldbau
    .text = Pflüge sofort 1 Acker.
agricola-card-a005 = Lehmdamm
    .text = Du erhältst sofort 1 [clay] für je 2 Lehm in deinem Vorrat.
agricola-card-a009 = Jungtiermarkt
    .text = Du erhältst sofort 1 [cow] für das Schaf, das du zahlst.
agricola-card-a010 = Holzschuppen
    .needs = Braucht ein Holzhaus und eine Aktion „Große Anschaffung“.
    .text = Platz für 1 Person. Du darfst nicht mehr renovieren.
agricola-card-a012 = Viehtränke
    .text = Jede deiner Weiden fasst 2 Tiere mehr.
agricola-card-a016 = Stampflehm
    .text = Beim Ausspielen nimmst du 1 [clay]. Zäune darfst du mit Lehm statt Holz bezahlen, auch gemischt.
agricola-card-a019 = Handpflug
    .text = Zu Beginn der fünften Runde nach dieser darfst du 1 Acker pflügen.
agricola-card-a024 = Dreschschlitten
    .needs = Braucht 2 Ausbildungen.
    .text = Immer wenn du Ackerland oder Ackerbau nutzt, darfst du vorher Brot backen.
agricola-card-a026 = Schlafecke
    .needs = Braucht 2 Getreideäcker.
    .text = Du darfst einen Kinderwunsch auch nutzen, wenn dort schon jemand anders steht, solange es nur eine andere Farbe ist.
agricola-card-a028 = Waldschule
    .text = Unterricht ist für dich nie besetzt. Statt [food] der Ausbildungskosten darfst du [wood] zahlen.
agricola-card-a032 = Futterkrippe
    .text = Bei der Wertung: 1, 2, 3 oder 4 Sonderpunkte, wenn deine Weiden mindestens 6, 7, 8 oder 10 Felder bedecken.
agricola-card-a033 = Weites Land
    .needs = Braucht einen Hof ohne ungenutzte Felder.
    .text = Du erhältst sofort 1 Sonderpunkt und 2 [food] für jede ganze Runde, die noch kommt.
agricola-card-a038 = Wolldecken
    .needs = Braucht 5 Schafe.
    .text = Bei der Wertung: 3 Sonderpunkte, wenn dein Haus aus Holz ist, 2, wenn es aus Lehm ist.
agricola-card-a044 = Teichhütte
    .needs = Braucht genau 2 Ausbildungen.
    .text = Auf den nächsten 3 Runden liegt je 1 [food] für dich bereit.
agricola-card-a050 = Milchkrug
    .text = Immer wenn jemand den Rindermarkt nutzt, erhältst du 3 [food] und alle anderen 1.
agricola-card-a053 = Tonpfeife
    .text = Wenn die Personen heimkehren, erhältst du 2 [food], falls du in der Arbeitszeit mindestens 7 Baustoffe erhalten hast. Es zählt nur, was nach dem Ausspielen dieser Karte kommt, und nichts aus einem Tausch, der jederzeit möglich ist.
agricola-card-a054 = Kredit
    .needs = Braucht höchstens 3 Ausbildungen.
    .text = Sofort 5 [food]. Am Ende jeder Runde ohne Ernte zahlst du 1 [food] oder nimmst eine Bettelmarke.
agricola-card-a054-ask = Etwas in 1 [food] umwandeln und zahlen? Sonst bettelst du.
agricola-card-a055 = Rumpelkammer
    .text = Immer wenn du eine Anschaffung getätigt hast, auch diese, erhältst du 1 [food].
agricola-card-a056 = Tragekorb
    .text = Direkt nachdem du Holz von seinem Feld genommen hast, darfst du 2 [wood] dorthin zurücklegen und erhältst 3 [food].
agricola-card-a056-ask = 2 [wood] für 3 [food] zurücklegen?
agricola-card-a063 = Holländermühle
    .text = In einer Runde direkt nach einer Ernte erhältst du bei jedem Brotbacken 3 [food] mehr.
agricola-card-a067 = Kornschaufel
    .text = Immer wenn du Saatgut Getreide nutzt, erhältst du 1 [grain] mehr.
agricola-card-a069 = Großes Gewächshaus
    .needs = Braucht 2 Ausbildungen.
    .text = Auf der vierten, siebten und neunten Runde nach dieser liegt je 1 [vegetable] für dich bereit.
agricola-card-a071 = Rodespaten
    .text = Jederzeit darfst du 1 Ackerfrucht von einem Acker mit mindestens 2 auf einen leeren Acker versetzen. Vor jeder Ernte wirst du gefragt.
agricola-card-a071-ask = Rodespaten: vor der Ernte eine Ackerfrucht versetzen?
agricola-card-a075 = Sägewerk
    .needs = Braucht höchstens 3 Ausbildungen.
    .text = Jede Anschaffung kostet dich 1 [wood] weniger.
agricola-card-a078 = Kanu
    .needs = Braucht 1 Ausbildung.
    .text = Immer wenn du den Fischfang nutzt, erhältst du 1 [food] und 1 [reed] mehr.
agricola-card-a080 = Steinzange
    .text = Immer wenn du Stein aus einem Steinbruch nimmst, erhältst du 1 [stone] mehr.
agricola-card-a083 = Hirtenstab
    .text = Für jede neue Weide mit mindestens 4 Feldern erhältst du sofort 2 [sheep] darauf.
agricola-card-a086 = Tierbändiger
    .text = Beim Ausspielen nimmst du 1 [wood] oder 1 [grain]. In deinem Haus wohnt in jedem Raum 1 beliebiges Tier, nicht mehr nur 1 insgesamt.
agricola-card-a086-ask = 1 Holz oder 1 Getreide nehmen?
agricola-card-a087 = Denkmalpfleger
    .text = Dein Holzhaus darfst du gleich zum Steinhaus renovieren, ohne Lehm dazwischen.
agricola-card-a088 = Heckenpfleger
    .text = Bei jeder Aktion Zäune bauen kosten 3 deiner Zäune kein Holz.
agricola-card-a090 = Pflughalter
    .text = Sobald dein Haus aus Stein ist, darfst du zu Beginn jeder Runde für 1 [food] 1 Acker pflügen.
agricola-card-a090-ask = Für 1 [food] einen Acker pflügen?
agricola-card-a092 = Adoptiveltern
    .text = Für 1 [food] darf ein Neugeborenes schon in der Runde seiner Geburt arbeiten; dann ist es erwachsen.
agricola-card-a092-ask = Das Neugeborene für 1 [food] arbeiten lassen?
agricola-card-a094 = Fauler Sämann
    .text = Verzichtest du auf ein Säen, das ein Feld anbietet, darfst du sofort eine weitere Person einsetzen, auch auf ein besetztes Feld (aber nicht auf den besetzten Versammlungsort).
agricola-card-a098 = Stallarchitekt
    .text = Am Ende zählt jeder deiner Ställe außerhalb von Weiden 1 Sonderpunkt.
agricola-card-a102 = Krämer
    .text = Auf der Karte liegt ein Stapel: Holz, Getreide, Schilf, Stein, Gemüse, Lehm, Schilf, Gemüse. Jederzeit darfst du die oberste Ware für 1 [food] kaufen.
agricola-card-a108 = Pilzsammler
    .text = Nachdem du ein Feld genutzt hast, auf dem sich [wood] sammelt, darfst du dort 1 [wood] für 2 [food] zurücklassen.
agricola-card-a108-ask = 1 [wood] für 2 [food] zurücklassen?
agricola-card-a110 = Verputzer
    .text = Du erhältst 3 [food] für jede Aktion, in der du einen oder mehrere Lehmräume baust, und wenn du von Lehm zu Stein renovierst.
agricola-card-a111 = Mauerbauer
    .text = Für jede Aktion, in der du einen oder mehrere Räume baust, kommt auf jedes der nächsten 4 Rundenfelder 1 [food]. Du erhältst sie zu Beginn dieser Runden.
agricola-card-a112 = Schnitter
    .text = Beim Ausspielen nimmst du 1 [grain]. In der Ackerphase jeder Ernte darfst du von jedem deiner Getreideäcker 1 [grain] mehr ernten.
agricola-card-a112-ask = Von wie vielen Äckern erntest du 1 [grain] mehr?
agricola-card-a114 = Saisonarbeiter
    .text = Beim Tagelöhner erhältst du zusätzlich 1 [grain]. Ab Runde 6 darfst du stattdessen 1 [vegetable] nehmen.
agricola-card-a114-ask = Getreide oder Gemüse?
agricola-card-a116 = Holzhacker
    .text = Auf jedem Feld, auf dem sich [wood] sammelt, erhältst du 1 [wood] mehr.
agricola-card-a119 = Brennholzsammler
    .text = Hast du Ackerland, Saatgut Getreide, Kornverwertung oder Ackerbau genutzt, erhältst du am Ende dieses Zuges 1 [wood].
agricola-card-a120 = Lehmhüttenbauer
    .text = Sobald dein Haus nicht mehr aus Holz ist, kommen auf jedes der nächsten 5 Rundenfelder 2 [clay]. Du erhältst sie zu Beginn dieser Runden.
agricola-card-a123 = Rahmenbauer
    .text = Einmal je Raum und je Renovierung darfst du genau 2 Lehm oder 2 Stein durch 1 [wood] ersetzen.
agricola-card-a125 = Priester
    .text = Wohnst du beim Ausspielen in einem Lehmhaus mit genau 2 Räumen, erhältst du 3 [clay], 2 [reed] und 2 [stone].
agricola-card-a127 = Untermieter
    .text = Platz für 1 Person, bis in Runde 9 alle heimkehren. Wer dann sonst keinen Platz hat, geht für immer.
agricola-card-a133 = Angeber
    .text = Am Ende bringen Anschaffungen vor dir Sonderpunkte: 5 bringen 2, 6 bringen 3, 7 bringen 4, 8 bringen 5, 9 bringen 7, ab 10 sind es 9.
agricola-card-a138 = Harpunier
    .text = Beim Fischfang darfst du zusätzlich 1 [wood] zahlen: Dann erhältst du 1 [food] je eigener Person und 1 [reed].
agricola-card-a138-ask = 1 [wood] zahlen für 1 [food] je Person und 1 [reed]?
agricola-card-a143 = Steinmetz
    .text = Anschaffungen, Räume und Renovierungen kosten dich 1 [stone] weniger.
agricola-card-a147 = Tierhändler
    .text = Auf dem Schaf-, Schweine- oder Rindermarkt darfst du 1 weiteres Tier dieser Art für 1 [food] kaufen.
agricola-card-a147-ask = Ein weiteres Tier für 1 [food] kaufen?
agricola-card-a155 = Zauberkünstler
    .text = Bei der Kleinkunst erhältst du zusätzlich 1 [wood] und 1 [grain].
agricola-card-a160 = Lautenspieler
    .text = Wenn jemand anders die Kleinkunst nutzt, erhältst du 1 [food] und 1 [wood] und darfst danach 1 [vegetable] für 2 Nahrung kaufen.
agricola-card-a160-ask = Ein Gemüse für 2 [food] kaufen?
agricola-card-a165 = Schweinezüchter
    .text = Beim Ausspielen nimmst du 1 [boar]. Am Ende von Runde 12 vermehren sich deine Wildschweine, wenn das Junge Platz findet.
agricola-card-b002 = Miniweide
    .text = Zäune sofort kostenlos 1 Feld außerhalb deiner Weiden ein. Hast du schon Weiden, muss es an eine grenzen.
agricola-card-b002-ask = Miniweide: Welches Feld wird eingezäunt?
agricola-card-b003 = Schwarzbrand
    .text = Ziehe zufällig eine Ausbildung aus deiner Hand: Spiele sie für 2 [food] aus, oder sie geht an die Hand links von dir.
agricola-card-b003-ask = Schwarzbrand: diese Ausbildung für 2 [food] ausspielen? Sonst geht sie nach links.
agricola-card-b008 = Marktstand
    .text = Du erhältst sofort 1 [vegetable] für das Getreide, das du zahlst.
agricola-card-b010 = Wohnwagen
    .text = Er bietet Platz für 1 Person.
agricola-card-b013 = Zimmermannsstube
    .text = Ein Holzraum kostet dich nur 2 [wood] und 2 [reed].
agricola-card-b014 = Falkenturm
    .needs = Nur bis Runde 7.
    .text = Ein Steinraum liegt auf dem Feld von Runde 12. Wohnst du zu Beginn dieser Runde in einem Steinhaus, darfst du ihn kostenlos bauen, sonst ist er verloren.
agricola-card-b014-ask = Falkenturm: den kostenlosen Raum bauen?
agricola-card-b016 = Grubenhammer
    .text = Beim Ausspielen nimmst du 1 [food]. Immer wenn du renovierst, darfst du auch kostenlos einen Stall bauen.
agricola-card-b016-ask = Grubenhammer: ein kostenloser Stall?
agricola-card-b019 = Streichblechpflug
    .needs = Braucht 1 Ausbildung.
    .text = Zweimal in der Partie darfst du auf dem Ackerland 1 Acker mehr pflügen.
agricola-card-b024 = Lasso
    .text = Du darfst zwei Personen direkt in Folge einsetzen, wenn mindestens eine davon den Schaf-, Schweine- oder Rindermarkt nutzt.
agricola-card-b025 = Brotschieber
    .text = Beim Ausspielen nimmst du 1 [food]. Immer wenn du eine Ausbildung ausgespielt hast, darfst du Brot backen.
agricola-card-b030 = Holzpalisaden
    .text = Am Rand deines Hofs darfst du statt eines Zauns eine Palisade aus 2 [wood] bauen. Sie gilt als Zaun, braucht keinen aus deinem Vorrat und ist 1 Sonderpunkt wert.
agricola-card-b030-ask = Wie viele davon sind Palisaden für je 2 [wood]?
agricola-card-b033 = Kaminsims
    .needs = Braucht ein Lehm- oder Steinhaus.
    .text = Du erhältst sofort 1 Sonderpunkt für jede ganze Runde, die noch kommt. Du darfst nicht mehr renovieren.
agricola-card-b036 = Flaschen
    .text = Sie kosten 1 [clay] und 1 [food] für jede deiner Personen, auch für Neugeborene.
agricola-card-b039 = Webstuhl
    .needs = Braucht 2 Ausbildungen.
    .text = In jeder Ackerphase erhältst du 1, 2 oder 3 [food], wenn du mindestens 1, 4 oder 7 [sheep] hast. Bei der Wertung: 1 Sonderpunkt für je 3 Schafe.
agricola-card-b045 = Erdbeerbeet
    .needs = Braucht 2 Gemüseäcker.
    .text = Auf den nächsten 3 Runden liegt je 1 [food] für dich bereit.
agricola-card-b047 = Heringstopf
    .text = Immer wenn du den Fischfang nutzt, wird auf die nächsten 3 Runden je 1 [food] für dich gelegt.
agricola-card-b050 = Butterfass
    .needs = Braucht höchstens 3 Ausbildungen.
    .text = In jeder Ackerphase erhältst du 1 [food] für je 3 [sheep] und 1 für je 2 [cow].
agricola-card-b056 = Bach
    .needs = Braucht eine deiner Personen auf dem Fischfang.
    .text = Immer wenn du eines der vier Felder über dem Fischfang nutzt, erhältst du 1 [food].
agricola-card-b057 = Spülküche
    .text = Zu Beginn jeder Runde erhältst du 1 [food], wenn dein Haus aus Holz ist.
agricola-card-b061 = Dreifelderwirtschaft
    .needs = Braucht 3 Ausbildungen.
    .text = Zu Beginn jeder Ackerphase erhältst du 3 [food], wenn du einen Getreideacker, einen Gemüseacker und einen leeren Acker hast.
agricola-card-b062 = Mistgabel
    .text = Immer wenn du Saatgut Getreide nutzt, während jemand auf dem Ackerland steht, erhältst du 3 [food].
agricola-card-b066 = Sackkarre
    .needs = Braucht 2 Ausbildungen.
    .text = Auf den Runden 5, 8, 11 und 14, soweit sie noch kommen, liegt je 1 [grain] für dich bereit.
agricola-card-b068 = Bohnenfeld
    .needs = Braucht 2 Ausbildungen.
    .text = Diese Karte ist ein Acker für Gemüse.
agricola-card-b072 = Liebe zum Ackerbau
    .text = Du darfst Weiden mit 1 oder 2 Feldern wie Äcker besäen. Solange etwas darauf wächst, gilt so eine Weide auch als Acker und fasst je Feld 1 Tier weniger.
agricola-card-b072-ask = Eine Weide besäen?
agricola-card-b074 = Dichter Wald
    .needs = Braucht 5 Lehm im Vorrat.
    .text = Auf jeder geraden Runde, die noch kommt, liegt 1 [wood] für dich bereit.
agricola-card-b076 = Zimmerdecken
    .needs = Braucht 1 Ausbildung.
    .text = Auf die nächsten 5 Rundenfelder kommt je 1 [wood]. Du erhältst es zu Beginn dieser Runden. Sobald du renovierst, ist weg, was dort noch liegt.
agricola-card-b077 = Lehmkuhle
    .needs = Braucht 3 Ausbildungen.
    .text = Immer wenn du den Tagelöhner nutzt, erhältst du auch 3 [clay].
agricola-card-b080 = Hartporzellan
    .text = Jederzeit darfst du 2, 3 oder 4 [clay] gegen 1, 2 oder 3 [stone] tauschen.
agricola-card-b084 = Eichelkorb
    .needs = Braucht 3 Ausbildungen.
    .text = Auf den nächsten 2 Runden liegt je 1 [boar] für dich bereit.
agricola-card-b087 = Kätner
    .text = Beim Tagelöhner darfst du zusätzlich genau 1 Raum bauen oder renovieren, zum üblichen Preis.
agricola-card-b087-ask = Einen Raum bauen oder renovieren?
agricola-card-b089 = Stallknecht
    .text = Beim Ausspielen nimmst du 1 [wood]. Sobald dein Haus aus Stein ist, darfst du zu Beginn jeder Runde 1 Stall für 1 [wood] bauen.
agricola-card-b089-ask = Einen Stall für 1 [wood] bauen?
agricola-card-b091 = Ackerhelfer
    .text = Beim Tagelöhner darfst du zusätzlich 1 Acker pflügen.
agricola-card-b095 = Maurermeister
    .text = Eine große Anschaffung kostet dich 1 [stone] weniger für jeden Raum, den du an deine ersten beiden angebaut hast.
agricola-card-b097 = Gelehrter
    .text = Sobald dein Haus aus Stein ist, darfst du zu Beginn jeder Runde eine Ausbildung für 1 [food] oder eine kleine Anschaffung für ihre Kosten ausspielen.
agricola-card-b097-ask = Der Gelehrte: jetzt eine Karte ausspielen?
agricola-card-b098 = Biobauer
    .text = Am Ende zählt jede Weide mit mindestens 1 Tier und Platz für mindestens 3 weitere 1 Sonderpunkt.
agricola-card-b099 = Hauslehrer
    .text = Am Ende zählt jede Ausbildung, die du nach dieser ausgespielt hast, 1 Sonderpunkt.
agricola-card-b102 = Berater
    .text = Beim Ausspielen erhältst du allein 2 [grain], zu zweit 3 [clay], zu dritt 2 [reed], zu viert 2 [sheep].
agricola-card-b104 = Schaftreiber
    .text = Jederzeit darfst du 1 [sheep] gegen 1 [boar], 1 [vegetable] oder 1 [stone] tauschen.
agricola-card-b107 = Kammerdiener
    .text = Sobald dein Haus aus Stein ist, kommen auf jedes restliche Rundenfeld 3 [food]. Du erhältst sie zu Beginn dieser Runden.
agricola-card-b108 = Ofenjunge
    .text = Auf jedem Feld, auf dem sich [wood] sammelt, darfst du zusätzlich Brot backen.
agricola-card-b109 = Papiermacher
    .text = Direkt vor jeder späteren Ausbildung darfst du 1 [wood] zahlen, um 1 [food] für jede Ausbildung vor dir zu erhalten.
agricola-card-b109-ask = 1 [wood] zahlen, um 1 [food] je Ausbildung zu erhalten?
agricola-card-b114 = Kinderlos
    .text = Zu Beginn jeder Runde, in der du mindestens 3 Räume, aber nur 2 Personen hast, erhältst du 1 [food] und 1 [grain] oder 1 [vegetable].
agricola-card-b114-ask = Getreide oder Gemüse?
agricola-card-b118 = Hintersasse
    .text = Zu Beginn jeder Runde, in der dein Haus genau 2 Räume hat, erhältst du 1 [wood].
agricola-card-b121 = Geologe
    .text = Bei Forst und Schilfufer erhältst du zusätzlich 1 [clay], ab 3 Plätzen auch bei der Lehmgrube.
agricola-card-b123 = Dachbeschwerer
    .text = Beim Ausspielen darfst du 1 [food] zahlen, um 1 [stone] je eigenem Raum zu erhalten.
agricola-card-b123-ask = 1 [food] zahlen für 1 [stone] je Raum?
agricola-card-b126 = Zimmermann
    .text = Ein Raum kostet dich nur 3 seines Baustoffs und 2 [reed].
agricola-card-b136 = Hausverwalter
    .text = Beim Ausspielen erhältst du 1, 2, 3 oder 4 [wood], wenn noch mindestens 1, 3, 6 oder 9 ganze Runden folgen. Am Ende erhalten alle mit den meisten Räumen 3 Sonderpunkte.
agricola-card-b142 = Gemüsehändler
    .text = Bei Saatgut Getreide erhältst du zusätzlich 1 [vegetable].
agricola-card-b145 = Reisigsammler
    .text = Wenn du renovierst oder einen Raum baust, darfst du statt des [reed] insgesamt 1 [wood] zahlen.
agricola-card-b146 = Gaukler
    .text = Immer wenn du ein Anhäufungsfeld für Baustoffe nutzt, darfst du eine Handkarte abwerfen und erhältst 1 Baustoff dieser Art mehr.
agricola-card-b146-ask = Eine Karte abwerfen für 1 Baustoff mehr?
agricola-card-b156 = Lagerverwalter
    .text = Auf dem Baustoffmarkt erhältst du zusätzlich 1 [clay] oder 1 [grain].
agricola-card-b156-ask = Lehm oder Getreide?
agricola-card-b163 = Pastor
    .text = Sobald nur noch dein Haus nicht mehr als 2 Räume hat, erhältst du einmalig 3 [wood], 2 [clay], 1 [reed] und 1 [stone].
agricola-card-b164 = Schafflüsterer
    .text = Auf die Felder der 2., 5., 8. und 10. Runde ab jetzt kommt je 1 [sheep]. Du erhältst es zu Beginn dieser Runden.
agricola-card-b165 = Wildbretlieferant
    .text = Direkt vor jeder Ernte darfst du 1, 3 oder 4 [grain] von ebenso vielen Feldern abgeben für 1, 2 oder 3 [boar].
agricola-card-b165-ask = Wildbretlieferant: Getreide von wie vielen Feldern, und von welchen?
agricola-card-b166 = Rindermäster
    .text = Bei Saatgut Getreide darfst du zusätzlich 1 [cow] für 1 [food] kaufen.
agricola-card-b166-ask = Ein Rind für 1 [food] kaufen?
agricola-card-c023 = Arbeitsvertrag
    .needs = Nur ohne Ausbildungen.
    .text = Sind Tagelöhner und Unterricht unbesetzt, darf eine deiner Personen beide nacheinander nutzen.
agricola-card-c023-ask = Mit derselben Person weiter zum Unterricht?
agricola-card-c049 = Bierstand
    .text = Beim Ernähren darfst du je freistehendem leeren Stall 1 [grain] in 5 [food] umwandeln.
agricola-card-c072 = Erntedankplanung
    .needs = Braucht 2 Ausbildungen.
    .text = Du führst sofort für dich allein eine Ackerphase durch. Danach darfst du eine Anschaffung machen.
agricola-card-c076 = Holzkarren
    .needs = Braucht 3 Ausbildungen.
    .text = Auf jedem Feld, auf dem sich [wood] sammelt, erhältst du 2 [wood] mehr.
agricola-card-c094 = Stallputzer
    .text = Jederzeit darfst du Ställe für je 1 [wood] und 1 [food] bauen.
agricola-card-c094-ask = Stallputzer: einen Stall für 1 [wood] und 1 [food] bauen?
agricola-card-c099 = Gartengestalter
    .text = Direkt vor der Wertung darfst du [food] auf leere Felder legen: 1, 4 oder 7 auf einem Feld zählen 1, 2 oder 3 Punkte.
agricola-card-c099-ask = Gartengestalter: wie viel Nahrung auf das nächste leere Feld?
agricola-card-c113 = Wintervorsorger
    .text = Sofort 1 [grain]. Am Ende jeder Ernte darfst du 1 [vegetable] für 2 [food] kaufen.
agricola-card-c113-ask = Ein Gemüse für 2 [food] kaufen?
agricola-card-c127 = Liebhaber
    .text = Er kostet 1 [food] je vollständig verbleibender Runde. Du bekommst sofort Nachwuchs, auch ohne Platz.
agricola-card-c157 = Rohstoffprüfer
    .text = Vor jeder Runde erhältst du 1 [food], wenn du von mindestens zwei Baustoffen mehr hast als alle anderen.
agricola-card-d053 = Teehaus
    .needs = Nur ab Runde 6.
    .text = Einmal je Runde darfst du das Einsetzen deiner zweiten Person aufschieben und erhältst 1 [food]. Du setzt sie später in dieser Runde ein.
agricola-card-d053-ask = Die zweite Person für 1 [food] aufschieben?
agricola-card-d059 = Erdofen
    .text = Du gibst dafür eine Feuerstelle zurück. Jederzeit: [vegetable], [boar] oder [cow] → 3 [food], [sheep] → 2 [food]. Backen: [grain] → 2 [food].
agricola-card-d059-ask = Erdofen: die Feuerstelle für 2 oder für 3 Lehm zurückgeben?
agricola-card-d074 = Königsholz
    .text = Am Ende eines Zuges bekommst du 1 [wood] zurück je 2, die du beim Hofausbau oder für Anschaffungen gezahlt hast.
agricola-card-d075 = Holzacker
    .needs = Braucht 1 Ausbildung.
    .text = Auf dieser Karte, die als 1 Acker zählt, darfst du bis zu 2 [wood] aussäen. Holz wird wie Getreide gesät und geerntet.
agricola-card-d075-ask = Holzacker: wie viel Holz säst du?
agricola-card-d115 = Futterpflanzer
    .text = In der Vermehrungsphase darfst du je neugeborenem Tier 1 Acker besäen.
agricola-card-d116 = Baumprüfer
    .text = Diese Karte ist ein Anhäufungsfeld für 1 [wood], das nur du nutzen darfst. Wird ein Steinbruch aufgedeckt, ist sein [wood] verloren.
agricola-card-d116-ask = Eine Person zum Baumprüfer schicken und sein Holz nehmen?
agricola-card-d159 = Schilfverkäufer
    .text = Jederzeit darfst du 1 [reed] in 3 [food] umwandeln. Jeder andere kann das verhindern, indem er das Schilf für 2 [food] kauft; unter mehreren wählst du.
agricola-card-d159-ask = Schilfverkäufer: mit einem Schilf handeln?
agricola-card-d159-sell = 1 Schilf verkaufen
agricola-card-d159-seat = Schilfverkäufer: Wer bekommt das Schilf?
agricola-card-e010 = Strohhut
    .text = Nach der Arbeit der Runden 3 und 6 darfst du deine Person vom Ackerland auf ein freies Feld versetzen und dessen Aktion nutzen, oder du erhältst 1 [food].
agricola-card-e010-ask = Strohhut: Wohin geht deine Person, oder 1 [food]?
agricola-card-e024 = Ehrgeiz
    .needs = Braucht 2 Ausbildungen.
    .text = Bietet dir ein Feld eine kleine Anschaffung, darfst du stattdessen eine große machen.
agricola-card-e056 = Römertopf
    .text = 4 [food] liegen auf dieser Karte. Immer wenn die Arbeit beginnt und du in der Zugreihenfolge zuletzt kommst, erhältst du 1 davon.
agricola-card-e058 = Mittagsbier
    .text = Zu Beginn einer Ernte darfst du auf Acker- und Vermehrungsphase verzichten und erhältst 1 [food].
agricola-card-e058-ask = Auf Acker- und Vermehrungsphase verzichten für 1 [food]?
agricola-card-e084 = Dollys Mutter
    .needs = Braucht 1 Schaf.
    .text = In der Ernte genügt 1 [sheep], damit sich Schafe vermehren. Diese Karte hält 1 [sheep].
agricola-card-e091 = Pflugbauer
    .text = Du darfst die Tischlerei statt einer kleinen Anschaffung bauen. Nutzt du sie in der Ernte, darfst du für 1 [food] 1 Acker pflügen.
agricola-card-e091-ask = Für 1 [food] einen Acker pflügen?
agricola-card-e093 = Motivator
    .text = Ist in deinem ersten Zug einer Runde kein Hoffeld mehr ungenutzt, darfst du eine Person aus deinem Vorrat einsetzen.
agricola-card-e093-ask = Zuerst eine Person aus dem Vorrat einsetzen?
agricola-card-e134 = Allesfarmer
    .text = In jeder Ernte darfst du eine geerntete Ackerfrucht oder ein neugeborenes Tier endgültig auf diese Karte legen. 2, 3, 4 oder 5 Arten darauf zählen 3, 5, 7 oder 9 Punkte.
agricola-card-e134-ask = Allesfarmer: eine Frucht oder ein Tier auf die Karte legen?
agricola-card-e136 = Tierzuchtarbeiter
    .text = Bei noch 3, 6 oder 9 vollständigen Runden erhältst du 2, 3 oder 4 [wood] und darfst Zäune bauen. Am Ende erhalten alle mit den meisten Weiden 2 Punkte.
agricola-card-e139 = Kaninchenzüchter
    .text = Wähle eine kommende Runde: Auf ihr Feld kommt so viel [food], wie es Runden bis dahin sind. Du erhältst es zu Beginn jener Runde.
agricola-card-e139-ask = Kaninchenzüchter: auf das Feld welcher Runde?
agricola-card-e148 = Faulpelz
    .text = Lege bis zu je 1 Stall auf Saatgut Getreide, Ackerland, Tagelöhner und Hofausbau. Nutzt jemand anderes so ein Feld, baust du dessen Stall kostenlos.
agricola-card-e148-ask = Faulpelz: Wohin kommt ein Stall?
agricola-card-e156 = Lehmgrubenbesitzer
    .text = Macht jemand anderes eine Anschaffung, auf der [clay] als Kosten steht, erhältst du 1 [food] und 1 [clay].
agricola-card-e159 = Alter Geizhals
    .text = Jede deiner Personen braucht 1 [food] weniger. Am Ende zählen sie je 2 Punkte.

## Das Brett

agricola-board-village = Dorf
agricola-board-tab-village = Dorf
agricola-board-tab-farm = Hof
agricola-board-tab-cards = Auslage
agricola-board-open = offen: { $count }
agricola-board-taken = besetzt
agricola-board-not-now = jetzt nicht
agricola-board-round = Runde { $round }
agricola-board-before = Vor Runde 1
agricola-board-absent = nicht in dieser Partie
agricola-board-rounds = Runden und Ernten
agricola-board-harvest = Ernte
agricola-board-harvesting = Ernte
agricola-board-field-phase = Ackerphase
agricola-board-feeding-phase = Ernährung
agricola-board-breeding-phase = Vermehrung
agricola-board-harvest-in =
    { $rounds ->
        [0] dann Ernte
        [1] Ernte nächste Runde
       *[other] Ernte in { $rounds } Runden
    }
agricola-board-last-harvest = die letzte Ernte
agricola-board-fed = alle sind satt
agricola-board-maybe = Eines davon: { $names }
agricola-board-new = diese Runde dazugekommen: { $count } { $good }
agricola-board-person-of = besetzt von { $name }
agricola-board-you-get = Du bekämst
agricola-board-room-for = an seinem Platz
agricola-board-of-all = von { $of }
agricola-board-breeds = Das Paar bekommt bei der Ernte ein Junges:
agricola-board-breeds-not = Ein Junges fände keinen Platz:
agricola-board-points =
    { $n ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
agricola-board-farm = Hof
agricola-board-your-farm = dein Hof
agricola-board-whose-farm = Wessen Hof
agricola-board-farm-of = Hof von { $name }: Räume { $rooms }, Äcker { $fields }, Weiden { $pastures }; { $animals }
agricola-board-of = { $count } von { $of }
agricola-board-meadow = Wiese
agricola-board-pasture = Weide
agricola-board-field = Acker
agricola-board-room = Raum
agricola-board-animals-at = Tiere: { $place }
agricola-board-at-home = { $count } von { $all } zu Hause
agricola-board-first = Startspieler
agricola-board-homeless =
    { $count ->
        [one] Ein Tier hat noch keinen Platz.
       *[other] { $count } Tiere haben noch keinen Platz.
    }
agricola-board-supply = Vorrat
agricola-board-left = übrig
agricola-board-fences-left = Zäune übrig: { $count }
agricola-board-stables-left = Ställe übrig: { $count }
agricola-board-people-left = Personen übrig: { $count }
agricola-board-needs = braucht { $count } Nahrung
agricola-board-meal = { $food } von { $need } Nahrung, { $more } mehr aus Waren
agricola-board-enough = reicht
agricola-board-short =
    { $count ->
        [one] 1 Nahrung fehlt
       *[other] { $count } Nahrung fehlen
    }
agricola-board-convert = Waren lassen sich essen
agricola-board-beg =
    { $more ->
        [0] { $count ->
            [one] 1 Bettelmarke droht
           *[other] { $count } Bettelmarken drohen
        }
       *[other] { $more } aus Waren: { $count ->
            [one] 1 Bettelmarke droht
           *[other] { $count } Bettelmarken drohen
        }
    }
agricola-board-total = Punkte
agricola-board-begging =
    { $count ->
        [one] 1 Bettelmarke
       *[other] { $count } Bettelmarken
    }
agricola-board-cards = Karten
agricola-board-majors = Große Anschaffungen
agricola-board-majors-left = { $count } übrig
agricola-board-return = oder Feuerstelle zurückgeben
agricola-board-occupation = Ausbildung
agricola-board-minor = kleine Anschaffung
agricola-board-major = große Anschaffung
agricola-board-played = Ausgespielt
agricola-board-no-cards = Keine Karten auf der Hand.
agricola-board-hand = Hand
agricola-board-log = Ganzes Protokoll
agricola-board-hand-show = Welche Handkarten
agricola-board-hand-all = Alle { $count }
agricola-board-hand-occupations = Ausbildungen { $count }
agricola-board-hand-minors = Kleine { $count }
agricola-board-hand-playable = Spielbar { $count }
agricola-board-hand-none = Keine deiner Karten.
agricola-board-card-needs = braucht
agricola-board-now = sofort
agricola-board-playable = spielbar
agricola-board-lacking = fehlt
agricola-board-miss-prerequisite-missing = Bedingung offen
agricola-board-miss-no-fireplace = keine Feuerstelle
agricola-board-miss-no-occupation-playable = keine Ausbildung
agricola-board-miss-cannot-pay-card = nicht bezahlbar
agricola-board-miss-cannot-pay-occupation = zu wenig Nahrung
agricola-board-travels = Danach geht sie auf die Hand zur Linken.
agricola-board-seats-mark = ab { $count } Personen
agricola-board-suggested = vorgeschlagen
agricola-board-best = am besten
agricola-board-row-minor = Kleine An­schaf­fungen
agricola-board-row-occupation = Ausbil­dungen
agricola-board-row-playable = { $can } von { $of } spielbar
agricola-board-free = umsonst
agricola-board-corner = Karten, Protokoll und Chat
agricola-board-notes = Notizen
agricola-board-notes-hint = Was du dir merken willst. Nur dieser Browser behält es.
agricola-board-part-hand = Hand { $count }
agricola-board-part-table = Ausgelegt { $count }
agricola-board-part-majors = Große { $count }
agricola-board-acts-each = Jedes Mal
agricola-board-acts-any = Jederzeit
agricola-board-acts-round = Je Runde
agricola-board-acts-harvest = Ernte
agricola-board-acts-always = Immer
agricola-board-acts-majors = Große
agricola-board-acts-once = Einmal beim Ausspielen
agricola-board-none-played = Hier liegt noch keine Karte offen.
agricola-board-any-time = Jederzeit
agricola-board-state-left = noch { $count }
agricola-board-state-round = Runde { $count }
agricola-board-state-counted = bisher { $count }
agricola-board-state-done = erledigt
agricola-board-on-rounds = auf Runden
agricola-category-farm = Hofplanung
agricola-category-actions = Aktionen
agricola-category-points = Punkte
agricola-category-goods = Waren
agricola-category-food = Nahrung
agricola-category-crops = Ackerfrüchte
agricola-category-building = Baustoffe
agricola-category-livestock = Vieh
agricola-board-feeding = Ernähre deine Familie
agricola-board-feeding-hint = Sie braucht { $need } Nahrung, du hast { $food }. Wähle, was zu Nahrung wird.
agricola-board-begs =
    { $count ->
        [one] Was du auch wählst, 1 Nahrung fehlt: eine Bettelmarke.
       *[other] Was du auch wählst, { $count } Nahrung fehlen: { $count } Bettelmarken.
    }
agricola-board-leaves = übrig
agricola-board-leaves-nothing = nichts bleibt übrig
agricola-board-cooked = aus Gekochtem
agricola-board-back = Zurück
agricola-board-turn = Person { $number } von { $all }
agricola-board-still-home =
    { $count ->
        [one] Deine letzte Person in dieser Runde.
       *[other] Noch { $count } Personen einzusetzen.
    }
agricola-board-starred = Sterne zeigen gute Felder.
agricola-board-draw-spaces = Wähle die Felder einer Weide.
agricola-board-draw-edges = Wähle einzelne Kanten; jede kostet 1 [wood].
agricola-board-drawing = Wähle einen gezeichneten Zaun noch einmal, um ihn wegzunehmen.
agricola-board-fences =
    { $count ->
        [one] { $count } Zaun
       *[other] { $count } Zäune
    }
agricola-board-holds = Platz für { $count }
agricola-board-ways = Wähle eines davon
agricola-board-choose-way = Wähle eine der Möglichkeiten oben.
agricola-board-ways-animals = Welche Tiere bleiben?
agricola-board-ways-leave = Wie viele nimmst du?
agricola-board-drawn = Wie du einzäunst
agricola-board-by-edge = Kanten
agricola-board-by-pasture = Ganze Weiden

## Options that do not go together

agricola-conflict-seats = { $option } ist für { $counts } Plätze.
agricola-conflict-draft-alone = Ein Draft braucht jemanden, an den du weitergibst. Allein kannst du sieben von zehn aussuchen.
agricola-conflict-too-few = { $sort }: { $needed } nötig, { $there } in den gewählten Decks.
agricola-conflict-too-few-open = { $sort }: { $needed } nötig, { $shown } davon für die offene Auslage, { $there } in den gewählten Decks.
agricola-sort-occupations = Ausbildungen
agricola-sort-minors = Kleine Anschaffungen
agricola-sort-1-plus = Karten mit 1+
agricola-sort-3-plus = Karten mit 3+
agricola-sort-4-plus = Karten mit 4+
agricola-sort-travelling = Wanderkarten
agricola-sort-ordinary = Karten, die nicht wandern
agricola-conflict-no-list = { $what } ist keine Liste von Karten wie A016.
agricola-conflict-no-card = Eine Karte { $what } gibt es nicht; sie gehen von A001 bis E168.
agricola-conflict-not-made = Die Karte { $what } lässt sich hier noch nicht spielen.
agricola-conflict-card-twice = Die Karte { $what } steht zweimal in der Liste.
agricola-conflict-total-mode = Nur ausgeteilte Hände von sieben lassen sich auf eine Gesamtzahl ergänzen.
agricola-conflict-mix-mode = Gemischt wird nur, wo sieben Karten ausgeteilt werden.
agricola-conflict-mix-mulligan = Eine neu gezogene Hand ist nicht mehr gemischt: Wähle eines.
agricola-conflict-pastures = Entweder grenzen Weiden aneinander oder sie dürfen auseinander liegen: Wähle eines.
agricola-conflict-partner = Partner zäunen einander ganze Weiden ein, darum darf kein Zaun unfertig stehen.
agricola-conflict-late-start = Wer beginnt, wird gezogen, wenn alle ihre Karten haben: Startspieler und Ausbildungen können also nicht schon feststehen.
agricola-conflict-start-first = Es gibt nur { $seats } Plätze, von 0 an gezählt.
agricola-conflict-start-each = { $option }: ein Eintrag für jeden der { $seats } Plätze.
agricola-conflict-start-cards = Ausbildungen liegen nur aus, wo mit Handkarten gespielt wird.
agricola-conflict-start-card = { $card } ist keine Ausbildung unter den Karten dieser Partie.
agricola-conflict-start-seats = { $card } ist erst ab { $seats } Plätzen dabei.
agricola-conflict-start-cost = { $card } lässt sich am Anfang nicht bezahlen.

## Die Regeln in wenigen Sätzen

agricola-rule-place = Personen einsetzen
    .text = Reihum setzt jeder eine Person auf ein freies Feld und macht gleich, was es bietet. Auf ein Feld kommt je Runde eine Person. Sind alle eingesetzt, kommen sie heim, und ein neues Feld wird aufgedeckt; wo niemand war, sammeln sich Waren.
agricola-rule-build = Räume und Ställe
    .text = Ein Raum kostet 5 von dem, woraus dein Haus ist, und 2 [reed], und er liegt neben einem anderen Raum. Ein Stall kostet 2 [wood] und steht auf einem freien Feld. Renovieren macht das ganze Haus zu Lehm, später zu Stein.
agricola-rule-plow = Äcker
    .text = Pflüge ein freies Hoffeld; deine Äcker liegen nebeneinander. Aus 1 [grain] werden beim Säen 3 auf dem Acker, aus 1 [vegetable] 2. Jede Ernte bringt von jedem Acker eines.
agricola-rule-fence = Zäune und Tiere
    .text = Ein Zaun kostet 1 [wood]; du hast 15. Jedes Feld einer Weide fasst 2 Tiere einer Art; jeder Stall darin verdoppelt die Weide. Ein Stall außerhalb fasst 1 Tier, das Haus 1.
agricola-rule-improve = Anschaffungen und Karten
    .text = Zahle den Preis und leg die Karte vor dich. Feuer- und Kochstellen machen jederzeit Waren zu [food], Öfen backen Brot, Werkstätten helfen bei der Ernte. Die meisten geben auch Punkte.
agricola-rule-family = Nachwuchs
    .text = Du brauchst mehr Räume als Personen. Das Neugeborene kommt mit den anderen heim und arbeitet ab der nächsten Runde. Eine Familie hat höchstens fünf Personen.
agricola-rule-feed = Die Ernte
    .text = Nach den Runden 4, 7, 9, 11, 13 und 14: Nimm von jedem Acker eines, ernähre deine Familie, dann bekommt jede Tierart, von der du zwei oder mehr hast, ein Junges, wenn Platz ist. Jede Person isst 2 [food] (allein 3), ein Neugeborenes 1. Für jede fehlende [food] nimmst du eine Bettelmarke: 3 Punkte weniger.
agricola-rule-score = Das Ende
    .text = Die Partie endet nach Runde 14 und ihrer Ernte. Äcker, Weiden, Ackerfrüchte und Tiere geben je bis zu 4 Punkte; wovon du nichts hast, das kostet einen, ebenso jedes leere Feld. Jede Person gibt 3 Punkte.

# --- Kampagnen ---------------------------------------------------------------------------

agricola-campaign-first = { $seat } beginnt die nächste Partie.
agricola-campaign-food = { $seat } war auf dem letzten Platz und beginnt mit 1 [food] mehr.
agricola-campaign-carries = { $seat } beginnt mit { $card } als Start-Ausbildung.
agricola-series-target = Partie { $number } der Reihe verlangt { $points } Punkte.
agricola-series-food = Du beginnst mit { $food } [food].
agricola-series-secured = { $card } ist gesichert und liegt am Anfang aus.

## Wie man zu Karten kommt

agricola-draft-packet = Die Karten vor dir
agricola-draft-stage-pick = Wähle deine Karten
agricola-draft-stage-deal = Karten werden verteilt
agricola-draft-stage-ready = Deine Hand ist fertig
agricola-draft-stage-mulligan = Deine Hand
agricola-draft-stage-swap = Karten tauschen
agricola-draft-pass = Wahl { $pass } von { $passes }
agricola-draft-keep = Wähle, was du behältst.
agricola-draft-put-away = Wähle, was du ablegst; der Rest ist deine Hand.
agricola-power-opening = Erstes Aktionsfeld
agricola-draft-occupations = Ausbildungen
agricola-draft-minors = Kleine Anschaffungen
agricola-draft-keep-of = behalte { $count } von { $of }
agricola-draft-away-of = lege { $count } von { $of } ab
agricola-draft-due = noch zu wählen: { $count }
agricola-draft-chosen = gewählt
agricola-draft-kept = Behalten
agricola-draft-put = Abgelegt
agricola-draft-wait = Mit diesem Päckchen bist du fertig. Es geht weiter, sobald alle gewählt haben; bis dahin nimmt Rückgängig eine Karte zurück.
agricola-draft-watch = Alle wählen Karten.
agricola-draft-round = Der Tisch
agricola-draft-thinks = überlegt noch
agricola-draft-ready = gewählt
agricola-draft-go-occupations =
    { $to ->
        [right] Ausbildungen gehen nach rechts.
       *[left] Ausbildungen gehen nach links.
    }
agricola-draft-go-minors =
    { $to ->
        [right] Kleine Anschaffungen gehen nach rechts.
       *[left] Kleine Anschaffungen gehen nach links.
    }
agricola-draft-keep-this = Diese behalten
agricola-draft-put-this = Diese ablegen
agricola-draft-back = Zurücknehmen
agricola-draft-fits = passt zu { $names }
agricola-draft-of = { $done } von { $of } gewählt
agricola-draft-moves = weiter geht es, wenn alle gewählt haben
agricola-draft-show =
    { $count ->
        [0] Noch keine Karten
        [one] 1 Karte zeigen
       *[other] { $count } Karten zeigen
    }
agricola-draft-to =
    { $to ->
        [right] nach rechts
       *[left] nach links
    }
agricola-draft-so-far = Deine Karten bisher
agricola-draft-none-yet = Noch keine.

## Die Sammlung der Karten

agricola-library-search = Name oder Wörter
agricola-library-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
agricola-library-filters = Filter
agricola-library-kind = Art
agricola-library-deck = Deck
agricola-library-category = Bereich
agricola-library-seats = Personen
agricola-library-list = Deine Karten
agricola-library-any = alle
agricola-library-passing = Wandert
agricola-library-minors = Kleine
agricola-library-majors = Große
agricola-library-sort = Reihenfolge
agricola-library-sort-number = nach Nummer
agricola-library-sort-name = nach Name
agricola-library-sort-power = nach Stärke
agricola-library-more-wins = Siege von 100 Partien unter Bots, über das Übliche hinaus
agricola-library-costs = Kostet
agricola-library-does = Was sie tut
agricola-library-none = Keine Karte passt. Nimm einen Filter oder ein Wort weg.
agricola-library-card = Karte
agricola-library-cost = Kosten
agricola-library-free = frei
agricola-library-points = Punkte
agricola-library-acts = Wirkt
agricola-library-passes = Wandert weiter
agricola-library-yes = ja, nach links
agricola-library-no = nein
agricola-library-rulings = Auslegungen
agricola-library-needs = Braucht
agricola-library-share = Link kopieren
agricola-library-shared = Link kopiert
agricola-library-wanted = beliebig viele
agricola-library-power = Stärke unter Bots
agricola-library-power-played = { $seats } Personen: { $share } % Siege (±{ $give }), wenn gespielt, in { $times } Partien; üblich { $usual } %
agricola-library-power-dealt = { $seats } Personen: { $share } % Siege (±{ $give }), wenn ausgeteilt; üblich { $usual } %
agricola-library-power-more = mehr Siege in 100 Partien
agricola-library-power-between = { $low } bis { $high }
agricola-library-power-times = { $times }-mal gespielt in { $games } Partien
agricola-library-power-seats = { $count } Personen
agricola-library-power-when-played = gespielt
agricola-library-power-when-dealt = ausgeteilt
agricola-library-base = Grundspiel
agricola-library-played-with = Gespielt mit
agricola-library-choose = beliebig
agricola-library-more = Mehr
agricola-library-with = Oft gespielt mit
agricola-library-with-how = Beide wurden { $times }-mal gespielt, { $lift }-mal so oft wie durch Zufall.
agricola-library-with-games = Öfter als durch Zufall, in { $games } Partien unter Bots.
agricola-cardsign-title = Was die Zeichen bedeuten
agricola-cardsign-points = Punkte am Ende
agricola-cardsign-now = Sofort beim Ausspielen
agricola-cardsign-turns = Das erste bringt das zweite
agricola-cardsign-space = Auf diesem Feld des Dorfs
agricola-cardsign-round = In dieser Runde; mit + von jetzt an gezählt
agricola-cardsign-not = Das nicht

## Eigene Kartenlisten

agricola-list-cards = Karten
agricola-list-single = Einzelne Karten und gespeicherte Listen
agricola-list-none-banned = keine gesperrt
agricola-list-banned = { $count } gesperrt
agricola-list-search = Karte sperren: Name oder Wörter
agricola-list-ban = sperren
agricola-list-allow = zulassen
agricola-list-allow-card = { $name } wieder zulassen
agricola-list-more =
    { $count ->
        [one] Eine weitere Karte passt.
       *[other] { $count } weitere Karten passen.
    }
agricola-list-count = { $count } Karten an diesem Tisch: { $occupations } Ausbildungen, { $minors } kleine Anschaffungen
agricola-list-mine = Gespeicherte Listen
agricola-list-name = Name dieser Liste
agricola-list-save = Speichern
agricola-list-saved = „{ $name }“ ist in diesem Browser gespeichert.
agricola-list-needs-name = Gib der Liste erst einen Namen.
agricola-list-forget = Liste { $name } löschen
agricola-list-share = Link kopieren
agricola-list-link = Dieser Link öffnet einen Tisch mit dieser Liste: { $link }
agricola-list-export = Datei sichern
agricola-list-import = Datei öffnen
agricola-list-bad-file = In dieser Datei steht keine Kartenliste für Agricola.
agricola-list-other-option = „{ $option }“ gehört nicht in eine Kartenliste.
agricola-list-library = Im Kartenverzeichnis wählen
agricola-list-own = Deine Liste
agricola-list-play = Tisch damit aufmachen
agricola-list-reset = Wieder alle Karten
agricola-list-ban-here = An meinem Tisch sperren
agricola-list-allow-here = An meinem Tisch zulassen
