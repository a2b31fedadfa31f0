# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Flips { $count } marker
   *[other] Flips { $count } markers
}
preview-row = Completes a row from { $first } to { $last }
preview-way = Via { $points }
preview-result = Makes a { $piece }
piece-stuck = This piece can’t move right now.
joker-note = A joker stands in for any colour. It never moves by itself, only inside a stack.
preview-attacks = This set attacks { $names }.
preview-attacks-nobody = This set attacks no one.
would-be-attacked = will be attacked

## What was played, after a name: "Player 2: took the set."
played-place = placed a ring on { $at }
played-way = { $from } to { $to }
played-row = removed the row { $first } to { $last }
played-off = removed the ring on { $at }
played-claim = claimed { $colour }
played-lay = laid { $set }
played-take = took the set
played-leave = didn’t take the set
played-reclaim = took the set back
played-discard = discarded the set
played-draw-row = drew { $set } from the row
played-draw-pile = drew from the pile

## Deciding
what-to-do = Current decision
ask-draw = Draw a card: pick one from the row, or take the top card of the pile.
ask-draw-row = Draw a card from the row.
confirm-move = Confirm move
change-move = Change move
game-is-over = Game over
had-to-pass = { $name } had no legal move and passed.
you-had-to-pass = You had no legal move and passed.
light-network = Show my LYNGK connections
marks-offer = Hard to tell the colours apart?
marks-offer-yes = Show symbols
marks-offer-no = No thanks
claim-draw = Claim draw
claim-bot = Let a bot take over
step-back = Previous move
step-on = Next move

## Sharing
share = Share this position
copy-link = Copy link
copy-image = Copy image
save-image = Save as { $kind }
hand-on = Share via…

## Keys
key-help = Keyboard shortcuts
key-points = Move around the board; elsewhere, left and right step through the game
key-pick = Select, place or play
key-effect = Hear what a move to this space would do
key-drop = Cancel selection or close a message
key-step = Step back and forward through the game
key-reset = Restart turn
key-confirm = Confirm move
key-network = Show or hide LYNGK connections
key-sound = Turn sound on or off
key-this = Show this list

## Diagrams in the rules
diagram-of = Diagram for { $clause }
diagram-try = Try it: you can move the pieces.
diagram-may = Allowed: “{ $move }”
diagram-may-not = Not allowed: “{ $move }”
diagram-again = Reset
diagram-loading = Loading diagram…
print-rules = Print
