### Vor den Toren von Loyang

loyang-title = Vor den Toren von Loyang
loyang-title-short = Loyang
loyang-tie = Bei Gleichstand entscheidet mehr Geld, dann mehr Waren auf Feldern und im Lager.
loyang-about = Gemüse anbauen, Kunden bedienen.

## Symbole als Wörter

icon-wheat = Weizen
icon-pumpkin = Kürbis
icon-turnip = Rübe
icon-cabbage = Chinakohl
icon-bean = Bohne
icon-leek = Lauch
icon-coin = Käsch
icon-loan = Kredit
icon-lantern = Laterne
icon-pack = Doppelpack

## Dinge

loyang-wheat = [wheat]
loyang-pumpkin = [pumpkin]
loyang-turnip = [turnip]
loyang-cabbage = [cabbage]
loyang-bean = [bean]
loyang-leek = [leek]
loyang-list = { $first }, { $rest }
loyang-and = { $first } und { $rest }
loyang-nothing = nichts
loyang-times = { $count } × { $what }
loyang-the = { $what }
loyang-home-field = Stammfeld
loyang-private-field = Ackerfeld mit { $plots } Parzellen
loyang-common-field = Gemeindefeld mit { $plots } Parzellen
loyang-stall = Marktstand mit { $v1 }, { $v2 }, { $v3 }
loyang-regular-customer = Stammkunde für { $v1 } und { $v2 }
loyang-casual-customer = Laufkunde für { $v1 }, { $v2 }, { $v3 }
loyang-opponent = der gedachte Gegner
loyang-type-common_field = Gemeindefeld
loyang-type-market_stall = Marktstand
loyang-type-regular_customer = Stammkunde
loyang-type-casual_customer = Laufkunde
loyang-type-helper = Helfer
loyang-empty-place = ein leerer Platz
loyang-gap = eine Lücke in Zeile { $row }
loyang-score-path = Wohlstandspfad
loyang-score-loans = Kredite
loyang-next-reach = Das Bargeld von jetzt reicht bis Stein { $to }: +{ $gain }
loyang-next-path =
    { $more ->
        [one] Noch 1 Käsch am Zugende: +{ $gain }
       *[other] Noch { $more } Käsch am Zugende: +{ $gain }
    }
loyang-deck = Kartensatz: { $name }
loyang-deck-reconstructed =
    { $name ->
        [reconstructed] Kartensatz: teils rekonstruiert
       *[other] Kartensatz: { $name } (teils rekonstruiert)
    }

## Phasen und Abschnitte des Zuges

loyang-phase-prelude = Vorspiel
loyang-phase-harvest = Ernte
loyang-phase-deal = Karten
loyang-phase-cards = Karten
loyang-phase-tokens = Karten
loyang-phase-partner = Paare
loyang-phase-actions = Aktionen
loyang-phase-over = Spielende
loyang-round = Runde { $round } von { $rounds }
loyang-stage-waiting = wartet
loyang-stage-acting = handelt
loyang-stage-compensating = entschädigt Kunden
loyang-stage-storing = lagert ein
loyang-stage-scoring = geht voran
loyang-stage-done = Zug beendet

## Wörter des Spielplans

loyang-board-money = { $cash } [coin], Kredite: { $loans }
loyang-board-fields = Felder
loyang-board-shop = Laden
loyang-board-cart = Karren
loyang-board-storehouse = Lager
loyang-board-regulars = Stammkunden
loyang-board-casuals = Laufkunden
loyang-board-stalls = Marktstände
loyang-board-helpers = Helfer
loyang-board-hand = Hand
loyang-board-cards = Sichtbare Karten
loyang-board-courtyard = Hof
loyang-board-grid = Raster
loyang-board-path = Wohlstandspfad
loyang-board-piles = Nachziehstapel { $pile }, Ablage { $discards }
loyang-board-stack =
    { $count ->
        [one] ein Feld im Stapel
       *[other] { $count } Felder im Stapel
    }
loyang-board-covers = verdeckt { $card }
loyang-board-starter = Einsteiger-Stammkunde
loyang-board-steps = Nächste Schritte
loyang-board-modifier = Laufkunden zahlen jetzt { $by }; ist einer bedient, { $after }
loyang-board-pack = Doppelpack { $price } [coin]; mit einem Helfer weniger { $helper }, mit einem Marktstand weniger { $stall }
loyang-board-ended =
    { $red ->
        [0] Endete der Zug jetzt: { $cash } [coin] Entschädigung, { $lost } zu viel für das Lager
        [one] Endete der Zug jetzt: eine Marke wird rot, { $cash } [coin] Entschädigung, { $lost } zu viel für das Lager
       *[other] Endete der Zug jetzt: { $red } Marken werden rot, { $cash } [coin] Entschädigung, { $lost } zu viel für das Lager
    }
loyang-board-missing = { $card } fehlt { $what }
loyang-board-at = { $vegetable } ({ $cash } [coin])
loyang-board-nowhere = { $vegetable } (nicht im eigenen Laden)
loyang-board-threat = { $seat }: { $card } könnte { $count } deiner Sachen erreichen.
loyang-board-row = Zeile { $row } ({ $cash } [coin])

## Wörter des gezeichneten Spielplans

loyang-board-name-wheat = Weizen
loyang-board-name-pumpkin = Kürbis
loyang-board-name-turnip = Rübe
loyang-board-name-cabbage = Chinakohl
loyang-board-name-bean = Bohne
loyang-board-name-leek = Lauch
loyang-board-tab-table = Tisch
loyang-board-tab-farm = Felder
loyang-board-tab-shop = Laden
loyang-board-round-short = Runde { $round }/{ $rounds }
loyang-board-order = Reihenfolge der Züge
loyang-board-order-now = jetzt
loyang-board-order-next = danach
loyang-board-order-done = fertig
loyang-board-turn = Zug { $number }
loyang-board-token-large = Großer Startspielerstein
loyang-board-token-small = Kleiner Startspielerstein
loyang-board-stone = Stein { $stone }
loyang-board-stone-costs = Stein { $stone }, kostet zusammen { $cash }
loyang-board-first-step = erster Schritt kostet { $cash }
loyang-board-total = Summe am Zugende;
loyang-board-reaches = { $cash } reicht bis Stein { $stone }
loyang-board-take-loan =
    { $loans ->
        [0] Kredit aufnehmen; bisher keiner
        [one] Kredit aufnehmen; bisher einer
       *[other] Kredit aufnehmen; bisher { $loans }
    }
loyang-board-loans =
    { $loans ->
        [one] Ein Kredit
       *[other] { $loans } Kredite
    }
loyang-board-harvest-hint = je Ernte eins von jedem
loyang-board-home-field = Stammfeld
loyang-board-new-field = Neues Feld
loyang-board-of-plots = noch { $left } von { $plots }
loyang-board-may-grow = leer, hier wächst { $what }
loyang-board-sow = { $plots } säen
loyang-board-fields-left =
    { $count ->
        [one] Feld übrig
       *[other] Felder übrig
    }
loyang-board-next-field = Runde { $round }: { $sizes }
loyang-board-shop-hint = Kaufen: herunterziehen · Verkaufen: hinauf
loyang-board-sell = für { $cash }
loyang-board-crate = { $vegetable }: Kauf { $buy }, Verkauf { $sell }, { $stock } von { $spaces } im Laden
loyang-board-on-cart = { $vegetable }: { $count } auf dem Karren
loyang-board-keeps = hält { $room } nach dem Zug
loyang-board-store = Lager
loyang-board-display = Auslage
loyang-board-regulars-short = Stamm
loyang-board-stalls-short = Stände
loyang-board-casuals-short = Lauf
loyang-board-casual-pay = Laufkunden
loyang-board-after-one = einer bedient: { $by }
loyang-board-two-pack = Doppelpack
loyang-board-helper-less = ein Helfer weniger: { $cash }
loyang-board-stall-less = ein Stand weniger: { $cash }
loyang-board-pack-bought = in diesem Zug gekauft
loyang-board-pack-cards = { $count } neue Karten
loyang-board-pack-hint = die untere Karte ruht, bis die obere weg ist
loyang-board-pay = Zahlen
loyang-board-stay = Stehen bleiben
loyang-board-served = bedient
loyang-board-unserved = unbedient: −{ $cash }
loyang-board-lacks = { $count ->
        [one] { $what } fehlt
       *[other] { $what } fehlen
    }
loyang-board-lacks-all = alles fehlt noch
loyang-board-lack-costs = Das Fehlende kostet im eigenen Laden { $cash }.
loyang-board-delivery =
    { $number ->
        [1] erste Lieferung
        [2] zweite Lieferung
        [3] dritte Lieferung
       *[other] letzte Lieferung
    }
loyang-board-done-rows = { $rows } von 4 Lieferungen
loyang-board-cross = verärgert
loyang-board-content = zufrieden
loyang-board-all-there = alles auf dem Karren
loyang-board-pays = zahlt { $cash }
loyang-board-pays-now = zahlt jetzt { $cash }
loyang-board-costs = kostet { $cash }
loyang-board-for-bowls =
    { $bowls ->
        [one] { $vegetable } für eine Ware
       *[other] { $vegetable } für { $bowls } Waren
    }
loyang-board-plots = { $plots } Parzellen
loyang-board-drop = Abwerfen: { $card }
loyang-board-draw-pile = Nachziehstapel: { $count } Karten
loyang-board-draw = Stapel
loyang-board-discard-pile = Ablage: { $count } Karten
loyang-board-discarded = Ablage
loyang-board-piles-head = Karten
loyang-board-yard-open = geöffnet
loyang-board-yard-closed = bis zur nächsten Kartenphase geschlossen
loyang-board-yard-empty = Hier liegt noch nichts.
loyang-board-hand-empty = Keine Karte auf der Hand.
loyang-board-hand-of = { $count } Karten
loyang-board-took = haben ihre Karten:
loyang-board-to-pay = Zu bezahlen
loyang-board-free = gratis
loyang-board-elsewhere = Bei anderen
loyang-board-holds = Hält
loyang-board-empty-fields = { $count } leer
loyang-board-could-reach =
    { $how ->
        [market_woman] { $card } kann an deinen Ständen tauschen:
        [trader] { $card } kann von einem Stand etwas tauschen:
        [deliveryman] { $card } kann statt deiner beliefern:
        [tout] { $card } kann für 1 [coin] abwerben:
        [gleaner] { $card } kann von einem Feld eines nehmen:
        [bargain_hunter] { $card } kann aus deinem Laden kaufen:
        [peddler] { $card } kann deinen Laden füllen mit:
        [recruiter] { $card } kann für 1 [coin] nutzen:
       *[other] { $card } kommt heran an:
    }
loyang-board-partner = Partner
loyang-board-room-own = dein Raum
loyang-board-room-next = anderer Raum
loyang-board-room-ours = dein Partner, in deinem Raum
loyang-board-room-other = der andere Raum
loyang-board-room-number = Raum { $number }
loyang-board-may-reveal = Vorher darfst du eine Karte aufdecken.
loyang-board-if-ended = Endete dein Zug jetzt:
loyang-board-compensation = Entschädigung −{ $cash }
loyang-board-turns-red = { $card } nimmt es übel
loyang-board-cart-room = { $count } auf dem Karren, Platz für { $room }

# --- planen, während andere handeln

loyang-board-plan = Dein Plan
loyang-board-plan-start = Plane deinen Zug
loyang-board-plan-hint = Wähle an deinem Tisch, als wärst du am Zug: Noch geschieht nichts.
loyang-board-plan-back = Zurücknehmen
loyang-board-plan-stop = Verwerfen
loyang-board-plan-next = Diesen Schritt tun
loyang-board-plan-all = Alle tun
loyang-board-plan-broken = Der Tisch hat sich geändert: Die letzten Schritte fielen weg.
loyang-board-plan-lost = Das geht jetzt nicht.

# --- Regeln und die Gründe dahinter

loyang-rule-prelude = Das Stammfeld
loyang-rule-draft = Die Kartenphase
loyang-rule-draft-two = Die Kartenphase zu zweit
loyang-rule-grid = Die Kartenphase allein
loyang-rule-raise = Eine Karte bezahlen
loyang-rule-partner = Partner
loyang-rule-actions = Die Aktionsphase
loyang-rule-pack = Der Doppelpack
loyang-rule-compensation = Kunden, die warten
loyang-rule-store = Das Lager
loyang-rule-steps = Der Wohlstandspfad
loyang-rule-over = Das Ende

## Fragen

loyang-chance-next = Jetzt wird eine neue Karte aufgedeckt. Weiter?
loyang-ask-home = Was wächst auf deinem Stammfeld?
loyang-ask-draft =
    { $may ->
        [lay] Der Hof ist leer: Leg eine Karte hinein.
        [take] Nimm jetzt eine Karte aus dem Hof, dazu eine aus der Hand.
        [reveal] Deck eine Karte vom Nachziehstapel auf.
       *[lay-take] Leg eine Karte in den Hof, oder nimm eine von dort, dazu eine aus der Hand: Dann bist du fertig.
    }
loyang-ask-keep = Zusammen mit { $card }: Welche Handkarte legst du aus?
loyang-ask-grid = Welche Karte nimmst du? ({ $number } von 2)
loyang-ask-partner = Wer ist in dieser Aktionsphase dein Partner?
loyang-ask-act = Säe, kaufe, verkaufe, beliefere oder beende deinen Zug.
loyang-ask-pay = { $card } kostet { $cost } [coin]. Du hast { $cash }.
loyang-ask-raise = { $card } kostet { $cost } [coin], du hast { $cash }. Gleich zahlen oder erst Geld beschaffen?
loyang-ask-compensate = Du schuldest { $owed } [coin] Entschädigung und hast { $cash }. Wie beschaffst du das Geld?
loyang-ask-pack = Welche Karten des Doppelpacks behältst du?
loyang-ask-store =
    { $room ->
        [0] Das Lager ist voll, { $count } noch auf dem Karren: verkaufen, ausbauen oder verzichten.
       *[other] { $count } Waren auf dem Karren, Platz für { $room }: Was lagerst du ein?
    }
loyang-ask-steps = Du stehst auf { $place } und hast { $cash } [coin]. Wie viele Schritte?
loyang-ask-give = Was gibst du für { $good }?
loyang-ask-give-bowls = Was gibst du für { $good }? { $left } Waren.
loyang-ask-give-more = Du gibst { $given }. Was noch für { $good }?
loyang-ask-market-woman = Marktfrau: Wo tauschst du?
loyang-ask-trader = Händler: Gegen welche Ware tauschst du?
loyang-ask-deliveryman = Lieferant: Wen belieferst du?
loyang-ask-tout = Kundenfänger: Welcher Laufkunde kommt zu dir?
loyang-ask-glean = Ährenleserin: Von welchem Feld nimmst du eine Ware?
loyang-ask-bargain = Sparfuchs: Was kaufst du?
loyang-ask-peddle = Hausiererin: Was verkaufst du und wo?
loyang-ask-recruit = Abwerber: Wessen Helfer setzt du ein?
loyang-ask-price-of = Botin: Wessen Preis zahlst du?
loyang-ask-saleswoman = Verkäuferin: Was tut sie?
loyang-ask-shopper = Einkäufer: Was kaufst du?
loyang-ask-farmhand = Knecht: Was tut er?
loyang-ask-seed = Saatguthändler: Wovon nimmst du eine Ware mehr?
loyang-ask-reap = Schnitter: Welches Feld wird geerntet?
loyang-ask-storekeeper = Lagerist: Was tut er?
loyang-ask-charm = Schmeichlerin: Wen heiterst du auf?
loyang-ask-sell-off = Großhändler: Was verkaufst du?

## Antworten

loyang-ask-loan = Einen Kredit aufnehmen?
loyang-ask-lay = Diese Karte in den Hof legen? Von dort kann sie jeder nehmen.
loyang-ask-drop = Diesen Helfer abwerfen, ohne ihn einzusetzen?
loyang-ask-loans =
    { $loans ->
        [one] Dafür einen Kredit aufnehmen? Er kostet am Ende einen Schritt.
       *[other] Dafür { $loans } Kredite aufnehmen? Sie kosten am Ende { $loans } Schritte.
    }
loyang-with-loans =
    { $loans ->
        [one] { $what }, mit einem [loan]
       *[other] { $what }, mit { $loans } Krediten
    }
loyang-of-seat = { $what } ({ $seat })
loyang-with-price = { $what } ({ $cash } [coin])
loyang-at-stall = { $what }: { $stall }
loyang-do-plant = { $vegetable } für { $cash } [coin] kaufen und aussäen
loyang-do-buy = { $vegetable } für { $cash } [coin] kaufen
loyang-do-sell = { $vegetable } für { $cash } [coin] verkaufen
loyang-do-sow = { $vegetable } aussäen: { $field }
loyang-do-reap = { $vegetable }: { $field }
loyang-do-trade =
    { $bowls ->
        [0] { $vegetable } nehmen
        [one] { $vegetable } für eine Ware nehmen
       *[other] { $vegetable } für { $bowls } Waren nehmen
    }
loyang-do-use = Einsetzen: { $card }
loyang-do-drop = Abwerfen: { $card }
loyang-do-deliver =
    { $pairs ->
        [one] Beliefern für { $cash } [coin]: { $card }
       *[other] Mit { $pairs } Paaren beliefern für { $cash } [coin]: { $card }
    }
loyang-do-serve = Bedienen für { $cash } [coin]: { $card }
loyang-do-pack = [pack] für { $cash } [coin] kaufen
loyang-do-enlarge =
    { $cash ->
        [0] Lager kostenlos vergrößern
       *[other] Lager für { $cash } [coin] vergrößern
    }
loyang-do-end = Zug beenden
loyang-do-loan = Einen [loan] aufnehmen: jetzt 5 [coin], am Ende einen Schritt zurück
loyang-do-compensate = { $cash } [coin] Entschädigung zahlen
loyang-do-pay = { $cash } [coin] zahlen: { $card }
loyang-do-lay = In den Hof legen: { $card }
loyang-do-take = Aus dem Hof nehmen: { $card }
loyang-do-reveal = Eine Karte vom Nachziehstapel in den Hof aufdecken
loyang-do-grid =
    { $cash ->
        [0] { $card } (Zeile { $row }, kostenlos)
       *[other] { $card } (Zeile { $row }, { $cash } [coin])
    }
loyang-do-stop = Nichts weiter
loyang-do-none = Keine behalten
loyang-do-one = Nur behalten: { $card }
loyang-do-stack = Beide behalten: { $card } über { $other }
loyang-do-apart = Beide nebeneinander behalten: { $card }, { $other }
loyang-do-lose =
    { $count ->
        [one] Fertig: die letzte Ware geht verloren
       *[other] Fertig: { $count } Waren gehen verloren
    }
loyang-do-keep = { $vegetable } einlagern
loyang-do-steps =
    { $steps ->
        [0] Auf { $place } bleiben
        [one] Einen Schritt auf { $place }: { $cash } [coin]
       *[other] { $steps } Schritte auf { $place }: { $cash } [coin]
    }
loyang-do-content = Stammkunden nehmen in diesem Zug nichts übel
loyang-do-sweet = Laufkunden zahlen in diesem Zug 2 mehr
loyang-do-turn-up = Das nächste Ackerfeld aufdecken
loyang-do-tuck = Für 2 [coin] unter den Stapel schieben: { $field }
loyang-do-seed =
    { $cash ->
        [0] Einmal { $vegetable } dazu
       *[other] Einmal { $vegetable } dazu für { $cash } [coin]
    }
loyang-do-more-room = In diesem Zug bis zu drei Waren mehr einlagern

## Warum nicht

loyang-why-loan-limit = Dir fehlt das Geld, und mit so vielen Krediten bekommst du keinen weiteren angeboten.
loyang-why-not-on-cart = Diese Ware liegt nicht auf deinem Karren.
loyang-why-shop-full = Der Laden hat keinen freien Platz dafür.
loyang-why-shop-empty = Der Laden hat davon nichts mehr.
loyang-why-field-sown = Dieses Feld ist schon besät.
loyang-why-field-refuses = Das wächst auf diesem Feld nicht.
loyang-why-field-empty = Dort wächst nichts.
loyang-why-not-your-field = Dieses Feld gehört dir nicht.
loyang-why-place-empty = Dort liegt nichts mehr.
loyang-why-too-few-vegetables = Du hast zu wenige Waren für die Schalen.
loyang-why-served-already = Dieser Kunde wurde in dieser Runde schon bedient.
loyang-why-vegetables-missing = Dir fehlt eine Ware, die dieser Kunde möchte.
loyang-why-vegetables-lacking = Dieser Kunde möchte etwas, das nicht auf deinem Karren liegt: { $missing }.
loyang-why-no-carter = Nur mit dem Fuhrmann kannst du mehrere Paare auf einmal liefern.
loyang-why-pack-bought = Du hast in diesem Zug schon einen Doppelpack gekauft.
loyang-why-pile-empty = Der Nachziehstapel ist leer; die Ablage kommt erst mit der nächsten Kartenphase zurück.
loyang-why-no-card-left = Es ist keine Karte mehr da, die du ziehen könntest.
loyang-why-room-to-store = In deinem Lager ist noch Platz.
loyang-why-storehouse-full = Dein Lager ist voll.
loyang-why-storehouse-large = Dein Lager ist schon vergrößert.
loyang-why-last-must-take = Alle anderen sind fertig: Du musst jetzt nehmen.
loyang-why-last-hand-card = Deine letzte Handkarte darf nicht in den Hof.
loyang-why-courtyard-empty = Der Hof ist leer: Es gibt nichts zu nehmen.
loyang-why-not-in-courtyard = Diese Karte liegt nicht im Hof.
loyang-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
loyang-why-reveal-two-players = Nur zu zweit werden Karten in den Hof aufgedeckt.
loyang-why-revealed-already = Du hast in diesem Zug schon eine Karte aufgedeckt.
loyang-why-cell-empty = Dieser Platz des Rasters ist leer.
loyang-why-two-cards-due = Du musst zwei Karten nehmen.
loyang-why-home-taken = Auf zwei Stammfeldern wächst das schon.
loyang-why-home-field = Stammfelder zählen die Runden: Helfer lassen sie in Ruhe.
loyang-why-partner-has-token = Partner wird einer der beiden ohne Startspielerstein.
loyang-why-path-ends = So weit reicht der Pfad nicht.
loyang-why-card-covered = Diese Karte ist verdeckt.
loyang-why-not-yours = Diese Karte liegt nicht vor dir.
loyang-why-not-another-player = Dorthin reichen Helfer nicht.
loyang-why-not-another-players = Das gehört niemandem, den dein Helfer erreicht.
loyang-why-same-kind = Es muss eine andere Sorte sein.
loyang-why-marker-blue = Dieser Kunde ist nicht verärgert.
loyang-why-has-lantern = Helfer mit Laterne lassen sich nicht abwerben.
loyang-why-field-too-small = Dort stehen weniger als drei Waren.
loyang-why-one-player = Beide Tausche sind an den Ständen eines einzigen Mitspielers.
loyang-why-one-shop = Es darf nur der Laden eines einzigen Mitspielers sein.
loyang-why-reaped-already = Dieses Feld wurde gerade geerntet.
loyang-why-once-at-least = Wähle mindestens einmal.
loyang-why-no-porter = Nur der Träger erlaubt, zwei Karten nebeneinander auszulegen.
loyang-why-no-private-field = Es ist kein Ackerfeld mehr im Stapel.
loyang-why-helper-raises-nothing = Dieser Helfer bringt weder Geld noch Waren und hilft darum nicht beim Bezahlen.
loyang-why-no-partner-yet = Partner werden erst nach der Kartenphase gewählt; vorher ist niemand zu erreichen.
loyang-why-own-shop-empty = In deinem Laden liegt nichts, was du kaufen könntest.
loyang-why-no-regular-waiting = Kein Stammkunde von dir wartet auf eine Lieferung.
loyang-why-no-field-for-farmhand = Du hast weder ein Ackerfeld im Stapel noch ein leeres Feld.
loyang-why-cart-empty = Auf deinem Karren liegt nichts dafür.
loyang-why-no-planted-field = Du hast außer dem Stammfeld kein besätes Feld.
loyang-why-no-regular = Du hast keinen Stammkunden.
loyang-why-no-stall-to-trade = An keinem fremden Marktstand kannst du einen Tausch bezahlen.
loyang-why-no-stall-to-swap = An keinem fremden Marktstand liegt etwas, wogegen du tauschen könntest.
loyang-why-no-regular-to-serve = Kein fremder Stammkunde möchte, was du hast.
loyang-why-no-casual-to-lure = Niemand sonst hat einen Laufkunden.
loyang-why-no-field-to-glean = Niemand sonst hat ein Feld mit drei oder mehr Waren.
loyang-why-no-shop-to-buy-at = In keinem fremden Laden kannst du etwas kaufen.
loyang-why-no-shop-to-sell-to = Kein fremder Laden hat Platz für das, was auf deinem Karren liegt.
loyang-why-no-helper-to-copy = Niemand sonst hat einen Helfer, den du einsetzen könntest.
loyang-why-not-offered = Das steht hier nicht zur Wahl.

## Das Protokoll

# immer nach »von« oder »bei«
loyang-log-opponent = dem gedachten Gegner
loyang-log-round = Runde { $round }
loyang-log-loan = { $seat } nimmt einen [loan] auf.
loyang-log-harvested = { $seat } erntet { $vegetables }.
loyang-log-field-up = { $seat } deckt auf: { $field }.
loyang-log-spent = Bei { $owner } abgeerntet: { $what }.
loyang-log-gathered = { $seat } erntet zusätzlich { $vegetable }: { $field }.
loyang-log-gathered-of = { $seat } holt { $vegetable } von einem Feld von { $owner }: { $field }.
loyang-log-sold = { $seat } verkauft { $vegetable } für { $cash } [coin].
loyang-log-sold-of = { $seat } verkauft { $vegetable } für { $cash } [coin] in den Laden von { $owner }.
loyang-log-bought = { $seat } kauft { $vegetable } für { $cash } [coin].
loyang-log-bought-of = { $seat } kauft { $vegetable } für { $cash } [coin] aus dem Laden von { $owner }.
loyang-log-sold-off = { $seat } verkauft { $vegetable } an den Vorrat für { $cash } [coin].
loyang-log-sown = { $seat } sät { $vegetable } aus: { $field }.
loyang-log-tucked = { $seat } schiebt für { $cash } [coin] unter den Stapel: { $field }.
loyang-log-seeded =
    { $cash ->
        [0] { $seat } bekommt einmal { $vegetable } dazu.
       *[other] { $seat } bekommt für { $cash } [coin] einmal { $vegetable } dazu.
    }
loyang-log-earned = { $seat } erhält { $cash } [coin] von zufriedenen Stammkunden.
loyang-log-lost = { $seat } kann { $count } × { $vegetable } nicht einlagern.
loyang-log-traded = { $seat } tauscht { $given } gegen { $vegetable }.
loyang-log-traded-of = { $seat } tauscht { $given } gegen { $vegetable } am Marktstand von { $owner }.
loyang-log-swapped = { $seat } tauscht { $given } gegen { $vegetable } am Marktstand von { $owner } aus.
loyang-log-emptied = Bei { $owner } leer und abgelegt: { $what }.
loyang-log-delivered =
    { $pairs ->
        [one] { $seat } beliefert für { $cash } [coin]: { $card }.
       *[other] { $seat } beliefert mit { $pairs } Paaren für { $cash } [coin]: { $card }.
    }
loyang-log-delivered-of = { $seat } beliefert für { $cash } [coin] einen Stammkunden von { $owner }: { $card }.
loyang-log-departed = Bei { $owner } nach der vierten Lieferung abgelegt: { $what }.
loyang-log-served = { $seat } bedient für { $cash } [coin]: { $card }.
loyang-log-used = { $seat } setzt ein: { $card }.
loyang-log-dropped = { $seat } wirft ab: { $card }.
loyang-log-uncovered = { $seat } legt frei: { $card }.
loyang-log-offended = { $seat }: { $card } ist verärgert.
loyang-log-charmed = { $seat }: { $card } ist wieder zufrieden.
loyang-log-compensated = { $seat } zahlt { $cash } [coin] Entschädigung.
loyang-log-laid = { $seat } legt in den Hof: { $card }.
loyang-log-turned-up = { $seat } deckt auf: { $card }.
loyang-log-drafted = { $seat } nimmt: { $taken }; legt dazu aus: { $kept }.
loyang-log-picked = { $seat } nimmt aus dem Raster: { $card }.
loyang-log-paid-for = { $seat } zahlt { $cash } [coin]: { $card }.
loyang-log-tokens = { $seat } bekommt den großen Startspielerstein, { $small } den kleinen.
loyang-log-pairs = Paare: { $seat } mit { $seat2 }, { $seat1 } mit { $seat3 }.
loyang-log-pack = { $seat } kauft einen [pack] für { $cash } [coin].
loyang-log-drawn = { $seat } zieht: { $card }.
loyang-log-kept-0 = { $seat } behält keine der Karten.
loyang-log-kept-1 = { $seat } behält: { $card }.
loyang-log-kept-2 = { $seat } behält nebeneinander: { $card }; { $other }.
loyang-log-stacked = { $seat } behält: { $card }; darunter: { $other }.
loyang-log-lured = { $seat } lockt für { $cash } [coin] einen Laufkunden von { $owner } weg: { $card }.
loyang-log-refilled = Neu vor dem gedachten Gegner: { $card }.
loyang-log-recruited = { $seat } setzt für { $cash } [coin] einen Helfer von { $owner } ein: { $card }.
loyang-log-messenger = Der [pack] dieses Zuges kostet { $seat }, was { $owner } zahlen würde; dafür wird eine Karte mehr gezogen.
loyang-log-content = Die Stammkunden von { $seat } nehmen in diesem Zug nichts übel.
loyang-log-sweet = Laufkunden zahlen in diesem Zug 2 [coin] mehr an { $seat }, gleich wie viele Kunden da sind.
loyang-log-haggle = Die nächsten drei Waren, die { $seat } in diesem Zug im eigenen Laden kauft, kosten je 1 [coin] weniger.
loyang-log-carter = { $seat } darf in diesem Zug einem Stammkunden in jeder Lieferung ein Paar mehr geben.
loyang-log-more-room = { $seat } darf in diesem Zug bis zu drei Waren mehr einlagern.
loyang-log-porter = Der [pack] dieses Zuges kostet { $seat } 1 [coin] weniger, und zwei behaltene Karten dürfen nebeneinander liegen.
loyang-log-enlarged =
    { $cash ->
        [0] { $seat } vergrößert das Lager kostenlos.
       *[other] { $seat } vergrößert das Lager für { $cash } [coin].
    }
loyang-log-stepped =
    { $steps ->
        [0] { $seat } bleibt auf { $place }.
        [one] { $seat } geht für { $cash } [coin] auf { $place }.
       *[other] { $seat } geht { $steps } Schritte für { $cash } [coin] auf { $place }.
    }
loyang-log-reshuffled = Die Ablage wird zum Nachziehstapel.
loyang-log-slid = Das Raster rutscht nach oben.
loyang-log-over = Die Partie ist zu Ende.

## Helfer

loyang-helper-market_woman = Marktfrau
    .text = Tausche ein- oder zweimal an den Marktständen eines Mitspielers. Die Schalen zahlst du in den Vorrat; ein geleerter Stand wird abgelegt.
loyang-helper-trader = Händler
    .text = Tausche eine Ware deines Karrens gegen eine andere Sorte an einem fremden Marktstand. Deine Ware kommt an ihren Platz.
loyang-helper-deliveryman = Lieferant
    .text = Liefere das Warenpaar an einen fremden Stammkunden, der in dieser Runde noch nicht bedient wurde, und nimm selbst den Erlös.
loyang-helper-tout = Kundenfänger
    .text = Ein Laufkunde eines Mitspielers kommt in deine Auslage; zahle dem Besitzer 1.
loyang-helper-gleaner = Ährenleserin
    .text = Nimm 1 Ware von einem fremden Feld mit mindestens drei Waren, nie vom Stammfeld.
loyang-helper-bargain_hunter = Sparfuchs
    .text = Kaufe ein oder zwei Waren aus dem Laden eines Mitspielers, jede 1 unter ihrem Preis.
loyang-helper-peddler = Hausiererin
    .text = Verkaufe ein bis drei Waren auf freie Plätze fremder Läden, jede 1 über dem Verkaufspreis.
loyang-helper-recruiter = Abwerber
    .text = Zahle einem Mitspieler 1 und setze einen seiner Helfer ohne Laterne ein; er bleibt, wo er ist.
loyang-helper-messenger = Botin
    .text = Dein Doppelpack kostet in diesem Zug, was ein Mitspieler zahlen würde, und du ziehst drei Karten, von denen du höchstens zwei behältst.
loyang-helper-saleswoman = Verkäuferin
    .text = Deine Stammkunden nehmen dir in diesem Zug nichts übel, oder jeder Laufkunde, den du in diesem Zug noch bedienst, zahlt 2 mehr, gleich wie viele Kunden du hast.
loyang-helper-shopper = Einkäufer
    .text = Kaufe jetzt 1 Ware aus deinem Laden 2 billiger.
loyang-helper-haggler = Feilscher
    .text = Die nächsten drei Waren, die du in diesem Zug in deinem Laden kaufst, kosten je 1 weniger.
loyang-helper-carter = Fuhrmann
    .text = In diesem Zug darfst du einem Stammkunden das Warenpaar in einer Lieferung doppelt geben und bekommst den Erlös dieser Zeile doppelt; nur eine Zeile wird gefüllt.
loyang-helper-farmhand = Knecht
    .text = Decke sofort dein nächstes Ackerfeld auf, oder schiebe ein leeres Feld unter deinen Stapel und nimm 2.
loyang-helper-seedsman = Saatguthändler
    .text = Nimm 1 weitere Ware einer Sorte, die auf deinem Karren liegt. Bohne und Lauch kosten 1.
loyang-helper-reaper = Schnitter
    .text = Ernte je 1 weitere Ware von einem oder zwei besäten Feldern, nicht vom Stammfeld.
loyang-helper-storekeeper = Lagerist
    .text = Vergrößere dein Lager kostenlos, oder lagere in diesem Zug bis zu drei Waren mehr ein.
loyang-helper-charmer = Schmeichlerin
    .text = Drehe eine rote Zufriedenheitsmarke auf Blau, falls du eine hast. Nimm dann 1 für jeden Stammkunden mit blauer Marke, höchstens 3.
loyang-helper-wholesaler = Großhändler
    .text = Verkaufe ein bis drei Waren an den Vorrat, jede 1 über dem Verkaufspreis; freier Platz ist nicht nötig.
loyang-helper-porter = Träger
    .text = Dein Doppelpack kostet in diesem Zug 1 weniger, und zwei behaltene Karten dürfen nebeneinander liegen.

## Kunden unseres Kartensatzes

loyang-card-regular_customer_01 = Witwe Lin
loyang-card-regular_customer_02 = Madame Wen
loyang-card-regular_customer_03 = Müller Tao
loyang-card-regular_customer_04 = Bäckerin Shu
loyang-card-regular_customer_05 = Töpfer Bai
loyang-card-regular_customer_06 = Koch Feng
loyang-card-regular_customer_07 = Schreiber Yan
loyang-card-regular_customer_08 = Weberin Mei
loyang-card-regular_customer_09 = Hauptmann Zhao
loyang-card-regular_customer_10 = Gastwirt Guo
loyang-card-regular_customer_11 = Ärztin Hua
loyang-card-regular_customer_12 = Teemeister Lu
loyang-card-regular_customer_13 = Richter Cao
loyang-card-regular_customer_14 = Dame Xiu
loyang-card-casual_customer_01 = Wanderschauspieler
loyang-card-casual_customer_02 = Pilgerin
loyang-card-casual_customer_03 = Fährmann
loyang-card-casual_customer_04 = Maultiertreiber
loyang-card-casual_customer_05 = Briefträger
loyang-card-casual_customer_06 = Kesselflicker
loyang-card-casual_customer_07 = Seidenkäuferin
loyang-card-casual_customer_08 = Wandermönch
loyang-card-casual_customer_09 = Gesandter
loyang-card-casual_customer_10 = Gaukler
loyang-card-casual_customer_11 = Reiteroffizier
loyang-card-casual_customer_12 = Dichterin
loyang-card-casual_customer_13 = Sternguckerin
loyang-card-casual_customer_14 = Salzhändler

## Einstellungen eines Tisches

loyang-option-introductory = Einstiegsregel
    .help = Jeder bekommt zu Beginn einen Stammkunden mit Punkt verdeckt und darf ihn in einer Kartenphase anstelle einer Handkarte auslegen.
loyang-option-deck = Kartensatz
    .help = Eine eigene Kartendatei: vollständig oder als Berichtigung zu unserer.
loyang-option-starter_leftovers = Nicht ausgeteilte Einsteiger-Stammkunden
    .help = Wohin sie mit weniger als vier Spielern kommen.
loyang-option-starter_leftovers-draw_pile = in den Nachziehstapel
loyang-option-starter_leftovers-box = aus dem Spiel
loyang-option-spent_common_field = Abgeerntete Gemeindefelder
    .help = Wohin ein Gemeindefeld kommt, wenn seine letzte Ware geerntet ist.
loyang-option-spent_common_field-discard = auf die Ablage
loyang-option-spent_common_field-remove = aus dem Spiel
loyang-option-pair_piles = Nachziehstapel der beiden Paare
    .help = Zu viert handeln beide Paare gleichzeitig. Mit je einem Stapel stören sie sich nicht; aus einem gemeinsamen zieht, wer zuerst kauft.
loyang-option-pair_piles-own_piles = einer für jedes Paar
loyang-option-pair_piles-one_pile = ein gemeinsamer
loyang-option-served_casual_counts = Bedienter Laufkunde zählt mit
    .help = Ob der Laufkunde, der gerade bedient wird, beim Vergleich von Stamm- und Laufkunden mitzählt.
loyang-option-covered_cards_count = Verdeckte Karten zählen
    .help = Ob die untere Karte eines Doppelpacks für dessen Preis und beim Vergleich der Kunden zählt.
loyang-option-covered_field_paid = Verdecktes Gemeindefeld
    .help = Wann ein Gemeindefeld bezahlt wird, das unter einer anderen Karte liegt.
loyang-option-covered_field_paid-when_kept = wenn es behalten wird
loyang-option-covered_field_paid-when_uncovered = wenn es frei wird
loyang-option-reshuffle_when_empty = Leerer Nachziehstapel
    .help = Ob die Ablage sofort zum Nachziehstapel wird, wenn dieser leer ist.
loyang-option-reshuffle_when_empty-solo_only = nur allein
loyang-option-reshuffle_when_empty-always = immer
loyang-option-reshuffle_when_empty-never = nie
loyang-option-solo_refill_opponent = Solo: Karten des Gegners ersetzen
    .help = Ob eine verbrauchte Karte des gedachten Gegners ersetzt wird.
loyang-option-solo_lantern_helpers = Solo: Helfer mit Laterne
    .help = Manche von ihnen finden allein nichts zu tun.
loyang-option-solo_lantern_helpers-keep_all = alle behalten
loyang-option-solo_lantern_helpers-remove_without_target = die ohne Ziel entfernen
loyang-option-solo_lantern_helpers-remove_all = alle entfernen
loyang-option-solo_cards = Solo: Karten einer Runde
    .help = Wie viele Karten in einer Kartenphase aus dem Raster genommen werden.
loyang-option-solo_cards-exactly_two = genau zwei
loyang-option-solo_cards-up_to_two = bis zu zwei
loyang-option-voluntary_loan_cap = Angebotene Kredite
    .help = Wer so viele hat, dem wird keiner mehr angeboten; erzwungene Zahlungen sind immer gedeckt. 999 heißt ohne Grenze.

loyang-preset-standard = Das ganze Spiel
    .table = {""}
    .help = Das ganze Spiel mit unserem Kartensatz.
loyang-preset-introductory = Erste Partie
    .help = Mit einem Einsteiger-Stammkunden für alle, zu zweit bis viert.

## Solo

loyang-solo-good = Ab { $points } ist es gut.
loyang-solo-exceptional = Ab { $points } ist es außergewöhnlich.
loyang-solo-miss = Unter { $points } war der Pfad länger als der Geldbeutel.

## Lektionen einer geführten Partie

loyang-lesson-prelude = Du beginnst mit 10 [coin]. Kaufe 1 Ware aus deinem Laden als Saatstein: Dein Stammfeld wird mit neun davon gefüllt, und jede Runde erntest du eine. Höchstens zwei Spieler dürfen dort dieselbe Sorte anbauen.
loyang-lesson-draft = Die Ernte hat von jedem Feld eine Ware auf deinen Karren gebracht. Jetzt bekommt jeder zwei Karten: eine von der Hand, eine aus dem Hof. Wer an der Reihe ist, legt eine Handkarte in den Hof oder nimmt eine von dort und eine von der Hand; der Rest der Hand kommt in den Hof. Wer zuletzt nimmt, beginnt die Aktionsphase.
loyang-lesson-draft-two = Die Ernte hat von jedem Feld eine Ware auf deinen Karren gebracht. Jetzt bekommen beide zwei Karten: eine von der Hand, eine aus dem Hof. Vor deiner Aktion darfst du eine Karte vom Nachziehstapel in den Hof aufdecken. Lege dann eine Handkarte dorthin, oder nimm eine von dort und eine von der Hand. Wer zuletzt nimmt, beginnt die Aktionsphase.
loyang-lesson-grid = Die Ernte hat von jedem Feld eine Ware auf deinen Karren gebracht. Nimm zwei Karten aus dem Raster: Zeile 1 ist kostenlos, Zeile 2 kostet 1, die Zeilen 3 und 4 kosten 2. Danach wird der Rest der Zeile 2 abgelegt, und die Karten darunter rutschen nach oben.
loyang-lesson-raise = Diese Karte kostet [coin]. Fehlt dir Geld, verkaufe Waren an deinen Laden, setze Helfer ein, die etwas einbringen, oder nimm einen [loan] auf.
loyang-lesson-partner = Wer den großen Startspielerstein hat, wählt sich einen Partner für diese Aktionsphase; die anderen beiden bilden das zweite Paar. Beide Paare handeln gleichzeitig, und Helfer reichen nur bis zum Partner.
loyang-lesson-actions = Tu, was du willst, in beliebiger Reihenfolge und beliebig oft: leere Felder besäen, im Laden kaufen und verkaufen, an Marktständen tauschen, Helfer einsetzen, Stammkunden einmal je Runde beliefern, Laufkunden bedienen. Einmal je Zug darfst du einen [pack] kaufen.
loyang-lesson-pack = Zwei neue Karten. Behalte beide, eine oder keine; zwei behaltene liegen übereinander, und die untere ruht, bis die obere weg ist.
loyang-lesson-compensation = Die Marke eines nicht bedienten Stammkunden wird rot; ist sie es schon, kostet es 2 [coin].
loyang-lesson-store = Dein Lager fasst 1 Ware für die nächste Runde, für 2 [coin] vergrößert dauerhaft 4. Was weder hineinpasst noch verkauft wird, ist verloren.
loyang-lesson-steps = Kaufe dich voran: Der erste Schritt einer Runde kostet 1, jeder weitere die Zahl, auf die du trittst. Wer nach neun Runden am weitesten ist, gewinnt; jeder Kredit kostet dann einen Schritt.
loyang-lesson-over = Der Pfad entscheidet. Bei gleichem Platz gewinnt, wer mehr Geld hat, danach, wer mehr Waren auf Feldern und im Lager hat.

## Gründe hinter den Regeln, nach den Worten des Autors über sein Spiel

loyang-reason-prelude = Man könnte auch einfach ein Weizenfeld mit 7 Käsch, ein Kürbisfeld mit 6 oder ein Rübenfeld mit 5 austeilen. Das Kaufen und Aussäen zeigt aber zwei Aktionen des Spiels, ehe es beginnt, und keiner der drei Starts soll besser sein.
loyang-reason-same-home = Die Grenze von zwei gibt es, weil die Holzsteine der Schachtel für vier gleiche Felder nicht reichten.
loyang-reason-harvest = Die Ernte, je Runde ein Stein von jedem Feld, hat ein älteres Spiel zum Vorbild, Antiquity, und wurde zum Keim zweier Spiele: dieses und Agricola.
loyang-reason-shop-gap = Je ein Platz für Bohne und Lauch ist anfangs frei, weil 2 Käsch für eine verkaufte Ware in den ersten Runden noch willkommen sind.
loyang-reason-first-step = Die Regel macht frühes Geld wertvoller als spätes: Ein weiterer Schritt kostet erst 3, später 15 und mehr. Der billige erste Schritt verhindert, dass alle bis zur letzten Runde warten.
loyang-reason-ties = Verdientes Geld soll vor allem zählen, darum bricht es den ersten Gleichstand. Der zweite Vergleich fragt, wer in weiteren Runden mehr hätte verdienen können: was noch auf Feldern steht und im Lager liegt.
loyang-reason-loans = Ein Kredit ist umso teurer, je besser man spielt: Nahe dem Ende des Pfads ist der verlorene Schritt 19 oder 20 Käsch wert, weiter hinten 15 oder 16. Er ist für den Anfang gedacht, und da ihn später niemand braucht, entfielen Rückzahlung und Zinsen.
loyang-reason-regulars = Wer gut spielt, soll jeden Stammkunden genau einmal enttäuschen, und zwar zur rechten Zeit: um ihn zu gewinnen, ehe die Waren da sind, oder um erst einen einträglicheren Laufkunden zu bedienen.
loyang-reason-introductory = Ohne Hilfe kann ein Neuling mehrere Runden ohne Geld dastehen. Der Kunde vom Anfang gibt ihm gleich eine Aufgabe und sagt, was anzubauen ist.
loyang-reason-casuals = Stammkunden sind Verpflichtungen. Wer trotz vieler davon einen Laufkunden bedient, soll mehr verdienen; wer es sich mit vielen Laufkunden leicht macht, weniger.
loyang-reason-pack-order = An die untere Karte kommt man erst, wenn die obere weg ist, und nur Helfer lassen sich einfach abwerfen. Darum will die Reihenfolge überlegt sein.
loyang-reason-pack-price = Der Preis will gestaltet sein: erst Helfer einsetzen oder entlassen und Stände leeren. So drängen alle vier Kartenarten zum Einsatz: Stammkunden wollen Entschädigung, Laufkunden verderben den Erlös der anderen, Stände und Helfer machen den Doppelpack teuer.
loyang-reason-apart = Die beiden Karten der Kartenphase sind mit Bedacht gewählt und nicht zufällig gezogen; darum dürfen sie nebeneinander liegen und gleich benutzt werden.
loyang-reason-courtyard = Niemand soll einfach die zwei besten von vier Karten behalten. Man muss überlegen, welche man den anderen im Hof anbietet und ob sie nachher noch da ist.
loyang-reason-discards = Was in der Kartenphase niemand wollte, soll nicht im Doppelpack derselben Runde wiederkommen. Dass es einmal je Runde zurückkehrt, ist für alle, die denselben Helfer immer wieder haben wollen.
loyang-reason-reveal = Zu zweit soll die Auswahl so groß sein wie zu viert, damit Helfer ebenso oft wiederkehren.
loyang-reason-tokens = In der letzten Runde ist es ein Vorteil, zu beginnen. Ursprünglich wanderte der Stein reihum; nun wird um ihn gespielt: früh die Wunschkarten nehmen oder warten und anfangen.
loyang-reason-pairs = Es macht das Spiel schneller: Die Paare müssen nicht aufeinander achten. Den Partner zu wählen ist ein Preis, um den man spielt, und als zweiter Startspieler stört einen vor dem eigenen Zug niemand.
loyang-reason-solo = Da die meisten Karten liegen bleiben, lassen sich die nächsten Runden planen: eine Karte der Zeile 1 nehmen, damit eine der Zeile 3 kostenlos wird, eine der Zeile 2, ehe sie verloren geht, oder keine davon, damit mehr neue kommen.

## Die geführte erste Partie

loyang-guide-welcome = Du baust vor den Toren von Loyang Gemüse an und verkaufst es. Nach neun Runden zählt, wie weit du auf dem Wohlstandspfad gekommen bist. Kaufe zuerst die Saat für dein Stammfeld: Weizen, Kürbis oder Rübe aus deinem Laden.
loyang-guide-harvest = Jede Runde beginnt mit der Ernte: Von jedem bebauten Feld kommt eine Ware auf deinen Karren, und das nächste deiner Felder wird aufgedeckt. Das Stammfeld zählt die Runden: neun Ernten, neun Runden.
loyang-guide-grid = Jetzt die Karten: Nimm zwei. Zeile 1 ist kostenlos, Zeile 2 kostet 1 [coin], die Zeilen 3 und 4 kosten je 2. Kunden bringen Geld, Stände und Felder bringen Waren, Helfer beides.
loyang-guide-raise = Diese Karte muss bezahlt werden. Fehlt dir [coin], verkaufe an deinen Laden, nutze einen Helfer, der etwas bringt, oder nimm einen [loan].
loyang-guide-actions = Die Aktionsphase: Tu, was du willst, in beliebiger Reihenfolge und so oft du willst. Alles, was du hast, liegt auf dem Karren. Ziehe eine Ware dorthin, wo sie hinsoll, oder wähle erst sie und dann den Ort; was möglich ist, hat einen goldenen Rand.
loyang-guide-sow = Ein leeres Feld! Bringe eine Ware dorthin, und alle Parzellen füllen sich mit derselben Sorte. Große Felder nehmen wenige Sorten, kleine alle.
loyang-guide-regular = Ein Stammkunde will vier Runden lang dasselbe Paar, einmal je Runde, und zahlt jedes Mal mehr. Lässt du ihn aber warten, nimmt er es übel: Erst wird er rot, dann kostet jedes weitere Mal 2 [coin].
loyang-guide-casual = Ein Laufkunde will drei Waren, ein einziges Mal. Hast du weniger Lauf- als Stammkunden, zahlt jeder von ihnen 2 mehr, hast du mehr, 2 weniger: Achte auf die Waage.
loyang-guide-stall = An einem Stand kostet jede Ware so viele andere von deinem Karren, wie Schalen darunter stehen. Nach drei Tauschen ist der Stand weg.
loyang-guide-field = Ein Gemeindefeld: Es wird besät und abgeerntet wie deine eigenen.
loyang-guide-helper = Ein Helfer wirkt einmal und geht. Du darfst Helfer auch abwerfen: Zu viele machen den Doppelpack teuer. Die mit Laterne haben mit einem Mitspieler zu tun; hier ist das der gedachte Gegner.
loyang-guide-deliver = Du hast, was dieser Kunde will. Ziehe eine der beiden Waren dorthin oder wähle den Kunden: Die andere kommt mit.
loyang-guide-serve = Für diesen Kunden liegt alles auf deinem Karren. Wähle ihn, um zu verkaufen.
loyang-guide-shop = Dein Laden verkauft dir, was dir fehlt, zu seinem Preis; und er kauft, was du nicht brauchst, für 1 oder 2 [coin], solange ein Platz dieser Sorte frei ist.
loyang-guide-pack = Einmal im Zug darfst du einen Doppelpack kaufen: zwei neue Karten. Er kostet so viel, wie du Helfer oder Stände hast, je nachdem, was mehr ist. Nutze sie vorher, und er wird billig.
loyang-guide-keep = Behalte beide Karten, eine oder keine. Zwei behaltene liegen aufeinander; die untere ruht, bis die obere weg ist.
loyang-guide-loan = Kaum noch [coin]. Ein [loan] bringt jederzeit 5 und kostet am Ende einen Schritt auf dem Pfad. Ein oder zwei zu Beginn können sich lohnen.
loyang-guide-end = Wenn du fertig bist, beende deinen Zug. Die Zeile unter der Frage sagt, was das jetzt bedeuten würde: Kunden, die warten, Waren ohne Platz.
loyang-guide-compensate = Ein verärgerter Kunde hat wieder umsonst gewartet: 2 [coin] sind fällig.
loyang-guide-store = Dein Lager hält eine Ware, vier, wenn es für 2 [coin] vergrößert ist. Was keinen Platz hat, wird verkauft oder geht verloren.
loyang-guide-steps = Nun der Pfad. Der erste Schritt einer Runde kostet 1 [coin]; jeder weitere kostet die Zahl des Steins, auf den du trittst. Mache also in jeder Runde einen.
loyang-guide-slide = Der Rest von Zeile 2 wurde abgelegt, die Karten darunter rückten auf, unten kamen neue hinzu. So siehst du, was nächste Runde kostenlos sein wird.
loyang-guide-red = Dieser Kunde ist verärgert. Beliefere ihn jetzt, sonst kostet es am Zugende 2 [coin], in dieser und jeder weiteren Runde.
loyang-guide-last = Die letzte Runde: Was dann noch auf Karren und Feldern liegt, ist nichts mehr wert. Mache alles zu [coin] und Schritten. 17 ist ein gutes Ergebnis, 18 und mehr ein außergewöhnliches.

## Options that do not go together

loyang-conflict-introductory = Im Solospiel gibt es die Einstiegsregel nicht.

## Empfehlungen: warum sich etwas lohnt

# $cash (Number)
loyang-advice-deliver = In dieser Runde beliefert: { $cash } [coin], und dieser Kunde ist nicht verärgert.
loyang-advice-serve = Dieser Kunde zahlt jetzt { $cash } [coin].
loyang-advice-coins = Das bringt { $cash } [coin].
# $count (Number): Ernten; $vegetable (Text)
loyang-advice-sow =
    { $count ->
        [one] Jetzt gesät, gibt das Feld noch einmal { $vegetable }.
       *[other] Jetzt gesät, gibt das Feld noch { $count }-mal { $vegetable }, jede Runde einmal.
    }
loyang-advice-sow-wanted =
    { $count ->
        [one] Ein Kunde von dir will { $vegetable }, und das Feld gibt noch einmal welche.
       *[other] Ein Kunde von dir will { $vegetable }, und das Feld gibt noch { $count }-mal welche.
    }
loyang-advice-wanted = Ein Kunde von dir will { $vegetable }, und davon liegt zu wenig auf deinem Karren.
loyang-advice-to-sow = { $vegetable } kannst du auf einem leeren Feld säen.
loyang-advice-sell = Von { $vegetable } hast du mehr, als deine Kunden jetzt wollen, und es bringt { $cash } [coin].
# $count (Number): Gemüse
loyang-advice-store = Im Lager ist dann Platz für { $count } Gemüse.
loyang-advice-keep = Ein Kunde von dir will nächste Runde { $vegetable }.
loyang-advice-field = Ein weiteres Feld kann jede Runde Gemüse geben.
loyang-advice-customer = Was dieser Kunde will, hast du oder baust du an.
loyang-advice-stall = Dieser Stand bietet { $vegetable }, und ein Kunde von dir will es.
loyang-advice-step = Der erste Schritt einer Runde kostet nur 1 [coin].
# $count (Number): Schritte; $cash (Number): was übrig bleibt
loyang-advice-steps = { $count } Schritte, und { $cash } [coin] bleiben für die nächste Runde.
loyang-advice-steps-last = Die letzte Gelegenheit: { $count } Schritte für deine [coin].
loyang-advice-save = Deine [coin] bleiben dir für die nächste Runde.
loyang-advice-end = Keiner deiner Kunden möchte, was auf deinem Karren liegt.
loyang-advice-reveal = So liegt eine Karte mehr offen, bevor du wählst.
loyang-advice-lay-customer = Was dieser Kunde möchte, hast du nicht und baust du nicht an.
loyang-advice-lay-stall = Dieser Stand bietet nichts, was deine Kunden möchten.
loyang-advice-customer-some = Dieser Kunde möchte { $vegetable }; das hast du oder baust du an.
