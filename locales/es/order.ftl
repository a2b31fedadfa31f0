# Orden: denuncias, advertencias, silencios, suspensiones, apelaciones y la página de moderación.

report-whom = Denunciar a { $name }
report-person = ¿A quién quieres denunciar?
report-category = ¿Cuál es el problema?
report-category-cheating = Trampas o ayuda externa
report-category-insults = Insultos o amenazas
report-category-spam = Spam o publicidad
report-category-name = Nombre ofensivo
report-category-leaving-games = Dejar partidas a medias o alargarlas
report-category-other = Otra cosa
report-text = ¿Qué ha pasado? (Opcional, salvo en «Otra cosa»)
report-about = Solo el equipo de moderación verá tu denuncia. { $name } no recibirá ningún aviso.
report-about-chat = Solo el equipo de moderación recibirá tu denuncia, junto con lo que { $name } ha escrito en este chat. { $name } no recibirá ningún aviso.
report-about-message = Solo el equipo de moderación recibirá tu denuncia, junto con este mensaje. No podrá leer el resto de la conversación. { $name } no recibirá ningún aviso.
report-send = Enviar denuncia
report-sent = Gracias. El equipo de moderación lo revisará. En la página de tu cuenta verás cómo se resuelve.
report-too-many = Ya has enviado muchas denuncias. Espera a que el equipo de moderación las revise.
report-made = denuncia del { $day }
report-state-open = Pendiente
report-state-acted = Se han tomado medidas
report-state-nothing = No se ha encontrado ninguna infracción
reports-title = Tus denuncias

conduct-title = Mensajes del equipo de moderación
sanction-warning = Advertencia
sanction-mute = Sin chat hasta el { $until }
sanction-ban = Cuenta suspendida
sanction-ban-until = Cuenta suspendida hasta el { $until }
sanction-networks-until = redes bloqueadas hasta el { $until }
sanction-since = decisión del { $day }
sanction-lifted = Medida retirada
sanction-confirmed = Confirmada por el jugador
sanction-confirm = Entendido
sanction-close = Cerrar

appeal = Apelar…
appeal-text = ¿Por qué deberíamos retirar esta medida?
appeal-about = Solo puedes apelar una vez. El equipo de moderación leerá tu apelación y verás la respuesta aquí.
appeal-send = Enviar apelación
appeal-sent = Hemos recibido tu apelación. Verás la respuesta aquí.
appeal-kept = Hemos revisado tu apelación. La decisión se mantiene.
appeal-lifted = Hemos aceptado tu apelación.

leaving-title = Partidas con Elo dejadas a medias
leaving-paused = Últimamente has dejado a medias partidas con Elo, así que no puedes jugar con Elo hasta el { $until }. Mientras tanto, puedes jugar sin Elo y en torneos.
leaving-lately = Últimamente has dejado a medias partidas con Elo. Si vuelves a hacerlo, tendrás que hacer una pausa antes de volver a jugar con Elo, cada vez más larga.
leaving-aborted = { $count ->
    [one] Últimamente has anulado { $count } partida con Elo. Anular partidas una y otra vez cuenta como dejarlas a medias.
   *[other] Últimamente has anulado { $count } partidas con Elo. Anular partidas una y otra vez cuenta como dejarlas a medias.
}
leaving-back = { $count ->
    [one] Si juegas una partida más con Elo hasta el final, la próxima pausa será más corta.
   *[other] Si juegas { $count } partidas más con Elo hasta el final, la próxima pausa será más corta.
}
leaving-private = Esto solo lo ves tú.

moderation-title = Moderación
moderation-reported = Jugadores denunciados
moderation-none = No hay denuncias.
moderation-reporters = { $count ->
    [one] denunciado por { $count } persona
   *[other] denunciado por { $count } personas
}
moderation-since = desde el { $day }
moderation-appeals = Apelaciones
moderation-no-appeals = No hay apelaciones pendientes.
fair-play-title = Partidas inusuales
fair-play-none = Nada inusual.
fair-play-about = En partidas con Elo, las jugadas de estas personas coinciden con las de los bots mucho más de lo habitual para su Elo. Eso no demuestra nada: mira las partidas antes de decidir.
fair-play-games = { $games } partidas, { $turns } turnos
fair-play-thinks = { $seconds } s por turno de media, dispersión del { $spread } %
fair-play-away = dejó la página en el { $percent } % de sus turnos
fair-play-look = Bot con { $nodes } posiciones: coincide el { $share } %, lo habitual es el { $usual } %
fair-play-game = Partida { $number }
fair-play-dismiss = Nada sospechoso
moderation-find = Buscar una cuenta
moderation-show = Mostrar
moderation-recent = Últimas decisiones
moderation-no-acts = Todavía nada.
moderation-guest = invitado
moderation-profile = Perfil
moderation-reports = Denuncias
moderation-report-by = { $name }, { $when }
moderation-evidence = Sus mensajes en ese chat:
moderation-to-table = Abrir la partida
moderation-sanctions = Medidas tomadas
moderation-history = Historial
moderation-act = Decisión
decide-dismiss = Desestimar denuncias
decide-warn = Advertir
decide-mute = Silenciar
decide-ban = Suspender
act-reason = Motivo (lo leerá el jugador)
act-time = ¿Por cuánto tiempo?
ban-networks = Redes
ban-networks-off = Suspender solo la cuenta
ban-networks-addresses = { $networks ->
    [one] Bloquear también la dirección desde la que se usó (otras cuentas en ella: { $others })
   *[other] Bloquear también las { $networks } direcciones desde las que se usó (otras cuentas en ellas: { $others })
}
ban-networks-wide = { $networks ->
    [one] Bloquear también toda la red de esa dirección (otras cuentas en ella: { $others })
   *[other] Bloquear también las { $networks } redes completas de esas direcciones (otras cuentas en ellas: { $others })
}
ban-networks-about = Desde una red bloqueada nadie puede jugar como invitado, crear una cuenta ni usar una posterior al bloqueo. Las cuentas anteriores no se ven afectadas. El bloqueo termina con la suspensión de la cuenta o, como máximo, a los 30 días.
ban-networks-none = No hay redes que bloquear: esta cuenta no se ha usado en los últimos 14 días o el servidor no puede saber desde dónde llegan sus visitantes.
act-lift = Retirar la medida
act-lift-networks = Desbloquear las redes
act-reopen = Reabrir las denuncias
act-role-first = Esta cuenta es de un moderador o de un administrador del servidor. Antes, un administrador tiene que quitarle el rol.
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
duration-for-good = Para siempre
logged-dismiss = { $by } ha desestimado las denuncias contra { $name }
logged-reopen = { $by } ha reabierto las denuncias contra { $name }
logged-warn = { $by } ha advertido a { $name }
logged-warning-lifted = { $by } ha retirado una advertencia a { $name }
logged-mute = { $by } ha silenciado a { $name }
logged-mute-lifted = { $by } ha devuelto el chat a { $name }
logged-ban = { $by } ha suspendido a { $name }
logged-ban-lifted = { $by } ha levantado la suspensión de { $name }
logged-networks-lifted = { $by } ha desbloqueado las redes de { $name }
logged-appeal-kept = { $by } ha rechazado la apelación de { $name }
logged-dismiss-fair-play = { $by } ha revisado las partidas inusuales de { $name }: nada sospechoso
moderation-other = { $by }, { $name }: { $act }
answer-text = Respuesta (la leerá el jugador; opcional)
answer-lift = Aceptar la apelación
answer-keep = Rechazar la apelación
