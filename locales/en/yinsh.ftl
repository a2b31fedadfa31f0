# YINSH: why a move is refused, and why no game ever looks like a set-up.
# English is what the rules themselves say, word for word; placeholders are named as the reason's data.

## The players, and what can stand on a space
## Sentences take these as they stand.

yinsh-colour-white = White
yinsh-colour-black = Black
yinsh-piece-white-ring = a white ring
yinsh-piece-black-ring = a black ring
yinsh-piece-white-marker = a white marker
yinsh-piece-black-marker = a black marker

## Why a move is refused

yinsh-refusal-won = the game is over: { $winner } has won by removing a third ring
yinsh-refusal-won-in-blitz = the game is over: { $winner } has won the blitz game by removing a ring
yinsh-refusal-no-more-moves = the game is over: no ring can move any more
yinsh-refusal-rings-to-place = not all rings have been placed yet: { $by } must place one now
yinsh-refusal-all-rings-placed = all rings have been placed: from now on they move
yinsh-refusal-placed-on-piece = a ring goes on an empty space, and there is { $piece } on { $at }
yinsh-refusal-no-ring-there = { $by } must move a ring, and there is none on { $from }
yinsh-refusal-moves-foreign-ring = the ring on { $from } belongs to { $owner }, and it is { $by }’s turn
yinsh-refusal-ring-stays = the ring on { $from } must move to another space
yinsh-refusal-not-straight = a ring moves in a straight line, and { $from } and { $to } are not in line
yinsh-refusal-lands-on-piece = a ring must stop on an empty space, and there is { $piece } on { $to }
yinsh-refusal-jumps-ring = a ring can jump over markers but not over rings, and there is a ring on { $over }
yinsh-refusal-goes-on-after-markers = after jumping over markers, a ring must stop on the first empty space: { $stop }, not { $to }
yinsh-refusal-row-first = { $by } has a row and must remove it now
yinsh-refusal-ring-first = { $by } has removed a row and must remove a ring now
yinsh-refusal-no-row-to-take = markers come off the board only as a row of five, and there is none
yinsh-refusal-no-ring-to-take = a ring is removed only after a row
yinsh-refusal-row-not-straight = a row is straight, and { $first } and { $last } are not in line
yinsh-refusal-row-not-five = a row has exactly five markers, and { $first } to { $last } spans { $points }
yinsh-refusal-foreign-row = that row belongs to { $owner }: { $by } removes one of their own rows first
yinsh-refusal-piece-in-row = a row of { $by } has only { $by }’s markers, and there is { $piece } on { $at }
yinsh-refusal-gap-in-row = the five markers of a row stand side by side, and { $at } is empty
yinsh-refusal-takes-no-ring = { $by } must remove a ring, and there is none on { $at }
yinsh-refusal-takes-foreign-ring = the ring on { $at } belongs to { $owner }, and { $by } must remove one of their own

## What is wrong with a set-up

yinsh-problem-too-many-markers = there are { $markers } markers on the board, but the game has only 51
yinsh-problem-too-many-rings = { $colour } has { $on_board } rings on the board and { $removed } removed, but there are only five
yinsh-problem-rings-missing = { $colour } has { $on_board } rings on the board and { $removed } removed, which should add up to five once all are placed
yinsh-problem-all-rings-placed = all ten rings have been placed, so the phase cannot be “place”
yinsh-problem-placed-out-of-turn = White has placed { $white } rings and Black { $black }, so it cannot be { $turn }’s turn to place one
yinsh-problem-markers-while-placing = there are { $markers } markers on the board, but markers come only after all rings have been placed
yinsh-problem-removed-while-placing = rings have been removed ({ $white } White, { $black } Black) before all were placed
yinsh-problem-too-many-removed = { $colour } has removed { $removed } rings, but the third ends the game
yinsh-problem-too-many-removed-in-blitz = { $colour } has removed { $removed } rings, but in blitz the first ends the game
yinsh-problem-two-winners = both players have removed enough rings to win, but the first to do so ends the game
yinsh-problem-already-won = { $winner } has removed three rings, so the game is over
yinsh-problem-already-won-in-blitz = { $winner } has removed a ring, so the blitz game is over
yinsh-problem-winner-not-last = { $winner } won by removing a ring, so the last decision (turn) was { $winner }’s
yinsh-problem-pool-empty = the pool is empty and there is no row to remove, so the game is over
yinsh-problem-nobody-can-move = neither player can move a ring, so the game is over
yinsh-problem-not-over = the game is not over: no one has removed enough rings, and a ring can still move
yinsh-problem-must-pass = { $turn } cannot move any ring, so it is the opponent’s turn
yinsh-problem-black-moves-first = no ring has moved yet, so it is White’s turn
yinsh-problem-row-left-on-board = the row { $first }-{ $last } of { $colour } should have been removed already
yinsh-problem-no-row-to-take = { $colour } has no row to remove
yinsh-problem-row-not-returned = the pool has { $pool } markers, but the five of the row just removed should be there

## Themes of puzzles

yinsh-theme-win-in-1 = Win in one turn
yinsh-theme-win-in-2 = Win in two turns
yinsh-theme-win-in-3 = Win in three turns
yinsh-theme-only-defence = Only defence
yinsh-theme-row-now = Complete a row
yinsh-theme-two-rows = Two rows at once
yinsh-theme-break-row = Break a threat
yinsh-theme-flip-five = Flip into a row
yinsh-theme-choice-in-six = Which five?
yinsh-theme-which-ring = Which ring?
yinsh-theme-quiet = Quiet move
