# Puzzles in the terminal.

puzzle-terminal-puzzle = Problema { $id }, puntuación { $rating }
puzzle-terminal-last = Último turno: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Gana en este turno.
       *[other] Gana en { $turns } turnos como máximo.
    }
puzzle-terminal-goal-defend = Solo un turno no pierde. ¿Cuál?
puzzle-terminal-goal-best = Encuentra el mejor turno.
puzzle-terminal-right = Correcto. La respuesta: { $moves }
puzzle-terminal-solved = ¡Resuelto!
puzzle-terminal-wrong = No es eso.
puzzle-terminal-refutation = Podría seguir así: { $moves }
puzzle-terminal-rating = Tu puntuación: { $rating }
puzzle-terminal-streak = Racha: { $streak }
puzzle-terminal-streak-over = Fin de la racha. Resueltos seguidos: { $streak }
puzzle-terminal-hint-piece = Fíjate en { $piece }.
puzzle-terminal-hint-move = Prueba { $move }.
puzzle-terminal-solution = Solución: { $moves }
puzzle-terminal-what-next = Enter: el siguiente. again: otra vez. solution: la solución. quit: salir.
puzzle-terminal-unreadable = «{ $text }» no es una jugada. Escribe help para ver qué más hay.
puzzle-terminal-none = No hay ningún problema así.
puzzle-terminal-help = Escribe una jugada o su comienzo. Además: moves (jugadas), board (tablero), hint (pista), solution (solución), again (otra vez), next (siguiente), quit (salir).
