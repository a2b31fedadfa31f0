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
lesson-hint-move = Prueba esto: { $move }
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
