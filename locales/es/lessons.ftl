# Aprender jugando: lo que rodea a las lecciones. Las lecciones están en la carpeta junto a este archivo.

nav-learn = Aprender
learn-title = Aprende jugando
learn-lead = Lecciones cortas, una idea cada una. Tú juegas y las reglas responden.
learn-go-on = Seguir aprendiendo
lessons-of = Aprende { $game }
lessons-done = { $done } de { $all } lecciones hechas
lesson-number = Lección { $n }
lesson-is-done = hecha
lesson-step = Paso { $n } de { $all }
lesson-right = ¡Bien!
lesson-not-yet = Todavía no.
lesson-hint = Pista
lesson-hint-move = Prueba esto: { $move }
lesson-show = Enséñamelo
lesson-retry = Otra vez
lesson-again = Empezar el paso de nuevo
lesson-next-step = Paso siguiente
lesson-next = Lección siguiente
lesson-finished = Lección terminada.
lesson-all = Todas las lecciones
lesson-rules = En las reglas: { $clause }
lesson-opponent = Rival
lesson-opponent-number = Rival { $n }
lesson-play = Jugar ahora
