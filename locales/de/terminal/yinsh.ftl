# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, entfernte Ringe: { $count }
terminal-yinsh-pool = Marker im Vorrat: { $count }
