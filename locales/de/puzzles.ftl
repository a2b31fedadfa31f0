# Puzzles in the terminal.

puzzle-terminal-puzzle = Aufgabe { $id }, Wertung { $rating }
puzzle-terminal-last = Letzter Zug: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Gewinne in diesem Zug.
       *[other] Gewinne in höchstens { $turns } Zügen.
    }
puzzle-terminal-goal-defend = Nur ein Zug verliert nicht. Welcher?
puzzle-terminal-goal-best = Finde den besten Zug.
puzzle-terminal-right = Richtig. Die Antwort: { $moves }
puzzle-terminal-solved = Gelöst!
puzzle-terminal-wrong = Das ist es nicht.
puzzle-terminal-refutation = So könnte es weitergehen: { $moves }
puzzle-terminal-rating = Deine Wertung: { $rating }
puzzle-terminal-streak = Serie: { $streak }
puzzle-terminal-streak-over = Die Serie ist zu Ende. In Folge gelöst: { $streak }
puzzle-terminal-hint-piece = Sieh dir { $piece } an.
puzzle-terminal-hint-move = Versuch { $move }.
puzzle-terminal-solution = Lösung: { $moves }
puzzle-terminal-what-next = Enter: die nächste. again: noch einmal. solution: die Lösung. quit: Ende.
puzzle-terminal-unreadable = „{ $text }“ ist kein Zug. Tippe help, um zu sehen, was sonst geht.
puzzle-terminal-none = Eine solche Aufgabe gibt es nicht.
puzzle-terminal-help = Tippe einen Zug oder seinen Anfang. Außerdem: moves (alle Züge), board (Plan), hint (Tipp), solution (Lösung), again (von vorn), next (die nächste), quit (Ende).
