# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Replay: { $game }
replay-loading = Replay
replay-running = This game is still being played.
replay-secret = As long as cards are hidden, every position is shown as you saw it, and nothing else can be tried.
replay-steps = Steps through the game
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-run = Play by itself
replay-where = Move { $n } of { $of }
replay-at-start = Before the first move.
replay-no-moves = No move yet. Play one on the board.
replay-variations = Instead of: { $move }
replay-promote = Make it the main line
replay-remove = Delete from here on
replay-download = Download the record
replay-study = Study from here
replay-table = To the table
replay-seen-by = Cards seen by
replay-decider = Whoever decides
replay-show-hands = Show all hands
result-replay = Replay
result-review = Review

## Free study
study-title = Study: { $game }
study-new = New: { $game }
study-paste = Open a record or a position
study-paste-how = Paste a record, a line of moves, or a position. YINSH games in its author’s notation or from boardspace.net are read too.
study-paste-empty = There is nothing to open yet.
study-open = Open
study-text = This position as text

## Review. A loss is told in percentage points of the chances to win.
review-title = Review
review-how = The strongest bot looks at every turn and says where the game turned.
review-begin = Review this game
review-progress = Turns looked at: { $done } of { $all }
review-stopped = Stopped after { $done } of { $all } turns.
review-chances = Chances
review-chances-of = Chances of { $name }
review-slider = Turn
review-turn = Turn
review-turn-spoken = Turn { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = The numbers as a table
review-player = Player
review-lost = Lost
review-solved = certain
review-loses = { $points } points lost
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-move-spoken = { $move }: { $verdict }
review-better = Better: { $moves } ({ $percent } %)
review-accuracy = Accuracy
review-judge = Judged by { $bot }, { $nodes } positions for each one.
review-known-only = Everybody is judged by what they could know.

## Mistakes tried again
try-whose = Whose mistakes?
try-everybody = Everybody’s
try-begin = Try again ({ $count })
try-title = Find something better ({ $n } of { $of })
try-lost = { $name } played { $moves } and lost { $points } points.
try-asked = What would you play?
try-best = Yes: nothing better was found.
try-good = Good: it gives away { $points } points at most.
try-worse = That loses { $points } points.
try-played = That is what was played.
try-thinking = Looking at it …
try-shown = This is what the bot would have played.
try-unsure = Nobody could look at it. Try once more.
try-once-more = Once more
try-show = Show me
try-next = Next
try-found = Found: { $found } of { $of }
try-leave = Back to the game
