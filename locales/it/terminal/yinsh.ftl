# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }: anelli rimossi { $count }
terminal-yinsh-pool = Segnalini nella riserva: { $count }
