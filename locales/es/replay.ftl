# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Repetición: { $game }
replay-loading = Repetición
replay-running = Esta partida sigue en juego.
replay-secret = Mientras haya cartas ocultas, ves cada posición tal como la viste en la partida y no puedes probar otras jugadas.
replay-steps = Recorrer la partida
replay-first = Primera jugada
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-last = Última jugada
replay-run = Reproducción automática
replay-where = Turno { $n } de { $of }
replay-at-start = Antes de la primera jugada.
replay-no-moves = Todavía no hay jugadas. Haz una en el tablero.
replay-variations = En lugar de: { $move }
replay-promote = Convertir en línea principal
replay-remove = Borrar desde aquí
replay-download = Descargar notación
replay-study = Analizar desde aquí
replay-seen-by = Cartas según las ve
replay-decider = Quien tiene que jugar
replay-show-hands = Mostrar todas las manos
result-replay = Repetición
result-review = Análisis
result-analysis = Tablero de análisis

## Free study
study-title = Tablero de análisis: { $game }
study-new = Nuevo: { $game }
study-paste = Abrir una notación o una posición
study-paste-how = Pega la notación de una partida, una lista de jugadas o una posición. También valen las partidas de YINSH en la notación oficial o de boardspace.net.
study-paste-empty = Todavía no hay nada que abrir.
study-open = Abrir
study-text = Esta posición como texto

## Review. A loss is told in percentage points of the chances to win.
review-title = Análisis de la partida
review-how = El bot más fuerte revisa cada turno y muestra dónde se decidió la partida.
review-begin = Analizar esta partida
review-progress = Turnos analizados: { $done } de { $all }
review-stopped = Detenido tras { $done } de { $all } turnos.
review-chances = Probabilidad de ganar
review-chances-of = Probabilidad de ganar: { $name }
review-slider = Turno
review-turn = Turno
review-turn-spoken = Turno { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = Mostrar como tabla
review-player = Jugador
review-lost = Pérdida
review-solved = seguro
review-loses = { $points } puntos de probabilidad perdidos
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
verdict-punished = , con consecuencias
review-inaccuracies = imprecisiones
review-mistakes = errores
review-blunders = errores graves
review-move-spoken = { $move }: { $verdict }
review-better = Mejor: { $moves } ({ $percent } %)
review-accuracy = Precisión
review-judge = Análisis de { $bot }: { $nodes } posiciones examinadas por jugada.
review-known-only = A cada jugador se le juzga solo por lo que podía saber.

## Mistakes tried again
try-whose = ¿Errores de quién?
try-everybody = De todos
try-begin = Corregir errores ({ $count })
try-mine = Corregir mis errores ({ $count })
try-title = Encuentra una jugada mejor ({ $n } de { $of })
try-lost = { $name }: { $moves }. Ha costado { $points } puntos de probabilidad.
try-asked = ¿Qué jugarías tú?
try-best = Exacto: no hay nada mejor.
try-good = Bien: cuesta como mucho { $points } puntos de probabilidad.
try-worse = Así se pierden { $points } puntos de probabilidad.
try-played = Eso es lo que se jugó en la partida.
try-thinking = Comprobando…
try-shown = Esto es lo que habría jugado el bot.
try-unsure = No hemos podido comprobarlo. Inténtalo de nuevo.
try-once-more = Intentar de nuevo
try-show = Mostrar solución
try-next = Siguiente
try-found = Encontradas: { $found } de { $of }
try-leave = Volver a la partida
