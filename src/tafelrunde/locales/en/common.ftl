### Words that belong to no game.

# $number (Number): the seat, counted from 1
seat = Seat { $number }
spectator = Spectator

## Why a move is refused, whatever the game.

why-over = The match is over.
why-not-asked = It is not your turn.
why-shape = This does not answer the question.
why-not-offered = The rules do not allow this here.
why-not-waiting = The table is not waiting for you.
why-nothing-to-undo = There is nothing to undo.
why-nothing-to-redo = There is nothing to redo.
why-undo = These moves cannot be undone without later ones.

## Taking moves back

# $count (Number): how many others have to agree
undo-needs =
    { $count ->
        [0] You can take this back.
        [one] One other person has to agree before this is taken back.
       *[other] { $count } other people have to agree before this is taken back.
    }
undo-done = { $seat } undoes a move.
waiting-for = Waiting for { $seat } to confirm: something new is revealed next.

## What the table notes beside the moves

table-resign = { $seat } resigns.
table-takeover = { $by } plays for { $seat } from now on.
table-closed = The match ended early: { $reason }
table-confirm = { $seat } confirms.

## Results

# $place (Number): 1 for the best
place = Place { $place }
# $points (Number)
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
total = Total
next-points-most = More brings nothing here.

## Faults

fault = Something went wrong in the rules. Nothing was changed: choose something else or undo a move.

## Bots by their strength

bot-beginner = Beginner
    .help = Plays at once, and every other answer is a guess.
    .time = instant
bot-easy = Gentle
    .help = Plays at once, and guesses one answer in five.
    .time = instant
bot-good = Steady
    .help = Plays at once, and takes what brings most now.
    .time = instant
bot-strong = Sharp
    .help = Thinks for a tenth of a second: tries out some ways the match could go.
    .time = 0.1 s a move
bot-best = Master
    .help = Thinks for a second: tries out many ways the match could go.
    .time = 1 s a move
bot-learned = Trained
    .help = Learnt from playing itself what a table is worth. Plays only at the tables it knows.
    .time = instant

## Bots by their kind: in tables and records from before there were strengths

bot-expert = Expert
    .help = Thinks for half a second, with what it learnt from playing itself. Plays only at the tables it knows.
    .time = 0.5 s a move
bot-search-learned = Expert
    .help = Tries out ways the match could go with what it learnt. Plays only at the tables it knows.
bot-random = Clueless
    .help = Plays whatever comes, without a plan.
bot-greedy = Steady
    .help = Takes what brings most at once.
bot-search = Skilled
    .help = Tries out many ways the match could go, and takes the best.

## Suggestions, whatever the game

# $line (Text): a heading of the score sheet
advice-points = In trial games this earned more, above all: { $line }.

## Looking back at an ended match

# What decided an ended match; start, turns and luck have their sign.
review-ahead =
    { $first } ended { $lead ->
        [0] level with { $second }
        [one] 1 point ahead of { $second }
       *[other] { $lead } points ahead of { $second }
    }: start { $start }, turns { $turns }, luck { $luck }.
review-alone = Expected at the start: { $start }. Turns { $turns }, luck { $luck }.
