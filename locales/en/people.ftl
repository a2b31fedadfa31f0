# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Rules of { $game }
title-table = Table
lost-title = Page not found
nav-about = About Trilynx
nav-host = Host it yourself
nav-privacy = Privacy
nav-account = Sign in
nav-account-of = Your account: { $name }

## Home and own games
learn-quickly = Learn in 3 minutes
all-my-games = All your games
your-turn = Your turn

## Before a game
options-title = Options
options-none = as usual, without a clock
choose-level = How strong?
wish-match = Match
match-none = A single game
match-of = { $rounds ->
    [one] Everybody begins once
   *[other] Match: everybody begins { $rounds } times
}
players-count = { $count } players
begin-colour = Your colour
begin-colour-lot = By lot
begin-colour-me = White, you begin
begin-colour-other = Black
begin-first = Who begins?
begin-first-lot = By lot
begin-first-me = You
begin-first-other = Somebody else
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, then { $periods } × { $seconds } s
own-clock = Set it yourself …
own-clock-kind = Kind
own-clock-fischer = Time plus increment
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Days for each turn
own-clock-fischer-minutes = Minutes
own-clock-fischer-seconds = Seconds per turn
own-clock-byoyomi-minutes = Minutes
own-clock-byoyomi-periods = Periods
own-clock-byoyomi-seconds = Seconds each
own-clock-correspondence-days = Days
is-rated = Rated
rated-about = The result changes your rating.
rated-needs-clock = Only with a clock.
rated-needs-account = Sign up to play rated games.
listed = Show in the lobby
listed-about = Anybody may sit down, not only those with the link.
waited = Waiting for { $seconds } s
wait-in-lobby = Wait in the lobby
wait-in-lobby-about = Opens a table that everybody sees.

## A table that waits
qr-label = QR code of the link
qr-about = Or scan the code with a phone.
share-link = Share …
seat-bot-which = Bot for an open seat

## Account
account-title = Your account
account-why = You can play without an account. With one, your games and ratings follow you to every device.
account-name = Name
name-hint = 3 to 20 letters (a–z), digits, - and _
name-taken = Somebody else has this name already, or one that looks like it.
name-unfit = This name cannot be had: 3 to 20 letters (a–z), digits, - and _, beginning and ending with a letter or digit, and nothing that looks like a bot or somebody in charge.
password = Password
password-hint = At least 8 characters. A password manager or a few random words are best.
password-unfit = This password will not do: it needs 8 to 128 characters and must not be one that others would try first, such as your name, a common word with digits, or a row of keys.
password-wrong = This is not your password.
password-lost = There is no e-mail and so no reset: keep your password safe.
show-password = Show
sign-in = Sign in
make-account = Create account
account-needs-little = Name and password, nothing else. Your games as a guest come along.
as-guest = You are a guest
as-guest-about = You play as “{ $name }”. Only this browser knows who you are.
forget-guest = Forget this guest
forget-guest-sure = Forget? Your games cannot be found again.
signed-in = You are signed in.
my-profile = Your profile
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
change-name = Change name
new-name = New name
change-done = Done.
change-password = Change password
password-now = Current password
password-new = New password
password-changed = Done. Every other browser has been signed out, and every token revoked.
my-data = Your data
my-data-about = Everything that is stored about you, with the records of all your games, as one file.
download-data = Download your data
delete-account = Delete the account …
delete-account-about = This is for good. Your name, password, ratings and tokens are deleted; your games stay, played by nobody in particular. Download your data first if you want to keep it.
delete-account-now = Delete for good
programs = Programs that play
programs-about = A program can play with this account. It shows a token instead of the password.
played-by-program = A program plays with this account (everybody sees that)
tokens = Tokens
token-label = What for?
token-label-hint = A word for yourself, for instance “my bot”
token-make = Create a token
token-made = Created { $day }
token-used = last used { $day }
token-never = never used
token-revoke = Revoke
token-revoke-which = Revoke the token “{ $label }”
token-once = This token is shown only now. Copy it:

## Profile
nobody-of-this-name = Nobody of this name has an account here.
no-games-yet = You have not played yet.
here-since = Here since { $day }
is-program = played by a program
no-ratings = No rated games yet.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Rapid
class-classical = Classical
class-correspondence = Correspondence
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-curve = Rating over time
rating-which = Which rating
rating-curve-spoken = { $which }: from { $from } to { $to } over { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
rating-step = Step through the rated games
as-table = As a table
column-day = Date
column-rating = Rating
column-game = Game
private-table = private
games-title = Games
filter-game = Game
filter-stage = Stage
filter-all = All
stage-playing = Being played
stage-over = Finished
download-records = Download all records
one-record = Record
to-replay = Replay
more-games = More games
games-none = No games of this kind.
outcome-won = Won
outcome-shared = Shared win
outcome-lost = Lost
outcome-draw = Draw
outcome-none = No result
outcome-decided = Finished
outcome-waiting = Waiting
outcome-playing = Being played
outcome-closed = Given up

## Lobby
filter-pace-live = With a clock
filter-pace-correspondence = Days for each turn
filter-pace-none = Without a clock
lobby-open-own = Open a table yourself:
lobby-more = More games

## Settings
settings-lead = Everything takes effect at once and stays in this browser.
settings-look = Look and sound
settings-board = At the board
setting-coordinates = Coordinates
setting-coordinates-about = Letters and numbers along the edge of the board
setting-marks = Letters and marks on LYNGK pieces
setting-marks-about = Colours can be told apart without seeing colour
setting-known = Known cards in Linko!
setting-known-about = Shows which cards of the others everybody has seen
setting-confirm = Confirm moves
setting-confirm-about = A move counts only after a second tap

## About
about-what = Trilynx is a place to play YINSH, LYNGK and Linko!: against people and bots, in the browser, without sign-up.
about-promises = The rules are exact, and whatever is not allowed is explained with the paragraph that says so. A move that was confirmed is never lost. Deals are fair and can be checked by anybody. No advertising, no tracking.
about-version = Version { $version }
about-games = The games
about-authors = YINSH and LYNGK are games by Kris Burm, Linko! is a game by Wolfgang Kramer and Michael Kiesling. Trilynx is independent of them and their publishers, and contains none of their texts or artwork. If you like the games, buy them: they are beautiful on a table.
about-bots = The bots
about-bots-how = Each game has ten levels, from one that knows little more than the rules to one that plays better than most people. The strong ones look ahead and judge positions with networks that learned from games against themselves.
about-bots-fair = A bot sees exactly what a player in its seat may see. In Linko! it knows no hidden card.
about-programs-how = Programs may play here too: over HTTP or a WebSocket, with a token of an account. The description of the interface below is made from the program itself. Engines for the terminal speak a simple line protocol: trilynx engine.
about-openapi = Interface description (OpenAPI)
about-host-how = Trilynx is one program that needs no other service. With its source code, Rust and Node.js, one command builds and serves all of this, and says which address to open:
about-host-club = For a club, so that everybody in the local network can play:
about-host-more = Games lie in one file (SQLite); trilynx backup copies it while people play. For the internet put a proxy with TLS in front; for many players PostgreSQL can keep the games. The folder docs of the source code says how.
about-licence = Licence
about-licence-how = Free software: MIT or Apache 2.0, as you like. You may use, change and pass it on.
privacy-short = As little as possible is stored, all of it on this server, and nothing is passed on. There are two cookies: one only says who you are, the other that this browser has signed in before.
privacy-guest = Guests
privacy-guest-how = A made-up name and when you first came.
privacy-account = Accounts
privacy-account-how = Your name, when the account was made, your ratings, and a hash of your password from which it cannot be computed. No e-mail address, no real name.
privacy-games = Games
privacy-games-how = Who played, every move and when it was made, and the result. Public games can be seen by everybody; private ones by those who know the link.
privacy-chat = Chat
privacy-chat-how = What is said at a table is kept with that table and shown to those it was said to.
privacy-sessions = Sessions
privacy-sessions-how = A hash of the cookie and when it was last used. It ends 90 days after your last visit unless the host chose otherwise.
privacy-address = Network addresses
privacy-address-how = Counted in memory to stop abuse, and never stored by this program. A proxy in front of it may do otherwise: ask the host.
privacy-rights = You can download everything that is stored about you, and delete your account, at any time:
