# Puzzles in the terminal.

puzzle-terminal-puzzle = Problema { $id }, punteggio { $rating }
puzzle-terminal-last = Ultimo turno: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Vinci in questo turno.
       *[other] Vinci in { $turns } turni al massimo.
    }
puzzle-terminal-goal-defend = Un solo turno non perde. Quale?
puzzle-terminal-goal-best = Trova il turno migliore.
puzzle-terminal-right = Giusto. La risposta: { $moves }
puzzle-terminal-solved = Risolto!
puzzle-terminal-wrong = Non è questo.
puzzle-terminal-refutation = Potrebbe continuare così: { $moves }
puzzle-terminal-rating = Il tuo punteggio: { $rating }
puzzle-terminal-streak = Serie: { $streak }
puzzle-terminal-streak-over = La serie è finita. Risolti di fila: { $streak }
puzzle-terminal-hint-piece = Guarda { $piece }.
puzzle-terminal-hint-move = Prova { $move }.
puzzle-terminal-solution = Soluzione: { $moves }
puzzle-terminal-what-next = Invio: il prossimo. again: di nuovo. solution: la soluzione. quit: esci.
puzzle-terminal-unreadable = «{ $text }» non è una mossa. Scrivi help per vedere il resto.
puzzle-terminal-none = Non c’è un problema simile.
puzzle-terminal-help = Scrivi una mossa o il suo inizio. Inoltre: moves (mosse), board (tavola), hint (aiuto), solution (soluzione), again (di nuovo), next (prossimo), quit (esci).
