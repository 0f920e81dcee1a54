### Wörter der Seiten von Kampagnen.

## Die Liste, und eine neue

trek-campaigns = Kampagnen
trek-about = Mehrere Partien, die zusammengehören. Die nächste spielst du heute oder an jedem anderen Tag.
trek-lobby = Drei Partien nacheinander, eine Reihe allein, ein Triathlon.
trek-begin-one = Kampagne beginnen
trek-new = Neue Kampagne
trek-kind = Art
trek-form-campaign-is = Drei Partien Agricola. Wer gewinnt, beginnt die nächste; alle dürfen eine Ausbildung mitnehmen.
trek-form-solo-is = Agricola allein: acht Partien, jedes Ziel höher. Jeder Sieg sichert eine Ausbildung.
trek-form-best-of-is = So viele Partien eines Spiels, wie du willst; die meisten Siege entscheiden.
trek-form-triathlon-is = Je eine Partie Agricola, Loyang und Lydia, auf einer Skala.
trek-matches = Partien
trek-person = Ein Mensch, über den Link
trek-bot = Bot: { $bot }
trek-seat = Platz { $number }
trek-title = Wie heißt sie?
trek-open = Kampagne beginnen

## Wie es steht

trek-played =
    { $alone ->
        [1] { $count ->
            [one] eine von { $of } gewonnen
           *[other] { $count } von { $of } gewonnen
        }
       *[other] { $count ->
            [one] eine von { $of } gespielt
           *[other] { $count } von { $of } gespielt
        }
    }
trek-branched = Diese Kampagne hat eine andere verlassen und geht ihren eigenen Weg.
trek-standing = Stand
trek-players = Es spielen
trek-after =
    { $number ->
        [0] Vor der ersten Partie
       *[other] Nach Partie { $number }
    }
trek-match = Partie { $number }
trek-carried = mitgenommen
trek-total = Summe
trek-place = Rang:
trek-points =
    { $points ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
trek-starts = beginnt
trek-food = Nahrung
trek-open-seat = freier Platz
trek-pars = 0 Punkte stehen für den Schnitt solider Bots, 100 für das beste Ergebnis aus 200 ihrer Partien:

## Was mitgenommen wird

trek-carry = Eine Ausbildung in Partie { $number } mitnehmen
trek-carry-hint = Sie liegt von Anfang an aus, ohne Ausbildungskosten.
trek-carry-none = Keine mitnehmen
trek-carry-none-hint = Nur mit der ausgeteilten Hand beginnen.
trek-secure = Eine Ausbildung für Partie { $number } sichern
trek-secure-hint = Sie liegt zu Beginn jeder späteren Partie aus.
trek-begins = Partie { $number } beginnt mit
trek-dealt = { $secured } gesichert und { $dealt } ausgeteilt sind sieben.
trek-new-cards =
    { $count ->
        [one] eine neu ausgeteilt
       *[other] { $count } neu ausgeteilt
    }

## Was als Nächstes kommt

trek-what-next = Was als Nächstes kommt
trek-over =
    { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben { $names }.
    }
trek-over-hint = Sieh dir die Partien noch einmal an, oder geh von einer aus einen anderen Weg.
trek-waits =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
trek-free =
    { $count ->
        [one] Ein Platz ist frei für dich.
       *[other] { $count } Plätze sind frei: nimm einen.
    }
trek-waits-hint = Wer den Link hat, kann sich setzen.
trek-running = Partie { $number } wird gespielt: { $game }.
trek-asks = Welche Karte nimmst du in Partie { $number } mit?
trek-asks-secure = Welche Karte sicherst du für Partie { $number }?
trek-asks-others =
    { $count ->
        [one] { $names } wählt noch, was mitgenommen wird.
       *[other] { $names } wählen noch, was mitgenommen wird.
    }
trek-target = Partie { $number }: erreiche { $points } Punkte.
trek-target-hint =
    { $food ->
        [0] Du beginnst ohne zusätzliche Nahrung.
       *[other] Du beginnst mit { $food } Nahrung mehr.
    }
trek-next = Partie { $number } von { $of } kommt als Nächstes: { $game }.
trek-any-day = Sie kann warten, solange ihr wollt.
trek-sit = Platz { $number } nehmen
trek-play-on = Weiterspielen
trek-look = Zusehen
trek-give-up = Partie aufgeben
trek-give-up-really = Wirklich aufgeben?
trek-carry-it = Mitnehmen
trek-carry-nothing = Nichts mitnehmen
trek-pick-first = Erst eine aussuchen
trek-begin = Partie { $number } spielen
trek-to-campaign = Zurück zur Kampagne

## Was gewesen wäre

trek-takes = Was es braucht
trek-goes-to = geht an
trek-with = mit
trek-or = oder
trek-sure =
    { $place ->
        [1] { $name } gewinnt sicher mit Rang 1.
       *[other] { $name } gewinnt sicher mit Rang { $place } oder besser.
    }
trek-can =
    { $place ->
        [1] { $name } kann noch gewinnen, aber nur mit Rang 1.
       *[other] { $name } kann noch gewinnen mit Rang { $place } oder besser.
    }
trek-cannot = { $name } kann nicht mehr gewinnen.
trek-tie = Bei gleichen Punkten entscheidet die höhere Summe aller Ergebnisse.
trek-would = Was gewesen wäre
trek-without =
    { $count ->
        [one] Ohne Partie { $number }: { $names } führt.
       *[other] Ohne Partie { $number }: { $names } führen gemeinsam.
    }
trek-was-short =
    { $short ->
        [one] Partie { $number }: { $score }, ein Punkt zu wenig.
       *[other] Partie { $number }: { $score }, { $short } Punkte zu wenig.
    }
trek-was-over =
    { $over ->
        [0] Partie { $number }: { $score }, genau das Ziel.
       *[other] Partie { $number }: { $score }, { $over } über dem Ziel, dafür { $food } Nahrung.
    }
trek-was-given-up = Partie { $number }: aufgegeben.

## Bisherige Partien, und der Weg

trek-matches-so-far = Bisherige Partien
trek-given-up = aufgegeben
trek-replay = Noch einmal ansehen
trek-branch = Von hier anders weiterspielen
trek-branch-hint = Eine eigene Kampagne beginnen, die bis hierher wie diese ist.
trek-record = Aufzeichnung sichern
trek-path = Der Weg durch die Reihe
trek-of-target = Ziel { $target }
trek-to-reach = zu erreichen
trek-target-word = Ziel
trek-stone-won = Partie { $number }: { $score } Punkte, Ziel { $target }.
trek-stone-next = Partie { $number } kommt als Nächstes: erreiche { $target } Punkte.
trek-stone-ahead = Partie { $number }: Ziel { $target }.
trek-stone-failed =
    { $short ->
        [one] Ein Versuch blieb einen Punkt darunter.
       *[other] Ein Versuch blieb { $short } Punkte darunter.
    }

## Das Bild

trek-picture = Als Bild teilen
trek-picture-of = { $title } als Bild
trek-picture-solo = { $count } von { $of } gewonnen, { $points } Punkte
trek-save-picture = Bild sichern
trek-copy-link = Link kopieren
