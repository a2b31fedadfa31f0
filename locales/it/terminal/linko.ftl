# Linko! on the screen of a terminal.

terminal-linko-row = Fila
terminal-linko-pile = Mazzo: { $count }
terminal-linko-discard = Scarti
terminal-linko-player = { $player }, carte in mano: { $count }
terminal-linko-hand = La tua mano
