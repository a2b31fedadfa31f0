# LYNGK: why a move is refused, and why no game ever looks like a set-up.
# English is what the rules themselves say, word for word; placeholders are named as the reason's data.

## Colours, and how a stack is named
## Sentences take these as they stand.

lyngk-colour-ivory = ivory
lyngk-colour-blue = blue
lyngk-colour-red = red
lyngk-colour-green = green
lyngk-colour-black = black
lyngk-piece-joker = joker
lyngk-stack-on-board = the stack at { $at }
lyngk-stack-taken = stack { $number } taken by seat { $seat }
lyngk-player-number = player { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = { $at } is a joker: it moves only as part of a stack
lyngk-refusal-opponents-stack = { $at } has { $colour } on top, which your opponent has claimed
lyngk-refusal-two-colours-claimed = you have already claimed two colours
lyngk-refusal-already-yours = you have already claimed { $colour }
lyngk-refusal-claimed-by-opponent = your opponent has already claimed { $colour }
lyngk-refusal-nothing-to-follow = a claim comes before a move, and with { $colour } claimed you could not make one
lyngk-refusal-one-claim-a-turn = you have already claimed a colour this turn: now make your move
lyngk-refusal-nothing-there = there is nothing at { $at } to move
lyngk-refusal-stays-where-it-is = a move from { $at } must end on another piece or stack
lyngk-refusal-lands-on-nothing = { $at } is empty: a move must end on a piece or stack
lyngk-refusal-not-in-line = { $from } and { $to } are not on one line
lyngk-refusal-blocked = the way from { $from } to { $to } is blocked at { $by }
lyngk-refusal-repeated-colour = the stacks at { $from } and { $to } both have a { $colour } piece
lyngk-refusal-too-high = the stack at { $to } would have { $height } pieces, but five are the most
lyngk-refusal-single-neutral-onto-stack = { $from } is a single piece and { $colour } is neutral, so it can land only on another single piece, not on the stack at { $to }
lyngk-refusal-neutral-onto-higher = the stack at { $to } is higher than the one at { $from }, and { $colour } is neutral
lyngk-refusal-five-stack-stays = the stack at { $at } has five pieces and stays where it is
lyngk-refusal-five-stack-blocks = the stack at { $at } has five pieces: it is an obstacle, and nothing lands on it
lyngk-refusal-neutral-has-no-lyngk-points = { $from } could reach { $to } only by other { $colour } pieces, and { $colour } is neutral: only a claimed colour has LYNGK-points
lyngk-refusal-other-colours-lyngk-point = { $at } is no LYNGK-point for this move: all of them must have { $colour } on top
lyngk-refusal-no-lyngk-way = { $to } is neither in line with { $from } and in reach, nor do LYNGK-points of { $colour } lead there
lyngk-refusal-only-a-lyngk-point = { $at } has { $colour } on top too: it is only a LYNGK-point, and the move must go on from there
lyngk-refusal-joker-is-no-lyngk-point = { $at } is a joker, and a joker is no LYNGK-point
lyngk-refusal-game-over = the game is over: nobody can move any more
lyngk-refusal-too-high-for-six = the stack at { $to } would have { $height } pieces, but six are the most
lyngk-refusal-six-stack-won = the game is over: { $by } has won with a six-stack
lyngk-refusal-six-stack-stays = the stack at { $at } has six pieces and stays where it is
lyngk-refusal-six-stack-blocks = the stack at { $at } has six pieces, and nothing lands on it

## What is wrong with a set-up

lyngk-problem-wrong-count = the number of { $piece } pieces is { $found } instead of { $expected }
lyngk-problem-wrong-starter = nothing has been moved yet, so it is the turn of seat 0
lyngk-problem-joker-on-top = { $stack } has a joker on top, but a joker is never moved onto anything
lyngk-problem-too-many-claims = seat { $seat } has claimed { $count } colours, but may claim only two
lyngk-problem-claimed-twice = { $colour } is claimed twice, but there is only one piece to claim it with
lyngk-problem-claim-without-colour = seat { $seat } is said to have claimed a colour this turn, but has none
lyngk-problem-claim-without-move = seat { $seat } has claimed a colour this turn, but cannot move after it
lyngk-problem-claims-outnumber-turns = colours claimed: { $claims }, turns begun: { $turns }, but a turn has room for only one claim
lyngk-problem-repeated-colour = { $stack } has more than one { $colour } piece
lyngk-problem-too-high = { $stack } has { $height } pieces, but five are the most
lyngk-problem-taken-not-five = { $stack } has { $height } pieces, but only stacks of five are taken
lyngk-problem-taken-top-not-claimed = { $stack } has a top that this seat has not claimed
lyngk-problem-nothing-to-do = seat { $seat } can do nothing, so the turn passes to the other seat
lyngk-problem-not-over = the game is not over, because seat { $seat } can still do something
lyngk-problem-already-over = the game is over, because nobody can do anything
lyngk-problem-taken-in-six = seat { $seat } has taken stacks, but with the variant of six pieces they stay on the board
lyngk-problem-too-high-for-six = { $stack } has { $height } pieces, but six are the most
lyngk-problem-won-in-standard = only a six-stack wins at once, and the standard game has none
lyngk-problem-no-six-stack = seat { $seat } is said to have won, but has no six-stack under a claimed colour
