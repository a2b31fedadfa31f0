# Benachrichtigungen, die der Browser zeigt, obwohl keine Seite offen ist: Titel der Push-Nachrichten.

push-your-turn = Du bist dran gegen { $names }
push-time-short = Deine Zeit gegen { $names } wird knapp
push-challenge = Herausforderung von { $names }
push-message = { $name } hat dir geschrieben
push-round-starts = Runde { $round } von { $tournament } hat begonnen
push-game-over = Deine Partie gegen { $names } ist beendet
push-somebody = Unbekannt
