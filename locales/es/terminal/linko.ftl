# Linko! on the screen of a terminal.

terminal-linko-row = Fila
terminal-linko-pile = Mazo: { $count }
terminal-linko-discard = Descarte
terminal-linko-player = { $player }, cartas en la mano: { $count }
terminal-linko-hand = Tu mano
