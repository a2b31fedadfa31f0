# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }: anillos retirados { $count }
terminal-yinsh-pool = Fichas en la reserva: { $count }
