# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, stacks scored { $count }:
terminal-lyngk-neutral = Neutral:
terminal-lyngk-stacks = Stacks, from the bottom up: { $stacks }
