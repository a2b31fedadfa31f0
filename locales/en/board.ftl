# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Turns { $count } marker over
   *[other] Turns { $count } markers over
}
preview-row = Makes a row from { $first } to { $last }
preview-way = By { $points }
preview-result = Becomes: { $piece }
preview-attacks = This set attacks { $names }.
preview-attacks-nobody = This set attacks nobody.
would-be-attacked = would be attacked

## Deciding
what-to-do = What happens now
ask-draw = Draw a card: one of the open ones, or blind from the pile.
ask-draw-row = Draw one of the open cards.
confirm-move = Play it
change-move = Choose again
game-is-over = The game is over
had-to-pass = { $name } had no move and passed.
light-network = Light up my LYNGK network
claim-draw = Claim a draw
claim-bot = Let a bot take over
step-back = One move back
step-on = One move on

## Sharing
share = Share this position
copy-link = Copy the link
copy-image = Copy as an image
save-image = Save as { $kind }
hand-on = Send …

## Keys
key-help = Keys
key-points = Go from point to point on the board; elsewhere left and right step through the game
key-pick = Pick, place, play
key-effect = Hear what the move to this point would do
key-drop = Drop what is picked, close a message
key-step = Step back and on through the game
key-reset = Begin the turn again
key-confirm = Play the chosen move
key-network = Light up the LYNGK network
key-sound = Sound on and off
key-this = This list

## Diagrams in the rules
diagram-of = Diagram for { $clause }
diagram-try = Try it: the pieces can be moved.
diagram-may = Allowed: { $move }
diagram-may-not = Not allowed: { $move }
diagram-again = Back to the start
diagram-loading = The diagram is being set up …
print-rules = Print
