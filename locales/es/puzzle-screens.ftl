# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Ejercicios
puzzles-lead = Una posición y una sola jugada buena. Encuéntrala en el tablero.
puzzles-of = Ejercicios de { $game }
puzzles-about = { $puzzles } ejercicios, con Elo de { $least } a { $most }.
puzzles-more = Temas
puzzle-mode-daily = Ejercicio del día
puzzle-mode-training = Entrenamiento
puzzle-mode-streak = Racha
puzzle-mode-again = Pendientes
puzzle-training-about = Ejercicios de tu nivel, uno tras otro.
puzzle-streak-about = Cada vez más difíciles, hasta el primer fallo.
puzzle-again-about = Los que no has resuelto.
puzzle-again-count = { $count ->
    [0] Ninguno
   *[other] { $count }
}
puzzle-streak-best = Récord: { $best }
puzzle-themes = Temas
puzzle-themes-about = Practica las ideas de una en una. Conocer el tema ayuda, así que estos cuentan la mitad.
puzzle-solve = Resolver
puzzle-look-again = Ver de nuevo
puzzle-not-solved = Sin resolver
puzzle-none = Ya los has visto todos
puzzle-none-about = No queda ningún ejercicio nuevo de este tipo para ti.
puzzle-none-again = Nada pendiente
puzzle-none-again-about = Aquí aparecen los ejercicios que no resuelves.

## The task
puzzle-proof-proved = demostrado
puzzle-proof-judged = según el motor
puzzle-goal-win = { $turns ->
    [1] Gana en este turno.
    [2] Gana en dos turnos.
    [3] Gana en tres turnos.
   *[other] Gana en { $turns } turnos.
}
puzzle-goal-win-about = Responda lo que responda tu rival.
puzzle-goal-win-about-many = Respondan lo que respondan los demás.
puzzle-goal-defend = Encuentra la única defensa.
puzzle-goal-defend-about = Cualquier otra jugada pierde.
puzzle-goal-best = Encuentra la mejor jugada.
puzzle-goal-best-about = Hay una claramente mejor que las demás.
puzzle-before = La última jugada
puzzle-just-played = acaba de jugar { $move }
puzzle-go-on = ¡Bien! Sigue.
puzzle-rating = Ejercicio { $rating }
puzzle-own-rating = Tú { $rating }
puzzle-themes-later = Temas al resolverlo

## Help
puzzle-hint-piece = Fíjate en { $piece }.
puzzle-hint-move = Prueba esto: «{ $move }»
puzzle-hint-counts = Con ayuda, el ejercicio cuenta como no resuelto.
puzzle-hint-streak = La primera pista no rompe tu racha.
puzzle-solution = Solución

## The end. A line is a list of turns in our notation.
puzzle-wrong = Jugada equivocada
puzzle-wrong-title = No es esta.
puzzle-wrong-plain = Aquí hay algo más fuerte.
puzzle-wrong-line = La réplica: { $line }.
puzzle-chances = La mejor jugada gana el { $best } de las veces; la siguiente, el { $second }.
puzzle-solved = Resuelto
puzzle-solved-helped = Resuelto con ayuda
puzzle-solved-win = Así ganas.
puzzle-solved-defend = La única defensa.
puzzle-solved-best = La mejor jugada.
puzzle-shown = Solución
puzzle-then = { $before }, luego { $next }
puzzle-not-counted = Este ya lo conocías, así que no cuenta.
puzzle-next = Siguiente ejercicio
puzzle-analyse = Analizar
puzzle-streak = racha
puzzle-streak-new = Nueva racha
puzzle-streak-over = Fin de la racha: { $streak }. Tu récord: { $best }.

## Sharing and reporting
puzzle-share = Compartir
puzzle-report = Avisar de un error
puzzle-report-what = ¿Qué falla en este ejercicio?
puzzle-report-second-solution = Otra jugada es igual de buena
puzzle-report-not-winning = La solución no funciona
puzzle-report-unclear = No lo entiendo
puzzle-report-send = Enviar
puzzle-report-thanks = Gracias. Volveremos a comprobar el ejercicio.
