# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, genommene Stapel { $count }:
terminal-lyngk-neutral = Neutral:
terminal-lyngk-stacks = Stapel, von unten nach oben: { $stacks }
