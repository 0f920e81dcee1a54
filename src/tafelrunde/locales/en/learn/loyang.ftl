### Lesson and rules of Loyang.

## The first lesson

loyang-step-home = Sow your home field
    .do0 = Choose what grows on your home field.
    .why = You grow vegetables before the gates of Loyang and sell them. One seed fills the whole field with its kind. The dearer the seed, the more it will be worth later.
    .done = The field is full. Each of the nine rounds begins with a harvest: one vegetable from every field goes to your cart.
loyang-step-cards = Two cards a round
    .do0 = Take a card from the courtyard.
    .do1 = Choose which card of your hand you lay out with it.
    .why = Customers bring cash, stalls and fields bring vegetables, helpers a bit of everything. Everybody lays out two cards in a round: one from the courtyard and one from the hand.
    .done = Both cards lie before you. Now you may use them in your turn.
loyang-step-helper = A helper at work
    .do0 = Use the Farmhand: choose the card.
    .do1 = Let him turn up your next private field.
    .why = A helper does one thing once and leaves. A field more, a round earlier, is another seed that grows for you.
    .done = A field more. Helpers that lie idle make the two-pack dearer: use them.
loyang-step-path = The path of prosperity
    .do0 = You have little left to do. End your turn.
    .do1 = Take one step: the first of a round costs only 1 [coin].
    .why = Only the path counts in the end. The first step of each round costs 1 [coin]; every further one as much as the number on its stone. So take one in every round.
    .done = One step further. Loans would carry you on, but each costs a step back at the end.
loyang-step-sow = Sow more
    .do0 = Bring your bean to one of the empty fields.
    .why = One bean becomes a whole field of beans. Small fields take every vegetable, large ones only the cheap ones; a large field lasts longer.
    .done = From the next round on you harvest a bean each round.
loyang-step-regular = A regular customer
    .do0 = Deliver to Innkeeper Guo: choose the card.
    .why = A regular customer wants the same two vegetables four times, once a round, and pays more each time. Let one wait twice and it costs you 2 [coin] each time.
    .done = 6 [coin]. Next round Guo pays one more.
loyang-step-stall = Trade at a stall
    .do0 = Trade at your market stall: take a vegetable for one of yours.
    .do1 = Sow it, or another vegetable, on an empty field.
    .why = A stall gives what you cannot grow. The bowls below a vegetable say how many of yours it costs. After three trades the stall is gone.
    .done = A seed of another kind, and a field that will feed your customers.
loyang-step-casual = Casual customers
    .do0 = Serve the Stargazer or the Mule driver: choose the card.
    .why = A casual customer wants three vegetables, a single time, and pays well. With fewer casual than regular customers each of them pays 2 more; with more of them, 2 less.
    .done = Sold. The balance below the cards shows whether they pay more or less.
loyang-step-last = The last steps
    .do0 = This is the last round. Everything is sold: end your turn.
    .do1 = Go as far as your [coin] carries you: four steps.
    .why = What is left on carts and fields is worth nothing now. Cash decides ties only, so turn it into steps.
    .done = The match is over: whoever stands furthest has won. You know everything that a first match needs.

## Rules

loyang-rule-aim = Grow vegetables, sell them, and spend the cash on steps of the path of prosperity. Whoever stands furthest after nine rounds wins; cash breaks ties.
    .title = What it is about
loyang-rule-rounds = Harvest, cards, actions. The action turn of each player ends with storing what is left and with steps on the path. In your turn you do what you like, in any order and as often as you like.
    .title = A round
loyang-rule-home = Before the first round everybody buys wheat, pumpkin or turnip and sows the home field with it; at most two of a kind. Its nine plots count the rounds, so helpers leave it alone.
    .title = The home field
loyang-rule-harvest = One vegetable of every sown field goes to the cart, and the next private field is turned up. A field that is harvested out leaves.
    .title = Harvest
loyang-rule-cards = Everybody gets cards and in turn lays one in the courtyard, or takes one from there together with one of the hand: that ends the phase for them. So all lay out two cards. Whoever is last must take. With two players a card may be turned over into the courtyard first.
    .title = The card phase
loyang-rule-grid = Alone you take two cards of a grid: row 1 is free, row 2 costs 1 [coin], rows 3 and 4 cost 2. What is left of the second row goes, the rest moves up.
    .title = Alone
loyang-rule-pairs = With four players two pairs act side by side; who has a token chooses a partner after the card phase. Helpers reach the partner only.
    .title = Four players
loyang-rule-sowing = A vegetable from the cart on an empty field fills all of its plots with that kind. Large fields take cheap kinds only, small ones all.
    .title = Sowing
loyang-rule-shop = Buy what the shop has at its price, sell to it for 1 or 2 [coin] while a place of that kind is free.
    .title = The shop
loyang-rule-regulars = Each wants the same pair four times, once a round, and pays more each time. A customer who is not served is offended first; from then on each round without a delivery costs 2 [coin].
    .title = Regular customers
loyang-rule-casuals = They want three vegetables, once. With fewer casual than regular customers each pays 2 more, with more of them 2 less.
    .title = Casual customers
loyang-rule-stalls = Give as many vegetables as there are bowls below the one you take. After three trades the stall is gone.
    .title = Market stalls
loyang-rule-pack = Once a turn: two new cards for as much as you have helpers or stalls, whichever is more. Keep both in one stack, one, or none; the lower one waits until the upper one is gone.
    .title = The two-pack
loyang-rule-helpers = Each says what it does, once; then it leaves. You may also dismiss one. Helpers with a lantern have to do with another player.
    .title = Helpers
loyang-rule-storehouse = At the end of your turn one vegetable may stay, four once the storehouse is enlarged for 2 [coin]. The rest is sold or lost.
    .title = The storehouse
loyang-rule-path = The first step of a round costs 1 [coin], every further one the number of the stone it leads to. The path ends at 20.
    .title = Steps on the path
loyang-rule-loans = A loan brings 5 [coin] at any time and takes one step at the end. It cannot be paid back.
    .title = Loans
loyang-rule-rulings = Some helpers and prices are reconstructed (R1, R2, R15). A harvested-out private field leaves the game, a common one goes to the discards (R7). The customer who is served counts for the balance (R9). Covered cards count for nothing (R10). Exactly two cards are taken (R14).
    .title = Where the rulebook is silent

## Small boards beside the rules

loyang-shown-home-1 = The home field is empty; 10 coins are there.
loyang-shown-home-2 = A turnip was bought for 5 coins and sown: nine of them fill the field.
loyang-shown-sowing-1 = A bean lies on the cart, and there are empty fields.
loyang-shown-sowing-2 = Sown: the field is full of beans, and the cart is empty.
loyang-shown-harvest-1 = Turnips and beans stand on the fields.
loyang-shown-harvest-2 = Some rounds later: each round has brought one from every field.
loyang-shown-regulars-1 = A bean and turnips on the cart, and 2 coins.
loyang-shown-regulars-2 = A delivery to a regular customer: the vegetables are gone, 6 coins came.
loyang-shown-stalls-1 = Two turnips on the cart.
loyang-shown-stalls-2 = One of them was traded for a wheat that lay on the stall.
loyang-shown-path-1 = The first step of a round costs 1 coin.
loyang-shown-path-2 = One step further: 2 points.
loyang-shown-path-3 = The end of the match: many steps became 14 points.

## The coach of a first match

loyang-coach-buy = Buy what a customer wants, or what an empty field can grow.
loyang-coach-sell = Coins now for what no customer of yours will take.
loyang-coach-sow = A field gives one vegetable each round: sow early, and what customers want.
loyang-coach-trade = A stall swaps what you have too much of for what is missing.
loyang-coach-use = A helper acts once, then leaves: use them when it counts.
loyang-coach-drop = Away with it: the place or the trouble is worth more to you.
loyang-coach-serve = A passing customer pays once, for all they want: coins at once.
loyang-coach-deliver = A regular customer pays a little, but in four rounds, and more each time.
loyang-coach-pack = Two cards to choose from for coins: more customers and helpers.
loyang-coach-enlarge = A larger storehouse keeps more for the next round.
loyang-coach-end = Only when nothing more can be sold or sown.
loyang-coach-loan = Five coins at once, and a point less at the end: only if it earns more.
loyang-coach-save = Coins kept for the next round: good early, while fields and customers cost.
loyang-coach-step = The first step of a round costs only one coin: the cheapest point there is.
loyang-coach-steps = Further steps cost as much as the field they lead to.
loyang-coach-card = A field grows, a customer pays, a stall swaps, a helper helps once: take what you lack.
loyang-coach-angry = A customer who is cross and not served costs { $cash } coins when the turn ends.
loyang-coach-offence = A regular customer waits. Who is not served in a round turns cross, and costs coins from then on.
loyang-coach-last = This is the last round: what is left on cart and fields is worth nothing. Sell it.
loyang-coach-first-step = Take at least one step: the first of each round costs one coin and cannot be made up for.
