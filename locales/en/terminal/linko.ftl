# Linko! on the screen of a terminal.

terminal-linko-row = Row
terminal-linko-pile = Pile: { $count }
terminal-linko-discard = Discard
terminal-linko-player = { $player }, cards in hand: { $count }
terminal-linko-hand = Your hand
