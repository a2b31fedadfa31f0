# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }, anillos retirados: { $count }
terminal-yinsh-pool = Marcadores en la reserva: { $count }
