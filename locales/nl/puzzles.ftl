# Puzzles in the terminal.

puzzle-terminal-puzzle = Puzzel { $id }, rating { $rating }
puzzle-terminal-last = Laatste zet: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Win in deze beurt.
       *[other] Win in hoogstens { $turns } beurten.
    }
puzzle-terminal-goal-defend = Maar één zet verliest niet. Welke?
puzzle-terminal-goal-best = Vind de beste zet.
puzzle-terminal-right = Goed. Het antwoord: { $moves }
puzzle-terminal-solved = Opgelost!
puzzle-terminal-wrong = Dat is het niet.
puzzle-terminal-refutation = Het kan zo verder gaan: { $moves }
puzzle-terminal-rating = Je rating: { $rating }
puzzle-terminal-streak = Reeks: { $streak }
puzzle-terminal-streak-over = De reeks is voorbij. Achter elkaar opgelost: { $streak }
puzzle-terminal-hint-piece = Kijk naar { $piece }.
puzzle-terminal-hint-move = Probeer { $move }.
puzzle-terminal-solution = Oplossing: { $moves }
puzzle-terminal-what-next = Enter: de volgende. again: nog eens. solution: de oplossing. quit: stoppen.
puzzle-terminal-unreadable = ‘{ $text }’ is geen zet. Typ help voor wat verder kan.
puzzle-terminal-none = Zo’n puzzel is er niet.
puzzle-terminal-help = Typ een zet, of het begin ervan. Verder: moves (zetten), board (bord), hint, solution (oplossing), again (opnieuw), next (volgende), quit (stoppen).
