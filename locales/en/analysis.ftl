# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Engine
analysis-how = See who’s ahead and what to play. The engine runs in your browser.
analysis-starting = Starting the engine…
analysis-loading = Loading the engine: { $percent }
analysis-depth = Depth { $depth }, { $rate } positions/s
analysis-searched = { $nodes } positions, { $rate }/s
analysis-paused = Paused: the engine is running in another tab.
analysis-resume = Resume here
analysis-failed = The engine has stopped.
analysis-again = Try again
analysis-go-on = Go deeper
analysis-over = There’s nothing to decide here.
analysis-refused-none = The engine isn’t available in this browser.
analysis-refused-running = The engine stays off while this game is in progress.
analysis-playing = The engine stays off while you’re playing { $game } against people.
analysis-unknown = not known yet
analysis-points = { $chance }, { $points } points
analysis-seen = { $name }, with the cards seen so far
analysis-open = With all hands shown
analysis-lines = Lines
analysis-lines-title = Best lines
analysis-threat = Threats
analysis-no-threat = none here
analysis-proof-win = win in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
analysis-proof-loss = loss in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
analysis-draw = forced draw
analysis-wins = { $name }: win in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Best move: { $move }.
analysis-help = What the numbers and colours mean

## What the numbers and colours mean
analysis-term-chance = Winning chance
analysis-about-chance = How likely the player shown is to win if everyone plays well from here. A draw counts as half a win.
analysis-term-bar = Bar by the board
analysis-about-bar = The filled part is the winning chance of the player below the board.
analysis-term-points = Points
analysis-about-points = The final score the engine expects for the player to move.
analysis-term-open = Two numbers
analysis-about-open = The first is based only on the cards the player to move has seen. The second knows every hand and shows what difference the hidden cards make.
analysis-term-proof = Exclamation mark
analysis-about-proof = The result is proven. “Win in 5 moves” counts both sides’ moves.
analysis-term-depth = Depth
analysis-about-depth = How many moves ahead the engine has searched. It keeps going deeper while you watch, for up to two minutes.
analysis-term-lines = Lines
analysis-about-lines = The best continuations. Point at a move to see it on the board; click it to play the line up to that move.
analysis-term-arrows = Arrows
analysis-about-arrows = Amber marks the best turn. Paler arrows are turns that lose at most 20 points of winning chance: the thinner the arrow, the bigger the loss.
analysis-term-threat = Threats
analysis-about-threat = Red outlines: what the opponent would play if it were their turn.
analysis-term-dots = Dots on the curve
analysis-about-dots = Yellow: inaccuracy (2.5 points of winning chance or more). Orange: mistake (6 or more). Red: blunder (14 or more). Large: it was punished. Small: the opponent gave most of it back.

## Keys
analysis-key-engine = Turn the engine on or off
analysis-key-threat = Show or hide threats
analysis-key-step = Previous and next move
analysis-key-variation = Switch between variations
analysis-key-ends = First and last move
analysis-key-this = Show this explanation
