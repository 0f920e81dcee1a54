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
    .why = Full tracks earn nothing more. The match ends soon: goods left over count nothing, cards and upgrades do.
    .done = Buy and upgrade what you can pay. You know everything that a first match needs.

## Rules

lydia-rule-aim = Send merchants to gates and fountain, gather goods, buy and upgrade cards. Most points win.
    .title = What it is about
lydia-rule-turn = Place the merchant drawn before at a gate or at the fountain, do what follows, take a merchant from the fountain into the bag, and draw the next one.
    .title = A turn
lydia-rule-income = First your cards pay that have this merchant at this gate. Then the gate pays one of its colour, and every coloured merchant there, the new one included, one of theirs.
    .title = Income at a gate
lydia-rule-limits = Six of a kind and twelve coins at most; what goes beyond is lost.
    .title = Limits
lydia-rule-bonus = A marker that arrives at 6 brings a bonus: a step of influence, or a free upgrade. Where a table does not say otherwise, it may be passed.
    .title = The bonus
lydia-rule-influence = It decides how many cards you may own, brings coins on the way and points from the fourth step on. The first step sends your Lydian to the fountain.
    .title = Influence
lydia-rule-lydians = Where a Lydian stands at your gate you may change goods of that gate into coins. A coin stands for any good when you buy.
    .title = Lydians and coins
lydia-rule-buying = At the fountain you buy from one side of the market as many cards as you can pay and may own. The mix of goods and coins is yours. Silver and gold cards pay at gates; the market is never refilled.
    .title = Buying
lydia-rule-purple = They cost coins, pay nothing, and count at the end for what stands on them.
    .title = Purple cards
lydia-rule-upgrading = After buying you may upgrade own cards for their price once more: they are turned to the better face. Each card once. All buying comes first.
    .title = Upgrading
lydia-rule-refill = While merchants stand at the fountain you take one of them; it will be drawn one day. The next one for your turn is drawn at random.
    .title = The bag
lydia-rule-end = Whoever has enough upgraded cards takes the fountain token; the round is played to its end with a last turn for the others. The holder of the token scores a point for each coin. With equal points more influence wins, then more goods and coins.
    .title = The end
lydia-rule-king = The king gives one more good of the gate where he stands, then he moves on to another gate.
    .title = King Croesus
lydia-rule-artisans = An artisan copies a merchant who stands where he is placed, but no other artisan; where nobody stands he cannot go, except to the fountain.
    .title = Artisans
lydia-rule-courtyards = One merchant waits in your courtyard; once in a turn you may swap with him.
    .title = Courtyards
lydia-rule-builders = Only Lydians go there. A builder tile buys from its two sides.
    .title = Builder tiles
lydia-rule-tiles = They lie below gold cards and can be bought once the card above is gone. A tomb takes a merchant of its colour from the fountain, an estate covers an upgraded silver or gold card.
    .title = Tombs and estates
lydia-rule-race = Each seat may pay for one rank with goods that match its chariots, the active seat first. Coins do not pay there unless the table says so.
    .title = Chariot race
lydia-rule-rulings = Any gate and the fountain may always be chosen (R3). Bonuses come after all income of the turn (R4). All purchases come before all upgrades (R5). What exceeds a limit is lost (R28). Bags are open to all, as refills are, unless a table hides them (R26).
    .title = Where the rulebook is silent

## The coach of a first match

lydia-coach-gate = Income: one of the gate, one for every merchant there, and your cards of that gate.
lydia-coach-fountain = Here you buy and upgrade cards: they bring points and richer turns.
lydia-coach-builder = Buy from the two sides that meet here.
lydia-coach-swap = Another merchant for the one you drew.
lydia-coach-influence = A step of influence: more cards allowed, later points.
lydia-coach-free-upgrade = A free upgrade: double income and more points for a card you own.
lydia-coach-buy = A card brings points, and income whenever its merchant comes to its gate.
lydia-coach-upgrade = Upgraded it pays double, counts more, and brings the end nearer.
lydia-coach-refill = Who comes into your bag comes out one day: take what fits your cards.
lydia-coach-race = The further ahead your chariot, the more it brings.
lydia-coach-king = Where the king stands, income grows for all who come.
lydia-coach-sell = Resources you cannot use become coins, and coins replace any resource.
lydia-coach-last = Somebody holds the tile: these are the last turns. Resources left over count nothing, so buy what you can.
lydia-coach-full = A marker stands at 6: what comes on top is lost. Spend it, or choose another gate.
lydia-coach-limit = You own { $count } cards, as many as your influence allows. A step of influence lets you buy again.
