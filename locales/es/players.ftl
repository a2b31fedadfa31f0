# Encontrar gente: búsqueda, a quién se sigue, clasificaciones.

players-title = Jugadores
players-lead = Busca a otros jugadores, mira quién está en línea y quién encabeza las clasificaciones.
players-search = Buscar un jugador
players-search-hint = Comienzo del nombre
players-none = No hay jugadores cuyo nombre empiece así.
lobby-players = Jugadores y clasificaciones
clubs-title = Clubes

follow = Seguir
follow-whom = Seguir a { $name }
unfollow = Dejar de seguir
unfollow-whom = Dejar de seguir a { $name }
write-to = Mensaje
write-to-whom = Mensaje para { $name }
to-messages = Mensajes
followed-title = A quién sigues
followed-about = Sigue a otros jugadores desde su perfil y aquí verás cuándo están en línea y a qué juegan. Si también te siguen, sois amigos.
followed-sign-up = Con una cuenta puedes seguir a otros jugadores y ver cuándo están en línea.
followers-title = Quién te sigue
is-friend = Amigos
is-online = En línea
is-offline = Sin conexión
followed-watch = Ver su partida

leaderboard-title = Clasificación
leaderboard-class = Ritmo
leaderboard-about = Apareces aquí tras { $games } partidas con Elo, en cuanto tu Elo sea lo bastante fiable.
leaderboard-none = Nadie ha jugado todavía suficientes partidas con Elo a este ritmo.
column-place = Puesto
column-player = Jugador
column-games = Partidas

challenge = Retar
challenge-whom = Retar a { $name } a una partida
challenge-about = { $name } recibe el reto al momento y tiene tres días para responder.
challenge-send = Enviar reto
challenge-refused = { $name } no acepta tus retos por ahora.
challenge-there = Ya hay un reto pendiente entre { $name } y tú.
challenged-by = { $name } te reta a una partida
challenge-take = Jugar
challenge-decline = Rechazar
challenges-title = Retos

sessions-title = Dónde tienes la sesión abierta
session-here = Este navegador
session-other = Otro navegador
session-made = sesión iniciada el { $day }
session-used = último uso el { $day }
session-end-which = Cerrar la sesión iniciada el { $day }
