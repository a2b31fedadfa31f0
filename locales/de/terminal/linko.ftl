# Linko! on the screen of a terminal.

terminal-linko-row = Reihe
terminal-linko-pile = Stapel: { $count }
terminal-linko-discard = Ablage
terminal-linko-player = { $player }, Handkarten: { $count }
terminal-linko-hand = Deine Hand
