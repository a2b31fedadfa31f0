# Notifiche che il browser mostra anche senza pagine aperte: titoli dei messaggi push.

push-your-turn = Tocca a te contro { $names }
push-time-short = Il tuo tempo contro { $names } sta per scadere
push-challenge = Sfida da { $names }
push-message = { $name } ti ha scritto
push-round-starts = È iniziato il turno { $round } di { $tournament }
push-game-over = La tua partita contro { $names } è finita
push-somebody = qualcuno
