### Words of Agricola.

agricola-title = Agricola
agricola-tie = In a tie, more building resources left over decide.
agricola-about = Build a farm, feed a family.
    .about = Work a farm for fourteen rounds: plow and sow, fence pastures, raise animals, enlarge house and family, and feed everybody at each harvest.

## Icons, in words

icon-food = food
icon-wood = wood
icon-clay = clay
icon-reed = reed
icon-stone = stone
icon-grain = grain
icon-vegetable = vegetable
    .many = vegetables
icon-sheep = sheep
icon-boar = boar
icon-cow = cattle
icon-fence = fence
icon-stable = stable
icon-room = room
icon-field = field
icon-pasture = pasture
icon-person = person

## Small pieces that sentences are put together from

agricola-amount-food = { $count } [food]
agricola-amount-wood = { $count } [wood]
agricola-amount-clay = { $count } [clay]
agricola-amount-reed = { $count } [reed]
agricola-amount-stone = { $count } [stone]
agricola-amount-grain = { $count } [grain]
agricola-amount-vegetable = { $count } [vegetable]
agricola-amount-sheep = { $count } [sheep]
agricola-amount-boar = { $count } [boar]
agricola-amount-cattle = { $count } [cow]
agricola-list = { $first }, { $rest }
agricola-and = { $first } and { $rest }
agricola-nothing = nothing
agricola-cell = row { $row }, column { $column }
agricola-cells = row { $row }, { $count ->
        [one] column
       *[other] columns
    } { $columns }
agricola-rows = { $first }; { $rest }
agricola-fields = the fields
agricola-place-house = the house
agricola-place-card = a card
agricola-house-wood = wood
agricola-house-clay = clay
agricola-house-stone = stone
agricola-for-room = the room
agricola-for-stable = the stable
agricola-for-renovation = the renovation
agricola-for-fences = the fences
agricola-for-cattle = the cattle
agricola-for-newborn = letting the newborn work

## Action spaces

agricola-round-space = Card of round { $round }
agricola-space-farm-expansion = Farm Expansion
    .text = Build rooms (5 of your house’s material and 2 [reed] each) and/or stables (2 [wood] each).
agricola-space-meeting-place = Meeting Place
    .text = Become first player; take the food that lies here.
    .cards = Become first player; then you may play a minor improvement.
agricola-space-grain-seeds = Grain Seeds
    .text = Take 1 [grain].
agricola-space-farmland = Farmland
    .text = Plow 1 field.
agricola-space-lessons = Lessons
    .text = Play an occupation: your first is free, each further one costs 1 [food].
agricola-space-day-laborer = Day Laborer
    .text = Take 2 [food].
agricola-space-forest = Forest
    .text = Take all the wood.
agricola-space-clay-pit = Clay Pit
    .text = Take all the clay.
agricola-space-reed-bank = Reed Bank
    .text = Take all the reed.
agricola-space-fishing = Fishing
    .text = Take all the food.
agricola-space-major-improvement = Major Improvement
    .text = Build 1 major improvement.
    .cards = Build 1 major or minor improvement.
agricola-space-fencing = Fencing
    .text = Any number of fences, 1 [wood] each.
agricola-space-grain-utilization = Grain Utilization
    .text = Sow and/or bake bread.
agricola-space-sheep-market = Sheep Market
    .text = Take all the sheep.
agricola-space-basic-wish-for-children = Basic Wish for Children
    .text = Have a child if you have room.
    .cards = Have a child if you have room; then you may play a minor improvement.
agricola-space-house-redevelopment = House Redevelopment
    .text = Renovate once; then you may build a major improvement.
    .cards = Renovate once; then you may build a major or minor improvement.
agricola-space-western-quarry = Western Quarry
    .text = Take all the stone.
agricola-space-vegetable-seeds = Vegetable Seeds
    .text = Take 1 [vegetable].
agricola-space-pig-market = Pig Market
    .text = Take all the wild boar.
agricola-space-cattle-market = Cattle Market
    .text = Take all the cattle.
agricola-space-eastern-quarry = Eastern Quarry
    .text = Take all the stone.
agricola-space-urgent-wish-for-children = Urgent Wish for Children
    .text = Have a child even without room.
agricola-space-cultivation = Cultivation
    .text = Plow 1 field and/or sow, in this order.
agricola-space-farm-redevelopment = Farm Redevelopment
    .text = Renovate once; then you may build fences.
agricola-space-grove = Grove
    .text = Take all the wood.
agricola-space-resource-market-3 = Resource Market
    .text = Take 1 [food] and either 1 [reed] or 1 [stone].
agricola-space-hollow-3 = Hollow
    .text = Take all the clay.
agricola-space-lessons-3 = Lessons (2 food)
    .text = Play an occupation for 2 [food].
agricola-space-copse = Copse
    .text = Take all the wood.
agricola-space-resource-market-4 = Resource Market
    .text = Take 1 [reed], 1 [stone] and 1 [food].
agricola-space-hollow-4 = Hollow
    .text = Take all the clay.
agricola-space-lessons-4 = Lessons (1 or 2 food)
    .text = Play an occupation: your first two in the game cost 1 [food] here, later ones 2.
agricola-space-traveling-players = Traveling Players
    .text = Take all the food.
agricola-space-side-job = Side Job
    .text = Build 1 stable for 1 [wood] and/or bake bread.
agricola-space-x-copse = Copse (tile)
    .text = Take all the wood.
agricola-space-x-resource-market = Resource Market (tile)
    .text = Take 1 [stone] and 1 [food].
agricola-space-x-animal-market = Animal Market (tile)
    .text = Take 1 [sheep] and 1 [food], or 1 [boar], or pay 1 [food] for 1 [cow].
agricola-space-x-modest-wish = Modest Wish for Children (tile)
    .text = From round 5 on: have a child if you have room.
agricola-space-market-place = Market Place
    .text = Exchange goods with your partner; each kind costs one of it.

## What referees look at

agricola-referee-rooms = A house has at least two rooms, and all of them touch.
agricola-referee-fields = All fields touch each other.
agricola-referee-stables = A farm has four stables at most.
agricola-referee-fences = A farm has fifteen fences at most.
agricola-referee-pasture-on-tile = A pasture encloses neither rooms nor fields.
agricola-referee-fence-without-pasture = Every fence belongs to a closed pasture.
agricola-referee-pasture-apart = All pastures touch each other.
agricola-referee-spaces = { $pastures ->
    [0] There is no pasture
    [one] There is 1 pasture
   *[other] There are { $pastures } pastures
}, and of the fifteen spaces { $left } left for pastures.
agricola-referee-spaces-many = Rooms, fields, stables and unused spaces make { $spaces }; a farm has fifteen spaces.
agricola-referee-fenced-stables = More stables than spaces in the pastures.
agricola-referee-people = A family has two people at least.
agricola-referee-animals = These animals find no room on this farm, unless a card holds them.

## Major improvements

agricola-major-fireplace-2 = Fireplace (2 clay)
    .text = At any time: [vegetable] 2, [sheep] 2, [boar] 2, [cow] 3 food. Baking: each [grain] 2 food.
agricola-major-fireplace-3 = Fireplace (3 clay)
    .text = At any time: [vegetable] 2, [sheep] 2, [boar] 2, [cow] 3 food. Baking: each [grain] 2 food.
agricola-major-cooking-hearth-4 = Cooking Hearth (4 clay)
    .text = At any time: [vegetable] 3, [sheep] 2, [boar] 3, [cow] 4 food. Baking: each [grain] 3 food. Or give back a fireplace.
agricola-major-cooking-hearth-5 = Cooking Hearth (5 clay)
    .text = At any time: [vegetable] 3, [sheep] 2, [boar] 3, [cow] 4 food. Baking: each [grain] 3 food. Or give back a fireplace.
agricola-major-well = Well
    .text = 1 [food] waits for you on each of the next 5 round spaces.
agricola-major-clay-oven = Clay Oven
    .text = Baking: 1 [grain] becomes 5 food. You may bake when you build it.
agricola-major-stone-oven = Stone Oven
    .text = Baking: up to 2 [grain] become 4 food each. You may bake when you build it.
agricola-major-joinery = Joinery
    .text = Each harvest 1 [wood] may become 2 food. In the end 3, 5 or 7 wood are worth 1, 2 or 3 points.
agricola-major-pottery = Pottery
    .text = Each harvest 1 [clay] may become 2 food. In the end 3, 5 or 7 clay are worth 1, 2 or 3 points.
agricola-major-basketmakers-workshop = Basketmaker’s Workshop
    .text = Each harvest 1 [reed] may become 3 food. In the end 2, 4 or 5 reed are worth 1, 2 or 3 points.

## Questions

agricola-usual-rules = family game
agricola-chance-next = A new round card is turned over next. Go on?
agricola-chance-next-hands = You have chosen. Go on?
agricola-ask-return = Give this back for nothing?
agricola-ask-place = Place a person on an action space.
agricola-ask-place-again = You may place another person right away.
agricola-ask-build = What will you build?
agricola-ask-stable = Where will you build the stable?
agricola-ask-plow = Which space will you plow?
agricola-ask-sow = What will you sow?
agricola-ask-bake = How much grain will you bake?
agricola-ask-grain = Sow or bake bread?
agricola-ask-order = Several things happen now. What comes first?
agricola-ask-side-job = Build a stable or bake bread?
agricola-ask-fence = Which pasture will you fence?
agricola-ask-fence-edge = Where will you build a fence?
agricola-ask-fence-drawn =
    { $count ->
        [one] { $count } fence drawn
       *[other] { $count } fences drawn
    } for { $cost }. The pasture is still open.
agricola-ask-fence-closed =
    { $count ->
        [one] { $count } fence drawn
       *[other] { $count } fences drawn
    } for { $cost }. The pasture is closed: build it or draw on.
agricola-ask-improve = Which improvement will you build?
agricola-ask-occupation = Which occupation will you play?
agricola-ask-draft = { $minors ->
    [0] { $occupations ->
        [one] Keep an occupation.
       *[other] Keep { $occupations } occupations.
    }
   *[other] { $occupations ->
        [0] { $minors ->
            [one] Keep a minor improvement.
           *[other] Keep { $minors } minor improvements.
        }
       *[other] Keep { $occupations ->
            [one] an occupation
           *[other] { $occupations } occupations
        } and { $minors ->
            [one] a minor improvement
           *[other] { $minors } minor improvements
        }.
    }
}
agricola-ask-discard = { $minors ->
    [0] { $occupations ->
        [one] Put one more occupation away.
       *[other] Put { $occupations } occupations away.
    }
   *[other] { $occupations ->
        [0] { $minors ->
            [one] Put one more minor improvement away.
           *[other] Put { $minors } minor improvements away.
        }
       *[other] Put { $occupations ->
            [one] an occupation
           *[other] { $occupations } occupations
        } and { $minors ->
            [one] a minor improvement
           *[other] { $minors } minor improvements
        } away.
    }
}
agricola-ask-swap = Put a card away and draw another?
agricola-ask-swap-before = { $left ->
    [one] Put a card away for another of its kind? Once more.
   *[other] Put a card away for another of its kind? Up to { $left } times.
}
agricola-ask-mulligan = Keep your hand, or draw one kind anew with a card fewer?
agricola-mulligan-keep = Keep my hand
agricola-mulligan-occupation = New occupations
agricola-mulligan-minor = New minor improvements
agricola-ask-draw = From which pile do you draw?
agricola-draw-occupation = An occupation
agricola-draw-minor = A minor improvement
agricola-label-take = Take { $card } instead of placing a person
agricola-ask-resource = Reed or stone?
agricola-ask-renovate = What does your house become?
agricola-ask-animal = Which animal will you take?
agricola-ask-house = Not all animals fit on your farm. Which do you keep?
agricola-ask-leave = How many animals stay on the space?
agricola-ask-breed = Not every young animal fits on your farm. Which animals do you keep?
agricola-ask-pay = How will you pay for { $what }?
agricola-ask-feed = How will you feed your family?
agricola-ask-feed-short = Even with everything { $count } food will be missing. How will you feed your family?
agricola-ask-request = What will you convert?
agricola-ask-exchange = Scoring comes next. Would you like to exchange anything first?
agricola-ask-trade = What will you hand to your partner?

## Answers

agricola-answer-done = Done
agricola-answer-keep-cards = Keep all cards
agricola-answer-skip = Skip this
agricola-answer-pass = No more people now
agricola-answer-beg = Pay what you have and beg for the rest
agricola-answer-build = Build these fences
agricola-answer-clear = Start over
agricola-answer-yes = Yes
agricola-answer-no = No
agricola-action-sow = Sow
agricola-action-bake = Bake bread
agricola-action-stable = Build a stable
agricola-action-room = Build a room
agricola-action-renovation = Renovate
agricola-choice-house-clay = A clay house
agricola-choice-house-stone = A stone house
agricola-choice-reed = 1 [reed]
agricola-choice-stone = 1 [stone]
agricola-choice-sheep = 1 [sheep] and 1 [food]
agricola-choice-boar = 1 [boar]
agricola-choice-cattle = 1 [cow] for 1 [food]
agricola-label-room = A room in { $cell }
agricola-label-stable = A stable in { $cell }
agricola-label-partner-room = A room for your partner in { $cell }
agricola-label-partner-stable = A stable for your partner in { $cell }
agricola-label-partner-field = A field for your partner in { $cell }
agricola-label-partner-pasture = A pasture of { $size } for your partner, { $fences ->
        [one] one fence
       *[other] { $fences } fences
    }: { $cells }
agricola-label-pasture = A pasture of { $size } for { $fences ->
        [one] one fence
       *[other] { $fences } fences
    }: { $cells }
agricola-label-edge-left = A fence left of { $cell }
agricola-label-edge-right = A fence right of { $cell }
agricola-label-edge-above = A fence above { $cell }
agricola-label-edge-below = A fence below { $cell }
agricola-label-sow = Sow { $goods }
agricola-label-sow-wood = Wood only
agricola-label-count = { $count }
agricola-label-bake = { $count } [grain] for { $food } [food]
agricola-label-upgrade = { $hearth }, returning { $fireplace }
agricola-label-keep = Keep { $goods }
agricola-label-leave = { $count ->
        [0] None stays
        [one] One stays
       *[other] { $count } stay
    }
agricola-label-convert = Turn { $good } into food
agricola-label-craft = Let the workshop turn { $good } into food
agricola-label-return = Give back { $good }
agricola-label-move = Move { $good } from { $source } to { $target }
agricola-label-crop = Move 1 crop from { $source } to { $target }
agricola-label-exchange = { $card }: { $goods } for { $gain }
agricola-label-give = { $goods }, paying { $price } for it
agricola-label-pay = { $goods }
agricola-label-pay-and-get = { $goods }; { $gain } left over
agricola-label-beg-for = { $way }, and { $count ->
    [one] one begging marker
   *[other] { $count } begging markers
}

## Where there is nothing to choose

agricola-nothing-improve = { $unmet ->
        [0] { $unpaid ->
            [0] You hold no minor improvement, so this is skipped.
            [one] You cannot pay for your minor improvement, so this is skipped.
           *[other] You cannot pay for any of your { $unpaid } minor improvements, so this is skipped.
        }
       *[other] { $unpaid ->
            [0] { $unmet ->
                [one] Your minor improvement needs something first, so this is skipped.
               *[other] Your { $unmet } minor improvements need something first, so this is skipped.
            }
           *[other] No minor improvement can be played: { $unmet ->
                [one] 1 needs
               *[other] { $unmet } need
            } something first, { $unpaid } cannot be paid. This is skipped.
        }
    }
agricola-nothing-occupation = None of your cards can be played or paid for, so this is skipped.
agricola-nothing-card = You cannot use this now, so it is skipped.
agricola-nothing-space = You can use no free space, so you take the food.
agricola-nothing-swap = There is no card left to draw, so this is skipped.

## Why not

agricola-why-space-taken = This space is taken.
agricola-why-tile-taken = Only one person a round may use this tile.
agricola-why-space-empty = There is nothing to take here.
agricola-why-not-in-play = This space is not in play yet.
agricola-why-not-in-succession = Two people may follow each other only if one of them goes to the Sheep, Pig or Cattle Market.
agricola-why-must-place = You still have a person to place.
agricola-why-must-do-something = You have to carry out at least one action of this space.
agricola-why-not-now = You cannot choose this now.
agricola-why-no-occupations = This match is played without occupations.
agricola-why-no-occupation-playable = You cannot play any occupation.
agricola-why-no-occupation-held = You hold no occupation.
agricola-why-occupation-food = An occupation costs { $food } [food] here; you have { $have }.
agricola-why-no-improvement-payable = You cannot pay for any improvement.
agricola-why-nearest-major = You cannot pay for any improvement. { $major } is nearest: you lack { $missing }.
agricola-why-from-round-five = This opens in round 5.
agricola-why-no-partner = You have no partner here.
agricola-why-nothing-to-trade = Handing over a kind of good takes two of it, and neither of you has two.
agricola-why-cannot-pay-room = A room takes 5 of your house’s material and 2 [reed].
agricola-why-room-costs = A room needs { $price }; you lack { $missing }.
agricola-why-room-or-stable = A room needs { $room }, a stable { $stable }.
agricola-why-no-space-for-room = No unused space borders your house.
agricola-why-not-beside-room = A room has to border a room.
agricola-why-house-is-stone = Your house is already made of stone.
agricola-why-may-not-renovate = One of your cards forbids you to renovate.
agricola-why-cannot-pay-renovation = A renovation takes 1 of the next material for each room and 1 [reed].
agricola-why-renovation-costs = To renovate takes { $price }; you lack { $missing }.
agricola-why-cannot-pay-stable = You do not have enough wood for a stable.
agricola-why-stable-costs = A stable needs { $price }; you lack { $missing }.
agricola-why-no-stable-left = You have no stables left.
agricola-why-no-space-for-stable = No space is left for a stable.
agricola-why-no-space-for-field = No unused space can become a field.
agricola-why-not-beside-field = A new field has to border one of your fields.
agricola-why-space-used = This space is already used.
agricola-why-farm-not-contiguous = At this table everything has to border a used space.
agricola-why-no-seeds = You have no such seeds in your supply.
agricola-why-nothing-to-sow = You have no grain and no vegetables to sow.
agricola-why-no-field-to-sow = You have no empty field.
agricola-why-no-grain-to-bake = You have no grain to bake.
agricola-why-nothing-to-bake-in = You have nothing to bake in.
agricola-why-too-much-grain = You cannot bake so much grain at once.
agricola-why-no-fence-left = You do not have enough fences left.
agricola-why-cannot-pay-fences = You do not have enough wood for these fences.
agricola-why-smallest-pasture = The smallest pasture costs you { $cost }; you have { $have }.
agricola-why-these-fences =
    { $count ->
        [one] { $count } fence costs
       *[other] { $count } fences cost
    } { $cost }; you have { $have }.
agricola-why-no-pasture-possible = No further pasture is possible.
agricola-why-pasture-not-connected = The spaces of a pasture have to be connected.
agricola-why-pasture-on-tile = Rooms and fields cannot be fenced in.
agricola-why-fence-there = There are fences there already.
agricola-why-pasture-apart = A new pasture has to border one of your pastures.
agricola-why-fence-without-pasture = Every fence has to be part of a closed pasture.
agricola-why-drawing-by-hand = You are drawing fences: build them or start again.
agricola-why-edge-by-edge = At this table fences are laid edge by edge.
agricola-why-own-first = Build something on your own farm first, then for your partner in the same action.
agricola-why-partner-space-used = Your partner already uses this space.
agricola-why-partner-not-beside-room = The room has to border a room of your partner.
agricola-why-partner-cannot-pay-room = A room for your partner takes 6 of that house’s material and 3 [reed].
agricola-why-partner-cannot-pay-stable = You do not have enough wood for a stable on your partner’s farm.
agricola-why-partner-no-stable-left = Your partner has no stables left.
agricola-why-partner-farm-not-contiguous = At this table everything has to border a space your partner uses.
agricola-why-partner-not-beside-field = The new field has to border one of your partner’s fields.
agricola-why-partner-no-fence-left = Your partner does not have enough fences left.
agricola-why-partner-cannot-pay-fences = You do not have enough wood for these fences and the surcharge on your partner’s.
agricola-why-partner-pasture-not-connected = The spaces of your partner’s pasture have to be connected.
agricola-why-partner-pasture-on-tile = Your partner’s rooms and fields cannot be fenced in.
agricola-why-partner-fence-there = Your partner’s fences are there already.
agricola-why-partner-pasture-apart = The new pasture has to border what your partner has there.
agricola-why-major-taken = Someone already owns this improvement.
agricola-why-cannot-pay-major = You cannot pay for this improvement.
agricola-why-major-costs = You lack { $missing }.
agricola-why-major-yours = You already own it.
agricola-why-no-upgrade = Only a fireplace can be returned, and only for a hearth.
agricola-why-no-fireplace = You have no such fireplace.
agricola-why-only-minor-here = This action allows a minor improvement only.
agricola-why-not-in-packet = This card is not among those before you.
agricola-why-enough-of-kind = You have picked enough of this kind.
agricola-why-pile-empty = Too few cards of this kind are left.
agricola-why-display-taken = Somebody has taken a card from the display in this round.
agricola-why-not-in-hand = You do not hold this card.
agricola-why-cannot-pay-card = You cannot pay for this card.
agricola-why-card-costs = You lack { $missing }.
agricola-why-prerequisite-missing = You do not meet the prerequisite of this card.
agricola-why-card-needs = Not yet: { $needs }
agricola-why-cannot-pay-occupation = You cannot pay for an occupation.
agricola-why-cannot-pay-cattle = The cattle costs 1 [food].
agricola-why-family-complete = Your family has five people.
agricola-why-no-room-for-child = You need more rooms than people.
agricola-why-rooms-for-child = A child needs a room: you have { $rooms } for { $people } people.
agricola-why-no-room-for-animals = There is no room for these animals.
agricola-why-take-one = You have to take at least one animal.
agricola-why-could-keep-more = You could keep more animals than these.
agricola-why-no-lean-way = Pay exactly what is needed.

## The log

agricola-log-round = Round { $round }: { $card }. { $seat } begins.
agricola-solo-log-round = Round { $round }: { $card }.
agricola-log-harvest = Harvest after round { $round }.
agricola-log-placed = { $seat } goes to { $space }.
agricola-log-placed-gain = { $seat } goes to { $space } and gets { $goods }.
agricola-log-gain = { $seat } gets { $goods }.
agricola-log-brought = { $seat } gets { $goods } ({ $origin }).
agricola-log-bonus = { $seat } gets { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
} ({ $origin }).
agricola-log-reaped = { $seat } harvests { $goods }.
agricola-log-waiting = { $seat } will get { $goods } in { $rounds ->
        [one] round { $last }
       *[other] each of the rounds { $first } to { $last }
    }.
agricola-log-left = { $seat } leaves { $goods } on { $space }.
agricola-log-crop-moved = { $seat } moves a crop from { $source } to { $target }.
agricola-log-crop-lost = { $seat } takes a crop off { $field }.
agricola-log-person-left = A person of { $seat } leaves for good.
agricola-log-lose = { $seat } gives back { $goods }.
agricola-log-spend = { $seat } pays { $goods }.
agricola-log-pay = { $seat } pays { $goods }.
agricola-log-fed = { $seat } feeds the family: { $goods }.
agricola-log-fed-and-get = { $seat } feeds the family: { $goods }; { $gain } left over.
agricola-log-pay-and-get = { $seat } pays { $goods } and gets { $gain }.
agricola-log-exchange = { $seat } turns { $goods } into { $food }.
agricola-log-room = { $seat } builds a room in { $cell }.
agricola-log-room-paid = { $seat } builds a room in { $cell } for { $price }.
agricola-log-stable = { $seat } builds a stable in { $cell }.
agricola-log-stable-paid = { $seat } builds a stable in { $cell } for { $price }.
agricola-log-plowed = { $seat } plows a field in { $cell }.
agricola-log-plowed-paid = { $seat } plows a field in { $cell } for { $price }.
agricola-log-room-for = { $builder } builds a room for { $seat } in { $cell }.
agricola-log-stable-for = { $builder } builds a stable for { $seat } in { $cell }.
agricola-log-plowed-for = { $builder } plows a field for { $seat } in { $cell }.
agricola-log-sowed = { $seat } sows { $goods }.
agricola-log-fenced = { $seat } builds { $fences ->
        [one] one fence
       *[other] { $fences } fences
    } and has { $pastures ->
        [0] no pasture
        [one] one pasture
       *[other] { $pastures } pastures
    } now.
agricola-log-fenced-paid = { $seat } builds { $fences ->
        [one] one fence
       *[other] { $fences } fences
    } for { $price } and has { $pastures ->
        [0] no pasture
        [one] one pasture
       *[other] { $pastures } pastures
    } now.
agricola-log-fenced-for = { $builder } builds { $fences ->
        [one] one fence
       *[other] { $fences } fences
    } for { $seat }, who has { $pastures ->
        [0] no pasture
        [one] one pasture
       *[other] { $pastures } pastures
    } now.
agricola-log-major = { $seat } builds { $card }.
agricola-log-major-paid = { $seat } builds { $card } for { $price }.
agricola-log-returned = { $seat } returns { $card }.
agricola-log-passed-occupation-left = The occupations go on to the left.
agricola-log-passed-occupation-right = The occupations go on to the right.
agricola-log-passed-minor-left = The minor improvements go on to the left.
agricola-log-passed-minor-right = The minor improvements go on to the right.
agricola-log-discarded-occupation = { $count ->
    [one] { $seat } puts an occupation away.
   *[other] { $seat } puts { $count } occupations away.
}
agricola-log-discarded-minor = { $count ->
    [one] { $seat } puts a minor improvement away.
   *[other] { $seat } puts { $count } minor improvements away.
}
agricola-log-mulligan-occupation = { $seat } discards all { $count } occupations.
agricola-log-mulligan-minor = { $seat } discards all { $count } minor improvements.
agricola-log-drew-occupation = { $count ->
    [one] { $seat } draws an occupation.
   *[other] { $seat } draws { $count } occupations.
}
agricola-log-drew-minor = { $count ->
    [one] { $seat } draws a minor improvement.
   *[other] { $seat } draws { $count } minor improvements.
}
agricola-log-took = { $seat } places nobody and takes { $card } from the display.
agricola-log-played = { $seat } plays { $card }.
agricola-log-played-paid = { $seat } plays { $card } for { $price }.
agricola-log-lost = { $seat } cannot pay for { $card } and loses it.
agricola-log-renovated = { $seat } renovates the house to { $house }.
agricola-log-renovated-paid = { $seat } renovates the house to { $house } for { $price }.
agricola-log-born = { $seat } has a child ({ $space }).
agricola-log-born-at-home = { $seat } has a child at home.
agricola-log-first = { $seat } becomes first player.
agricola-log-begged = { $seat } takes { $count ->
        [one] a begging marker
       *[other] { $count } begging markers
    }.
agricola-log-idle = { $seat } finds no space and keeps { $count ->
        [one] one person
       *[other] { $count } people
    } at home.
agricola-log-bred =
    { $kind ->
        [sheep] { $seat }’s sheep have a lamb.
        [boar] { $seat }’s wild boar have a piglet.
        [cattle] { $seat }’s cattle have a calf.
       *[several] { $seat }’s animals have young: { $animal }.
    }
agricola-log-given = { $seat } hands { $goods } to { $other } and pays { $price } for it.

## The score sheet

agricola-score-fields = Fields
    .help = 0 or 1 field is a minus point, 2 give 1 point, each further one 1 more, up to 4.
agricola-score-pastures = Pastures
    .help = None is a minus point; each gives 1 point, up to 4.
agricola-score-grain = Grain
    .help = On fields and in the supply: from 1, 4, 6, 8 on 1, 2, 3, 4 points; none is a minus point.
agricola-score-vegetables = Vegetables
    .help = On fields and in the supply: 1 point each, up to 4; none is a minus point.
agricola-score-sheep = Sheep
    .help = From 1, 4, 6, 8 on 1, 2, 3, 4 points; none is a minus point.
agricola-score-boar = Wild boar
    .help = From 1, 3, 5, 7 on 1, 2, 3, 4 points; none is a minus point.
agricola-score-cattle = Cattle
    .help = From 1, 2, 4, 6 on 1, 2, 3, 4 points; none is a minus point.
agricola-score-unused = Unused spaces
    .help = 1 minus point each.
agricola-score-stables = Fenced stables
    .help = 1 point each.
agricola-score-rooms = Clay and stone rooms
    .help = A clay room 1 point, a stone room 2.
agricola-score-people = People
    .help = 3 points each.
agricola-score-improvements = Improvements
    .help = The points printed on improvements in front of you.
agricola-score-bonus = Bonus points
    .help = Workshops take wood, clay or reed for points; cards may give more.
agricola-score-begging = Begging markers
    .help = 3 minus points each.
agricola-score-product = Times the partner’s points
    .help = Both partners’ totals are multiplied.

## What would bring more in a line of the score sheet

agricola-next-fields =
    { $more ->
        [one] 1 more field: +{ $gain }
       *[other] { $more } more fields: +{ $gain }
    }
agricola-next-pastures =
    { $more ->
        [one] 1 more pasture: +{ $gain }
       *[other] { $more } more pastures: +{ $gain }
    }
agricola-next-grain =
    { $more ->
        [one] 1 more grain: +{ $gain }
       *[other] { $more } more grain: +{ $gain }
    }
agricola-next-vegetables =
    { $more ->
        [one] 1 more vegetable: +{ $gain }
       *[other] { $more } more vegetables: +{ $gain }
    }
agricola-next-sheep =
    { $more ->
        [one] 1 more sheep: +{ $gain }
       *[other] { $more } more sheep: +{ $gain }
    }
agricola-next-boar =
    { $more ->
        [one] 1 more wild boar: +{ $gain }
       *[other] { $more } more wild boar: +{ $gain }
    }
agricola-next-cattle =
    { $more ->
        [one] 1 more cattle: +{ $gain }
       *[other] { $more } more cattle: +{ $gain }
    }
agricola-next-unused = Use 1 more farmyard space: +{ $gain }
agricola-next-stables = 1 more fenced stable: +{ $gain }
agricola-next-room = 1 more room: +{ $gain }
agricola-next-clay = Renovate to clay: +{ $gain }
agricola-next-stone = Renovate to stone: +{ $gain }
agricola-next-people = 1 more person: +{ $gain }
agricola-next-major = { $major }: +{ $gain }
agricola-next-wood = { $more } more wood with the { $major }: +1
agricola-next-clay-goods = { $more } more clay with the { $major }: +1
agricola-next-reed = { $more } more reed with the { $major }: +1

## The legend of the terminal

agricola-legend-round = How a round goes
agricola-legend-round-1 = A new space opens, and goods are laid on the spaces that pile them up.
agricola-legend-round-2 = In turn, everybody places one person on a free space and does at once what it offers, until all people are placed.
agricola-legend-round-3 = After rounds 4, 7, 9, 11, 13 and 14 comes a harvest: each field gives one crop, each person eats { $food } food (a newborn 1), and two animals of a kind have a young.
agricola-legend-round-4 = Points count after round 14. Almost everything gives some; empty spaces and what is missing cost some.
agricola-legend-signs = Signs
agricola-legend-harvest = a round with a harvest at its end
agricola-legend-waiting = goods wait for somebody on this round’s space
agricola-legend-person = a person of seat 1 stands there; a number without a dot is what lies there
agricola-legend-owner = this improvement belongs to seat 1
agricola-legend-first = first player
agricola-legend-people = people still to be placed, of all
agricola-legend-rooms = a room of wood, clay, stone
agricola-legend-fields = a field: lying fallow, with 3 grain, with 2 vegetables
agricola-legend-pastures = fences around a pasture
agricola-legend-animals = sheep, wild boar, cattle and how many
agricola-legend-stable = a stable
agricola-legend-meal = food in the supply, and what the family eats at the next harvest
agricola-legend-spaces = Spaces
agricola-legend-majors = Major improvements: cost, points, effect
agricola-legend-options = At this table

## Options of a table

agricola-option-variant-family = Family game
    .help = Without hand cards; the Meeting Place piles up food instead of a minor improvement.
agricola-option-tile-side_job = Side Job tile
    .help = An additional space: a stable for 1 wood and/or baking. Recommended for the family game, above all with four.
agricola-option-tile-extra_2p = Four-way tile for two
    .help = One person a round chooses a copse, a resource market, an animal market or a modest wish for children.
agricola-option-tile-extra_34p = Two-way tile for three or four
    .help = One person a round chooses an animal market or a modest wish for children.
agricola-option-play-house_before_cooking = House animals before cooking
    .help = Animals that just arrived cannot be cooked unless they were housed first.
agricola-option-play-one_pasture_per_type = One pasture for each kind
    .help = No kind of animal lives in more than one pasture; unfenced stables and the house are exempt.
agricola-option-play-leave_animals = Animals may stay on the market
    .help = Take at most the animals you can house or cook; the others stay on the space.
agricola-option-play-unfinished_pastures = Unfinished pastures
    .help = Fences may be laid edge by edge without closing a pasture.
agricola-option-play-pastures_anywhere = Pastures anywhere
    .help = Pastures need not border each other.
agricola-option-play-snake_start = There and back
    .help = Everybody starts with 3 food; in round 1 the second person is placed in reverse order.
agricola-option-play-extra_copse_2p = Copse for two
    .help = An additional copse against the shortage of wood.
agricola-option-play-contiguous_farm = Contiguous farm
    .help = Whatever is built has to border a used space. For experts.
agricola-option-partner-enabled = Partner game
    .help = Seats opposite each other play together, build for each other and trade at the Market Place.
agricola-option-partner-scoring = Partners’ score
    .help = How two farms become one result.
agricola-option-partner-scoring-min = The lower value in each category
agricola-option-partner-scoring-product = Both totals multiplied
agricola-option-partner-building = Building for the partner
    .help = Whether who builds rooms, stables or fences for the partner has to build on the own farm in the same action, too.
agricola-option-partner-building-also = Only besides building on the own farm
agricola-option-partner-building-alone = Also on its own
agricola-option-tournament-setup = Tournament set-up
    .help = Basic Wish for Children always lies on round 5.
agricola-option-tournament-late_start = First player drawn late
    .help = Who begins is drawn when everybody has their cards, as tournament rule 4 has it. Until then nobody knows.
agricola-option-cards-list = Which hand cards
    .help = Which cards the hands are dealt from.
agricola-option-cards-list-base_box = The base box: 48 occupations, 48 minor improvements
agricola-option-cards-list-all_decks_1 = Base box and 40 cards of all five decks
agricola-option-cards-list-all_decks_2 = Base box and 41 cards of all five decks
agricola-option-start-first = Who begins
    .help = For matches of a campaign: the seat that begins, counted from 0, instead of the lot.
agricola-option-start-food = More food at the start
    .help = For matches of a campaign: a list with the extra food of each seat.
agricola-option-start-occupations = Occupations at the start
    .help = For matches of a campaign: for each seat a list of the occupations that are laid out at the start for their own cost.
agricola-option-start-total = Occupations in all
    .help = For matches of a campaign: only so many occupations are dealt that there are this many with those laid out.
agricola-option-cards-decks = Decks
    .help = Only cards of these decks are dealt.
agricola-option-cards-decks-A = Deck A
agricola-option-cards-decks-B = Deck B
agricola-option-cards-decks-C = Deck C
agricola-option-cards-decks-D = Deck D
agricola-option-cards-decks-E = Deck E
agricola-option-cards-only = A card list of your own
    .help = A file with a list of cards, such as ["A016", "B104"]: hands are dealt from these alone.
agricola-option-cards-banned = Banned cards
    .help = A file with a list of cards, such as ["A016", "B104"], that stay in the box.
agricola-option-hand-mode = How you get your hand
    .help = Dealt, drafted, chosen from more, or growing during the game.
agricola-option-hand-mode-deal7 = Seven occupations and seven minor improvements are dealt
agricola-option-hand-mode-draft_sequential = Draft: first occupations, then minor improvements; keep one, pass the rest
    .table = Draft
agricola-option-hand-mode-draft_combined = Draft of both kinds at once: keep one of each, pass the rest
    .table = Draft
agricola-option-hand-mode-draft8 = Draft with eight of each kind; the last one leaves the game
    .table = Draft
agricola-option-hand-mode-draft9 = Draft with nine of each kind; the last two leave the game
    .table = Draft
agricola-option-hand-mode-quick_draft = Quick draft: keep 3 + 3, then 2 + 2, then the rest
    .table = Quick draft
agricola-option-hand-mode-deal10_keep7 = Ten of each kind, choose seven
    .table = Ten dealt, seven kept
agricola-option-hand-mode-living_v1 = Living hand: 5 + 5, draw for each card played, swap one after a harvest
    .table = Living hand
agricola-option-hand-mode-living_v2 = Living hand: 3 + 3, up to six swaps before the game, draw for each card played
    .table = Living hand
agricola-option-hand-pass_occupations = Occupations are passed
    .help = Which neighbour gets your packet of occupations.
agricola-option-hand-pass_occupations-left = to the left
agricola-option-hand-pass_occupations-right = to the right
agricola-option-hand-pass_minors = Minor improvements are passed
    .help = Which neighbour gets your packet of minor improvements.
agricola-option-hand-pass_minors-left = to the left
agricola-option-hand-pass_minors-right = to the right
agricola-option-hand-occupations_first = Occupations first
    .help = First choose among the ten occupations, then the ten minor improvements are dealt.
agricola-option-hand-mulligan = Draw anew
    .help = Before the game you may discard all cards of a kind and draw one fewer, as often as you like.
agricola-option-hand-mix_travelling = One travelling card each
    .help = Everybody gets six ordinary minor improvements and one that travels on to the left.
agricola-option-hand-mix_occupations = A mix of occupations
    .help = Everybody gets three occupations marked 1+, two marked 3+ and two marked 4+.
agricola-option-hand-open_display = Open display
    .help = Three cards of each kind lie open. Once a round one player may take one instead of placing a person.
agricola-preset-cards = Card game
    .table = with cards
    .help = Seven occupations and seven minor improvements from the base box for everybody.
agricola-preset-family = Family game
    .help = Without hand cards.
agricola-preset-wbc = World Boardgaming Championships
    .help = Draft eight, keep seven. Occupations go right, minor improvements left.
agricola-preset-euroquest = EuroQuest
    .help = Draft seven of seven. Occupations go left, minor improvements right.
agricola-preset-tournament_ten = Tournament, rounds 1 and 2
    .help = Ten of each kind, discard three; occupations first.
agricola-preset-tournament_draft = Tournament, round 3
    .help = Draft seven of seven to the left, occupations first.

## Suggestion markers: why a space is worth a look

agricola-advice-grow = More people do more every round.
agricola-advice-room = A new room makes room for a child.
agricola-advice-fed = With this you can feed everybody at the next harvest.
agricola-advice-food = Food is missing for the next harvest, and this brings some.
agricola-advice-kept = Everybody eats, and seeds and pairs that can still grow are kept.
agricola-advice-eaten = Everybody has enough to eat.
agricola-advice-cook = With something to cook on, animals and vegetables feed more people.
agricola-advice-sow = What you sow now is reaped at the coming harvests.
agricola-advice-field = Fields bring grain and vegetables, and points.
agricola-advice-house = A better house gives points for every room.
# $count (Number)
agricola-advice-points =
    { $count ->
        [one] This brings a point right away.
       *[other] This brings { $count } points right away.
    }
agricola-advice-fences = Pastures give points and room for animals.
agricola-advice-pair = Two of a kind have young at the harvest, if there is room.
agricola-advice-animals = Animals give points, and they can be eaten.
agricola-advice-first = Going first next round means choosing first.
# $pile (Text): so much wood
agricola-advice-wood = { $pile } at once, for rooms, stables and fences.
# $pile (Text): so much of some good
agricola-advice-pile = { $pile } at once.
agricola-advice-seeds = Seeds can be sown later and give points.

## A first game, told as it goes

agricola-guide-welcome = This is your farm: fifteen spaces, two of them rooms of your wooden house. Your two people wait at home. Everything you build here will give points; spaces left empty cost some.
agricola-guide-look = Have a look at the village. Each space offers something: goods that pile up until somebody takes them, or something to do on your farm. Outlined spaces are open to you.
agricola-guide-place = Place a person. Just try it: the table tells you what happens.
agricola-guide-took = You took everything that lay there. In the next round new goods will come.
agricola-guide-fixed = This space offers the same every round.
agricola-guide-taken = A space takes one person a round: what you use, nobody else can use until the round is over.
agricola-guide-round = When everybody has placed all people, they come home and a new space is turned up. Goods pile up where nobody was.
agricola-guide-harvest = After rounds 4, 7, 9, 11, 13 and 14 there is a harvest: take one crop from each field, feed every person 2 food, and each kind of animal of which you have two or more has one young.
agricola-guide-food-soon = The harvest is near. Count your food: each person eats 2. Fishing, Day Laborer, grain and vegetables help; with a fireplace animals do, too.
agricola-guide-plow = Now you have a field. With grain in your supply you can sow it: one grain becomes three.
agricola-guide-sow = At each harvest one crop of every field comes into your supply.
agricola-guide-room = Now there is room for one more person. A space for having a child will be turned up from round 5 on.
agricola-guide-child = A newborn. From the next round on it works with the others.
agricola-guide-fence = A pasture holds two animals of one kind on each space; a stable in it doubles that.
agricola-guide-animals = Animals of one kind live together in a pasture, one in an unfenced stable, one as a pet in the house. Two of a kind have a young at the harvest.
agricola-guide-improvement = Improvements help for the rest of the match and give points.
agricola-guide-begging = For every missing food you take a begging marker: three minus points. Next time plan the food earlier.
agricola-guide-score = You can always see what your farm would score now. A little of everything is worth more than much of one thing.
agricola-guide-building = Choose a space of your farm to build on; you see beforehand what that costs and brings.
agricola-guide-drawing = Choose spaces of the meadow: you see which pasture the fences would enclose and what they cost. You can also choose the edges one by one.
agricola-guide-feed = Choose how to feed your family. Every way shows what it takes and what it leaves.
agricola-guide-end = This is the last round. After its harvest the farms are scored: what is missing or lies empty costs points.

## Cards

agricola-card-a002 = Shifting Cultivation
    .text = Plow 1 field at once.
agricola-card-a005 = Clay Embankment
    .text = At once you get 1 [clay] for every 2 clay in your supply.
agricola-card-a009 = Young Animal Market
    .text = At once you get 1 [cow] for the sheep you pay.
agricola-card-a010 = Wooden Shed
    .needs = Needs a wooden house and a Major Improvement action.
    .text = Room for 1 person. You may not renovate any more.
agricola-card-a012 = Drinking Trough
    .text = Each of your pastures holds 2 animals more.
agricola-card-a016 = Rammed Clay
    .text = When you play it, take 1 [clay]. You may pay fences with clay instead of wood, also mixed.
agricola-card-a019 = Handplow
    .text = At the start of the fifth round from now you may plow 1 field.
agricola-card-a024 = Threshing Board
    .needs = Needs 2 occupations.
    .text = Each time you use Farmland or Cultivation, you may first bake bread.
agricola-card-a026 = Sleeping Corner
    .needs = Needs 2 grain fields.
    .text = You may use a Wish for Children even if somebody else’s person is there, as long as only one other player’s is.
agricola-card-a028 = Forest School
    .text = Lessons are never occupied for you. You may pay [wood] in place of any [food] of the occupation cost.
agricola-card-a032 = Manger
    .text = In the scoring: 1, 2, 3 or 4 bonus points if your pastures cover at least 6, 7, 8 or 10 spaces.
agricola-card-a033 = Big Country
    .needs = Needs a farm without unused spaces.
    .text = At once you get 1 bonus point and 2 [food] for each complete round still to play.
agricola-card-a038 = Wool Blankets
    .needs = Needs 5 sheep.
    .text = In the scoring: 3 bonus points if your house is of wood, 2 if it is of clay.
agricola-card-a044 = Pond Hut
    .needs = Needs exactly 2 occupations.
    .text = 1 [food] waits for you on each of the next 3 rounds.
agricola-card-a050 = Milk Jug
    .text = Whenever anybody uses the Cattle Market, you get 3 [food] and everybody else 1.
agricola-card-a053 = Claypipe
    .text = When the people go home, you get 2 [food] if at least 7 building resources came to you while they worked. Only what comes once this card lies open counts, and nothing from an exchange that you may make at any time.
agricola-card-a054 = Credit
    .needs = Needs at most 3 occupations.
    .text = 5 [food] at once. At the end of each round without a harvest you pay 1 [food], or take a begging marker.
agricola-card-a054-ask = Turn something into 1 [food] and pay? Else you beg.
agricola-card-a055 = Junk Room
    .text = Every improvement you build brings you 1 [food], this one too.
agricola-card-a056 = Basket
    .text = Right after you have taken wood from its space, you may put 2 [wood] back there and get 3 [food].
agricola-card-a056-ask = Put 2 [wood] back for 3 [food]?
agricola-card-a063 = Dutch Windmill
    .text = In a round right after a harvest you get 3 more [food] each time you bake bread.
agricola-card-a067 = Corn Scoop
    .text = Each time you use Grain Seeds, you get 1 [grain] more.
agricola-card-a069 = Large Greenhouse
    .needs = Needs 2 occupations.
    .text = 1 [vegetable] waits for you on the fourth, seventh and ninth round from now.
agricola-card-a071 = Clearing Spade
    .text = At any time you may move 1 crop from a field with at least 2 onto an empty field. You are asked before each harvest.
agricola-card-a071-ask = Clearing Spade: move a crop before the harvest?
agricola-card-a075 = Lumber Mill
    .needs = Needs at most 3 occupations.
    .text = Every improvement costs you 1 [wood] less.
agricola-card-a078 = Canoe
    .needs = Needs 1 occupation.
    .text = Each time you use Fishing, you get 1 [food] and 1 [reed] more.
agricola-card-a080 = Stone Tongs
    .text = Each time you take stone from a quarry, you get 1 [stone] more.
agricola-card-a083 = Shepherd’s Crook
    .text = For each new pasture of at least 4 spaces you get 2 [sheep] on it at once.
agricola-card-a086 = Animal Tamer
    .text = When you play it, take 1 [wood] or 1 [grain]. Your house holds any 1 animal in each room, no longer only 1 in all.
agricola-card-a086-ask = Take 1 wood or 1 grain?
agricola-card-a087 = Conservator
    .text = You may renovate your wooden house straight to stone, without clay in between.
agricola-card-a088 = Hedge Keeper
    .text = In each Build Fences action 3 of your fences cost no wood.
agricola-card-a090 = Plow Driver
    .text = Once your house is of stone, at the start of each round you may plow 1 field for 1 [food].
agricola-card-a090-ask = Plow a field for 1 [food]?
agricola-card-a092 = Adoptive Parents
    .text = For 1 [food] a newborn may act in the round of its birth; then it is an adult.
agricola-card-a092-ask = Let the newborn work for 1 [food]?
agricola-card-a094 = Lazy Sowman
    .text = If you decline to sow where a space offers it, you may place another person at once, even on an occupied space (but not on an occupied Meeting Place).
agricola-card-a098 = Stable Architect
    .text = At the end, each of your stables outside pastures is worth 1 bonus point.
agricola-card-a102 = Grocer
    .text = A pile lies on this card: wood, grain, reed, stone, vegetable, clay, reed, vegetable. At any time you may buy the top good for 1 [food].
agricola-card-a108 = Mushroom Collector
    .text = After you have used a space where [wood] piles up, you may leave 1 [wood] of yours there for 2 [food].
agricola-card-a108-ask = Leave 1 [wood] there for 2 [food]?
agricola-card-a110 = Roughcaster
    .text = You get 3 [food] for each action in which you build one or more clay rooms, and when you renovate from clay to stone.
agricola-card-a111 = Wall Builder
    .text = For each action in which you build one or more rooms, 1 [food] is laid on each of the next 4 round spaces. You get it at the start of these rounds.
agricola-card-a112 = Scythe Worker
    .text = When you play it, take 1 [grain]. In the field phase of each harvest you may reap 1 more [grain] from each of your grain fields.
agricola-card-a112-ask = From how many fields do you reap 1 more [grain]?
agricola-card-a114 = Seasonal Worker
    .text = On Day Laborer you also get 1 [grain]. From round 6 on you may take 1 [vegetable] in its place.
agricola-card-a114-ask = Grain or vegetable?
agricola-card-a116 = Wood Cutter
    .text = On every space where [wood] piles up you get 1 [wood] more.
agricola-card-a119 = Firewood Collector
    .text = When you have used Farmland, Grain Seeds, Grain Utilization or Cultivation, you get 1 [wood] at the end of that turn.
agricola-card-a120 = Clay Hut Builder
    .text = As soon as your house is no longer of wood, 2 [clay] are laid on each of the next 5 round spaces. You get them at the start of these rounds.
agricola-card-a123 = Frame Builder
    .text = Once for each room and each renovation you may replace exactly 2 clay or 2 stone by 1 [wood].
agricola-card-a125 = Priest
    .text = If you live in a clay house with exactly 2 rooms when you play it, you get 3 [clay], 2 [reed] and 2 [stone].
agricola-card-a127 = Lodger
    .text = Room for 1 person until the people go home in round 9. A person who has no other room then leaves for good.
agricola-card-a133 = Braggart
    .text = At the end, improvements in front of you give bonus points: 5 give 2, 6 give 3, 7 give 4, 8 give 5, 9 give 7, and 10 or more give 9.
agricola-card-a138 = Harpooner
    .text = On Fishing you may also pay 1 [wood]: then you get 1 [food] for each of your people and 1 [reed].
agricola-card-a138-ask = Pay 1 [wood] for 1 [food] a person and 1 [reed]?
agricola-card-a143 = Stonecutter
    .text = Improvements, rooms and renovations cost you 1 [stone] less.
agricola-card-a147 = Animal Dealer
    .text = On the Sheep, Pig or Cattle Market you may buy 1 more animal of its kind for 1 [food].
agricola-card-a147-ask = Buy one more animal for 1 [food]?
agricola-card-a155 = Conjurer
    .text = On Traveling Players you also get 1 [wood] and 1 [grain].
agricola-card-a160 = Lutenist
    .text = When somebody else uses the Traveling Players, you get 1 [food] and 1 [wood], and may then buy 1 [vegetable] for 2 food.
agricola-card-a160-ask = Buy a vegetable for 2 [food]?
agricola-card-a165 = Pig Breeder
    .text = When you play it, take 1 [boar]. At the end of round 12 your wild boar breed, if the young one finds a place.
agricola-card-b002 = Mini Pasture
    .text = Fence in 1 space outside your pastures at once, free of charge. It must border a pasture if you have one.
agricola-card-b002-ask = Mini Pasture: which space is fenced in?
agricola-card-b003 = Moonshine
    .text = Draw an occupation from your hand by chance: play it for 2 [food], or it goes to the hand on your left.
agricola-card-b003-ask = Moonshine: play this occupation for 2 [food]? Else it goes to the left.
agricola-card-b008 = Market Stall
    .text = At once you get 1 [vegetable] for the grain you pay.
agricola-card-b010 = Caravan
    .text = It has room for 1 person.
agricola-card-b013 = Carpenter’s Parlor
    .text = You build wooden rooms for 2 [wood] and 2 [reed] each.
agricola-card-b014 = Hawktower
    .needs = Only up to round 7.
    .text = A stone room waits on the space of round 12. If you live in a stone house at the start of that round, you may build it for free, else it is lost.
agricola-card-b014-ask = Hawktower: build the free room?
agricola-card-b016 = Mining Hammer
    .text = When you play it, take 1 [food]. Each time you renovate, you may also build a stable free of charge.
agricola-card-b016-ask = Mining Hammer: a free stable?
agricola-card-b019 = Moldboard Plow
    .needs = Needs 1 occupation.
    .text = Twice in the game you may plow 1 field more when you use Farmland.
agricola-card-b024 = Lasso
    .text = You may place two people in a row if at least one of them uses the Sheep, Pig or Cattle Market.
agricola-card-b025 = Bread Paddle
    .text = When you play it, take 1 [food]. Each time you have played an occupation, you may bake bread.
agricola-card-b030 = Wood Palisades
    .text = On the edge of your farmyard you may build a palisade of 2 [wood] in place of a fence. It counts as a fence, takes none from your supply, and is worth 1 bonus point.
agricola-card-b030-ask = How many of these are palisades for 2 [wood] each?
agricola-card-b033 = Mantlepiece
    .needs = Needs a clay or stone house.
    .text = At once you get 1 bonus point for each complete round still to play. You may no longer renovate.
agricola-card-b036 = Bottles
    .text = It costs 1 [clay] and 1 [food] for each person you have, newborns included.
agricola-card-b039 = Loom
    .needs = Needs 2 occupations.
    .text = In each field phase you get 1, 2 or 3 [food] if you have at least 1, 4 or 7 [sheep]. In the scoring: 1 bonus point for every 3 sheep.
agricola-card-b045 = Strawberry Patch
    .needs = Needs 2 vegetable fields.
    .text = 1 [food] waits for you on each of the next 3 rounds.
agricola-card-b047 = Herring Pot
    .text = Each time you use Fishing, 1 [food] comes to wait for you on each of the next 3 rounds.
agricola-card-b050 = Butter Churn
    .needs = Needs at most 3 occupations.
    .text = In each field phase you get 1 [food] for every 3 [sheep] and 1 for every 2 [cow].
agricola-card-b056 = Brook
    .needs = Needs one of your people on Fishing.
    .text = Each time you use one of the four spaces above Fishing, you get 1 [food].
agricola-card-b057 = Scullery
    .text = At the start of each round you get 1 [food] if your house is of wood.
agricola-card-b061 = Three-Field Rotation
    .needs = Needs 3 occupations.
    .text = At the start of each field phase you get 3 [food] if you have a grain field, a vegetable field and an empty one.
agricola-card-b062 = Pitchfork
    .text = Each time you use Grain Seeds while somebody is on Farmland, you get 3 [food].
agricola-card-b066 = Sack Cart
    .needs = Needs 2 occupations.
    .text = 1 [grain] waits for you on each of the rounds 5, 8, 11 and 14 that are still to come.
agricola-card-b068 = Beanfield
    .needs = Needs 2 occupations.
    .text = This card is a field for vegetables.
agricola-card-b072 = Love for Agriculture
    .text = You may sow pastures of 1 or 2 spaces like fields. While crops stand on it, such a pasture also counts as a field and holds 1 animal less for each of its spaces.
agricola-card-b072-ask = Sow a pasture?
agricola-card-b074 = Thick Forest
    .needs = Needs 5 clay in your supply.
    .text = 1 [wood] waits for you on each even round still to come.
agricola-card-b076 = Ceilings
    .needs = Needs 1 occupation.
    .text = 1 [wood] is laid on each of the next 5 round spaces. You get it at the start of these rounds. When you next renovate, what still lies there is gone.
agricola-card-b077 = Loam Pit
    .needs = Needs 3 occupations.
    .text = Each time you use Day Laborer, you also get 3 [clay].
agricola-card-b080 = Hard Porcelain
    .text = At any time you may exchange 2, 3 or 4 [clay] for 1, 2 or 3 [stone].
agricola-card-b084 = Acorns Basket
    .needs = Needs 3 occupations.
    .text = 1 [boar] waits for you on each of the next 2 rounds.
agricola-card-b087 = Cottager
    .text = On Day Laborer you may also build exactly 1 room or renovate, for the usual price.
agricola-card-b087-ask = Build a room or renovate?
agricola-card-b089 = Groom
    .text = When you play it, take 1 [wood]. Once your house is of stone, at the start of each round you may build 1 stable for 1 [wood].
agricola-card-b089-ask = Build a stable for 1 [wood]?
agricola-card-b091 = Assistant Tiller
    .text = On Day Laborer you may also plow 1 field.
agricola-card-b095 = Master Bricklayer
    .text = A major improvement costs you 1 [stone] less for each room that you have added to your first two.
agricola-card-b097 = Scholar
    .text = Once your house is of stone, at the start of each round you may play an occupation for 1 [food] or a minor improvement for its cost.
agricola-card-b097-ask = The Scholar: play a card now?
agricola-card-b098 = Organic Farmer
    .text = At the end, each pasture with at least 1 animal and places for at least 3 more is worth 1 bonus point.
agricola-card-b099 = Tutor
    .text = At the end, each occupation that you played after this one is worth 1 bonus point.
agricola-card-b102 = Consultant
    .text = When you play it, you get 2 [grain] alone, 3 [clay] at two, 2 [reed] at three and 2 [sheep] at four seats.
agricola-card-b104 = Sheep Walker
    .text = At any time you may exchange 1 [sheep] for 1 [boar], 1 [vegetable] or 1 [stone].
agricola-card-b107 = Manservant
    .text = As soon as your house is of stone, 3 [food] are laid on every round space left. You get them at the start of these rounds.
agricola-card-b108 = Oven Firing Boy
    .text = On every space where [wood] piles up you may also bake bread.
agricola-card-b109 = Paper Maker
    .text = Right before each later occupation you may pay 1 [wood] to get 1 [food] for every occupation in front of you.
agricola-card-b109-ask = Pay 1 [wood] for 1 [food] per occupation?
agricola-card-b114 = Childless
    .text = At the start of each round in which you have at least 3 rooms but only 2 people, you get 1 [food] and 1 [grain] or 1 [vegetable].
agricola-card-b114-ask = Grain or vegetable?
agricola-card-b118 = Small-scale Farmer
    .text = At the start of each round in which your house has exactly 2 rooms you get 1 [wood].
agricola-card-b121 = Geologist
    .text = On Forest and Reed Bank you also get 1 [clay], with 3 or more seats on the Clay Pit as well.
agricola-card-b123 = Roof Ballaster
    .text = When you play it, you may pay 1 [food] to get 1 [stone] for each of your rooms.
agricola-card-b123-ask = Pay 1 [food] for 1 [stone] a room?
agricola-card-b126 = Carpenter
    .text = A room costs you only 3 of its material and 2 [reed].
agricola-card-b136 = House Steward
    .text = When you play it, you get 1, 2, 3 or 4 [wood] if at least 1, 3, 6 or 9 whole rounds are left. At the end, everybody with the most rooms gets 3 bonus points.
agricola-card-b142 = Greengrocer
    .text = On Grain Seeds you also get 1 [vegetable].
agricola-card-b145 = Brushwood Collector
    .text = When you renovate or build a room, you may pay 1 [wood] in all instead of its [reed].
agricola-card-b146 = Illusionist
    .text = Each time you use an accumulation space for building resources, you may discard a hand card and get 1 more of them.
agricola-card-b146-ask = Discard a card for 1 more building resource?
agricola-card-b156 = Storehouse Keeper
    .text = On the Resource Market you also get 1 [clay] or 1 [grain].
agricola-card-b156-ask = Clay or grain?
agricola-card-b163 = Pastor
    .text = As soon as only your house has no more than 2 rooms, you get 3 [wood], 2 [clay], 1 [reed] and 1 [stone], once.
agricola-card-b164 = Sheep Whisperer
    .text = 1 [sheep] is laid on the spaces of the 2nd, 5th, 8th and 10th round from now. You get it at the start of these rounds.
agricola-card-b165 = Game Provider
    .text = Right before each harvest you may give up 1, 3 or 4 [grain] from as many fields for 1, 2 or 3 [boar].
agricola-card-b165-ask = Game Provider: grain from how many fields, and which?
agricola-card-b166 = Cattle Feeder
    .text = On Grain Seeds you may also buy 1 [cow] for 1 [food].
agricola-card-b166-ask = Buy a cattle for 1 [food]?
agricola-card-c023 = Job Contract
    .needs = Only without occupations.
    .text = If nobody stands on Day Laborer and Lessons, one of your people may use both, one after the other.
agricola-card-c023-ask = Go on to Lessons with the same person?
agricola-card-c049 = Beer Stall
    .text = While feeding you may turn 1 [grain] into 5 [food] for each unfenced stable without an animal.
agricola-card-c072 = Harvest Festival Planning
    .needs = Needs 2 occupations.
    .text = At once you carry out a field phase on your own. Then you may build or play an improvement.
agricola-card-c076 = Wood Cart
    .needs = Needs 3 occupations.
    .text = On every space where [wood] piles up you get 2 [wood] more.
agricola-card-c094 = Stable Cleaner
    .text = At any time you may build stables for 1 [wood] and 1 [food] each.
agricola-card-c094-ask = Stable Cleaner: build a stable for 1 [wood] and 1 [food]?
agricola-card-c099 = Garden Designer
    .text = Right before the scoring you may put [food] on empty fields: 1, 4 or 7 on a field are worth 1, 2 or 3 points.
agricola-card-c099-ask = Garden Designer: how much food on the next empty field?
agricola-card-c113 = Winter Caretaker
    .text = 1 [grain] at once. At the end of each harvest you may buy 1 [vegetable] for 2 [food].
agricola-card-c113-ask = Buy a vegetable for 2 [food]?
agricola-card-c127 = Lover
    .text = It costs 1 [food] for each complete round left. Your family grows at once, even without room.
agricola-card-c157 = Resource Analyzer
    .text = Before each round you get 1 [food] if you have more than anybody else of at least two kinds of building resources.
agricola-card-d053 = Tea House
    .needs = Only from round 6 on.
    .text = Once a round you may put off your second person and get 1 [food]. You place it later in that round.
agricola-card-d053-ask = Put off your second person for 1 [food]?
agricola-card-d059 = Earth Oven
    .text = You return a fireplace for it. At any time: [vegetable], [boar] or [cow] → 3 [food], [sheep] → 2 [food]. Baking: [grain] → 2 [food].
agricola-card-d059-ask = Earth Oven: return the fireplace for 2 or for 3 clay?
agricola-card-d074 = Royal Wood
    .text = At the end of a turn you get 1 [wood] back for every 2 you paid on Farm Expansion or for improvements.
agricola-card-d075 = Wood Field
    .needs = Needs 1 occupation.
    .text = You may sow up to 2 [wood] on this card, which is 1 field. Wood is sown and reaped like grain.
agricola-card-d075-ask = Wood Field: sow how much wood?
agricola-card-d115 = Fodder Planter
    .text = In the breeding phase you may sow 1 field for each newborn animal.
agricola-card-d116 = Tree Inspector
    .text = This card is an accumulation space for 1 [wood] that only you may use. When a quarry is turned up, its [wood] is lost.
agricola-card-d116-ask = Send a person to the Tree Inspector for its wood?
agricola-card-d159 = Reed Seller
    .text = At any time you may turn 1 [reed] into 3 [food]. Anybody else may prevent it by buying the reed for 2 [food]; of several you choose.
agricola-card-d159-ask = Reed Seller: trade a reed?
agricola-card-d159-sell = Sell 1 reed
agricola-card-d159-seat = Reed Seller: who gets the reed?
agricola-card-e010 = Straw Hat
    .text = After the work of rounds 3 and 6 you may move your person from Farmland to a free space and take its action, or you get 1 [food].
agricola-card-e010-ask = Straw Hat: where does your person go, or 1 [food]?
agricola-card-e024 = Ambition
    .needs = Needs 2 occupations.
    .text = Where a space offers you a minor improvement, you may build a major one instead.
agricola-card-e056 = Roman Pot
    .text = 4 [food] lie on this card. Each time work begins and you are last in turn order, you get 1 of them.
agricola-card-e058 = Lunchtime Beer
    .text = When a harvest begins, you may leave out its field and breeding phase and get 1 [food].
agricola-card-e058-ask = Leave out field and breeding phase for 1 [food]?
agricola-card-e084 = Dolly’s Mother
    .needs = Needs 1 sheep.
    .text = 1 [sheep] is enough for sheep to breed in a harvest. This card holds 1 [sheep].
agricola-card-e091 = Plow Builder
    .text = You may build the Joinery in place of a minor improvement. If you use it in a harvest, you may plow 1 field for 1 [food].
agricola-card-e091-ask = Plow a field for 1 [food]?
agricola-card-e093 = Motivator
    .text = If no space of your farm is unused on your first turn of a round, you may place a person from your supply.
agricola-card-e093-ask = Place a person from your supply first?
agricola-card-e134 = Omnifarmer
    .text = In each harvest you may put a reaped crop or a newborn animal on this card for good. 2, 3, 4 or 5 kinds on it are worth 3, 5, 7 or 9 points.
agricola-card-e134-ask = Omnifarmer: put a crop or an animal on the card?
agricola-card-e136 = Animal Husbandry Worker
    .text = With 3, 6 or 9 complete rounds left you get 2, 3 or 4 [wood] and may build fences. At the end all with the most pastures get 2 points.
agricola-card-e139 = Bunny Breeder
    .text = Choose a coming round: as much [food] is laid on its space as there are rounds until then. You get it at the start of that round.
agricola-card-e139-ask = Bunny Breeder: on the space of which round?
agricola-card-e148 = Lazybones
    .text = Lay up to 1 stable each on Grain Seeds, Farmland, Day Laborer and Farm Expansion. When somebody else uses such a space, you build its stable for free.
agricola-card-e148-ask = Lazybones: where does a stable go?
agricola-card-e156 = Claypit Owner
    .text = Each time somebody else makes an improvement with [clay] in its printed cost, you get 1 [food] and 1 [clay].
agricola-card-e159 = Old Miser
    .text = Each of your people eats 1 [food] less. At the end they are worth 2 points each.

## The board

agricola-board-village = Village
agricola-board-tab-village = Village
agricola-board-tab-farm = Farm
agricola-board-tab-cards = Shelf
agricola-board-open = open to you: { $count }
agricola-board-taken = taken
agricola-board-not-now = not now
agricola-board-round = Round { $round }
agricola-board-before = Before round 1
agricola-board-absent = not in this match
agricola-board-rounds = Rounds and harvests
agricola-board-harvest = harvest
agricola-board-harvesting = harvest
agricola-board-field-phase = Field phase
agricola-board-feeding-phase = Feeding
agricola-board-breeding-phase = Breeding
agricola-board-harvest-in =
    { $rounds ->
        [0] harvest follows
        [1] harvest next round
       *[other] harvest in { $rounds } rounds
    }
agricola-board-last-harvest = the last harvest
agricola-board-fed = everybody is fed
agricola-board-maybe = One of: { $names }
agricola-board-new = { $count } { $good } came this round
agricola-board-person-of = taken by { $name }
agricola-board-you-get = You would get
agricola-board-room-for = on its place
agricola-board-of-all = of { $of }
agricola-board-breeds = The pair breeds at the harvest:
agricola-board-breeds-not = A young would find no place:
agricola-board-points =
    { $n ->
        [one] { $count } point
       *[other] { $count } points
    }
agricola-board-farm = Farm
agricola-board-your-farm = your farm
agricola-board-whose-farm = Whose farm
agricola-board-farm-of = Farm of { $name }: rooms { $rooms }, fields { $fields }, pastures { $pastures }; { $animals }
agricola-board-of = { $count } of { $of }
agricola-board-meadow = meadow
agricola-board-pasture = pasture
agricola-board-field = field
agricola-board-room = room
agricola-board-animals-at = Animals: { $place }
agricola-board-at-home = { $count } of { $all } at home
agricola-board-first = first player
agricola-board-homeless =
    { $count ->
        [one] One animal has no place yet.
       *[other] { $count } animals have no place yet.
    }
agricola-board-supply = Supply
agricola-board-left = left
agricola-board-fences-left = fences left: { $count }
agricola-board-stables-left = stables left: { $count }
agricola-board-people-left = people left: { $count }
agricola-board-needs = needs { $count } food
agricola-board-meal = { $food } of { $need } food, { $more } more from goods
agricola-board-enough = enough
agricola-board-short = { $count } food short
agricola-board-convert = goods can be eaten
agricola-board-beg =
    { $more ->
        [0] { $count } to beg for
       *[other] goods help with { $more }: { $count } to beg for
    }
agricola-board-total = points
agricola-board-begging =
    { $count ->
        [one] begged once
       *[other] begged { $count } times
    }
agricola-board-cards = cards
agricola-board-majors = Major improvements
agricola-board-majors-left = { $count } left
agricola-board-return = or return a fireplace
agricola-board-occupation = occupation
agricola-board-minor = minor improvement
agricola-board-major = major improvement
agricola-board-played = Played
agricola-board-no-cards = No cards in hand.
agricola-board-hand = Hand
agricola-board-log = Full log
agricola-board-hand-show = Which cards of the hand
agricola-board-hand-all = All { $count }
agricola-board-hand-occupations = Occupations { $count }
agricola-board-hand-minors = Minors { $count }
agricola-board-hand-playable = Playable { $count }
agricola-board-hand-none = None of your cards.
agricola-board-card-needs = needs
agricola-board-now = now
agricola-board-playable = playable
agricola-board-lacking = missing
agricola-board-miss-prerequisite-missing = needs not met
agricola-board-miss-no-fireplace = no fireplace
agricola-board-miss-no-occupation-playable = no occupation fits
agricola-board-miss-cannot-pay-card = cannot be paid
agricola-board-miss-cannot-pay-occupation = too little food
agricola-board-travels = Then it goes to the left-hand neighbour’s hand.
agricola-board-seats-mark = from { $count } players on
agricola-board-suggested = suggested
agricola-board-best = best
agricola-board-row-minor = Minor improve­ments
agricola-board-row-occupation = Occu­pations
agricola-board-row-playable = { $can } of { $of } playable
agricola-board-free = free
agricola-board-corner = Cards, log and chat
agricola-board-notes = Notes
agricola-board-notes-hint = What you want to remember. Only this browser keeps it.
agricola-board-part-hand = Hand { $count }
agricola-board-part-table = My cards { $count }
agricola-board-part-majors = Majors { $count }
agricola-board-acts-each = Each time
agricola-board-acts-any = Any time
agricola-board-acts-round = By round
agricola-board-acts-harvest = Harvest
agricola-board-acts-always = Always
agricola-board-acts-majors = Majors
agricola-board-acts-once = Once, when played
agricola-board-none-played = No card lies open here yet.
agricola-board-any-time = At any time
agricola-board-state-left = { $count } left
agricola-board-state-round = round { $count }
agricola-board-state-counted = { $count } so far
agricola-board-state-done = done
agricola-board-on-rounds = on rounds
agricola-category-farm = Farm planner
agricola-category-actions = Actions
agricola-category-points = Points
agricola-category-goods = Goods
agricola-category-food = Food
agricola-category-crops = Crops
agricola-category-building = Building resources
agricola-category-livestock = Livestock
agricola-board-feeding = Feed your family
agricola-board-feeding-hint = It needs { $need } food; you have { $food }. Choose what becomes food.
agricola-board-begs =
    { $count ->
        [one] One food is missing whatever you choose: one begging marker.
       *[other] { $count } food are missing whatever you choose: { $count } begging markers.
    }
agricola-board-leaves = leaves
agricola-board-leaves-nothing = leaves nothing
agricola-board-cooked = from what is cooked
agricola-board-back = Back
agricola-board-turn = person { $number } of { $all }
agricola-board-still-home =
    { $count ->
        [one] Your last person this round.
       *[other] { $count } people still to place.
    }
agricola-board-starred = Stars mark spaces worth a look.
agricola-board-draw-spaces = Choose the spaces of a pasture.
agricola-board-draw-edges = Choose single edges; each costs 1 [wood].
agricola-board-drawing = Choose a drawn fence again to take it away.
agricola-board-fences =
    { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
agricola-board-holds = holds { $count }
agricola-board-ways = Choose one of these
agricola-board-choose-way = Choose one of the ways above.
agricola-board-ways-animals = Which animals stay?
agricola-board-ways-leave = How many do you take?
agricola-board-drawn = How to fence
agricola-board-by-edge = Edge by edge
agricola-board-by-pasture = Whole pastures

## Options that do not go together

agricola-conflict-seats = { $option } is for { $counts } seats.
agricola-conflict-draft-alone = A draft needs somebody to pass cards to. Alone you can choose seven of ten.
agricola-conflict-too-few = { $sort }: { $needed } needed, { $there } in the chosen decks.
agricola-conflict-too-few-open = { $sort }: { $needed } needed, { $shown } of them for the open display, { $there } in the chosen decks.
agricola-sort-occupations = Occupations
agricola-sort-minors = Minor improvements
agricola-sort-1-plus = 1+ cards
agricola-sort-3-plus = 3+ cards
agricola-sort-4-plus = 4+ cards
agricola-sort-travelling = Travelling cards
agricola-sort-ordinary = Cards that do not travel
agricola-conflict-no-list = { $what } is no list of cards such as A016.
agricola-conflict-no-card = There is no card { $what }; they go from A001 to E168.
agricola-conflict-not-made = The card { $what } cannot be played here yet.
agricola-conflict-card-twice = The card { $what } is in the list twice.
agricola-conflict-total-mode = Only hands of seven that are dealt can be made up to a total.
agricola-conflict-mix-mode = A mix is for hands of seven that are dealt.
agricola-conflict-mix-mulligan = A hand that is drawn anew is no mix any more: choose one.
agricola-conflict-pastures = Either pastures border each other or they may lie apart: choose one.
agricola-conflict-partner = Partners fence whole pastures for each other, so fences may not stand unfinished.
agricola-conflict-late-start = Who begins is drawn when everybody has their cards, so neither the first player nor occupations can be fixed before.
agricola-conflict-start-first = There are only { $seats } seats, counted from 0.
agricola-conflict-start-each = { $option }: one entry for each of the { $seats } seats.
agricola-conflict-start-cards = Occupations are laid out only where hand cards are played.
agricola-conflict-start-card = { $card } is no occupation among the cards of this match.
agricola-conflict-start-seats = { $card } is for { $seats } seats or more.
agricola-conflict-start-cost = { $card } cannot be paid for at the start.

## The rules in a few sentences

agricola-rule-place = Placing people
    .text = In turn, everybody places one person on a free space and does at once what it offers. A space takes one person a round. When all are placed, they come home and a new space is turned up; goods pile up where nobody was.
agricola-rule-build = Rooms and stables
    .text = A room costs 5 of what your house is made of and 2 [reed], and lies next to another room. A stable costs 2 [wood] and stands on any free space. Renovating turns the whole house to clay, later to stone.
agricola-rule-plow = Fields
    .text = Plow a free space; your fields lie next to each other. Sowing turns 1 [grain] into 3 on the field, 1 [vegetable] into 2. Each harvest brings one from every field.
agricola-rule-fence = Fences and animals
    .text = A fence costs 1 [wood]; you have 15. Every space of a pasture holds 2 animals of one kind; each stable in it doubles the pasture. A stable outside holds 1 animal, the house 1.
agricola-rule-improve = Improvements and cards
    .text = Pay the price and lay the card before you. Fireplaces and hearths turn goods into [food] at any time, ovens bake bread, workshops help at the harvest. Most give points, too.
agricola-rule-family = A bigger family
    .text = You need more rooms than people. The newborn comes home with the others and works from the next round on. A family has five people at most.
agricola-rule-feed = The harvest
    .text = After rounds 4, 7, 9, 11, 13 and 14: take one crop from every field, feed your family, then each kind of animal of which you have two or more has one young, if there is room. Each person eats 2 [food] (3 in the solo game), a newborn 1. For each missing [food] you take a begging marker: 3 points less.
agricola-rule-score = The end
    .text = The match ends after round 14 and its harvest. Fields, pastures, crops and animals give up to 4 points each; having none costs one, and so does every unused space. Each person gives 3 points.

# --- campaigns ---------------------------------------------------------------------------

agricola-campaign-first = { $seat } begins the next match.
agricola-campaign-food = { $seat } was last and begins with 1 more [food].
agricola-campaign-carries = { $seat } begins with { $card } laid out.
agricola-series-target = Match { $number } of the series asks for { $points } points.
agricola-series-food = You begin with { $food } [food].
agricola-series-secured = { $card } is secured and laid out at the start.

## Making a hand

agricola-draft-packet = The cards before you
agricola-draft-stage-pick = Choose your cards
agricola-draft-stage-deal = Hands are made
agricola-draft-stage-ready = Your hand is ready
agricola-draft-stage-mulligan = Your hand
agricola-draft-stage-swap = Swap cards
agricola-draft-pass = Pick { $pass } of { $passes }
agricola-draft-keep = Choose what you keep.
agricola-draft-put-away = Choose what you put away; the rest is your hand.
agricola-power-opening = First space
agricola-draft-occupations = Occupations
agricola-draft-minors = Minor improvements
agricola-draft-keep-of = keep { $count } of { $of }
agricola-draft-away-of = put away { $count } of { $of }
agricola-draft-due = still to choose: { $count }
agricola-draft-chosen = chosen
agricola-draft-kept = Kept
agricola-draft-put = Put away
agricola-draft-wait = You are done with this packet. Packets move on when everybody has chosen; until then Undo takes a card back.
agricola-draft-watch = Everybody is choosing cards.
agricola-draft-round = The table
agricola-draft-thinks = still thinking
agricola-draft-ready = chosen
agricola-draft-go-occupations =
    { $to ->
        [right] Occupations go to the right.
       *[left] Occupations go to the left.
    }
agricola-draft-go-minors =
    { $to ->
        [right] Minor improvements go to the right.
       *[left] Minor improvements go to the left.
    }
agricola-draft-keep-this = Keep this one
agricola-draft-put-this = Put this one away
agricola-draft-back = Take back
agricola-draft-fits = fits { $names }
agricola-draft-of = { $done } of { $of } chosen
agricola-draft-moves = packets move on when all have chosen
agricola-draft-show =
    { $count ->
        [0] No cards yet
        [one] Show 1 card
       *[other] Show { $count } cards
    }
agricola-draft-to =
    { $to ->
        [right] to the right
       *[left] to the left
    }
agricola-draft-so-far = Your cards so far
agricola-draft-none-yet = None yet.

## The library of cards

agricola-library-search = Name or words
agricola-library-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
agricola-library-filters = Filters
agricola-library-kind = Kind
agricola-library-deck = Deck
agricola-library-category = Category
agricola-library-seats = Players
agricola-library-list = Cards you own
agricola-library-any = all
agricola-library-passing = Passed on
agricola-library-minors = Minors
agricola-library-majors = Majors
agricola-library-sort = Order
agricola-library-sort-number = by number
agricola-library-sort-name = by name
agricola-library-sort-power = by power
agricola-library-more-wins = Wins of 100 games among bots, beyond the usual
agricola-library-costs = Cost has
agricola-library-does = What it does
agricola-library-none = No card fits. Take away a filter or a word.
agricola-library-card = Card
agricola-library-cost = Cost
agricola-library-free = free
agricola-library-points = Points
agricola-library-acts = Acts
agricola-library-passes = Passed on
agricola-library-yes = yes, to the left
agricola-library-no = no
agricola-library-rulings = Rulings
agricola-library-needs = Needs
agricola-library-share = Copy link
agricola-library-shared = Link copied
agricola-library-wanted = any number
agricola-library-power = Power among bots
agricola-library-power-played = { $seats } players: { $share } % won (±{ $give }) when played, in { $times } games; usual { $usual } %
agricola-library-power-dealt = { $seats } players: { $share } % won (±{ $give }) when dealt; usual { $usual } %
agricola-library-power-more = more wins in 100 games
agricola-library-power-between = { $low } to { $high }
agricola-library-power-times = played { $times } times in { $games } games
agricola-library-power-seats = { $count } players
agricola-library-power-when-played = if played
agricola-library-power-when-dealt = if dealt
agricola-library-base = base box
agricola-library-played-with = Played with
agricola-library-choose = any card
agricola-library-more = More
agricola-library-with = Often played with
agricola-library-with-how = Both were played { $times } times, { $lift } times as often as by chance.
agricola-library-with-games = More often than by chance, in { $games } games of bots.
agricola-cardsign-title = What the signs mean
agricola-cardsign-points = Points at the end
agricola-cardsign-now = At once, when it is played
agricola-cardsign-turns = The first brings the second
agricola-cardsign-space = At this space of the village
agricola-cardsign-round = On this round; with a + counted from now
agricola-cardsign-not = Not that

## Card lists of one's own

agricola-list-cards = Cards
agricola-list-single = Single cards and saved lists
agricola-list-none-banned = none banned
agricola-list-banned = { $count } banned
agricola-list-search = Ban a card: name or words
agricola-list-ban = ban
agricola-list-allow = allow
agricola-list-allow-card = Allow { $name } again
agricola-list-more =
    { $count ->
        [one] One more card fits.
       *[other] { $count } more cards fit.
    }
agricola-list-count = { $count } cards at this table: { $occupations } occupations, { $minors } minor improvements
agricola-list-mine = Saved lists
agricola-list-name = Name of this list
agricola-list-save = Save
agricola-list-saved = “{ $name }” is saved in this browser.
agricola-list-needs-name = Give the list a name first.
agricola-list-forget = Delete the list { $name }
agricola-list-share = Copy link
agricola-list-link = This link opens a table with this list: { $link }
agricola-list-export = Save file
agricola-list-import = Open file
agricola-list-bad-file = This file holds no card list for Agricola.
agricola-list-other-option = “{ $option }” does not belong in a card list.
agricola-list-library = Choose in the card library
agricola-list-own = Your list
agricola-list-play = Open a table with it
agricola-list-reset = All cards again
agricola-list-ban-here = Ban at my table
agricola-list-allow-here = Allow at my table
