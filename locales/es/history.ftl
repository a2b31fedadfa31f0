# Lo que alguien ha jugado: jugadas pendientes, filtros, estadísticas, partidas que merece la pena ver, códigos de recuperación.

## Jugadas pendientes
moves-title = Te toca jugar
moves-left = tiempo restante: { $time }
next-game = Siguiente partida ({ $count })
key-next-game = Ir a la siguiente partida en la que te toca jugar

## Jugadas planeadas
plan-title = Jugadas planeadas
plan-moves = Planear jugadas
plan-about = Prueba en el tablero la jugada que esperas de tu rival y tu respuesta. Si la hace, tu respuesta se juega al instante. Esto solo lo ves tú.
plan-full = Aquí no caben más planes. Borra uno para añadir otro.
plan-expect = ¿Qué podría jugar { $name }?
plan-answer = ¿Cómo responderías?
plan-over = La partida habría terminado.
plan-keep = Guardar plan
plan-back = Retroceder una jugada
plan-cancel = Descartar
plan-delete = Borrar este plan

## Vacaciones
vacation-title = Vacaciones
vacation-about = Mientras estás de vacaciones, tu reloj no corre en las partidas con días por turno; los de tus rivales, sí. Puedes jugar igualmente. En los torneos solo valen si el organizador lo permite, y el tiempo ya agotado no se recupera. Tienes hasta 30 días por año natural, en días enteros, y las vacaciones empiezan de inmediato.
vacation-left = { $days ->
        [one] Te queda { $days } día este año
       *[other] Te quedan { $days } días este año
    }
vacation-days = Días
vacation-begin = Empezar vacaciones
vacation-end = Terminar vacaciones
vacation-end-about = Puedes terminarlas antes: el día que ya ha empezado cuenta, los demás te quedan para otra ocasión.
vacation-own = Estás de vacaciones hasta el { $until }. Tu reloj está parado hasta entonces.
vacation-of = { $name } está de vacaciones hasta el { $until }. Su reloj está parado hasta entonces.
vacation-until = De vacaciones hasta el { $until }

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
history-older = Ninguna de las partidas más recientes coincide con los filtros. ¿Seguir buscando en las anteriores?

## Estadísticas
statistics-title = Estadísticas
statistics-which = Elige un juego
statistics-won = Victorias
statistics-drawn = Empates
statistics-lost = Derrotas
statistics-share = Puntuación
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
statistics-seats = Por orden de juego
statistics-first = Primero en jugar
statistics-second = Segundo en jugar
statistics-endings = Cómo terminaron las partidas
statistics-by-rules = Jugadas hasta el final
statistics-by-resignation = Rendición
statistics-by-time = Tiempo agotado
statistics-by-agreement = Empate acordado
statistics-by-absence = Un jugador se ha ido
statistics-met = Rivales más frecuentes
statistics-newest = Según las últimas { $count } partidas.

## Partidas que merece la pena ver
lobby-featured = No te las pierdas
featured-upset = Sorpresa
featured-close = Resultado ajustado
featured-strong = Alto nivel

## Códigos de recuperación
recovery-title = Códigos de recuperación
recovery-about = Si olvidas la contraseña, con un código de recuperación puedes elegir otra. Cada código sirve una sola vez.
recovery-left = { $count ->
    [0] No tienes ningún código.
    [one] Te queda { $count } código.
   *[other] Te quedan { $count } códigos.
}
recovery-make = Crear diez códigos
recovery-replaces = Tus códigos actuales dejarán de funcionar.
recovery-once = No volverás a ver estos códigos. Apúntalos o guárdalos ahora.
recovery-save = Guardar en un archivo
forgot-password = ¿Has olvidado la contraseña?
recover-about = Escribe uno de tus códigos de recuperación y elige una contraseña nueva. Se cerrará la sesión en los demás navegadores y se eliminarán todas las llaves de acceso.
recovery-code = Código de recuperación
recover = Guardar la contraseña nueva
recover-wrong = El nombre y el código no coinciden, o el código ya se ha usado.

# How two people stand against each other.
meeting-points = Puntos en esta serie:
meeting-series = En esta serie: { $one } { $first } – { $second } { $other }
meeting-all = En todas las partidas desde el { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = En las últimas { $count } partidas: { $one } { $first } – { $second } { $other }
meeting-yours = Tu marcador contra { $name }: { $mine } – { $theirs }
accuracy-title = Precisión
accuracy-spoken = { $game }: de { $from } a { $to } en { $games ->
        [one] { $games } partida analizada
       *[other] { $games } partidas analizadas
    }
accuracy-step = Recorrer las partidas analizadas
accuracy-mean = Media: { $mean }
accuracy-about = De las partidas que has analizado en este navegador. Solo tú ves estos datos.
