# Lo que alguien ha jugado: jugadas pendientes, filtros, estadísticas, partidas que merece la pena ver, códigos de recuperación.

## Jugadas pendientes
moves-title = Te toca jugar
moves-left = quedan { $time }
next-game = Siguiente partida ({ $count })
key-next-game = Ir a la siguiente partida en la que te toca

## Partidas y filtros
history-going = Partidas en juego
history-filters = Filtrar partidas
history-variant = Variante
history-result = Resultado
history-kind = Tipo
history-unrated = Sin Elo
history-players = Rivales
history-people = Personas
history-bots = Bots
history-opponent = Nombre del rival
history-from = Desde
history-to = Hasta
history-clear = Quitar filtros
history-older = Nada entre las partidas más recientes. ¿Buscar más atrás?

## Estadísticas
statistics-title = Estadísticas
statistics-which = Estadísticas de
statistics-won = Victorias
statistics-drawn = Empates
statistics-lost = Derrotas
statistics-share = Puntos
statistics-streak-won = { $count ->
    [one] Racha actual: { $count } victoria
   *[other] Racha actual: { $count } victorias
}
statistics-streak-drawn = { $count ->
    [one] Racha actual: { $count } empate
   *[other] Racha actual: { $count } empates
}
statistics-streak-lost = { $count ->
    [one] Racha actual: { $count } derrota
   *[other] Racha actual: { $count } derrotas
}
statistics-best = Mejor racha de victorias: { $count }
statistics-paces = Por juego y ritmo
statistics-kinds = Por rival
statistics-people = Personas
statistics-seats = Según quién empieza
statistics-first = Empezando
statistics-second = Jugando segundo
statistics-endings = Cómo acabaron
statistics-by-rules = Jugadas hasta el final
statistics-by-resignation = Abandono
statistics-by-time = Tiempo agotado
statistics-by-agreement = Tablas acordadas
statistics-by-absence = Un jugador se fue
statistics-met = Rivales más frecuentes
statistics-newest = Cuentan las { $count } partidas más recientes.

## Partidas que merece la pena ver
lobby-featured = No te las pierdas
featured-upset = Sorpresa
featured-close = Muy reñida
featured-strong = Jugadores fuertes

## Códigos de recuperación
recovery-title = Códigos de recuperación
recovery-about = Si olvidas la contraseña, con un código de recuperación puedes elegir otra. Cada código sirve una sola vez.
recovery-left = { $count ->
    [0] Todavía no tienes códigos.
    [one] Te queda { $count } código.
   *[other] Te quedan { $count } códigos.
}
recovery-make = Crear diez códigos
recovery-replaces = Los códigos que tienes ahora dejarán de servir.
recovery-once = No volverás a ver estos códigos. Apúntalos o guárdalos ahora.
recovery-save = Guardar en un archivo
forgot-password = ¿Has olvidado la contraseña?
recover-about = Escribe uno de tus códigos de recuperación y elige una contraseña nueva. Se cerrará la sesión en los demás navegadores y se eliminarán todas las llaves de acceso.
recovery-code = Código de recuperación
recover = Guardar la contraseña nueva
recover-wrong = El nombre y el código no coinciden, o el código ya se ha usado.
