### At the Gates of Loyang

loyang-title = At the Gates of Loyang
loyang-title-short = Loyang
loyang-tie = In a tie, more cash decides, then more vegetables on fields and in the storehouse.
loyang-about = Grow vegetables, serve customers.

## Icons as words

icon-wheat = wheat
icon-pumpkin = pumpkin
icon-turnip = turnip
icon-cabbage = cabbage
icon-bean = bean
icon-leek = leek
icon-coin = cash
icon-loan = loan
icon-lantern = lantern
icon-pack = two-pack

## Things

loyang-wheat = [wheat]
loyang-pumpkin = [pumpkin]
loyang-turnip = [turnip]
loyang-cabbage = [cabbage]
loyang-bean = [bean]
loyang-leek = [leek]
loyang-list = { $first }, { $rest }
loyang-and = { $first } and { $rest }
loyang-nothing = nothing
loyang-times = { $count } × { $what }
loyang-the = the { $what }
loyang-home-field = home field
loyang-private-field = field of { $plots }
loyang-common-field = common field of { $plots }
loyang-stall = stall with { $v1 }, { $v2 }, { $v3 }
loyang-regular-customer = regular customer for { $v1 } and { $v2 }
loyang-casual-customer = casual customer for { $v1 }, { $v2 }, { $v3 }
loyang-opponent = the imaginary opponent
loyang-type-common_field = Common field
loyang-type-market_stall = Market stall
loyang-type-regular_customer = Regular customer
loyang-type-casual_customer = Casual customer
loyang-type-helper = Helper
loyang-empty-place = an empty place
loyang-gap = a gap in row { $row }
loyang-score-path = Path of prosperity
loyang-score-loans = Loans
loyang-next-reach = The cash of now reaches stone { $to }: +{ $gain }
loyang-next-path =
    { $more ->
        [one] 1 more coin at the end of the turn: +{ $gain }
       *[other] { $more } more coins at the end of the turn: +{ $gain }
    }
loyang-deck = Deck: { $name }
loyang-deck-reconstructed =
    { $name ->
        [reconstructed] Deck: partly reconstructed
       *[other] Deck: { $name } (partly reconstructed)
    }

## Phases and stages

loyang-phase-prelude = Prelude
loyang-phase-harvest = Harvest
loyang-phase-deal = Cards
loyang-phase-cards = Cards
loyang-phase-tokens = Cards
loyang-phase-partner = Pairs
loyang-phase-actions = Actions
loyang-phase-over = The end
loyang-round = Round { $round } of { $rounds }
loyang-stage-waiting = waits
loyang-stage-acting = acts
loyang-stage-compensating = compensates customers
loyang-stage-storing = stores
loyang-stage-scoring = steps forward
loyang-stage-done = turn finished

## Words of the board

loyang-board-money = { $cash } [coin], loans: { $loans }
loyang-board-fields = Fields
loyang-board-shop = Shop
loyang-board-cart = Cart
loyang-board-storehouse = Storehouse
loyang-board-regulars = Regular
loyang-board-casuals = Casual
loyang-board-stalls = Stalls
loyang-board-helpers = Helpers
loyang-board-hand = Hand
loyang-board-cards = Cards in sight
loyang-board-courtyard = Courtyard
loyang-board-grid = Grid
loyang-board-path = Path of prosperity
loyang-board-piles = Draw pile { $pile }, discards { $discards }
loyang-board-stack =
    { $count ->
        [one] one field in the stack
       *[other] { $count } fields in the stack
    }
loyang-board-covers = covers { $card }
loyang-board-starter = Introductory customer
loyang-board-steps = Next steps
loyang-board-modifier = Casual customers pay { $by } now; after one is served { $after }
loyang-board-pack = Two-pack { $price } [coin]; with one helper less { $helper }, with one stall less { $stall }
loyang-board-ended =
    { $red ->
        [0] If the turn ended now: { $cash } [coin] compensation, { $lost } too many for the storehouse
        [one] If the turn ended now: one marker turns red, { $cash } [coin] compensation, { $lost } too many for the storehouse
       *[other] If the turn ended now: { $red } markers turn red, { $cash } [coin] compensation, { $lost } too many for the storehouse
    }
loyang-board-missing = { $card } lacks { $what }
loyang-board-at = { $vegetable } ({ $cash } [coin])
loyang-board-nowhere = { $vegetable } (not in your shop)
loyang-board-threat = { $seat }: { $card } could reach { $count } of your things.
loyang-board-row = Row { $row } ({ $cash } [coin])

## Words of the drawn board

loyang-board-name-wheat = Wheat
loyang-board-name-pumpkin = Pumpkin
loyang-board-name-turnip = Turnip
loyang-board-name-cabbage = Cabbage
loyang-board-name-bean = Bean
loyang-board-name-leek = Leek
loyang-board-tab-table = Table
loyang-board-tab-farm = Fields
loyang-board-tab-shop = Shop
loyang-board-round-short = Round { $round }/{ $rounds }
loyang-board-order = Order of turns
loyang-board-order-now = now
loyang-board-order-next = next
loyang-board-order-done = finished
loyang-board-turn = turn { $number }
loyang-board-token-large = Large start token
loyang-board-token-small = Small start token
loyang-board-stone = Stone { $stone }
loyang-board-stone-costs = Stone { $stone }, costs { $cash } in all
loyang-board-first-step = first step costs { $cash }
loyang-board-total = total cost at turn end;
loyang-board-reaches = { $cash } cash reaches stone { $stone }
loyang-board-take-loan =
    { $loans ->
        [0] Take a loan; none so far
        [one] Take a loan; one so far
       *[other] Take a loan; { $loans } so far
    }
loyang-board-loans =
    { $loans ->
        [one] One loan
       *[other] { $loans } loans
    }
loyang-board-harvest-hint = one of each per harvest
loyang-board-home-field = Home field
loyang-board-new-field = New field
loyang-board-of-plots = { $left } of { $plots } left
loyang-board-may-grow = empty, may grow { $what }
loyang-board-sow = sow { $plots }
loyang-board-fields-left =
    { $count ->
        [one] field left
       *[other] fields left
    }
loyang-board-next-field = round { $round }: { $sizes }
loyang-board-shop-hint = buy: drag down · sell: drag up
loyang-board-sell = sell { $cash }
loyang-board-crate = { $vegetable }: buy { $buy }, sell { $sell }, { $stock } of { $spaces } in stock
loyang-board-on-cart = { $vegetable }: { $count } on the cart
loyang-board-keeps = keeps { $room } after your turn
loyang-board-store = Store
loyang-board-display = Display
loyang-board-regulars-short = Regular
loyang-board-stalls-short = Stalls
loyang-board-casuals-short = Casual
loyang-board-casual-pay = Casual pay
loyang-board-after-one = one served: next { $by }
loyang-board-two-pack = Two-pack
loyang-board-helper-less = one helper less: { $cash }
loyang-board-stall-less = one stall less: { $cash }
loyang-board-pack-bought = bought this turn
loyang-board-pack-cards = { $count } new cards
loyang-board-pack-hint = the lower card rests until the upper one is gone
loyang-board-pay = Pay
loyang-board-stay = Stay here
loyang-board-served = served
loyang-board-unserved = unserved: −{ $cash }
loyang-board-lacks = { $what } missing
loyang-board-lacks-all = nothing there yet
loyang-board-lack-costs = What is missing costs { $cash } in your shop.
loyang-board-delivery =
    { $number ->
        [1] first delivery
        [2] second delivery
        [3] third delivery
       *[other] last delivery
    }
loyang-board-done-rows = { $rows } of 4 deliveries made
loyang-board-cross = offended
loyang-board-content = content
loyang-board-all-there = all on your cart
loyang-board-pays = pays { $cash }
loyang-board-pays-now = pays { $cash } now
loyang-board-costs = costs { $cash }
loyang-board-for-bowls =
    { $bowls ->
        [one] { $vegetable } for one vegetable
       *[other] { $vegetable } for { $bowls } vegetables
    }
loyang-board-plots = { $plots } plots
loyang-board-drop = Dismiss: { $card }
loyang-board-draw-pile = Draw pile: { $count } cards
loyang-board-draw = draw pile
loyang-board-discard-pile = Discards: { $count } cards
loyang-board-discarded = discards
loyang-board-piles-head = Cards
loyang-board-yard-open = open
loyang-board-yard-closed = closed until the next card phase
loyang-board-yard-empty = Nothing lies here yet.
loyang-board-hand-empty = No card in your hand.
loyang-board-hand-of = { $count } cards
loyang-board-took = already have their cards:
loyang-board-to-pay = To be paid
loyang-board-free = free
loyang-board-elsewhere = At other seats
loyang-board-holds = Holds
loyang-board-empty-fields = { $count } empty
loyang-board-could-reach =
    { $how ->
        [market_woman] { $card } may trade at your stalls:
        [trader] { $card } may swap one piece of a stall:
        [deliveryman] { $card } may deliver in your place:
        [tout] { $card } may take a casual customer for 1 [coin]:
        [gleaner] { $card } may take one from a field:
        [bargain_hunter] { $card } may buy out of your shop:
        [peddler] { $card } may fill your shop with:
        [recruiter] { $card } may use for 1 [coin]:
       *[other] { $card } could reach:
    }
loyang-board-partner = partner
loyang-board-room-own = your room
loyang-board-room-next = other room
loyang-board-room-ours = your partner, in your room
loyang-board-room-other = the other room
loyang-board-room-number = Room { $number }
loyang-board-may-reveal = You may turn over a card first.
loyang-board-if-ended = If your turn ended now:
loyang-board-compensation = compensation −{ $cash }
loyang-board-turns-red = { $card } takes offence
loyang-board-cart-room = { $count } on the cart, room for { $room }

# --- planning while others act

loyang-board-plan = Your plan
loyang-board-plan-start = Plan your turn
loyang-board-plan-hint = Choose at your table as if it were your turn: nothing is done yet.
loyang-board-plan-back = Take back
loyang-board-plan-stop = Forget it
loyang-board-plan-next = Do this step
loyang-board-plan-all = Do them all
loyang-board-plan-broken = The table has changed: the last steps fell away.
loyang-board-plan-lost = This cannot be done now.

# --- rules and the reasons behind them

loyang-rule-prelude = The home field
loyang-rule-draft = The card phase
loyang-rule-draft-two = The card phase with two players
loyang-rule-grid = The card phase alone
loyang-rule-raise = Paying for a card
loyang-rule-partner = Partners
loyang-rule-actions = The action phase
loyang-rule-pack = The two-pack
loyang-rule-compensation = Customers left waiting
loyang-rule-store = The storehouse
loyang-rule-steps = The path of prosperity
loyang-rule-over = The end

## Questions

loyang-chance-next = A new card is turned over next. Continue?
loyang-ask-home = What grows on your home field?
loyang-ask-draft =
    { $may ->
        [lay] The courtyard is empty: lay a card there.
        [take] Now take a card from the courtyard, with one from your hand.
        [reveal] Turn over a card from the draw pile.
       *[lay-take] Lay a card in the courtyard, or take one from there with one from your hand: then you are done.
    }
loyang-ask-keep = Which card from your hand do you lay out with { $card }?
loyang-ask-grid = Which card do you take? ({ $number } of 2)
loyang-ask-partner = Who is your partner for this action phase?
loyang-ask-act = Sow, buy, sell, deliver, or end your turn.
loyang-ask-pay = { $card } costs { $cost } [coin]. You have { $cash }.
loyang-ask-raise = { $card } costs { $cost } [coin], you have { $cash }. Pay now, or raise money first?
loyang-ask-compensate = You owe { $owed } [coin] compensation and have { $cash }. How do you raise it?
loyang-ask-pack = Which cards of the two-pack do you keep?
loyang-ask-store =
    { $room ->
        [0] The storehouse is full, { $count } left on the cart: sell, enlarge, or let go.
       *[other] { $count } vegetables on the cart, room for { $room }: what do you store?
    }
loyang-ask-steps = You stand on { $place } with { $cash } [coin]. How many steps?
loyang-ask-give = What do you give for { $good }?
loyang-ask-give-bowls = What do you give for { $good }? { $left } goods.
loyang-ask-give-more = You give { $given }. What else for { $good }?
loyang-ask-market-woman = Market woman: where do you trade?
loyang-ask-trader = Trader: which vegetable do you swap for?
loyang-ask-deliveryman = Deliveryman: to whom do you deliver?
loyang-ask-tout = Tout: which casual customer comes to you?
loyang-ask-glean = Gleaner: from which field do you take one?
loyang-ask-bargain = Bargain hunter: what do you buy?
loyang-ask-peddle = Peddler: what do you sell, and where?
loyang-ask-recruit = Recruiter: whose helper do you use?
loyang-ask-price-of = Messenger: whose price do you pay?
loyang-ask-saleswoman = Saleswoman: what does she do?
loyang-ask-shopper = Shopper: what do you buy?
loyang-ask-farmhand = Farmhand: what does he do?
loyang-ask-seed = Seedsman: which vegetable do you take one more of?
loyang-ask-reap = Reaper: which field is harvested?
loyang-ask-storekeeper = Storekeeper: what does he do?
loyang-ask-charm = Charmer: whom do you cheer up?
loyang-ask-sell-off = Wholesaler: what do you sell?

## Answers

loyang-ask-loan = Take a loan?
loyang-ask-lay = Lay this card in the courtyard? Anyone may take it from there.
loyang-ask-drop = Discard this helper without using them?
loyang-ask-loans =
    { $loans ->
        [one] Take a loan for this? It costs one step at the end.
       *[other] Take { $loans } loans for this? They cost { $loans } steps at the end.
    }
loyang-with-loans =
    { $loans ->
        [one] { $what }, with a [loan]
       *[other] { $what }, with { $loans } loans
    }
loyang-of-seat = { $what } ({ $seat })
loyang-with-price = { $what } ({ $cash } [coin])
loyang-at-stall = { $what }: { $stall }
loyang-do-plant = Buy { $vegetable } for { $cash } [coin] and sow it
loyang-do-buy = Buy { $vegetable } for { $cash } [coin]
loyang-do-sell = Sell { $vegetable } for { $cash } [coin]
loyang-do-sow = Sow { $vegetable } on the { $field }
loyang-do-reap = { $vegetable }: { $field }
loyang-do-trade =
    { $bowls ->
        [0] Take { $vegetable }
        [one] Take { $vegetable } for one vegetable
       *[other] Take { $vegetable } for { $bowls } vegetables
    }
loyang-do-use = Use: { $card }
loyang-do-drop = Dismiss: { $card }
loyang-do-deliver =
    { $pairs ->
        [one] Deliver to { $card }: { $cash } [coin]
       *[other] Deliver { $pairs } pairs to { $card }: { $cash } [coin]
    }
loyang-do-serve = Serve { $card }: { $cash } [coin]
loyang-do-pack = Buy the [pack] for { $cash } [coin]
loyang-do-enlarge =
    { $cash ->
        [0] Enlarge the storehouse for free
       *[other] Enlarge the storehouse for { $cash } [coin]
    }
loyang-do-end = End the turn
loyang-do-loan = Take a [loan]: 5 [coin] now, one step back at the end
loyang-do-compensate = Pay { $cash } [coin] compensation
loyang-do-pay = Pay { $cash } [coin] for { $card }
loyang-do-lay = Lay in the courtyard: { $card }
loyang-do-take = Take from the courtyard: { $card }
loyang-do-reveal = Turn over a card from the draw pile into the courtyard
loyang-do-grid =
    { $cash ->
        [0] { $card } (row { $row }, free)
       *[other] { $card } (row { $row }, { $cash } [coin])
    }
loyang-do-stop = No more
loyang-do-none = Keep none
loyang-do-one = Keep only: { $card }
loyang-do-stack = Keep both: { $card } on top of { $other }
loyang-do-apart = Keep both side by side: { $card }, { $other }
loyang-do-lose =
    { $count ->
        [one] Done: the last vegetable is lost
       *[other] Done: { $count } vegetables are lost
    }
loyang-do-keep = Store { $vegetable }
loyang-do-steps =
    { $steps ->
        [0] Stay on { $place }
        [one] One step to { $place }: { $cash } [coin]
       *[other] { $steps } steps to { $place }: { $cash } [coin]
    }
loyang-do-content = Regular customers take no offence this turn
loyang-do-sweet = Casual customers pay 2 more this turn
loyang-do-turn-up = Turn up the next private field
loyang-do-tuck = Put the { $field } under your stack for 2 [coin]
loyang-do-seed =
    { $cash ->
        [0] One more { $vegetable }
       *[other] One more { $vegetable } for { $cash } [coin]
    }
loyang-do-more-room = Store up to three more this turn

## Why not

loyang-why-loan-limit = You cannot pay for it, and with so many loans you are not offered another.
loyang-why-not-on-cart = That vegetable is not on your cart.
loyang-why-shop-full = The shop has no free space for it.
loyang-why-shop-empty = The shop has none of it left.
loyang-why-field-sown = That field is already sown.
loyang-why-field-refuses = It does not grow on that field.
loyang-why-field-empty = Nothing grows there.
loyang-why-not-your-field = That field is not yours.
loyang-why-place-empty = Nothing lies there any more.
loyang-why-too-few-vegetables = You have too few vegetables for the bowls.
loyang-why-served-already = This customer was already served this round.
loyang-why-vegetables-missing = You lack a vegetable that this customer wants.
loyang-why-vegetables-lacking = This customer wants something that is not on your cart: { $missing }.
loyang-why-no-carter = Only with the carter can you deliver several pairs at once.
loyang-why-pack-bought = You have already bought a two-pack this turn.
loyang-why-pile-empty = The draw pile is empty; discards return with the next card phase.
loyang-why-no-card-left = There is no card left to draw.
loyang-why-room-to-store = Your storehouse still has room.
loyang-why-storehouse-full = Your storehouse is full.
loyang-why-storehouse-large = Your storehouse is already enlarged.
loyang-why-last-must-take = Everybody else is finished: you must take now.
loyang-why-last-hand-card = Your last hand card cannot go into the courtyard.
loyang-why-courtyard-empty = The courtyard is empty: there is nothing to take.
loyang-why-not-in-courtyard = That card is not in the courtyard.
loyang-why-not-in-hand = That card is not in your hand.
loyang-why-reveal-two-players = Cards are turned over into the courtyard with two players only.
loyang-why-revealed-already = You have already turned over a card this turn.
loyang-why-cell-empty = That place in the grid is empty.
loyang-why-two-cards-due = You must take two cards.
loyang-why-home-taken = Two home fields already grow this.
loyang-why-home-field = Home fields count the rounds: helpers leave them alone.
loyang-why-partner-has-token = A partner is one of the two players without a token.
loyang-why-path-ends = The path ends before that.
loyang-why-card-covered = That card is covered by another.
loyang-why-not-yours = That card is not in front of you.
loyang-why-not-another-player = Helpers cannot reach there.
loyang-why-not-another-players = That belongs to nobody your helper can reach.
loyang-why-same-kind = It must be of another kind.
loyang-why-marker-blue = This customer is not offended.
loyang-why-has-lantern = Helpers with a lantern cannot be recruited.
loyang-why-field-too-small = Fewer than three vegetables stand there.
loyang-why-one-player = Both trades are at the stalls of one player.
loyang-why-one-shop = Only one player's shop may be chosen.
loyang-why-reaped-already = You have just harvested that field.
loyang-why-once-at-least = Choose at least one.
loyang-why-no-porter = Only the porter lets you lay two cards side by side.
loyang-why-no-private-field = No private field is left.
loyang-why-helper-raises-nothing = This helper brings neither cash nor vegetables, so it cannot help to raise money.
loyang-why-no-partner-yet = Partners are chosen after the card phase; before that nobody can be reached.
loyang-why-own-shop-empty = There is nothing in your shop that you could buy.
loyang-why-no-regular-waiting = No regular customer of yours waits for a delivery.
loyang-why-no-field-for-farmhand = You have neither a private field left nor an empty field.
loyang-why-cart-empty = There is nothing on your cart for it.
loyang-why-no-planted-field = You have no planted field besides the home field.
loyang-why-no-regular = You have no regular customer.
loyang-why-no-stall-to-trade = No other player's stall has a trade you could pay.
loyang-why-no-stall-to-swap = No other player's stall has a vegetable you could swap for.
loyang-why-no-regular-to-serve = No other player's regular customer wants what you have.
loyang-why-no-casual-to-lure = No other player has a casual customer.
loyang-why-no-field-to-glean = No other player has a field of three or more vegetables.
loyang-why-no-shop-to-buy-at = No other player's shop has anything you could buy.
loyang-why-no-shop-to-sell-to = No other player's shop has room for what is on your cart.
loyang-why-no-helper-to-copy = No other player has a helper that you could use.
loyang-why-not-offered = That is not one of the choices.

## The log

# in German always after “von” or “bei”
loyang-log-opponent = the imaginary opponent
loyang-log-round = Round { $round }
loyang-log-loan = { $seat } takes a [loan].
loyang-log-harvested = { $seat } harvests { $vegetables }.
loyang-log-field-up = { $seat } turns up the { $field }.
loyang-log-spent = Used up: { $owner }'s { $what }.
loyang-log-gathered = { $seat } harvests one more { $vegetable } from the { $field }.
loyang-log-gathered-of = { $seat } takes { $vegetable } from { $owner }'s { $field }.
loyang-log-sold = { $seat } sells { $vegetable } for { $cash } [coin].
loyang-log-sold-of = { $seat } sells { $vegetable } into { $owner }'s shop for { $cash } [coin].
loyang-log-bought = { $seat } buys { $vegetable } for { $cash } [coin].
loyang-log-bought-of = { $seat } buys { $vegetable } out of { $owner }'s shop for { $cash } [coin].
loyang-log-sold-off = { $seat } sells { $vegetable } to the supply for { $cash } [coin].
loyang-log-sown = { $seat } sows { $vegetable } on the { $field }.
loyang-log-tucked = { $seat } puts the { $field } under the stack for { $cash } [coin].
loyang-log-seeded =
    { $cash ->
        [0] { $seat } gets one more { $vegetable }.
       *[other] { $seat } gets one more { $vegetable } for { $cash } [coin].
    }
loyang-log-earned = { $seat } earns { $cash } [coin] from content regular customers.
loyang-log-lost = { $seat } cannot store { $count } { $vegetable }.
loyang-log-traded = { $seat } trades { $given } for { $vegetable }.
loyang-log-traded-of = { $seat } trades { $given } for { $vegetable } at { $owner }'s stall.
loyang-log-swapped = { $seat } swaps { $given } for { $vegetable } at { $owner }'s stall.
loyang-log-emptied = Empty and discarded: { $owner }'s { $what }.
loyang-log-delivered =
    { $pairs ->
        [one] { $seat } delivers to { $card }: { $cash } [coin].
       *[other] { $seat } delivers { $pairs } pairs to { $card }: { $cash } [coin].
    }
loyang-log-delivered-of = { $seat } delivers to { $owner }'s { $card }: { $cash } [coin].
loyang-log-departed = Discarded after the fourth delivery: { $owner }'s { $what }.
loyang-log-served = { $seat } serves { $card }: { $cash } [coin].
loyang-log-used = { $seat } uses { $card }.
loyang-log-dropped = { $seat } dismisses { $card }.
loyang-log-uncovered = { $seat } uncovers { $card }.
loyang-log-offended = { $seat }: { $card } takes offence.
loyang-log-charmed = { $seat }: { $card } is content again.
loyang-log-compensated = { $seat } pays { $cash } [coin] compensation.
loyang-log-laid = { $seat } lays { $card } in the courtyard.
loyang-log-turned-up = { $seat } turns up { $card }.
loyang-log-drafted = { $seat } takes { $taken } and lays out { $kept }.
loyang-log-picked = { $seat } takes { $card } from the grid.
loyang-log-paid-for = { $seat } pays { $cash } [coin] for { $card }.
loyang-log-tokens = { $seat } gets the large token, { $small } the small one.
loyang-log-pairs = Pairs: { $seat } with { $seat2 }, { $seat1 } with { $seat3 }.
loyang-log-pack = { $seat } buys a [pack] for { $cash } [coin].
loyang-log-drawn = { $seat } draws { $card }.
loyang-log-kept-0 = { $seat } keeps none of the cards.
loyang-log-kept-1 = { $seat } keeps { $card }.
loyang-log-kept-2 = { $seat } keeps { $card } and { $other } side by side.
loyang-log-stacked = { $seat } keeps { $card } on top of { $other }.
loyang-log-lured = { $seat } lures { $card } away from { $owner } for { $cash } [coin].
loyang-log-refilled = New card of the imaginary opponent: { $card }.
loyang-log-recruited = { $seat } uses { $owner }'s { $card } for { $cash } [coin].
loyang-log-messenger = { $seat }'s [pack] of this turn costs what { $owner } would pay, and one more card is drawn for it.
loyang-log-content = { $seat }'s regular customers take no offence this turn.
loyang-log-sweet = Casual customers pay { $seat } 2 [coin] more this turn, whatever the balance.
loyang-log-haggle = The next three vegetables { $seat } buys in their own shop this turn cost 1 [coin] less each.
loyang-log-carter = { $seat } may give a regular customer one pair more in each delivery of this turn.
loyang-log-more-room = { $seat } may store up to three more vegetables this turn.
loyang-log-porter = { $seat }'s [pack] of this turn costs 1 [coin] less, and two kept cards may lie side by side.
loyang-log-enlarged =
    { $cash ->
        [0] { $seat } enlarges the storehouse for free.
       *[other] { $seat } enlarges the storehouse for { $cash } [coin].
    }
loyang-log-stepped =
    { $steps ->
        [0] { $seat } stays on { $place }.
        [one] { $seat } steps to { $place } for { $cash } [coin].
       *[other] { $seat } takes { $steps } steps to { $place } for { $cash } [coin].
    }
loyang-log-reshuffled = The discards become the draw pile.
loyang-log-slid = The grid slides up.
loyang-log-over = The match is over.

## Helpers

loyang-helper-market_woman = Market woman
    .text = Make one or two trades at the stalls of one other player. You pay the bowls to the supply; a stall you empty is discarded.
loyang-helper-trader = Trader
    .text = Swap a vegetable of your cart for one of another kind on another player's stall. Yours takes its place there.
loyang-helper-deliveryman = Deliveryman
    .text = Deliver the pair to another player's regular customer who was not served this round, and take the payment yourself.
loyang-helper-tout = Tout
    .text = A casual customer of another player comes to your display; pay the owner 1.
loyang-helper-gleaner = Gleaner
    .text = Take one vegetable from another player's field that holds three or more; never from a home field.
loyang-helper-bargain_hunter = Bargain hunter
    .text = Buy one or two vegetables out of one other player's shop, each 1 below its price.
loyang-helper-peddler = Peddler
    .text = Sell one to three vegetables into free spaces of other players' shops, each 1 above the selling price.
loyang-helper-recruiter = Recruiter
    .text = Pay another player 1 and use one of that player's helpers without a lantern; it stays where it is.
loyang-helper-messenger = Messenger
    .text = Your two-pack of this turn costs what another player would pay, and you draw three cards, of which you keep at most two.
loyang-helper-saleswoman = Saleswoman
    .text = Your regular customers take no offence this turn, or every casual customer you serve from now on this turn pays 2 more whatever the balance.
loyang-helper-shopper = Shopper
    .text = Buy one vegetable from your shop now, 2 cheaper.
loyang-helper-haggler = Haggler
    .text = The next three vegetables you buy in your shop this turn cost 1 less each.
loyang-helper-carter = Carter
    .text = This turn you may give a regular customer the pair twice in one delivery and get the payment of that row twice; one row is filled.
loyang-helper-farmhand = Farmhand
    .text = Turn up your next private field at once, or put an empty field under your stack and take 2.
loyang-helper-seedsman = Seedsman
    .text = Take one more vegetable of a kind on your cart. Bean and leek cost 1.
loyang-helper-reaper = Reaper
    .text = Harvest one further vegetable from each of one or two planted fields, not the home field.
loyang-helper-storekeeper = Storekeeper
    .text = Enlarge your storehouse for free, or store up to three more vegetables this turn.
loyang-helper-charmer = Charmer
    .text = Turn a red satisfaction marker to blue, if you have one. Then take 1 for each regular customer with a blue marker, at most 3.
loyang-helper-wholesaler = Wholesaler
    .text = Sell one to three vegetables to the supply, each 1 above the selling price; no free space is needed.
loyang-helper-porter = Porter
    .text = Your two-pack of this turn costs 1 less, and two kept cards may lie side by side.

## Customers of our deck

loyang-card-regular_customer_01 = Widow Lin
loyang-card-regular_customer_02 = Madam Wen
loyang-card-regular_customer_03 = Miller Tao
loyang-card-regular_customer_04 = Baker Shu
loyang-card-regular_customer_05 = Potter Bai
loyang-card-regular_customer_06 = Cook Feng
loyang-card-regular_customer_07 = Scribe Yan
loyang-card-regular_customer_08 = Weaver Mei
loyang-card-regular_customer_09 = Captain Zhao
loyang-card-regular_customer_10 = Innkeeper Guo
loyang-card-regular_customer_11 = Doctor Hua
loyang-card-regular_customer_12 = Tea master Lu
loyang-card-regular_customer_13 = Magistrate Cao
loyang-card-regular_customer_14 = Lady Xiu
loyang-card-casual_customer_01 = Travelling actor
loyang-card-casual_customer_02 = Pilgrim
loyang-card-casual_customer_03 = Ferryman
loyang-card-casual_customer_04 = Mule driver
loyang-card-casual_customer_05 = Letter carrier
loyang-card-casual_customer_06 = Tinker
loyang-card-casual_customer_07 = Silk buyer
loyang-card-casual_customer_08 = Wandering monk
loyang-card-casual_customer_09 = Envoy
loyang-card-casual_customer_10 = Juggler
loyang-card-casual_customer_11 = Cavalry officer
loyang-card-casual_customer_12 = Poet
loyang-card-casual_customer_13 = Stargazer
loyang-card-casual_customer_14 = Salt merchant

## Options of a table

loyang-option-introductory = Introductory version
    .help = Each player is dealt a dotted regular customer at the start and may lay it out instead of a hand card in any card phase.
loyang-option-deck = Deck
    .help = A deck file of your own: a complete one, or corrections to ours.
loyang-option-starter_leftovers = Introductory customers nobody was dealt
    .help = Where they go with fewer than four players.
loyang-option-starter_leftovers-draw_pile = into the draw pile
loyang-option-starter_leftovers-box = out of the game
loyang-option-spent_common_field = Used-up common fields
    .help = Where a common field goes when its last vegetable is harvested.
loyang-option-spent_common_field-discard = to the discards
loyang-option-spent_common_field-remove = out of the game
loyang-option-pair_piles = Draw pile of the two pairs
    .help = With four players both pairs act at once. A pile for each keeps them apart; from one pile whoever buys first draws first.
loyang-option-pair_piles-own_piles = one for each pair
loyang-option-pair_piles-one_pile = one pile, first come
loyang-option-served_casual_counts = A casual customer counts when served
    .help = Whether the customer being served counts in the balance of regular and casual customers.
loyang-option-covered_cards_count = Covered cards count
    .help = Whether the lower card of a two-pack counts for the two-pack's price and the balance of customers.
loyang-option-covered_field_paid = Covered common field
    .help = When a common field that lies below another card is paid.
loyang-option-covered_field_paid-when_kept = when it is kept
loyang-option-covered_field_paid-when_uncovered = when it is uncovered
loyang-option-reshuffle_when_empty = Empty draw pile
    .help = Whether the discards become the draw pile at once when it is empty.
loyang-option-reshuffle_when_empty-solo_only = only in the solo game
loyang-option-reshuffle_when_empty-always = always
loyang-option-reshuffle_when_empty-never = never
loyang-option-solo_refill_opponent = Solo: replace the opponent's cards
    .help = Whether a card of the imaginary opponent that is used up is replaced.
loyang-option-solo_lantern_helpers = Solo: helpers with a lantern
    .help = Some of them have nothing to act on in the solo game.
loyang-option-solo_lantern_helpers-keep_all = keep all
loyang-option-solo_lantern_helpers-remove_without_target = remove those without a target
loyang-option-solo_lantern_helpers-remove_all = remove all
loyang-option-solo_cards = Solo: cards of a round
    .help = How many cards are taken from the grid in a card phase.
loyang-option-solo_cards-exactly_two = exactly two
loyang-option-solo_cards-up_to_two = up to two
loyang-option-voluntary_loan_cap = Loans on offer
    .help = Whoever holds so many is offered no further one; forced payments are always covered. 999 means no limit.

loyang-preset-standard = The whole game
    .table = {""}
    .help = The full game with our deck.
loyang-preset-introductory = First game
    .help = With an introductory customer for everybody, for two to four players.

## Solo

loyang-solo-good = { $points } and more is good.
loyang-solo-exceptional = { $points } and more is exceptional.
loyang-solo-miss = Below { $points } the path was longer than the purse.

## Lessons of a guided game

loyang-lesson-prelude = You start with 10 [coin]. Buy one vegetable from your shop as seed: your home field is filled with nine of it, and each round you harvest one. At most two players may grow the same there.
loyang-lesson-draft = The harvest has put one vegetable of each field on your cart. Now everybody gets two cards: one from the hand, one from the courtyard. On your turn, lay a hand card in the courtyard, or take one from there and one from your hand; what is left of your hand goes into the courtyard. Whoever takes last begins the action phase.
loyang-lesson-draft-two = The harvest has put one vegetable of each field on your cart. Now both get two cards: one from the hand, one from the courtyard. Before your turn you may turn over one card from the draw pile into the courtyard. Then lay a hand card there, or take one from there and one from your hand. Whoever takes last begins the action phase.
loyang-lesson-grid = The harvest has put one vegetable of each field on your cart. Take two cards from the grid: row 1 is free, row 2 costs 1, rows 3 and 4 cost 2. Afterwards the rest of row 2 is discarded and the cards below slide up.
loyang-lesson-raise = This card costs [coin]. If you are short, sell vegetables to your shop, use helpers that bring something, or take a [loan].
loyang-lesson-partner = The holder of the large token picks a partner for this action phase; the other two form the second pair. Both pairs act at the same time, and helpers reach the partner only.
loyang-lesson-actions = Do what you like in any order, as often as you like: sow on empty fields, buy and sell in your shop, trade at stalls, use helpers, deliver to regular customers once a round, serve casual ones. Once per turn you may buy a [pack].
loyang-lesson-pack = Two new cards. Keep both, one or none; two kept cards lie one on the other, and the lower one rests until the upper one is gone.
loyang-lesson-compensation = A regular customer who was not served turns red; if the marker is red already, it costs 2 [coin].
loyang-lesson-store = Your storehouse keeps one vegetable for the next round, four once it is enlarged for 2 [coin]. Whatever you neither store nor sell is lost.
loyang-lesson-steps = Buy your way forward: the first step of a round costs 1, every further one the number you step onto. Whoever is furthest after nine rounds wins; each loan then costs one step.
loyang-lesson-over = The path decides. In a tie, more cash wins, then more vegetables on fields and in the storehouse.

## Reasons behind the rules, after the designer's own words about his game

loyang-reason-prelude = One could simply hand out a wheat field with 7 cash, a pumpkin field with 6 or a turnip field with 5. Buying and sowing the seed shows two actions of the game before it begins, and none of the three starts is meant to be better.
loyang-reason-same-home = The limit of two is there because the box has not enough wooden pieces for four fields of the same kind.
loyang-reason-harvest = The harvest, one piece of each field a round, was inspired by an older game, Antiquity, and became the seed of two games: this one and Agricola.
loyang-reason-shop-gap = One space for beans and one for leek are open at the start, because 2 cash for a sold vegetable are still welcome in the first rounds.
loyang-reason-first-step = The rule makes early money worth more than late money: a further step costs 3 at first and 15 or more later. The cheap first step is what keeps everybody from waiting until the last round.
loyang-reason-ties = Money earned is what counts most, so it breaks the first tie. The second looks at who could have earned more in further rounds: what still stands on fields and lies in the storehouse.
loyang-reason-loans = A loan costs more the better you play: near the end of the path the lost step is worth 19 or 20 cash, further back 15 or 16. It is meant for the opening, and since nobody needs it later, paying it back was left out together with interest.
loyang-reason-regulars = A good player is meant to let each regular customer down exactly once, at the right time: to win him before the vegetables are there, or to serve a better-paying casual customer first.
loyang-reason-introductory = Without help a beginner can be without money for several rounds. The customer dealt at the start gives a task from the beginning and tells what to plant.
loyang-reason-casuals = Regular customers are obligations. Whoever serves a casual customer in spite of many obligations earns more; whoever takes it easy with many casual ones earns less.
loyang-reason-pack-order = The lower card can be reached only when the upper one is gone, and helpers are the only cards you can simply dismiss. So the order wants some thought.
loyang-reason-pack-price = The price is there to be shaped: use or dismiss helpers and empty stalls first. So all four kinds of cards press to be used: regular customers want compensation, casual ones spoil the pay of others, stalls and helpers make the two-pack expensive.
loyang-reason-apart = The two cards of the card phase are chosen with care, not drawn by chance; so they may lie side by side and be used at once.
loyang-reason-courtyard = Nobody is to simply keep the two best of four cards. You have to think about which of them you offer to the others by laying it in the courtyard, and whether it will still be there.
loyang-reason-discards = What nobody wanted in the card phase is not to come back in a two-pack of the same round. That it returns once a round is for those who want the same helper again and again.
loyang-reason-reveal = Two players are to choose from as many cards as four, so that helpers return as often.
loyang-reason-tokens = Being first is worth something in the last round. Originally the token went round the table; now it is played for: take early what you want, or wait and begin.
loyang-reason-pairs = It makes the game quicker: the pairs need not watch each other. Choosing the partner is a prize to play for, and as second start player you can be sure that nobody disturbs you before your turn.
loyang-reason-solo = Since most cards stay, the coming rounds can be planned: take a card of row 1 so that one of row 3 becomes free, take one of row 2 before it is lost, or leave them all so that more new cards come.

## The guided first game

loyang-guide-welcome = You grow vegetables at the gates of Loyang and sell them. After nine rounds it counts how far you have come on the path of prosperity. First buy the seed for your home field: wheat, pumpkin or turnip from your shop.
loyang-guide-harvest = Every round begins with the harvest: one vegetable of each planted field comes onto your cart, and the next of your own fields is turned up. The home field counts the rounds: nine harvests, nine rounds.
loyang-guide-grid = Now the cards: take two. Row 1 is free, row 2 costs 1 [coin], rows 3 and 4 cost 2 each. Customers bring money, stalls and fields bring vegetables, helpers bring both.
loyang-guide-raise = This card has to be paid. If you are short of [coin], sell to your shop, use a helper that brings something, or take a [loan].
loyang-guide-actions = The action phase: do what you like, in any order and as often as you like. Everything you have lies on the cart. Drag a vegetable to where it should go, or choose it and then the place; what is possible has a golden edge.
loyang-guide-sow = An empty field! Bring one vegetable there and all its plots are filled with the same kind. Large fields take few kinds, small ones take all.
loyang-guide-regular = A regular customer wants the same pair in four rounds, once a round, and pays more each time. But if you let him wait, he is offended: first he turns red, then each time costs 2 [coin].
loyang-guide-casual = A casual customer wants three vegetables, once. With fewer casual than regular customers each of them pays 2 more, with more of them 2 less: watch the scales.
loyang-guide-stall = At a stall each vegetable costs as many others of your cart as bowls stand under it. Three trades, then the stall is gone.
loyang-guide-field = A common field: it is sown and harvested like your own.
loyang-guide-helper = A helper works once and goes. You may also dismiss helpers: too many make the two-pack expensive. Those with a lantern deal with another player; here that is the imaginary opponent.
loyang-guide-deliver = You have what this customer wants. Drag one of the two there, or choose the customer: the other one comes along.
loyang-guide-serve = Everything for this customer is on your cart. Choose the customer to sell.
loyang-guide-shop = Your shop sells what you lack, at a price; and it buys what you cannot use, for 1 or 2 [coin], as long as a space of that kind is free.
loyang-guide-pack = Once a turn you may buy a two-pack: two new cards. It costs as much as you have helpers or stalls, whichever is more. Use them first and it becomes cheap.
loyang-guide-keep = Keep both cards, one or none. Two kept cards lie on each other; the lower one rests until the upper one is gone.
loyang-guide-loan = Hardly any [coin] left. A [loan] brings 5 at any time, and costs one step on the path at the end. One or two early on may well pay.
loyang-guide-end = When you are done, end your turn. The line under the question says what that would mean now: customers left waiting, vegetables without room.
loyang-guide-compensate = An offended customer has been left waiting again: 2 [coin] are due.
loyang-guide-store = Your storehouse keeps one vegetable, four when it is enlarged for 2 [coin]. Sell what does not fit, or it is lost.
loyang-guide-steps = Now the path. The first step of a round costs 1 [coin]; every further one costs the number of the stone you step onto. So step in every round.
loyang-guide-slide = The rest of row 2 was discarded, the cards below moved up, new ones came in at the bottom. So you can see what will be free next round.
loyang-guide-red = This customer is offended. Serve him now, or it costs 2 [coin] at the end of the turn, in this and every round.
loyang-guide-last = The last round: what lies on cart and fields is worth nothing afterwards. Turn everything into [coin] and steps. 17 is a good result, 18 and more an exceptional one.

## Options that do not go together

loyang-conflict-introductory = The solo game has no introductory version.

## Suggestions: why an option is worth a look

# $cash (Number)
loyang-advice-deliver = Delivered this round: { $cash } [coin], and this customer takes no offence.
loyang-advice-serve = This customer pays { $cash } [coin] now.
loyang-advice-coins = This brings { $cash } [coin].
# $count (Number): harvests; $vegetable (Text)
loyang-advice-sow =
    { $count ->
        [one] Sown now, the field still gives one { $vegetable }.
       *[other] Sown now, the field still gives { $count } { $vegetable }, one each round.
    }
loyang-advice-sow-wanted =
    { $count ->
        [one] A customer of yours wants { $vegetable }, and the field still gives one.
       *[other] A customer of yours wants { $vegetable }, and the field still gives { $count }.
    }
loyang-advice-wanted = A customer of yours wants { $vegetable }, and your cart has too little of it.
loyang-advice-to-sow = { $vegetable } can be sown on a field that lies empty.
loyang-advice-sell = You have more { $vegetable } than your customers want now, and it brings { $cash } [coin].
# $count (Number): vegetables
loyang-advice-store = The storehouse then has room for { $count } vegetables.
loyang-advice-keep = A customer of yours wants { $vegetable } next round.
loyang-advice-field = Another field can give a vegetable every round.
loyang-advice-customer = You have or grow what this customer wants.
loyang-advice-stall = This stall offers { $vegetable }, which a customer of yours wants.
loyang-advice-step = The first step of a round costs only 1 [coin].
# $count (Number): steps; $cash (Number): what is left
loyang-advice-steps = { $count } steps, and { $cash } [coin] stay for the next round.
loyang-advice-steps-last = The last chance: { $count } steps for your [coin].
loyang-advice-save = Your [coin] stay with you for the next round.
loyang-advice-end = No customer of yours wants what lies on your cart.
loyang-advice-reveal = One more card lies open before you choose.
loyang-advice-lay-customer = You neither have nor grow what this customer wants.
loyang-advice-lay-stall = This stall offers nothing that your customers want.
loyang-advice-customer-some = This customer wants { $vegetable }, which you have or grow.
