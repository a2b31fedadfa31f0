# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, pile vinte { $count }:
terminal-lyngk-neutral = Neutrali:
terminal-lyngk-stacks = Pile, dal basso verso l’alto: { $stacks }
