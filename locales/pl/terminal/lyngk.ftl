# LYNGK on the screen of a terminal.

terminal-lyngk-player = { $player }, zdobyte stosy { $count }:
terminal-lyngk-neutral = Neutralne:
terminal-lyngk-stacks = Stosy, od dołu do góry: { $stacks }
