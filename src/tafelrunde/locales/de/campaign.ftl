# Die Kampagne: mehrere Partien, deren Ergebnisse ineinander eingehen.

campaign-help = Mehrere Partien spielen, deren Ergebnisse ineinander eingehen: Kampagnen, die Solo-Reihe, ein Triathlon, ein Vergleich über mehrere Partien.
campaign-help-what = new, play, choose, result, abandon, show, undo, branch oder replay.
campaign-help-file = Die Datei, in der die Kampagne liegt.
campaign-help-word = Nach choose die Karte mit Kennung oder Namen, oder none; nach branch die neue Datei.
campaign-help-form = Die Art der Kampagne: campaign oder solo (Agricola), best-of oder triathlon. Sonst die erste des Spiels.
campaign-help-game = Das Spiel; sonst Agricola.
campaign-help-of = Wie viele Partien ein best-of hat.
campaign-help-seats = Wie viele Plätze.
campaign-help-seat = Der eigene Platz, von 1 an gezählt; 0: nur Bots. Nach choose: wer wählt.
campaign-help-bots = Die Bots auf den anderen Plätzen; eine kürzere Liste wiederholt sich. Sonst good.
campaign-help-seed = Der Startwert aller Partien; sonst jedes Mal ein neuer.
campaign-help-title = Wie die Kampagne heißt.
campaign-help-scores = Die Punkte einer anderswo gespielten Partie, Platz für Platz.
campaign-help-places = Die Ränge, wo die Punkte allein sie nicht sagen.
campaign-help-played = Die Karten, die ein Platz ausgespielt hat, etwa 1=A108,B102; auch mehrmals.
campaign-help-event = Das Ereignis, das zurückgenommen oder bis zu dem abgezweigt wird; sonst das letzte.

campaign-form-campaign = Kampagne aus drei Partien
campaign-form-solo = Solo-Reihe
campaign-form-best-of = Mehrere Partien
campaign-form-triathlon = Triathlon

campaign-next = Als Nächstes kommt Partie { $number } von { $matches }.
campaign-nothing = nichts

campaign-event-begun = Partie { $number } beginnt: { $game }.
campaign-event-ended = Sie endet mit { $scores }.
campaign-event-given-up = Sie wird aufgegeben.
campaign-event-chosen = { $seat } nimmt mit: { $card }.
campaign-event-undone = Ereignis { $number } wird zurückgenommen.

campaign-why-no-match = Es läuft keine Partie.
campaign-why-not-over = Die Partie ist noch nicht zu Ende.
campaign-why-other-match = Das ist die Aufzeichnung einer anderen Partie.
campaign-why-nothing-to-undo = Es gibt nichts zurückzunehmen.
campaign-why-no-event = Dieses Ereignis gibt es nicht, oder es wurde schon zurückgenommen.
campaign-why-running = Es läuft eine Partie: Spiele sie zu Ende, trage ihr Ergebnis ein oder brich sie ab.
campaign-why-over = Die Kampagne ist zu Ende.
campaign-why-asks = Erst muss jemand wählen, was mitkommt.
campaign-why-drifted = Was als Nächstes kommt, ist nicht, was die Aufzeichnung sagt.
campaign-why-not-asked = Jetzt gibt es nichts zu wählen.
campaign-why-no-choice = Das kann nicht mitkommen; `show` zeigt, was kann.
campaign-why-scores = Eine Partie braucht die Punkte jedes Platzes.
campaign-why-places = Das sind keine Ränge: 1 für den besten, Gleiche teilen sich einen.
campaign-why-cards = Die Karten einer Partie stehen Platz für Platz.

campaign-cli-what = Eine Kampagne kann nicht { $what }; sie kann: { $known }.
campaign-cli-no-file = In { $file } liegt keine Kampagne; `tafelrunde campaign new` beginnt eine.
campaign-cli-broken = { $file }, Zeile { $line }: { $why }
campaign-cli-exists = { $file } gibt es schon.
campaign-cli-form = Eine Kampagne { $form } mit { $game } gibt es nicht; es gibt: { $known }.
campaign-cli-seats = { $form } ist für { $low } bis { $high } Plätze, nicht { $seats }.
campaign-cli-card = Welche Karte? Gib ihre Kennung oder ihren Namen an, oder none.
campaign-cli-numbers = { $name } { $given }: eine ganze Zahl für jeden der { $seats } Plätze.
campaign-cli-played = --played { $given }: Schreibe es wie 1=A108,B102.
campaign-cli-branch = In welche Datei soll die Kampagne abzweigen?
campaign-cli-asks = { $seat } muss wählen, was mitkommt: `tafelrunde campaign choose`.
campaign-cli-later = Die Partie wartet; `tafelrunde campaign play { $file }` geht weiter.
campaign-cli-ask = { $seat }: Welche Ausbildung kommt mit in die nächste Partie?
campaign-cli-title = { $form }: { $title }
campaign-cli-running = Partie { $number } läuft: { $game }.
campaign-cli-won = { $seat } gewinnt die Kampagne.
campaign-cli-choice = { $seat } kann mitnehmen: { $cards }.
campaign-cli-pick = Nach Partie { $number } nahm { $seat } mit: { $card }.
campaign-cli-match = Partie { $number }
campaign-cli-points = Punkte
campaign-cli-score = Insgesamt
campaign-cli-place = Rang
campaign-cli-verified = { $count ->
    [one] 1 Partie noch einmal verfolgt: alles wie aufgezeichnet.
   *[other] { $count } Partien noch einmal verfolgt: alles wie aufgezeichnet.
}
