# Puzzles in the terminal.

puzzle-terminal-puzzle = Ejercicio { $id }, Elo { $rating }
puzzle-terminal-last = Última jugada: { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Gana en este turno.
       *[other] Gana en { $turns } turnos como máximo.
    }
puzzle-terminal-goal-defend = Solo una jugada no pierde. ¿Cuál?
puzzle-terminal-goal-best = Encuentra la mejor jugada.
puzzle-terminal-right = Correcto. La réplica: { $moves }
puzzle-terminal-solved = ¡Resuelto!
puzzle-terminal-wrong = No es eso.
puzzle-terminal-refutation = Podría seguir así: { $moves }
puzzle-terminal-rating = Tu Elo: { $rating }
puzzle-terminal-streak = Racha: { $streak }
puzzle-terminal-streak-over = Fin de la racha. Resueltos seguidos: { $streak }
puzzle-terminal-hint-piece = Fíjate en { $piece }.
puzzle-terminal-hint-move = Prueba { $move }.
puzzle-terminal-solution = Solución: { $moves }
puzzle-terminal-what-next = Intro: el siguiente. again: otra vez. solution: ver la solución. quit: salir.
puzzle-terminal-unreadable = «{ $text }» no es una jugada. Escribe help para ver qué más puedes escribir.
puzzle-terminal-none = Ese ejercicio no existe.
puzzle-terminal-help = Escribe una jugada o su comienzo. Además: moves (jugadas), board (tablero), hint (pista), solution (solución), again (otra vez), next (siguiente), quit (salir).
