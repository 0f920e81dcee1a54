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
