# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Skip to content
nav-label = Main
nav-lobby = Lobby
nav-rules = Rules
nav-settings = Settings
page-not-found = There is no such page. Here are the games.
connection-lost = The connection is lost. Trying again …
loading = One moment …

## Home
home-title = Three games. Sit down and play.
home-lead = No sign-up, nothing to install: choose a game and make your first move.
game-yinsh = YINSH
game-yinsh-about = Rings slide, markers flip. Every row of five frees one of your rings, and three free rings win.
game-yinsh-facts = 2 players · half an hour · nothing hidden
game-lyngk = LYNGK
game-lyngk-about = Build stacks in five colours, claim two of them, and take the stacks of five.
game-lyngk-facts = 2 players · half an hour · nothing hidden
game-linko = Linko!
game-linko-about = Lay sets, snatch those of others, and empty your hand before anybody else does.
game-linko-facts = 2–5 players · half an hour · cards
my-games = Your games
go-on = Go on
play = Play
learn = Rules

## Before a game
against-whom = Against whom?
opponent-bot = A bot
opponent-friend = A friend
opponent-device = On this device
opponent-anybody = Whoever comes
variant = Variant
variant-yinsh-standard = Three rings win
variant-yinsh-blitz = Blitz: one ring wins
variant-lyngk-standard = Stacks of five
variant-lyngk-six = Stacks of six
players = Players
clock = Clock
bot-level = Level { $n }
bot-named = Bot “{ $name }”
bot-for = Bot for { $name }
friend-how = You get a link to send. The game starts as soon as every seat is taken.
device-how = You share this device and pass it on.
anybody-how = We look for somebody who wants the same game now.
make-link = Make the link
start = Start
find-opponent = Find an opponent
seeking = Looking for an opponent …
stop = Stop

## A table that waits
waiting-for-players = Waiting for players
send-link = Send this link to whoever shall play:
copy = Copy
copied = Copied
sit-down = Sit down
stand-up = Stand up
seat-open = Open seat
seat-bot = Let a bot sit down
close-table = Give the table up
table-closed = This table was given up.
play-another = Another game

## At the table
you = You
somebody = Somebody
player-number = Player { $n }
is-away = away
turn-yours = Your turn: { $what }
doing-place = { $name } is placing a ring
doing-move = { $name } is moving
doing-claim-or-move = { $name } is claiming a colour or moving
doing-row = { $name } is taking off a row
doing-ring = { $name } is taking off a ring
doing-lay = { $name } is laying a set
doing-attack = { $name } is taking or leaving a set
doing-answer = { $name } is taking a set back or discarding it
doing-draw = { $name } is drawing a card
board-of = Board of { $game }
moves = Moves
back-to-now = Back to the game
all-choices = All choices ({ $count })
pool = Markers beside the board: { $count }
rings-won = Rings off the board: { $count } of { $of }
has-claimed = Claimed: { $colour }
has-taken = Taken: { $stack }
claim-a-colour = Claim a colour
time-left = Time left
periods-left = × { $count }
reset-turn = Begin the turn again
takeback = Ask to take back
offer-draw = Offer a draw
resign = Resign
resign-sure = Really give up?
claim-victory = Claim the win
accept = Accept
decline = Decline
draw-offered = { $name } offers a draw.
takeback-asked = { $name } asks to take the last move back.
understood = All right
spectators = Watching: { $count }
chat = Chat ({ $count })
chat-say = Say something
chat-send = Send
hand-over = Pass the device on: { $name }
show-my-cards = Show my cards
show-known = Show the cards everybody knows

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, empty
cell-picked = { $cell }, picked
cell-target = { $cell }, target
cell-start = { $cell }, can be picked
picked-spoken = { $point } picked. Targets: { $targets }.
piece-ring-white = white ring
piece-ring-black = black ring
piece-marker-white = white marker
piece-marker-black = black marker
piece-stack = stack of { $height }: { $stack }
stack-on = { $above } on { $below }
card-joker = joker
move-place = Place on { $at }
move-way = { $from } to { $to }
move-row = Take off the row { $first } to { $last }
move-off = Take off the ring on { $at }
move-claim = Claim { $colour }
move-lay = Lay { $cards }
move-take = Take the set
move-leave = Leave it
move-reclaim = Take it back
move-discard = Discard it and draw
move-draw-row = Draw { $card } from the row
move-draw-pile = Draw from the pile
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = { $name } has { $set } on top. Do you want it?
ask-answer = { $name } leaves you your set: { $set }. What now?
top-set = On top: { $set }
no-set = Nothing laid yet
earlier-sets = Sets below
known-cards = Known: { $cards }
in-hand = Cards in hand
hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
score-so-far = score { $score }
card-row = Cards face up
pile-size = Pile: { $count }
discard-size = Discarded: { $count }
my-place = My place
my-hand = My hand
hand-card = { $card }, { $n } of { $of }
choose-a-set = Choose a set

## The end
result-you = You win!
result-you-share = You share the win!
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
result-draw = A draw
result-none = No result
scores = Scores
rematch = Rematch
accept-rematch = Accept the rematch
to-rematch = To the rematch
ready = Ready for the next game

## Lobby
lobby-open = Waiting for players
lobby-open-none = No table is waiting at the moment.
lobby-running = Being played
lobby-running-none = Nobody is playing in public at the moment.
people-here = People here: { $count }
watch = Watch

## Rules and settings
contents = Contents
setting-language = Language
setting-theme = Look
setting-motion = Motion
setting-sound = Sound
as-browser = As the browser says
theme-system = As the system says
theme-light = Light
theme-dark = Dark
motion-system = As the system says
motion-on = On
motion-off = Off
sound-key = The M key turns it on and off
sound-on = Sound on
sound-off = Sound off

## What cannot be
not-possible = That is not possible now.
