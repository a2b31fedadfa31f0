# Why a move, a position or a record cannot be read: what is expected where something else stands, and what is wrong with a whole record.

## Expected
expected-game = a game: { $games }
expected-variant = a variant: { $variants }
expected-once = { $name } only once
expected-at-most = at most { $most } of these
expected-missing-field = the field { $field } as well, such as { $field }={ $example }
expected-no-such-field = only fields that { $game } has
expected-nothing-more = nothing after the fields
expected-field-value = the field { $field } in this form: { $field }={ $example }
expected-number = a number from 0 to { $most } in the field { $field }
expected-shorter = one line of at most { $most } bytes
expected-yinsh-move = a move: f6 places a ring, e5-e9 moves one, xe5-e9 removes a row, xe5 removes a ring
expected-yinsh-point = spaces on the board, from a2 to k10
expected-row-order = the ends of a row with the smaller space first, by column and then by number
expected-lyngk-move = two spaces on the board such as c3-e5, or a claim such as claim:red
expected-lyngk-point = a space on the board such as e5
expected-lyngk-claim = claim: followed by ivory, blue, red, green or black
expected-lyngk-column = every space in column { $column }, separated by commas ({ $points } in all)
expected-lyngk-stack = a stack of 1 to { $most } of the letters i b r g k w, bottom first
expected-linko-move = a set such as 7+7+X, a card from the row such as row:7, or take, leave, reclaim, discard, pile
expected-card = a card: 1 to 13, or X
expected-card-order = { $cards }, with numbers in ascending order and jokers last
expected-fitting = card counts that add up
expected-first-line = the first line of a record: { $line }
expected-header = a header such as Seat-0: Ann, or an empty line before the moves
expected-record-of = a record of { $game }
expected-one-of = a number up to { $count }, because the text has that many records
expected-rules-version = the version of the rules, a number from 1
expected-move-number = { $number }. as the number of the first move on this line
expected-result = a result such as *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } hexadecimal digits in lower case
expected-sgf = a move as boardspace.net writes it, such as { $example }
expected-other-player = a move by the other player
expected-sgf-moves = a boardspace.net file with at least one move
expected-numbered-turn = a numbered turn such as 11.h7-g7;xf3-f7;xi9
expected-turn = turn { $number }

## Wrong with a whole record
record-too-long = a record can have at most { $most } bytes
record-missing = the header { $key } is missing
record-later-rules = it was played under version { $version } of the rules, and this program only knows versions up to { $known }
record-other-result = the recorded result is { $recorded }, but the moves lead to { $played }; some moves may be missing
