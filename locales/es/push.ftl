# Notificaciones que el navegador muestra aunque no haya ninguna página abierta: títulos de los mensajes push.

push-your-turn = Te toca contra { $names }
push-time-short = Se te acaba el tiempo contra { $names }
push-challenge = Reto de { $names }
push-message = { $name } te ha escrito
push-round-starts = Ha empezado la ronda { $round } de { $tournament }
push-game-over = Tu partida contra { $names } ha terminado
push-somebody = alguien
