### The words of the command line.

## Help

cli-help = One table for Euro games: play them in the terminal, simulate them, replay their records.
cli-help-games = List the games that are installed, with their options.
cli-help-play = Play a match in the terminal against bots. Without a terminal, bots play it to its end.
cli-help-simulate = Let bots play many matches and count points and wins.
cli-help-rate = Let bots meet each other and rate them, with intervals.
cli-help-power = Count what cards and choices are worth: how often they win, with how many points.
cli-help-replay = Replay the match of a record, or verify every step of it.
cli-help-bench = Measure how fast the games are here, interpreted and compiled.
cli-help-help = Show this help and exit.
cli-help-game = The game, as `tafelrunde games` lists it.
cli-help-seats = How many seats; by default the fewest the game allows.
cli-help-option = An option of the game; may be repeated. Separate list items by commas; deck=@FILE reads a JSON file, @FILE alone a saved card list.
cli-help-lang = The language of all texts; by default that of the system.
cli-help-json = Print the result as one line of JSON.
cli-help-seat = Your own seat, counted from 1.
cli-help-play-seats = How many seats; two by default.
cli-help-play-bots = The bots on the other seats; a shorter list repeats. Good by default. Several named set the number of seats where --seats does not.
cli-help-play-seed = The seed of the match; a new one each time by default.
cli-help-play-record = Continue the match in this record, or keep a new match there.
cli-help-simulate-games = How many matches.
cli-help-simulate-bots = The bots by seat; a shorter list repeats. Several named set the number of seats where --seats does not.
cli-help-simulate-seed = The seed of all matches; the same seed gives the same results.
cli-help-simulate-records = Save the record of every match in this folder.
cli-help-jobs = How many processes share the work.
cli-help-cluster = Share the work over a Ray cluster (needs the extra `cluster`).
cli-help-audit = Count the components after every move; a match that loses one is an error.
cli-help-rate-rounds = How many rounds: in each, all bots meet on every chair with the same luck.
cli-help-rate-bots = The bots that take part, each once.
cli-help-rate-population = Measure each bot against a population of unlike ones instead of each other.
cli-help-rate-against = The bots of the population, in place of the usual ones.
cli-help-rate-keep = A file in which every match is kept; the same command goes on from there.
cli-help-power-seats = At how many seats; several counts apart by commas. Two by default.
cli-help-power-games = How many matches at each number of seats; a shorter list repeats.
cli-help-power-group = Show this group of things alone.
cli-help-csv = Write the result as a table for spreadsheets in this file.
cli-help-parquet = Write the same as Parquet in this file (needs the extra `lab`).
cli-help-plot = Draw the result into this file, .svg or .png (needs the extra `lab`).
cli-help-file = A record: the file that `play` or `simulate` saved.
cli-help-verify = Verify the hash of every step and the result instead of showing the match.
cli-help-other-rules = Follow a record of another version of the rules, as far as they agree.
cli-help-to = Stop after this entry and show the position.
cli-help-review = Look at the ended match again with a bot: what could be expected, what decided it.
cli-help-playouts = How many play-outs a review is worth.
cli-help-svg = Draw the review into this file.
cli-help-bench-games = The games to measure; all by default.
cli-help-seconds = How long to play at random for each figure.
cli-help-save = Save the results, with the machine they came from, in this file.

cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default: { $value }
cli-required = required

## What is wrong

cli-error = { $why }
cli-interrupted = interrupted
cli-missing = { $name } is missing.
cli-needs-number = { $name } needs a number.
cli-no-command = There is no command { $name }; commands: { $known }.
cli-extra = Unexpected argument: { $words }.
cli-no-output = The output cannot be written: { $why }
cli-no-such-option = There is no option { $name }.
cli-no-language = There is no language { $language }; languages: { $known }.
cli-no-game = There is no game { $game }; installed: { $known }.
cli-wrong-seats = { $game } is for { $low } to { $high } seats, not { $seats }.
cli-no-seat =
    { $seats ->
        [one] There is no seat { $seat }; the match has one seat.
       *[other] There is no seat { $seat }; seats are 1 to { $seats }.
    }
cli-no-bots = No bot is named; bots: { $known }.
cli-too-many-bots = { $count ->
    [one] One bot is named
   *[other] { $count } bots are named
} ({ $bots }), but there { $places ->
    [0] is no place for that
    [one] is one place
   *[other] are { $places } places
}.
cli-no-bot = There is no bot { $bot }; bots: { $known }.
cli-bot-elsewhere = The bot { $bot } has not learnt to play with these seats and options.
cli-rate-alone = A rating needs opponents: name two seats or more.
cli-rate-bots = A rating needs at least two bots, each named once, not: { $bots }.
cli-rate-population-only = --population goes without --csv, --parquet, --plot and --cluster.
cli-rate-no-population = --against and --keep go with --population only.
cli-power-nothing = { $game } names no cards or choices to compare.
cli-power-no-group = There is no group { $group }; known: { $known }.
cli-needs-numbers = { $name } takes whole numbers apart by commas, not { $value }.
cli-no-port = { $name } is a number from 0 to 65535, not { $value }.
cli-too-small = { $name } must be greater than zero, not { $value }.
cli-option-form = An option is written KEY=VALUE, not { $pair }.
cli-option-twice = The option { $option } is given twice.
cli-no-option = There is no option { $option }; options: { $known }.
cli-option-flag = The option { $option } is true or false, not { $value }.
cli-option-number = The option { $option } is a whole number from { $low } to { $high }, not { $value }.
cli-option-choice = The option { $option } is one of { $known }, not { $value }.
cli-option-several = The option { $option } takes each of { $known } at most once, not { $value }.
cli-option-refused = The option { $option } does not work: { $why }
cli-no-saved = { $file } holds no saved options of { $game }: it needs "game" and "options".
cli-options-conflict = These options do not go together ({ $options }): { $why }
cli-options-refused = These options do not go together: { $why }
cli-no-file = Cannot use { $file }: { $why }
cli-no-json = The file { $file } for the option { $option } is no JSON: { $why }
cli-no-cluster = A cluster needs Ray: install tafelrunde with the extra “cluster”.
cli-no-lab = { $file } needs Matplotlib and PyArrow: install tafelrunde with the extra “lab”.
cli-no-plot = A plot is a file that ends in one of { $known }, not { $file }.
cli-review-not-over = Only a match that was played to its end can be reviewed; that of { $file } was not.
cli-no-folder = There is no folder { $folder } to write to.
cli-no-record = There is no record { $file }.
cli-record-fixed = { $file } holds a match already: its seats, options and seed are fixed.
cli-other-game = { $file } is a match of { $found }, not of { $game }.
cli-no-entry =
    { $last ->
        [0] There is no entry { $number }; the record has none.
       *[other] There is no entry { $number }; the last one is { $last }.
    }
cli-record-broken = { $file }, line { $line }: { $cause } ({ $why })
cli-record-damaged = the record is damaged
cli-record-unsound = no match can start from its position
cli-record-truncated = the record breaks off
cli-record-version = the record belongs to another version
cli-record-drifted = the rules give a different result here
cli-record-illegal = the rules do not allow this
cli-failed-game = match { $number } failed with the seed { $seed }: { $why } (record: { $record })

## Games, simulations, figures

cli-game = { $game }: { $low } to { $high } seats, rules { $rules }
cli-none = none
cli-values-data = @FILE
cli-rate = { $rate }/s
cli-column-option = option
cli-column-values = values
cli-column-default = default
cli-column-seat = seat
cli-column-bot = bot
cli-column-mean = points (mean)
cli-column-wins = wins
cli-column-rating = rating
cli-column-interval = 95 of 100 times
cli-column-won = won
cli-column-points = points : others’
cli-column-dealt = wins when dealt
cli-column-kept = when kept
cli-column-played = when played
cli-column-played-mean = points then
cli-column-times = times
cli-column-pair = Played together
cli-column-with = more often than by chance with
cli-column-game = game
cli-column-seats = seats
cli-column-build = build
cli-column-decisions-rate = decisions/s
cli-column-games-rate = games/s
cli-column-fork = fork µs at 10 / 100 / 500
cli-column-bytes = bytes
cli-column-bytes-record = with record
cli-build-interpreted = interpreted
cli-build-compiled = compiled
cli-simulated =
    { $games ->
        [one] { $game }: { $finished } of { $games } match finished in { $seconds } s
       *[other] { $game }: { $finished } of { $games } matches finished in { $seconds } s
    }
cli-simulated-rates = { $games } games/s, { $decisions } decisions/s
cli-simulated-stopped =
    { $count ->
        [one] { $count } match was stopped by a limit and scored as it stood
       *[other] { $count } matches were stopped by a limit and scored as they stood
    }
cli-rated = { $game } with { $seats } seats: bots rated over { $matches } matches
cli-rated-pair = { $one } beats { $other } in { $share } of { $meetings } meetings ({ $low } to { $high })
cli-rated-population = { $bot } against the population: { $matches } matches
cli-rated-everybody = all together
cli-powers = { $game } with { $seats } seats, { $games } matches: { $mean } points and { $share } wins on the average
cli-plot-power = { $game }: wins of those who played it
cli-plot-wins = wins in percent
cli-plot-points = { $game }: points in { $games } matches
cli-plot-score = points
cli-rate-failed = A match with seed { $seed } failed: { $why }
cli-measuring = measuring
cli-machine =
    { $cores ->
        [one] { $cpu }, { $cores } core, Python { $python }
       *[other] { $cpu }, { $cores } cores, Python { $python }
    }

## Records

cli-replay =
    { $seats ->
        [one] A match of { $game } with { $seats } seat, rules { $rules }
       *[other] A match of { $game } with { $seats } seats, rules { $rules }
    }
cli-reconstructed = Some cards of this deck are reconstructed: not all of the printed ones are documented.
cli-chose = { $seat }: { $option }
cli-somebody = Somebody
cli-result = The match is over: { $points }
cli-verified = Record verified. Compared: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $hashes ->
        [0] no step hashes
        [one] one step hash
       *[other] { $hashes } step hashes
    }, { $compared }.
cli-with-result = the result
cli-without-result = no result yet

## At the table

cli-person = A person
cli-guest = Guest
cli-keys = Keys: a number chooses · words narrow the list · u undo · r redo · ? why not · t a tip · s score sheet · l legend · b board · h keys · q save and quit
cli-prompt = >
cli-confirm = Your turn ends here. Enter to go on, u to undo:
cli-undo-anyway = The bots agree. Undo? y/n:
cli-not-understood = Unknown key; h lists them all.
cli-no-choice = There is nothing to choose.
# $points (Text)
cli-expected = Expected points: { $points }
cli-no-legend = This game has no legend.
cli-nothing-barred = Everything you could point at is possible.
cli-and-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
cli-no-number = There is no number { $number }; the last one is { $last }.
cli-none-with = Nothing contains “{ $words }”; Enter shows everything again.
cli-page = { $first } to { $last } of { $count }: Enter for the next page, words to narrow the list
cli-manual =
    { $count ->
        [one] m shows one option that is seldom wanted
       *[other] m shows { $count } options that are seldom wanted
    }
cli-saved = Saved. Continue with: tafelrunde play { $game } --record { $file }
cli-watching = Nobody is here to answer, so bots play.
