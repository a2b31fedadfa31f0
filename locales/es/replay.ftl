# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Repetición: { $game }
replay-loading = Repetición
replay-running = Esta partida aún se está jugando.
replay-secret = Mientras haya cartas ocultas, cada posición se muestra como la viste, y no se puede probar nada más.
replay-steps = Pasos por la partida
replay-first = Al principio
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-last = Al final
replay-run = Reproducir sola
replay-where = Jugada { $n } de { $of }
replay-at-start = Antes de la primera jugada.
replay-no-moves = Aún no hay jugadas. Haz una en el tablero.
replay-variations = En lugar de: { $move }
replay-promote = Hacerla línea principal
replay-remove = Borrar desde aquí
replay-download = Descargar la notación
replay-study = Estudiar desde aquí
replay-table = A la mesa
replay-seen-by = Cartas vistas por
replay-decider = Quien decide
replay-show-hands = Mostrar todas las manos
result-replay = Repetición
result-review = Análisis

## Free study
study-title = Estudio: { $game }
study-new = Nuevo: { $game }
study-paste = Abrir una notación o una posición
study-paste-how = Pega una notación, una serie de jugadas o una posición. También se leen partidas de YINSH en la notación de su autor o de boardspace.net.
study-paste-empty = Aún no hay nada que abrir.
study-open = Abrir
study-text = Esta posición como texto

## Review. A loss is told in percentage points of the chances to win.
review-title = Análisis
review-how = El bot más fuerte mira cada turno y dice dónde cambió la partida.
review-begin = Analizar esta partida
review-progress = Turnos vistos: { $done } de { $all }
review-stopped = Detenido tras { $done } de { $all } turnos.
review-chances = Probabilidades
review-chances-of = Probabilidades de { $name }
review-slider = Turno
review-turn = Turno
review-turn-spoken = Turno { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = Los números en una tabla
review-player = Jugador
review-lost = Pérdida
review-solved = seguro
review-loses = { $points } puntos perdidos
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
review-inaccuracies = imprecisiones
review-mistakes = errores
review-blunders = errores graves
review-move-spoken = { $move }: { $verdict }
review-better = Mejor: { $moves } ({ $percent } %)
review-accuracy = Precisión
review-judge = Juzgado por { $bot }, { $nodes } posiciones por cada una.
review-known-only = A cada cual se le juzga por lo que podía saber.

## Mistakes tried again
try-whose = ¿Errores de quién?
try-everybody = De todos
try-begin = Intentar de nuevo ({ $count })
try-title = Encuentra algo mejor ({ $n } de { $of })
try-lost = { $name } jugó { $moves } y perdió { $points } puntos.
try-asked = ¿Qué jugarías?
try-best = Sí: no se encontró nada mejor.
try-good = Bien: cede { $points } puntos como mucho.
try-worse = Eso pierde { $points } puntos.
try-played = Eso es lo que se jugó.
try-thinking = Mirándolo …
try-shown = Esto habría jugado el bot.
try-unsure = Nadie pudo mirarlo. Inténtalo otra vez.
try-once-more = Otra vez
try-show = Enséñamelo
try-next = Siguiente
try-found = Encontrados: { $found } de { $of }
try-leave = Volver a la partida
