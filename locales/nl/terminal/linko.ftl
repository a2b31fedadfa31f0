# Linko! on the screen of a terminal.

terminal-linko-row = Rij
terminal-linko-pile = Stapel: { $count }
terminal-linko-discard = Aflegstapel
terminal-linko-player = { $player }, kaarten in de hand: { $count }
terminal-linko-hand = Jouw hand
