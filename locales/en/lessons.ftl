# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Learn
learn-title = Learn by playing
learn-lead = Short lessons, one idea at a time. You make the moves and see what happens.
learn-go-on = Continue learning
lessons-of = Learn { $game }
lessons-done = { $done } of { $all } lessons done
lesson-number = Lesson { $n }
lesson-is-done = done
lesson-step = Step { $n } of { $all }
lesson-right = Right!
lesson-not-yet = Not quite.
lesson-hint = Hint
lesson-hint-move = Try this: “{ $move }”
lesson-show = Show me
lesson-retry = Try again
lesson-again = Restart this step
lesson-next-step = Next step
lesson-next = Next lesson
lesson-finished = Lesson complete!
lesson-all = All lessons
lesson-rules = In the rules: { $clause }
lesson-opponent = Opponent
lesson-opponent-number = Opponent { $n }
lesson-play = Play now
rules-quickly = { $game } in 60 seconds
rules-turn = A turn
rules-turn-about = always the same three steps
rules-reference = Reference
rules-reference-about = if a move isn’t allowed, you’ll see which rule says so
rules-clauses = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-try = Try it on the board
film-picture = Picture { $n } of { $all }
film-play = Play
film-pause = Pause
film-back = Back
film-on = Next
lesson-hint-start = Start here: { $where }
lesson-hint-more = Show the move
lesson-next-up = Up next: { $lesson }
