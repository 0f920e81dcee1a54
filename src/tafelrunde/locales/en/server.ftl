### Words of the server: why it does not do something, and what it notes at a table.

## Why not

server-options-refused = These options do not work: { $why }
server-no-setup = With these options the match cannot be set up.
server-bad-input = This request could not be read.
server-bad-message = This message could not be read.
server-bad-name = A name has 1 to 40 letters.
server-bad-webhook = Notifications cannot be sent to this address.
server-identity = Tell us your name first.
server-signed-out = You have been signed out on this device. Sign in again to go on.
server-such-device = You are not signed in on this device any more.
server-not-yours = You may not do this.
server-not-host = Only the host of this table can do this.
server-not-abandoned = That match is not yours alone, and somebody played there lately.
server-not-seated = Sit down first.
server-not-your-seat = This is not your seat.
server-not-watching = Spectators are not allowed at this table.
server-watch-later = This table can be watched later: the organiser lets nobody look on before the end, or others still play the same cards.
server-sealed = Others still play the same cards. When the last of them is done, everything is shown here.
server-foreign-page = This request came from another site.
server-such-host = This server is not known under this name.
server-such-table = There is no such table.
server-such-game = This game is not installed here.
server-such-lesson = There is no such lesson.
server-no-lesson = No lesson is played at this table.
server-such-bot = There is no bot { $bot }.
server-bot-elsewhere = The bot { $bot } has not learnt to play at such a table.
server-such-player = There is no such player.
server-such-language = This language is not available.
server-such-page = There is no such page.
server-such-entry = The match has no such position.
server-too-late = Someone else was faster. Please look again.
server-asked-otherwise = The match has moved on. You are asked something else now.
server-not-started = The match has not begun.
server-outdated = The rules were updated, and this match does not fit them any more. Its record can be downloaded.
server-game-away = The game of this table is not installed here now. The match waits until it is.
server-started-already = The match has already begun.
server-chair-taken = Someone else has taken this chair.
server-chair-empty = There is still an empty chair.
server-sits-already = { $name } already sits here.
server-not-now = { $name } has said: not now.
server-not-invited = You are not invited to this table.
server-nobody-called = There is nobody called { $name }. Send the link instead.
server-several-called = Several people are called { $name }. Choose from the list, or send the link.
server-name-taken = This name is taken. Choose another one.
server-wrong-password = The password is wrong.
server-wrong-name = Type your own name to confirm.
server-rated-bots = In a rated match everyone plays one seat, without bots.
server-rated-branch = You cannot branch from a rated match that is still running.
server-tournament-table = This is a table of a tournament: your slip opens your seat, and there is no advice, branch or rematch.
server-such-tournament = There is no such tournament.
server-such-campaign = There is no such campaign.
server-campaign-outdated = The rules were updated, and this campaign does not fit them any more. Its matches can still be looked at one by one.
server-tournament-outdated = The rules were updated, and this tournament does not fit them any more.
server-campaign-waits = The campaign waits until every seat is taken.
server-such-slip = This slip is for no table of this tournament. It may have been seated anew.
server-other-slip = This slip is for another table.
server-own-result = Somebody else at the table confirms what you entered.
server-draft-changed = The draft has changed since you looked at it. Look again, then publish it.
server-entry-closed = Nobody can sign up here at the moment.
server-name-entered = { $name } has entered already. Add something to your name.
server-wooden-table = This table is not played online.
server-too-fast = Too many requests. Please wait a moment.
server-too-heavy = This takes more time or memory than the server allows.
server-body-long = A request has at most { $most } kB.
server-words-long = A report has at most { $most } letters.
server-too-long = This is too long.
server-empty = Your message is empty.
server-fault = Something went wrong on the server. We have noted it.
server-store = The server cannot reach its database. Please try again in a moment.
server-unstorable = This cannot be stored. Please send it without unusual characters.
server-undo-never = Undo is off at this table.
server-rated-advice = A rated match is played without advice.
server-no-advice = No suggestion was found in time. Ask again.
server-undo-turn = At this table you can only undo within your own turn.
server-undo-round = The next round has begun: at a tournament nothing of an earlier round is undone.
server-undo-enough = You have gone back { $count } times in this turn. Now please play on; after the next turn you can go back again.
server-undo-asked = Nobody has asked to undo anything.
server-undo-not-asked = Your consent is not needed.
server-no-return = No bot is playing for you.
server-still-here = This player is still here.
server-leaver-waits = At this table nobody is replaced by a bot.
server-no-plan = That cannot be planned now.
server-no-standing = An automatic answer needs the option it gives.
server-bad-text = It contains a character that cannot be read ({ $code }).
server-bad-number = It contains a number that is too large.
server-too-deep = It is nested more than { $most } levels deep.
server-record-long = A record has at most { $entries } entries and { $kilobytes } kB.
server-position-large = A start position has at most { $most } kB.
server-view-large = What is shown of a position has at most { $most } kB.
server-record-damaged = it is damaged.
server-record-truncated = it breaks off.
server-record-version = it follows other rules than are played here.
server-record-drifted = under these rules it goes another way.
server-record-illegal = it has a move that is not allowed.
server-record-unsound = no match can start from its position.
server-no-record = This file is not a Tafelrunde record.
server-bad-record = This record cannot be replayed: { $why }
server-not-over = The match is not over yet.

## What the table notes

server-takeover = A bot plays for { $seat } from now on.
server-return = { $seat } is back.
server-flag = { $seat } ran out of time.
server-hurried = The snail tormentor acts for { $seat }: the time for this action was up.
server-tormented = The snail tormentor has sat down at this table: { $seconds } seconds for each action, until the next harvest.
server-released = The snail tormentor has left this table.
server-not-begun = All tables play at the same time: the clock of the round does not run yet, or is stopped.
server-ask-undo = { $seat } asks to undo a move.
server-decline = { $seat } declines.
server-closed-resign = someone resigned.
server-closed-flag = someone ran out of time.
server-closed-cleared = it was abandoned and counts for nothing.
server-closed-drift = the rules were updated, and entry { $number } no longer fits them.
server-closed-upload = the record ends here.
server-your-turn = It is your turn at table { $code }.
server-digest-turn = It is your turn: { $game } { $link }
server-digest-round = Your tournament table waits for you: { $game } { $link }
server-digest-invited = { $name } invites you: { $game } { $link }

## Devices

server-device = { $browser } on { $system }
server-device-plain = { $browser }
server-device-unknown = Unknown device

## The command

server-help-serve = Starts the web table: people play in their browsers.
server-help-host = The address to listen on.
server-help-port = The port to listen on.
server-help-db = A PostgreSQL address, or the path of a SQLite file; a file in your data folder if left out.
server-help-workers = How many server processes; more than one needs PostgreSQL.
server-help-public-url = The address people use, if a proxy stands in front of the server.
server-help-origin = Another site whose pages may use this server; may be repeated.
server-help-proxies = Proxies that are trusted to tell a visitor's address.
server-help-thinkers = How many processes think for the bots.
server-help-think-seconds = How long a bot may think about a move.
server-cli-serving = Serving at { $address } (database: { $db }). Press Ctrl-C to stop.
server-cli-port = { $why }
server-cli-store = { $why }
server-help-admin = List problems that players reported, or export and restore everything.
server-help-what = What to do: problems, export or restore.
server-help-file = The file to write or read; with problems a folder for their records.
server-cli-what = Expected one of problems, export, restore, not { $what }.
server-cli-file = Name a file.
server-cli-done-export =
    { $count ->
        [one] One row is saved in { $file }.
       *[other] { $count } rows are saved in { $file }.
    }
server-cli-done-restore =
    { $count ->
        [one] One row came from { $file }.
       *[other] { $count } rows came from { $file }.
    }
server-cli-id = No.
server-cli-code = Table
server-cli-game = Game
server-cli-number = Entry
server-cli-at = When
server-cli-words = Words

## What a shared link says

server-shared-tournament = A tournament: rounds, tables and standings.
server-shared-closed = A table where nobody looks on.
server-shared-waiting = A table waits for players. Sit down.
server-shared-running = The match is on. Look on here.
server-shared-ended = The match is over. Look at every move of it.
server-shared-result = Ended { $scores }. Look at every move, and at what decided it.
