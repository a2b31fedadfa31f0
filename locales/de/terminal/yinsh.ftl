# YINSH on the screen of a terminal.

terminal-yinsh-removed = { $player }: Ringe entfernt { $count }
terminal-yinsh-pool = Steine im Vorrat: { $count }
