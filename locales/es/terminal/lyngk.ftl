# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, pilas conseguidas { $count }:
terminal-lyngk-neutral = Neutrales:
terminal-lyngk-stacks = Pilas, de abajo arriba: { $stacks }
