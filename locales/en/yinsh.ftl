# YINSH: why a move is refused, and why no game ever looks like a set-up.
# English is what the rules themselves say, word for word; placeholders are named as the reason's data.

## The players, and what can lie on a point
## Sentences take these as they stand.

yinsh-colour-white = White
yinsh-colour-black = Black
yinsh-piece-white-ring = a white ring
yinsh-piece-black-ring = a black ring
yinsh-piece-white-marker = a white marker
yinsh-piece-black-marker = a black marker

## Why a move is refused

yinsh-refusal-won = the game is over: { $winner } has won by taking off a third ring
yinsh-refusal-won-in-blitz = the game is over: { $winner } has won the blitz game by taking off a ring
yinsh-refusal-no-more-moves = the game is over: no ring can be moved any more
yinsh-refusal-rings-to-place = not all rings are placed yet: { $by } must place one now
yinsh-refusal-all-rings-placed = all rings are placed already: now they move
yinsh-refusal-placed-on-piece = a ring is placed on an empty point, and { $piece } lies on { $at }
yinsh-refusal-no-ring-there = { $by } must move a ring, and there is none on { $from }
yinsh-refusal-moves-foreign-ring = the ring on { $from } is { $owner }'s, and { $by } is to move
yinsh-refusal-ring-stays = the ring on { $from } must move to another point
yinsh-refusal-not-straight = a ring moves in a straight line, and { $from } and { $to } are not on one
yinsh-refusal-lands-on-piece = a ring must stop on an empty point, and { $piece } lies on { $to }
yinsh-refusal-jumps-ring = a ring may jump over markers but not over rings, and there is one on { $over }
yinsh-refusal-goes-on-after-markers = after jumping over markers a ring must stop on the first empty point: on { $stop }, not on { $to }
yinsh-refusal-row-first = { $by } has a row and must take it off now
yinsh-refusal-ring-first = { $by } has taken a row and must take off a ring now
yinsh-refusal-no-row-to-take = markers are taken off only in a row of five, and there is none
yinsh-refusal-no-ring-to-take = a ring is taken off only after a row
yinsh-refusal-row-not-straight = a row is straight, and { $first } and { $last } are not in line
yinsh-refusal-row-not-five = exactly five markers are taken off, and { $first } to { $last } has a length of { $points }
yinsh-refusal-foreign-row = that row is { $owner }'s, and { $by } must take off a row of { $by }'s own now
yinsh-refusal-piece-in-row = a row of { $by } has only { $by }'s markers, and { $piece } lies on { $at }
yinsh-refusal-gap-in-row = the five markers of a row lie side by side, and { $at } is empty
yinsh-refusal-takes-no-ring = { $by } must take off a ring, and there is none on { $at }
yinsh-refusal-takes-foreign-ring = the ring on { $at } is { $owner }'s, and { $by } must take off one of { $by }'s own

## What is wrong with a set-up

yinsh-problem-too-many-markers = { $markers } markers lie on the board, and there are only 51
yinsh-problem-too-many-rings = { $colour } has { $on_board } rings on the board and { $removed } taken off, and there are only five
yinsh-problem-rings-missing = { $colour } has { $on_board } rings on the board and { $removed } taken off, which should be five together once all are placed
yinsh-problem-all-rings-placed = all ten rings are placed, so the phase cannot be "place"
yinsh-problem-placed-out-of-turn = White has placed { $white } rings and Black { $black }, so it cannot be { $turn }'s turn to place one
yinsh-problem-markers-while-placing = { $markers } markers lie on the board, but they come only when all rings are placed
yinsh-problem-removed-while-placing = rings are taken off ({ $white } White, { $black } Black) before all are placed
yinsh-problem-too-many-removed = { $colour } has taken off { $removed } rings, but the third ends the game
yinsh-problem-too-many-removed-in-blitz = { $colour } has taken off { $removed } rings, but in blitz the first ends the game
yinsh-problem-two-winners = both players have taken off as many rings as win, but the first to do so ends the game
yinsh-problem-already-won = { $winner } has taken off three rings, so the game is over
yinsh-problem-already-won-in-blitz = { $winner } has taken off a ring, so the blitz game is over
yinsh-problem-winner-not-last = { $winner } won by taking off a ring, so the last decision (turn) was { $winner }'s
yinsh-problem-pool-empty = the pool is empty and no row is to be taken off, so the game is over
yinsh-problem-nobody-can-move = neither player can move a ring, so the game is over
yinsh-problem-not-over = the game is not over: nobody has taken off enough rings, and a ring can still be moved
yinsh-problem-must-pass = { $turn } cannot move any ring, so it is the opponent's turn
yinsh-problem-black-moves-first = no ring has been moved yet, so it is White's turn
yinsh-problem-row-left-on-board = the row { $first }-{ $last } of { $colour } should have been taken off already
yinsh-problem-no-row-to-take = { $colour } has no row to take off
yinsh-problem-row-not-returned = the pool has { $pool } markers, but the five of the row just taken should be there
