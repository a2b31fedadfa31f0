# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Puzzles
puzzles-lead = One position, one right move. Find it on the board.
puzzles-of = { $game } puzzles
puzzles-about = { $puzzles } puzzles, rated from { $least } to { $most }.
puzzles-more = Themes
puzzle-mode-daily = Puzzle of the day
puzzle-mode-training = Training
puzzle-mode-streak = Streak
puzzle-mode-again = Try again
puzzle-training-about = Puzzles at your level, one after another.
puzzle-streak-about = Harder and harder, until your first mistake.
puzzle-again-about = The ones you didn’t solve.
puzzle-again-count = { $count ->
    [0] None
   *[other] { $count }
}
puzzle-streak-best = Best: { $best }
puzzle-themes = Themes
puzzle-themes-about = Practise one idea at a time. Knowing the theme helps, so these count half.
puzzle-solve = Solve
puzzle-look-again = Look again
puzzle-not-solved = Not solved
puzzle-none = You’ve been through them all
puzzle-none-about = There’s no new puzzle of this kind for you.
puzzle-none-again = Nothing to try again
puzzle-none-again-about = Puzzles you don’t solve end up here.

## The task
puzzle-proof-proved = proved
puzzle-proof-judged = judged by the engine
puzzle-goal-win = { $turns ->
    [1] Win this turn.
    [2] Win in two turns.
    [3] Win in three turns.
   *[other] Win in { $turns } turns.
}
puzzle-goal-win-about = Whatever your opponent plays.
puzzle-goal-win-about-many = Whatever the others play.
puzzle-goal-defend = Find the only defence.
puzzle-goal-defend-about = Any other move loses.
puzzle-goal-best = Find the best move.
puzzle-goal-best-about = One is clearly better than all the others.
puzzle-before = The last turn
puzzle-just-played = just played { $move }
puzzle-go-on = Right! Keep going.
puzzle-rating = Puzzle { $rating }
puzzle-own-rating = You { $rating }
puzzle-themes-later = Themes: shown once solved

## Help
puzzle-hint-piece = Look at { $piece }.
puzzle-hint-move = Try this: “{ $move }”
puzzle-hint-counts = With help, the puzzle counts as unsolved.
puzzle-hint-streak = Your first hint won’t end your streak.
puzzle-solution = Solution

## The end. A line is a list of turns in our notation.
puzzle-wrong = Wrong move
puzzle-wrong-title = Not this one.
puzzle-wrong-plain = There’s a stronger move here.
puzzle-wrong-line = The reply: { $line }.
puzzle-chances = The best move wins { $best } of the time, the next best { $second }.
puzzle-solved = Solved
puzzle-solved-helped = Solved with help
puzzle-solved-win = That wins.
puzzle-solved-defend = The only defence.
puzzle-solved-best = The best move.
puzzle-shown = Solution
puzzle-then = { $before }, then { $next }
puzzle-not-counted = You’ve had this one before, so it doesn’t count.
puzzle-next = Next puzzle
puzzle-analyse = Analyse
puzzle-streak = streak
puzzle-streak-new = New streak
puzzle-streak-over = Streak over: { $streak }. Your best: { $best }.

## Sharing and reporting
puzzle-share = Share
puzzle-report = Report a problem
puzzle-report-what = What’s wrong with this puzzle?
puzzle-report-second-solution = Another move works just as well
puzzle-report-not-winning = The solution doesn’t work
puzzle-report-unclear = I don’t understand it
puzzle-report-send = Send
puzzle-report-thanks = Thank you. The puzzle will be checked again.
