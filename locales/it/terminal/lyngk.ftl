# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, pile prese { $count }:
terminal-lyngk-neutral = Neutrali:
