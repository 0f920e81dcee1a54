### Words of the pages of campaigns.

## The list, and a new one

trek-campaigns = Campaigns
trek-about = Several matches that belong together. Play the next one today, or any day.
trek-lobby = Three matches in a row, a series alone, a triathlon.
trek-begin-one = Begin a campaign
trek-new = New campaign
trek-kind = Kind
trek-form-campaign-is = Three matches of Agricola. The winner begins the next, everybody may carry on an occupation.
trek-form-solo-is = Agricola alone: eight matches, every target higher. Each win secures an occupation.
trek-form-best-of-is = As many matches of a game as you like; most wins decide.
trek-form-triathlon-is = A match each of Agricola, Loyang and Lydia, on one scale.
trek-matches = Matches
trek-person = A person, by the link
trek-bot = Bot: { $bot }
trek-seat = Seat { $number }
trek-title = What is it called?
trek-open = Begin the campaign

## How it stands

trek-played =
    { $alone ->
        [1] { $count ->
            [one] one of { $of } won
           *[other] { $count } of { $of } won
        }
       *[other] { $count ->
            [one] one of { $of } played
           *[other] { $count } of { $of } played
        }
    }
trek-branched = This campaign left another one and goes its own way.
trek-standing = Standing
trek-players = Players
trek-after =
    { $number ->
        [0] Before the first match
       *[other] After match { $number }
    }
trek-match = Match { $number }
trek-carried = carried
trek-total = Total
trek-place = Place:
trek-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
trek-starts = begins
trek-food = food
trek-open-seat = open seat
trek-pars = 0 points stand for the mean of steady bots, 100 for the best score of 200 of their matches:

## What is carried on

trek-carry = Carry an occupation into match { $number }
trek-carry-hint = It lies open from the start without its occupation cost.
trek-carry-none = Carry none
trek-carry-none-hint = Begin with your dealt hand only.
trek-secure = Secure an occupation for match { $number }
trek-secure-hint = It lies open at the start of every later match.
trek-begins = Match { $number } begins with
trek-dealt = { $secured } secured and { $dealt } dealt make seven.
trek-new-cards =
    { $count ->
        [one] one dealt new
       *[other] { $count } dealt new
    }

## What comes next

trek-what-next = What comes next
trek-over = Won by { $names }.
trek-over-hint = Look at its matches again, or go another way from one of them.
trek-waits =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
trek-free =
    { $count ->
        [one] There is a seat for you.
       *[other] There are { $count } seats: take one.
    }
trek-waits-hint = Whoever has the link can sit down.
trek-running = Match { $number } of { $game } is being played.
trek-asks = Which card do you carry into match { $number }?
trek-asks-secure = Which card do you secure for match { $number }?
trek-asks-others =
    { $count ->
        [one] { $names } still chooses what to carry on.
       *[other] { $names } still choose what to carry on.
    }
trek-target = Match { $number }: reach { $points } points.
trek-target-hint =
    { $food ->
        [0] You begin without extra food.
       *[other] You begin with { $food } extra food.
    }
trek-next = Match { $number } of { $of } is next: { $game }.
trek-any-day = It can wait as long as you like.
trek-sit = Take seat { $number }
trek-play-on = Play on
trek-look = Look on
trek-give-up = Give the match up
trek-give-up-really = Really give it up?
trek-carry-it = Carry it on
trek-carry-nothing = Carry nothing on
trek-pick-first = Pick one first
trek-begin = Play match { $number }
trek-to-campaign = Back to the campaign

## What would have been

trek-takes = What it takes
trek-goes-to = goes to
trek-with = with
trek-or = or
trek-sure =
    { $place ->
        [1] { $name } wins for certain with place 1.
       *[other] { $name } wins for certain with place { $place } or better.
    }
trek-can =
    { $place ->
        [1] { $name } can still win, but only with place 1.
       *[other] { $name } can still win with place { $place } or better.
    }
trek-cannot = { $name } cannot win any more.
trek-tie = With equal points the higher sum of all scores decides.
trek-would = What would have been
trek-without =
    { $count ->
        [one] Without match { $number }: { $names } leads.
       *[other] Without match { $number }: { $names } share the lead.
    }
trek-was-short =
    { $short ->
        [one] Match { $number }: { $score }, one point short.
       *[other] Match { $number }: { $score }, { $short } points short.
    }
trek-was-over =
    { $over ->
        [0] Match { $number }: { $score }, just the target.
       *[other] Match { $number }: { $score }, { $over } over the target, { $food } food for it.
    }
trek-was-given-up = Match { $number }: given up.

## Matches so far, and the path

trek-matches-so-far = Matches so far
trek-given-up = given up
trek-replay = See it again
trek-branch = Play on another way from here
trek-branch-hint = Begin a campaign of its own that is like this one up to here.
trek-record = Save the record
trek-path = The way through the series
trek-of-target = target { $target }
trek-to-reach = to reach
trek-target-word = target
trek-stone-won = Match { $number }: { $score } points, target { $target }.
trek-stone-next = Match { $number } is next: reach { $target } points.
trek-stone-ahead = Match { $number }: target { $target }.
trek-stone-failed =
    { $short ->
        [one] One try was one point short.
       *[other] One try was { $short } points short.
    }

## The picture

trek-picture = Share as a picture
trek-picture-of = { $title } as a picture
trek-picture-solo = { $count } of { $of } won, { $points } points
trek-save-picture = Save picture
trek-copy-link = Copy link
