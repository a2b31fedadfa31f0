# Puzzles in the terminal.

puzzle-terminal-puzzle = Zadanie { $id }, ranking { $rating }
puzzle-terminal-last = Ostatni ruch: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Wygraj w tej turze.
       *[other] Wygraj najwyżej w { $turns } turach.
    }
puzzle-terminal-goal-defend = Tylko jeden ruch nie przegrywa. Który?
puzzle-terminal-goal-best = Znajdź najlepszy ruch.
puzzle-terminal-right = Dobrze. Odpowiedź: { $moves }
puzzle-terminal-solved = Rozwiązane!
puzzle-terminal-wrong = To nie to.
puzzle-terminal-refutation = Dalej mogłoby być tak: { $moves }
puzzle-terminal-rating = Twój ranking: { $rating }
puzzle-terminal-streak = Seria: { $streak }
puzzle-terminal-streak-over = Koniec serii. Rozwiązane z rzędu: { $streak }
puzzle-terminal-hint-piece = Spójrz na { $piece }.
puzzle-terminal-hint-move = Spróbuj: { $move }.
puzzle-terminal-solution = Rozwiązanie: { $moves }
puzzle-terminal-what-next = Enter: następne. again: jeszcze raz. solution: rozwiązanie. quit: koniec.
puzzle-terminal-unreadable = „{ $text }” to nie ruch. Wpisz help, aby zobaczyć, co jeszcze można wpisać.
puzzle-terminal-none = Nie ma takiego zadania.
puzzle-terminal-help = Wpisz ruch albo jego początek. Poza tym: moves (ruchy), board (plansza), hint (podpowiedź), solution (rozwiązanie), again (od nowa), next (następne), quit (koniec).
