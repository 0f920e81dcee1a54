proving-title = Der Jahrmarkt

proving-lantern = Laterne
proving-raid = Überfall
proving-dig = Graben
proving-guard = Wache
proving-mint = Münze
proving-guild = Zunfthaus
proving-card = { $name } { $number }
# $points (Number)
proving-chip =
    { $points ->
        [one] Marke zu { $points } Punkt
       *[other] Marke zu { $points } Punkten
    }
icon-coin = Taler

## Fragen und Antworten

proving-ask-pick = Welche Karte behältst du?
proving-ask-reach = Wie viele Marken ziehst du?
proving-reach =
    { $chips ->
        [one] eine Marke
       *[other] { $chips } Marken
    }
proving-ask-keep = Welche Marke kommt in deinen Beutel?
proving-ask-act = Was tust du auf dem Markt?
proving-act-earn = einen [coin] verdienen
proving-act-play = eine Karte ausspielen
proving-act-swap = zwei Taler gegen einen Punkt tauschen
proving-act-shake = an den Zelten rütteln
proving-ask-card = Welche Karte spielst du aus?
proving-card-nothing = doch keine
proving-ask-raid = Wen überfällst du?
proving-ask-guard = { $who } überfällt dich. Steht eine Wache bereit?
proving-guard-yield = keine Wache
proving-ask-boast = Prahlst du mit dem Überfall auf { $who }?
proving-boast-boast = prahlen: ein Punkt für einen Taler
proving-boast-hush = schweigen
proving-ask-find = Was wird aus der ausgegrabenen Karte?
proving-find-keep = behalten
proving-find-toss = wegwerfen

## Warum nicht

proving-why-unlucky = So viele lässt dich das Glück nicht ziehen.
proving-why-bag-empty = So viele Marken sind nicht im Sack.
proving-why-empty-hand = Du hast keine Karte zum Ausspielen.
proving-why-two-coins = Zum Tauschen brauchst du zwei Taler.
proving-why-sturdy = Die Zelte an diesem Tisch sind stabil.
proving-why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
proving-why-guard-waits = Eine Wache wartet auf deiner Hand, bis du überfallen wirst.
proving-why-nobody-to-raid = Es gibt niemanden, den du überfallen könntest.
proving-why-deck-empty = Im Stapel ist keine Karte mehr zum Ausgraben.
proving-why-not-in-play = Dieses Haus ist an diesem Tisch nicht im Spiel.
proving-why-built-already = Dieses Haus hast du schon.
proving-why-too-dear = Das Haus kannst du nicht bezahlen, auch nicht mit dem, was deine Münze prägt.
proving-why-market-closed = Auf einem geschlossenen Markt wird niemand überfallen.
proving-why-no-such-seat = Dort sitzt niemand.
proving-why-raid-self = Dich selbst kannst du nicht überfallen.
proving-why-no-coin = Dort gibt es keinen Taler zu holen.
proving-why-no-guard = Diese Karte ist keine Wache.
proving-why-not-in-pack = Diese Karte ist nicht in deinem Päckchen.
proving-why-not-drawn = Diese Marke hast du nicht gezogen.

## Protokoll

proving-log-gain =
    { $count ->
        [one] { $who } bekommt einen Taler.
       *[other] { $who } bekommt { $count } Taler.
    }
proving-log-pay =
    { $count ->
        [one] { $who } zahlt einen Taler.
       *[other] { $who } zahlt { $count } Taler.
    }
proving-log-score =
    { $count ->
        [one] { $who } macht einen Punkt.
       *[other] { $who } macht { $count } Punkte.
    }
proving-log-drew = { $who } zieht { $what }.
proving-log-drew-hidden = { $who } zieht eine Karte.
proving-log-showed = { $who } zeigt { $what }.
proving-log-picked = { $who } nimmt { $what }.
proving-log-chip = { $who } zieht eine { $what }.
proving-log-tossed = { $who } wirft eine { $what } weg.
proving-log-built = { $who } baut { $what }.
proving-log-robbed = { $who } nimmt { $victim } einen Taler weg.

## Wertung

proving-score-houses = Häuser
proving-score-points = Punkte
proving-score-coins = Taler
proving-score-chips = Marken
proving-score-goal = Ziel
