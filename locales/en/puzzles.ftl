# Puzzles in the terminal.

puzzle-terminal-puzzle = Puzzle { $id }, rating { $rating }
puzzle-terminal-last = Last turn: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Win this turn.
       *[other] Win in at most { $turns } turns.
    }
puzzle-terminal-goal-defend = Only one move doesn’t lose. Which one?
puzzle-terminal-goal-best = Find the best move.
puzzle-terminal-right = Right. The reply: { $moves }
puzzle-terminal-solved = Solved!
puzzle-terminal-wrong = That is not it.
puzzle-terminal-refutation = It could go on like this: { $moves }
puzzle-terminal-rating = Your rating: { $rating }
puzzle-terminal-streak = Streak: { $streak }
puzzle-terminal-streak-over = Streak over. Solved in a row: { $streak }
puzzle-terminal-hint-piece = Look at { $piece }.
puzzle-terminal-hint-move = Try { $move }.
puzzle-terminal-solution = Solution: { $moves }
puzzle-terminal-what-next = Enter: the next one. again: try again. solution: show it. quit: leave.
puzzle-terminal-unreadable = “{ $text }” isn’t a move. Type help to see what else you can type.
puzzle-terminal-none = There is no such puzzle.
puzzle-terminal-help = Type a move, or how it begins. You can also type: moves, board, hint, solution, again, next, quit.
