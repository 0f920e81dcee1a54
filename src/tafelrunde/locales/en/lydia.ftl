### Words of Lions of Lydia.

lydia-title = Lions of Lydia
lydia-title-short = Lydia
lydia-tie = In a tie, higher influence decides, then more resources and coins together.
lydia-about = Lead merchants, buy the city.
    .about = Send merchants to the gates of the city, gather resources and coins, buy properties and turn them to their better side.

## Icons, in words

icon-merchant-blue = blue merchant
    .many = blue merchants
icon-merchant-yellow = yellow merchant
    .many = yellow merchants
icon-merchant-green = green merchant
    .many = green merchants
icon-merchant-red = red merchant
    .many = red merchants
icon-merchant-lydian = Lydian
    .many = Lydians
icon-merchant-artisan = artisan
    .many = artisans
icon-merchant-any = coloured merchant
icon-resource-blue = stone
icon-resource-yellow = grain
icon-resource-green = amphora
    .many = amphorae
icon-resource-red = meat
icon-resource-any = resource
icon-gate-blue = blue gate
icon-gate-yellow = yellow gate
icon-gate-green = green gate
icon-gate-red = red gate
icon-gate-any = any gate
icon-coin = coin
icon-coins = coins
icon-fountain = fountain
icon-token = fountain token
icon-bag = bag
icon-king = king
icon-influence = influence
icon-bonus = bonus
icon-upgraded = upgraded
icon-basic = basic
icon-points = points
icon-property = property
icon-silver = silver
icon-gold = gold
icon-purple = purple
icon-fountain-card = fountain card
icon-builder = builder tile
icon-courtyard = courtyard
icon-tomb = tomb
icon-estate = estate
icon-trade = exchange
icon-chariot = chariot

## Small pieces that sentences are put together from

lydia-merchant-blue = [merchant-blue]
lydia-merchant-yellow = [merchant-yellow]
lydia-merchant-green = [merchant-green]
lydia-merchant-red = [merchant-red]
lydia-merchant-lydian = [merchant-lydian]
lydia-merchant-artisan = [merchant-artisan]
lydia-merchant-any = [merchant-any]
lydia-pair-blue = 2 [merchant-blue]
lydia-pair-yellow = 2 [merchant-yellow]
lydia-pair-green = 2 [merchant-green]
lydia-pair-red = 2 [merchant-red]
lydia-pair-lydian = 2 [merchant-lydian]
lydia-pair-artisan = 2 [merchant-artisan]
lydia-gate-blue = [gate-blue]
lydia-gate-yellow = [gate-yellow]
lydia-gate-green = [gate-green]
lydia-gate-red = [gate-red]
lydia-colour-blue = blue
lydia-colour-yellow = yellow
lydia-colour-green = green
lydia-colour-red = red
lydia-side-n = north side
lydia-side-e = east side
lydia-side-s = south side
lydia-side-w = west side
lydia-corner-nw = north-west
lydia-corner-ne = north-east
lydia-corner-se = south-east
lydia-corner-sw = south-west
lydia-amount-blue = { $count } [resource-blue]
lydia-amount-yellow = { $count } [resource-yellow]
lydia-amount-green = { $count } [resource-green]
lydia-amount-red = { $count } [resource-red]
lydia-amount-coin =
    { $count ->
        [one] { $count } [coin]
       *[other] { $count } [coins]
    }
lydia-resource-blue = [resource-blue]
lydia-resource-yellow = [resource-yellow]
lydia-resource-green = [resource-green]
lydia-resource-red = [resource-red]
lydia-resource-coin = [coin]
lydia-list = { $first }, { $rest }
lydia-and = { $first } and { $rest }
lydia-either = { $first } or { $rest }
lydia-nothing = nothing

## Questions

lydia-chance-next = The next merchant is drawn from the bag. Continue?
lydia-ask-colour = Choose your player board; its start card comes with it.
lydia-ask-place = Place your { $merchant } at a gate or at the fountain.
lydia-ask-place-builders = Place your { $merchant } at a gate, at the fountain or on a builder tile.
lydia-ask-copy = Whom does your [merchant-artisan] copy?
lydia-ask-king = Take the [king]’s favour of { $amount }. To which gate does he move on?
lydia-ask-bonus =
    { $count ->
        [one] Choose your bonus for reaching 6.
       *[other] You have { $count } bonuses for reaching 6. Choose one.
    }
lydia-ask-sell = A Lydian trades here: { $resource } for coins. How many do you exchange?
lydia-ask-sell-wild = Your { $resource } is wild, so it counts here, too. How many do you exchange for coins?
lydia-ask-buy = Buy cards from one side, one after the other.
lydia-ask-buy-side = Buy more from the { $side }, or go on.
lydia-ask-buy-builder = Buy cards from the { $side } and the { $other }.
lydia-ask-cover = On which upgraded card do you lay the estate?
lydia-ask-upgrade = Upgrade properties: pay their cost again.
lydia-ask-pay = How do you pay for { $card }?
lydia-ask-pay-race = How do you pay for rank { $rank }?
lydia-ask-race = A chariot race! For which rank do you pay?
lydia-ask-refill = Take a merchant from the fountain into your bag.
lydia-ask-refill-gates = The fountain is empty. Take a merchant from any gate into your bag.

## Options

lydia-do-gate = To the { $gate }
lydia-do-fountain = To the [fountain]
lydia-do-builder = To the [builder] in the { $corner }
lydia-do-swap = Play the { $merchant } from your courtyard
lydia-do-copy = Copy the { $merchant }
lydia-do-king = The [king] to the { $gate }
lydia-do-king-decline = Decline the favour, the [king] to the { $gate }
lydia-do-influence = Advance your [influence] to level { $level }
lydia-do-free-upgrade = Upgrade { $card } for free
lydia-do-pass = No bonus
lydia-do-sell =
    { $count ->
        [0] Keep everything
       *[other] { $given } for { $coins }
    }
lydia-do-buy = { $card } for { $cost }
lydia-do-tomb = { $colour ->
        [blue] Blue [tomb] for { $cost } and a merchant
        [yellow] Yellow [tomb] for { $cost } and a merchant
        [green] Green [tomb] for { $cost } and a merchant
       *[red] Red [tomb] for { $cost } and a merchant
    }
lydia-do-estate = The [estate] of the { $side } for { $cost }
lydia-do-upgrade = Upgrade { $card } for { $cost }
lydia-do-cover = On { $card }
lydia-do-done-buying = Finish buying
lydia-do-done = Finish upgrading
lydia-do-race =
    { $rank ->
        [0] Do not take part
        [1] Rank 1: { $cost } for 1 coin
        [2] Rank 2: { $cost } for 3 coins
       *[3] Rank 3: { $cost } for a level of influence
    }
lydia-do-take = Take the { $merchant }
lydia-do-take-from = Take the { $merchant } from the { $gate }

## Cards

lydia-card-start = { $colour ->
        [blue] Blue home
        [yellow] Yellow home
        [green] Green home
       *[red] Red home
    }
lydia-card-gate = { $colour ->
        [blue] Blue gatehouse
        [yellow] Yellow gatehouse
        [green] Green gatehouse
       *[red] Red gatehouse
    }
lydia-card-guild = { $colour ->
        [blue] Blue guild
        [yellow] Yellow guild
        [green] Green guild
       *[red] Red guild
    }
lydia-card-road = { $colour ->
        [blue] Blue road
        [yellow] Yellow road
        [green] Green road
       *[red] Red road
    }
lydia-card-export = { $colour ->
        [blue] Blue harbour
        [yellow] Yellow harbour
        [green] Green harbour
       *[red] Red harbour
    }
lydia-card-twin = Market of { $colour } and { $other }
lydia-card-pair = Exchange of { $colour } and { $other }
lydia-card-caravan = Great caravan
lydia-card-mint = Royal mint
lydia-card-spring = { $colour ->
        [blue] Blue spring
        [yellow] Yellow spring
        [green] Green spring
       *[red] Red spring
    }
lydia-card-silver = Silver property
lydia-card-gold = Gold property
lydia-card-fountain = Fountain card
lydia-card-by-influence = Palace of influence
lydia-card-by-pairs = House of twins
lydia-card-by-blue = Blue hoard
lydia-card-by-yellow = Yellow hoard
lydia-card-by-green = Green hoard
lydia-card-by-red = Red hoard
lydia-card-by-lydians = House of the Lydians
lydia-card-by-upgraded = House of the masters
lydia-card-by-silver = Silver treasury
lydia-card-by-gold = Gold treasury
lydia-card-by-production = House of workshops
lydia-card-by-purple = Purple court

lydia-effect-income = { $merchants } at the { $gates }: { $reward }
lydia-effect-anywhere = { $merchants } at any gate: { $reward }
lydia-effect-spring = { $merchants } placed at the fountain: { $reward }
lydia-effect-points =
    { $points ->
        [one] 1 point { $counted }
       *[other] { $points } points { $counted }
    }
lydia-per-influence =
    { $each ->
        [one] for each level of influence
       *[other] for every { $each } levels of influence
    }
lydia-per-pairs =
    { $each ->
        [one] for each pair of a kind in your bag
       *[other] for every { $each } pairs of a kind in your bag
    }
lydia-per-resource =
    { $each ->
        [one] for each { $resource } you hold
       *[other] for every { $each } { $resource } you hold
    }
lydia-per-lydians =
    { $each ->
        [one] for each [merchant-lydian] in your bag
       *[other] for every { $each } [merchant-lydian] in your bag
    }
lydia-per-upgraded =
    { $each ->
        [one] for each of your upgraded properties
       *[other] for every { $each } of your upgraded properties
    }
lydia-per-silver =
    { $each ->
        [one] for each of your silver properties
       *[other] for every { $each } of your silver properties
    }
lydia-per-gold =
    { $each ->
        [one] for each of your gold properties
       *[other] for every { $each } of your gold properties
    }
lydia-per-production =
    { $each ->
        [one] for each resource symbol your cards pay
       *[other] for every { $each } resource symbols your cards pay
    }
lydia-per-purple =
    { $each ->
        [one] for each of your purple properties
       *[other] for every { $each } of your purple properties
    }
lydia-card-source =
    .reconstructed = Some facts of this card are not documented anywhere and were filled in.
    .documented = Every fact of this card is documented.
lydia-deck-reconstructed = This match uses a reconstructed deck: some facts of the cards are not documented anywhere.
lydia-deck-owner = This match uses the deck “{ $name }”.

## Why not

lydia-why-not-offered = That is not one of the choices.
lydia-why-module-not-in-play = That module is not in play.
lydia-why-builder-artisan = An artisan may not go on a builder tile: nobody stands there to be copied.
lydia-why-builder-lydian = Only a Lydian may go on a builder tile, not a { $merchant }.
lydia-why-nobody-to-copy = An artisan must copy somebody, and nobody stands at that gate.
lydia-why-copy-lydian = At this table an artisan may not copy a Lydian.
lydia-why-copy-artisan = An artisan cannot copy another artisan.
lydia-why-not-standing-there = No such merchant stands there.
lydia-why-swapped-once = You have already swapped with your courtyard this turn.
lydia-why-king-stays = The king must move to a different gate.
lydia-why-nothing-to-decline = The favour would be lost at your limit anyway; there is nothing to decline.
lydia-why-influence-top = Your influence is at the last level.
lydia-why-bonus-must-be-used = At this table a bonus must be used.
lydia-why-not-yours-yet = You do not own this card; it lies in the market.
lydia-why-already-upgraded = This card is already upgraded, and a card is upgraded once.
lydia-why-no-property = At this table fountain cards do not count as properties, so the bonus cannot upgrade one.
lydia-why-somebody-elses = { $owner } owns this card.
lydia-why-in-the-box = This card is not part of this match.
lydia-why-not-so-many = You do not have that many.
lydia-why-coin-limit =
    { $count ->
        [0] You hold 12 coins, and nobody may hold more.
        [one] Nobody may hold more than 12 coins: you have room for one more.
       *[other] Nobody may hold more than 12 coins: you have room for { $count } more.
    }
lydia-why-one-side = A fountain action buys from one side, and you have bought from the { $side }.
lydia-why-builder-sides = This builder tile buys from the { $side } and the { $other } only.
lydia-why-property-limit =
    { $count ->
        [one] With influence { $level } you may own { $count } property, your start card included.
       *[other] With influence { $level } you may own { $count } properties, your start card included.
    }
lydia-why-cannot-pay =
    { $count ->
        [one] You are missing { $lacking }, and { $count } coin to make up for it.
       *[other] You are missing { $lacking }, and { $count } coins to make up for it.
    }
lydia-why-coins-only =
    { $count ->
        [0] Coins can be paid with coins only.
        [one] Only coins pay for this card, and you are { $count } short.
       *[other] Only coins pay for this card, and you are { $count } short.
    }
lydia-why-buying-is-over = All buying comes before all upgrading; you are upgrading now.
lydia-why-upgrade-later = All buying comes before all upgrading; you can upgrade when you are done buying.
lydia-why-tile-taken = { $owner } has already acquired this tile.
lydia-why-gold-card-above = The gold card above this tile must be bought first.
lydia-why-gold-card-just-bought = At this table you cannot take a tile in the same action as the gold card above it.
lydia-why-tile-price =
    { $count ->
        [one] This tile costs { $cost }, and you are { $count } short.
       *[other] This tile costs { $cost }, and you are { $count } short.
    }
lydia-why-one-tomb = At this table nobody may own more than one tomb.
lydia-why-nobody-to-retire = No { $merchant } stands at the fountain to retire to this tomb.
lydia-why-artisan-no-stand-in = Only a true { $merchant } can retire to this tomb; an artisan cannot stand in.
lydia-why-just-placed = At this table the merchant just placed cannot retire, and no other { $merchant } is at the fountain.
lydia-why-nothing-to-cover = An estate needs an upgraded silver or gold card of yours without a tile.
lydia-why-cover-purple = An estate lies on a silver or gold card, not on a purple one.
lydia-why-cover-fountain-card = Fountain cards are gold for purple cards only; an estate cannot cover one.
lydia-why-cover-basic = Only an upgraded card can be covered.
lydia-why-cover-twice = One estate per card: this one is already covered.
lydia-why-race-price = You do not have the resources that match these chariots.
lydia-why-race-no-coins = You cannot pay with coins in a race.
lydia-why-not-the-price = The price is { $cost }.
lydia-why-wrong-resource = Only coins and your wild resource can stand in for another resource.
lydia-why-not-at-fountain = No such merchant stands at the fountain.
lydia-why-fountain-first = As long as merchants stand at the fountain you take one of those.
lydia-why-colour-taken = Somebody already has this board.

## The log

lydia-log-colour = { $seat } takes the { $colour } board.
lydia-log-draw = { $seat } draws one { $merchant }.
lydia-log-swap = { $seat } plays the { $merchant } from the courtyard and leaves the { $other } there.
lydia-log-place = { $seat } places the { $merchant } at the { $gate }.
lydia-log-place-fountain = { $seat } places the { $merchant } at the fountain.
lydia-log-place-builder = { $seat } places the { $merchant } on the builder tile in the { $corner }.
lydia-log-copies = { $seat } places the [merchant-artisan] at the { $gate }, copying the { $merchant }.
lydia-log-copies-fountain = { $seat } places the [merchant-artisan] at the fountain, copying the { $merchant }.
lydia-log-gain = { $seat } gets { $goods }.
lydia-log-gain-full = { $seat } has no room for more { $resource }.
lydia-log-gain-but = { $seat } gets { $goods }; no room for more { $resource }.
lydia-gain = { $goods } ({ $source })
lydia-gain-lost = { $goods } ({ $source }, { $lost } lost)
lydia-source-property = properties
lydia-source-gate = gate
lydia-source-merchants = merchants
lydia-source-king = king
lydia-source-influence = influence
lydia-source-race = race
lydia-log-trade = { $seat } sells { $amount } for { $coins }.
lydia-log-pair = One { $merchant } of a pair goes from the { $gate } to the fountain.
lydia-log-pair-both = { $pair } leave the { $gate } for the fountain.
lydia-log-pair-chariot = { $pair } leave the { $gate }: one for the fountain, one for chariot { $count }.
lydia-log-freed-influence = One { $merchant } on the influence track is free and goes to the fountain.
lydia-log-freed-gold = The [merchant-lydian] on the gold card goes to the fountain.
lydia-log-freed-builder = The [merchant-lydian] goes from the builder tile to the fountain.
lydia-log-freed-chariots = The { $merchant } goes from the chariots to the fountain.
lydia-log-to-chariot = One { $merchant } of a pair goes from the { $gate } to chariot { $count }.
lydia-log-refill = { $seat } takes one { $merchant } into the bag.
lydia-log-refill-gate = { $seat } takes one { $merchant } from the { $gate } into the bag.
lydia-log-king = { $seat } moves the [king] to the { $gate }.
lydia-log-influence = { $seat } advances to influence { $level }.
lydia-log-buy = { $seat } buys { $card }.
lydia-log-buy-for = { $seat } buys { $card } for { $cost }.
lydia-log-upgrade = { $seat } upgrades { $card }.
lydia-log-upgrade-for = { $seat } upgrades { $card } for { $cost }.
lydia-log-pay = { $seat } pays { $amount }.
lydia-log-token = { $seat } takes the [token]: everybody else has one more turn.
lydia-log-stopped = Nobody has taken the [token] in { $turns } turns each: the match is stopped and scored as it stands.
lydia-log-tomb =
    { $lost ->
        [0] { $seat } acquires the { $colour } [tomb]; a merchant retires there.
        [one] { $seat } acquires the { $colour } [tomb]; a merchant retires there, { $lost } resource is lost.
       *[other] { $seat } acquires the { $colour } [tomb]; a merchant retires there, { $lost } resources are lost.
    }
lydia-log-tomb-for =
    { $lost ->
        [0] { $seat } acquires the { $colour } [tomb] for { $cost }; a merchant retires there.
        [one] { $seat } acquires the { $colour } [tomb] for { $cost }; a merchant retires there, { $lost } resource is lost.
       *[other] { $seat } acquires the { $colour } [tomb] for { $cost }; a merchant retires there, { $lost } resources are lost.
    }
lydia-log-estate = { $seat } lays an [estate] on { $card }.
lydia-log-estate-for = { $seat } lays an [estate] for { $cost } on { $card }.
lydia-log-race = The third chariot is filled: a race, { $seat } decides first.
lydia-log-rank = { $seat } takes rank { $rank }.
lydia-log-rank-for = { $seat } takes rank { $rank } for { $cost }.

## What would bring more in a line of the score sheet

lydia-next-influence =
    { $more ->
        [one] 1 more level of influence: +{ $gain }
       *[other] { $more } more levels of influence: +{ $gain }
    }
lydia-next-coin = 1 more coin: +1
lydia-next-token = The [token], with the coins of now: +{ $gain }
lydia-next-card = A card from the city: +{ $gain }
lydia-next-cards = A card from the city: +{ $low } to +{ $high }
lydia-next-upgrade = { $card }, upgraded: +{ $gain }
lydia-next-counted = { $counted }: { $more } more brings +{ $gain }
lydia-next-purple = The best purple card that lies in the city: +{ $gain } now
lydia-next-estate = An estate on the best upgraded card: +{ $gain }

## The score sheet

lydia-score-silver = Silver properties
lydia-score-gold = Gold properties
lydia-score-fountain-cards = Fountain cards
lydia-score-estates = Estates
lydia-score-influence = Influence
lydia-score-purple = Purple properties
lydia-score-coins = Coins of the token holder

## Modules

lydia-modules-hint = One to four modules suit a first game.
lydia-module-croesus = King Croesus
    .help = The king stands at a gate. Whoever places a merchant there takes one more resource of the gate and sends him to another gate.
    .advice = Think about who comes next before you send the king away.
lydia-module-pactolus = Waters of the Pactolus
    .help = A fountain card lies at each side. Its owner takes coins when placing a merchant of its colour at the fountain, before buying.
    .advice = A spring pays best when merchants of its colour keep coming back to your bag.
lydia-module-artisans = Artisans’ guild
    .help = At influence level 4 an artisan comes to the fountain. Placed, it copies a merchant standing there, and at a gate both leave as a pair.
    .advice = The artisan is a great help, but in the end it can be wise to leave it at the fountain.
lydia-module-courtyards = Courtyards
    .help = Each seat keeps one more merchant in its courtyard and may swap it for the one just drawn.
    .advice = Keep a strong merchant in reserve for the turn when you need it most.
lydia-module-tomb = Tomb of Alyattes
    .help = Under each gold card lies a tomb for 2 coins, a merchant of its colour and your own marker of that colour. From then on you gain coins instead of that resource.
    .advice = A tomb is strongest early, in a colour that your cards pay.
lydia-module-builders = Royal builders
    .help = A Lydian may go on a builder tile in a corner: a fountain action that buys from both sides meeting there.
    .advice = Look for cards on neighbouring sides that go well together.
lydia-module-chariots = Chariot races
    .help = One of each coloured pair that leaves a gate joins the chariots. With the third a race is held: everybody may pay matching resources for coins or influence.
    .advice = Plan ahead, so that you hold the right resources when the third chariot fills.
lydia-module-estates = Estates
    .help = Under each gold card lies an estate for 3 coins. It covers one of your upgraded silver or gold cards: the card pays nothing more, but its points count double.
    .advice = Late in the game an estate belongs on the card with the most points.

## Options of a table

lydia-option-modules = Modules
    .help = Which of the eight modules are in play. One to four suit a first game.
lydia-option-modules-all = All eight
lydia-option-colours = Player boards
    .help = How the boards with their colours and start cards are handed out.
lydia-option-colours-random = At random
lydia-option-colours-choose = Chosen in turn
lydia-option-hidden_bags = Hide the others’ bags
    .help = What lies in a bag follows from what everybody saw, so bags are open. Hide them for players who like to remember.
lydia-option-deck = Deck
    .help = A deck file of your own, complete or with corrections to ours.
lydia-option-rules-buy_before_upgrade = Buy first, upgrade afterwards
    .help = In a fountain action all buying comes before all upgrading. Off: in any order.
lydia-option-rules-bonus_after_both_incomes = Bonuses after all income
    .help = Bonuses for reaching 6 are taken when properties, gate and king have paid. Off: at once.
lydia-option-rules-bonus_may_be_passed = Bonuses may be passed
    .help = Nobody has to use a bonus. Off: where one is possible it must be used.
lydia-option-rules-artisan_may_copy_lydian = Artisans may copy Lydians
    .help = An artisan copying a Lydian meets the conditions of gold cards.
lydia-option-rules-artisan_at_empty_gate = Artisans at empty gates
    .help = An artisan may go to a gate where it can copy nobody, and then has no colour.
lydia-option-rules-fountain_cards_count_as_properties = Fountain cards are properties
    .help = They count for the property limit, the end of the game, free upgrades and upgraded properties. Purple cards count them as gold in any case.
lydia-option-rules-tile_same_action_as_gold_card = Tile with its gold card
    .help = You may take a tomb or estate in the same action as the gold card above it.
lydia-option-rules-retire_just_placed_merchant = The merchant just placed may retire
    .help = A tomb may take the merchant that was placed for this very action.
lydia-option-rules-several_tombs_per_player = Several tombs
    .help = A seat may own more than one tomb.
lydia-option-rules-several_estates_per_card = Several estates on a card
    .help = Each further estate doubles the card’s points once more.
lydia-option-rules-estate_may_cover_fountain = Estates on fountain cards
    .help = An estate may also cover an upgraded fountain card.
lydia-option-rules-coins_pay_in_race = Coins pay in races
    .help = In a chariot race a coin may stand in for a resource.
lydia-option-rules-wild_resource_pays_in_race = The wild resource pays in races
    .help = The resource that is wild from influence level 6 on may stand in for another in a race.
lydia-option-rules-tomb_estate_mode = Tombs and estates
    .help = They are two sides of the same tiles. With both modules two tiles of each kind are laid out.
lydia-option-rules-tomb_estate_mode-exclusive = One or the other
lydia-option-rules-tomb_estate_mode-mixed_2_2 = Mixed, two of each
lydia-option-rules-safety_turns_per_player = Turns before the match is stopped
    .help = A match in which nobody upgrades enough ends after so many turns of each seat, without the fountain token.

lydia-preset-base = Base game
    .help = Without modules: the best way to begin.
lydia-preset-first-modules = First modules
    .help = The king and the courtyards: two small additions.
lydia-preset-river-and-builders = River and builders
    .help = More coins at the fountain and more to buy.
lydia-preset-royal-city = Royal city
    .help = King, courtyards, chariot races and estates.
lydia-preset-everything = Everything
    .help = All eight modules, two tombs and two estates.

## Turn summary and legend

lydia-summary-title = A turn
lydia-summary-1 = Draw a random merchant from your bag.
lydia-summary-2 = Place it at a gate or at the fountain and carry out the action there.
lydia-summary-3 = Take a merchant from the fountain into your bag.
lydia-summary-gate-title = At a gate
lydia-summary-gate-1 = Properties that name this merchant and this gate pay.
lydia-summary-gate-2 = The gate pays one of its colour, each merchant there one of its own.
lydia-summary-gate-3 = For each marker that reaches 6: a level of influence or a free upgrade.
lydia-summary-gate-4 = Where a Lydian stands, exchange resources of the gate’s colour for coins.
lydia-summary-gate-5 = Two merchants of the same colour leave for the fountain.
lydia-summary-fountain-title = At the fountain
lydia-summary-fountain-1 = Buy from one side as much as you can pay and may own.
lydia-summary-fountain-2 = Upgrade your properties by paying their cost again.
lydia-summary-fountain-3 = A coin replaces any resource here.
lydia-summary-end-title = The end
lydia-summary-end-1 =
    { $count ->
        [one] Whoever owns { $count } upgraded property takes the fountain token; everybody else has one more turn.
       *[other] Whoever owns { $count } upgraded properties takes the fountain token; everybody else has one more turn.
    }
lydia-summary-end-2 = The token holder scores one point for each coin.
lydia-legend-title = Signs
lydia-legend-any-merchant = any merchant but a Lydian
lydia-legend-any-gate = any gate
lydia-legend-arrow = what stands before the arrow brings what stands behind it
lydia-legend-upgraded = turned to its better side
lydia-legend-king = here stands the king
lydia-legend-bonus = the next resource brings a bonus

## On the terminal

lydia-sign-blue = bl
lydia-sign-yellow = ye
lydia-sign-green = gr
lydia-sign-red = re
lydia-sign-lydian = Ly
lydia-sign-artisan = Ar
lydia-sign-coin = co
lydia-counted-influence = influence
lydia-counted-pairs = pairs in the bag
lydia-counted-lydians = Lydians in the bag
lydia-counted-upgraded = upgraded
lydia-counted-silver = silver
lydia-counted-gold = gold
lydia-counted-production = symbols
lydia-counted-purple = purple
lydia-board-reconstructed = reconstructed deck
lydia-board-token = with the token
lydia-legend-blue = blue merchant
lydia-legend-yellow = yellow merchant
lydia-legend-green = green merchant
lydia-legend-red = red merchant
lydia-legend-lydian = Lydian merchant
lydia-legend-artisan = artisan
lydia-legend-two-blue = two blue resources (stone)
lydia-legend-two-yellow = two yellow resources (grain)
lydia-legend-two-green = two green resources (amphorae)
lydia-legend-two-red = two red resources (meat)
lydia-legend-two-coin = two coins
lydia-legend-purple = purple cards: 3 points for every 2 of what follows
lydia-legend-covered = covered by an estate
lydia-legend-card = a card: what it does, what it costs, its points
lydia-legend-points = points
lydia-board-round = Round { $round }
lydia-board-ends =
    { $count ->
        [one] ends at { $count } upgraded property
       *[other] ends at { $count } upgraded properties
    }
lydia-board-last = last turns
lydia-board-stopped = stopped after { $turns } turns each
lydia-board-fountain = Fountain
lydia-board-chariots = Chariots
lydia-board-side-n = North
lydia-board-side-e = East
lydia-board-side-s = South
lydia-board-side-w = West
lydia-board-limit = { $count } of { $limit }
lydia-board-no-limit = { $count }, no limit
lydia-board-bag = Bag
lydia-board-courtyard = Courtyard
lydia-board-drawn = Drawn
lydia-board-properties = Properties
lydia-board-income = Income
lydia-board-bonuses =
    { $count ->
        [0] no bonus
        [one] { $count } bonus
       *[other] { $count } bonuses
    }
lydia-board-sell = sell up to { $count }
lydia-board-pair = a pair leaves
lydia-board-race = starts a race
lydia-board-tile-tomb = Tomb
lydia-board-tile-estate = Estate
lydia-board-hidden = hidden
lydia-board-gate = Gate

## On the board in the browser

lydia-city-name-merchant-blue = blue merchant
lydia-city-name-merchant-yellow = yellow merchant
lydia-city-name-merchant-green = green merchant
lydia-city-name-merchant-red = red merchant
lydia-city-name-merchant-lydian = Lydian
lydia-city-name-merchant-artisan = artisan
lydia-city-name-gate-blue = blue gate
lydia-city-name-gate-yellow = yellow gate
lydia-city-name-gate-green = green gate
lydia-city-name-gate-red = red gate
lydia-city-name-resource-blue = stone
lydia-city-name-resource-yellow = grain
lydia-city-name-resource-green = amphora
lydia-city-name-resource-red = meat
lydia-city-name-coin = coin
lydia-city-name-influence = influence
lydia-city-name-property = properties
lydia-city-name-king = king
lydia-city-name-fountain = fountain
# $count (Number), $what (String)
lydia-city-so-many =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }
lydia-city-city = The city
lydia-city-nobody = nobody
lydia-city-king-here = the king stands here
lydia-city-brings = brings { $goods }
lydia-city-brings-nothing = brings no goods
lydia-city-then-bonus =
    { $count ->
        [one] one bonus
       *[other] { $count } bonuses
    }
lydia-city-then-sell = up to { $count } { $what } can be sold
lydia-city-pair = a pair leaves
lydia-city-pair-chariot = [chariot] a pair
lydia-city-pair-race = [chariot] pair starts race
lydia-city-then-choose =
    { $count ->
        [one] [bonus] influence or upgrade
       *[other] [bonus] { $count } × influence or upgrade
    }
lydia-city-then-trade = [trade] sell up to { $count } { $good }
lydia-city-then-moves = [king] moves on
lydia-city-then-king = the king moves on
lydia-city-gate-blue = blue gate
lydia-city-gate-yellow = yellow gate
lydia-city-gate-green = green gate
lydia-city-gate-red = red gate
lydia-city-at-gate = { $merchant } at the { $gate } brings
lydia-city-at-gate-as = { $merchant } as { $as } at the { $gate } brings
lydia-city-as = as { $as }
lydia-city-from-gate = gate { $count }
lydia-city-from-merchants =
    { $count ->
        [one] merchant { $count }
       *[other] merchants { $count }
    }
lydia-city-from-king = king { $count }
lydia-city-from-property = card { $count }
lydia-city-reaches = reaches { $space }: bonus
lydia-city-lost = { $count } lost
lydia-city-compare = { $merchant } would bring
lydia-city-fountain = Fountain
lydia-city-fountain-does = buy at one side, upgrade
lydia-city-chariots = Chariot board
lydia-city-race = Chariot race
lydia-city-race-at =
    { $count ->
        [3] at the 3rd merchant
       *[other] at merchant { $count }
    }
lydia-city-rank = Rank { $rank }: { $merchant }; prize: { $reward }
lydia-city-builder = Builder tile: { $sides }
lydia-city-open-side =
    { $count ->
        [0] { $side }: no cards left
        [one] { $side }: one card
       *[other] { $side }: { $count } cards
    }
lydia-city-sold = sold to { $seat }
lydia-city-tomb =
    { $price ->
        [one] Tomb for { $price } coin; takes a { $merchant }
       *[other] Tomb for { $price } coins; takes a { $merchant }
    }
lydia-city-estate =
    { $price ->
        [one] Estate for { $price } coin
       *[other] Estate for { $price } coins
    }
lydia-city-tomb-does = coins instead of { $good } from now on
lydia-city-estate-does = doubles the points of an upgraded card, which pays nothing more
lydia-city-deck-silver = Silver card
lydia-city-deck-gold = Gold card
lydia-city-deck-purple = Purple card
lydia-city-deck-fountain = Fountain card
lydia-city-pays = { $merchants } at { $places }: { $reward }
lydia-city-costs = costs { $goods }
lydia-city-upgraded = upgraded
lydia-city-covered = estate
lydia-city-lydian-sits = A Lydian sits on it.
lydia-city-short =
    { $coins ->
        [one] You are one resource or coin short.
       *[other] You are { $coins } resources or coins short.
    }
lydia-city-short-coins =
    { $coins ->
        [one] You are one coin short.
       *[other] You are { $coins } coins short.
    }
lydia-city-would-pay = It would pay { $goods }.
lydia-city-counts-blue = per { $each } [resource-blue] held
lydia-city-counts-yellow = per { $each } [resource-yellow] held
lydia-city-counts-green = per { $each } [resource-green] held
lydia-city-counts-red = per { $each } [resource-red] held
lydia-city-counts-influence =
    { $each ->
        [one] per [influence] level
       *[other] per { $each } [influence] levels
    }
lydia-city-counts-pairs =
    { $each ->
        [one] per pair in [bag]
       *[other] per { $each } pairs in [bag]
    }
lydia-city-counts-lydians =
    { $each ->
        [one] per [merchant-lydian] in [bag]
       *[other] per { $each } [merchant-lydian] in [bag]
    }
lydia-city-counts-upgraded =
    { $each ->
        [one] per [upgraded] card
       *[other] per { $each } [upgraded] cards
    }
lydia-city-counts-silver =
    { $each ->
        [one] per silver
       *[other] per { $each } silver
    }
lydia-city-counts-gold =
    { $each ->
        [one] per gold
       *[other] per { $each } gold
    }
lydia-city-counts-production =
    { $each ->
        [one] per symbol
       *[other] per { $each } symbols
    }
lydia-city-counts-purple =
    { $each ->
        [one] per purple
       *[other] per { $each } purple
    }
lydia-city-board-of = Board of { $name }
lydia-city-you = you
lydia-city-points-now = points now
lydia-city-token = Holds the fountain token
lydia-city-holds = { $what }: { $count } of { $most }
lydia-city-up-to = up to { $coins }
lydia-city-entombed = in the tomb: coins instead
lydia-city-influence = Influence { $level }
# $coins, $points (Numbers), $limit (Number: 0 as before, -1 none any more),
# $frees (lydian, artisan, none), $wild (yes, no)
lydia-city-next-level = next level: { $wild ->
        [yes] your colour is wild
       *[no] { $coins ->
            [0] { $frees ->
                [lydian] [merchant-lydian] comes free
                [artisan] [merchant-artisan] comes free
               *[none] { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
            }
            [one] { $coins } [coin]
           *[other] { $coins } [coins]
        }
    }{ $limit ->
        [0] {""}
        [-1] , no property limit
        [one] , { $limit } property
       *[other] , { $limit } properties
    }
lydia-city-wild = pays for any resource
lydia-city-bag =
    { $count ->
        [4] Bag
       *[other] Bag, { $count } left
    }
lydia-city-bag-closed = closed bag
lydia-city-drawn = Drawn, to place
lydia-city-drawn-none = Nobody drawn
lydia-city-placed = Placed
lydia-city-or-swap = Or play the { $merchant } from your courtyard instead.
lydia-city-courtyard = Courtyard
lydia-city-courtyard-swap = Courtyard, swap
lydia-city-courtyard-holds = Courtyard: { $merchant }
lydia-city-properties = Properties { $count } of { $limit }
lydia-city-properties-all = Properties { $count }
lydia-city-upgraded-of = { $count } of { $of } upgraded
lydia-city-room = room for { $count }
lydia-city-room-none = no room: more influence needed
lydia-city-ends = ends the match
lydia-city-no-limit = no property limit
lydia-city-limit =
    { $count ->
        [one] { $count } property allowed
       *[other] { $count } properties allowed
    }
lydia-city-to-fountain = to the fountain
lydia-city-could-buy =
    { $count ->
        [0] nothing to buy
        [one] one card or tile to buy
       *[other] { $count } cards or tiles to buy
    }
lydia-city-could-upgrade =
    { $count ->
        [0] nothing to upgrade
        [one] one card to upgrade
       *[other] { $count } cards to upgrade
    }
lydia-city-play = is played
lydia-city-park = stays in the courtyard
lydia-city-end-at = ends at { $count } upgraded: most so far
lydia-city-last-turns =
    { $count ->
        [one] last turn, token with
       *[other] last { $count } turns, token with
    }
lydia-city-your-last = Your last turn.
lydia-city-tab-board = Board
lydia-city-tab-mine = Mine
lydia-city-tab-bag = Bag
lydia-city-step-draw = Draw
lydia-city-step-place = Place
lydia-city-step-refill = Refill

## Options that do not go together

lydia-conflict-tiles = Tombs and estates are two sides of the same tiles: choose one of them, or mix them.

## A guided first game

lydia-guide-colour = Choose a board. Its start card pays you whenever its merchant goes to its gate.
lydia-guide-welcome = This merchant was drawn from your bag. Place it at one of the four gates to earn something, or at the fountain to buy.
lydia-guide-gate =
    A gate pays one of its colour, and each merchant there one of its own. { $best ->
        [one] This gate would pay most now; look at the others to compare.
       *[several] Several gates would pay the same now; look at them to compare.
    }
lydia-guide-gained = Your markers moved up. A marker that reaches 6 brings you a bonus; what goes beyond 6 is lost.
lydia-guide-refill = Every turn ends so: take one merchant from the fountain into your bag. It will come out again later, so take a colour that your cards like.
lydia-guide-bonus = A marker reached 6. Influence lets you own more properties; a free upgrade makes a card better at once.
lydia-guide-sell = A Lydian stands here, so you may turn resources of this gate into coins. Coins replace any resource when you buy.
lydia-guide-fountain = You hold enough to buy something. Place a merchant at the fountain when you like a card on one of the four sides.
lydia-guide-buy = Buy from one side as much as you can pay. Silver and gold cards pay at the gates; purple ones count at the end.
lydia-guide-bought = Your card pays each time you place its merchant at its gate.
lydia-guide-upgrade = Pay the cost of a card again to turn it to its better side.
lydia-guide-upgraded = Whoever first has enough upgraded properties ends the match. Keep an eye on how many the others have.
lydia-guide-influence = More influence: more room for properties, coins, and points at the end.
lydia-guide-last = Someone holds the fountain token: this is your last turn. Take the points you can reach.

## Suggestions: why an option is worth a look

lydia-advice-token = You take the [token]: your coins count as points, and the others have one more turn.
# $count (Number): upgraded properties; $trigger (Number): how many end the match
lydia-advice-upgrade = Upgraded properties: { $count } of the { $trigger } that end the match.
# $count (Number)
lydia-advice-points =
    { $count ->
        [one] This brings a point right away.
       *[other] This brings { $count } points right away.
    }
# $count (Number): properties
lydia-advice-influence =
    { $count ->
        [one] With more influence you may own one property.
       *[other] With more influence you may own { $count } properties.
    }
lydia-advice-unlimited = With so much influence you may own any number of properties.
lydia-advice-engine = Your cards then bring more whenever they pay.
lydia-advice-lydian = A Lydian turns resources into coins at the gates.
lydia-advice-paid = At a gate your cards pay { $count } more for the { $merchant }.
# $heap (Text): an amount
lydia-advice-goods = This brings { $heap } at once.
# $count (Number)
lydia-advice-several =
    { $count ->
        [one] This brings one resource.
       *[other] This brings { $count } resources at once.
    }
