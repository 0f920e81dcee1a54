### Words of the browser client that belong to no game.

## Everywhere

client-club-room = Club room
client-history = Results
client-all-cards = All cards
client-cards-of = Cards of { $game }
client-learn = Learn
client-tournaments = Tournaments
client-main = Main
client-language = Language
client-theme = Theme
client-light = Light
client-dark = Dark
client-system = System
client-guest = Guest
client-me = My settings
client-me-of = { $name }, my settings
client-sign-in = Sign in
client-close = Close
client-cancel = Cancel
client-confirm = Confirm
client-ok = OK
client-yes = yes
client-no = no
client-save = Save
client-saved = Saved.
client-more = More
client-all = All
client-all-of = All { $count }
client-copy = Copy
client-copied = Copied
client-share = Share
client-skip = Skip
client-skip-to = Skip to content
client-skip-to-decision = Skip to the decision
client-parts = Parts of this page
client-joining = One moment …
client-lost = Connection lost. Reconnecting …
client-no-store = The server cannot reach its database. Your confirmed moves are safe. Trying again …
client-slow-line = Your connection is too slow to keep up. Reconnecting …
client-too-fast = That was too much at once. Reconnecting in a moment …
client-fault = Something went wrong on the server. Reconnecting …
client-restarting = The server is restarting. Reconnecting …
client-other-host = This address does not belong to this server. Please use the link you were given.
client-offline = The server cannot be reached.
client-trouble = Something went wrong. Please try again.
client-stumbled = This page has stumbled. Your match is safe.
client-load-again = Load again
client-retry = Try again
client-no-page = There is no such page.
client-no-table = There is no such table.
client-table-closed = This table is private.
client-and = { $some } and { $last }

## Time

client-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
client-hours = { $count } h
client-minutes = { $count } min
client-seconds = { $count } s
client-just-now = just now
client-clock-none = no clock
client-clock-a-move = { $time } a move
client-clock-plus = { $time } + { $plus }
client-clock-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }

## The club room

client-my-games = My games
client-wait-for-you = Your turn in { $count } of { $of } matches
client-your-turn = Your turn
client-left = { $time } left
client-with = with { $names }
client-go = Go
client-go-to-table = Go to the table
client-name-to-move = { $name } to move
client-resting = The bots wait until somebody watches
client-branched = Branch
    .hint = This match went its own way from a position of another one.
client-clear = Clear this match away
client-clear-means = It ends here and counts for nothing. Its record stays.
client-clear-away = Clear away
client-table-open = waiting for players
client-recent = Recent results
client-no-results = No finished games yet.
client-ahead-of = { $count } seats, ahead of { $name } { $points }
client-behind = { $count } seats, behind { $name } { $points }
client-won-by = { $count } seats, { $name } won
client-your-move = Your move
client-welcome-here = Welcome to the table.
client-never-played = Never played? { $game } teaches itself in ten minutes, on the real board, one idea at a time.
client-lesson-steps = Steps of the first lesson
client-learn-it = Learn it
client-first-lesson = Start the first lesson
client-know-the-game = I know the game: play now
client-no-account-needed = No account needed. You can stop at any time and come back.
client-first-evening = Your first evening
client-evening-learn = Learn
    .hint = ten steps, ten minutes
client-evening-match = First match
    .hint = bots, and a coach beside you
client-evening-people = Sit down with people
    .hint = take a free chair or send a link
client-games-here = The games
client-games-here-hint = Each has a first lesson and bots to play against.
client-bots = Bots
client-open-hint = Choose game, rules and clock
client-friend-sent-code = A friend sent you a code?
client-play-now = Play now
client-against-bots = against bots, no waiting
client-strength = Strength of the bots
client-bots-first = Bots, the weakest first
client-bots-learnt = Bots that practised for this table
client-bot = bot
client-bot-stands-in = a bot plays on
client-bots-how-many = How many bots
client-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
client-open-tables = Open tables
client-free-chair = Choose a free chair to sit down.
client-free-chair-host = Choose a free chair to seat somebody.
client-watch = Watch
client-running =
    { $count ->
        [one] { $count } match is running
       *[other] { $count } matches are running
    }
client-round = round { $round }
client-host = host
client-rated = rated { $rating }
client-first-seat = first seat
client-you = You
client-open-chair = Open
client-chair-open = Open to everyone
client-chair-of = Chair of { $name }
client-free = Free
client-last-seat = Last seat
# $number (Number): the seat, counted from 1
client-sit-here = Sit here: { $game }, seat { $number }
client-tab-play = Play
client-tab-tables = Tables
client-tab-watch = Watch
client-tab-people = People
client-tab-results = Results
client-your-name = What is your name?
client-guest-hint = No account, no e-mail. You can add a password later.
client-go-on = Play
client-have-account = I have been here before
client-guest-1 = Curious guest
client-guest-2 = Quiet guest
client-guest-3 = Cheerful guest
client-guest-4 = Clever guest
client-guest-5 = Brave guest
client-guest-6 = Patient guest
client-guest-7 = Early guest
client-guest-8 = Late guest

## Opening a table

client-open-a-table = Open a table
client-game = Game
client-presets = Ready-made rules
client-own-rules = Custom
client-house-rules = house rules
client-usual-rules = usual rules
client-choose-file = Choose a file
client-no-file = None
client-bad-file = This file is not JSON.
client-seats = Seats
client-seat-less = One seat fewer
client-bots-play = Bots play
client-fill-up = Fill the free chairs with bots
client-anybody-sits = anybody sits down
client-time = Time
client-the-rest = The rest
client-new-lead = The first column is enough; everything else is set as most people play.
client-as-usual = as usual
client-house-rules-fold = House rules
client-rated-yes = counts for the ratings
client-rated-no = does not count
client-add-seat = Add a seat
client-remove-seat = Remove this seat
client-who-sits = Who sits here
client-here-name = Second player at this screen
client-rules-of-table = Rules at this table
client-more-rules =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
client-fewer = Show less
client-clock = Clock
client-clock-kind-none = None
client-clock-kind-move = Per move
client-clock-kind-bank = Time bank
client-clock-kind-days = Days
client-clock-per-move = Time per move
client-clock-bank = Time per match
client-clock-increment = Added per move
client-clock-days-each = Per move
client-clock-from = Play from
client-clock-to = until
client-undo = Undo
client-redo = Redo
client-undo-free = Yes; past something revealed only if the other people agree
    .short = until something is revealed
client-undo-turn = Your own turn only
    .short = own turn only
client-undo-never = Never
    .short = never
client-who-may-sit = Who may join
client-everybody = Everyone
client-by-link = With the link
client-with-password = With a password
client-seat-password = Password for joining
client-spectators = Spectators
client-spectators-public = See what everyone sees
    .short = welcome, hands stay hidden
client-spectators-none = None
    .short = none
client-spectators-commentators = Commentators
    .short = commentators only
client-leaver = If someone leaves
client-leaver-bot = A bot takes over
client-leaver-wait = We wait
client-leaver-end = The match ends
client-rated-match = Rated
client-rated-match-hint = Counts for the ratings. No bots.
client-delay = Delay for commentators
client-drift = If the rules are updated
client-drift-draw = The match is a draw
client-drift-void = The match does not count
client-ask-chance = Ask before something is revealed
client-ask-chance-hint = Before a card is turned over or a piece is drawn, you confirm. Until then you can undo without asking the others.
client-waits-for =
    { $count ->
        [one] One chair is free: the match begins when it is taken.
       *[other] { $count } chairs are free: the match begins when all are taken.
    }
client-begins-at-once = Every chair is taken: the match begins at once.
client-begin-this = Begin
client-open-this = Open this table

## The waiting room

client-invite = Invite
client-qr = QR code of the link to this table
client-link = Link to this table
client-code = Or with the code:
client-join-by-code = Join by code
client-code-like = for example PX7K2M
client-join = Join
client-leave-table = Leave the table
client-close-table = Close the table
client-table-shut = This table was closed before the match began.
client-outdated = This match ended with an update of the rules
client-outdated-why = It was begun under rules that have changed since, so it cannot go on.
client-outdated-void = It does not count for anybody.
client-outdated-draw = It counts as a draw.
client-outdated-look = See how far it came
client-outdated-ended = The rules of this match have changed since
client-outdated-kept = Its result stands. It was played by rules that have changed since, so it can only be watched in part, and its record can be downloaded.
client-outdated-follow = Watch as far as possible
client-sit = Sit down
client-stand-up = Stand up
client-bot-away = Remove the bot
client-taken = This chair is taken.

## Other people

client-here-now = Here now
client-people-played = People you played with
client-is-here = is here
client-plays = plays { $game }
client-at-open-table = at an open table
client-played-times =
    { $count ->
        [one] one match, { $when }
       *[other] { $count } matches, last { $when }
    }
client-present =
    { $count ->
        [one] One person is here
       *[other] { $count } people are here
    }
client-free-chairs =
    { $count ->
        [one] one free chair
       *[other] { $count } free chairs
    }
client-invites-you = { $name } invites you to { $game }
client-not-now = Not now
client-mute-name = Mute { $name }
    .hint = No more invitations and no more messages from { $name }
client-invite-people = Invite people
client-invite-name = Name
client-invite-hint = They see it in the club room, now or when they next come.
client-invite-nobody = Nobody else is here yet. Type a name, or send the link.
client-invite-of = Invite { $name }
client-invited = Invited
client-was-invited = { $name } is invited.
client-said-no = says: not now
client-will-be-invited = { $name } will be invited.
client-company = Other people
client-show-me = Show that I am here
client-show-me-hint = At a table, the others there still see you.
client-heard-again = Unmuted.

## At the table

client-decision = Decision
client-options = Options
client-to-move = to move
client-away = away
client-others = The others
client-open-seat = Show everything of { $name }
client-your-time = your time left
client-waiting-for = Waiting for { $names }.
client-waiting-hint = Meanwhile, look around: choose a name or a line of the log.
client-watching = You are watching.
client-sending = Sending your move …
client-point-key = Press b to reach the places.
client-point = Choose one of the outlined places.
client-point-further = Now choose another outlined place.
client-choose-of = Choose one of { $count }
client-anytime = At any time
client-chance-next = Something new is revealed next. Continue?
client-chance-next-hint = Up to here you can undo without asking anyone.
client-chance-no-more = Don't ask again
client-undo-asked = { $name } would like to undo a move.
client-undo-asked-hint = New information was revealed since then, so everyone has to agree.
client-agree = Agree
client-refuse = Decline
client-over = The match is over.
client-past-round = Round { $round }
client-past-begin = The beginning
client-past-hint = This is a past position.
client-to-present = Back to now
client-since = Since your last turn
client-log = Log
client-log-hint = Choose a line to see the board at that moment.
client-log-empty = Nothing has happened yet.
client-log-more = Earlier
client-score-sheet = Score sheet
client-count-and-points = count and points
client-score-line = Category
client-score-next = Point at a number to see what would bring more.
client-score-next-tap = Tap a number to see what would bring more.
client-score-now = If the match ended now.
client-final-sheet = Final sheet
client-chat = Chat
client-chat-empty = No messages yet.
client-chat-say = Write a message
client-send = Send
client-mute = Mute
client-muted = You have muted { $name }.
client-unmute = Unmute
client-menu = Menu
client-copy-link = Copy the link
client-download = Download the record
client-report = Report a problem
client-report-what = What is wrong?
client-report-hint = The operator gets the record so far and your words.
client-reported = Thank you. The operator will look at it.
client-resign = Resign
client-resign-sure = Resign from this match? You will rank below everyone still playing.
client-return = Take my seat back
client-replaced = A bot is playing for you.
client-replaced-hint = Take your seat back whenever you like.
client-keys = Keys
client-keys-table = At the table
client-keys-everywhere = On every page
client-key-place = b
client-key-place-does = Go to the next place to choose
client-key-choose = Enter
client-key-choose-does = Choose it; with nothing picked out, press the main button
client-key-cancel = Esc
client-key-cancel-does = Cancel; from a past position back to now
client-key-undo = u
client-key-undo-does = Undo
client-key-redo = r
client-key-redo-does = Redo what you undid, one move at a time
client-key-past = ← →
client-key-past-does = Step through past positions
client-key-log = ↑ ↓ Home End
client-key-log-does = Go through the lines of the log
client-key-tab = Tab
client-key-tab-does = Go to the next button; with Shift back
client-key-press = Enter Space
client-key-press-does = Press it
client-key-arrows = ← →
client-key-arrows-does = Change a choice
client-key-close = Esc
client-key-close-does = Close what lies on top
client-key-help = ?
client-key-help-does = Show these keys
client-confirm-when = Confirm moves
client-confirm-touch = On touch
client-confirm-always = Always
client-confirm-never = Never
client-motion = Animation
client-sound = Sound
client-notices = Browser notifications
client-plan = Plan my next move
client-plan-hint = It is made for you when your turn comes, if it is possible then. Only you see it.
client-plan-next = Next:
client-plan-drop = Take the plan back
client-plan-none = There is nothing to plan now.
client-plan-lost = Not possible any more:
client-plan-held = A move was taken back, so your plan waits:
client-plan-do = Do it
client-standing = Automatic answers
client-standing-always = Always:
client-standing-count = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
client-standing-none = Nothing is answered for you.
client-standing-ask = ask me again
client-standing-from-now = Always answer like this
client-standing-hint = This question is then answered for you. The bar shows how, and lets you change it.
client-curtain = { $name } is next
client-curtain-hint = Pass the screen on. Everyone else, please look away.
client-curtain-lift = I am { $name }
client-tab-board = Board
client-tab-mine = Mine
client-tab-hand = Hand
client-tab-others = Others
client-tab-log = Log
client-facts = Details
client-eyes = View as
client-late = { $seconds } s delay
client-away-long = Away for a while?
client-replace = Let a bot take over
client-sampled = A possible position: hidden information was dealt anew.

## Going back

client-replay = Replay
client-first = To the beginning
client-back = One step back
client-forward = One step forward
client-run = Play
client-position = Position
client-link-here = Link to this moment
client-branch = Play on from here
client-branch-as = As { $name }, against bots
client-branch-all = Every seat, on my own
client-branch-hint = On a new table, against bots or others.

## Results

client-wins =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
client-you-win =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
client-you-win-by = You win: { $how }
client-wins-by = { $name } wins: { $how }
client-tied-by = { $names } share the win: { $how }
client-alone =
    { $points ->
        [one] { $points } point, playing solo
       *[other] { $points } points, playing solo
    }
client-tied =
    { $points ->
        [one] { $names } share the win with { $points } point
       *[other] { $names } share the win with { $points } points
    }
client-ended = The match has ended
client-ended-resign = { $name } resigned.
client-ended-flag = { $name } ran out of time.
client-ended-drift = The rules were updated.
client-ended-agreed = Ended by agreement.
client-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
client-round-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
client-how-it-went = How it went
client-points-by-round = points after each round
client-chart = Points of every seat after each round
client-moments =
    { $count ->
        [one] The turning point
        [2] Two turning points
       *[3] Three turning points
    }
client-moments-hint = the turns that moved the scores most
client-review = Looking back
client-review-hint = A bot plays every turn out again: what you could expect, what was luck, what decided it.
client-review-ask = Look back
client-review-wait = The bot is playing it out. This takes up to half a minute.
client-review-alt = Expected points over the match, luck and turns apart, and the turns that decided it.
client-review-keep = Save the picture
client-review-link = Copy its link
client-expected = About { NUMBER($points, maximumFractionDigits: 0) } points in the end.
client-moment-won =
    { $seat }: { $did }. Points gained: { $give ->
        [0] { $points }
       *[other] { $points } ± { $give }
    }.
client-moment-lost =
    { $seat }: { $did }. Points lost: { $give ->
        [0] { $points }
       *[other] { $points } ± { $give }
    }.
client-moment-better = Better: { $option }.
client-curve = Expected points over the match
client-no-choice = There was nothing to choose here.
client-moment-of = Round { $round }, { $name }
client-moment-lead = Takes the lead from { $name }.
client-moment-level =
    { $points ->
        [one] Now level with { $points } point.
       *[other] Now level with { $points } points.
    }
client-moment-place =
    { $place ->
        [1] Now leads with { $points } points.
        [2] Now 2nd with { $points } points.
        [3] Now 3rd with { $points } points.
       *[other] Now { $place }th with { $points } points.
    }
client-mark = Turning point { $n }
client-see-board = See board
client-again = Play again?
client-again-hint = Same table, same rules, new seats.
client-again-open = The new table is open.
client-again-ready = { $names } ready.
client-your-rating = Your rating
client-rematch = Rematch
client-seal = All chance was fixed before the first move, and nobody could change it. Its seal was shown from the start: { $seal }.
client-tab-sheet = Sheet
client-tab-story = Story

## History, players, settings

client-upload = Open a record
client-whose = Whose matches
client-whose-mine = Mine
client-whose-all = Everybody's
client-every-game = All games
client-every-count = Any number of seats
client-rated-or-not = Rated or not
client-rated-only = Rated matches
client-rated-never = Unrated matches
client-played-with = Played with …
client-match-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
client-member-since = Here since { $month }.
client-played =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
client-of-them-won = , { $count } won
client-last-matches = Last matches
client-too-few =
    { $count ->
        [one] One more match, and this shows how they go.
       *[other] { $count } more matches, and this shows how they go.
    }
client-places-are = Places, the first ones first: { $places }
client-points-are = { $mean } points on average, { $best } at best
client-places-how = Green: first, then the other places. Percent: matches won.
client-my-page = My public page
client-name = Name
client-password = Password
client-password-why = A password lets you use your name and games on other devices. No e-mail needed.
client-password-change = Change your password. Your other devices are signed out.
client-password-old = Old password
client-password-new = New password, at least 8 characters
client-password-set = Password saved.
client-webhook = Webhook
client-webhook-why = We notify this address when it is your turn, for example in a messenger.
client-digest = Once a day, what waits for me, at
client-digest-never = No time means never. Nothing is sent when nothing waits.
client-as-guest = As a guest
client-welcome = You are signed in. Welcome!
client-manners = This browser
client-devices = Where you are signed in
client-device-here = this device
client-device-used = last used { $when }
client-device-ended = The device is signed out.
client-leave = Sign out
client-sign-out = Sign out
client-sign-out-of = Sign out { $device }
client-sign-out-everywhere = Sign out everywhere
client-sign-out-guest = Without a password you cannot come back as this guest.
client-signed-out = You are signed out.
client-delete = Delete my account
client-delete-sure = Your games stay under a neutral name. Type “{ $name }” to delete your account.
client-deleted = Your account is deleted.

## Learn

client-how-to = How this table works
client-how-to-1 = What you can choose has an outline. You see what it brings before you do it.
client-how-to-2 = Point at anything else, or tap it, to see why it is not possible now.
client-how-to-3 = The bar at the bottom says whose turn it is and what to do. Undo, Cancel and Confirm are always there.
client-how-to-4 = Undo is free until something new is revealed: a card turned over, a piece drawn. After that the others have to agree.
client-how-to-5 = Every line of the log shows the board at that moment. You can play on from there at a new table.
client-seats-from = { $low } to { $high } seats
client-first-game = First game
client-first-game-hint = Learn by playing: the table explains what happens.

## The rules of the moment

client-rules = Rules
client-rules-why = Why is it so?
client-rules-search = Search all rules
client-rules-all = All rules

## A guided first game

client-guide = Guide
client-guide-next = Next
client-guide-done = Continue
client-guide-start = Guide me
client-guide-stop = End the guide
client-guide-why = Why?

## Advice and single steps

client-by-hand = Convert goods
client-give-back = Give back goods
client-careful = Ask before you borrow or give something up
client-advice = Mark what is worth a look
client-suggest = Suggest
client-suggest-why = Why?
client-suggested = Suggested:
client-suggestions = Suggestions

## High scores of those who play alone

client-best = High scores
client-best-hint = Solo matches, best first. Ties in the order they were played.
client-best-none = Nobody has finished a solo match yet.
client-best-place = Place
client-best-good = { $points } points are good.
client-best-exceptional = { $points } and more are exceptional.
client-best-reached-good = good
client-best-reached-exceptional = exceptional
client-best-yours =
    { $place ->
        [0] High scores
       *[other] Place { $place } of the high scores
    }
client-deck = Deck: { $name }
client-deck-reconstructed =
    { $name ->
        [reconstructed] Deck: partly reconstructed
       *[other] Deck: { $name } (partly reconstructed)
    }
client-rule = the rule

# --- the position of the day ---

client-daily = Position of the day
client-daily-is = { $game }: a moment of a match among bots. What would you do?
client-daily-open = Think about it
client-daily-answered = You have answered it. The next one comes tomorrow.
client-daily-look = See the comparison
client-daily-ask = What would you do? Make your move; then you see how the choices compare.
client-daily-best = That is what came out best.
client-daily-other = { $option } came out better: { $best }, yours { $own }.
client-daily-unseen = Nobody compared this one.
client-daily-how = A bot that thinks tried each choice out as often as its line says. The numbers are the points it expects at the end.
client-daily-own = your choice
client-daily-on = Play on
client-daily-playouts = { $count ->
        [one] once
       *[other] { $count } times
    }
