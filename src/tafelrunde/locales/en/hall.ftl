### Words of the pages of tournaments.

## Pages

hall-new = New tournament
hall-name = What is it called?
hall-rules = Rules
hall-rounds = Rounds
hall-open = Open the tournament
hall-past = Past tournaments
hall-closed = closed
hall-preset-official = official rules
hall-preset-official-is = Tables of four and three, three rounds, 8-5-3-1 and 7-4-2 points, ties share.
hall-preset-wbc = WBC
hall-preset-wbc-is = Tables of four, three heats, a semifinal of 16 and a final; draft of 8.
hall-preset-euroquest = EuroQuest
hall-preset-euroquest-is = Like the official rules, with a draft of 7 in every round.
hall-preset-lookout = Lookout 2011
hall-preset-lookout-is = Three rounds, draft of 7 from 9, favourites spread over the tables.
hall-preset-norway = Norway
hall-preset-norway-is = Tables of four only, 10-6-3-1 points, ties by the margin over the table.
hall-preset-seven = seven, everybody with everybody
hall-preset-seven-is = Seven rounds of one table of four: everybody plays four matches, begins once, and meets everybody twice.
hall-preset-duplicate = Duplicate
hall-preset-duplicate-is = Every table gets the same cards; seats are compared with the same seat elsewhere.
hall-preset-own = own rules
hall-preset-own-is = Any game, as many rounds as you like.
hall-parts = Parts of the tournament
hall-middle = Tables and players
hall-tables = Tables
hall-players = Players
hall-log = Log
hall-links = Links and lists
hall-projector = Projector
hall-live = live
hall-organiser = the organiser

## Rounds and tables

hall-round = Round { $round }
hall-round-word = round
hall-round-of = Round { $round } of { $rounds }
hall-table = Table { $table }
hall-at-table = table { $table }
hall-wooden = wooden
hall-online = online
hall-to-online = Play it online
hall-to-wooden = Play it on wood
hall-played = played
hall-place = place { $place }
hall-slowest = Slowest table
hall-slowest-table = Slowest: table { $table }
hall-tormented = The snail tormentor sits here: few seconds an action
hall-scores-in = scores in
hall-look = Look
hall-look-later = Can be watched later
hall-reached = Round { $round } begins
hall-reached-of = The next round begins at table { $table }
hall-send-snail = Send the snail tormentor here
hall-out = Sitting out: { $names }
hall-not-begun = The first round has not been published yet.
hall-draft-how = A draft: only you see it. Drag somebody onto another, or pick two, and they change places.

## Why

hall-why = Why this table?
hall-why-table = Why table { $table }?
hall-swap-cost = What a swap with { $name } would cost
hall-cost-forbidden =
    { $count ->
        [one] { $sign }1 forbidden pair
       *[other] { $sign }{ $count } forbidden pairs
    }
hall-cost-repeats =
    { $count ->
        [one] { $sign }1 pair met again
       *[other] { $sign }{ $count } pairs met again
    }
hall-cost-distance =
    { $count ->
        [one] { $sign }1 place apart
       *[other] { $sign }{ $count } places apart
    }
hall-cost-groups =
    { $count ->
        [one] { $sign }1 pair of one club
       *[other] { $sign }{ $count } pairs of one club
    }
hall-cost-starts =
    { $count ->
        [one] { $sign }1 repeated start
       *[other] { $sign }{ $count } repeated starts
    }
hall-cost-none = costs nothing

## Time

hall-time = Playing time, round { $round }
hall-minutes = { $minutes } of { $of } minutes
hall-pause = Pause
hall-resume = Continue
hall-extend = +5 min
hall-paused = The clock is paused.
hall-done = { $done } of { $all } done

## Standings

hall-standings = Standings
hall-after = after round { $round }
hall-after-cap = After round { $round }
hall-place-word = Place
hall-player = Player
hall-r = R { $round }
hall-wins = Wins
hall-score = Score
hall-points = Points
hall-left = left
hall-points-for = { $seats } seats: { $points }.
hall-ties = Who ties at a table shares the points. Who has the same total is told apart by: { $by }.
hall-tie-wins = wins
hall-tie-score = score
hall-tie-margin = margin over the table
hall-tie-direct = direct games
hall-provisional = is not confirmed yet.

## Players

hall-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
hall-nobody = Nobody has entered yet.
hall-player-name = Name
hall-club = Club (optional)
hall-enter = Enter
hall-enter-all = Enter all
hall-list = Enter a list
hall-list-how = One name on each line; the club may follow after a comma or a semicolon. With a line of titles (name, club, favourite) also the ranks of favourites.
hall-file = From a file
hall-drop = Drops out
hall-drop-who = { $name } drops out
hall-back = Plays again
hall-back-who = { $name } plays again

## Results

hall-result-of = Result, table { $table }
hall-enter-result = Enter the result
hall-enter-result-of = Enter the result of table { $table }
hall-correct = Correct
hall-score-of = Score of { $name }
hall-sheet = Correct the result
hall-confirm = Confirm
hall-rule = Decide
hall-waits = to be confirmed
hall-disputed = disputed
hall-disputed-more = Somebody says that this is not right. Your word is final.
hall-entered-by = Entered by { $name }; somebody else at the table confirms.

## The slip

hall-who = Who are you?
hall-you = You are { $name }.
hall-not-me = That is not me
hall-right = This is right
hall-wrong = This is not right
hall-what-wrong = What is wrong? (optional)
hall-final = The result stands.
hall-other-confirms = Entered. Somebody else at your table confirms it on this page.
hall-disputed-wait = You do not agree on the result. The organiser decides.
hall-told-same = The same result was entered already.
hall-told-differs = Another result was entered already. The organiser decides.
hall-online-how = This table is played here, on this server.
hall-sit = Sit down
hall-who-enters = The first player of the last round enters the result, the third player confirms it.

## Links

hall-sign-up = Sign up
hall-enter-me = Take part
hall-you-are-in = { $name } takes part.
hall-entry-closed = Nobody can sign up here at the moment. Ask the organiser.
hall-let-in = People may sign up by this link
hall-watch = Watch the standings
hall-helper = Helpers
hall-helper-is = Whoever has this link can enter players and results.
hall-copy = Copy the link
hall-copied = Copied
hall-qr-join = QR code: sign up
hall-qr-watch = QR code: standings
hall-qr-slip = QR code: slip of table { $table }
hall-print = Print
hall-back-to = Back
hall-backup = Record
hall-by-table = Round { $round } by table
hall-by-name = Round { $round } by name
hall-signed = Signed
hall-slip-how = Scan the code to enter and confirm the result.

## What comes next

hall-next-closed = The tournament is closed.
hall-next-enter = Enter the players.
hall-next-enter-more = Or let them sign up by the QR code under Links and lists.
hall-next-first = { $count } players are there. Seat the first round?
hall-next-draft = All results are in. Seat round { $round }?
hall-next-draft-more = You see a draft first. Nobody else sees it until you publish it.
hall-next-publish = Publish round { $round }?
hall-next-start = Round { $round } is published. Start the clock?
hall-next-start-more = All tables begin together.
hall-next-rule =
    { $count ->
        [one] The result of table { $tables } is disputed.
       *[other] The results of tables { $tables } are disputed.
    }
hall-next-rule-more = Decide on the left; your word is final.
hall-next-play =
    { $count ->
        [one] Still playing: table { $tables }.
       *[other] Still playing: tables { $tables }.
    }
hall-next = What comes next
hall-next-deal = Round { $round } is published. Deal the cards?
hall-next-deal-more = { $minutes } minutes to choose cards; that is no playing time. At online tables they are chosen on the screen.
hall-deal = Start the draft clock
hall-next-snail = The snail tormentor sits at table { $table }, in round { $round }.
hall-next-snail-online = { $seconds } seconds an action, then he acts by himself. He leaves at the next harvest.
hall-next-snail-wooden = { $seconds } seconds an action: the stopwatch is on the left. He leaves at the next harvest.
hall-next-playoff = All rounds are played, and somebody shares a place.
hall-next-playoff-more = Let them play once more and enter it on the left, or close: then they share the place.
hall-next-close = All rounds are played. Close the tournament?
hall-next-close-more = The standings are final then, and everybody here finds them under Past tournaments. You can undo it.
hall-draft = Draft the seating
hall-redraft = Draft again
hall-publish = Publish
hall-start = Start the clock
hall-close = Close the tournament
hall-busy = One moment …
hall-undo = Undo
hall-undo-n = Undo event { $n }

## Log

hall-log-entered = { $name } entered
hall-log-edited = { $name } was changed
hall-log-dropped = { $name } dropped out
hall-log-returned = { $name } plays again
hall-log-forbidden = { $names } are kept apart
hall-log-allowed = { $names } may sit together
hall-log-changed = The rules were changed
hall-log-seated = Round { $round } was drafted
hall-log-seated-hand = Round { $round } was changed by hand
hall-log-placed-wooden = Table { $table } is wooden
hall-log-placed-online = Table { $table } is online
hall-log-published = Round { $round } was published
hall-log-drafting = Round { $round }: the draft began
hall-log-started = Round { $round } started
hall-log-paused = The clock was paused
hall-log-resumed = The clock went on
hall-log-extended = { $seconds } seconds more
hall-log-drawn-board = Table { $table }: { $names } lays out the round cards, by lot
hall-log-drawn-occupations = Table { $table }: { $names } deals the occupations, by lot
hall-log-drawn-minors = Table { $table }: { $names } deals the minor improvements, by lot
hall-log-drawn-pieces = Table { $table }: { $names } shake and draw the pieces, by lot
hall-log-drawn-first = Table { $table }: { $names } begins, by lot
hall-log-reached = Table { $table } reached round { $number }
hall-log-tormented = The snail tormentor went to table { $table }, the slowest
hall-log-released = The snail tormentor left table { $table }
hall-log-result = Table { $table } entered { $scores }
hall-log-confirmed = Table { $table } was confirmed
hall-log-disputed = Table { $table } is disputed
hall-log-disputed-words = Table { $table } is disputed: “{ $words }”
hall-log-disputed-scores = Table { $table } is disputed: { $scores } instead
hall-log-corrected = Table { $table } was corrected: { $scores }
hall-log-ruled = Table { $table } was decided: { $scores }
hall-log-played-off = Play-off of { $names }: { $scores }
hall-log-advanced = { $names } go on
hall-log-rekeyed = The helpers’ link was taken back
hall-log-by-match = told by the online table
hall-log-noted = Note: { $words }
hall-log-closed = The tournament was closed
hall-log-undone = Event { $of } was taken back

## Own rules, players, the snail, papers

hall-draft-time = Choosing cards, round { $round }
hall-stopwatch = Stopwatch, table { $table }
hall-action-begins = An action begins
hall-action-stop = Stop
hall-action-over = Time is up: take the first free and legal space in this order, then the first thing it offers.
hall-action-how = { $seconds } seconds for each action. The board in the order in which you look:
hall-playoff = Play-off
hall-playoff-enter = Enter the play-off
hall-earlier = { $what } counts earlier
hall-goal-forbidden = who is to be kept apart
hall-goal-repeats = nobody meets anybody twice
hall-goal-distance = neighbours in the standings
hall-goal-groups = clubs apart
hall-goal-starts = everybody begins equally often
hall-own-points = Points by place
hall-own-seats = Table of { $seats }
hall-own-wrong = One number for each place, please: table of { $seats }.
hall-own-ties = Ties are decided by
hall-own-goals = What the seating wants, the most important first
hall-own-more = Time and prizes
hall-own-minutes = Minutes to play
hall-own-prizes = Prizes by place
hall-own-championship = A championship: ties may play once more
hall-prize = Prize
hall-cross = Who met whom
hall-cross-is = The rounds in which two sat at the same table.
hall-apart = Keep apart
hall-apart-one = One
hall-apart-other = The other
hall-apart-do = Never at one table
hall-apart-undo = Allow again
hall-helper-back = Take the link back
hall-paper-deals = Cards to deal
hall-paper-slips = Score sheets
hall-paper-checklist = Referees’ checklist
hall-paper-cross = Who met whom
hall-paper-standings = Standings
hall-farm = The farm
hall-farm-how = Tap a space until it shows what lies there, tap its edges for fences.
hall-farm-space = Row { $row }, column { $column }: { $what }
hall-farm-empty = empty
hall-farm-room = room
hall-farm-field = field
hall-farm-stable = stable
hall-farm-fence = Fence { $number }
hall-farm-house = House
hall-farm-wood = wood
hall-farm-clay = clay
hall-farm-stone = stone
hall-farm-way = How to enter the farm
hall-farm-point = By pointing
hall-farm-sheet = By category
hall-farm-sheet-how = Enter how many there are, not the points: these come by themselves.
hall-farm-rooms = Rooms
hall-farm-single = Stables outside pastures
hall-farm-lines = Line by line
hall-farm-take = Take { $total } points
hall-count-of = Count the farm of { $name }
hall-count-farm = Count
hall-own-cards = Hand cards
hall-own-cards-none = none: the family game
hall-own-cards-seven = seven of each kind
hall-own-cards-ten = ten of each kind, keep seven
hall-own-cards-draft = draft of seven
hall-banner-start = All tables begin together, when the organiser starts the clock.
hall-banner-start-short = Not begun yet
hall-banner-deal = You may choose your cards already.
hall-banner-draft = Time left to choose cards:
hall-banner-late = The time to choose cards is over: please choose now.
hall-banner-late-short = The time is over: choose now
hall-banner-paused = The organiser has stopped the clock. You can play on when it runs again.
hall-banner-paused-short = The clock is stopped
hall-banner-you = You have to act. Seconds left:
hall-banner-other = { $name } has to act. Seconds left:
hall-banner-harvest = The snail tormentor sits here. Nobody is timed just now.
hall-games = Games, in this order round by round
hall-days = Rounds and final
hall-bans = Cards nobody gets, by number
hall-resources = At equal scores, goods left decide
hall-left-of = Equal score: building resources { $name } has left
hall-refilled = The first player has refilled, and all agree with what lies there? Then the round begins, and nothing before it is put right any more.
hall-over = The tournament is over. These have won:
hall-final-places = Final places
hall-round-over = The round is over: all results are in.
hall-quoted = “{ $words }”
hall-from-phone = Entered as { $name }, on phone { $device }
hall-phone = phone { $device }
hall-own-phone = It was entered on this phone. Somebody else at your table confirms it on their own phone, or the organiser does.
hall-next-look = Round { $round } is drafted.
hall-next-look-more = Look at the draft before you publish it.
hall-look-at-draft = Show the draft
hall-next-unknown =
    { $count ->
        [one] Time is up. Table { $tables } has not told which round it is in, so the snail tormentor does not go by himself. Look, and send him to the slowest table.
       *[other] Time is up. Tables { $tables } have not told which round they are in, so the snail tormentor does not go by himself. Look, and send him to the slowest table.
    }
hall-sits = is here
hall-comes = not here yet
hall-room-waits = { $count ->
    [0] Everybody is here: the table begins.
    [one] One person is still to come, then the table begins.
   *[other] { $count } people are still to come, then the table begins.
}
hall-room-slip = You sit down with the code on your table’s slip.
hall-change-rules = Change these rules
hall-change-do = Change the rules
hall-change-not = Leave them as they are
hall-change-how = What was already played by stays as it is; you are told where that is so.
hall-with-changes = with changes
hall-games-word = Games
hall-points-duplicate = Each seat is compared with the same seat at the other tables.
hall-deal-discard = { $cards } of each kind, keep { $keep }
hall-deal-draft = draft of { $cards }, keep { $keep }
hall-deal-none = { $keep } of each kind
hall-banned = without { $cards }
hall-time-word = Time
hall-time-told = { $play } minutes to play, { $draft } to choose cards; { $action } seconds an action at the slowest table once time is up (the snail tormentor)
hall-prizes = Prizes
hall-prizes-none = none
hall-is-championship = a championship: ties may play once more
hall-day = Day { $day }
hall-stage-heats = Heats
hall-stage-semifinal = Semifinal
hall-stage-final = Final
hall-stage-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
hall-take-best =
    { $count ->
        [one] the best one
       *[other] the best { $count }
    }
hall-take-winners = the winners of the tables
hall-take-firsts =
    { $count ->
        [one] the first of each day
       *[other] the best { $count } of each day
    }
hall-days-kept = as they are
hall-days-form = How it goes
hall-days-count = Days, the final included
hall-days-who = Who plays the final table
hall-firsts-1 = the first of each day
hall-firsts-2 = the first and second of each day
hall-own-drafting = Minutes to choose cards
hall-own-action = Seconds an action with the snail tormentor (at the slowest table)
hall-own-cards-how = How cards are dealt
hall-own-cards-official = as the official rules: twice ten, keep seven; then a draft
hall-own-cards-kept = as they are
hall-watching = Looking on at online tables
hall-watching-how = When others may look on
hall-watching-live = live
hall-watching-after = after the end
hall-watching-late = later
hall-watching-minutes = Minutes late
hall-watching-told = { $minutes } minutes late, with all hands
hall-first-round = First round
hall-first-how = How the first round is seated
hall-first-random = by lot
hall-first-apart = by lot, clubs apart
hall-first-snake = favourites spread over the tables
hall-days-one = rounds, then the places
hall-days-days = several days of three rounds, then a final table
hall-days-final = rounds, then a final of the best four
hall-my-page = My page
hall-you-sit = Round { $round }: you sit at table { $table }.
hall-you-wait = Your table stands here as soon as the round is published.
hall-edit = Change
hall-edit-who = Change { $name }
hall-keep = Keep
hall-favourite = favourite { $rank }
hall-favourite-rank = Favourite: 1 is the strongest, 0 is none
hall-lots = By lot
hall-lots-of = Drawn by lot, table { $table }
hall-lots-how = Where the players of a table do not agree, a lot decides. Each lot is drawn once and stands in the log.
hall-draw = Draw
hall-lot-draw = Draw: { $what }
hall-lot-board = Who lays out the round cards
hall-lot-occupations = Who deals the occupations
hall-lot-minors = Who deals the minor improvements
hall-lot-pieces = Who shakes and who draws the pieces
hall-lot-first = Who begins
hall-lot-early = once the cards are being dealt
hall-begins = begins
hall-standings-of = Standings of
hall-standings-now = the tournament as it stands
hall-stage = Part { $stage }
hall-paper-days = Standings of each day
hall-advance = Who plays: { $stage }
hall-advance-how = By itself it goes by the standings. Where a tie or something else is for you to decide, choose everybody who plays.
hall-advance-do =
    { $count ->
        [one] This one plays
       *[other] These { $count } play
    }
hall-advance-done = Noted. Now draft the seating.
