# What is said at a table: answers to requests that are refused, ends of games, decisions, clocks.

## Why a request is refused. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Las reglas no lo permiten ({ $clause }): { $message }.
refused-unreadable = Aquí no se entiende «{ $found }». Se espera: { $message }.
refused-record = Línea { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}jugada { $at_move }
  }: { $reason }
refused-impossible = Esta posición no puede darse en una partida ({ $clause }): { $message }.
refused-options = No se puede jugar con estas opciones ({ $field }): { $message }.
refused-not-seated = Solo pueden hacerlo los jugadores de esta partida.
refused-which-seat = ¿A cuál de tus asientos te refieres?
refused-not-opener = Solo puede hacerlo quien creó la partida.
refused-not-your-turn = No es tu turno.
refused-study-text = Línea { $line }, columna { $column }: esto no se puede leer: { $found }
refused-stale = La posición ha cambiado: { $number ->
        [one] se ha hecho { $number } jugada
       *[other] se han hecho { $number } jugadas
    }.
refused-not-started = La partida aún no ha empezado.
refused-started = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-seat-taken = Este asiento está ocupado o reservado para otra persona.
refused-already-seated = Ya tienes un asiento en esta partida.
refused-no-such-bot = En este juego no hay ningún bot con ese nombre.
refused-too-late-to-abort = Es tarde para anular la partida: todos han hecho ya su primera jugada.
refused-nothing-offered = No hay ninguna oferta a la que responder.
refused-offered-already = Ya lo has pedido. Espera un poco antes de volver a pedirlo.
refused-not-for-more-players = Solo se puede acordar un empate en partidas de dos jugadores.
refused-no-such-point = No se puede retroceder tanto: la partida no tiene esa jugada.
refused-nothing-to-reset = En este turno no has hecho nada que se pueda deshacer.
refused-nobody-away = { $seconds ->
        [0] Nadie está ausente.
        [one] Espera { $seconds } segundo más: tu rival puede volver.
       *[other] Espera { $seconds } segundos más: tu rival puede volver.
    }
refused-text = Un mensaje debe ser una sola línea, ni vacía ni demasiado larga.
refused-table-full = Esta partida ya no admite más mensajes ni peticiones.
refused-too-often = Ya has hecho todas las peticiones que se permiten en una partida.
refused-needs-account = Para jugar con Elo necesitas una cuenta. Regístrate o juega sin Elo.
refused-left-games = Últimamente has dejado a medias partidas con Elo, así que no podrás jugar con Elo hasta dentro de { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }. Mientras tanto, puedes jugar sin Elo y en torneos.
refused-nothing-to-plan = Solo puedes planear jugadas en partidas con días por turno y mientras le toca a tu rival.
refused-plan-unfinished = Un plan tiene que acabar con un turno tuyo completo.
refused-plan-ambiguous = Ya has planeado otra respuesta a estas jugadas. Borra antes ese plan.
refused-time-up = Se ha agotado el tiempo.
refused-hidden = En este juego hay cartas ocultas, así que no podemos responder a eso.
refused-fair-play = Mientras se juega una partida con Elo, el motor no da consejos, ni a sus jugadores ni sobre sus posiciones. Vuelve a preguntar cuando haya terminado.

## What is wrong with a request

error-malformed = No lo hemos entendido: { $message }.
error-too-large = Es demasiado grande ({ $what }): el límite es { $limit }.
error-limited = Demasiadas peticiones en poco tiempo ({ $what }). Espera { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
error-not-found = Esto no existe o no tienes acceso.
error-sign-in = Primero inicia sesión.
error-wrong-password = Nombre o contraseña incorrectos.
error-passkey = No se puede usar esta llave de acceso.
error-banned = Esta cuenta está suspendida: { $reason }
error-banned-until = Esta cuenta está suspendida hasta el { $until }: { $reason }
error-network-banned = Por ahora no se admiten jugadores nuevos desde tu red. Las cuentas creadas antes del bloqueo pueden seguir iniciando sesión.
error-network-banned-until = Hasta el { $until } no se admiten jugadores nuevos desde tu red. Las cuentas creadas antes del bloqueo pueden seguir iniciando sesión.
error-muted = No puedes usar el chat: { $reason }
error-muted-until = No puedes usar el chat hasta el { $until }: { $reason }
error-too-new = Todavía no puedes enviar enlaces. Juega antes unas cuantas partidas.
error-not-friends = Solo podéis escribiros si os seguís mutuamente.
error-listed-word = Este servidor no permite la palabra «{ $word }».
error-tournament = No se puede hacer eso en este torneo ahora mismo.
error-both-seated = Juegas en modo invitado una partida en la que esta cuenta también tiene un asiento, y nadie puede ocupar dos asientos en la misma partida. Termina antes esa partida, u olvida este perfil de invitado y renuncia a su asiento.
error-unfit = Esto no se puede usar ({ $what }): { $message }.
error-forbidden = No tienes permiso para hacer esto.
error-taken = Esto ya existe ({ $what }).
error-refused = No es posible: { $reason }
error-too-slow = Tu conexión es demasiado lenta para seguir la partida. Reconectando.
error-unavailable = Ahora mismo no podemos guardarlo. No se ha perdido nada; inténtalo de nuevo.
error-internal = Algo ha fallado por nuestra parte. Ha quedado registrado; inténtalo de nuevo.

## How a game ended

ended-rules = jugada hasta el final
ended-resignation = por rendición
ended-time = se ha agotado el tiempo
ended-agreement = empate acordado
ended-absence = un jugador se ha ido
ended-abort = partida anulada

## What is to be decided

decision-place = Coloca un anillo
decision-move = Haz una jugada
decision-claim-or-move = Reclama un color o mueve
decision-row = Retira una fila
decision-ring = Retira un anillo
decision-lay = Pon una combinación
decision-attack = Decide si te llevas la combinación
decision-answer = Recupera la combinación o descártala
decision-draw = Roba una carta

## Clocks

clock-none = Sin reloj
clock-fischer = { $initial_s } s + { $increment_s } s por turno
clock-byoyomi = { $main_s } s, luego { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
