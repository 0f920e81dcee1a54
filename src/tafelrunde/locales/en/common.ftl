### Words that belong to no game.

# $number (Number): the seat, counted from 1
seat = Seat { $number }
spectator = Spectator

## Why a move is refused, whatever the game.

why-over = The match is over.
why-not-asked = It is not your turn to decide anything.
why-shape = This is no answer to the question.
why-not-offered = The rules do not offer this here.
why-not-waiting = The table is not waiting for you.
why-nothing-to-undo = There is nothing to take back.
why-undo = The moves that would stay do not fit together without these.

## Taking moves back

# $count (Number): how many others have to agree
undo-needs =
    { $count ->
        [0] You can take this back.
        [one] One other seat has to agree before this is taken back.
       *[other] { $count } other seats have to agree before this is taken back.
    }
undo-done = { $seat } takes back a move.
waiting-for = The table waits for { $seat }: chance comes next.

## What the table notes beside the moves

table-resign = { $seat } resigns.
table-takeover = { $by } plays for { $seat } from here on.
table-closed = The match was ended early: { $reason }
table-confirm = { $seat } lets chance come.

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

## Faults

fault = The rules failed here. Nothing was changed: choose something else or take a move back.

## Bots by their strength

bot-random = Gentle
    .help = Plays whatever comes, without a plan.
bot-greedy = Steady
    .help = Takes what brings most at once.
