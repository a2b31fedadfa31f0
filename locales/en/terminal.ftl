# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hello! I am a program. Have a good game.
terminal-moves = Moves
terminal-choices = Choices: { $count }
terminal-you = you
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } is thinking …
terminal-won = Winner: { $players }
terminal-draw = A draw
terminal-resigned = { $player } resigns.
terminal-hint = Hint: { $move } ({ $worth })
terminal-advising = Looking for a good move …
terminal-wins = wins { $percent } games of 100
terminal-sure-win = a sure win
terminal-sure-draw = a sure draw
terminal-sure-loss = lost against best play
terminal-taken-back = Taken back: { $moves }
terminal-nothing-to-undo = There is nothing to take back.
terminal-reviewing = Review: { $done } of { $all } turns. Step back with ← to read it.
terminal-judged = { $moves }: chances { $before } % → { $after } %
terminal-inaccuracy = Inaccuracy. Better: { $better }
terminal-mistake = Mistake. Better: { $better }
terminal-blunder = Blunder. Better: { $better }
terminal-bot-failed = { $player } has failed, and the game ends here.
terminal-sure-resign = Resign? Enter: yes. Any other key: no.
terminal-sure-quit = Leave the game? Enter: yes. Any other key: no.
terminal-too-small = The window is too small: it needs { $columns } columns and { $rows } rows.
terminal-key-help = help
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-resign = resign
terminal-key-review = review
terminal-key-quit = quit
terminal-help =
    Type a move or its beginning, or mark one with ↑ and ↓, then press Enter. With a mouse, click the piece and the target, or a move in the list.
    ← and → step through the game, Home and End go to its start and end.
    Backspace takes back what you typed, Esc all of it.
    F2 asks the strongest bot, F3 takes a move back, F4 resigns, F5 reviews a finished game, F10 or Ctrl-C leaves.
    Any key closes this page.
