### Lektion und Regeln von Agricola.

## Die erste Lektion

agricola-step-place = Eine Person einsetzen
    .short = Person
    .do0 = Setze deine Person auf den Forst.
    .why = Deine zwei Personen arbeiten im Dorf, eine nach der anderen. Was auf einem Feld liegt, bekommst du, wenn du hingehst. Im Forst liegen 3 [wood]; du brauchst es für Zäune und Räume.
    .done = Alles [wood] gehört dir. Nächste Runde liegen dort 3 neue: Was niemand nimmt, häuft sich.
    .gain = 1 [person] → 3 [wood]
    .sum = Aus 0 [wood] werden 3.
agricola-step-plow = Einen Acker pflügen
    .short = Pflügen
    .do0 = Setze deine zweite Person auf Ackerland.
    .do1 = Wähle ein Feld deines Hofs für den Acker. Die nächsten müssen daneben liegen.
    .why = Äcker tragen Getreide und Gemüse. Jedes ungenutzte Feld deines Hofs kostet am Ende einen Punkt, und ab zwei Äckern gibt es Punkte.
    .done = Dein erster Acker. Noch ist er leer: Es muss gesät werden.
    .gain = 1 [person] → 1 [field] → +1 Punkt
    .sum = Ein ungenutztes Feld weniger: Aus −13 wird −12.
agricola-step-sow = Säen
    .short = Säen
    .do0 = Setze eine Person auf Kornverwertung. Dein Getreide wird gleich gesät.
    .why = Aus einem [grain] auf dem Acker werden drei: Zwei kommen aus dem Vorrat dazu. Bei jeder Ernte geht eines davon an dich.
    .done = Drei [grain] stehen auf dem Acker. Die nächsten drei Ernten bringen dir je eines.
    .since = Es ist Runde 3. Inzwischen hast du 1 [grain] und noch 3 [wood] genommen, { $rival } [food] und [reed].
    .gain = 1 [grain] → 3 [grain]
    .sum = 1 von dir und 2 aus dem Vorrat.
agricola-step-fence = Deine erste Weide
    .short = Weide
    .do0 = Setze deine zweite Person auf Zaunbau.
    .do1 = Wähle zwei Wiesenfelder nebeneinander. Jeder Zaun kostet 1 [wood]; du hast 6.
    .why = Zäune machen aus Wiese eine Weide. Auf jedem ihrer Felder leben zwei Tiere einer Art. Und zwei Felder sind nicht mehr ungenutzt.
    .done = Platz für vier Tiere, und 4 Punkte mehr als vorher.
    .gain = 6 [wood] → 1 [pasture] → +4 Punkte
    .sum = Die erste Weide: Aus −1 wird +1. Zwei ungenutzte Felder weniger: +2.
agricola-step-breed = Tiere vermehren sich
    .short = Tiere
    .do0 = Setze eine Person auf den Schafmarkt: Dort warten zwei Schafe.
    .why = Tiere ziehen von selbst auf deine Weide. Wer bei einer Ernte zwei einer Art hat, bekommt ein drittes dazu, wenn Platz dafür ist.
    .done = Zwei Schafe auf der Weide. Nach der Ernte dieser Runde werden es drei sein.
    .gain = 1 [person] → 2 [sheep] → +2 Punkte
    .sum = Kein Schaf ist −1, zwei sind +1. Nach der Ernte sind es 3.
agricola-step-feed = Nahrung vor der Ernte
    .short = Ernähren
    .do0 = Setze deine zweite Person auf Fischfang: Dann reicht die Nahrung.
    .why = Nach dieser Runde kommt die erste Ernte: Jede Person isst 2 [food], du brauchst also 4. Was fehlt, muss erbettelt werden, und jede fehlende Nahrung kostet 3 Punkte.
    .done = Es reicht für alle. Bei der Ernte gibt dein Acker auch ein Getreide, und deine Schafe bekommen ein Lamm.
    .gain = 1 [person] → 4 [food]
    .sum = Aus 2 [food] werden 6; deine Familie isst 4.
agricola-step-room = Noch ein Raum
    .short = Raum
    .do0 = Setze eine Person auf Hofausbau.
    .do1 = Wähle das Feld für einen Raum. Er kostet 5 [wood] und 2 [reed] und muss an dein Haus grenzen.
    .why = Jede Person braucht einen Raum. Nur wenn einer leer ist, darf deine Familie wachsen.
    .done = Drei Räume für zwei Personen. In einer Partie könntest du jetzt weiterbauen.
    .since = Es ist Runde 6. Die Ernte ist vorbei: Alle haben gegessen, dein Acker gab ein [grain], deine Schafe bekamen ein Lamm. Inzwischen hast du 9 [wood], 3 [reed] und 1 [grain] genommen, { $rival } hat eine Feuerstelle gebaut und gepflügt.
    .gain = 5 [wood] und 2 Schilf → 1 [room] → +1 Punkt
    .sum = Ein ungenutztes Feld weniger: Aus −10 wird −9.
agricola-step-grow = Die Familie wächst
    .short = Kind
    .do0 = Setze deine zweite Person auf Einfacher Kinderwunsch.
    .why = Eine dritte Person bedeutet einen Zug mehr in jeder weiteren Runde, und 3 Punkte. Sie arbeitet ab der nächsten Runde; bei der Ernte isst sie mit.
    .done = Ein Kind. Je früher es kommt, desto mehr kann es tun.
    .gain = 1 [room] → 1 [person] → +3 Punkte
    .sum = Deine Personen: Aus 6 Punkten werden 9.
agricola-step-improve = Anschaffungen
    .short = Ausbau
    .do0 = Setze eine Person auf Große Anschaffung.
    .do1 = Wähle, was du baust. Die Karten sagen, was sie kosten und können.
    .why = Anschaffungen bleiben. Feuerstelle und Kochstelle machen jederzeit aus Tieren und Gemüse Nahrung, Öfen backen Brot; alle bringen Punkte.
    .done = Sie liegt jetzt neben deinem Hof und wirkt für den Rest der Partie.
    .since = Es ist Runde 12. Inzwischen hast du gepflügt, gesät, zwei weitere Weiden eingezäunt und dein Haus renoviert; { $rival } hat zwei Kinder mehr.
    .gain = 1 [person] → 1 Anschaffung → +4 Punkte
    .sum = Der Brunnen bringt 4 Punkte, die anderen 1 bis 4.
agricola-step-score = Was am Ende zählt
    .short = Wertung
    .do0 = Das ist deine letzte Person der Partie. Zeig oder tippe auf die Felder und sieh, was jedes bringen würde; dann nimm die Tiere, die 2 Punkte bringen.
    .why = Von allem auf dem Blatt solltest du ein wenig haben: Gar nichts davon kostet einen Punkt. Rinder hast du noch keine, und mehr Wildschweine bringen mehr.
    .done = Nun kommt die letzte Ernte, dann werden die Höfe gewertet. Du weißt alles, was eine erste Partie braucht.
    .since = Es ist Runde 14, die letzte. Inzwischen hast du gepflügt, gesät und noch einmal renoviert; auch { $rival } hat weitergebaut.
    .gain = 1 [person] → 4 [boar] → +2 Punkte
    .sum = Mehr Wildschweine: Aus 2 Punkten werden 4. Die ersten Rinder: Aus −1 wird +1.
agricola-step-occupation = Eine Ausbildung ausspielen
    .chapter = Mit Karten
    .do0 = Setze eine Person auf Unterricht.
    .do1 = Spiele den Holzhacker aus. Deine erste Ausbildung ist kostenlos.
    .why = Du hast sieben Ausbildungen und sieben kleine Anschaffungen auf der Hand, die nur du siehst. Eine Ausbildung wirkt von jetzt an: Der Holzhacker bringt 1 [wood] mehr, wann immer du Holz holst. Jede weitere kostet im Unterricht 1 [food]; nimm solche, die zu dem passen, was du ohnehin tust.
    .done = Der Holzhacker liegt neben deinem Hof und wirkt von selbst.
    .gain = 1 [person] → 1 Ausbildung
    .sum = Von nun an: 1 [wood] mehr, sooft du Holz nimmst.
agricola-step-minor = Eine kleine Anschaffung ausspielen
    .do0 = Setze eine Person auf den Versammlungsort: Du beginnst dann auch die nächste Runde.
    .do1 = Spiele den Tragekorb aus. Er kostet 1 [reed].
    .why = Kleine Anschaffungen kommen, wo eine Aktion es sagt: am Versammlungsort, oder bei Große Anschaffung statt einer großen. Jede hat ihre eigenen Kosten, und manche setzen etwas voraus, oft Ausbildungen: Die Karte sagt es.
    .done = Der Tragekorb gehört dir für den Rest der Partie.
    .since = Es ist Runde 2. Inzwischen hast du 1 [reed] genommen, { $rival } [grain] und [clay].
    .gain = 1 [reed] → 1 Anschaffung
    .sum = Und du beginnst die nächste Runde.
agricola-step-combination = Zwei Karten zusammen
    .do0 = Setze eine Person auf den Forst: Dort liegen 6 [wood].
    .do1 = Der Tragekorb fragt: Lege 2 [wood] zurück und nimm 3 [food].
    .why = Karten sind zusammen am stärksten. Der Holzhacker bringt hier ein siebtes [wood], und der Tragekorb macht aus zweien Nahrung: Holz und eine halbe Mahlzeit mit einer einzigen Person. Suche in jeder Hand nach solchen Paaren.
    .done = Eine Person brachte 5 [wood] und 3 [food]. Dieses Paar wirkt jedes Mal, wenn du Holz holst.
    .gain = 1 [person] → 5 [wood] → 3 [food]
    .sum = 6 liegen dort, 1 kommt durch den Holzhacker, 2 gehen für Nahrung.

## Regeln

agricola-rule-aim = Baue in vierzehn Runden einen Hof: Äcker, Weiden, ein größeres Haus, eine größere Familie, und genug Nahrung für alle. Wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
agricola-rule-rounds = Ein neues Feld wird aufgedeckt, und wo Waren sich häufen, kommen neue dazu. Dann setzen alle reihum je eine Person ein, bis niemand mehr eine hat. Die Personen kommen heim; nach den Runden 4, 7, 9, 11, 13 und 14 ist Ernte.
    .title = Eine Runde
agricola-rule-place = Eine Person geht auf ein freies Feld und tut sofort, was dort steht, wenigstens einen Teil davon. Auf ein Feld passt je Runde eine Person, gleich wem sie gehört. Bietet ein Feld zweierlei mit „und/oder“, genügt eines davon.
    .title = Eine Person einsetzen
agricola-rule-goods = Anhäufungsfelder, die mit einer Zahl im Kästchen, bekommen jede Runde neue Waren, ob jemand die alten nahm oder nicht. Wer hingeht, nimmt alle. Vorräte sind unbegrenzt; nur Tiere brauchen Platz.
    .title = Waren, die sich häufen
agricola-rule-rooms = Ein Raum kostet 5 vom Material deines Hauses und 2 [reed]; er grenzt an einen Raum. Jede Person braucht einen. Am Ende ist ein Lehmraum 1 Punkt wert, ein Steinraum 2.
    .title = Räume
agricola-rule-renovate = Alle Räume zugleich werden von Holz zu Lehm oder von Lehm zu Stein: 1 vom neuen Material je Raum und zusammen 1 [reed].
    .title = Renovieren
agricola-rule-stables = Ein Stall kostet beim Hofausbau 2 [wood]; du hast vier. Allein auf der Wiese fasst er ein Tier, auf einer Weide verdoppelt er den Platz der ganzen Weide. Eingezäunte Ställe bringen je 1 Punkt.
    .title = Ställe
agricola-rule-fields = Pflügen macht aus einem ungenutzten Feld des Hofs einen Acker; nach dem ersten grenzt jeder an einen anderen. Genutzt ist ein Feld mit Raum, Acker, Stall oder Zaun.
    .title = Äcker
agricola-rule-sowing = Getreide oder Gemüse aus deinem Vorrat kommt auf einen leeren Acker: Aus dem allgemeinen Vorrat kommen 2 [grain] oder 1 [vegetable] dazu. Am Ende zählt, was im Vorrat und auf Äckern liegt.
    .title = Säen
agricola-rule-baking = Nur wo eine Aktion es sagt, und mit Feuerstelle, Kochstelle oder Ofen. Jede Karte sagt, wie viel Getreide sie nimmt und wie viel Nahrung sie bringt.
    .title = Brot backen
agricola-rule-fences = Jeder Zaun kostet 1 [wood]; du hast fünfzehn. Zäune müssen sofort Weiden schließen; der Hofrand ist kein Zaun. Weiden nach der ersten grenzen an eine andere. Sie fassen keine Räume und Äcker, aber Ställe. Zäune bleiben stehen; eine Weide darf geteilt werden.
    .title = Zäune und Weiden
agricola-rule-animals = Eine Weide fasst je Feld zwei Tiere einer Art, mit jedem Stall doppelt so viele. Ein Stall allein fasst eines, das Haus eines als Haustier. Tiere ziehen frei um; wer keinen Platz hat, wird gekocht oder geht.
    .title = Platz für Tiere
agricola-rule-family = Ein Kind braucht mehr Räume als Personen, außer beim Dringenden Kinderwunsch ab Runde 12. Es arbeitet ab der nächsten Runde und braucht in der Runde seiner Geburt nur 1 [food]. Eine Familie hat höchstens fünf Personen, jede 3 Punkte wert.
    .title = Familienzuwachs
agricola-rule-improvements = Jede der zehn großen Anschaffungen gibt es einmal. Sie bleiben und bringen Punkte; was sie können, steht darauf. Eine Kochstelle darf mit einer Feuerstelle bezahlt werden.
    .title = Anschaffungen
agricola-rule-cards = Das Familienspiel hat keine. Sonst hält jeder sieben Ausbildungen und sieben kleine Anschaffungen. Ausbildungen spielt man beim Unterricht, zum dort genannten Preis; kleine Anschaffungen, wo eine Aktion es erlaubt, wenn Bedingung und Kosten erfüllt sind.
    .title = Handkarten
agricola-rule-draft = Handkarten werden ausgeteilt oder so gewählt, wie der Tisch es sagt: Wer auswählt, behält eine der Karten vor sich und gibt die übrigen weiter, bis die Hand voll ist. Von jeder Art behält niemand mehr, als die Hand fasst.
    .title = Handkarten auswählen
agricola-rule-harvest = Sie hat drei Phasen: Ackerphase, Ernährungsphase, Vermehrungsphase. In der ersten kommt von jedem besäten Acker eine Frucht in den Vorrat.
    .title = Die Ernte
agricola-rule-feeding = Jede Person isst 2 [food]. Getreide und Gemüse zählen roh je 1; mit der richtigen Anschaffung mehr, und auch Tiere. Für jede fehlende Nahrung nimmst du eine Bettelmarke: 3 Punkte weniger.
    .title = Ernährung und Betteln
agricola-rule-breeding = Von jeder Art, von der du wenigstens zwei hast, bekommst du ein Tier dazu, wenn alle Platz finden. Junge werden in derselben Ernte nie gegessen.
    .title = Vermehrung
agricola-rule-partners = Mit Partnern spielen zwei Höfe zusammen. In einer Aktion darfst du nach dem eigenen Bau gegen Aufpreis auch beim Partner bauen, und Waren wechseln zwei zu eins den Besitzer.
    .title = Partner
agricola-rule-score = Äcker, Weiden, Getreide, Gemüse, Schafe, Wildschweine und Rinder zählen −1 bis 4 Punkte, je nachdem, wie viele du hast. Jedes ungenutzte Feld zählt −1. Dazu kommen Lehm- und Steinräume, Personen, eingezäunte Ställe, Anschaffungen und Sonderpunkte. Bei Gleichstand gewinnt, wer mehr Baustoffe hat.
    .title = Wertung
agricola-rule-rulings = Personen, für die kein Feld erlaubt ist, bleiben daheim (R2). Die Ernte geht Phase für Phase, der Startspieler zuerst (R3). Wer drei oder mehr einer Art hat, darf vor der Vermehrung eines gehen lassen (R4). Eine geteilte Weide ist keine neue (R14). „Jedes Mal, wenn du … nutzt“ kommt vor der Wirkung des Feldes (R13); was dadurch unmöglich wird, entfällt (R18).
    .title = Wo die Regel schweigt

## Kleine Pläne neben den Regeln

agricola-shown-rooms-1 = Ein Holzhaus mit zwei Räumen; 9 [wood] und 3 [reed] sind da.
agricola-shown-rooms-2 = Ein dritter Raum über den anderen: Er kostete 5 [wood] und 2 [reed].
agricola-shown-renovate-1 = Das Haus ist aus Holz.
agricola-shown-renovate-2 = Alle drei Räume sind jetzt aus Lehm: je 1 Punkt.
agricola-shown-renovate-3 = Noch einmal renoviert, zu Stein: je 2 Punkte.
agricola-shown-fields-1 = Der Hof am Anfang: zwei Räume, dreizehn ungenutzte Felder.
agricola-shown-fields-2 = Der erste Acker darf überall liegen; ein ungenutztes Feld weniger.
agricola-shown-fields-3 = Drei Äcker: Jeder weitere grenzt an einen anderen.
agricola-shown-sowing-1 = Ein leerer Acker, und 1 [grain] im Vorrat.
agricola-shown-sowing-2 = Gesät: Mit 2 aus dem allgemeinen Vorrat stehen dort 3 [grain].
agricola-shown-sowing-3 = Nach einer Ernte: Eines kam in den Vorrat, 2 sind übrig.
agricola-shown-fences-1 = 6 [wood] sind da: so viel, wie zwei Felder brauchen.
agricola-shown-fences-2 = Sechs Zäune schließen eine Weide aus zwei Feldern; auch am Hofrand stehen welche.
agricola-shown-fences-3 = Alle fünfzehn Zäune: vier Weiden, die aneinander grenzen.
agricola-shown-animals-1 = Eine Weide aus zwei Feldern fasst vier Tiere einer Art.
agricola-shown-animals-2 = Zwei Schafe sind eingezogen.
agricola-shown-breeding-1 = Zwei Schafe vor der Ernte, und Platz für mehr.
agricola-shown-breeding-2 = Danach sind es drei. Das Junge kam, als alle gegessen hatten.
agricola-shown-score-1 = Der Anfang: −14. Dreizehn ungenutzte Felder und −1 für alles, was fehlt, aber 6 für zwei Personen.
agricola-shown-score-2 = Das Ende: 42. Ein Steinhaus, fünf Äcker, vier Weiden, Schafe und Wildschweine, kaum ein Feld ungenutzt.

## Der Trainer einer ersten Partie

agricola-coach-farm-expansion = Mehr Räume machen mehr Personen möglich, und jede Person handelt in jeder Runde.
agricola-coach-meeting-place = Du beginnst die nächste Runde und wählst dort zuerst.
agricola-coach-grain-seeds = Ein [grain] zum Säen, zum Backen, oder für das Ende, wo es zählt.
agricola-coach-farmland = Ein Acker: Besät ernährt er dich bei jeder Ernte, und Äcker zählen am Ende.
agricola-coach-lessons = Eine Ausbildung hilft den Rest der Partie: je früher, desto besser.
agricola-coach-day-laborer = Zwei [food] sofort, nicht mehr und nicht weniger: für eine nahe Ernte.
agricola-coach-forest = [wood] für Räume, Zäune und Ställe: Nichts wird öfter gebraucht.
agricola-coach-clay-pit = [clay] für Feuerstelle oder Kochstelle, später für ein Lehmhaus.
agricola-coach-reed-bank = [reed] für jeden Raum und jede Renovierung: Zwei Räume brauchen vier.
agricola-coach-fishing = [food], das wächst, solange es niemand holt.
agricola-coach-major-improvement = Feuerstelle oder Kochstelle machen jederzeit Nahrung aus Tieren und Gemüse.
agricola-coach-fencing = Zäune machen Weiden: Tiere leben dort, vermehren sich und zählen.
agricola-coach-grain-utilization = Säe, was du hast, und backe Brot: Die Äcker füllen sich vor der Ernte.
agricola-coach-sheep-market = [sheep] zum Halten, Vermehren oder Kochen.
agricola-coach-pig-market = [boar] zählen mehr als Schafe und füllen eine leere Zeile der Wertung.
agricola-coach-cattle-market = [cow] zählen am meisten und geben gekocht die meiste Nahrung.
agricola-coach-basic-wish-for-children = Eine Person mehr, mit einer Aktion mehr in jeder Runde, die noch kommt.
agricola-coach-urgent-wish-for-children = Eine Person mehr, auch ohne einen Raum für sie.
agricola-coach-house-redevelopment = Ein besseres Haus: mehr Punkte für jeden Raum.
agricola-coach-farm-redevelopment = Ein besseres Haus und Zäune auf einmal, spät in der Partie.
agricola-coach-western-quarry = [stone] für Öfen, den Brunnen und ein Steinhaus.
agricola-coach-vegetable-seeds = Ein [vegetable]: die seltenste Zeile der Wertung, und gute Nahrung.
agricola-coach-cultivation = Pflügen und Säen zugleich: Ein neuer Acker liegt nicht leer.
agricola-coach-resource-market = Mehrere Waren zugleich, von jeder wenig.
agricola-coach-traveling-players = [food], das wächst, solange es niemand holt.
agricola-coach-side-job = Ein günstiger Stall, und Brot, wenn du backen kannst.
agricola-coach-market-place = Waren nach Wahl, von jeder wenig.
agricola-coach-fireplace = Kocht jederzeit Tiere und Gemüse zu Nahrung: der günstigste Weg zu ernähren.
agricola-coach-hearth = Wie eine Feuerstelle, nur wird aus allem mehr Nahrung.
agricola-coach-oven = Backt aus Getreide viel Nahrung, auch gleich beim Bauen.
agricola-coach-workshop = Ernährt dich bei jeder Ernte ein wenig; was übrig bleibt, wird zu Punkten.
agricola-coach-well = Vier Punkte, und in den nächsten Runden je ein [food].
agricola-coach-minor = Eine kleine Anschaffung aus der Hand: klein, aber für den Rest der Partie.
agricola-coach-occupation = Sie wirkt von jetzt an: am besten bei dem, was du ohnehin tust.
agricola-coach-room = Platz für eine Person mehr, die beim nächsten Familienzuwachs kommen kann.
agricola-coach-stable = Platz für ein Tier mehr, und ein Punkt, wenn er auf einer Weide steht.
agricola-coach-fence = Je größer die Weide, desto mehr Tiere; mehrere Weiden trennen die Arten.
agricola-coach-sow = Jeder Acker gibt bei jeder Ernte eins: drei von [grain], zwei von [vegetable].
agricola-coach-hungry = Nach dieser Runde kommt die Ernte, und { $count } [food] { $count ->
        [one] fehlt
       *[other] fehlen
    }. Jede, um die du betteln musst, kostet 3 Punkte: { $points } insgesamt.
agricola-coach-beg = { $count } [food] { $count ->
        [one] fehlt
       *[other] fehlen
    }: Betteln kostet { $points } Punkte. Sieh erst nach, ob sich noch etwas in Nahrung verwandeln lässt.
agricola-coach-animals = Nicht jedes Tier hat Platz. Was du laufen lässt, ist verloren, wenn du es nicht kochen kannst.
agricola-coach-minus =
    { $count ->
        [one] Eine Zeile der Wertung zählt noch −1
       *[other] { $count } Zeilen der Wertung zählen noch −1
    }. Je eins davon genügt, und { $rounds ->
        [one] das ist die letzte Runde
       *[other] { $rounds } Runden bleiben
    }.
