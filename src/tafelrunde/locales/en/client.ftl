### Words of the browser client that belong to no game.

## Everywhere

client-club-room = Club room
client-history = Results
client-learn = Learn
client-main = Main
client-language = Language
client-theme = Theme
client-light = Light
client-dark = Dark
client-system = As the system
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
client-copy = Copy
client-copied = Copied
client-share = Share
client-skip = Skip
client-skip-to = To the content
client-parts = Parts of this page
client-joining = One moment …
client-lost = Connection lost, trying again …
client-no-store = The house cannot reach its store. What was confirmed is kept; trying again …
client-offline = The server cannot be reached.
client-trouble = Something went wrong. Please try again.
client-no-page = There is no such page.
client-no-table = There is no such table.
client-table-closed = This table is not open to you.
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
client-wait-for-you = { $count } of { $of } wait for you
client-your-turn = Your turn
client-your-turn-in = Your turn in { $game }
client-left = { $time } left
client-others-wait = Waiting for you: { $names }
client-with = with { $names }
client-go = Go
client-go-to-table = Go to the table
client-later = Later
client-name-to-move = { $name } to move
client-table-open = waits for players
client-no-games = No game yet. Play one now, or sit down at an open table.
client-recent = Recent results
client-no-results = Nothing has been played to its end yet.
client-ahead-of = { $count } seats, ahead of { $name } { $points }
client-behind = { $count } seats, behind { $name } { $points }
client-won-by = { $count } seats, { $name } won
client-play-now = Play now
client-against-bots = against bots, no waiting
client-strength = Strength of the bots
client-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
client-open-tables = Open tables
client-free-chair = Choose a free chair to sit down.
client-free-chair-host = Choose a free chair to put somebody there.
client-in-play = { $count } in play
client-host = host
client-rated = rated { $rating }
client-first-seat = first seat
client-you = You
client-open-chair = Open
client-chair-open = Open to anybody
client-chair-of = Chair of { $name }
client-free = Free
client-last-seat = Last seat
# $number (Number): the seat, counted from 1
client-sit-here = Sit here: { $game }, seat { $number }
client-new-table = Your new table
client-as-set = as set in the form
client-tab-play = Play
client-tab-tables = Tables
client-tab-new = New table
client-tab-results = Results
client-your-name = What may we call you?
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
client-tree-1 = Ash
client-tree-2 = Elm
client-tree-3 = Oak
client-tree-4 = Lime
client-tree-5 = Birch
client-tree-6 = Alder
client-tree-7 = Rowan
client-tree-8 = Hazel
client-tree-9 = Maple
client-tree-10 = Willow
client-tree-11 = Yew
client-tree-12 = Walnut

## Opening a table

client-open-a-table = Open a table
client-game = Game
client-presets = Ready-made rules
client-own-rules = Own
client-house-rules = house rules
client-usual-rules = usual rules
client-choose-file = Choose a file
client-no-file = Without it
client-bad-file = This file cannot be read: it is no JSON.
client-seats = Seats
client-add-seat = One more seat
client-remove-seat = Take this seat away
client-who-sits = Who sits here
client-here-name = Name at this screen
client-rules-of-table = Rules of this table
client-more-rules =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
client-fewer = Fewer
client-further = Spectators, leavers, rating
client-clock = Clock
client-clock-kind-none = None
client-clock-kind-move = Move
client-clock-kind-bank = Bank
client-clock-kind-days = Days
client-clock-per-move = Time for a move
client-clock-bank = Time for the match
client-clock-increment = More for each move
client-clock-days-each = For a move
client-clock-from = Play from
client-clock-to = until
client-undo = Undo
client-undo-free = Until something is learnt
client-undo-turn = Own turn only
client-undo-never = Never
client-who-may-sit = Who may sit
client-everybody = Everybody
client-by-link = By link
client-with-password = With password
client-seat-password = Password for a seat
client-spectators = Spectators
client-spectators-public = See what all see
client-spectators-none = None
client-spectators-commentators = Commentators
client-leaver = Whoever leaves
client-leaver-bot = A bot steps in
client-leaver-wait = We wait
client-leaver-end = The match ends
client-rated-match = Rated
client-rated-match-hint = Counts for the ratings; people only.
client-delay = They see it later by
client-drift = If the rules change
client-drift-draw = It is a draw
client-drift-void = It is void
client-ask-chance = Wait before chance
client-ask-chance-hint = Confirm before cards or dice come: until then a move can be taken back.
client-waits-for =
    { $count ->
        [one] One chair is free: the match begins when it is taken.
       *[other] { $count } chairs are free: the match begins when all are taken.
    }
client-begins-at-once = Every chair is taken: the match begins at once.
client-open-this = Open this table

## The waiting room

client-invite = Invite
client-qr = QR code of the link to this table
client-link = Link to this table
client-code = Or by its code:
client-sit = Sit down
client-stand-up = Stand up
client-bot-away = Take the bot away
client-taken = This chair is taken.

## At the table

client-decision = Decision
client-options = Options
client-to-move = to move
client-away = away
client-others = The others
client-open-seat = See everything of { $name }
client-waiting-for = Waiting for { $names }.
client-waiting-hint = You can look around: choose a name or a line of the log.
client-watching = You are watching.
client-sending = Your move is on its way …
client-point = Choose one of the outlined places.
client-point-further = Now choose another outlined place.
client-choose-of = Choose one of { $count }
client-anytime = At any time
client-chance-next = Chance comes next.
client-chance-next-hint = Confirm, or take your last move back while you still can.
client-undo-asked = { $name } would like to take a move back.
client-undo-asked-hint = Something has been learnt since, so everybody has to agree.
client-agree = Agree
client-refuse = Refuse
client-over = The match is over.
client-past = The board after entry { $n }
client-past-hint = Nothing can be done here: this has been.
client-to-present = Back to now
client-since = Since your last turn
client-log = Log
client-log-hint = Every line shows its moment.
client-log-empty = Nothing has happened yet.
client-log-more = Earlier
client-score-sheet = Score sheet
client-score-line = What counts
client-score-now = As it would count now.
client-final-sheet = Final sheet
client-chat = Talk
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-send = Send
client-mute = Mute
client-muted = You do not hear { $name }.
client-unmute = Listen again
client-menu = Menu
client-copy-link = Copy the link
client-download = Download the record
client-report = Report a problem
client-report-what = What is wrong?
client-report-hint = The record up to here and your words go to the operator.
client-reported = Thank you. The operator can look at it now.
client-resign = Resign
client-resign-sure = Give this match up? You come behind everybody who stays.
client-return = Take my seat back
client-replaced = A bot plays for you.
client-replaced-hint = Take your seat back whenever you like.
client-keys = Keys
client-keys-list = b: next place to choose · Enter: choose · Escape: cancel · u: undo · ← →: step through past positions
client-confirm-when = Confirm moves
client-confirm-touch = on touch
client-confirm-always = always
client-confirm-never = never
client-motion = Movement
client-sound = Sound
client-notices = Notices of this browser
client-standing = Answers given ahead
client-standing-ask = ask me again
client-standing-from-now = Answer so from now on
client-standing-hint = This kind of question is then answered by itself; the menu takes it back.
client-curtain = { $name } is next
client-curtain-hint = Hand the screen over. Nobody else looks now.
client-curtain-lift = I am { $name }
client-tab-board = Board
client-tab-mine = Mine
client-tab-hand = Hand
client-tab-others = Others
client-tab-log = Log
client-facts = Facts
client-eyes = Look with the eyes of
client-late = { $seconds } s behind
client-away-long = Has been away for a while?
client-replace = Put a bot there
client-sampled = This is a world that could be so: what nobody knew was dealt anew.

## Going back

client-replay = Replay
client-first = To the beginning
client-back = One step back
client-forward = One step on
client-run = Play it through
client-entry = Entry
client-entry-of = { $n } of { $last }
client-link-here = Link to here
client-branch = Play on from here
client-branch-as = As { $name }, against bots
client-branch-all = On every seat, by myself
client-branch-hint = On a new table, against bots or others.

## Results

client-wins = { $name } wins with { $points } points
client-you-win = You win with { $points } points
client-alone = { $points } points on your own
client-tied = { $names } share the win with { $points } points
client-ended = The match has ended
client-ended-resign = Ended because somebody resigned.
client-ended-flag = Ended because somebody ran out of time.
client-ended-drift = Ended because the rules have changed.
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
client-moment-of = Round { $round }, { $name }
client-moment-lead = Takes the lead from { $name }.
client-moment-place =
    { $place ->
        [1] Leads with { $points } points then.
       *[other] { $points } points then, place { $place }.
    }
client-mark = Turning point { $n }
client-see-board = See board
client-again = Again at the same table?
client-again-hint = Same options, seats drawn anew.
client-again-open = The new table is open.
client-again-ready = { $names } ready.
client-your-rating = Your rating
client-rematch = Rematch
client-seal = Seed opened; its seal { $seal } was shown at the start.
client-tab-sheet = Sheet
client-tab-story = Story

## History, players, settings

client-upload = Watch a record
client-whose = Whose matches
client-whose-mine = Mine
client-whose-all = Everybody's
client-every-game = Every game
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
client-played-won = { $count } played, { $won } won
client-my-page = My page, as others see it
client-name = Name
client-password = Password
client-password-why = A password keeps your name and games on other devices. No e-mail needed.
client-password-change = Change your password. Your other devices are signed out.
client-password-old = Old password
client-password-new = New password, at least 8 characters
client-password-set = Your identity is kept now.
client-webhook = Webhook
client-webhook-why = This address is told when it is your turn: for a messenger, say.
client-as-guest = As a guest
client-welcome = Welcome.
client-manners = This browser
client-devices = Where you are signed in
client-device-here = this device
client-device-used = last used { $when }
client-device-ended = The device is signed out.
client-leave = Leave
client-sign-out = Sign out
client-sign-out-of = Sign out { $device }
client-sign-out-everywhere = Sign out everywhere
client-sign-out-guest = Without a password you cannot come back to this identity.
client-signed-out = You have left.
client-delete = Delete my account
client-delete-sure = Your games stay under a neutral name. Type “{ $name }” to delete the account.
client-deleted = The account is deleted.

## Learn

client-how-to = How this table works
client-how-to-1 = What you can choose has an outline. What it would bring is shown before you do it.
client-how-to-2 = Choose something else to hear why it cannot be done now.
client-how-to-3 = The bar below says whose turn it is and what is asked. Undo, Cancel and Confirm are always there.
client-how-to-4 = Undo is free until somebody learns something: a card turned, a piece drawn. After that the others are asked.
client-how-to-5 = Every line of the log shows the board at that moment; from there you can play on at a new table.
client-seats-from = { $low } to { $high } seats
client-first-game = First game
client-first-game-hint = Learn by playing: the table explains what happens.

## A guided first game

client-guide = Guide
client-guide-next = Next
client-guide-done = Go on
client-guide-start = Guide me
client-guide-stop = End the guide
client-guide-why = Why is it so?

## Advice and single steps

client-by-hand = Single steps
client-advice = Mark spaces worth a look

## High scores of those who play alone

client-best = High scores
client-best-hint = Matches that people played alone, the best first; those of equal points in the order they were played.
client-best-none = Nobody has finished a match alone yet.
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
