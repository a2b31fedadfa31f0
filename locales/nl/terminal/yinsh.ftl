# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, weggehaalde ringen: { $count }
terminal-yinsh-pool = Markers in de voorraad: { $count }
