# Linko!: why a move is refused, and why no game ever looks like a set-up.
# English is what the rules themselves say, word for word; placeholders are named as the reason's data.

linko-player-number = player { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } must lay at least one card: passing is not allowed
linko-refusal-two-values = { $lower } and { $higher } have different values: a set is cards of one value and jokers, or jokers alone
linko-refusal-not-in-hand = { $seat } does not have { $missing } for this set
linko-refusal-over-by-last-card = the game is over: { $seat } has laid their last card
linko-refusal-nothing-attacked = no set is being attacked: { $seat } must lay a set
linko-refusal-nothing-left = no attacked set has been given back to its owner: { $seat } must lay a set
linko-refusal-attack-undecided = { $attacker } must first decide whether to take { $set } from { $owner }
linko-refusal-answer-undecided = { $owner } must first decide whether to take { $set } back or discard it
linko-refusal-no-card-owed = no one has to draw: { $seat } must lay a set
linko-refusal-draw-unfinished = { $owner } must draw first, one card at a time; cards still to draw: { $owed }
linko-refusal-pile-empty = the pile is empty: draw from the row
linko-refusal-not-in-row = there is no { $card } in the row, only { $row }
linko-refusal-over-by-drawing = the game is over: the row and the pile are empty

## What is wrong with a set-up

linko-problem-players = Linko! is for 2 to 5 players, not { $players }
linko-problem-first = seat { $first } cannot start: the seats are 0 to { $last }
linko-problem-turn = it cannot be seat { $turn }’s turn: the seats are 0 to { $last }
linko-problem-seats-listed = the field { $field } lists { $found } seats, but there are { $players } players
linko-problem-miscounted = the card { $card } appears { $found } times instead of { $right } times
linko-problem-pile-too-large = the pile has { $found } cards, but after the deal it has { $most } at most
linko-problem-no-set = { $cards } in front of seat { $seat } is not a set: its numbered cards have different values
linko-problem-empty-hand = seat { $seat } has no cards in hand, but did not just end the game by laying the last one
linko-problem-nothing-laid = it is seat { $turn }’s turn and it has laid a set, but there is no set in front of it
linko-problem-owner = seat { $owner } cannot be attacked: it is not an opponent of seat { $turn }
linko-problem-not-attacked = { $laid } does not attack { $top } of seat { $owner }: an attack takes the same number of cards and a higher value
linko-problem-owed = an attack with { $count } cards cannot leave { $owed } cards to draw
linko-problem-row-too-large = the row has { $found } cards, but six is the limit
linko-problem-row-too-small = the row has { $found } cards, but with cards left in the pile it should have at least { $least } now
linko-problem-nothing-to-draw = the row and the pile are empty, so the game is over
linko-problem-not-over = the game is not over: the player whose turn it is has cards in hand, and the row or the pile has a card
linko-problem-known-not-held = seat { $seat } is known to hold { $cards }, but does not

## Themes of puzzles

linko-theme-attack = Attack
linko-theme-hold = Hold back
linko-theme-bait = Bait
linko-theme-lay = What to lay
linko-theme-draw = What to draw
linko-theme-take = Take it or not
linko-theme-count = Everything is known
