# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hello! I’m a program. Have a good game!
terminal-moves = Moves
terminal-choices = Choices: { $count }
terminal-you = you
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } is thinking…
terminal-won = Winner: { $players }
terminal-draw = A draw
terminal-resigned = { $player } resigns.
terminal-hint = Hint: { $move } ({ $worth })
terminal-advising = Looking for a good move…
terminal-wins = wins { $percent } games out of 100
terminal-sure-win = a sure win
terminal-sure-draw = a sure draw
terminal-sure-loss = lost against best play
terminal-taken-back = Taken back: { $moves }
terminal-nothing-to-undo = There is nothing to take back.
terminal-reviewing = Review: { $done } of { $all } turns. Step back with ← to read it.
terminal-judged = { $moves }: chances { $before }% → { $after }%
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
    While you type, ← → Home End move the cursor, Backspace and Delete erase, Esc clears the line, and Ctrl-P brings back what you entered before.
    F2 asks the strongest bot, F3 takes a move back, F4 resigns, F5 reviews a finished game, F10 or Ctrl-C leaves.
    Any key closes this page.

## Games on a server
terminal-chat = Chat
terminal-live-waiting = Waiting for players. Others can join at { $link }
terminal-live-closed = This game was cancelled.
terminal-live-lost = Connection lost. Reconnecting…
terminal-live-away = { $player } is away. Claim the win: /claim
terminal-live-draw = { $player } offers a draw. F7: accept, F8: decline
terminal-live-takeback = { $player } requests a takeback to move { $number }. F7: accept, F8: decline
terminal-live-rematch = { $player } wants a rematch. F7: accept, F8: decline
terminal-live-hint = Hint: { $move }
terminal-live-goes-on = The game continues at { $link }
terminal-live-left = You can find the game at { $link }
terminal-by-resignation = by resignation
terminal-by-time = on time
terminal-by-agreement = by agreement
terminal-by-absence = by forfeit
terminal-by-abort = The game was aborted.
terminal-key-draw = draw
terminal-key-yes = accept
terminal-key-no = decline
terminal-live-help = On a server: type / and a message to chat with the others. /draw offers a draw, /rematch a rematch, /abort aborts a game that has only just started, /claim claims the win when an opponent stays away. F3 requests a takeback, F6 offers a draw; F7 accepts a request, F8 declines it.

## A game line by line
terminal-line-you = You are { $player }.
terminal-line-people = Played by people: { $players }.
terminal-line-against = Against { $players }.
terminal-line-limit-time = { $seconds } s a move.
terminal-line-limit-nodes = { $nodes } positions a move.
terminal-line-begin = Type a move, or help.
terminal-line-commitment = Commitment to the deal: { $commitment }
terminal-line-over = The game is over.
terminal-line-hand-over = Next up: { $player }. Hand over, then press Enter.
terminal-line-no-move = No legal move begins with { $text }.
terminal-line-several = { $text } could mean several moves.
terminal-line-played = Played: { $move }
terminal-line-resignation = the resignation
terminal-line-name-file = Name a file: save FILE
terminal-line-saved = Saved in { $file }, and from now on after every move.
terminal-line-progress = … { $seconds } s, { $nodes } positions
terminal-line-progress-depth = … { $seconds } s, depth { $depth }, { $nodes } positions
terminal-line-exists = { $file } already exists; choose another file
terminal-line-cannot-write = Cannot write { $file }: { $error }
terminal-line-fault = move { $number }, { $move }: { $message }
terminal-line-unreadable = move { $number }: { $message }
terminal-line-move = Move { $number } by { $player }: { $move }
terminal-line-at-end = Type save FILE to keep the record, undo to take back, quit to leave.
terminal-line-is-over = The game is over. Type save FILE, undo or quit.
terminal-line-kept = The game is saved in { $file }. To replay it: trilynx replay { $file }
terminal-line-not-kept = The game is not saved. Use --save FILE to save it after every move.
terminal-line-one = There is one choice: { $move }
terminal-line-few = { $count } moves: { $moves }
terminal-line-many = { $count } moves: { $groups }; type `moves` for all
terminal-line-clauses = The clauses of { $book }:
terminal-line-name-clause = Name one: rules { $clause }
terminal-line-see-help = Type help to see what else you can type.
terminal-line-help =
    Type a move in our notation, or just enough of its beginning; capitals don’t matter. You can also type:
    moves: all legal moves; moves e5: those that begin with e5
    hint: what the strongest bot would do
    undo: takes back the last decision of a person, and what followed
    board: draws the board again
    rules CLAUSE: what a clause of the rules says; rules alone lists the clauses
    position: this position as a line of text, with only what you are allowed to know
    save FILE: saves a record in a new file, and from then on after every move
    resign: gives the game up
    quit: leaves
