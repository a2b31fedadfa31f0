# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

## How a game that was played to the end ended
finish-rings = Three rings removed.
finish-first-ring = First ring removed.
finish-no-markers = No markers left.
finish-no-moves = No moves left.
finish-six-stack = Stack of six completed.
finish-last-card = Last card laid.
finish-no-cards = No cards left to draw.

## In numbers
counted-yinsh = Rings removed
counted-lyngk = Stacks of five
counted-linko = Points
stacks-of = { $height ->
    [5] stacks of five
    [4] stacks of four
    [3] stacks of three
    [2] stacks of two
   *[1] single pieces
  }
tie-broken = Tied on { $height ->
    [4] stacks of five, so stacks of four decided.
    [3] stacks of five and four, so stacks of three decided.
    [2] stacks of five, four and three, so stacks of two decided.
   *[1] stacks of five, four, three and two, so single pieces decided.
  }
tie-unbroken = Tied on stacks of every height: a draw.
pool-empty = The player who removed more rings wins.
pool-empty-draw = Both players removed the same number of rings: a draw.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Games in this match
match-game = Game { $n }
guest-ratings = Your ratings
guest-ratings-about = You keep them when you create an account in this browser.
draw-waiting = You offered a draw. Waiting for an answer.
draw-declined = Your draw offer was declined.
takeback-waiting = You requested a takeback. Waiting for an answer.
takeback-declined = Your takeback request was declined.
taken-back = Move taken back.
card-drawn = You drew { $set }.
turned-over = Flipped: { $points }.
stack-taken = Scored: { $stack }.
study-unreadable = We can’t open this. { $why }
rematch-waiting = You asked for a rematch. Waiting for an answer.
rematch-offered = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }

## Moves in a list, as short as can be
short-claim = claim { $colour }
short-row = row { $card }
short-pile = pile
short-take = take
short-leave = don’t take
short-reclaim = take back
short-discard = discard
