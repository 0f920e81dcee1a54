proving-title = The fair

proving-lantern = lantern
proving-raid = raid
proving-dig = dig
proving-guard = guard
proving-mint = mint
proving-guild = guild
proving-card = { $name } { $number }
# $points (Number)
proving-chip =
    { $points ->
        [one] chip of { $points } point
       *[other] chip of { $points } points
    }
icon-coin = coin

## Questions and answers

proving-ask-pick = Which card do you keep?
proving-ask-reach = How many chips do you draw?
proving-reach =
    { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
proving-ask-keep = Which chip goes into your pouch?
proving-ask-act = What do you do at the market?
proving-act-earn = earn a [coin]
proving-act-play = play a card
proving-act-swap = swap two coins for a point
proving-act-shake = shake the tents
proving-ask-card = Which card do you play?
proving-card-nothing = none after all
proving-ask-raid = Whom do you raid?
proving-ask-guard = { $who } raids you. Does a guard stand by?
proving-guard-yield = no guard
proving-ask-boast = Do you boast of raiding { $who }?
proving-boast-boast = boast: a point for a coin
proving-boast-hush = hush
proving-ask-find = What about the card you dug up?
proving-find-keep = keep it
proving-find-toss = throw it away

## Why not

proving-why-unlucky = Luck does not let you draw so many.
proving-why-bag-empty = There are not so many chips in the bag.
proving-why-empty-hand = You have no card to play.
proving-why-two-coins = You need two coins to swap.
proving-why-sturdy = The tents at this table are sturdy.
proving-why-not-in-hand = This card is not in your hand.
proving-why-guard-waits = A guard waits in your hand until you are raided.
proving-why-nobody-to-raid = There is nobody you could raid.
proving-why-deck-empty = No card of the deck is left to dig up.
proving-why-not-in-play = This house is not in play at this table.
proving-why-built-already = You have this house already.
proving-why-too-dear = You cannot pay for this house, not even with what your mint strikes.
proving-why-market-closed = Nobody is raided at a closed market.
proving-why-no-such-seat = Nobody sits there.
proving-why-raid-self = You cannot raid yourself.
proving-why-no-coin = There is no coin to take.
proving-why-no-guard = This card is no guard.
proving-why-not-in-pack = This card is not in your pack.
proving-why-not-drawn = You did not draw this chip.

## Log

proving-log-gain =
    { $count ->
        [one] { $who } gains a coin.
       *[other] { $who } gains { $count } coins.
    }
proving-log-pay =
    { $count ->
        [one] { $who } pays a coin.
       *[other] { $who } pays { $count } coins.
    }
proving-log-score =
    { $count ->
        [one] { $who } scores a point.
       *[other] { $who } scores { $count } points.
    }
proving-log-drew = { $who } draws { $what }.
proving-log-drew-hidden = { $who } draws a card.
proving-log-showed = { $who } shows { $what }.
proving-log-picked = { $who } picks { $what }.
proving-log-chip = { $who } draws a { $what }.
proving-log-tossed = { $who } throws away a { $what }.
proving-log-built = { $who } builds { $what }.
proving-log-robbed = { $who } takes a coin from { $victim }.

## Score sheet

proving-score-houses = Houses
proving-score-points = Points
proving-score-coins = Coins
proving-score-chips = Chips
proving-score-goal = Goal
