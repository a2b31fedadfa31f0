# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Replay: { $game }
replay-loading = Replay
replay-running = This game is still in progress.
replay-secret = While cards are hidden, you see each position as you saw it in the game, and you can’t try other moves.
replay-steps = Step through the game
replay-first = First move
replay-back = Previous move
replay-on = Next move
replay-last = Last move
replay-run = Autoplay
replay-where = Turn { $n } of { $of }
replay-at-start = Before the first move.
replay-no-moves = No moves yet. Play one on the board.
replay-variations = Instead of: { $move }
replay-promote = Make this the main line
replay-remove = Delete from here on
replay-download = Download record
replay-study = Analyse from here
replay-seen-by = Cards seen by
replay-decider = The player to move
replay-show-hands = Show all hands
result-replay = Replay
result-review = Review
result-analysis = Analysis board

## Free study
study-title = Analysis board: { $game }
study-new = New: { $game }
study-paste = Open a record or a position
study-paste-how = Paste a record, a list of moves or a position. YINSH games in the official notation or from boardspace.net work too.
study-paste-empty = There is nothing to open yet.
study-open = Open
study-text = This position as text

## Review. A loss is given in percentage points of the chance to win.
review-title = Review
review-how = The strongest bot checks every turn and shows where the game was decided.
review-begin = Review this game
review-progress = Turns reviewed: { $done } of { $all }
review-stopped = Stopped after { $done } of { $all } turns.
review-chances = Winning chances
review-chances-of = Winning chances: { $name }
review-slider = Turn
review-turn = Turn
review-turn-spoken = Turn { $n }, { $name }: { $percent }% winning chance
review-percent = { $percent }%
review-as-table = Show as table
review-player = Player
review-lost = Chance lost
review-solved = certain
review-loses = chance of winning down { $points } points
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-punished = , punished
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-move-spoken = { $move }: { $verdict }
review-better = Better: { $moves } ({ $percent }%)
review-accuracy = Accuracy
review-judge = Reviewed by { $bot }, { $nodes } positions searched per turn.
review-known-only = Players are judged only by what they could know.

## Mistakes tried again
try-whose = Whose mistakes?
try-everybody = Everyone’s
try-begin = Practise mistakes ({ $count })
try-mine = Practise my mistakes ({ $count })
try-title = Find a better move ({ $n } of { $of })
try-lost = { $name } played { $moves }, and the chance of winning dropped by { $points } points.
try-asked = What would you play?
try-best = Right! There’s nothing better.
try-good = Good: this costs at most { $points } points of winning chance.
try-worse = That costs { $points } points of winning chance.
try-played = That’s what was played in the game.
try-thinking = Checking…
try-shown = This is what the bot would have played.
try-unsure = We couldn’t check that. Please try again.
try-once-more = Try again
try-show = Show me
try-next = Next
try-found = Found: { $found } of { $of }
try-leave = Back to the game
