# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Motor
analysis-how = Mira quién lleva ventaja y qué conviene jugar. El motor se ejecuta en tu navegador.
analysis-starting = Iniciando el motor…
analysis-loading = Cargando el motor: { $percent }
analysis-depth = Profundidad { $depth }, { $rate } posiciones/s
analysis-searched = { $nodes } posiciones, { $rate }/s
analysis-paused = En pausa: el motor está activo en otra pestaña.
analysis-resume = Reanudar aquí
analysis-failed = El motor se ha detenido.
analysis-again = Intentar de nuevo
analysis-go-on = Profundizar
analysis-over = Aquí no hay nada que analizar.
analysis-refused-none = El motor no está disponible en este navegador.
analysis-refused-running = El motor permanece desactivado mientras esta partida siga en juego.
analysis-playing = El motor permanece desactivado mientras juegues a { $game } contra otras personas.
analysis-unknown = todavía sin evaluar
analysis-points = { $chance }, { $points } puntos
analysis-seen = { $name }, con las cartas vistas hasta ahora
analysis-open = Con todas las cartas a la vista
analysis-lines = Líneas
analysis-lines-title = Mejores líneas
analysis-threat = Amenazas
analysis-no-threat = aquí ninguna
analysis-proof-win = victoria en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
analysis-proof-loss = derrota en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
analysis-draw = empate forzado
analysis-wins = { $name }: victoria en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Mejor jugada: { $move }.
analysis-help = Qué significan los números y los colores

## What the numbers and colours mean
analysis-term-chance = Probabilidad de ganar
analysis-about-chance = La probabilidad de que gane el jugador indicado si todos juegan bien desde aquí. Un empate cuenta como media victoria.
analysis-term-bar = Barra junto al tablero
analysis-about-bar = La parte rellena es la probabilidad de ganar del jugador de abajo.
analysis-term-points = Puntos
analysis-about-points = La puntuación final que el motor prevé para quien tiene que jugar.
analysis-term-open = Dos números
analysis-about-open = El primero solo tiene en cuenta las cartas que ha visto quien tiene que jugar. El segundo tiene en cuenta todas las manos y muestra cuánto influyen las cartas ocultas.
analysis-term-proof = Signo de exclamación
analysis-about-proof = El resultado está demostrado. «Victoria en 5 jugadas» cuenta las jugadas de ambos jugadores.
analysis-term-depth = Profundidad
analysis-about-depth = Cuántas jugadas por adelantado ha calculado el motor. Sigue profundizando mientras miras, durante dos minutos como máximo.
analysis-term-lines = Líneas
analysis-about-lines = Las mejores continuaciones. Pasa el cursor por una jugada para verla en el tablero; haz clic en ella para jugar la línea hasta ahí.
analysis-term-arrows = Flechas
analysis-about-arrows = La de color ámbar es la mejor jugada. Las más pálidas pierden como mucho 20 puntos de probabilidad: cuanto más finas, más pierden.
analysis-term-threat = Amenazas
analysis-about-threat = Contornos rojos: lo que jugaría el rival si le tocara ahora.
analysis-term-dots = Círculos en la curva
analysis-about-dots = Amarillo: imprecisión (desde 2,5 puntos de probabilidad). Naranja: error (desde 6). Rojo: error grave (desde 14). Grande: el fallo tuvo consecuencias. Pequeño: el rival devolvió casi todo.

## Keys
analysis-key-engine = Activar o desactivar el motor
analysis-key-threat = Mostrar u ocultar amenazas
analysis-key-step = Jugada anterior y siguiente
analysis-key-variation = Cambiar de variante
analysis-key-ends = Primera y última jugada
analysis-key-this = Mostrar esta explicación
