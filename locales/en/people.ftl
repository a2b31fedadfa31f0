# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = { $game } rules
title-table = Game
lost-title = Page not found
to-home = Home
nav-about = About Trilynx
nav-host = Host it yourself
nav-privacy = Privacy
nav-account = Sign in
nav-account-of = Your account: { $name }

## Home and own games
learn-quickly = Learn to play
all-my-games = All your games
your-turn = Your turn
your-turn-against = Your turn against { $names }
against-names = Your game against { $names }
and-more-games = and { $count } more
hide-game = Hide this game
table-hidden = Hidden on this device. You’ll still find it in your games.
undo = Undo
boards-pause = Pause the demo
boards-play = Resume the demo
home-learn = New here?
home-learn-about = Learn on the real board, one idea at a time.
bot-ready = Ready now

## Before a game
options-title = Options
options-none = Standard, no clock
choose-level = How strong?
level-of = Level { $n } of { $of }
level-top = Stronger than every level
bot-instead = Play a bot instead
name-optional = Name (optional)
options-match = Match
match-none = Single game
match-of = { $rounds ->
    [one] Everyone starts once
   *[other] Match: everyone starts { $rounds } times
}
players-count = { $count } players
begin-colour = Your colour
begin-colour-lot = Random
begin-colour-me = White, you go first
begin-colour-other = Black
begin-first = Who goes first?
begin-first-lot = Random
begin-first-me = You
begin-first-other = Another player
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, then { $periods } × { $seconds } s
own-clock = Custom…
own-clock-kind = Type
own-clock-fischer = Time plus increment
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Days per turn
own-clock-fischer-minutes = Minutes
own-clock-fischer-seconds = Seconds per turn
own-clock-byoyomi-minutes = Minutes
own-clock-byoyomi-periods = Periods
own-clock-byoyomi-seconds = Seconds per period
own-clock-correspondence-days = Days
is-rated = Rated
rated-about = The result changes your rating.
rated-needs-clock = Only with a clock.
rated-needs-account = Sign up to play rated games.
listed = Show in the lobby
listed-about = Anyone can join, not just people with the link.
waited = Waiting: { $seconds } s
wait-in-lobby = Wait in the lobby
wait-in-lobby-about = Opens a game that everyone can see and join.

## A table that waits
qr-label = QR code for the link
qr-about = Or scan this code with a phone.
share-link = Share…
invites-you = { $name } invites you to a game of { $game }
your-name = Your name (optional)
your-name-about = This is how { $name } will see you.
own-name-about = Your invitation comes from “{ $name }”.
guest-animal = { $animal }
guest-name-unfit = That name doesn’t work here. Use 2–20 letters or digits, starting with a letter.
learn-first = Learn the game first
no-account-needed = No account, nothing to install.
seat-bot-which = Bot for an open seat

## Account
account-title = Your account
account-why = You can play without an account. With one, your games and ratings follow you to every device.
account-name = Name
name-hint = 3–20 characters: a–z, digits, - and _
name-taken = That name isn’t available. It’s taken, or too similar to someone else’s.
name-too-short = Too short. A name needs at least { $least } characters.
name-unfit = That name isn’t allowed. Use 3–20 characters (a–z, digits, - and _), start and end with a letter or digit, and don’t pose as a bot or as staff.
password = Password
password-hint = At least 8 characters. A password manager or a few random words work best.
password-too-short = Too short. A password needs at least { $least } characters.
password-unfit = That password isn’t allowed. Use 8–128 characters and nothing that’s easy to guess, such as your name, a common word with digits, or neighbouring keys.
password-wrong = That isn’t your current password.
password-lost = No email address needed. Once you’ve signed up, create recovery codes in case you forget your password.
show-password = Show
sign-in = Sign in
make-account = Create account
account-needs-little = Just a name and a password. The games you played as a guest come with you.
as-guest = You’re a guest
as-guest-about = You’re playing as “{ $name }”. Only this browser knows who you are.
forget-guest = Forget this guest
forget-guest-sure = Really forget? You won’t be able to find your games again.
signed-in = You’re signed in.
my-profile = Your profile
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
change-name = Change name
new-name = New name
change-done = Saved.
change-password = Change password
password-now = Current password
password-new = New password
password-changed = Password changed. All other browsers have been signed out, and all tokens, recovery codes and passkeys have been revoked.
my-data = Your data
my-data-about = Everything we store about you, including the records of all your games, in one file.
download-data = Download your data
delete-account = Delete account…
delete-account-about = This can’t be undone. Your name, password, ratings and tokens are deleted; your games stay, without your name. Download your data first if you want to keep it.
delete-account-now = Delete for good
programs = Programs that play
programs-about = A program can play with this account. It uses a token instead of your password.
played-by-program = A program plays with this account (everyone can see this)
tokens = Tokens
token-label = What’s it for?
token-label-hint = A note to yourself, such as “my bot”
token-make = Create token
token-made = Created { $day }
token-used = last used { $day }
token-never = never used
token-revoke = Revoke
token-revoke-which = Revoke the token “{ $label }”
token-once = You won’t see this token again. Copy it now:

## Profile
nobody-of-this-name = No one here has this name.
no-games-yet = You haven’t played any games yet.
here-since = Joined { $day }
is-program = played by a program
no-ratings = No rated games yet.
profile-private = Only you see your private games, such as those against bots.
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
rating-step = Step through rated games
as-table = Show as table
column-day = Date
column-rating = Rating
column-game = Game
private-table = private
games-title = Games
filter-game = Game
filter-all = All
stage-playing = In progress
download-records = Download all records
one-record = Download
to-replay = Replay
more-games = Show more
games-none = No games found.
outcome-won = Won
outcome-shared = Shared win
outcome-lost = Lost
outcome-draw = Draw
outcome-none = No result
outcome-decided = Finished
outcome-waiting = Waiting
outcome-playing = In progress
outcome-closed = Cancelled

## Lobby
filter-pace-live = With a clock
filter-pace-correspondence = Days per turn
filter-pace-none = No clock
lobby-open-own = Start a game of your own:
lobby-more = More live games
lobby-quick = Play now
lobby-quick-about = One tap to look for an opponent.
pace-waiting = { $count ->
    [one] { $count } player waiting
   *[other] { $count } players waiting
}
your-usual = Your usual
lobby-finished = Just finished
lobby-bots = Always here
lobby-bots-game = Bots for
lobby-bots-all = All bots and options
lobby-all-games = All games
lobby-all-paces = Any pace

## Settings
settings-lead = Changes apply at once and are saved in this browser.
settings-look = Look and sound
settings-set = Board and pieces
material-slate = Slate
material-slate-about = Honed stone with engraved lines
material-oak = Oak
material-oak-about = Warm veneers with burnt lines
material-paper = Paper
material-paper-about = Cut card, almost flat
material-night = Night
material-night-about = Blue lacquer in cool light
settings-board = At the board
setting-coordinates = Coordinates
setting-coordinates-about = Letters and numbers around the board
setting-marks = Symbols on LYNGK pieces
setting-marks-about = Tell the pieces apart without relying on colour
setting-known = Known cards in Linko!
setting-known-about = Show cards in other players’ hands that everyone has seen
setting-confirm = Confirm moves
setting-confirm-about = A move counts only after a second tap

## About
about-what = Trilynx is a place to play YINSH, LYNGK and Linko! in your browser, against people or bots, without signing up.
about-promises = The rules are exact, and when a move isn’t allowed, we show you the rule that says so. A confirmed move is never lost. Deals are fair, and anyone can check them. No ads, no tracking.
about-version = Version { $version }
about-games = The games
about-authors = YINSH and LYNGK were designed by Kris Burm, Linko! by Wolfgang Kramer and Michael Kiesling. Trilynx is independent of the designers and their publishers and uses none of their texts or artwork. If you like the games, buy them: they are beautiful on a table.
about-bots = The bots
about-bots-how = Each game has ten levels, from one that barely knows more than the rules to one that beats most people. The strong ones look ahead and judge positions with neural networks trained by playing against themselves.
about-bots-fair = A bot sees exactly what a player in its seat would see. In Linko! it never knows a hidden card.
about-engine = Here, bots can also think in your browser, so you can play them offline.
about-programs-how = Programs can play here too, over HTTP or WebSocket, with a token from your account. The API description below is generated from the server itself. Engines on the command line speak a simple line protocol: trilynx engine.
about-openapi = API description (OpenAPI)
about-host-how = Trilynx is a single program and needs no other services. With the source code, Rust and Node.js, one command builds and serves everything and tells you which address to open:
about-host-club = For a club, so that everyone on the local network can play:
about-host-more = All games are kept in one file (SQLite); trilynx backup copies it while people play. On the internet, put a proxy with TLS in front; for many players, use PostgreSQL. The docs folder in the source code explains how.
about-licence = Licence
about-licence-how = Free software: MIT or Apache 2.0, whichever you prefer. Use it, change it, pass it on.
privacy-short = We store as little as possible, all of it on this server, and pass nothing on. There are two cookies: one says who you are, the other that this browser has signed in before.
privacy-guest = Guests
privacy-guest-how = A random name, or the one you chose, and when you first visited.
privacy-account = Accounts
privacy-account-how = Your name, when you signed up, your ratings, the lessons you’ve done, the people you follow or have blocked, your vacations and planned moves, and hashes of your password and recovery codes, from which neither can be recovered. For passkeys: their names and public keys, and when you added and last used them; fingerprints and faces never leave your device. Your email address only if you add one: that’s where we send links to confirm it or to choose a new password, notices about your account, and summaries. No real name.
privacy-games = Games
privacy-games-how = Who played, every move and when it was made, and the result. Anyone can see public games; private games are visible to anyone who has the link.
privacy-fair-play = Fair play
privacy-fair-play-how = In rated games against the clock: how often your moves match the bots’, how long you think, and during how many of your turns you left the page. Only moderators see this.
privacy-chat = Chat
privacy-chat-how = Messages stay with the game they were written in and are shown only to the people they were written for. If someone reports them, moderators can see them too. Private messages between friends are shown only to the two of them, and deleting your account deletes what you wrote. The people who run this server can read its database.
privacy-sessions = Sessions
privacy-sessions-how = A hash of the cookie and when it was last used. A session ends 90 days after your last visit unless the host has chosen otherwise.
privacy-address = IP addresses
privacy-address-how = Counted in memory to stop abuse and never stored by this program. A proxy in front of it may store them: ask the host. For accounts, it keeps hashes of the networks they were used from for 14 days, so that someone who is banned doesn’t simply come back.
privacy-rights = You can download everything we store about you, or delete your account, at any time:

block = Block
block-about = Block { $name }? You won’t see their messages, you won’t be matched with them outside tournaments, and they can’t join your games. They won’t be notified.
unblock = Unblock
unblock-whom = Unblock { $name }
blocked-title = Blocked people
blocked-about = You don’t see messages from these people, you aren’t matched with them outside tournaments, and they can’t join your games. Only you can see this list.
blocked-since = blocked on { $day }
report = Report
