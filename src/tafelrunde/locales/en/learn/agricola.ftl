### Lesson and rules of Agricola.

## The first lesson

agricola-step-place = Place a person
    .short = Place
    .do0 = Place your person on the Forest.
    .why = Your two people work in the village, one after the other. What lies on a space is yours when you go there. The Forest holds 3 [wood]; you need it for fences and rooms.
    .done = All the [wood] is yours. Next round 3 new ones lie there: what nobody takes piles up.
    .gain = 1 [person] → 3 [wood]
    .sum = 0 [wood] become 3.
agricola-step-plow = Plow a field
    .short = Plow
    .do0 = Place your second person on Farmland.
    .do1 = Choose a space of your farm for the field. The next ones must lie beside it.
    .why = Fields carry grain and vegetables. Every unused space of your farm costs a point at the end, and two fields or more bring points.
    .done = Your first field. It is empty still: something must be sown.
    .gain = 1 [person] → 1 [field] → +1 point
    .sum = One unused space less: −13 becomes −12.
agricola-step-sow = Sow
    .short = Sow
    .do0 = Place a person on Grain Utilization. Your grain is sown at once.
    .why = One [grain] in a field becomes three: two come from the supply. At every harvest one of them goes to your store.
    .done = Three [grain] stand in the field. At the next three harvests you get one each.
    .since = It is round 3. In between you took 1 [grain] and 3 more [wood]; { $rival } took [food] and [reed].
    .gain = 1 [grain] → 3 [grain]
    .sum = 1 of yours, and 2 from the supply.
agricola-step-fence = Your first pasture
    .short = Fences
    .do0 = Place your second person on Fencing.
    .do1 = Choose two spaces of grass that lie side by side. Each fence costs 1 [wood]; you have 6.
    .why = Fences turn grass into a pasture. Two animals of one kind live on each of its spaces. And two spaces are no longer unused.
    .done = Room for four animals, and 4 points more than before.
    .gain = 6 [wood] → 1 [pasture] → +4 points
    .sum = A first pasture: −1 becomes +1. Two unused spaces less: +2.
agricola-step-breed = Animals that breed
    .short = Animals
    .do0 = Place a person on the Sheep Market: two sheep wait there.
    .why = Animals move into your pasture by themselves. Whoever has two of a kind at a harvest gets a third, if there is room for it.
    .done = Two sheep in the pasture. After the harvest of this round there will be three.
    .gain = 1 [person] → 2 [sheep] → +2 points
    .sum = No sheep is −1, two are +1. After the harvest there are 3.
agricola-step-feed = Food before the harvest
    .short = Feed
    .do0 = Place your second person on Fishing: that is food enough.
    .why = After this round comes the first harvest: every person eats 2 [food], so you need 4. What is missing must be begged for, and each missing food costs 3 points.
    .done = Enough for all. At the harvest your field will give a grain and your sheep a lamb, too.
    .gain = 1 [person] → 4 [food]
    .sum = 2 [food] become 6; your family eats 4.
agricola-step-room = One more room
    .short = Room
    .do0 = Place a person on Farm Expansion.
    .do1 = Choose the space for a room. It costs 5 [wood] and 2 [reed], and must lie beside your house.
    .why = Every person needs a room. Only with an empty one may your family grow.
    .done = Three rooms for two people. In a match you could build on now.
    .since = It is round 6. The harvest is over: you have eaten, your field gave a [grain] and your sheep a lamb. In between you took 9 [wood], 3 [reed] and 1 [grain]; { $rival } built a Fireplace and plowed.
    .gain = 5 [wood] and 2 reed → 1 [room] → +1 point
    .sum = One unused space less: −10 becomes −9.
agricola-step-grow = The family grows
    .short = Child
    .do0 = Place your second person on Basic Wish for Children.
    .why = A third person means one more turn in every round to come, and 3 points. It works from the next round on; at the harvest it eats, too.
    .done = A child. The earlier it comes, the more it can do.
    .gain = 1 [room] → 1 [person] → +3 points
    .sum = Your people: 6 points become 9.
agricola-step-improve = Improvements
    .short = Improve
    .do0 = Place a person on Major Improvement.
    .do1 = Choose what you build. The cards say what each costs and does.
    .why = Improvements last. Fireplace and cooking hearth turn animals and vegetables into food at any time, ovens bake bread; all of them bring points.
    .done = It lies beside your farm now and works for the rest of the match.
    .since = It is round 12. In between you plowed, sowed, fenced two more pastures and renovated your house; { $rival } has two more children.
    .gain = 1 [person] → 1 improvement → +4 points
    .sum = The Well brings 4 points, the others 1 to 4.
agricola-step-score = What counts in the end
    .short = Score
    .do0 = This is your last person of the match. Point at the spaces, or tap them, and see what each would bring; then take the animals that bring 2 points.
    .why = Of each thing on the sheet you should have a little: none at all costs a point. You have no cattle yet, and more boars bring more.
    .done = Now comes the last harvest, then the farms are counted. You know everything that a first match needs.
    .since = It is round 14, the last one. In between you plowed, sowed and renovated once more; { $rival } went on building, too.
    .gain = 1 [person] → 4 [boar] → +2 points
    .sum = More boars: 2 points become 4. A first herd of cattle: −1 becomes +1.
agricola-step-occupation = Play an occupation
    .chapter = With cards
    .do0 = Place a person on Lessons.
    .do1 = Play the Wood Cutter. Your first occupation is free.
    .why = You hold seven occupations and seven minor improvements that only you see. An occupation works from now on: the Wood Cutter brings 1 [wood] more each time you take wood. Later ones cost 1 [food] each on Lessons, so take those that fit what you do anyway.
    .done = The Wood Cutter lies beside your farm and works by itself.
    .gain = 1 [person] → 1 occupation
    .sum = From now on: 1 more [wood] each time you take wood.
agricola-step-minor = Play a minor improvement
    .do0 = Place a person on the Meeting Place: you also begin the next round.
    .do1 = Play the Basket. It costs 1 [reed].
    .why = Minor improvements come out where an action says so: on the Meeting Place, or on Major Improvement in place of a major one. Each has its own cost, and some need something first, often occupations: the card says so.
    .done = The Basket is yours for the rest of the match.
    .since = It is round 2. In between you took 1 [reed]; { $rival } took [grain] and [clay].
    .gain = 1 [reed] → 1 improvement
    .sum = And you begin the next round.
agricola-step-combination = Two cards together
    .do0 = Place a person on the Forest: 6 [wood] lie there.
    .do1 = The Basket asks: put 2 [wood] back for 3 [food].
    .why = Cards are strongest together. The Wood Cutter brings a seventh [wood] here, and the Basket turns two of them into food: wood and half a meal for one person’s work. Look for such pairs in every hand.
    .done = One person brought 5 [wood] and 3 [food]. This pair works each time you take wood.
    .gain = 1 [person] → 5 [wood] → 3 [food]
    .sum = 6 lie there, 1 comes by the Wood Cutter, 2 go for food.

## Rules

agricola-rule-aim = Build a farm in fourteen rounds: fields, pastures, a larger house, a larger family, and enough food for all. Whoever has most points then wins.
    .title = What it is about
agricola-rule-rounds = A new action space is turned up and goods are added where they pile up. Then all place people in turn, one each, until nobody has one left. People come home; after rounds 4, 7, 9, 11, 13 and 14 there is a harvest.
    .title = A round
agricola-rule-place = A person goes to a free space and does at once what stands there, at least one part of it. A space holds one person a round, whoever it belongs to. Where a space offers two things with “and/or”, one of them is enough.
    .title = Placing a person
agricola-rule-goods = Spaces with a number in a box get new goods every round, whether somebody took the old ones or not. Whoever goes there takes all of them. Supplies are unlimited; only animals need room.
    .title = Goods that pile up
agricola-rule-rooms = A room costs 5 of the material of your house and 2 [reed]; it borders a room. Every person needs one. At the end a clay room is worth 1 point, a stone room 2.
    .title = Rooms
agricola-rule-renovate = All rooms at once go from wood to clay, or from clay to stone: 1 of the new material for each room, and 1 [reed] in all.
    .title = Renovating
agricola-rule-stables = A stable costs 2 [wood] on Farm Expansion; you have four. Alone on grass it holds one animal, in a pasture it doubles the room of the whole pasture. Fenced stables bring 1 point each.
    .title = Stables
agricola-rule-fields = Plowing turns an unused space into a field; after the first, each borders another field. A space with a room, field, stable or fence is used.
    .title = Fields
agricola-rule-sowing = Grain or a vegetable from your supply goes on an empty field: from the common supply come 2 more [grain] or 1 more [vegetable]. At the end grain and vegetables count in the supply and on fields.
    .title = Sowing
agricola-rule-baking = Only where an action says so, and with a fireplace, a hearth or an oven. Each of them says how much grain it takes and how much food it brings.
    .title = Baking bread
agricola-rule-fences = Each fence costs 1 [wood]; you have fifteen. Fences must close pastures at once; the edge of the farm is no fence. Pastures after the first border another. They hold no rooms and fields, but stables. Fences stay where they are; a pasture may be divided.
    .title = Fences and pastures
agricola-rule-animals = A pasture holds two animals of one kind on each of its spaces, twice as many with each stable. A stable alone holds one, the house one as a pet. Animals move freely; those without room must be cooked or let go.
    .title = Room for animals
agricola-rule-family = A child needs more rooms than people, except with the Urgent Wish from round 12 on. It works from the next round on and needs only 1 [food] in the round it is born. A family has at most five people, each worth 3 points.
    .title = Family growth
agricola-rule-improvements = Each of the ten major improvements is there once. They stay and bring points; what they can do stands on them. A cooking hearth may be paid with a fireplace.
    .title = Improvements
agricola-rule-cards = The family game has none. Else everybody holds seven occupations and seven minor improvements. Occupations are played on Lessons, the first free or for the price given there; minor improvements where an action allows it, if their prerequisite is met and their cost is paid.
    .title = Hand cards
agricola-rule-draft = Hands are dealt, or chosen in the way the table says: whoever drafts keeps a card of those before them and passes the rest on, until the hand is full. Of each kind nobody keeps more than the hand holds.
    .title = Choosing hand cards
agricola-rule-harvest = It has three phases: field, feeding, breeding. In the first one crop is taken from every sown field into the supply.
    .title = The harvest
agricola-rule-feeding = Every person eats 2 [food]. Grain and vegetables count 1 each, raw; with the right improvement more, and animals, too. For every missing food you take a begging marker: 3 points less.
    .title = Feeding and begging
agricola-rule-breeding = Of each kind of which you have at least two you get one more, if all find room. Young are never eaten in the same harvest.
    .title = Breeding
agricola-rule-partners = With partners two farms play together. In one action you may build for your partner after building for yourself, with a surcharge, and goods can be handed over two for one.
    .title = Partners
agricola-rule-score = Fields, pastures, grain, vegetables, sheep, boars and cattle count −1 to 4 points, by how many you have. Every unused space is −1. Rooms of clay and stone, people, fenced stables, improvements and bonus points are added. With equal points more building material wins.
    .title = Scoring
agricola-rule-rulings = People for whom no space is legal stay at home (R2). Harvest goes phase by phase, the first player first (R3). Who keeps three or more of a kind may let one go before breeding (R4). Dividing a pasture makes no new one (R14). A card’s “each time you use” comes before the space’s own effect (R13); what that makes impossible is skipped (R18).
    .title = Where the rulebook is silent

## Small boards beside the rules

agricola-shown-rooms-1 = A wooden house with two rooms; 9 [wood] and 3 [reed] are there.
agricola-shown-rooms-2 = A third room above the others: 5 [wood] and 2 [reed] were paid.
agricola-shown-renovate-1 = The house is of wood.
agricola-shown-renovate-2 = All three rooms are of clay now: 1 point each.
agricola-shown-renovate-3 = Renovated again, to stone: 2 points each.
agricola-shown-fields-1 = The farm at the beginning: two rooms, thirteen unused spaces.
agricola-shown-fields-2 = The first field may lie anywhere; one unused space less.
agricola-shown-fields-3 = Three fields: each later one borders another.
agricola-shown-sowing-1 = An empty field, and 1 [grain] in the supply.
agricola-shown-sowing-2 = Sown: with 2 from the general supply 3 [grain] stand there.
agricola-shown-sowing-3 = After a harvest: one has come into the supply, 2 are left.
agricola-shown-fences-1 = 6 [wood] are there: as much as two spaces need.
agricola-shown-fences-2 = Six fences close a pasture of two spaces; the edge of the farm needed some, too.
agricola-shown-fences-3 = All fifteen fences: four pastures that border each other.
agricola-shown-animals-1 = A pasture of two spaces holds four animals of one kind.
agricola-shown-animals-2 = Two sheep have moved in.
agricola-shown-breeding-1 = Two sheep before the harvest, and room for more.
agricola-shown-breeding-2 = After it there are three. The young one came once all had eaten.
agricola-shown-score-1 = The beginning: −14. Thirteen unused spaces, and −1 for each thing that is missing, but 6 for two people.
agricola-shown-score-2 = The end: 42. A stone house, five fields, four pastures, sheep and boars, hardly a space unused.

## The coach of a first match

agricola-coach-farm-expansion = More rooms make more people possible, and each person acts every round.
agricola-coach-meeting-place = You begin the next round and choose first there.
agricola-coach-grain-seeds = One [grain] to sow, to bake, or for the end, where it counts.
agricola-coach-farmland = A field: sown, it feeds you at every harvest, and fields count at the end.
agricola-coach-lessons = An occupation helps for the rest of the match: the earlier, the better.
agricola-coach-day-laborer = Two [food] at once, no more and no less: for a harvest that comes near.
agricola-coach-forest = [wood] for rooms, fences and stables: nothing is needed more often.
agricola-coach-clay-pit = [clay] for a fireplace or hearth, and later for a clay house.
agricola-coach-reed-bank = [reed] for every room and every renovation: two rooms need four.
agricola-coach-fishing = [food] that grows while nobody fetches it.
agricola-coach-major-improvement = A fireplace or hearth turns animals and vegetables into food at any time.
agricola-coach-fencing = Fences make pastures: animals live there, breed, and count.
agricola-coach-grain-utilization = Sow what you have, and bake bread: the fields fill before the harvest.
agricola-coach-sheep-market = [sheep] to keep, to breed or to cook.
agricola-coach-pig-market = [boar] count more than sheep and fill an empty line of the score.
agricola-coach-cattle-market = [cow] count most and cook for most food.
agricola-coach-basic-wish-for-children = One person more, with an action more in every round that is left.
agricola-coach-urgent-wish-for-children = One person more, even without a room for them.
agricola-coach-house-redevelopment = A better house: more points for each room.
agricola-coach-farm-redevelopment = A better house and fences in one go, late in the match.
agricola-coach-western-quarry = [stone] for ovens, the well and a stone house.
agricola-coach-vegetable-seeds = A [vegetable]: the rarest line of the score, and good food.
agricola-coach-cultivation = Plow and sow at once: a new field is not empty.
agricola-coach-resource-market = Several goods at once, little of each.
agricola-coach-traveling-players = [food] that grows while nobody fetches it.
agricola-coach-side-job = A stable for little, and bread if you can bake.
agricola-coach-market-place = Goods of your choice, little of each.
agricola-coach-fireplace = Cooks animals and vegetables into food at any time: the cheapest way to feed.
agricola-coach-hearth = Like a fireplace, only that everything becomes more food.
agricola-coach-oven = Bakes grain into much food, at once when you build it.
agricola-coach-workshop = Feeds you a little at each harvest, and goods left over become points.
agricola-coach-well = Four points, and a [food] in each of the next rounds.
agricola-coach-minor = A minor improvement from your hand: small, but for the rest of the match.
agricola-coach-occupation = It works from now on: best is what helps with what you do anyway.
agricola-coach-room = Room for one more person, who can come with the next wish for children.
agricola-coach-stable = Room for one more animal, and a point if it stands in a pasture.
agricola-coach-fence = The larger the pasture, the more animals; several pastures keep kinds apart.
agricola-coach-sow = Each field gives one crop at every harvest: three of [grain], two of [vegetable].
agricola-coach-hungry = The harvest comes after this round, and { $count } [food] { $count ->
        [one] is
       *[other] are
    } missing. Each one you must beg for costs 3 points: { $points } in all.
agricola-coach-beg = { $count } [food] { $count ->
        [one] is
       *[other] are
    } missing: begging costs { $points } points. See first whether something can still be turned into food.
agricola-coach-animals = Not every animal has room. Who is let go is lost, unless you can cook it.
agricola-coach-minus =
    { $count ->
        [one] One line of the score still counts −1
       *[other] { $count } lines of the score still count −1
    }. One of each is enough to mend it, and { $rounds ->
        [one] this is the last round
       *[other] { $rounds } rounds are left
    }.
