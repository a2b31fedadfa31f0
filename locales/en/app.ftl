# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Skip to content
nav-label = Main
nav-lobby = Lobby
nav-tournaments = Tournaments
nav-puzzles = Puzzles
nav-rules = Rules
nav-study = Analysis
nav-menu = Menu
nav-settings = Settings
page-not-found = The link may be old or mistyped. Pick a game:
connection-lost = Connection lost. Reconnecting…
loading = Loading…

## Home
home-title = Three games. Sit down and play.
home-lead = No sign-up, nothing to install. Pick a game and make your first move.
game-yinsh = YINSH
game-yinsh-about = Slide rings, flip markers. Each row of five lets you take one of your rings off the board; take off three and you win.
game-yinsh-line = Make five in a row to take a ring off. Three off and you win.
game-yinsh-facts = 2 players · 30 minutes · no hidden information
game-lyngk = LYNGK
game-lyngk-about = Build stacks from five colours, claim two colours as your own, and score every stack of five with your colour on top.
game-lyngk-line = Stack five colours and claim two of them as your own.
game-lyngk-facts = 2 players · 30 minutes · no hidden information
game-linko = Linko!
game-linko-about = Lay sets, snatch other players’ cards, and have the most in front of you when someone runs out.
game-linko-line = Lay sets, snatch sets, and end up with the most in front of you.
game-linko-facts = 2–5 players · 30 minutes · cards
my-games = Your games
go-on = Continue
go-to-table = Go to game
play = Play

## Before a game
against-whom = Who do you want to play?
opponent-bot = A bot
opponent-friend = A friend
opponent-device = Pass and play
opponent-anybody = Anyone online
variant = Variant
variant-yinsh-standard = Three rings to win
variant-yinsh-blitz = One ring to win
variant-lyngk-standard = Stacks of five
variant-lyngk-six = Stacks of six
players = Players
clock = Clock
bot-level = Level { $n }
bot-named = Bot “{ $name }”
bot-for = { $name } (bot)
friend-how = You get a link to send. The game starts when every seat is taken.
device-how = Play on this device and pass it around.
anybody-how = We’ll find someone who wants the same game right now.
make-link = Create invite link
start = Start
find-opponent = Find an opponent
seeking = Looking for an opponent…
stop = Stop

## A table that waits
waiting-for-players = Waiting for players
send-link = Invite players with this link:
copy = Copy
copied = Copied
sit-down = Take a seat
stand-up = Leave your seat
seat-open = Open seat
seat-bot = Add a bot
close-table = Cancel game
table-closed = This game was cancelled.
play-another = New game

## At the table
you = You
somebody = Someone
player-number = Player { $n }
is-away = away
turn-yours = Your turn: { $what }
doing-place = { $name } is placing a ring
doing-move = { $name } is choosing a move
doing-claim-or-move = { $name } is claiming a colour or moving
doing-row = { $name } is removing a row
doing-ring = { $name } is removing a ring
doing-lay = { $name } is laying a set
doing-attack = { $name } is deciding whether to take a set
doing-answer = { $name } is taking a set back or discarding it
doing-draw = { $name } is drawing a card
board-of = { $game } board
moves = Moves
back-to-now = Go to latest move
all-choices = All legal moves ({ $count })
pool = Markers left: { $count }
rings-won = Rings removed: { $count } of { $of }
has-claimed = Claimed: { $colour }
has-taken = Scored: { $stack }
claim-a-colour = Claim a colour
time-left = Time left
periods-left = × { $count }
reset-turn = Restart turn
takeback = Request takeback
offer-draw = Offer draw
resign = Resign
resign-sure = Really resign?
claim-victory = Claim win
accept = Accept
decline = Decline
draw-offered = { $name } offers a draw.
takeback-asked = { $name } requests a takeback.
understood = Got it
spectators = Watching: { $count }
chat = Chat ({ $count })
chat-say = Write a message
chat-send = Send
hand-over = Pass the device to { $name }
show-my-cards = Show my cards
show-known = Show known cards

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, empty
cell-picked = { $cell }, selected
cell-target = { $cell }, legal move
cell-start = { $cell }, can be selected
picked-spoken = { $point } selected. Legal moves: { $targets }.
piece-ring-white = white ring
piece-ring-black = black ring
piece-marker-white = white marker
piece-marker-black = black marker
plate-white = White
plate-black = Black
piece-stack = stack of { $height }: { $stack }
stack-on = { $above } on { $below }
card-joker = joker
move-place = Place a ring on { $at }
move-way = { $from } to { $to }
move-row = Remove the row { $first } to { $last }
move-off = Remove the ring on { $at }
move-claim = Claim { $colour }
move-take = Take the set
move-leave = Don’t take it
move-reclaim = Take it back
move-discard = Discard it and draw
move-draw-row = Draw { $set } from the row
move-draw-pile = Draw from the pile
move-spoken = { $name }: { $move }.

## Linko!
top-set = Top set: { $set }
no-set = No sets yet
earlier-sets = Earlier sets: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Known cards: { $cards }
in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
card-row = Row of face-up cards
discard-size = Discarded: { $count }
my-place = Your side
my-hand = Your hand
choose-a-set = Choose cards from your hand

## The end
result-you = You win!
result-you-share = You share the win!
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
result-draw = It’s a draw
result-none = Game aborted
scores = Scores
rematch = Rematch
accept-rematch = Accept rematch
to-rematch = Go to rematch
to-tournament = Back to the tournament
ready = Ready for the next game

## Lobby
lobby-open = Open games
lobby-open-none = No one is waiting for players right now.
lobby-running = Live games
lobby-running-none = No live games right now.
people-here = Online now: { $count }
watch = Watch

## Rules and settings
contents = Contents
setting-language = Language
setting-theme = Theme
setting-motion = Animation
setting-sound = Sound
as-browser = Browser default
theme-system = System default
theme-light = Light
theme-dark = Dark
motion-system = System default
motion-on = On
motion-off = Off
sound-key = Press M to turn sound on or off
sound-on = Sound on
sound-off = Sound off

## What cannot be
not-possible = You can’t do that right now.
