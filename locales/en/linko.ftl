# Linko!: why a move is refused, and why no game ever looks like a set-up.
# English is what the rules themselves say, word for word; placeholders are named as the reason's data.

linko-player-number = player { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } must lay at least one card: there is no passing
linko-refusal-two-values = { $lower } and { $higher } differ in value: a set is cards of one value and jokers, or jokers alone
linko-refusal-not-in-hand = { $seat } lacks { $missing } for this set
linko-refusal-over-by-last-card = the game is over: { $seat } has laid the last card in hand
linko-refusal-nothing-attacked = no set is attacked: { $seat } is to lay a set
linko-refusal-nothing-left = no attacked set has been left to its owner: { $seat } is to lay a set
linko-refusal-attack-undecided = { $attacker } must first decide whether to take or leave { $set }, which { $owner } has laid
linko-refusal-answer-undecided = { $owner } must first decide whether to take back or discard { $set }, which the attacker has left
linko-refusal-no-card-owed = nobody has to draw: { $seat } is to lay a set
linko-refusal-draw-unfinished = { $owner } must first draw, one card at a time; still owed: { $owed }
linko-refusal-pile-empty = the pile is empty: the card is drawn from the row
linko-refusal-not-in-row = the row has no { $card }: it has { $row }
linko-refusal-over-by-drawing = the game is over: the row and the pile are empty

## What is wrong with a set-up

linko-problem-players = 2 to 5 players play, not { $players }
linko-problem-first = seat { $first } cannot begin: the seats are 0 to { $last }
linko-problem-turn = seat { $turn } cannot be on turn: the seats are 0 to { $last }
linko-problem-seats-listed = the field { $field } lists { $found } seats, but { $players } play
linko-problem-miscounted = the card { $card } is there { $found } times instead of { $right } times
linko-problem-pile-too-large = the pile has { $found } cards, but the deal leaves { $most } for it
linko-problem-no-set = { $cards } in front of seat { $seat } is no set: its numbered cards differ in value
linko-problem-empty-hand = seat { $seat } has no card in hand, but did not just end the game by laying the last one
linko-problem-nothing-laid = seat { $turn } is on turn and has laid a set, but no set lies in front of it
linko-problem-owner = seat { $owner } cannot be attacked: it is no opponent of seat { $turn }
linko-problem-not-attacked = { $laid } does not attack { $top } of seat { $owner }: as many cards of a lower value are attacked
linko-problem-owed = { $owed } cards cannot be owed after an attack with { $count }
linko-problem-row-too-large = the row has { $found } cards: six at most
linko-problem-row-too-small = the row has { $found } cards: with cards left in the pile it has at least { $least } now
linko-problem-nothing-to-draw = the row and the pile are empty, so the game is over
linko-problem-not-over = the game is not over: the player on turn has cards in hand, and the row or the pile has a card
linko-problem-known-not-held = seat { $seat } is known to hold { $cards }, but does not
