# Puzzles in the terminal.

puzzle-terminal-puzzle = Problema { $id }, rating { $rating }
puzzle-terminal-last = Ultima mossa: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Vinci in una mossa.
       *[other] Vinci in { $turns } mosse al massimo.
    }
puzzle-terminal-goal-defend = Una sola mossa non perde. Quale?
puzzle-terminal-goal-best = Trova la mossa migliore.
puzzle-terminal-right = Giusto. La risposta: { $moves }
puzzle-terminal-solved = Risolto!
puzzle-terminal-wrong = Non è questa.
puzzle-terminal-refutation = Potrebbe continuare così: { $moves }
puzzle-terminal-rating = Il tuo rating: { $rating }
puzzle-terminal-streak = Serie: { $streak }
puzzle-terminal-streak-over = La serie è finita. Risolti di fila: { $streak }
puzzle-terminal-hint-piece = Guarda { $piece }.
puzzle-terminal-hint-move = Prova { $move }.
puzzle-terminal-solution = Soluzione: { $moves }
puzzle-terminal-what-next = Invio: il prossimo. again: di nuovo. solution: la soluzione. quit: esci.
puzzle-terminal-unreadable = «{ $text }» non è una mossa. Scrivi help per vedere gli altri comandi.
puzzle-terminal-none = Questo problema non esiste.
puzzle-terminal-help = Scrivi una mossa o il suo inizio. Inoltre: moves (mosse), board (tavoliere), hint (aiuto), solution (soluzione), again (di nuovo), next (prossimo), quit (esci).
