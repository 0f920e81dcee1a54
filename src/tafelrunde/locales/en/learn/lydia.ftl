### Lesson and rules of Lions of Lydia.

## The first lesson

lydia-step-place = A merchant at a gate
    .do0 = Place your green merchant at the green gate.
    .do1 = Every turn ends so: take a merchant from the fountain into your bag.
    .why = A gate pays one of its own colour, and every merchant who stands there one of theirs. Your start card pays as well when its merchant comes to its gate: that makes three amphorae.
    .done = Three amphorae and a grain. The merchant you took will come out of your bag one day.
lydia-step-income = Who stands there pays, too
    .do0 = Place your blue merchant at the gate that brings most stone: blue or red.
    .do1 = Take a merchant whose colour fits your cards.
    .why = Point at a gate to see what it would bring. Two merchants of a colour at one gate pay two of it. Merchants stay there until others take their place.
    .done = Two stone and one meat. What goes beyond 6 of a kind is lost.
lydia-step-bonus = The bonus at 6
    .do0 = Place your green merchant at the green gate: three amphorae lead to 6.
    .do1 = Choose influence.
    .why = A marker that reaches 6 brings a bonus: a step of influence, or a free upgrade of a card. Influence lets you own more cards. The first step also sends your Lydian to the fountain.
    .done = You may own five cards now instead of three.
lydia-step-buy = Buy at the fountain
    .do0 = Place your merchant at the fountain: there you buy.
    .do1 = Buy a card. You may buy more from the same side, as long as you can pay.
    .why = Cards bring points, and silver and gold ones pay each time one of their merchants comes to their gate. That makes your next turns richer.
    .done = The card is yours. Buy more from that side if you like, or go on.
lydia-step-upgrade = A better card
    .do0 = Place your Lydian at the green gate: amphorae reach 6 again.
    .do1 = Upgrade the exchange for free.
    .why = An upgraded card pays double and brings more points. At the fountain an upgrade costs the card's price once more; as a bonus it is free.
    .done = Six points more. Whoever has enough upgraded cards first ends the match.
lydia-step-sell = Coins
    .do0 = A Lydian trades here: exchange four amphorae or more for coins.
    .why = Where a Lydian stands you may turn goods of that gate into coins. A coin pays for any good, and none of them is lost at 6.
    .done = Coins at the ready, and room on the track for the next bonus.
lydia-step-influence = Influence brings points
    .do0 = Place your yellow merchant at the yellow or the green gate: two markers reach 6.
    .do1 = Choose influence: it brings 4 points now.
    .why = From the fourth step on influence brings points, and each further one more. Later in the match that is worth more than room for cards.
    .done = You have a second bonus. Choose what brings most.
lydia-step-last = The last shopping
    .do0 = Your tracks are full: place your Lydian at the fountain.
    .do1 = Buy a card. Purple ones are paid with coins and count at the end.
    .why = Full tracks earn nothing more. The match ends soon: what you do not spend counts nothing, cards and upgrades do.
    .done = Buy and upgrade what you can pay. You know everything that a first match needs.
