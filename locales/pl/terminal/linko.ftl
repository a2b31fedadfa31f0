# Linko! on the screen of a terminal.

terminal-linko-row = Rząd
terminal-linko-pile = Stos: { $count }
terminal-linko-discard = Odrzucone
terminal-linko-player = { $player }, karty na ręce: { $count }
terminal-linko-hand = Twoja ręka
