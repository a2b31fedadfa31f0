# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, zabrane stosy { $count }:
terminal-lyngk-neutral = Neutralne:
