### Words of the server: why it does not do something, and what it notes at a table.

## Why not

server-options-refused = These options cannot be used: { $why }
server-no-setup = With these options the match cannot be set up.
server-bad-input = This cannot be read.
server-bad-message = This message cannot be read.
server-bad-name = A name has 1 to 40 letters.
server-bad-webhook = This is no address a notice can be sent to.
server-identity = Tell us your name first.
server-signed-out = You have been signed out on this device. Sign in again to go on.
server-such-device = You are not signed in on this device any more.
server-not-yours = This is not yours to do.
server-not-host = Only the host of the table can do this.
server-not-seated = Take a chair first.
server-not-your-seat = This is not your seat.
server-not-watching = This table has no spectators.
server-foreign-page = This came from another site.
server-such-host = This server does not answer under this name.
server-such-table = There is no such table.
server-such-game = This game is not installed here.
server-such-bot = There is no bot { $bot }.
server-such-player = There is no such player.
server-such-language = There are no words in this language.
server-such-page = There is nothing here.
server-such-entry = The match has no such entry.
server-too-late = Somebody else was faster. Look again.
server-asked-otherwise = The match has gone on; you are asked something else now.
server-not-started = The match has not begun.
server-started-already = The match has begun already.
server-chair-taken = Somebody else has taken this chair.
server-chair-empty = There is still an empty chair.
server-name-taken = Somebody else keeps this name. Choose another.
server-wrong-password = The password is wrong.
server-wrong-name = Type your own name to confirm.
server-rated-bots = In a rated match everybody sits on one chair, and no bots.
server-rated-branch = From a rated match that still runs nothing can be branched.
server-too-fast = Too fast. Wait a moment.
server-too-heavy = This takes more time or memory than the house gives it.
server-body-long = A request has at most { $most } kB.
server-words-long = A report has at most { $most } letters.
server-too-long = This is too long.
server-empty = Nothing was said.
server-fault = Something failed here; it is noted.
server-store = The house cannot reach its store. Try again in a moment.
server-unstorable = This cannot be stored. Please send it without unusual characters.
server-undo-never = At this table nothing is taken back.
server-rated-advice = A rated match is played without advice.
server-undo-turn = At this table only what nobody has reacted to is taken back.
server-undo-enough = You have gone back { $count } times in this turn. Now please play on; after the next turn you can go back again.
server-undo-asked = Nobody asks to take anything back.
server-undo-not-asked = Your consent is not needed.
server-no-return = Nobody stands in for you.
server-still-here = This seat's player is still here.
server-leaver-waits = At this table nobody is replaced.
server-no-standing = A standing answer needs the option it gives.
server-bad-text = There is a character in it that nobody can read ({ $code }).
server-bad-number = There is a number in it that is beyond all bounds.
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
server-bad-record = This record cannot be followed: { $why }
server-not-over = The match is not over yet.

## What the table notes

server-takeover = A bot plays for { $seat } from here on.
server-return = { $seat } is back.
server-flag = The time of { $seat } is up.
server-ask-undo = { $seat } asks to take back a move.
server-decline = { $seat } does not agree.
server-closed-resign = somebody gave up.
server-closed-flag = somebody's time was up.
server-closed-drift = the rules have changed, and entry { $number } does not fit them any more.
server-closed-upload = the record ends here.
server-your-turn = It is your turn at table { $code }.

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
server-help-public-url = The address people use, where a proxy stands before the server.
server-help-origin = Another page that may use this server; can be given several times.
server-help-proxies = Proxies whose word about a visitor's address is taken.
server-help-thinkers = How many processes think for the bots.
server-help-think-seconds = How long a bot may think about a move.
server-cli-serving = The table is laid: { $address } (store: { $db }). Ctrl-C ends it.
server-cli-port = { $why }
server-cli-store = { $why }
server-help-admin = Lists problems that players reported, or saves and restores everything.
server-help-what = What to do.
server-help-file = The file to write or read; with problems a folder for their records.
server-cli-what = One of problems, export and restore is needed, not { $what }.
server-cli-file = A file is needed.
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
