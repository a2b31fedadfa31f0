# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, rings removed: { $count }
terminal-yinsh-pool = Markers in the pool: { $count }
