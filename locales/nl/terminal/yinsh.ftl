# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }: ringen verwijderd { $count }
terminal-yinsh-pool = Stenen in de voorraad: { $count }
