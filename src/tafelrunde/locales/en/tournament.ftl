### The words of tournaments.

## Why something does not fit

tournament-why-advance-tie = { $names } are level, and only some of them can go on: say who does.
tournament-why-closed = The tournament is closed.
tournament-why-days = A final table needs three days or more, not { $days }.
tournament-why-draw-unknown = Nobody is drawn for { $what }; draws: { $known }.
tournament-why-draw-other = At table { $table } the lot fell on somebody else.
tournament-why-drawn-already = At table { $table } this has been drawn already, and a lot is drawn once.
tournament-why-draw-online = Table { $table } is online: nothing is drawn there by hand.
tournament-why-draw-balanced = By these rules nobody is drawn to begin: whoever began least often does.
tournament-why-draw-early = Who begins is drawn after the cards: start the draft of round { $round } first.
tournament-why-dropped-already = { $name } has dropped out already.
tournament-why-empty-table = Every table needs a player.
tournament-why-entered-already = Table { $table } has a result already; the organiser can correct it.
tournament-why-event = There is no event { $name }.
tournament-why-fact = In the event { $event }, { $fact } is missing or wrong.
tournament-why-few = { $players } players are too few; a table needs { $least }.
tournament-why-in-draft = { $name } has dropped out and sits in the draft: seat the round anew.
tournament-why-name-taken = The name { $name } is taken.
tournament-why-too-many = A tournament has at most { $most } players.
tournament-why-no-championship = Only a championship has a play-off.
tournament-why-no-event = There is no event { $event } to take back.
tournament-why-no-name = A player needs a name.
tournament-why-no-player = There is no player { $player }.
tournament-why-watch-duplicate = Tables that play the same cards cannot be watched live. Let spectators in after the end, or with a delay.
tournament-why-no-points = There is no points table for { $seats } seats.
tournament-why-no-round = Round { $round } has not been seated.
tournament-why-no-stage = There is no stage { $stage } that players could go on to.
tournament-why-no-table = There is no table { $table }; tables are 1 to { $tables }.
tournament-why-no-time = The event { $event } needs its time.
tournament-why-no-title = A tournament needs a name.
tournament-why-not-dropped = { $name } has not dropped out.
tournament-why-not-forbidden = These two may sit together already.
tournament-why-not-paused = The clock of round { $round } is not paused.
tournament-why-not-published = Round { $round } is a draft: publish it first.
tournament-why-not-running = The clock of round { $round } is not running.
tournament-why-not-tormented = The snail tormentor does not sit at table { $table }.
tournament-why-nothing-to-confirm = Table { $table } has no result that waits for confirmation.
tournament-why-nothing-to-correct = Table { $table } has no result to correct.
tournament-why-nothing-to-dispute = Table { $table } has no result that could be disputed; ask the organiser.
tournament-why-nothing-to-undo = There is nothing to take back.
tournament-why-option-unknown = No game of this tournament has an option { $option }.
tournament-why-option-value = The option { $option } cannot be { $value }.
tournament-why-options-clash = The options do not fit a table of { $seats }: { $why }
tournament-why-own-device = This phone entered the result of table { $table }. Somebody else there confirms it on their own phone, or the organiser does.
tournament-why-own-result = Somebody else at table { $table } has to confirm the result.
tournament-why-pair = A pair is two different players.
tournament-why-place = A table is wooden or online, not { $place }.
tournament-why-plan-players = The plan is for { $places } players, not { $players }.
tournament-why-player-number = The next player has number { $next }, not { $player }.
tournament-why-playoff = A play-off needs two different players or more, and a score for each.
tournament-why-playoff-tie = A play-off is for all who share one place.
tournament-why-preset = There is no preset { $preset }; presets: { $known }.
tournament-why-published-already = Round { $round } is published already.
tournament-why-round-open = Round { $round } is not over; results are missing or disputed at: { $tables }.
tournament-why-round-order = Round { $next } comes next, not round { $round }.
tournament-why-rounds-over = All { $rounds } rounds have been seated.
tournament-why-rounds-played = { $rounds } rounds have been seated already.
tournament-why-rule-missing = The rules say nothing about { $rule }.
tournament-why-rule-unknown = There is no rule { $rule }; rules: { $known }.
tournament-why-rule-value = The rule { $rule } cannot be { $value }.
tournament-why-score = { $score } is no score.
tournament-why-scores-count = Table { $table } has { $seats } seats, not { $given }.
tournament-why-seated-dropped = { $name } has dropped out and cannot be seated.
tournament-why-seated-twice = Somebody is seated twice.
tournament-why-started-already = Round { $round } has been started already.
tournament-why-swap = A swap needs two different players of the draft.
tournament-why-table-done = Table { $table } is done.
tournament-why-table-large = An online table of { $game } has { $most } seats at most, not { $seats }.
tournament-why-undo-needed = Event { $event } cannot be taken back, because what came later needs it: { $why }
tournament-why-undone-already = Event { $event } has been taken back already.
tournament-why-box = The box has { $there } cards of this kind ({ $kind }) for a table that needs { $needed }.
tournament-why-sheet-line = The score sheet has no line { $line }.
tournament-why-sheet-points = The line { $line } needs a whole number for each of { $seats } seats.
tournament-why-design-size = A table of { $size } cannot be made from { $players } players.
tournament-why-design-share = { $games } games of { $size } cannot be shared evenly by { $players } players.
tournament-why-design-none = No even plan was found for { $players } players and { $games } games of { $size }.
tournament-why-csv-cells = Line { $line } has more than { $titles } cells.
tournament-why-csv-favourite = Line { $line }: { $value } is no rank of a favourite.
tournament-why-csv-name = Line { $line } has no name.
tournament-why-round-begun = Round { $number } has begun at table { $table }: nothing before it is put right any more.

## Why this table

tournament-table-forbidden = { $one } and { $other } were to be kept apart.
tournament-table-met = { $one } and { $other } met in round { $rounds }.
tournament-table-new = No two at this table have met before.
tournament-table-up =
    { $places ->
        [one] { $name } plays up, one place.
       *[other] { $name } plays up, { $places } places.
    }
tournament-table-down =
    { $places ->
        [one] { $name } plays down, one place.
       *[other] { $name } plays down, { $places } places.
    }
tournament-table-group = { $one } and { $other } are both from { $group }.
tournament-table-groups-free = Clubs and other groups do not count in this round.
tournament-table-start =
    { $times ->
        [one] { $name } begins, for the first time.
       *[other] { $name } begins, by now { $times } times.
    }
tournament-proof-hand = Seated by hand.
tournament-proof-optimal = Proven best: by the goals of this round, in their order, no seating is better.
tournament-proof-best = Best found; { $goal }: at most { $by } better possible.
tournament-proof-repeats = No seating without repeats exists; this one has { $count }, the fewest.
tournament-goal-forbidden = forbidden pairs
tournament-goal-repeats = repeats
tournament-goal-distance = distance in places
tournament-goal-groups = pairs of one group
tournament-goal-starts = repeated starts

## Lists and pages

tournament-table = Table { $table }
tournament-column-place = Place
tournament-column-player = Player
tournament-column-round = Round
tournament-column-wins = Wins
tournament-column-score = Score
tournament-column-points = Points
tournament-column-table = Table
tournament-column-seat = Seat
tournament-column-occupation = Occupations
tournament-column-minor = Minor improvements
tournament-page-standings = Standings
tournament-page-days = Standings of each day
tournament-page-cross = Who met whom
tournament-page-checklist = Checklist for referees
tournament-page-tables = Round { $round }, by table
tournament-page-names = Round { $round }, by name
tournament-page-slips = Round { $round }, score sheets
tournament-page-deals = Round { $round }, cards
tournament-stage = { $name }
tournament-sum = Sum
tournament-slip-code = Enter the result with the code { $code }.
tournament-deal-discard = Occupations first: keep { $keep }, put the others back. Then the minor improvements.
tournament-deal-draft = Occupations first: keep one, pass the rest on, until everybody has { $keep }. Then the minor improvements.
tournament-deal-none = These are the hands.
tournament-deal-nothing = No cards are dealt in this round.

## Command line

tournament-help = Run a tournament in a file: enter players, seat them, take results, print standings.
tournament-help-what = What to do: new, enter, drop, return, forbid, allow, rename, favourite, rules, seat, swap, publish, advance, show, why, draft, start, pause, resume, draw, reached, torment, release, result, confirm, dispute, correct, playoff, standings, export, undo, log, close; sizes and design need no file.
tournament-help-words = The tournament's file, then what the word needs: names, a table, scores.
tournament-help-title = The tournament's name; by default that of the file.
tournament-help-preset = The rules to begin with: official, wbc, euroquest, lookout, norway, seven, duplicate, own.
tournament-help-rule = Set a rule, as JSON or as a word; may be repeated.
tournament-help-seed = The seed of all lots; a new one each time by default.
tournament-help-group = What new players belong to, such as club=Lions; may be repeated.
tournament-help-csv = Enter everybody of this spreadsheet.
tournament-help-round = The round; by default the last.
tournament-help-stage = The day or other stage whose standings are wanted, from 1.
tournament-help-by = Who notes this.
tournament-help-seconds = How long to look for a better seating.
tournament-help-page = What to export: json, csv, standings, days, cross, checklist, tables, names, slips, deals.
tournament-help-out = Write the export to this file.
tournament-cli-what = A tournament cannot { $what }; words: { $known }.
tournament-cli-file = Name the file of the tournament.
tournament-cli-exists = { $file } is there already.
tournament-cli-record = The file cannot be followed: { $why }
tournament-cli-pair = { $pair } should read KEY=VALUE.
tournament-cli-words =
    { $least ->
        [one] After the file, one word is needed, not { $count }.
       *[other] After the file, { $least } words are needed, not { $count }.
    }
tournament-cli-number = { $word } is no whole number.
tournament-cli-player = There is no player { $name }.
tournament-cli-players = Name the number of players, such as: sizes 17
tournament-cli-design = Name players, games and seats, such as: design 9 9 4
tournament-cli-stage = There is no stage { $stage }; stages are 1 to { $stages }.
tournament-cli-page = There is no page { $page }; pages: { $known }.
tournament-said-begun = The tournament is in { $file }.
tournament-said-round = Round { $round }
tournament-said-draft = Round { $round }, a draft: publish it, or seat anew.
tournament-said-entered = (not confirmed yet)
tournament-said-disputed = (disputed)
tournament-said-out = Sitting out: { $names }
tournament-said-result-new = Table { $table }: the result is entered.
tournament-said-result-same = Table { $table }: this result is there already.
tournament-said-result-differs = Table { $table }: another result is there; the organiser has to rule.
tournament-said-written = Written to { $file }.

## For referees

tournament-check-material = Faulty material is reported before the round starts.
tournament-check-wish = Basic Wish for Children lies on the space of round 5.
tournament-check-food = Food at the start, seat by seat: { $food }.
tournament-check-first = The first player is drawn: a person piece of every colour, one taken blind.
tournament-check-draft = Choosing cards takes { $minutes } minutes at most and is no playing time.
tournament-check-start = All tables begin together.
tournament-check-refill = The first player refills; when all agree to begin the round, what lies there is accepted.
tournament-check-pay = Goods are shown to all before they are paid; supplies lie in sight.
tournament-check-harvest = Harvest: the first player begins, then clockwise; the others look on.
tournament-check-harvest-neighbour = Harvest: the first player begins, then clockwise; the neighbour checks.
tournament-check-late = Once the next round has begun, nothing is put right any more.
tournament-check-snail = With the snail tormentor at the table, an action has { $seconds } seconds.
tournament-check-score = The first player of the last round scores, the third player checks; the organiser settles disputes.
tournament-check-stay = Everybody stays seated until the scores are taken.

tournament-why-rule-published = Round { $round } is published and goes by these rules: { $rule }. They change only for rounds to come.
tournament-why-rule-counted = Results are in, and they were counted by these rules: { $rule }. Take the results back first, or leave the rules.
tournament-rule-games = games
tournament-rule-deals = cards
tournament-rule-stages = rounds and days
tournament-rule-points = points by place
tournament-rule-bye = points for sitting out
tournament-rule-share_after = goods left at equal scores
tournament-rule-tiebreaks = ties
tournament-rule-duplicate = the same cards at all tables
