# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, piles gagnées { $count } :
terminal-lyngk-neutral = Neutres :
terminal-lyngk-stacks = Piles, de bas en haut : { $stacks }
