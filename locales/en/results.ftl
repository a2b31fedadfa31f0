# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

counted-yinsh = Rings taken off
counted-lyngk = Stacks of five
counted-linko = Points
stacks-of = { $height ->
    [5] stacks of five
    [4] stacks of four
    [3] stacks of three
    [2] stacks of two
   *[1] single pieces
  }
tie-broken = Equally many { $height ->
    [4] stacks of five, so the stacks of four decided.
    [3] stacks of five and four, so the stacks of three decided.
    [2] stacks of five, four and three, so the stacks of two decided.
   *[1] stacks of five, four, three and two, so the single pieces decided.
  }
tie-unbroken = Equally many stacks of every height: a draw.
pool-empty = All markers lie on the board, so the rings taken off decided.
pool-empty-draw = All markers lie on the board, and equally many rings were taken off: a draw.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Games of this match
match-game = Game { $n }
guest-ratings = Your ratings
guest-ratings-about = They are kept when you make an account in this browser.
draw-waiting = You offered a draw. Waiting for the answer.
draw-declined = Your offer of a draw was declined.
takeback-waiting = You asked to take back. Waiting for the answer.
takeback-declined = Taking back was declined.
taken-back = Taken back.
card-drawn = Drawn: { $card }.
turned-over = Turned over: { $points }.
stack-taken = Taken: { $stack }.
study-unreadable = This cannot be opened. { $why }
rematch-waiting = You asked for a rematch. Waiting for the answer.
rematch-offered = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }

## Moves in a list, as short as can be
short-claim = claim { $colour }
short-row = row: { $card }
short-pile = pile
short-take = take
short-leave = leave
short-reclaim = take back
short-discard = discard
