### Entscheide, wo ein Regelheft schweigt oder zweierlei sagt.

loyang-ruling-r1 = Dreizehn der zwanzig Namen, die meisten Wirkungen und die doppelten Karten sind nachgebildet.
loyang-ruling-r2 = Chinakohl kostet 5, Bohne und Lauch 6; die vier billigen Sorten bringen beim Verkauf 1.
loyang-ruling-r3 = Der Pfad endet bei 20; Geld darüber hinaus entscheidet Gleichstände.
loyang-ruling-r4 = Jedes Beet weniger lässt eine Sorte mehr wachsen.
loyang-ruling-r5 = Die sechs Gemeinschaftsfelder haben 3, 3, 4, 4, 5 und 6 Beete.
loyang-ruling-r6 = Zu weniger als viert kommen die übrigen in den Nachziehstapel.
loyang-ruling-r7 = Ein abgeerntetes Feld geht: ein eigenes aus dem Spiel, ein gemeinsames auf den Ablagestapel.
loyang-ruling-r8 = Jedes Paar zieht aus der Hälfte der Stapel, damit keines das andere stört.
loyang-ruling-r9 = Der Kunde, der bedient wird, zählt mit.
loyang-ruling-r10 = Verdeckte Karten zählen nicht.
loyang-ruling-r11 = Zwei Karten kommen als ein Stapel; ein überdecktes Feld wird bezahlt, wenn man es behält.
loyang-ruling-r12 = Abgelegte Karten kommen vor der nächsten Kartenphase nur zurück, wo der Tisch es will. Bei kurzem Stapel bekommen alle gleich viele, unter zwei niemand etwas.
loyang-ruling-r13 = Eine verbrauchte Karte des gedachten Gegners wird nicht ersetzt.
loyang-ruling-r14 = Es werden genau zwei Karten genommen.
loyang-ruling-r15 = Nachgebildete zahlen die Ladenpreise dessen, was sie wollen, weniger 5.
