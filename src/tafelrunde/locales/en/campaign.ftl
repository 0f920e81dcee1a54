# The campaign: several matches whose results go into each other.

campaign-help = Play several matches whose results go into each other: campaigns, the solo series, a triathlon, a best of.
campaign-help-what = new, play, choose, result, abandon, show, undo, branch or replay.
campaign-help-file = The file the campaign is kept in.
campaign-help-word = After choose the card, by its id or name, or none; after branch the new file.
campaign-help-form = The kind of campaign: campaign or solo (Agricola), best-of or triathlon. The first of the game by default.
campaign-help-game = The game; Agricola by default.
campaign-help-of = How many matches a best of has.
campaign-help-seats = How many seats.
campaign-help-seat = Your own seat, counted from 1; 0: bots alone. After choose: who chooses.
campaign-help-bots = The bots on the other seats; a shorter list repeats. Good by default.
campaign-help-seed = The seed of all matches; a new one each time by default.
campaign-help-title = What the campaign is called.
campaign-help-scores = The points of a match played elsewhere, seat by seat.
campaign-help-places = The places, where the points alone do not say them.
campaign-help-played = The cards a seat played, as 1=A108,B102; may be repeated.
campaign-help-event = The event to take back, or up to which to branch; the last by default.

campaign-form-campaign = Campaign of three matches
campaign-form-solo = Solo series
campaign-form-best-of = Best of several
campaign-form-triathlon = Triathlon

campaign-next = Match { $number } of { $matches } comes next.
campaign-nothing = nothing

campaign-event-begun = Match { $number } begins: { $game }.
campaign-event-ended = It ends with { $scores }.
campaign-event-given-up = It is given up.
campaign-event-chosen = { $seat } carries on: { $card }.
campaign-event-undone = Event { $number } is taken back.

campaign-why-no-match = No match is running.
campaign-why-not-over = The match is not over yet.
campaign-why-other-match = This is the record of another match.
campaign-why-nothing-to-undo = There is nothing to take back.
campaign-why-no-event = There is no such event, or it was taken back already.
campaign-why-running = A match is running: play it to its end, enter its result, or abandon it.
campaign-why-over = The campaign is over.
campaign-why-asks = Somebody has to choose first what to carry on.
campaign-why-drifted = What comes next is not what the record says.
campaign-why-not-asked = There is nothing to choose now.
campaign-why-no-choice = This cannot be carried on; `show` lists what can.
campaign-why-scores = A match needs the points of every seat.
campaign-why-places = These are no places: 1 for the best, equals share one.
campaign-why-cards = The cards of a match are listed seat by seat.

campaign-cli-what = A campaign cannot { $what }; it can: { $known }.
campaign-cli-no-file = There is no campaign in { $file }; `tafelrunde campaign new` begins one.
campaign-cli-broken = { $file }, line { $line }: { $why }
campaign-cli-exists = { $file } is there already.
campaign-cli-form = There is no campaign { $form } with { $game }; there are: { $known }.
campaign-cli-seats = { $form } is for { $low } to { $high } seats, not { $seats }.
campaign-cli-card = Which card? Give its id or name, or none.
campaign-cli-numbers = { $name } { $given }: one whole number for each of the { $seats } seats.
campaign-cli-played = --played { $given }: write it like 1=A108,B102.
campaign-cli-branch = Into which file should the campaign branch?
campaign-cli-asks = { $seat } has to choose what to carry on: `tafelrunde campaign choose`.
campaign-cli-later = The match waits; `tafelrunde campaign play { $file }` goes on.
campaign-cli-ask = { $seat }: which occupation goes along into the next match?
campaign-cli-title = { $form }: { $title }
campaign-cli-running = Match { $number } is running: { $game }.
campaign-cli-won = { $seat } wins the campaign.
campaign-cli-choice = { $seat } may carry on: { $cards }.
campaign-cli-pick = After match { $number } { $seat } carried on: { $card }.
campaign-cli-match = Match { $number }
campaign-cli-points = Points
campaign-cli-score = In all
campaign-cli-place = Place
campaign-cli-verified = { $count ->
    [one] 1 match followed again: all as recorded.
   *[other] { $count } matches followed again: all as recorded.
}
