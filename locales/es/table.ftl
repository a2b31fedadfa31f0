# What is said at a table: answers to wishes that are not granted, ends of games, decisions, clocks.

## Why a wish is not granted. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Las reglas no lo permiten ({ $clause }): { $message }.
refused-unreadable = Aquí no se entiende «{ $found }». Se espera: { $message }.
refused-record = Línea { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}jugada { $at_move }
  }: { $reason }
refused-impossible = Ninguna partida tiene este aspecto ({ $clause }): { $message }.
refused-options = No se puede jugar con estas opciones ({ $field }): { $message }.
refused-not-seated = Solo pueden hacerlo quienes juegan en esta mesa.
refused-which-seat = ¿A cuál de tus asientos te refieres?
refused-not-opener = Solo puede hacerlo quien abrió la mesa.
refused-not-your-turn = No es tu turno.
refused-stale = La posición ha cambiado entretanto: { $number ->
        [one] se ha hecho { $number } jugada
       *[other] se han hecho { $number } jugadas
    }.
refused-not-started = La partida aún no ha empezado.
refused-started = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-seat-taken = Este asiento está ocupado o reservado para otra persona.
refused-already-seated = Ya tienes un asiento aquí.
refused-no-such-bot = En este juego no hay ningún bot con ese nombre.
refused-too-late-to-abort = Es tarde para interrumpir: todos han hecho ya su primera jugada.
refused-nothing-offered = No hay nada a lo que responder.
refused-offered-already = Ya lo has pedido. Espera un poco antes de volver a pedirlo.
refused-not-for-more-players = Solo se puede acordar un empate entre dos jugadores.
refused-no-such-point = La partida no tiene ningún momento anterior como ese.
refused-nothing-to-reset = En este turno no hay nada que deshacer.
refused-nobody-away = { $seconds ->
        [0] Nadie está ausente.
        [one] Espera { $seconds } segundo más: tu rival puede volver.
       *[other] Espera { $seconds } segundos más: tu rival puede volver.
    }
refused-text = Un mensaje es una sola línea, ni vacía ni demasiado larga.
refused-table-full = En esta mesa ya no cabe nada más.
refused-too-often = Ya has hecho todas las peticiones que se permiten en una partida.
refused-needs-account = Las partidas puntuadas necesitan una cuenta. Regístrate o juega sin puntuación.
refused-time-up = El tiempo se ha agotado.
refused-hidden = En este juego hay cartas ocultas, por eso esto no tiene respuesta.
refused-fair-play = Mientras se juega una partida puntuada, el motor no da consejos: ni a quienes la juegan ni sobre sus posiciones. Vuelve a pedirlo cuando haya terminado.

## What is wrong with a request

error-malformed = Esto no se ha entendido: { $message }.
error-too-large = Esto es demasiado grande ({ $what }): el límite es { $limit }.
error-limited = Demasiadas peticiones en poco tiempo ({ $what }). Espera { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
error-not-found = Esto no existe, o no es para ti.
error-sign-in = Primero inicia sesión.
error-wrong-password = Ninguna cuenta tiene ese nombre y esa contraseña.
error-both-seated = Estás jugando como invitado en una mesa en la que esta cuenta también tiene un sitio, y nadie puede ocupar dos sitios en la misma partida. Termina antes esa partida, u olvida a este invitado y renuncia a su sitio.
error-unfit = Esto no se puede usar ({ $what }): { $message }.
error-forbidden = No puedes hacer esto.
error-taken = Esto ya existe ({ $what }).
error-refused = La mesa dice que no: { $reason }
error-too-slow = La conexión es demasiado lenta para seguir la partida. Se está restableciendo.
error-unavailable = En este momento no se puede guardar. No se ha perdido nada; inténtalo de nuevo.
error-internal = El servidor ha cometido un error. Ha quedado anotado; inténtalo de nuevo.

## How a game ended

ended-rules = jugada hasta el final
ended-resignation = por abandono
ended-time = por tiempo
ended-agreement = de común acuerdo
ended-absence = por ausencia
ended-abort = interrumpida

## What is to be decided

decision-place = Coloca un anillo
decision-move = Haz una jugada
decision-claim-or-move = Reclama un color o mueve
decision-row = Retira una fila
decision-ring = Retira un anillo
decision-lay = Pon una combinación
decision-attack = Llévate la combinación o déjala
decision-answer = Recupera la combinación o descártala
decision-draw = Roba una carta

## Clocks

clock-none = Sin reloj
clock-fischer = { $initial_s } s para la partida, { $increment_s } s más por turno
clock-byoyomi = { $main_s } s para la partida, después { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
