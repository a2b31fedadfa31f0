# Avisos: la campana, su página y de qué quiere avisos cada uno.

notices-title = Notificaciones
notices-unread = { $count ->
    [one] { $count } notificación nueva
   *[other] { $count } notificaciones nuevas
}
notices-none = Todavía no hay nada. Cuando te toque jugar o alguien te rete, lo verás aquí.
notices-read-all = Marcar todo como leído
notice-new = Nueva

notice-time-short = Se te acaba el tiempo contra { $names }
notice-round-starts = Ha empezado la ronda { $round } de { $name }
notice-game-over = Tu partida contra { $names } ha terminado
notice-message = { $name } te ha escrito
notices-somebody = alguien

notices-choice = Quiero notificaciones de
notices-choice-about = No recibirás notificaciones de partidas contra bots ni de las que ya tengas abiertas en pantalla.
notice-kind-your-turn = Mi turno
notice-kind-your-turn-about = En partidas sin reloj o con días por turno
notice-kind-time-short = Poco tiempo
notice-kind-time-short-about = Cuando ha pasado el 80 % del tiempo de un turno
notice-kind-challenge = Retos
notice-kind-round-starts = Rondas de torneos
notice-kind-round-starts-about = Cuando empieza una ronda y mi partida está lista
notice-kind-game-over = Partidas terminadas
notice-kind-game-over-about = Cuando una partida termina y no estoy
notice-kind-message = Mensajes
notice-kind-message-about = Cuando me escribe un amigo
notices-to-messages = Mensajes

notices-push-title = En este dispositivo
notices-push-about = Recibe notificaciones aunque Trilynx no esté abierto.
notices-push-on = Las notificaciones están activadas en este navegador.
notices-push-turn-on = Activar notificaciones
notices-push-turn-off = Desactivar
notices-push-denied = Este navegador bloquea las notificaciones de Trilynx. Puedes permitirlas para este sitio en los ajustes del navegador.
notices-push-unsupported = Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes Trilynx a la pantalla de inicio.
notices-push-offer = ¿Te avisamos cuando te toque, aunque Trilynx no esté abierto?
notices-push-decline = No, gracias
notices-quiet = No molestar
notices-quiet-about = Las notificaciones de esas horas te llegarán después.
notices-quiet-from = de
notices-quiet-until = a
