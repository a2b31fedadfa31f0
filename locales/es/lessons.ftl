# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Aprender
learn-title = Aprende jugando
learn-lead = Lecciones cortas, una idea cada vez. Haz las jugadas y mira qué pasa.
learn-go-on = Seguir aprendiendo
lessons-of = Aprende { $game }
lessons-done = Lecciones completadas: { $done } de { $all }
lesson-number = Lección { $n }
lesson-is-done = completada
lesson-step = Paso { $n } de { $all }
lesson-right = ¡Muy bien!
lesson-not-yet = Todavía no.
lesson-hint = Pista
lesson-hint-move = Prueba esto: «{ $move }»
lesson-show = Mostrar solución
lesson-retry = Intentar de nuevo
lesson-again = Reiniciar este paso
lesson-next-step = Paso siguiente
lesson-next = Lección siguiente
lesson-finished = ¡Lección completada!
lesson-all = Todas las lecciones
lesson-rules = En las reglas: { $clause }
lesson-opponent = Rival
lesson-opponent-number = Rival { $n }
lesson-play = Jugar ahora
rules-quickly = { $game } en 60 segundos
rules-turn = Un turno
rules-turn-about = siempre los mismos tres pasos
rules-reference = Reglas al detalle
rules-reference-about = si una jugada no vale, te decimos qué regla lo impide
rules-clauses = { $n ->
    [one] { $n } regla
   *[other] { $n } reglas
}
rules-try = Pruébalo en el tablero
film-picture = Imagen { $n } de { $all }
film-play = Reproducir
film-pause = Pausa
film-back = Atrás
film-on = Siguiente
lesson-hint-start = Empieza aquí: { $where }
lesson-hint-more = Mostrar la jugada
lesson-next-up = Después: { $lesson }
