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

lyngk-refusal-joker-is-passive = { $at } is a joker: a joker moves only as part of a stack
lyngk-refusal-opponents-stack = { $at } has { $colour } on top, which your opponent has claimed
lyngk-refusal-two-colours-claimed = you have already claimed two colours
lyngk-refusal-already-yours = you have already claimed { $colour }
lyngk-refusal-claimed-by-opponent = your opponent has already claimed { $colour }
lyngk-refusal-nothing-to-follow = you must move after claiming, and with { $colour } you would have no move
lyngk-refusal-one-claim-a-turn = you have already claimed a colour this turn: now make your move
lyngk-refusal-nothing-there = there is nothing on { $at } to move
lyngk-refusal-stays-where-it-is = a move from { $at } must end on another piece or stack
lyngk-refusal-lands-on-nothing = { $at } is empty: a move must end on a piece or stack
lyngk-refusal-not-in-line = { $from } and { $to } are not in line
lyngk-refusal-blocked = the way from { $from } to { $to } is blocked at { $by }
lyngk-refusal-repeated-colour = { $from } and { $to } both contain a { $colour } piece, and a stack has each colour only once
lyngk-refusal-too-high = the stack on { $to } would have { $height } pieces, but five is the limit
lyngk-refusal-single-neutral-onto-stack = { $from } is a single piece and { $colour } is neutral, so it can land only on another single piece, not on the stack on { $to }
lyngk-refusal-neutral-onto-higher = the stack on { $to } is higher than the one on { $from }, and { $colour } is neutral
lyngk-refusal-five-stack-stays = the stack on { $at } has five pieces and stays where it is
lyngk-refusal-five-stack-blocks = the stack on { $at } has five pieces: it is an obstacle, and nothing can land on it
lyngk-refusal-neutral-has-no-lyngk-points = { $from } could reach { $to } only via other { $colour } pieces, and { $colour } is neutral: only a claimed colour has LYNGK-points
lyngk-refusal-other-colours-lyngk-point = { $at } is not a LYNGK-point for this move: all of them must have { $colour } on top
lyngk-refusal-no-lyngk-way = { $from } cannot reach { $to }, neither in a straight line nor via { $colour } LYNGK-points
lyngk-refusal-only-a-lyngk-point = { $at } has { $colour } on top too, so it is only a LYNGK-point: the move must go on from there
lyngk-refusal-joker-is-no-lyngk-point = { $at } is a joker, and a joker is never a LYNGK-point
lyngk-refusal-game-over = the game is over: no one can move any more
lyngk-refusal-too-high-for-six = the stack on { $to } would have { $height } pieces, but six is the limit
lyngk-refusal-six-stack-won = the game is over: { $by } has won with a stack of six
lyngk-refusal-six-stack-stays = the stack on { $at } has six pieces and stays where it is
lyngk-refusal-six-stack-blocks = the stack on { $at } has six pieces, and nothing can land on it

## What is wrong with a set-up

lyngk-problem-wrong-count = there should be { $expected } { $piece } pieces, but there are { $found }
lyngk-problem-wrong-starter = nothing has moved yet, so it is seat 0’s turn
lyngk-problem-joker-on-top = { $stack } has a joker on top, but a joker never moves onto anything
lyngk-problem-too-many-claims = seat { $seat } has claimed { $count } colours, but two is the limit
lyngk-problem-claimed-twice = { $colour } is claimed twice, but each colour can be claimed only once
lyngk-problem-claim-without-colour = seat { $seat } is said to have claimed a colour this turn, but has none
lyngk-problem-claim-without-move = seat { $seat } has claimed a colour this turn, but then has no move
lyngk-problem-claims-outnumber-turns = colours claimed: { $claims }, turns begun: { $turns }, but only one colour can be claimed per turn
lyngk-problem-repeated-colour = { $stack } has more than one { $colour } piece
lyngk-problem-too-high = { $stack } has { $height } pieces, but five is the limit
lyngk-problem-taken-not-five = { $stack } has { $height } pieces, but only stacks of five leave the board
lyngk-problem-taken-top-not-claimed = { $stack } has a colour on top that this seat has not claimed
lyngk-problem-nothing-to-do = seat { $seat } has no move, so it is the other seat’s turn
lyngk-problem-not-over = the game is not over: seat { $seat } still has a move
lyngk-problem-already-over = the game is over: no one has a move
lyngk-problem-taken-in-six = seat { $seat } has scored stacks, but in the six-piece variant they stay on the board
lyngk-problem-too-high-for-six = { $stack } has { $height } pieces, but six is the limit
lyngk-problem-won-in-standard = only a stack of six wins at once, and the standard game has none
lyngk-problem-no-six-stack = seat { $seat } is said to have won, but has no stack of six topped by a claimed colour

## Themes of puzzles

lyngk-theme-win-in-1 = Win in one turn
lyngk-theme-win-in-2 = Win in two turns
lyngk-theme-win-in-3 = Win in three turns
lyngk-theme-win-in-more = Win in four turns or more
lyngk-theme-only-defence = Only defence
lyngk-theme-take-five = Score a stack of five
lyngk-theme-claim-now = Claim now
lyngk-theme-wait = Don’t claim yet
lyngk-theme-jump = Via LYNGK-points
lyngk-theme-starve = Leave no move
lyngk-theme-tie-break = Smaller stacks decide
