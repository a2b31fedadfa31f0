# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, zdjęte pierścienie: { $count }
terminal-yinsh-pool = Znaczniki w puli: { $count }
