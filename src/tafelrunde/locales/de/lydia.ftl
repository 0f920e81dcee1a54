### Wörter von Lions of Lydia.

# Kaufleute stehen in den Sätzen immer im Akkusativ, Tore immer nach „das“.

lydia-title = Lions of Lydia
lydia-title-short = Lydia
lydia-tie = Bei Gleichstand entscheidet höherer Einfluss, dann mehr Ressourcen und Münzen zusammen.
lydia-about = Kaufleute führen, die Stadt kaufen.
    .about = Schicke Kaufleute an die Tore der Stadt, sammle Ressourcen und Münzen, kaufe Ländereien und drehe sie auf ihre bessere Seite.

## Symbole in Worten

icon-merchant-blue = blauen Kaufmann
    .many = blaue Kaufleute
icon-merchant-yellow = gelben Kaufmann
    .many = gelbe Kaufleute
icon-merchant-green = grünen Kaufmann
    .many = grüne Kaufleute
icon-merchant-red = roten Kaufmann
    .many = rote Kaufleute
icon-merchant-lydian = Lyder
    .many = Lyder
icon-merchant-artisan = Handwerker
    .many = Handwerker
icon-merchant-any = farbigen Kaufmann
icon-resource-blue = Stein
icon-resource-yellow = Getreide
icon-resource-green = Amphore
    .many = Amphoren
icon-resource-red = Fleisch
icon-resource-any = Ressource
icon-gate-blue = blaue Tor
icon-gate-yellow = gelbe Tor
icon-gate-green = grüne Tor
icon-gate-red = rote Tor
icon-gate-any = jedes Tor
icon-coin = Münze
icon-coins = Münzen
icon-fountain = Brunnen
icon-token = Brunnen-Plättchen
icon-bag = Beutel
icon-king = König
icon-influence = Einfluss
icon-bonus = Bonus
icon-upgraded = aufgewertet
icon-basic = nicht aufgewertet
icon-points = Punkte
icon-property = Länderei
icon-silver = silbern
icon-gold = golden
icon-purple = violett
icon-fountain-card = Brunnen-Karte
icon-builder = Baumeister-Plättchen
icon-courtyard = Innenhof
icon-tomb = Grab
icon-estate = Landgut
icon-trade = Tausch
icon-chariot = Wagen

## Kleine Stücke, aus denen Sätze entstehen

lydia-merchant-blue = [merchant-blue]
lydia-merchant-yellow = [merchant-yellow]
lydia-merchant-green = [merchant-green]
lydia-merchant-red = [merchant-red]
lydia-merchant-lydian = [merchant-lydian]
lydia-merchant-artisan = [merchant-artisan]
lydia-merchant-any = [merchant-any]
lydia-pair-blue = 2 [merchant-blue]
lydia-pair-yellow = 2 [merchant-yellow]
lydia-pair-green = 2 [merchant-green]
lydia-pair-red = 2 [merchant-red]
lydia-pair-lydian = 2 [merchant-lydian]
lydia-pair-artisan = 2 [merchant-artisan]
lydia-gate-blue = [gate-blue]
lydia-gate-yellow = [gate-yellow]
lydia-gate-green = [gate-green]
lydia-gate-red = [gate-red]
lydia-colour-blue = Blau
lydia-colour-yellow = Gelb
lydia-colour-green = Grün
lydia-colour-red = Rot
lydia-side-n = Nordseite
lydia-side-e = Ostseite
lydia-side-s = Südseite
lydia-side-w = Westseite
lydia-corner-nw = Nordwesten
lydia-corner-ne = Nordosten
lydia-corner-se = Südosten
lydia-corner-sw = Südwesten
lydia-amount-blue = { $count } [resource-blue]
lydia-amount-yellow = { $count } [resource-yellow]
lydia-amount-green = { $count } [resource-green]
lydia-amount-red = { $count } [resource-red]
lydia-amount-coin =
    { $count ->
        [one] { $count } [coin]
       *[other] { $count } [coins]
    }
lydia-resource-blue = [resource-blue]
lydia-resource-yellow = [resource-yellow]
lydia-resource-green = [resource-green]
lydia-resource-red = [resource-red]
lydia-resource-coin = [coins]
lydia-list = { $first }, { $rest }
lydia-and = { $first } und { $rest }
lydia-either = { $first } oder { $rest }
lydia-nothing = nichts

## Fragen

lydia-chance-next = Jetzt wird der nächste Kaufmann aus dem Beutel gezogen. Weiter?
lydia-ask-colour = Wähle dein Spieler-Board; die Startkarte gehört dazu.
lydia-ask-place = Stelle deinen { $merchant } an ein Tor oder an den Brunnen.
lydia-ask-place-builders = Stelle deinen { $merchant } an ein Tor, an den Brunnen oder auf ein Baumeister-Plättchen.
lydia-ask-copy = Wen kopiert dein [merchant-artisan]?
lydia-ask-king = Nimm die Gunst des Königs: { $amount }. An welches Tor zieht er weiter?
lydia-ask-bonus =
    { $count ->
        [one] Wähle deinen Bonus für Feld 6.
       *[other] Du hast { $count } Boni für Feld 6. Wähle einen.
    }
lydia-ask-sell = Hier handelt ein Lyder: { $resource } gegen Münzen. Wie viel tauschst du?
lydia-ask-sell-wild = { $resource } ist für dich wild und zählt hier auch. Wie viel tauschst du gegen Münzen?
lydia-ask-buy = Kaufe Karten von einer Seite, eine nach der anderen.
lydia-ask-buy-side = Kaufe weiter von der { $side }, oder hör auf.
lydia-ask-buy-builder = Kaufe Karten von der { $side } und der { $other }.
lydia-ask-cover = Auf welche aufgewertete Karte legst du das Landgut?
lydia-ask-upgrade = Werte Ländereien auf: Zahle ihre Kosten noch einmal.
lydia-ask-pay = Wie zahlst du für „{ $card }“?
lydia-ask-pay-race = Wie zahlst du für Rang { $rank }?
lydia-ask-race = Ein Wagenrennen! Für welchen Rang zahlst du?
lydia-ask-refill = Lege einen Kaufmann vom Brunnen in deinen Beutel.
lydia-ask-refill-gates = Der Brunnen ist leer. Lege einen Kaufmann von einem beliebigen Tor in deinen Beutel.

## Antworten

lydia-do-gate = An das { $gate }
lydia-do-fountain = An den [fountain]
lydia-do-builder = Auf das [builder] im { $corner }
lydia-do-swap = Den { $merchant } aus dem Innenhof spielen
lydia-do-copy = Den { $merchant } kopieren
lydia-do-king = Den [king] an das { $gate }
lydia-do-king-decline = Die Gunst ausschlagen, den [king] an das { $gate }
lydia-do-influence = Den [influence] auf Stufe { $level }
lydia-do-free-upgrade = „{ $card }“ kostenlos aufwerten
lydia-do-pass = Kein Bonus
lydia-do-sell =
    { $count ->
        [0] Alles behalten
       *[other] { $given } gegen { $coins }
    }
lydia-do-buy = „{ $card }“ für { $cost }
lydia-do-tomb = { $colour ->
        [blue] Blaues [tomb] für { $cost } und einen Kaufmann
        [yellow] Gelbes [tomb] für { $cost } und einen Kaufmann
        [green] Grünes [tomb] für { $cost } und einen Kaufmann
       *[red] Rotes [tomb] für { $cost } und einen Kaufmann
    }
lydia-do-estate = Das [estate] der { $side } für { $cost }
lydia-do-upgrade = „{ $card }“ aufwerten für { $cost }
lydia-do-cover = Auf „{ $card }“
lydia-do-done-buying = Kaufen beenden
lydia-do-done = Aufwerten beenden
lydia-do-race =
    { $rank ->
        [0] Nicht mitfahren
        [1] Rang 1: { $cost } für 1 Münze
        [2] Rang 2: { $cost } für 3 Münzen
       *[3] Rang 3: { $cost } für eine Stufe Einfluss
    }
lydia-do-take = Den { $merchant } nehmen
lydia-do-take-from = Durch das { $gate } den { $merchant } holen

## Karten

lydia-card-start = { $colour ->
        [blue] Blaues Haus
        [yellow] Gelbes Haus
        [green] Grünes Haus
       *[red] Rotes Haus
    }
lydia-card-gate = { $colour ->
        [blue] Blaues Torhaus
        [yellow] Gelbes Torhaus
        [green] Grünes Torhaus
       *[red] Rotes Torhaus
    }
lydia-card-guild = { $colour ->
        [blue] Blaue Gilde
        [yellow] Gelbe Gilde
        [green] Grüne Gilde
       *[red] Rote Gilde
    }
lydia-card-road = { $colour ->
        [blue] Blaue Straße
        [yellow] Gelbe Straße
        [green] Grüne Straße
       *[red] Rote Straße
    }
lydia-card-export = { $colour ->
        [blue] Blauer Hafen
        [yellow] Gelber Hafen
        [green] Grüner Hafen
       *[red] Roter Hafen
    }
lydia-card-twin = Markt für { $colour } und { $other }
lydia-card-pair = Wechselhaus für { $colour } und { $other }
lydia-card-caravan = Große Karawane
lydia-card-mint = Königliche Münze
lydia-card-spring = { $colour ->
        [blue] Blaue Quelle
        [yellow] Gelbe Quelle
        [green] Grüne Quelle
       *[red] Rote Quelle
    }
lydia-card-silver = Silberne Länderei
lydia-card-gold = Goldene Länderei
lydia-card-fountain = Brunnen-Karte
lydia-card-by-influence = Palast des Einflusses
lydia-card-by-pairs = Haus der Zwillinge
lydia-card-by-blue = Blauer Hort
lydia-card-by-yellow = Gelber Hort
lydia-card-by-green = Grüner Hort
lydia-card-by-red = Roter Hort
lydia-card-by-lydians = Haus der Lyder
lydia-card-by-upgraded = Haus der Meister
lydia-card-by-silver = Silberkammer
lydia-card-by-gold = Goldkammer
lydia-card-by-production = Haus der Werkstätten
lydia-card-by-purple = Violetter Hof

lydia-effect-income = Einen { $merchants } an das { $gates }: { $reward }
lydia-effect-anywhere = Einen { $merchants } an irgendein Tor: { $reward }
lydia-effect-spring = Einen { $merchants } an den Brunnen: { $reward }
lydia-effect-points =
    { $points ->
        [one] 1 Punkt { $counted }
       *[other] { $points } Punkte { $counted }
    }
lydia-per-influence =
    { $each ->
        [one] für jede Stufe Einfluss
       *[other] für je { $each } Stufen Einfluss
    }
lydia-per-pairs =
    { $each ->
        [one] für jedes gleiche Paar im Beutel
       *[other] für je { $each } gleiche Paare im Beutel
    }
lydia-per-resource =
    { $each ->
        [one] für je 1 { $resource } im Besitz
       *[other] für je { $each } { $resource } im Besitz
    }
lydia-per-lydians =
    { $each ->
        [one] für jeden [merchant-lydian] im Beutel
       *[other] für je { $each } [merchant-lydian] im Beutel
    }
lydia-per-upgraded =
    { $each ->
        [one] für jede deiner aufgewerteten Ländereien
       *[other] für je { $each } deiner aufgewerteten Ländereien
    }
lydia-per-silver =
    { $each ->
        [one] für jede deiner silbernen Ländereien
       *[other] für je { $each } deiner silbernen Ländereien
    }
lydia-per-gold =
    { $each ->
        [one] für jede deiner goldenen Ländereien
       *[other] für je { $each } deiner goldenen Ländereien
    }
lydia-per-production =
    { $each ->
        [one] für jedes Ressourcen-Symbol, das deine Karten einbringen
       *[other] für je { $each } Ressourcen-Symbole, die deine Karten einbringen
    }
lydia-per-purple =
    { $each ->
        [one] für jede deiner violetten Ländereien
       *[other] für je { $each } deiner violetten Ländereien
    }
lydia-card-source =
    .reconstructed = Einige Angaben dieser Karte sind nirgends belegt und wurden ergänzt.
    .documented = Alle Angaben dieser Karte sind belegt.
lydia-deck-reconstructed = Diese Partie verwendet rekonstruierte Karten: Teile davon sind nirgends belegt.
lydia-deck-owner = Diese Partie verwendet die Karten „{ $name }“.

## Warum nicht

lydia-why-not-offered = Das steht hier nicht zur Wahl.
lydia-why-module-not-in-play = Diese Erweiterung ist nicht im Spiel.
lydia-why-builder-artisan = Ein Handwerker darf nicht auf ein Baumeister-Plättchen: Dort steht niemand, den er kopieren könnte.
lydia-why-builder-lydian = Auf ein Baumeister-Plättchen stellt man nur einen Lyder, nicht einen { $merchant }.
lydia-why-nobody-to-copy = Ein Handwerker braucht jemanden, den er kopiert, und an diesem Tor steht niemand.
lydia-why-copy-lydian = An diesem Tisch darf ein Handwerker keinen Lyder kopieren.
lydia-why-copy-artisan = Ein Handwerker kann keinen anderen Handwerker kopieren.
lydia-why-not-standing-there = Dort steht kein solcher Kaufmann.
lydia-why-swapped-once = Du hast in diesem Zug schon mit deinem Innenhof getauscht.
lydia-why-king-stays = Der König muss an ein anderes Tor ziehen.
lydia-why-nothing-to-decline = Die Gunst ginge an deiner Obergrenze ohnehin verloren; es gibt nichts auszuschlagen.
lydia-why-influence-top = Dein Einfluss steht schon auf der letzten Stufe.
lydia-why-bonus-must-be-used = An diesem Tisch muss ein Bonus genutzt werden.
lydia-why-not-yours-yet = Diese Karte gehört dir nicht; sie liegt noch aus.
lydia-why-already-upgraded = Diese Karte ist schon aufgewertet; das geht nur einmal.
lydia-why-no-property = An diesem Tisch zählen Brunnen-Karten nicht als Ländereien: Der Bonus kann keine aufwerten.
lydia-why-somebody-elses = Diese Karte gehört schon jemandem: { $owner }.
lydia-why-in-the-box = Diese Karte spielt in dieser Partie nicht mit.
lydia-why-not-so-many = So viele hast du nicht.
lydia-why-coin-limit =
    { $count ->
        [0] Du hast 12 Münzen, und mehr darf niemand besitzen.
        [one] Mehr als 12 Münzen darf niemand besitzen: Du hast noch Platz für eine.
       *[other] Mehr als 12 Münzen darf niemand besitzen: Du hast noch Platz für { $count }.
    }
lydia-why-one-side = Am Brunnen kauft man von einer Seite, und du hast schon von der { $side } gekauft.
lydia-why-builder-sides = Dieses Baumeister-Plättchen kauft nur von der { $side } und der { $other }.
lydia-why-property-limit =
    { $count ->
        [one] Mit Einfluss { $level } darfst du { $count } Länderei besitzen, die Startkarte mitgezählt.
       *[other] Mit Einfluss { $level } darfst du { $count } Ländereien besitzen, die Startkarte mitgezählt.
    }
lydia-why-cannot-pay =
    { $count ->
        [one] Dafür fehlt: { $lacking }; und { $count } Münze, um das auszugleichen.
       *[other] Dafür fehlt: { $lacking }; und { $count } Münzen, um das auszugleichen.
    }
lydia-why-coins-only =
    { $count ->
        [0] Münzen zahlt man nur mit Münzen.
        [one] Diese Karte zahlt man nur mit Münzen, und dir fehlt { $count }.
       *[other] Diese Karte zahlt man nur mit Münzen, und dir fehlen { $count }.
    }
lydia-why-buying-is-over = Erst wird gekauft, dann aufgewertet; du wertest jetzt auf.
lydia-why-upgrade-later = Erst wird gekauft, dann aufgewertet; das kannst du, wenn du mit dem Kaufen fertig bist.
lydia-why-tile-taken = Dieses Plättchen gehört schon jemandem: { $owner }.
lydia-why-gold-card-above = Erst muss die goldene Karte über diesem Plättchen gekauft werden.
lydia-why-gold-card-just-bought = An diesem Tisch bekommt man ein Plättchen nicht in derselben Aktion wie die goldene Karte darüber.
lydia-why-tile-price =
    { $count ->
        [one] Dieses Plättchen kostet { $cost }, und dir fehlt { $count }.
       *[other] Dieses Plättchen kostet { $cost }, und dir fehlen { $count }.
    }
lydia-why-one-tomb = An diesem Tisch darf niemand mehr als ein Grab besitzen.
lydia-why-nobody-to-retire = Dieses Grab braucht einen { $merchant } vom Brunnen, und dort steht keiner.
lydia-why-artisan-no-stand-in = Dieses Grab braucht einen echten { $merchant }; ein Handwerker kann ihn nicht vertreten.
lydia-why-just-placed = An diesem Tisch darf der gerade gestellte Kaufmann nicht in den Ruhestand, und das Grab braucht einen anderen { $merchant }.
lydia-why-nothing-to-cover = Ein Landgut braucht eine aufgewertete silberne oder goldene Karte von dir ohne Plättchen.
lydia-why-cover-purple = Ein Landgut liegt auf einer silbernen oder goldenen Karte, nicht auf einer violetten.
lydia-why-cover-fountain-card = Brunnen-Karten sind nur für violette Karten golden; ein Landgut kann sie nicht abdecken.
lydia-why-cover-basic = Nur eine aufgewertete Karte kann abgedeckt werden.
lydia-why-cover-twice = Ein Landgut je Karte: Diese ist schon abgedeckt.
lydia-why-race-price = Du hast die Ressourcen nicht, die zu diesen Wagen passen.
lydia-why-race-no-coins = In einem Rennen zahlt man nicht mit Münzen.
lydia-why-not-the-price = Der Preis ist { $cost }.
lydia-why-wrong-resource = Nur Münzen und deine wilde Ressource können eine andere Ressource ersetzen.
lydia-why-not-at-fountain = Am Brunnen steht kein solcher Kaufmann.
lydia-why-fountain-first = Solange Kaufleute am Brunnen stehen, nimmst du einen von diesen.
lydia-why-colour-taken = Dieses Board hat schon jemand.

## Das Protokoll

lydia-log-colour = { $seat } nimmt das Board in { $colour }.
lydia-log-draw = { $seat } zieht einen { $merchant }.
lydia-log-swap = { $seat } spielt den { $merchant } aus dem Innenhof und lässt den { $other } dort.
lydia-log-place = { $seat } stellt den { $merchant } an das { $gate }.
lydia-log-place-fountain = { $seat } stellt den { $merchant } an den Brunnen.
lydia-log-place-builder = { $seat } stellt den { $merchant } auf das Baumeister-Plättchen im { $corner }.
lydia-log-copies = { $seat } stellt den [merchant-artisan] an das { $gate } und kopiert den { $merchant }.
lydia-log-copies-fountain = { $seat } stellt den [merchant-artisan] an den Brunnen und kopiert den { $merchant }.
lydia-log-gain = { $seat } bekommt { $goods }.
lydia-log-gain-full = { $seat } hat keinen Platz für mehr { $resource }.
lydia-log-gain-but = { $seat } bekommt { $goods }; kein Platz für mehr { $resource }.
lydia-gain = { $goods } ({ $source })
lydia-gain-lost = { $goods } ({ $source }, { $lost } verfallen)
lydia-source-property = Ländereien
lydia-source-gate = Tor
lydia-source-merchants = Kaufleute
lydia-source-king = König
lydia-source-influence = Einfluss
lydia-source-race = Rennen
lydia-log-trade = { $seat } verkauft { $amount } für { $coins }.
lydia-log-pair = Ein Paar verlässt das { $gate } und bringt einen { $merchant } an den Brunnen.
lydia-log-pair-both = { $pair } verlassen das { $gate } zum Brunnen.
lydia-log-pair-chariot = { $pair } verlassen das { $gate }: einer zum Brunnen, einer auf Wagen { $count }.
lydia-log-freed-influence = Die Einfluss-Leiste gibt einen { $merchant } frei: Er geht an den Brunnen.
lydia-log-freed-gold = Die goldene Karte gibt einen [merchant-lydian] frei: Er geht an den Brunnen.
lydia-log-freed-builder = Das Baumeister-Plättchen gibt den [merchant-lydian] zurück an den Brunnen.
lydia-log-freed-chariots = Die Wagen geben den { $merchant } zurück an den Brunnen.
lydia-log-to-chariot = Ein Paar verlässt das { $gate } und schickt einen { $merchant } auf Wagen { $count }.
lydia-log-refill = { $seat } legt einen { $merchant } in den Beutel.
lydia-log-refill-gate = { $seat } holt durch das { $gate } einen { $merchant } in den Beutel.
lydia-log-king = { $seat } schickt den König an das { $gate }.
lydia-log-influence = { $seat } rückt auf Einfluss { $level } vor.
lydia-log-buy = { $seat } kauft „{ $card }“.
lydia-log-buy-for = { $seat } kauft „{ $card }“ für { $cost }.
lydia-log-upgrade = { $seat } wertet „{ $card }“ auf.
lydia-log-upgrade-for = { $seat } wertet „{ $card }“ für { $cost } auf.
lydia-log-pay = { $seat } zahlt { $amount }.
lydia-log-token = { $seat } nimmt das [token]: Alle anderen haben noch einen Zug.
lydia-log-stopped = In je { $turns } Zügen hat niemand das [token] genommen: Die Partie wird abgebrochen und so gewertet, wie sie steht.
lydia-log-tomb =
    { $lost ->
        [0] { $seat } erwirbt das [tomb] in { $colour }; ein Kaufmann geht dort in den Ruhestand.
        [one] { $seat } erwirbt das [tomb] in { $colour }; ein Kaufmann geht dort in den Ruhestand, { $lost } Ressource ist verloren.
       *[other] { $seat } erwirbt das [tomb] in { $colour }; ein Kaufmann geht dort in den Ruhestand, { $lost } Ressourcen sind verloren.
    }
lydia-log-tomb-for =
    { $lost ->
        [0] { $seat } erwirbt das [tomb] in { $colour } für { $cost }; ein Kaufmann geht dort in den Ruhestand.
        [one] { $seat } erwirbt das [tomb] in { $colour } für { $cost }; ein Kaufmann geht dort in den Ruhestand, { $lost } Ressource ist verloren.
       *[other] { $seat } erwirbt das [tomb] in { $colour } für { $cost }; ein Kaufmann geht dort in den Ruhestand, { $lost } Ressourcen sind verloren.
    }
lydia-log-estate = { $seat } legt ein [estate] auf „{ $card }“.
lydia-log-estate-for = { $seat } legt ein [estate] für { $cost } auf „{ $card }“.
lydia-log-race = Der dritte Wagen ist besetzt: ein Rennen, { $seat } entscheidet zuerst.
lydia-log-rank = { $seat } nimmt Rang { $rank }.
lydia-log-rank-for = { $seat } nimmt Rang { $rank } für { $cost }.

## Was in einer Zeile der Wertung mehr brächte

lydia-next-influence =
    { $more ->
        [one] Noch 1 Stufe Einfluss: +{ $gain }
       *[other] Noch { $more } Stufen Einfluss: +{ $gain }
    }
lydia-next-coin = Noch 1 Münze: +1
lydia-next-token = Das [token] mit den Münzen von jetzt: +{ $gain }
lydia-next-card = Eine Karte aus der Stadt: +{ $gain }
lydia-next-cards = Eine Karte aus der Stadt: +{ $low } bis +{ $high }
lydia-next-upgrade = { $card }, aufgewertet: +{ $gain }
lydia-next-counted = { $counted }: noch { $more } bringen +{ $gain }
lydia-next-purple = Die beste violette Karte in der Stadt: jetzt +{ $gain }
lydia-next-estate = Ein Landgut auf der besten aufgewerteten Karte: +{ $gain }

## Die Wertung

lydia-score-silver = Silberne Ländereien
lydia-score-gold = Goldene Ländereien
lydia-score-fountain-cards = Brunnen-Karten
lydia-score-estates = Landgüter
lydia-score-influence = Einfluss
lydia-score-purple = Violette Ländereien
lydia-score-coins = Münzen mit dem Brunnen-Plättchen

## Erweiterungen

lydia-modules-hint = Für eine erste Partie passen ein bis vier Erweiterungen.
lydia-module-croesus = König Krösus
    .help = Der König steht an einem Tor. Wer dort einen Kaufmann hinstellt, nimmt eine Ressource des Tors zusätzlich und schickt den König an ein anderes Tor.
    .advice = Überlege, wer als Nächstes dran ist, bevor du den König weiterschickst.
lydia-module-pactolus = Die Wasser des Paktolos
    .help = An jeder Seite liegt eine Brunnen-Karte. Sie bringt Münzen, wenn man einen Kaufmann ihrer Farbe an den Brunnen stellt, noch vor dem Kaufen.
    .advice = Eine Quelle lohnt sich, wenn Kaufleute ihrer Farbe immer wieder in deinen Beutel kommen.
lydia-module-artisans = Die Handwerkergilde
    .help = Mit Einfluss 4 kommt ein Handwerker an den Brunnen. Wo man ihn hinstellt, kopiert er einen Kaufmann, und an einem Tor gehen beide als Paar.
    .advice = Der Handwerker hilft viel, doch am Ende kann es klug sein, ihn am Brunnen zu lassen.
lydia-module-courtyards = Innenhöfe
    .help = Jeder Platz hat einen weiteren Kaufmann im Innenhof und darf ihn gegen den gerade gezogenen tauschen.
    .advice = Halte einen starken Kaufmann bereit für den Zug, in dem du ihn am nötigsten brauchst.
lydia-module-tomb = Das Grab des Alyattes
    .help = Unter jeder goldenen Karte liegt ein Grab für 2 Münzen, einen Kaufmann seiner Farbe und deinen Marker dieser Farbe. Von da an erhältst du Münzen statt dieser Ressource.
    .advice = Ein Grab ist früh am stärksten, in einer Farbe, die deine Karten einbringen.
lydia-module-builders = Königliche Baumeister
    .help = Ein Lyder darf auf ein Baumeister-Plättchen in einer Ecke: eine Brunnen-Aktion, die von beiden Seiten kauft, die dort zusammenstoßen.
    .advice = Achte auf Karten an benachbarten Seiten, die gut zusammenpassen.
lydia-module-chariots = Wagenrennen
    .help = Einer von jedem farbigen Paar, das ein Tor verlässt, steigt auf einen Wagen. Beim dritten gibt es ein Rennen: Alle dürfen passende Ressourcen für Münzen oder Einfluss zahlen.
    .advice = Plane voraus, damit du die richtigen Ressourcen hast, wenn der dritte Wagen besetzt wird.
lydia-module-estates = Landgüter
    .help = Unter jeder goldenen Karte liegt ein Landgut für 3 Münzen. Es deckt eine deiner aufgewerteten silbernen oder goldenen Karten ab: Sie bringt nichts mehr ein, zählt aber doppelt.
    .advice = Spät im Spiel gehört ein Landgut auf die Karte mit den meisten Punkten.

## Optionen eines Tisches

lydia-option-modules = Erweiterungen
    .help = Welche der acht Erweiterungen im Spiel sind. Für eine erste Partie passen ein bis vier.
lydia-option-modules-all = Alle acht
lydia-option-colours = Spieler-Boards
    .help = Wie die Boards mit ihren Farben und Startkarten verteilt werden.
lydia-option-colours-random = Zufällig
lydia-option-colours-choose = Reihum gewählt
lydia-option-hidden_bags = Fremde Beutel verbergen
    .help = Was in einem Beutel liegt, haben alle gesehen, darum sind Beutel offen. Verbirg sie, wenn ihr es euch merken wollt.
lydia-option-deck = Karten
    .help = Eine eigene Karten-Datei, vollständig oder mit Berichtigungen zu unserer.
lydia-option-rules-buy_before_upgrade = Erst kaufen, dann aufwerten
    .help = In einer Brunnen-Aktion kommt alles Kaufen vor allem Aufwerten. Aus: in beliebiger Reihenfolge.
lydia-option-rules-bonus_after_both_incomes = Boni nach allen Einkünften
    .help = Boni für Feld 6 gibt es, wenn Ländereien, Tor und König gezahlt haben. Aus: sofort.
lydia-option-rules-bonus_may_be_passed = Auf Boni darf man verzichten
    .help = Niemand muss einen Bonus nutzen. Aus: Wo einer möglich ist, muss er genutzt werden.
lydia-option-rules-artisan_may_copy_lydian = Handwerker dürfen Lyder kopieren
    .help = Ein Handwerker, der einen Lyder kopiert, erfüllt die Bedingungen goldener Karten.
lydia-option-rules-artisan_at_empty_gate = Handwerker an leeren Toren
    .help = Ein Handwerker darf an ein Tor, an dem er niemanden kopieren kann, und hat dann keine Farbe.
lydia-option-rules-fountain_cards_count_as_properties = Brunnen-Karten sind Ländereien
    .help = Sie zählen für das Ländereien-Maximum, das Spielende, kostenlose Aufwertungen und als aufgewertete Ländereien. Für violette Karten sind sie in jedem Fall golden.
lydia-option-rules-tile_same_action_as_gold_card = Plättchen mit seiner goldenen Karte
    .help = Ein Grab oder Landgut gibt es auch in derselben Aktion wie die goldene Karte darüber.
lydia-option-rules-retire_just_placed_merchant = Auch der gerade gestellte Kaufmann darf gehen
    .help = Ein Grab darf den Kaufmann aufnehmen, der für eben diese Aktion gestellt wurde.
lydia-option-rules-several_tombs_per_player = Mehrere Gräber
    .help = Ein Platz darf mehr als ein Grab besitzen.
lydia-option-rules-several_estates_per_card = Mehrere Landgüter auf einer Karte
    .help = Jedes weitere Landgut verdoppelt die Punkte der Karte noch einmal.
lydia-option-rules-estate_may_cover_fountain = Landgüter auf Brunnen-Karten
    .help = Ein Landgut darf auch eine aufgewertete Brunnen-Karte abdecken.
lydia-option-rules-coins_pay_in_race = Münzen zahlen im Rennen
    .help = In einem Wagenrennen darf eine Münze eine Ressource ersetzen.
lydia-option-rules-wild_resource_pays_in_race = Die wilde Ressource zahlt im Rennen
    .help = Die ab Einfluss 6 wilde Ressource darf in einem Rennen eine andere ersetzen.
lydia-option-rules-tomb_estate_mode = Gräber und Landgüter
    .help = Sie sind zwei Seiten derselben Plättchen. Mit beiden Erweiterungen liegen je zwei aus.
lydia-option-rules-tomb_estate_mode-exclusive = Nur eines von beiden
lydia-option-rules-tomb_estate_mode-mixed_2_2 = Gemischt, je zwei
lydia-option-rules-safety_turns_per_player = Züge bis zum Abbruch
    .help = Eine Partie, in der niemand genug aufwertet, endet nach so vielen Zügen jedes Platzes, ohne Brunnen-Plättchen.

lydia-preset-base = Basisspiel
    .help = Ohne Erweiterungen: der beste Anfang.
lydia-preset-first-modules = Erste Erweiterungen
    .help = König und Innenhöfe: zwei kleine Zusätze.
lydia-preset-river-and-builders = Fluss und Baumeister
    .help = Mehr Münzen am Brunnen und mehr zu kaufen.
lydia-preset-royal-city = Königsstadt
    .help = König, Innenhöfe, Wagenrennen und Landgüter.
lydia-preset-everything = Alles
    .help = Alle acht Erweiterungen, zwei Gräber und zwei Landgüter.

## Zugübersicht und Zeichenerklärung

lydia-summary-title = Ein Zug
lydia-summary-1 = Ziehe zufällig einen Kaufmann aus deinem Beutel.
lydia-summary-2 = Stelle ihn an ein Tor oder an den Brunnen und führe dort die Aktion aus.
lydia-summary-3 = Lege einen Kaufmann vom Brunnen in deinen Beutel.
lydia-summary-gate-title = An einem Tor
lydia-summary-gate-1 = Ländereien, die diesen Kaufmann und dieses Tor zeigen, zahlen.
lydia-summary-gate-2 = Das Tor zahlt eins seiner Farbe, jeder Kaufmann dort eins der eigenen.
lydia-summary-gate-3 = Für jeden Marker, der Feld 6 erreicht: eine Stufe Einfluss oder eine kostenlose Aufwertung.
lydia-summary-gate-4 = Wo ein Lyder steht, tausche Ressourcen der Torfarbe gegen Münzen.
lydia-summary-gate-5 = Zwei der gleichen Farbe gehen an den Brunnen.
lydia-summary-fountain-title = Am Brunnen
lydia-summary-fountain-1 = Kaufe von einer Seite, so viel du zahlen kannst und besitzen darfst.
lydia-summary-fountain-2 = Werte deine Ländereien auf, indem du ihre Kosten noch einmal zahlst.
lydia-summary-fountain-3 = Eine Münze ersetzt hier jede Ressource.
lydia-summary-end-title = Das Ende
lydia-summary-end-1 =
    { $count ->
        [one] Wer { $count } aufgewertete Länderei besitzt, nimmt das Brunnen-Plättchen; alle anderen haben noch einen Zug.
       *[other] Wer { $count } aufgewertete Ländereien besitzt, nimmt das Brunnen-Plättchen; alle anderen haben noch einen Zug.
    }
lydia-summary-end-2 = Wer das Plättchen hat, bekommt einen Punkt für jede Münze.
lydia-legend-title = Zeichen
lydia-legend-any-merchant = jeder Kaufmann außer Lydern
lydia-legend-any-gate = jedes Tor
lydia-legend-arrow = was vor dem Pfeil steht, bringt ein, was dahinter steht
lydia-legend-upgraded = auf die bessere Seite gedreht
lydia-legend-king = hier steht der König
lydia-legend-bonus = die nächste Ressource bringt einen Bonus

## Auf dem Terminal

lydia-sign-blue = bl
lydia-sign-yellow = ge
lydia-sign-green = gr
lydia-sign-red = ro
lydia-sign-lydian = Ly
lydia-sign-artisan = Ha
lydia-sign-coin = Mü
lydia-counted-influence = Einfluss
lydia-counted-pairs = Paare im Beutel
lydia-counted-lydians = Lyder im Beutel
lydia-counted-upgraded = aufgewertete
lydia-counted-silver = silberne
lydia-counted-gold = goldene
lydia-counted-production = Symbole
lydia-counted-purple = violette
lydia-board-reconstructed = rekonstruierte Karten
lydia-board-token = mit dem Plättchen
lydia-legend-blue = blauer Kaufmann
lydia-legend-yellow = gelber Kaufmann
lydia-legend-green = grüner Kaufmann
lydia-legend-red = roter Kaufmann
lydia-legend-lydian = lydischer Kaufmann
lydia-legend-artisan = Handwerker
lydia-legend-two-blue = zwei blaue Ressourcen (Stein)
lydia-legend-two-yellow = zwei gelbe Ressourcen (Getreide)
lydia-legend-two-green = zwei grüne Ressourcen (Amphoren)
lydia-legend-two-red = zwei rote Ressourcen (Fleisch)
lydia-legend-two-coin = zwei Münzen
lydia-legend-purple = violette Karten: 3 Punkte für je 2 von dem, was folgt
lydia-legend-covered = von einem Landgut abgedeckt
lydia-legend-card = eine Karte: was sie tut, was sie kostet, ihre Punkte
lydia-legend-points = Punkte
lydia-board-round = Runde { $round }
lydia-board-ends =
    { $count ->
        [one] endet bei { $count } aufgewerteten Länderei
       *[other] endet bei { $count } aufgewerteten Ländereien
    }
lydia-board-last = letzte Züge
lydia-board-stopped = abgebrochen nach je { $turns } Zügen
lydia-board-fountain = Brunnen
lydia-board-chariots = Wagen
lydia-board-side-n = Norden
lydia-board-side-e = Osten
lydia-board-side-s = Süden
lydia-board-side-w = Westen
lydia-board-limit = { $count } von { $limit }
lydia-board-no-limit = { $count }, ohne Grenze
lydia-board-bag = Beutel
lydia-board-courtyard = Innenhof
lydia-board-drawn = Gezogen
lydia-board-properties = Ländereien
lydia-board-income = Einkünfte
lydia-board-bonuses =
    { $count ->
        [0] kein Bonus
        [one] { $count } Bonus
       *[other] { $count } Boni
    }
lydia-board-sell = bis zu { $count } verkaufen
lydia-board-pair = ein Paar geht
lydia-board-race = löst ein Rennen aus
lydia-board-tile-tomb = Grab
lydia-board-tile-estate = Landgut
lydia-board-hidden = verborgen
lydia-board-gate = Tor

## Auf dem Brett im Browser

lydia-city-name-merchant-blue = blauer Kaufmann
lydia-city-name-merchant-yellow = gelber Kaufmann
lydia-city-name-merchant-green = grüner Kaufmann
lydia-city-name-merchant-red = roter Kaufmann
lydia-city-name-merchant-lydian = Lyder
lydia-city-name-merchant-artisan = Handwerker
lydia-city-name-gate-blue = blaues Tor
lydia-city-name-gate-yellow = gelbes Tor
lydia-city-name-gate-green = grünes Tor
lydia-city-name-gate-red = rotes Tor
lydia-city-name-resource-blue = Stein
lydia-city-name-resource-yellow = Getreide
lydia-city-name-resource-green = Amphore
lydia-city-name-resource-red = Fleisch
lydia-city-name-coin = Münze
lydia-city-name-influence = Einfluss
lydia-city-name-property = Ländereien
lydia-city-name-king = König
lydia-city-name-fountain = Brunnen
# $count (Number), $what (String)
lydia-city-so-many =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
lydia-city-city = Die Stadt
lydia-city-nobody = niemand
lydia-city-king-here = hier steht der König
lydia-city-brings = bringt { $goods }
lydia-city-brings-nothing = bringt keine Ressourcen
lydia-city-then-bonus =
    { $count ->
        [one] ein Bonus
       *[other] { $count } Boni
    }
lydia-city-then-sell = bis zu { $count } { $what } lassen sich verkaufen
lydia-city-pair = ein Paar geht
lydia-city-pair-chariot = [chariot] ein Paar
lydia-city-pair-race = [chariot] Paar: Rennen
lydia-city-then-choose =
    { $count ->
        [one] [bonus] Einfluss oder Aufwerten
       *[other] [bonus] { $count } × Einfluss oder Aufwerten
    }
lydia-city-then-trade = [trade] bis { $count } { $good } verkaufen
lydia-city-then-moves = [king] zieht weiter
lydia-city-then-king = der König zieht weiter
lydia-city-gate-blue = blauen Tor
lydia-city-gate-yellow = gelben Tor
lydia-city-gate-green = grünen Tor
lydia-city-gate-red = roten Tor
lydia-city-at-gate = Durch den { $merchant } am { $gate }
lydia-city-at-gate-as = Durch den { $merchant } als { $as } am { $gate }
lydia-city-as = als { $as }
lydia-city-from-gate = Tor { $count }
lydia-city-from-merchants =
    { $count ->
        [one] Kaufmann { $count }
       *[other] Kaufleute { $count }
    }
lydia-city-from-king = König { $count }
lydia-city-from-property = Karte { $count }
lydia-city-reaches = erreicht { $space }: Bonus
lydia-city-lost =
    { $count ->
        [one] { $count } verfällt
       *[other] { $count } verfallen
    }
lydia-city-compare = Durch den { $merchant } käme
lydia-city-fountain = Brunnen
lydia-city-fountain-does = kaufen, aufwerten
lydia-city-chariots = Wagen-Tafel
lydia-city-race = Wagenrennen
lydia-city-race-at = beim { $count }. Kaufmann
lydia-city-rank = Rang { $rank }: { $merchant }; Preis: { $reward }
lydia-city-builder = Baumeister-Plättchen: { $sides }
lydia-city-open-side =
    { $count ->
        [0] { $side }: keine Karten mehr
        [one] { $side }: eine Karte
       *[other] { $side }: { $count } Karten
    }
lydia-city-sold = verkauft an { $seat }
lydia-city-tomb =
    { $price ->
        [one] Grab für { $price } Münze; nimmt auf: { $merchant }
       *[other] Grab für { $price } Münzen; nimmt auf: { $merchant }
    }
lydia-city-estate =
    { $price ->
        [one] Landgut für { $price } Münze
       *[other] Landgut für { $price } Münzen
    }
lydia-city-tomb-does = ab jetzt Münzen statt { $good }
lydia-city-estate-does = verdoppelt die Punkte einer aufgewerteten Karte, die nichts mehr bringt
lydia-city-deck-silver = Silberne Karte
lydia-city-deck-gold = Goldene Karte
lydia-city-deck-purple = Violette Karte
lydia-city-deck-fountain = Brunnen-Karte
lydia-city-pays = { $merchants }, { $places }: { $reward }
lydia-city-costs = kostet { $goods }
lydia-city-upgraded = aufgewertet
lydia-city-covered = Landgut
lydia-city-lydian-sits = Darauf sitzt ein Lyder.
lydia-city-short =
    { $coins ->
        [one] Dir fehlt eine Ressource oder Münze.
       *[other] Dir fehlen { $coins } Ressourcen oder Münzen.
    }
lydia-city-short-coins =
    { $coins ->
        [one] Dir fehlt eine Münze.
       *[other] Dir fehlen { $coins } Münzen.
    }
lydia-city-would-pay = Sie würde { $goods } bringen.
lydia-city-counts-blue = je { $each } [resource-blue]
lydia-city-counts-yellow = je { $each } [resource-yellow]
lydia-city-counts-green = je { $each } [resource-green]
lydia-city-counts-red = je { $each } [resource-red]
lydia-city-counts-influence =
    { $each ->
        [one] je [influence] Stufe
       *[other] je { $each } [influence] Stufen
    }
lydia-city-counts-pairs =
    { $each ->
        [one] je Paar im [bag]
       *[other] je { $each } Paare im [bag]
    }
lydia-city-counts-lydians =
    { $each ->
        [one] je [merchant-lydian] im [bag]
       *[other] je { $each } [merchant-lydian] im [bag]
    }
lydia-city-counts-upgraded =
    { $each ->
        [one] je [upgraded] Karte
       *[other] je { $each } [upgraded] Karten
    }
lydia-city-counts-silver =
    { $each ->
        [one] je Silber
       *[other] je { $each } Silber
    }
lydia-city-counts-gold =
    { $each ->
        [one] je Gold
       *[other] je { $each } Gold
    }
lydia-city-counts-production =
    { $each ->
        [one] je Symbol
       *[other] je { $each } Symbole
    }
lydia-city-counts-purple =
    { $each ->
        [one] je Violett
       *[other] je { $each } Violett
    }
lydia-city-board-of = Spieler-Board von { $name }
lydia-city-you = du
lydia-city-points-now = Punkte jetzt
lydia-city-token = Hat das Brunnen-Plättchen
lydia-city-holds = { $what }: { $count } von { $most }
lydia-city-up-to = bis { $coins }
lydia-city-entombed = im Grab: stattdessen Münzen
lydia-city-influence = Einfluss { $level }
# $coins, $points (Numbers), $limit (Number: 0 as before, -1 none any more),
# $frees (lydian, artisan, none), $wild (yes, no)
lydia-city-next-level = danach: { $wild ->
        [yes] deine Farbe ist wild
       *[no] { $coins ->
            [0] { $frees ->
                [lydian] [merchant-lydian] wird frei
                [artisan] [merchant-artisan] wird frei
               *[none] { $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                }
            }
            [one] { $coins } [coin]
           *[other] { $coins } [coins]
        }
    }{ $limit ->
        [0] {""}
        [-1] , Ländereien ohne Grenze
        [one] , { $limit } Länderei
       *[other] , { $limit } Ländereien
    }
lydia-city-wild = zahlt für jede Ressource
lydia-city-bag =
    { $count ->
        [4] Beutel
       *[other] Beutel, noch { $count }
    }
lydia-city-bag-closed = geschlossener Beutel
lydia-city-drawn = Gezogen
lydia-city-drawn-none = Niemand gezogen
lydia-city-placed = Steht
lydia-city-or-swap = Oder spiele den { $merchant } aus deinem Innenhof.
lydia-city-courtyard = Innenhof
lydia-city-courtyard-swap = Innenhof, tauschen
lydia-city-courtyard-holds = Innenhof: { $merchant }
lydia-city-properties = Ländereien { $count } von { $limit }
lydia-city-properties-all = Ländereien { $count }
lydia-city-upgraded-of = { $count } von { $of } aufgewertet
lydia-city-room = Platz für { $count }
lydia-city-room-none = kein Platz: mehr Einfluss nötig
lydia-city-ends = beendet die Partie
lydia-city-no-limit = beliebig viele Ländereien
lydia-city-limit =
    { $count ->
        [one] { $count } Länderei erlaubt
       *[other] { $count } Ländereien erlaubt
    }
lydia-city-to-fountain = zum Brunnen
lydia-city-could-buy =
    { $count ->
        [0] nichts zu kaufen
        [one] eine Karte oder ein Plättchen zu kaufen
       *[other] { $count } Karten oder Plättchen zu kaufen
    }
lydia-city-could-upgrade =
    { $count ->
        [0] nichts aufzuwerten
        [one] eine Karte aufzuwerten
       *[other] { $count } Karten aufzuwerten
    }
lydia-city-play = wird gespielt
lydia-city-park = bleibt im Innenhof
lydia-city-end-at = Ende bei { $count } aufgewerteten, bisher meiste:
lydia-city-last-turns =
    { $count ->
        [one] letzter Zug, Plättchen bei
       *[other] letzte { $count } Züge, Plättchen bei
    }
lydia-city-your-last = Dein letzter Zug.
lydia-city-tab-board = Stadt
lydia-city-tab-mine = Meins
lydia-city-tab-bag = Beutel
lydia-city-step-draw = Ziehen
lydia-city-step-place = Stellen
lydia-city-step-refill = Nehmen

## Options that do not go together

lydia-conflict-tiles = Gräber und Landgüter sind zwei Seiten derselben Plättchen: Wähle eines davon oder mische sie.

## Eine Einführung

lydia-guide-colour = Wähle ein Board. Seine Startkarte zahlt jedes Mal, wenn ihr Kaufmann an ihr Tor kommt.
lydia-guide-welcome = Dieser Kaufmann kam aus deinem Beutel. Stell ihn an eines der vier Tore, um etwas zu bekommen, oder an den Brunnen, um zu kaufen.
lydia-guide-gate =
    Ein Tor zahlt eines in seiner Farbe, und jeder Kaufmann dort eines in seiner. { $best ->
        [one] Dieses Tor würde jetzt am meisten zahlen; sieh dir die anderen an und vergleiche.
       *[several] Mehrere Tore würden jetzt gleich viel zahlen; sieh sie dir an und vergleiche.
    }
lydia-guide-gained = Deine Marker sind vorgerückt. Ein Marker, der Feld 6 erreicht, bringt einen Bonus; was über 6 geht, verfällt.
lydia-guide-refill = So endet jeder Zug: Nimm einen Kaufmann vom Brunnen in deinen Beutel. Er kommt später wieder heraus; nimm also eine Farbe, die zu deinen Karten passt.
lydia-guide-bonus = Ein Marker hat Feld 6 erreicht. Mit Einfluss darfst du mehr Ländereien besitzen; kostenlos aufwerten macht eine Karte sofort besser.
lydia-guide-sell = Hier steht ein Lyder, darum kannst du Ressourcen dieses Tores zu Münzen machen. Münzen ersetzen beim Kaufen jede Ressource.
lydia-guide-fountain = Du hast genug, um etwas zu kaufen. Stell einen Kaufmann an den Brunnen, wenn dir eine Karte an einer der vier Seiten gefällt.
lydia-guide-buy = Kaufe von einer Seite so viel, wie du bezahlen kannst. Silberne und goldene Karten zahlen an den Toren; violette zählen am Ende.
lydia-guide-bought = Deine Karte zahlt jedes Mal, wenn du ihren Kaufmann an ihr Tor stellst.
lydia-guide-upgrade = Zahle den Preis einer Karte noch einmal, um sie auf die bessere Seite zu drehen.
lydia-guide-upgraded = Wer zuerst genug aufgewertete Ländereien hat, beendet die Partie. Behalte im Blick, wie viele die anderen haben.
lydia-guide-influence = Mehr Einfluss: mehr Platz für Ländereien, Münzen, und Punkte am Ende.
lydia-guide-last = Jemand hat das Brunnen-Plättchen: Das ist dein letzter Zug. Nimm mit, was du erreichen kannst.

## Empfehlungen: warum sich etwas lohnt

lydia-advice-token = Du nimmst das [token]: Deine Münzen zählen als Punkte, und die anderen haben noch einen Zug.
# $count (Number): aufgewertete Ländereien; $trigger (Number): so viele beenden die Partie
lydia-advice-upgrade = Aufgewertete Ländereien: { $count } von den { $trigger }, die die Partie beenden.
# $count (Number)
lydia-advice-points =
    { $count ->
        [one] Das bringt sofort einen Punkt.
       *[other] Das bringt sofort { $count } Punkte.
    }
# $count (Number): Ländereien
lydia-advice-influence =
    { $count ->
        [one] Mit mehr Einfluss darfst du eine Länderei haben.
       *[other] Mit mehr Einfluss darfst du { $count } Ländereien haben.
    }
lydia-advice-unlimited = Mit so viel Einfluss darfst du beliebig viele Ländereien haben.
lydia-advice-engine = Deine Karten bringen dann mehr, wenn sie ausgelöst werden.
lydia-advice-lydian = Ein Lyder macht an den Toren aus Ressourcen Münzen.
lydia-advice-paid = An einem Tor bringen deine Karten für den { $merchant } { $count } mehr.
# $heap (Text): eine Menge
lydia-advice-goods = Das bringt { $heap } auf einmal.
# $count (Number)
lydia-advice-several =
    { $count ->
        [one] Das bringt eine Ressource.
       *[other] Das bringt { $count } Ressourcen auf einmal.
    }
