### Lesson and rules of Agricola.

## The first lesson

agricola-step-place = Place a person
    .do0 = Place your person on the Forest.
    .why = Your two people work in the village, one after the other. What lies on a space is yours when you go there. The Forest holds 3 [wood]; you need it for fences and rooms.
    .done = All the [wood] is yours. Next round 3 new ones lie there: what nobody takes piles up.
agricola-step-plow = Plow a field
    .do0 = Place your second person on Farmland.
    .do1 = Choose a space of your farm for the field. The next ones must lie beside it.
    .why = Fields carry grain and vegetables. Every unused space of your farm costs a point at the end, and two fields or more bring points.
    .done = Your first field. It is empty still: something must be sown.
agricola-step-sow = Sow
    .do0 = Place a person on Grain Utilization. Your grain is sown at once.
    .why = One [grain] in a field becomes three: two come from the supply. At every harvest one of them goes to your store.
    .done = Three [grain] stand in the field. At the next three harvests you get one each.
agricola-step-fence = Your first pasture
    .do0 = Place your second person on Fencing.
    .do1 = Choose two spaces of grass that lie side by side. Each fence costs 1 [wood]; you have 6.
    .why = Fences turn grass into a pasture. Two animals of one kind live on each of its spaces. And two spaces are no longer unused.
    .done = Room for four animals, and 4 points more than before.
agricola-step-breed = Animals that breed
    .do0 = Place a person on the Sheep Market: two sheep wait there.
    .why = Animals move into your pasture by themselves. Whoever has two of a kind at a harvest gets a third, if there is room for it.
    .done = Two sheep in the pasture. After the harvest of this round there will be three.
agricola-step-feed = Food before the harvest
    .do0 = Place your second person on Fishing: that is food enough.
    .why = After this round comes the first harvest: every person eats 2 [food], so you need 4. What is missing must be begged for, and each missing food costs 3 points.
    .done = All are fed. Your field gave a grain, and your sheep had a lamb. The next harvest comes after round 7.
agricola-step-room = A room more
    .do0 = Place a person on Farm Expansion.
    .do1 = Choose the space for a room. It costs 5 [wood] and 2 [reed], and must lie beside your house.
    .why = Every person needs a room. Only with an empty one may your family grow.
    .done = Three rooms for two people. You could build on; with Done you end it.
agricola-step-grow = The family grows
    .do0 = Place your second person on Basic Wish for Children.
    .why = A third person means one more turn in every round to come, and 3 points. It works from the next round on; at the harvest it eats, too.
    .done = A child. The earlier it comes, the more it can do.
agricola-step-improve = Improvements
    .do0 = Place a person on Major Improvement.
    .do1 = Choose what you build. The cards say what each costs and does.
    .why = Improvements last. Fireplace and cooking hearth turn animals and vegetables into food at any time, ovens bake bread; all of them bring points.
    .done = It lies beside your farm now and works for the rest of the match.
agricola-step-score = What counts in the end
    .do0 = This is your last person of the match. Point at the spaces and see what each would bring; then take the animals that bring 2 points.
    .why = Of each thing on the sheet you should have a little: none at all costs a point. You have no cattle yet, and more boars bring more.
    .done = Now comes the last harvest, then the farms are counted. You know everything that a first match needs.
