# Meldingen die de browser toont zonder open pagina: titels van pushberichten.

push-your-turn = Jouw beurt tegen { $names }
push-time-short = Je tijd tegen { $names } is bijna om
push-challenge = Uitdaging van { $names }
push-message = Nieuw bericht van { $name }
push-round-starts = Ronde { $round } van { $tournament } is begonnen
push-game-over = Je partij tegen { $names } is afgelopen
push-somebody = iemand
