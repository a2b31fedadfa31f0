# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, anneaux retirés : { $count }
terminal-yinsh-pool = Marqueurs en réserve : { $count }
