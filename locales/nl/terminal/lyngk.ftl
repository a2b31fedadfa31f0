# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, stapels genomen { $count }:
terminal-lyngk-neutral = Neutraal:
terminal-lyngk-stacks = Stapels, van onder naar boven: { $stacks }
