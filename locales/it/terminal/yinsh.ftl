# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }: anelli tolti { $count }
terminal-yinsh-pool = Pedine nella riserva: { $count }
