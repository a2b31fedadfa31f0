# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Torneos
tournaments-lead = Suizo, todos contra todos, arena o multimesa: apúntate a uno u organiza el tuyo.
tournaments-mine = Mis torneos
tournaments-announced = Próximos
tournaments-running = En curso
tournaments-finished = Terminados
tournaments-none = Todavía no hay torneos. ¡Crea el primero!
tournaments-all-games = Todos los juegos
tournaments-game = Juego
tournament-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-won-by = Victoria de { $names }
tournament-private = Privado
tournament-invited-only = Por invitación
tournament-rated = Con Elo

## Formats
tournament-format = Sistema
tournament-format-swiss = Suizo
tournament-format-round-robin = Todos contra todos
tournament-format-arena = Arena
tournament-format-tables = Multimesa
tournament-about-swiss = En cada ronda te toca un rival nuevo con más o menos tus mismos puntos.
tournament-about-round-robin = Juegas contra todos los demás.
tournament-about-arena = Juega todas las partidas que puedas antes de que acabe el tiempo. Tras dos victorias seguidas, las siguientes valen el doble.
tournament-about-tables = En cada ronda te sientas a una mesa nueva de tres a cinco jugadores.
tournament-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] una partida contra cada rival
   *[other] dos partidas contra cada rival
}

## A new one
tournament-new = Nuevo torneo
tournament-name = Nombre
tournament-description = Descripción (opcional)
tournament-variant = Variante
tournament-number-rounds = Rondas
tournament-number-minutes = Minutos
tournament-twice = Dos partidas contra cada rival
tournament-starts = Inicio
tournament-starts-in = Dentro de { $minutes } minutos
tournament-starts-own = Elegir fecha y hora
tournament-clock-minutes = Minutos por jugador
tournament-clock-seconds = Segundos añadidos por turno
tournament-slow = Partidas de varios días: cada turno tiene su propio límite
tournament-clock-days = Días por turno
tournament-vacations = Las vacaciones paran el reloj del jugador (las rondas pueden durar más)
tournament-vacation-pauses = En este torneo, las vacaciones paran el reloj del jugador.
tournament-vacation-ignored = En este torneo, las vacaciones no paran ningún reloj.
tournament-break = Descanso entre rondas, en segundos
tournament-check-in = Los jugadores confirman su asistencia en los cinco minutos previos al inicio
tournament-by-invitation = Solo por invitación
tournament-keep-private = Privado: solo se encuentra con el enlace
tournament-make-rated = Con Elo (hace falta cuenta)
tournament-with-bots = Si a alguien le falta rival, juega contra un bot
tournament-create = Crear torneo

## The page
tournament-by = Organiza { $name }
tournament-of-club = Club: { $name }
tournament-members-only = Este torneo es solo para miembros del club.
tournament-next-check-in = Confirmación de asistencia en
tournament-next-start = Empieza en
tournament-next-round = Próxima ronda en
tournament-next-end = Termina en
tournament-paused = En pausa
tournament-over = Terminado
tournament-round-of = Ronda { $round } de { $rounds }
tournament-enter = Apuntarse
tournament-enter-again = Volver a apuntarse
tournament-withdraw = Retirarse
tournament-check-in-now = Confirmar asistencia
tournament-checked-in = Tu asistencia está confirmada.
tournament-your-game = Tu partida
tournament-to-table = Ir a tu partida
tournament-wait-nobody-free = Los demás están jugando. Te emparejaremos en cuanto alguien quede libre.
tournament-wait-just-met = Acabas de jugar contra la única persona que está libre.
tournament-wait-same-seat = A quienes están libres les toca el mismo color que a ti.
tournament-wait-paused = El torneo está en pausa.
tournament-wait-ending = Queda muy poco tiempo: ya no empiezan más partidas.
tournament-you-rest = Tu partida ha terminado. La próxima ronda empieza cuando terminen todas.
tournament-you-entered = Ya estás dentro. Tu partida se abrirá automáticamente cuando empiece el torneo.
tournament-invite-link = Enlace de invitación
tournament-ready = Tu partida está lista: { $name }, ronda { $round }
tournament-ready-go = Jugar
tournament-ready-later = Ahora no

## Standings, crosstable, rounds, history
tournament-tab-standings = Clasificación
tournament-tab-crosstable = Tabla cruzada
tournament-boards = Partidas en curso
tournament-tab-pairings = Rondas
tournament-tab-history = Historial
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-rating = Elo
tournament-no-games = Todavía no hay partidas.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Los puntos de todos tus rivales
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Los puntos de tus rivales, ponderados por tu resultado contra ellos
tournament-tie-direct-encounter = Enfrentamiento directo
tournament-tie-direct-encounter-about = Puntos en las partidas entre los empatados
tournament-tie-wins = Victorias
tournament-tie-wins-about = Partidas jugadas y ganadas, sin contar descansos ni incomparecencias
tournament-tie-score-share = Cuota de puntos
tournament-tie-score-share-about = Tu parte de todos los puntos conseguidos en tus mesas
tournament-tie-opponents-points = Puntos de rivales
tournament-tie-opponents-points-about = Los puntos de todos los que han jugado en tus mesas
tournament-streak = { $count } victorias seguidas
tournament-left = ya no juega
tournament-bye-full = Descanso: cuenta como victoria
tournament-bye-half = Descanso: cuenta medio punto
tournament-bye-rest = Descanso
tournament-absent = incomparecencia
tournament-playing = jugando
tournament-round = Ronda { $round }
tournament-why = ¿Por qué estos emparejamientos?
tournament-why-schedule = Fila { $row } de la tabla de Berger.
tournament-why-swiss = Puntos: { $one } y { $other }; puestos: { $first } y { $second }.
tournament-why-met = Partidas anteriores entre ambos: { $met }. No había otro emparejamiento posible.
tournament-why-arena = Los dos estaban libres, con { $one } y { $other } puntos.
tournament-why-again = Acababan de enfrentarse, pero no había nadie más libre.
tournament-why-table = Puntos en la mesa: { $points }.
tournament-seats-balance = Los colores se reparten para que los dos empiecen el mismo número de veces.
tournament-seats-alternation = Los colores se alternan.
tournament-seats-rank = El mejor clasificado cambia de color.
tournament-seats-lot = Los colores se sortearon.
tournament-bye-why-schedule = Con un número impar de jugadores, descansan por turnos.
tournament-bye-why-odd = El número de jugadores es impar.
tournament-bye-why-late = Se apuntó después del emparejamiento de la ronda.
tournament-result-won = { $winner } gana a { $loser }
tournament-result-drawn = { $names }: empate
tournament-result-absent = { $names }: no se jugó

tournament-did-created = Torneo anunciado
tournament-did-changed = Ajustes cambiados
tournament-did-invited = Invitación para { $name }
tournament-did-entered = { $name } se ha apuntado
tournament-did-checked-in = { $name } ha confirmado su asistencia
tournament-did-withdrew = { $name } se ha retirado
tournament-did-came-back = { $name } ha vuelto
tournament-did-started = Torneo iniciado
tournament-did-paired = Ronda { $round } emparejada
tournament-did-no-show = Incomparecencia: { $name }
tournament-did-ended = Resultado: { $name }
tournament-did-adjudicated = Resultado fijado por la organización: { $name }
tournament-did-excluded = Exclusión de { $name }
tournament-did-readmitted = Readmisión de { $name }
tournament-did-paused = Torneo en pausa
tournament-did-resumed = Torneo reanudado
tournament-did-finished = Torneo terminado
tournament-did-undone = Se ha deshecho una acción de la organización

## Organisers
tournament-organise = Organización
tournament-start-now = Empezar ya
tournament-next-round-now = Empezar ya la siguiente ronda
tournament-pause = Pausar
tournament-resume = Reanudar
tournament-finish = Terminar el torneo
tournament-undo = Deshacer
tournament-exclude = Excluir
tournament-readmit = Readmitir
tournament-adjudicate = Asignar un resultado
tournament-wins = Gana { $name }
tournament-draw = Empate
tournament-not-played = No jugada
tournament-report = Descargar informe (TRF)

## What is refused
tournament-refused-not-organiser = Solo pueden hacerlo los organizadores.
tournament-refused-not-invited = Este torneo es solo por invitación.
tournament-refused-not-member = Solo pueden participar los miembros del club.
tournament-refused-excluded = La organización te ha excluido del torneo.
tournament-refused-not-a-player = No juegas en este torneo.
tournament-refused-already-so = Ya está hecho.
tournament-refused-full = Se ha alcanzado el límite de { $most }.
tournament-refused-not-now = Ahora no es posible.
tournament-refused-round-unfinished = La ronda sigue en juego.
tournament-refused-last-round = Esta es la última ronda.
tournament-refused-too-few = Hacen falta al menos { $fewest } jugadores.
tournament-refused-not-found = No existe esa partida o ese jugador.
tournament-refused-unsuitable = Revisa este dato: { $what }.
tournament-refused-not-paused = Primero pon el torneo en pausa.
tournament-refused-rests-on-it = Algo posterior depende de esto. Deshazlo primero.
