# Linko! on the screen of a terminal.

terminal-linko-row = Réserve
terminal-linko-pile = Pioche : { $count }
terminal-linko-discard = Défausse
terminal-linko-player = { $player }, cartes en main : { $count }
terminal-linko-hand = Ta main
